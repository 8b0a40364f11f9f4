import type { Filtered } from '../../filters/pipeline.ts';
import { CsError, errorCode, errorMessage } from '../core/errors.ts';
import { type Learning, memoryId } from '../core/learning.ts';
import { type Memory, OPEN } from '../core/memory.ts';
import { encodeLine, NOTE_VERSION } from '../core/note-line.ts';
import type { MemoryIndex, NoteAddition, Repository } from '../core/ports.ts';
import { IDLE_MS, laterThan } from '../core/time.ts';
import { givenBack, type Succession, successionLines } from '../memories/known-lessons.ts';
import type { CaptureAccumulator, Needs, SessionStates } from '../session/model/ports.ts';
import { withMerges } from '../session/model/subagent.ts';
import type { Flush, FlushResult, FlushWhen, SettleMemories } from './flush.ts';
import type { AgentsNow } from './merge-agents.ts';
import { awaitedBy } from './model/family.ts';
import { familiesOfOpen, isEndedBy, isOfFailure, openOf, type Settled } from './model/open-failures.ts';

export interface FlushQueuesPorts extends Needs<'accumulator' | 'states' | 'clock'> {
  readonly flush: Flush;
  /** Where the sessions began: what became of their subagents is kept there. */
  readonly began: Pick<SessionStates, 'read' | 'update'>;
  /** Who the memories are by: kept in the state, so that the next flush need not ask git. */
  readonly author: () => Promise<string | undefined>;
  /** Says of what a session was told whether it used it, when it ends. Never throws. */
  readonly useFeedback?: ((session: string) => Promise<number>) | undefined;
}

/** What became of several sessions' queues, added up. */
export interface FlushTotal extends Omit<FlushResult, 'state'> {
  /** Sessions whose learnings wait for the first commit. */
  readonly unborn: number;
  /** Sessions whose flush failed; their spools stay. */
  readonly failed: number;
  /** Why the last of them failed. */
  readonly why?: string;
}

const COUNTS = ['written', 'seen', 'broken', 'stopped', 'retries', 'unborn', 'failed'] as const;

/** What several flushes came to, of none nothing; `why` is that of the last which failed. Pure. */
export function flushedInAll(flushes: readonly Partial<FlushTotal>[]): FlushTotal {
  const counts = COUNTS.map((name) => [name, flushes.reduce((sum, one) => sum + (one[name] ?? 0), 0)]);
  const why = flushes.findLast((one) => one.why !== undefined)?.why;
  const merges = flushes.flatMap((one) => one.merges ?? []);
  return { ...Object.fromEntries(counts), merges, ...(why === undefined ? {} : { why }) };
}

/**
 * Flushes the queues of some sessions, of all by default, and brings their state files in step. One session's
 * failure leaves the others their turn; when all that were asked for failed, the last failure is thrown.
 */
export function createFlushQueues(
  ports: FlushQueuesPorts,
): (sessions?: readonly string[], when?: FlushWhen) => Promise<FlushTotal> {
  return async (sessions = ports.states.list(), when = {}) => {
    const done: Partial<FlushTotal>[] = [];
    let failure: unknown;
    for (const session of sessions) {
      const accumulator = ports.accumulator(session);
      try {
        const result = await ports.flush(accumulator, {
          ...when,
          agents: when.agents ?? agentsOf(session, ports),
        });
        done.push({ ...result, unborn: result.state === 'unborn' ? 1 : 0 });
        const author = result.state === 'flushed' ? ((await ports.author()) ?? '') : undefined;
        settleState(ports, accumulator, result, { ended: when.ended === true, author });
        // Last: it is not worth being late for.
        if (when.ended === true) await ports.useFeedback?.(session);
      } catch (error) {
        failure = error;
        done.push({ failed: 1, why: errorMessage(error) });
      }
    }
    const total = flushedInAll(done);
    if (failure !== undefined && total.failed === sessions.length) throw stillQueued(failure);
    return total;
  };
}

/** What another writer held up is in the queue as before. */
function stillQueued(failure: unknown): unknown {
  if (errorCode(failure) !== 'REF_CONTENDED') return failure;
  const { hint = '' } = failure as CsError;
  return new CsError('REF_CONTENDED', errorMessage(failure), {
    hint: hint.replace(/^nothing was written; /, 'nothing is lost, what waits stays in the queue; '),
  });
}

/** Where nobody says which of its subagents go on: none of a dead session, maybe all of another. */
function agentsOf(session: string, { states, clock }: FlushQueuesPorts): AgentsNow {
  return { running: states.isDead(session, clock(), IDLE_MS) ? [] : 'unknown' };
}

/** A session that never queued anything and was never started has no state to settle. */
function settleState(
  { states, began, clock }: FlushQueuesPorts,
  accumulator: CaptureAccumulator,
  result: FlushResult,
  { ended, author }: { readonly ended: boolean; readonly author: string | undefined },
): void {
  const { session } = accumulator;
  const { merges } = result;
  if (merges.length > 0 && began.read(session) !== undefined)
    began.update(session, (state) => ({ ...state, agents: withMerges(state.agents ?? [], merges) }));
  const known = states.read(session) !== undefined;
  if (!known || (result.state === 'empty' && !ended && merges.length === 0)) return;
  const at = new Date(clock()).toISOString();
  const { written, seen } = result;
  states.update(session, (state) => ({
    ...state,
    memory_queue: { count: accumulator.count(), namespaces: accumulator.byNamespace() },
    told_full: false,
    ...(author === undefined ? {} : { author }),
    ...(ended ? { ended_at: at, distilled: result.state !== 'unborn' && result.stopped === 0 } : {}),
    ...(result.state === 'flushed' ? { last_flush: { at, written, seen } } : {}),
  }));
}

interface SettleMemoriesPorts extends Needs<'clock'> {
  readonly index: Pick<MemoryIndex, 'known' | 'openFailures' | 'onceSupersededBy'>;
  readonly repository: Pick<Repository, 'author'>;
}

interface Change {
  readonly memory: Memory;
  readonly type: 'supersedes' | 'forgotten';
  readonly by?: string;
}

/** Looks up what the change speaks of, by exact keys: a flush may have a second, and the store 100,000 memories. */
export function createSettleMemories(ports: SettleMemoriesPorts): SettleMemories {
  return async (settled, drafts, entries, withdrawn = []) => {
    const written = new Map(drafts.map((draft, at) => [draft, entries[at]?.id ?? memoryId(draft)]));
    const struck = new Set([...written].flatMap(([{ kind }, id]) => (kind === OPEN ? [id] : [])));
    const replaced = new Set(entries.flatMap((entry) => entry.replaced ?? []));
    const before = await ports.index.openFailures(ports.clock());
    const known = before.filter(({ id }) => !replaced.has(id));
    const ended = known
      .filter(({ id }) => !struck.has(id))
      .flatMap((memory) => endOf(memory, settled, written));
    const over = new Set(ended.map(({ memory }) => memory.id));
    const mistaken = (await forgotten(ports, settled, withdrawn)).filter(
      ({ memory }) => !over.has(memory.id),
    );
    const back = await givenBack(
      ports.index,
      mistaken.map(({ memory }) => memory),
    );
    const additions = await additionsOf(ports, [...ended, ...mistaken, ...back.map(succeeded)]);
    for (const { memory } of mistaken) over.add(memory.id);
    const isOpened = (draft: Learning<Filtered>, at: number): boolean =>
      draft.kind === OPEN &&
      entries[at]?.became !== 'known' &&
      !before.some(({ id }) => id === written.get(draft));
    const open = [
      ...settled.waiting.flatMap(awaitedBy),
      ...[...known.filter(({ id }) => !over.has(id)), ...drafts.filter(isOpened)].flatMap(familiesOfOpen),
    ];
    return { additions, open };
  };
}

/** An open failure is over: a lesson tells what helped and takes its place, or its command passed and nobody saw why. */
function endOf(
  memory: Memory,
  { passed }: Settled<Filtered>,
  written: ReadonlyMap<Learning<Filtered>, string>,
): readonly Change[] {
  const lesson = [...written].find(
    ([draft]) => (draft.kind === 'fix' || draft.kind === 'workaround') && isOfFailure(memory, draft),
  )?.[1];
  if (lesson !== undefined) return [{ memory, type: 'supersedes', by: lesson }];
  return passed.some((step) => isEndedBy(memory, step)) ? [{ memory, type: 'forgotten' }] : [];
}

const succeeded = (succession: Succession): Change => ({ ...succession, type: 'supersedes' });

/** Learnings of this very session that were no lesson, and that nobody else has met. */
async function forgotten(
  { index }: SettleMemoriesPorts,
  { mistaken }: Settled<Filtered>,
  withdrawn: readonly { readonly id: string; readonly session: string }[],
): Promise<readonly Change[]> {
  const sessions = new Map<string, string>([
    ...mistaken.flatMap((learning): [string, string][] =>
      [learning, openOf(learning)].map((as) => [memoryId(as), learning.session]),
    ),
    ...withdrawn.map(({ id, session }): [string, string] => [id, session]),
  ]);
  const known = await index.known([...sessions.keys()]);
  return [...known.values()]
    .filter(({ id, session, seenIn, forgotten: isGone, usefulCount }) => {
      return sessions.get(id) === session && seenIn.length === 0 && usefulCount === 0 && !isGone;
    })
    .map((memory) => ({ memory, type: 'forgotten' }));
}

async function additionsOf(
  { repository, clock }: SettleMemoriesPorts,
  changes: readonly Change[],
): Promise<readonly NoteAddition[]> {
  if (changes.length === 0) return [];
  const author = await repository.author();
  const successions = changes.filter(({ type }) => type === 'supersedes');
  const gone = changes.filter(({ type }) => type === 'forgotten');
  return [
    ...successionLines(successions, new Date(clock()).toISOString(), author),
    ...gone.map(({ memory: { id, ns: namespace, anchor, changedAt } }) => {
      const at = laterThan(changedAt, clock());
      const line = encodeLine({ v: NOTE_VERSION, id, at, type: 'forgotten', author });
      return { namespace, anchor, lines: [line] };
    }),
  ];
}
