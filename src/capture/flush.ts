import type { Filtered } from '../../filters/pipeline.ts';
import { onceAsked } from '../core/basics.ts';
import { CsError, errorCode, errorMessage } from '../core/errors.ts';
import type { Learning, Step } from '../core/learning.ts';
import type { Anchored } from '../memories/anchor.ts';
import { type AgentMerge, withMerges } from '../session/subagent.ts';
import type { WritingPlace } from './context.ts';
import { type DistilledSession, distilSession } from './distil-session.ts';
import { partition, settleMemories, toldOf } from './drafts.ts';
import { closingWords, type Written } from './gathered.ts';
import { type AgentsNow, mergeAgents } from './merge-agents.ts';
import { hold, withSuccessions } from './note-statement.ts';
import { lessonOfOpen, type Settled, settle } from './open-failures.ts';
import { inTheirPlace, markFixes, noteUse } from './use-feedback.ts';

/** `seen`: known memories met in one more session; `stopped`: learnings that a filter stopped, which wait on; `unborn`: sessions whose learnings wait for the first commit; `failed`: those whose flush did, whose spools stay. */
const COUNTS = ['written', 'seen', 'broken', 'stopped', 'retries', 'unborn', 'failed'] as const;

export interface FlushTotal extends Readonly<Record<(typeof COUNTS)[number], number>> {
  readonly merges: readonly AgentMerge[];
  readonly why?: string;
}

interface FlushResult extends Omit<FlushTotal, 'unborn' | 'failed' | 'why'> {
  /** `empty`: nothing waited; `unborn`: the learnings wait for the first commit; `flushed`: they are in the notes. */
  readonly state: 'empty' | 'unborn' | 'flushed';
}

/** What several flushes came to, of none nothing; `why` is that of the last which failed. Pure. */
export function flushedInAll(flushes: readonly Partial<FlushTotal>[]): FlushTotal {
  const counts = COUNTS.map((name) => [name, flushes.reduce((sum, one) => sum + (one[name] ?? 0), 0)]);
  const why = flushes.findLast((one) => one.why !== undefined)?.why;
  const merges = flushes.flatMap((one) => one.merges ?? []);
  return { ...Object.fromEntries(counts), merges, ...(why === undefined ? {} : { why }) };
}

/** Flushes the queues of some sessions, of all by default, and brings their state files in step. One that fails leaves the others their turn; when all did, the last failure is thrown. */
export async function flushQueues(
  at: WritingPlace,
  sessions: readonly string[] = at.states.list(),
  when: FlushWhen = {},
): Promise<FlushTotal> {
  const done: Partial<FlushTotal>[] = [];
  let failure: unknown;
  for (const session of sessions) {
    try {
      // Where nobody says which of its subagents go on: none of a dead session, maybe all of another.
      const agents = when.agents ?? { running: at.states.isDead(session) ? [] : 'unknown' };
      const result = await flush(at, session, { ...when, agents });
      done.push({ ...result, unborn: result.state === 'unborn' ? 1 : 0 });
      // Who the memories are by is kept in the state, so that the next flush need not ask git.
      const author = result.state === 'flushed' ? ((await at.own.repository.author()) ?? '') : undefined;
      settleState(at, session, result, { ended: when.ended === true, author });
      // Last: it is not worth being late for.
      if (when.ended === true) await noteUse(at, session);
    } catch (error) {
      failure = error;
      done.push({ failed: 1, why: errorMessage(error) });
    }
  }
  const total = flushedInAll(done);
  if (failure !== undefined && total.failed === sessions.length) throw stillQueued(failure);
  return total;
}

/** What another writer held up is in the queue as before. */
function stillQueued(failure: unknown): unknown {
  if (errorCode(failure) !== 'REF_CONTENDED') return failure;
  const { hint = '' } = failure as CsError;
  return new CsError('REF_CONTENDED', errorMessage(failure), {
    hint: hint.replace(/^nothing was written; /, 'nothing is lost, what waits stays in the queue; '),
  });
}

/** A session that never queued anything and was never started has no state to settle. */
function settleState(
  { states, began, clock }: WritingPlace,
  session: string,
  { state: became, merges, written, seen, stopped }: FlushResult,
  { ended, author }: { readonly ended: boolean; readonly author: string | undefined },
): void {
  if (merges.length > 0 && began.states.read(session) !== undefined)
    began.states.update(session, ({ agents = [] }) => ({ agents: withMerges(agents, merges) }));
  const known = states.read(session) !== undefined;
  if (!known || (became === 'empty' && !ended && merges.length === 0)) return;
  const at = new Date(clock()).toISOString();
  states.update(session, {
    told_full: false,
    ...(author === undefined ? {} : { author }),
    ...(ended ? { ended_at: at, distilled: became !== 'unborn' && stopped === 0 } : {}),
    ...(became === 'flushed' ? { last_flush: { at, written, seen } } : {}),
  });
}

const NOTHING = { written: 0, seen: 0, broken: 0, stopped: 0, retries: 0, merges: [] };

export interface FlushWhen {
  /** The session is over, and what it leaves unsolved blocks the next one. */
  readonly ended?: boolean;
  /** All that was said so far is distilled, also of the turn at hand: the session is over, or about to forget. */
  readonly whole?: boolean;
  /** What is known of its subagents; where nothing is said all are over. */
  readonly agents?: AgentsNow | undefined;
}

/** A session's queue → pairing → filters → notes. Its file goes only after the refs have moved: what is killed is taken again, by the same ids. What a filter stops waits on; when all is stopped FILTER_BROKEN is thrown, else what the note store throws. */
async function flush(
  at: WritingPlace,
  session: string,
  { ended = false, whole = ended, agents }: FlushWhen,
): Promise<FlushResult> {
  const { filters, config, stories, held } = at;
  const queue = at.accumulator(session);
  const distilled = distilSession(at, session, { whole });
  // Of one that only said something nothing is queued.
  const claimed =
    queue.claim() ?? (distilled && { learnings: [], steps: [], broken: 0, release: () => undefined });
  if (claimed === undefined) return { state: 'empty', ...NOTHING };
  const { broken, steps } = claimed;
  const hasAgents = claimed.learnings.some(({ agentId }) => agentId !== undefined);
  const merged = hasAgents
    ? await mergeAgents(at, claimed.learnings, session, { ended, agents })
    : { learnings: claimed.learnings, waiting: [], merges: [] };
  const { learnings, waiting: theirs, merges } = merged;
  const isNothingNew =
    distilled === undefined && learnings.length === 0 && steps.every(({ kept }) => kept === true);
  const closing = config.answers.enabled ? onceAsked(() => closingWords(stories.read(session))) : undefined;
  const told = toldBy(distilled, stories.read(session).gathered?.written);
  const settled = settle(learnings, steps, { ended, closing, told });
  const fixes = at.states.read(session)?.told_fixes ?? [];
  const own = fixes.length === 0 ? settled.lessons : inTheirPlace(settled.lessons, fixes, steps);
  const made = [...own, ...(await endingsOf(at, session, steps))];
  // Where nothing of subagents is written without the user's word, what is made of their failures waits for it.
  const isHeld = ({ agentId }: Learning): boolean =>
    config.subagents.merge === 'manual' && agentId !== undefined;
  const { learned, late } = toldOf(settled, config.postToolCapture.captureThreshold, closing !== undefined);
  const drafts = [...learned, ...late, ...made.filter((it) => !isHeld(it)), ...(distilled?.drafts ?? [])];
  if (isNothingNew && !(ended && steps.length > 0)) {
    claimed.release(theirs, steps);
    return { state: 'empty', ...NOTHING, broken, merges };
  }
  for (const learning of partition(filters, made.filter(isHeld)).clean) held.add(learning);
  const { clean, stopped } = partition(filters, drafts);
  const originals = settled.learnings.filter((_, index) => stopped.includes(learned[index] as Learning));
  // What was put together from filtered texts is not written before a filter has passed it: then its steps wait on.
  const waiting = originals.length < stopped.length ? steps : settled.waiting;
  const succeeding = await withSuccessions(at, clean);
  const { result, open } = await write(at, settled, succeeding, steps, distilled?.withdrawn ?? []);
  if (result.state === 'unborn') return { state: 'unborn', ...NOTHING, broken };
  if (stopped.length === 0 && distilled !== undefined)
    distilled.settle(result.entries.slice(succeeding.length - distilled.drafts.length)); // they are the last of the drafts
  if (fixes.length > 0) await markFixes(at, session, steps, { ended, lessons: own });
  claimed.release([...originals, ...theirs], waiting);
  if (open !== undefined) queue.watch(ended ? [] : open);
  if (at.indexBound === undefined) await at.own.index.save();
  const count = (became: string): number => result.entries.filter((entry) => entry.became === became).length;
  return {
    state: 'flushed',
    written: count('memory'),
    seen: count('seen'),
    broken,
    stopped: stopped.length,
    retries: result.retries,
    merges,
  };
}

/** What the memories of a session say, those that are about to be written, too. */
const toldBy = (distilled: DistilledSession | undefined, written: readonly Written[] = []) => [
  ...written.flatMap(({ id, summary }) =>
    distilled?.withdrawn.some((gone) => gone.id === id) ? [] : [summary],
  ),
  ...(distilled?.drafts ?? []).map(({ summary, body = '' }) => `${summary}\n${body}`),
];

/** What helped against failures of earlier sessions, which this one ended. */
async function endingsOf({ own, clock }: WritingPlace, session: string, steps: readonly Step<Filtered>[]) {
  const known = steps.length === 0 ? [] : await own.index.openFailures(clock());
  return known.flatMap((memory) =>
    memory.session === session ? [] : (lessonOfOpen(memory, steps, session) ?? []),
  );
}

/** Drafts → notes, with what they mean for memories that are there already. Gives the command families that are still waited for, too. */
async function write(
  at: WritingPlace,
  settled: Settled<Filtered>,
  drafts: readonly Learning<Filtered>[],
  steps: readonly Step<Filtered>[],
  withdrawn: DistilledSession['withdrawn'],
) {
  let open: readonly string[] | undefined;
  const besides = async (entries: readonly Anchored[]) => {
    // A lesson that was known in other words keeps the memory that tells it.
    const told = new Set(entries.map(({ id }) => id));
    const gone = withdrawn.filter(({ id }) => !told.has(id));
    if (steps.length + gone.length === 0) return [];
    const found = await settleMemories(at, settled, drafts, entries, gone);
    open = found.open;
    return found.additions;
  };
  const result = await (at.config.capture.review
    ? hold(at, drafts, besides)
    : at.own.anchor(drafts, besides));
  return { result, open };
}
