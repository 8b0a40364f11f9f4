import type { Filtered, FilterPipeline } from '../../../filters/pipeline.ts';
import { errorCode, errorMessage } from '../../domain/errors.ts';
import { memoryId } from '../../domain/memory-id.ts';
import type { CaptureAccumulator } from '../../ports/session.ts';
import type { Clock } from '../../ports.ts';
import { filterOrThrow } from '../secrets/filter-text.ts';
import type { Anchored } from './anchor.ts';
import { type createRemember, type RememberRequest, toDraft } from './remember.ts';

/** What nobody's session has queued waits under this name; any flush of all sessions writes it. */
export const NO_SESSION = 'no-session';

export interface KeepPorts {
  readonly remember: ReturnType<typeof createRemember>;
  readonly queue: () => CaptureAccumulator;
  readonly filters: FilterPipeline;
  readonly clock: Clock;
  readonly branch: string | undefined;
}

/** What became of a request; `queued`: the notes were held by others (`why` says by whom), and the next flush writes it. */
export type Kept =
  | Anchored
  | (Omit<Anchored, 'became'> & { readonly became: 'queued'; readonly why: string });

/** What became of it, in words that a place may follow. */
export function becameInWords(kept: Kept, words: Readonly<Record<Anchored['became'], string>>): string {
  if (kept.became !== 'queued') return words[kept.became];
  return `kept in the queue because ${kept.why}; \`cs-memory session flush\` or a later session writes it`;
}

/**
 * Writes memories at once, as `remember` does; where other writers, or a lock that one left behind, hold the notes for too long,
 * they wait in the queue. Throws what `remember` throws but REF_CONTENDED, and IO_FAILED.
 */
export function createKeep(
  ports: KeepPorts,
): (requests: readonly RememberRequest[]) => Promise<readonly Kept[]> {
  const enqueue = (request: RememberRequest, why: string): Kept => {
    const session: Filtered = filterOrThrow(ports.filters, request.session ?? NO_SESSION);
    const draft = { ...toDraft(request, ports), session };
    ports.queue().add(draft);
    return { id: memoryId(draft), became: 'queued', why, cut: false };
  };
  return async (requests) => {
    try {
      return await ports.remember(requests);
    } catch (error) {
      if (errorCode(error) !== 'REF_CONTENDED') throw error;
      return requests.map((request) => enqueue(request, errorMessage(error)));
    }
  };
}
