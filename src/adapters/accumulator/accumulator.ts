import type { Filtered } from '../../../filters/pipeline.ts';
import { contentKey } from '../../domain/content-key.ts';
import type { Learning } from '../../domain/learning.ts';
import type { CaptureAccumulator } from '../../ports-session.ts';
import { createSpool, type SpoolRecords } from './spool.ts';

export interface AccumulatorOptions {
  /** `<git common dir>/cs-memory/sessions`. */
  readonly directory: string;
  readonly session: string;
  /** How many learnings may wait; the least recently met are dropped first. */
  readonly maxLearnings: number;
}

type QueuedLearning = Learning<Filtered>;

/** A record of the spool. One that was met again is written again: its place in the file is when it was met last. */
interface SpoolEntry {
  readonly learning: QueuedLearning;
}

/** The file is rewritten without its dead records beyond this size; 200 learnings are a third of it. */
const MAX_SPOOL_BYTES = 1024 * 1024;

/** FNV-1a, 64 bits (Fowler, Noll, Vo): to tell long names apart; node:crypto would cost a capture a tenth of a node start. */
function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/**
 * A file name for a session id, which comes from outside: one that is no plain word is spelled in hex, and a long
 * one cut, with a hash of all of it. The name of a name is itself, so that a listing can be asked about.
 */
export function sessionFileName(session: string): string {
  if (/^[A-Za-z0-9_-]{1,100}$/.test(session)) return session;
  return `x${Buffer.from(session).toString('hex').slice(0, 60)}-${fnv1a(session)}`;
}

/** Whether a record is a whole learning; another version of the product may have written it. */
function isEntry(value: unknown): value is SpoolEntry {
  const learning = (value as { learning?: Record<string, unknown> } | null)?.learning;
  if (learning === null || typeof learning !== 'object') return false;
  const texts = ['ns', 'kind', 'summary', 'evidence', 'at', 'session'];
  return (
    texts.every((field) => typeof learning[field] === 'string') &&
    areTexts(learning['tags'], learning['files'])
  );
}

const areTexts = (...lists: unknown[]): boolean =>
  lists.every((list) => Array.isArray(list) && list.every((item) => typeof item === 'string'));

/** The queue that the records tell of: each learning once, the least recently met first. */
function queueOf(files: readonly SpoolRecords[]): { queue: Map<string, QueuedLearning>; broken: number } {
  const queue = new Map<string, QueuedLearning>();
  let broken = 0;
  for (const file of files) {
    broken += file.broken;
    for (const record of file.records) {
      if (isEntry(record)) touch(queue, record.learning);
      else broken += 1;
    }
  }
  return { queue, broken };
}

/** Puts a learning at the recent end. The first record of it stays: its time is the time of the first meeting. */
function touch(queue: Map<string, QueuedLearning>, learning: QueuedLearning): void {
  const key = contentKey(learning);
  const first = queue.get(key) ?? learning;
  queue.delete(key);
  queue.set(key, first);
}

function newest<V>(queue: ReadonlyMap<string, V>, count: number): V[] {
  return [...queue.values()].slice(-count);
}

/** One session's queue of learnings in its temp file; see the port for the promises. */
export function createAccumulator(options: AccumulatorOptions): CaptureAccumulator {
  const { directory, session, maxLearnings } = options;
  const spool = createSpool(directory, sessionFileName(session));
  const append = (learning: QueuedLearning): void => spool.append({ learning } satisfies SpoolEntry);
  const waiting = (): QueuedLearning[] => newest(queueOf(spool.read()).queue, maxLearnings);

  /** Writes the living records anew. Killed in between, it leaves some records twice, which is harmless. */
  const compact = (): void => {
    const taken = spool.take();
    for (const learning of newest(queueOf(taken).queue, maxLearnings)) append(learning);
    spool.remove(taken);
  };

  return {
    session,
    add: (learning) => {
      const { queue } = queueOf(spool.read());
      const isNew = !queue.has(contentKey(learning));
      append(learning);
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
      return {
        learnings: newest(queue, maxLearnings),
        broken,
        release: (kept = []) => {
          for (const learning of kept) append(learning);
          spool.remove(taken);
        },
      };
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
