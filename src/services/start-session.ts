import { errorCode } from '../domain/errors.ts';
import { writeRecall } from '../domain/recall-text.ts';
import type { SessionStates } from '../ports/session.ts';
import type { Clock, Repository } from '../ports.ts';
import type { MemoryStores } from './memory-stores.ts';
import type { Recall } from './recall.ts';

export interface StartSessionPorts {
  readonly states: SessionStates;
  readonly repository: Repository;
  /** Every name and address that git knows the user by. */
  readonly identities: () => Promise<readonly string[]>;
  readonly stores: Pick<MemoryStores, 'save'>;
  readonly recall: Recall;
  readonly flushLeftOvers: (
    session: string,
  ) => Promise<{ readonly written: number; readonly failed: number }>;
  /** Has the session's calls looked at for what would close a blocker of the repository. */
  readonly watchBlockers: (session: string) => Promise<void>;
  /** Removes what is older than anybody will ask for. */
  readonly prune: () => void;
  readonly clock: Clock;
}

export interface SessionStartRequest {
  readonly session: string;
  /** Whether the model's context still holds what the session was shown before (the client's `resume`). */
  readonly keepsContext: boolean;
  /** How many memories at most; 0: none. */
  readonly limit: number;
  /** About so many tokens of text at most. */
  readonly tokens: number;
  readonly flushes: boolean;
}

export interface SessionStart {
  /** What the model is told; absent where there is nothing. */
  readonly text?: string;
  /** How many memories are in it. */
  readonly recalled: number;
  /** Memories written for crashed sessions, and how many sessions' queues could not be flushed. */
  readonly leftOvers: { readonly written: number; readonly failed: number };
  /** Why the session could not be recorded: a read-only repository, a full disk. */
  readonly unrecorded?: unknown;
}

const TITLE = 'What was learned in this repository so far.';

/**
 * Begins a session, or begins it anew after compaction or resume: flushes what was left, chooses what it should
 * know, and records the session with its client, its author, who the user is, and what it was shown. Where nothing can be recorded it is
 * told all the same.
 */
export function createStartSession(
  ports: StartSessionPorts,
): (request: SessionStartRequest) => Promise<SessionStart> {
  const { states, repository, stores, recall } = ports;
  return async ({ session, keepsContext, limit, tokens, flushes }) => {
    const [author = '', self] = await Promise.all([repository.author(), ports.identities()]);
    const shown = keepsContext ? (states.read(session)?.shown ?? []) : [];
    const leftOvers = flushes ? await ports.flushLeftOvers(session) : { written: 0, failed: 0 };
    ports.prune();
    const fitting = limit > 0 ? await unlessBehind(recall.forSession(limit, new Set(shown)), []) : [];
    const told = writeRecall(TITLE, fitting, ports.clock(), tokens);
    // What came by a fetch, or by hand, is indexed here once, and not again at every prompt that asks.
    await unlessBehind(stores.save(), undefined);
    const shownNow = [...shown, ...(told?.shown ?? []).map(({ memory }) => memory.id)];
    const start = {
      ...(told === undefined ? {} : { text: told.text }),
      recalled: told?.shown.length ?? 0,
      leftOvers,
    };
    try {
      states.begin(session, (state) => ({ ...state, shown: shownNow, author, self }));
      if (flushes) await unlessBehind(ports.watchBlockers(session), undefined);
      return start;
    } catch (unrecorded) {
      return { ...start, unrecorded };
    }
  };
}

/** Where the index lacks more than may be caught up on now, the session begins without it. */
const unlessBehind = <T>(asked: Promise<T>, otherwise: T): Promise<T> =>
  asked.catch((error: unknown) => {
    if (errorCode(error) === 'INDEX_BEHIND') return otherwise;
    throw error;
  });
