import { ANYTHING_DONE, awaitedBy } from '../capture/family.ts';
import { openOf } from '../capture/open-failures.ts';
import { metOnce } from '../core/fold.ts';
import { contentKey, type Learning, memoryId, type Step } from '../core/learning.ts';
import { type Memory, newestFirst } from '../core/memory.ts';
import type { CaptureAccumulator } from '../session/accumulator.ts';
import type { MemoryStore } from './store.ts';

/** `families`: command families that are waited for because of what goes, besides those of the steps that go. */
type WhatGoes = Readonly<{
  learning: (learning: Learning) => boolean;
  step: (step: Step) => boolean;
  families?: readonly string[];
}>;

/** Takes learnings and steps out of a queue for good; all else waits on as it did. Gives how many learnings went. */
export function takeOut(queue: CaptureAccumulator, { learning, step, families = [] }: WhatGoes): number {
  const claimed = queue.claim();
  if (claimed === undefined) return 0;
  const kept = claimed.learnings.filter((it) => !learning(it));
  const isGone = (it: Step): boolean => step(it) || (it.type === 'failed' && learning(it.learning));
  const left = claimed.steps.filter((it) => !isGone(it));
  // What no flush has seen yet goes back to where flushes look for what is new.
  for (const it of left) if (it.kept !== true) queue.note(it);
  const isKept = (it: Step): boolean => it.kept === true;
  claimed.release(kept, left.filter(isKept));
  const awaited = claimed.steps.filter(isGone).flatMap(awaitedBy);
  const gone = new Set([ANYTHING_DONE, ...families, ...awaited]);
  queue.watch(queue.watched().filter((family) => !gone.has(family)));
  return claimed.learnings.length - kept.length;
}

/** `waiting`: for the next flush; `open`: a failure that waits for what helps; `held`: for `cs-memory review`. */
export type PendingState = 'waiting' | 'open' | 'held';

/** What would be a memory, and is in no note yet: by the id that it will have, on no commit. */
export interface PendingMemory extends Memory {
  readonly pending: PendingState;
  readonly session: string;
}

type Queues = Pick<MemoryStore, 'states' | 'accumulator' | 'held'>;

export const isPending = (it: Memory | string): it is PendingMemory =>
  typeof it !== 'string' && 'pending' in it;

/** The queues of a place that hold what is in no note yet: what is new, what a flush took and could not write, what is open, and what is held. */
export const queuesThatWait = ({ states, accumulator, held }: Queues): readonly CaptureAccumulator[] =>
  [held, ...states.waiting().map(accumulator)].filter((queue) => !queue.isEmpty());

/** All that hooks queued in this place and no flush has written, the newest first. Nothing is taken out of a queue. Throws what the index throws. */
export async function listPending(store: MemoryStore): Promise<readonly PendingMemory[]> {
  const found = new Map<string, PendingMemory>();
  const take = (learning: Learning, pending: PendingState): void => {
    const { files: paths, agentId: _agent, score: _score, supersedes: _its, ...content } = learning;
    const files = paths.map((path) => ({ path }));
    const memory = { ...content, id: memoryId(learning), files, ...metOnce('', learning.at), pending };
    if (!found.has(memory.id)) found.set(memory.id, memory);
  };
  for (const queue of queuesThatWait(store)) {
    const open = openIn(queue);
    const keys = new Set(open.map(contentKey));
    for (const learning of queue.queued())
      take(
        keys.has(contentKey(learning)) ? openOf(learning) : learning,
        queue === store.held ? 'held' : 'waiting',
      );
    for (const learning of open) take(openOf(learning), 'open');
  }
  const known = found.size === 0 ? new Map<string, Memory>() : await store.index.known([...found.keys()]);
  return [...found.values()]
    .filter(({ id }) => !known.has(id))
    .sort((a, b) => newestFirst({ memory: a }, { memory: b }));
}

export const findPending = async (store: MemoryStore, idPrefix: string): Promise<readonly PendingMemory[]> =>
  (await listPending(store)).filter(({ id }) => id.startsWith(idPrefix.toLowerCase()));

/** Takes one out of all queues for good; it may be met again. False: a flush has written it. Throws REF_CONTENDED where one does not end. */
export async function dropPending(store: MemoryStore, id: string): Promise<boolean> {
  await store.flushesEnd();
  const isIt = (learning: Learning): boolean =>
    [learning, openOf(learning)].some((as) => memoryId(as) === id);
  const having = queuesThatWait(store).filter((queue) => [...queue.queued(), ...openIn(queue)].some(isIt));
  for (const queue of having) takeOut(queue, { learning: isIt, step: () => false });
  return having.length > 0;
}

const openIn = (queue: CaptureAccumulator): readonly Learning[] =>
  queue.steps().flatMap((step) => (step.type === 'failed' ? [step.learning] : []));
