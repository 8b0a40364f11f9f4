import type { FlushTotal } from '../../capture/flush-queues.ts';
import type { IndexHealth } from '../../core/background.ts';
import { errorMessage } from '../../core/errors.ts';
import type { MemoryIndex } from '../../core/ports.ts';
import { count } from './check.ts';

export interface MendPorts {
  readonly removeLocks: () => number;
  readonly indexHealth: () => Promise<IndexHealth>;
  readonly index: Pick<MemoryIndex, 'counts' | 'drop' | 'save'>;
  readonly deadSessions: () => readonly string[];
  readonly flush: (sessions: readonly string[]) => Promise<FlushTotal>;
  readonly pruneLog: () => number;
  readonly pruneSessions: () => void;
}

export interface Mended {
  readonly name: string;
  readonly did: string;
  readonly failed?: true;
}

/**
 * Mends what can be mended without a loss: each step can be done at any time, again, and beside sessions that run. One
 * that fails is told, and leaves the others their turn. Locks first, since they keep the flush from writing.
 */
export function createMend(ports: MendPorts): () => Promise<readonly Mended[]> {
  const steps: readonly [string, () => Promise<string | undefined> | string | undefined][] = [
    ['writing', () => removed(ports.removeLocks(), 'lock')],
    ['index', () => mendIndex(ports)],
    ['queues', () => flushDead(ports)],
    ['log', () => removed(ports.pruneLog(), 'old file')],
    ['queues', () => void ports.pruneSessions()],
  ];
  return async () => {
    const mended: Mended[] = [];
    for (const [name, step] of steps) {
      try {
        const did = await step();
        if (did !== undefined) mended.push({ name, did });
      } catch (error) {
        mended.push({ name, did: errorMessage(error), failed: true });
      }
    }
    return mended;
  };
}

const removed = (n: number, what: string): string | undefined =>
  n === 0 ? undefined : `${count(n, what)} removed`;

async function mendIndex({ index, indexHealth }: MendPorts): Promise<string | undefined> {
  const { state, bytes } = await indexHealth();
  if (state === 'current' || (state === 'none' && bytes === 0)) return undefined;
  if (state === 'damaged') await index.drop();
  const memories = (await index.counts('')).documents;
  await index.save();
  return `${state === 'behind' ? 'updated' : 'rebuilt'}: ${count(memories, 'memory')}`;
}

async function flushDead({ deadSessions, flush }: MendPorts): Promise<string | undefined> {
  const dead = deadSessions();
  if (dead.length === 0) return undefined;
  const { written, seen, failed, unborn } = await flush(dead);
  const waits = failed + unborn > 0 ? `, ${count(failed + unborn, 'session')} could not be flushed yet` : '';
  return `${count(dead.length, 'session')} that had ended: ${written} written, ${seen} seen again${waits}`;
}
