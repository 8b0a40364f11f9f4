import type { Memory } from '../memory.ts';
import { HANDOFFS } from '../namespace.ts';

/** What a handoff says that has only the time and the place. */
export const NOTHING_LEARNED =
  'Nothing could be learned of its work: look at the files and at the transcript.';

/** Whether a handoff's text is a mere marker: kept, and told to nobody who did not look for it. Pure. */
export const isMarker = (text: string): boolean => text.split('\n').includes(NOTHING_LEARNED);

/** The same of a memory. Pure. */
export const isMarkerMemory = ({ ns, body = '' }: Pick<Memory, 'ns' | 'body'>): boolean =>
  ns === HANDOFFS && isMarker(body);
