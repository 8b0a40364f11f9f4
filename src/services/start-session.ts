import type { Repository } from '../ports.ts';
import type { SessionStates } from '../ports-session.ts';
import type { MemoryStores } from './memory-stores.ts';
import type { Recall, ScoredMemory } from './recall.ts';

export interface StartSessionPorts {
  readonly states: SessionStates;
  readonly repository: Repository;
  readonly stores: Pick<MemoryStores, 'save'>;
  readonly recall: Recall;
  readonly flushLeftOvers: (
    session: string,
  ) => Promise<{ readonly written: number; readonly failed: number }>;
  /** Removes what is older than anybody will ask for. */
  readonly prune: () => void;
}

export interface SessionStartRequest {
  readonly session: string;
  /** Whether the model's context still holds what the session was shown before (the client's `resume`). */
  readonly keepsContext: boolean;
  /** How many memories at most; 0: none. */
  readonly limit: number;
  readonly flushes: boolean;
}

export interface SessionStart {
  readonly recalled: readonly ScoredMemory[];
  /** Memories written for crashed sessions, and how many sessions' queues could not be flushed. */
  readonly leftOvers: { readonly written: number; readonly failed: number };
}

/**
 * Begins a session, or begins it anew after compaction or resume: flushes what was left, chooses what it should
 * know, and records the session with its client, its author and what it was shown.
 */
export function createStartSession(
  ports: StartSessionPorts,
): (request: SessionStartRequest) => Promise<SessionStart> {
  const { states, repository, stores, recall } = ports;
  return async ({ session, keepsContext, limit, flushes }) => {
    const author = (await repository.author()) ?? '';
    const shown = keepsContext ? (states.read(session)?.shown ?? []) : [];
    const leftOvers = flushes ? await ports.flushLeftOvers(session) : { written: 0, failed: 0 };
    ports.prune();
    const recalled = limit > 0 ? await recall.forSession(limit, new Set(shown)) : [];
    // What came by a fetch, or by hand, is indexed here once, and not again at every prompt that asks.
    await stores.save();
    const shownNow = [...shown, ...recalled.map(({ memory }) => memory.id)];
    states.begin(session, (state) => ({ ...state, shown: shownNow, author }));
    return { recalled, leftOvers };
  };
}
