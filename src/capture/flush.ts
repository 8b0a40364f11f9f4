import { type Filtered, type FilterPipeline, filterOrThrow } from '../../filters/pipeline.ts';
import { onceAsked } from '../core/basics.ts';
import { contentKey, type Learning, MAX_NAME_CHARS, type MemoryDraft, memoryId } from '../core/learning.ts';
import { isNamespace } from '../core/memory.ts';
import type { Clock, MemoryIndex, NoteAddition } from '../core/ports.ts';
import type { Anchored, Anchoring } from '../memories/anchor.ts';
import type { CaptureAccumulator } from '../session/model/ports.ts';
import type { AgentMerge } from '../session/model/subagent.ts';
import type { DistilledSession } from './distil-session.ts';
import type { AgentsNow, MergedAgents } from './merge-agents.ts';
import { canEnd, familiesOfOpen, lessonOfOpen, openOf, type Settled, settle } from './model/open-failures.ts';
import type { ToldFix } from './model/pair.ts';
import type { Overcome } from './store/overcome.ts';
import { type Feedback, inTheirPlace } from './use-feedback.ts';

export interface FlushPorts {
  /** Takes over what subagents learned. */
  readonly mergeAgents: (
    queue: readonly Learning<Filtered>[],
    session: string,
    when: { readonly ended: boolean; readonly agents?: AgentsNow | undefined },
  ) => Promise<MergedAgents>;
  /** Closes what passed, and says what the session turned out to be wrong about. */
  readonly settleMemories: SettleMemories;
  /** Says of the fixes that the session was told whether they helped. */
  readonly fixFeedback: (feedback: Feedback) => Promise<number>;
  /** The fixes that it was told, and of which that is not known yet. */
  readonly toldFixes: (session: string) => readonly ToldFix[];
  readonly anchor: Anchoring<Learning<Filtered>>;
  /** Makes memories of what the session said; absent where nothing of it is kept. */
  readonly distil: (session: string, when: { readonly whole: boolean }) => DistilledSession | undefined;
  /** The words that the turn at hand of a session was closed with; absent where nothing of it is kept. */
  readonly closing?: ((session: string) => readonly string[]) | undefined;
  /** What was overcome here without a word about it. */
  readonly overcome: Overcome;
  readonly filters: FilterPipeline;
  /** The live failures that nothing has helped against yet. */
  readonly index: Pick<MemoryIndex, 'openFailures'>;
  readonly clock: Clock;
  /** Absent in a hook: there the index is brought up to date behind it, or by who asks first. */
  readonly saveIndex?: (() => Promise<void>) | undefined;
  /** Takes what is made of subagents' failures, where nothing of theirs is written without the user's word. */
  readonly heldOfAgents?: Pick<CaptureAccumulator, 'add'>;
  /** From this score on a failure is captured (`postToolCapture.captureThreshold`). */
  readonly captureThreshold: number;
}

export interface FlushResult {
  /** `empty`: nothing waited; `unborn`: the learnings wait for the first commit; `flushed`: they are in the notes. */
  readonly state: 'empty' | 'unborn' | 'flushed';
  /** New memories. */
  readonly written: number;
  /** Known memories met in one more session. */
  readonly seen: number;
  /** Records of the spool that could not be read. */
  readonly broken: number;
  /** Learnings that a filter stopped; they wait on. */
  readonly stopped: number;
  readonly retries: number;
  /** What became of the learnings of subagents that are over. */
  readonly merges: readonly AgentMerge[];
}

/** What a session has queued that only said something. */
const NOTHING_QUEUED = { learnings: [], steps: [], broken: 0, release: () => undefined };

const NOTHING = { written: 0, seen: 0, broken: 0, stopped: 0, retries: 0, merges: [] };

export interface FlushWhen {
  /** The session is over, and what it leaves unsolved blocks the next one. */
  readonly ended?: boolean;
  /** All that was said so far is distilled, also of the turn at hand: the session is over, or about to forget. */
  readonly whole?: boolean;
  /** What is known of its subagents; where nothing is said all are over (flush-queues.ts says it of a session that goes on). */
  readonly agents?: AgentsNow | undefined;
}

export type Flush = (accumulator: CaptureAccumulator, when?: FlushWhen) => Promise<FlushResult>;

/**
 * Accumulator → pairing of failures with what helped → filters → notes. The temp file is removed only after the refs have moved, so a flush that is
 * killed, or loses every race, loses nothing: the next one takes the same learnings again, and their ids make that
 * harmless. A learning that a filter stops waits on, and holds no other up; when all are stopped FILTER_BROKEN is
 * thrown. Throws what the note store throws.
 */
export function createFlush(ports: FlushPorts): Flush {
  return async (accumulator, { ended = false, whole = ended, agents } = {}) => {
    const distilled = ports.distil(accumulator.session, { whole });
    const claimed = accumulator.claim() ?? (distilled === undefined ? undefined : NOTHING_QUEUED);
    if (claimed === undefined) return { state: 'empty', ...NOTHING };
    const { broken, steps } = claimed;
    const hasAgents = claimed.learnings.some(({ agentId }) => agentId !== undefined);
    const {
      learnings,
      waiting: theirs,
      merges,
    } = hasAgents
      ? await ports.mergeAgents(claimed.learnings, accumulator.session, { ended, agents })
      : { learnings: claimed.learnings, waiting: [], merges: [] };
    const isNothingNew =
      distilled === undefined && learnings.length === 0 && steps.every(({ kept }) => kept === true);
    const { closing: closedWith } = ports;
    const closing = closedWith && onceAsked(() => closedWith(accumulator.session));
    const isMetBefore = (lesson: Learning) => ports.overcome.isKnown(memoryId(lesson), accumulator.session);
    const settled = settle(learnings, steps, { ended, closing, isMetBefore });
    const known = steps.length === 0 ? [] : await ports.index.openFailures(ports.clock());
    // Of an earlier session, which this one ended.
    const endings = known.flatMap((memory) =>
      memory.session === accumulator.session ? [] : (lessonOfOpen(memory, steps, accumulator.session) ?? []),
    );
    const told = ports.toldFixes(accumulator.session);
    const lessons = told.length === 0 ? settled.lessons : inTheirPlace(settled.lessons, told, steps);
    const made = [...lessons, ...endings];
    const isHeld = ({ agentId }: Learning): boolean =>
      ports.heldOfAgents !== undefined && agentId !== undefined;
    const { own, late } = toldOf(settled, ports.captureThreshold, closing !== undefined);
    const drafts = [...own, ...late, ...made.filter((it) => !isHeld(it)), ...(distilled?.drafts ?? [])];
    if (isNothingNew && !(ended && steps.length > 0)) {
      claimed.release(theirs, steps);
      return { state: 'empty', ...NOTHING, broken, merges };
    }
    for (const learning of partition(ports.filters, made.filter(isHeld)).clean)
      ports.heldOfAgents?.add(learning);
    const { clean, stopped } = partition(ports.filters, drafts);
    const originals = settled.learnings.filter((_, index) => stopped.includes(own[index] as Learning));
    // What was put together from filtered texts is not written before a filter has passed it: then its steps wait on.
    const waiting = originals.length < stopped.length ? steps : settled.waiting;
    const after: { open?: readonly string[] } = {};
    const result = await ports.anchor(clean, async (entries) => {
      // A lesson that was known in other words keeps the memory that tells it.
      const told = new Set(entries.map(({ id }) => id));
      const withdrawn = (distilled?.withdrawn ?? []).filter(({ id }) => !told.has(id));
      if (steps.length + withdrawn.length === 0) return [];
      const { open, additions } = await ports.settleMemories(settled, clean, entries, withdrawn);
      after.open = open;
      return additions;
    });
    if (result.state === 'unborn') return { state: 'unborn', ...NOTHING, broken };
    if (stopped.length === 0 && distilled !== undefined)
      distilled.settle(result.entries.slice(clean.length - distilled.drafts.length)); // they are the last of the drafts
    await ports.fixFeedback({ session: accumulator.session, steps, ended });
    const passedOver = settled.passedOver.map(memoryId);
    if (passedOver.length > 0) ports.overcome.note(passedOver, accumulator.session);
    claimed.release([...originals, ...theirs], waiting);
    if (after.open !== undefined) accumulator.watch(ended ? [] : after.open);
    await ports.saveIndex?.();
    const count = (became: string): number =>
      result.entries.filter((entry) => entry.became === became).length;
    return {
      state: 'flushed',
      written: count('memory'),
      seen: count('seen'),
      broken,
      stopped: stopped.length,
      retries: result.retries,
      merges,
    };
  };
}

/**
 * A session's learnings as they are written, those that nothing has helped against as open where a success would show that they are over; and
 * `late`, what an earlier flush let go and this one ends with, where its words are known: where it is written already it stays as it is.
 */
function toldOf(
  { learnings, open }: Settled<Filtered>,
  captureThreshold: number,
  isSpoken: boolean,
): { readonly own: readonly Learning<Filtered>[]; readonly late: readonly Learning<Filtered>[] } {
  const captured = open.filter(({ learning }) => (learning.score ?? 0) >= captureThreshold);
  const ending = new Set(captured.filter(canEnd).map(({ learning }) => contentKey(learning)));
  const asWritten = (learning: Learning<Filtered>): Learning<Filtered> =>
    ending.has(contentKey(learning)) ? openOf(learning) : learning;
  return {
    own: learnings.map(asWritten),
    late: captured.flatMap(({ kept, learning }) =>
      kept === true && isSpoken && learning.agentId === undefined ? [asWritten(learning)] : [],
    ),
  };
}

function partition(
  filters: FilterPipeline,
  learnings: readonly Learning[],
): { clean: Learning<Filtered>[]; stopped: Learning[] } {
  const clean: Learning<Filtered>[] = [];
  const stopped: Learning[] = [];
  let failure: unknown;
  for (const learning of learnings) {
    try {
      clean.push(filterAgain(filters, learning));
    } catch (error) {
      failure = error;
      stopped.push(learning);
    }
  }
  if (clean.length === 0 && failure !== undefined) throw failure;
  return { clean, stopped };
}

const NAMES = new Set(['session', 'key', 'agent', 'branch']);

/** What comes off a disk is text like any other: it passes the filters again before it becomes a note. Throws FILTER_BROKEN. */
export function filterAgain<Draft extends MemoryDraft>(filters: FilterPipeline, draft: Draft) {
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  const { agentId: _agentId, ...rest }: MemoryDraft & { readonly agentId?: string } = draft;
  const texts = (['body', 'signature', 'session', 'key', 'agent', 'branch'] as const).flatMap((name) => {
    const text = rest[name];
    return text === undefined ? [] : [[name, clean(NAMES.has(name) ? text.slice(0, MAX_NAME_CHARS) : text)]];
  });
  const ns = clean(rest.ns);
  return {
    ...rest,
    ns: isNamespace(ns) ? ns : clean('learnings'),
    kind: clean(rest.kind.slice(0, MAX_NAME_CHARS)),
    summary: clean(rest.summary),
    tags: rest.tags.map(clean),
    files: rest.files.map(clean),
    ...Object.fromEntries(texts),
  } as Draft extends Learning ? Learning<Filtered> : MemoryDraft<Filtered>;
}

export interface WatchOpenPorts {
  readonly index: Pick<MemoryIndex, 'openFailures'>;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly clock: Clock;
}

/** Tells a session's hooks which commands would end a failure that is open in the repository. Throws what the index throws. */
export function createWatchOpen(ports: WatchOpenPorts): (session: string) => Promise<void> {
  return async (session) => {
    const open = await ports.index.openFailures(ports.clock());
    ports.accumulator(session).watch(open.flatMap(familiesOfOpen));
  };
}

/**
 * Says what a session's steps mean for memories that are in the notes already: an open failure whose command passed is over, its lesson takes its
 * place, and a learning that turned out to be none is forgotten. Drafts and entries are those of
 * the same flush, which is about to write them; `withdrawn`: what a session had distilled and does not stand by any more. Gives what is to be
 * written besides, and the command families that are still waited for. Throws what the index throws.
 */
export type SettleMemories = (
  settled: Settled<Filtered>,
  drafts: readonly Learning<Filtered>[],
  entries: readonly Anchored[],
  withdrawn?: readonly { readonly id: string; readonly session: string }[],
) => Promise<{ readonly additions: readonly NoteAddition[]; readonly open: readonly string[] }>;
