import type { Filtered } from '../../../filters/pipeline.ts';
import type { Learning } from '../../domain/learning.ts';
import { memoryId } from '../../domain/memory-id.ts';
import type { CaptureAccumulator } from '../../ports.ts';
import { createSpool, type SpoolRecords } from './spool.ts';

export interface AccumulatorOptions {
  /** `<git common dir>/cs-memory/sessions`. */
  readonly directory: string;
  readonly session: string;
  /** How many learnings may wait; the least recently met are dropped first. */
  readonly maxLearnings: number;
}

type QueuedLearning = Learning<Filtered>;

/** A record of the spool: a learning, or only the news that a queued one was met again. */
type SpoolEntry = { readonly learning: QueuedLearning } | { readonly met: string };

/** The file is rewritten without its dead records beyond this size; 200 learnings are a third of it. */
const MAX_SPOOL_BYTES = 1024 * 1024;

/** A file name for a session id, which comes from outside: one that is no plain word is spelled in hex. */
export function sessionFileName(session: string): string {
  return /^[A-Za-z0-9_-]{1,100}$/.test(session)
    ? session
    : `x${Buffer.from(session).toString('hex').slice(0, 100)}`;
}

const isLearning = (value: unknown): value is { learning: QueuedLearning } =>
  typeof (value as { learning?: { summary?: unknown } } | null)?.learning?.summary === 'string';
const isMet = (value: unknown): value is { met: string } =>
  typeof (value as { met?: unknown } | null)?.met === 'string';

/** The queue that the records tell of: each learning once, the least recently met first. */
function queueOf(files: readonly SpoolRecords[]): { queue: Map<string, QueuedLearning>; broken: number } {
  const queue = new Map<string, QueuedLearning>();
  let broken = 0;
  for (const file of files) {
    broken += file.broken;
    for (const record of file.records) {
      const id = isLearning(record) ? memoryId(record.learning) : isMet(record) ? record.met : undefined;
      if (id === undefined) broken += 1;
      else touch(queue, id, isLearning(record) ? record.learning : undefined);
    }
  }
  return { queue, broken };
}

/** Puts a learning at the recent end. The first record of it stays: its time is the time of the first meeting. */
function touch(queue: Map<string, QueuedLearning>, id: string, learning: QueuedLearning | undefined): void {
  const queued = queue.get(id) ?? learning;
  queue.delete(id);
  if (queued !== undefined) queue.set(id, queued);
}

function newest<V>(queue: ReadonlyMap<string, V>, count: number): V[] {
  return [...queue.values()].slice(-count);
}

/** One session's queue of learnings in its temp file; see the port for the promises. */
export function createAccumulator(options: AccumulatorOptions): CaptureAccumulator {
  const { directory, session, maxLearnings } = options;
  const spool = createSpool(directory, sessionFileName(session));
  const append = (entry: SpoolEntry): void => spool.append(entry);
  const waiting = (): QueuedLearning[] => newest(queueOf(spool.read()).queue, maxLearnings);

  /** Writes the living records anew. Killed in between, it leaves some records twice, which is harmless. */
  const compact = (): void => {
    const taken = spool.take();
    for (const learning of newest(queueOf(taken).queue, maxLearnings)) append({ learning });
    spool.remove(taken);
  };

  return {
    session,
    add: (learning) => {
      const id = memoryId(learning);
      const { queue } = queueOf(spool.read());
      const isNew = !queue.has(id);
      append(isNew ? { learning } : { met: id });
      if (spool.sizeBytes() > MAX_SPOOL_BYTES) compact();
      const total = queue.size + (isNew ? 1 : 0);
      return {
        added: isNew,
        count: Math.min(total, maxLearnings),
        dropped: Math.max(0, total - maxLearnings),
      };
    },
    count: () => waiting().length,
    byNamespace: () => {
      const counts: Record<string, number> = {};
      for (const { ns } of waiting()) counts[ns] = (counts[ns] ?? 0) + 1;
      return counts;
    },
    summary: () => summaryOf(waiting()),
    claim: () => {
      const taken = spool.take();
      const { queue, broken } = queueOf(taken);
      if (taken.length === 0) return undefined;
      return { learnings: newest(queue, maxLearnings), broken, release: () => spool.remove(taken) };
    },
  };
}

function summaryOf(learnings: readonly QueuedLearning[]): string {
  if (learnings.length === 0) return 'no learnings waiting';
  const counts = new Map<string, number>();
  for (const { ns } of learnings) counts.set(ns, (counts.get(ns) ?? 0) + 1);
  const parts = [...counts].map(([ns, count]) => `${ns} ${count}`).join(', ');
  return `${learnings.length} ${learnings.length === 1 ? 'learning' : 'learnings'} waiting (${parts})`;
}
