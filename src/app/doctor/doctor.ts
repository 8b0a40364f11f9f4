import { deadSessions } from '../../capture/flush-queues.ts';
import type { StoryStore } from '../../capture/model/ports.ts';
import { JOBS, type JobStates } from '../../core/background.ts';
import { errorMessage } from '../../core/errors.ts';
import type { Clock } from '../../core/ports.ts';
import type { Embedder, VectorKeeper } from '../../recall/model/embedder.ts';
import type { CaptureAccumulator, SessionStates } from '../../session/model/ports.ts';
import { type Unfetched, unfetchedText } from '../../share/model/remote.ts';
import { checkJobs, checkQueues } from './activity.ts';
import { type Check, fail, ok, warn } from './check.ts';

/** Looks at everything that can break without being noticed. Each check stands alone: one that throws has failed. */
export const examine = (
  checks: readonly (readonly [name: string, check: () => Promise<Check> | Check])[],
): Promise<readonly Check[]> => Promise.all(checks.map(([name, check]) => orFailure(name, check)));

async function orFailure(name: string, check: () => Promise<Check> | Check): Promise<Check> {
  try {
    return await check();
  } catch (error) {
    const { hint } = error as { hint?: string };
    return fail(name, withCause(error), { hint });
  }
}

/** What git itself said, in one line: "git cat-file failed" alone helps nobody. */
function withCause(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const [reason = ''] = cause instanceof Error ? cause.message.split('\n') : [];
  return reason === '' ? errorMessage(error) : `${errorMessage(error)} (${reason})`;
}

/** What waits, and what sessions left that nobody will flush. */
export function checkWaiting({
  states,
  accumulator,
  stories,
  clock,
}: {
  readonly states: SessionStates;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly stories: Pick<StoryStore, 'read'>;
  readonly clock: Clock;
}): Check {
  const waiting = states.list().reduce((sum, session) => sum + accumulator(session).count(), 0);
  const left = deadSessions({ states, accumulator, stories, clock }).filter((session) =>
    accumulator(session).waits(),
  );
  const learnings = left.reduce((sum, session) => sum + accumulator(session).count(), 0);
  return checkQueues(waiting, { sessions: left.length, learnings });
}

/** How the jobs in the background ended last. */
export function checkBackground(jobs: JobStates, nowMs: number): Check {
  const runs = JOBS.flatMap((job) => {
    const state = jobs.read(job);
    return state === undefined ? [] : [[job, state] as const];
  });
  return checkJobs(runs, nowMs);
}

export interface MeaningPorts {
  /** Undefined where LanceDB is not installed. */
  load(): Promise<
    | {
        readonly embedder: Pick<Embedder, 'embed' | 'close'>;
        readonly vectors: readonly { readonly index: Pick<VectorKeeper, 'nearest' | 'isCurrent'> }[];
      }
    | undefined
  >;
}

const INSTALL = 'cs-memory setup --semantic fixes it; until then recall goes by words alone';

/** Whether recall by meaning, which is set up, works: recall itself goes on by words and says nothing. Loads the model. Never throws. */
export async function checkMeaning({ load }: MeaningPorts): Promise<Check> {
  const name = 'meaning';
  try {
    const loaded = await load();
    if (loaded === undefined) return fail(name, 'LanceDB is not installed', { hint: INSTALL });
    const { embedder, vectors } = loaded;
    const [question] = await embedder.embed(['does it answer?'], 'query').finally(embedder.close);
    let isCurrent = true;
    for (const { index } of vectors) {
      if (question !== undefined) await index.nearest(question, { limit: 1, nowMs: 0 });
      isCurrent = (await index.isCurrent()) && isCurrent;
    }
    if (isCurrent) return ok(name, 'the model answers, and all memories have vectors');
  } catch (error) {
    const { hint = INSTALL } = error as { hint?: string };
    return fail(name, errorMessage(error), { hint });
  }
  const detail = 'the model answers; some memories have no vectors yet and are found by words';
  return warn(name, detail, { hint: '`cs-memory maintain reindex --update` creates them now' });
}

const NAME = 'remote';
export const NOTHING_MORE = 'every namespace of the remote is here';
const ASK = '`cs-memory doctor --remote` asks the remote itself';

/** Whether a remote has memories that were never fetched. `isAsked`: it said so itself; else it is what is known here. */
export function checkRemote(found: Unfetched | undefined, isAsked: boolean): Check {
  if (found === undefined)
    return ok(NAME, isAsked ? NOTHING_MORE : `no unfetched memories are known; ${ASK}`, { namespaces: 0 });
  return warn(NAME, unfetchedText(found), {
    hint: '`cs-memory sync --dry-run` shows what it would fetch',
    facts: { namespaces: found.namespaces.length },
  });
}
