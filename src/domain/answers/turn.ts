import { CHANGING_TOOLS } from '../narrative/story-events.ts';
import type { TranscriptEvent } from '../narrative/transcript-line.ts';

/**
 * Whether tools were used since the last prompt and no file was changed by an edit: somebody looked around, ran something,
 * committed. False where no tool was used. Pure.
 */
export function hasOnlyLooked(events: readonly TranscriptEvent[]): boolean {
  const since = events.slice(events.findLastIndex(({ type }) => type === 'prompt') + 1);
  const tools = since.flatMap((event) => (event.type === 'call' ? [event.tool] : []));
  return tools.length > 0 && !tools.some((tool) => CHANGING_TOOLS.has(tool));
}
