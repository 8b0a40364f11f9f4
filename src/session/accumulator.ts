import type { Filtered, FilterPipeline } from '../../filters/pipeline.ts';
import { awaitedBy } from '../capture/family.ts';
import { fieldsOf, groupBy, hasShape, type Shape } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import { contentKey, type Learning, type Step } from '../core/learning.ts';
import type { Clock, MemoryIndex, NoteStore, Repository } from '../core/ports.ts';
import { count } from '../core/text.ts';
import { pause } from '../core/time.ts';
import { isRunning } from '../files/lock.ts';
import { createSpool, MAX_SPOOL_BYTES, readKept, readWatch, type SpoolRecords, writeWatch } from './queue.ts';
import { type SessionStates, sessionFileName, takenNames } from './session-state.ts';

/** So many calls after a failure nobody is at it any more: what passes is no longer looked at. */
const MAX_STEPS = 100;

const SAID = { ns: 'text', kind: 'text', summary: 'text', evidence: 'text', at: 'text' } as const;
const LEARNING: Shape = { ...SAID, session: 'text', tags: 'texts', files: 'texts' };
const TIMES = { atMs: 'number', fromMs: 'number' } as const;
const CALL = { ...TIMES, tool: 'text', command: 'text' } as const;
const STEPS = new Map<unknown, Shape>([
  ['edited', { ...TIMES, path: 'text' }],
  ['passed', CALL],
  ['failed', { ...CALL, learning: 'object' }],
]);

/** What a record holds, where that is whole; nothing of any other: another version of the product may have written it. */
function recordOf(value: unknown): {
  readonly step?: Step<Filtered>;
  readonly learning?: Learning<Filtered>;
} {
  const { step, learning } = fieldsOf(value);
  const { type, learning: ofFailure } = fieldsOf(step);
  const shape = STEPS.get(type);
  const isStep = shape !== undefined && hasShape(step, shape);
  if (isStep && (type !== 'failed' || hasShape(ofFailure, LEARNING))) return { step: step as Step<Filtered> };
  return hasShape(learning, LEARNING) ? { learning: learning as Learning<Filtered> } : {};
}

/** Each learning once, the least recently met first; each step once, in the order they were written. One that was met again is written again. */
function queueOf(files: readonly SpoolRecords[]) {
  const queue = new Map<string, Learning<Filtered>>();
  const steps = new Map<string, Step<Filtered>>();
  let broken = 0;
  for (const file of files) {
    broken += file.broken;
    for (const record of file.records) {
      const { step, learning } = recordOf(record);
      if (step !== undefined) steps.set(JSON.stringify(step), step);
      else if (learning !== undefined) touch(queue, learning);
      else broken += 1;
    }
  }
  return { queue, steps: [...steps.values()], broken };
}

/** Puts a learning at the recent end. The record of the first meeting stays; what its session met too is no subagent's any more. */
function touch(queue: Map<string, Learning<Filtered>>, learning: Learning<Filtered>): void {
  const key = contentKey(learning);
  const known = queue.get(key) ?? learning;
  queue.delete(key);
  // The same error may be met by other commands (`make`, `make -j8`), whose hooks write in any order where they ran beside
  // each other: their times say which was first, and at the same time their words.
  const order = ({ at, summary, body }: Learning<Filtered>): string => [at, summary, body ?? ''].join('\n');
  const first = order(learning) < order(known) ? learning : known;
  const { agentId: _agentId, ...own } = first;
  queue.set(key, [known, learning].some(({ agentId }) => agentId === undefined) ? own : first);
}

/** The most recently met. Where there are too many, subagents' go first: most of what they meet their session does not take over. */
function newest(queue: ReadonlyMap<string, Learning<Filtered>>, count: number): Learning<Filtered>[] {
  const all = [...queue.values()];
  const tooMany = all.length - count;
  if (tooMany <= 0) return all;
  const going = new Set(all.filter(({ agentId }) => agentId !== undefined).slice(0, tooMany));
  return all.filter((learning) => !going.has(learning)).slice(-count);
}

/** `maxLearnings`: how many may wait; of subagents, and then of the session, the least recently met are dropped first. */
type QueuePlace = Readonly<{ directory: string; maxLearnings: number }>;

export type CaptureAccumulator = ReturnType<typeof createAccumulator>;
export type AddResult = ReturnType<CaptureAccumulator['add']>;

/** One session's queue of learnings and its temp file. Safe under hooks that run at the same time. */
export function createAccumulator({ directory, maxLearnings }: QueuePlace, session: string) {
  const spool = createSpool(directory, sessionFileName(session));
  const append = (learning: Learning<Filtered>): void => spool.append({ learning });
  const appendStep = (step: Step<Filtered>): void => spool.append({ step });
  const waiting = (): Learning<Filtered>[] => newest(queueOf(spool.read()).queue, maxLearnings);

  const kept = (): Step<Filtered>[] =>
    readKept(directory, session).flatMap((step) => recordOf({ step }).step ?? []);
  const watch = (families: readonly string[]): void => writeWatch(directory, session, families, kept());

  /** Writes the living records anew. Killed in between, it leaves some records twice, which is harmless. */
  const compact = (): void => {
    const taken = spool.take();
    const { queue, steps } = queueOf(taken);
    for (const learning of newest(queue, maxLearnings)) append(learning);
    for (const step of steps.slice(-MAX_STEPS)) appendStep(step);
    spool.remove(taken);
  };

  return {
    session,
    /** `added` is false where this session had met it already; `dropped`: how many had to go to keep within the cap, the least recently met first. */
    add: (learning: Learning<Filtered>) => {
      const { queue } = queueOf(spool.read());
      const isNew = !queue.has(contentKey(learning));
      append(learning);
      if (spool.sizeBytes() > MAX_SPOOL_BYTES) compact();
      touch(queue, learning);
      const left = newest(queue, maxLearnings);
      const dropped = queue.size - left.length;
      return { added: isNew, count: left.length, dropped };
    },
    count: () => waiting().length,
    byNamespace: () => countsOf(waiting()),
    /** One line for people: `3 learnings waiting (learnings 2, decisions 1)`. */
    summary: (): string => {
      const all = waiting();
      const parts = Object.entries(countsOf(all)).map(([ns, count]) => `${ns} ${count}`);
      return parts.length === 0
        ? 'no learnings waiting'
        : `${count(all.length, 'learning')} waiting (${parts.join(', ')})`;
    },
    /** Keeps a call for pairing; a failure is watched for from then on. */
    note: (step: Step<Filtered>): void => {
      appendStep(step);
      if (step.type === 'failed') watch([...readWatch(directory, session), ...awaitedBy(step)]);
      else if (queueOf(spool.read()).steps.length > MAX_STEPS) writeWatch(directory, session, [], kept());
    },
    waits: () => {
      const { queue, steps } = queueOf(spool.read());
      return queue.size + steps.length > 0;
    },
    /** Whether nothing at all is kept, not even what an earlier flush left open. */
    isEmpty: () => {
      const { queue, steps } = queueOf(spool.read());
      return queue.size + steps.length + kept().length === 0;
    },
    /** The learnings that wait, the least recently met first; the queue stays as it is. */
    queued: waiting,
    /** The calls that are kept for pairing, of earlier flushes too; the queue stays as it is. */
    steps: () => [...kept(), ...queueOf(spool.read()).steps],
    /** The command families whose success would end something that is open; mostly none. */
    watched: () => readWatch(directory, session),
    watch: (families: readonly string[]): void => {
      // What is open is waited for in any case: a failure may be noted while a flush is under way.
      const open = [...kept(), ...queueOf(spool.read()).steps];
      watch([...families, ...open.flatMap(awaitedBy)]);
    },
    /** Takes all that waits, also what a killed flush had taken. Undefined when nothing waits. */
    claim: () => {
      const taken = spool.take();
      const before = kept();
      const { queue, steps, broken } = queueOf(taken);
      if (taken.length + before.length === 0) return undefined;
      return {
        learnings: newest(queue, maxLearnings),
        steps: [...before, ...steps],
        /** Records that could not be read (a hook killed in the middle of a write). */
        broken,
        /** Removes them for good, but for those kept, which wait on: only after all others are in the notes. */
        release: (left: readonly Learning<Filtered>[] = [], leftSteps: readonly Step<Filtered>[] = []) => {
          for (const learning of left) append(learning);
          const steps = leftSteps.slice(-MAX_STEPS).map((step) => ({ ...step, kept: true }));
          writeWatch(directory, session, readWatch(directory, session), steps);
          spool.remove(taken);
        },
      };
    },
  };
}

const countsOf = (learnings: readonly Learning<Filtered>[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...groupBy(learnings, ({ ns }) => ns)].map(([ns, all]) => [ns, all.length]));

/** The file of a flush that has taken a queue: when, and by which process (queue.ts). */
const TAKEN = /\.([0-9a-z]+)-(\d+)-[0-9a-z]+\.taken\.jsonl$/;
/** No flush takes longer: its number belongs to another process by then. */
const MAX_FLUSH_MS = 60_000;
const PAUSE_MS = 25;

/** Waits until what others took out of the queues here is in notes, or in a queue again. Throws REF_CONTENDED after `maxWaitMs`. */
export async function flushesEnd(directory: string, maxWaitMs = 20_000): Promise<void> {
  const endMs = performance.now() + maxWaitMs;
  const isInHand = (name: string): boolean => {
    const [, since = '', pid = ''] = TAKEN.exec(name) ?? [];
    const isOther = pid !== '' && Number(pid) !== process.pid;
    return isOther && Date.now() - Number.parseInt(since, 36) < MAX_FLUSH_MS && isRunning(Number(pid));
  };
  while (takenNames(directory).some(isInHand)) {
    if (performance.now() >= endMs)
      throw new CsError('REF_CONTENDED', 'a session is writing what it learned and has not finished', {
        hint: 'nothing was changed; try again in a minute',
      });
    await pause(PAUSE_MS);
  }
}

/** What verbs work with; each names what it needs. */
export interface Context {
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
  readonly repository: Repository;
  readonly states: SessionStates;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly filters: FilterPipeline;
  readonly clock: Clock;
  /** Of the work tree; undefined when detached, and in the user's own store. */
  readonly branch: string | undefined;
  /** Whether a path, relative to the root of the work tree, is a file there. */
  readonly isFile: (path: string) => boolean;
  /** Makes a path relative to the root of the work tree; undefined for one outside of it. */
  readonly relativePath: (path: string) => string | undefined;
}
export type Needs<Name extends keyof Context> = Pick<Context, Name>;
