import type { Filtered, FilterPipeline } from '../../../filters/pipeline.ts';
import type { Learning } from '../../domain/learning.ts';
import { memoryId } from '../../domain/memory-id.ts';
import { isNamespace } from '../../domain/namespace.ts';
import { blockerOf } from '../../domain/pairing/blocker.ts';
import { settle } from '../../domain/pairing/settle.ts';
import type { FailedStep } from '../../domain/pairing/step.ts';
import type { AgentMerge } from '../../domain/subagent/agent.ts';
import type { MemoryIndex } from '../../ports/recall.ts';
import type { CaptureAccumulator } from '../../ports/session.ts';
import type { AnchorResult } from '../memories/anchor.ts';
import { filterOrThrow } from '../secrets/filter-text.ts';
import type { Feedback } from './fix-feedback.ts';
import type { AgentsNow, MergeAgents } from './merge-agents.ts';
import type { SettleMemories } from './settle-memories.ts';

export interface FlushPorts {
  /** Takes over what subagents learned. */
  readonly mergeAgents: MergeAgents;
  /** Closes what passed, and says what the session turned out to be wrong about. */
  readonly settleMemories: SettleMemories;
  /** Says of the fixes that the session was told whether they helped. */
  readonly fixFeedback: (feedback: Feedback) => Promise<number>;
  readonly anchor: (drafts: readonly Learning<Filtered>[]) => Promise<AnchorResult>;
  readonly filters: FilterPipeline;
  readonly index: MemoryIndex;
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

const NOTHING = { written: 0, seen: 0, broken: 0, stopped: 0, retries: 0, merges: [] };

/** What is too long to be a name is cut: it must not keep a learning, or those beside it, out of the notes. */
const MAX_NAME_CHARS = 256;

export interface FlushWhen {
  /** The session is over, and what it leaves unsolved blocks the next one. */
  readonly ended?: boolean;
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
  return async (accumulator, { ended = false, agents } = {}) => {
    const claimed = accumulator.claim();
    if (claimed === undefined) return { state: 'empty', ...NOTHING };
    const { broken, steps } = claimed;
    const taken = await ports.mergeAgents(claimed.learnings, accumulator.session, { ended, agents });
    const { learnings, waiting: theirs, merges } = taken;
    const isNothingNew = learnings.length === 0 && steps.every(({ kept }) => kept === true);
    const settled = settle(learnings, steps, { ended });
    // What was not captured blocks nobody; nor would there be a learning to take a blocker's place when it is closed.
    const captured = settled.blocking.filter(
      ({ learning }) => (learning.score ?? 0) >= ports.captureThreshold,
    );
    const isAsked = ports.heldOfAgents !== undefined;
    const blocking = isAsked ? captured : await takenOver(captured, learnings, ports.index);
    const made = [...settled.lessons, ...blocking.map(blockerOf)];
    const isHeld = ({ agentId }: Learning): boolean =>
      ports.heldOfAgents !== undefined && agentId !== undefined;
    const drafts = [...settled.learnings, ...made.filter((it) => !isHeld(it))];
    if (isNothingNew && !(ended && steps.length > 0)) {
      claimed.release(theirs, steps);
      return { state: 'empty', ...NOTHING, broken, merges };
    }
    for (const learning of partition(ports.filters, made.filter(isHeld)).clean)
      ports.heldOfAgents?.add(learning);
    const { clean, stopped } = partition(ports.filters, drafts);
    const originals = settled.learnings.filter((learning) => stopped.includes(learning));
    // What was put together from filtered texts is not written before a filter has passed it: then its steps wait on.
    const waiting = originals.length < stopped.length ? steps : settled.waiting;
    const result = await ports.anchor(clean);
    if (result.state === 'unborn') return { state: 'unborn', ...NOTHING, broken };
    const open = steps.length === 0 ? undefined : await ports.settleMemories(settled, clean, result.entries);
    await ports.fixFeedback({ session: accumulator.session, steps, ended });
    claimed.release([...originals, ...theirs], waiting);
    if (open !== undefined) accumulator.watch(ended ? [] : open);
    await ports.index.save();
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

/** The failures without those of subagents that their session did not take over: these come in by no other door. */
async function takenOver(
  failures: readonly FailedStep<Filtered>[],
  learnings: readonly Learning[],
  index: Pick<MemoryIndex, 'known'>,
): Promise<readonly FailedStep<Filtered>[]> {
  const theirs = failures.filter(({ learning }) => learning.agentId !== undefined);
  if (theirs.length === 0) return failures;
  const ids = theirs.map(({ learning }) => memoryId(learning));
  const taken = new Set([...(await index.known(ids)).keys(), ...learnings.map(memoryId)]);
  return failures.filter(({ learning }) => learning.agentId === undefined || taken.has(memoryId(learning)));
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

/** What comes off a disk is text like any other: it passes the filters again before it becomes a note. */
function filterAgain(filters: FilterPipeline, learning: Learning): Learning<Filtered> {
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  const optional = <K extends string>(key: K, text: string | undefined) =>
    (text === undefined ? {} : { [key]: clean(text) }) as Partial<Record<K, Filtered>>;
  const name = (text: string | undefined): string | undefined => text?.slice(0, MAX_NAME_CHARS);
  const { body, signature, key, agent, agentId: _agentId, branch, ...rest } = learning;
  const ns = clean(learning.ns);
  return {
    ...rest,
    ns: isNamespace(ns) ? ns : clean('learnings'),
    kind: clean(learning.kind.slice(0, MAX_NAME_CHARS)),
    summary: clean(learning.summary),
    tags: learning.tags.map(clean),
    files: learning.files.map(clean),
    session: clean(learning.session.slice(0, MAX_NAME_CHARS)),
    ...optional('body', body),
    ...optional('signature', signature),
    ...optional('key', name(key)),
    ...optional('agent', name(agent)),
    ...optional('branch', name(branch)),
  };
}
