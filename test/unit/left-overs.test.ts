import { expect, it } from 'vitest';
import { createFlushLeftOvers } from '../../src/capture/left-overs.ts';
import { NEW_STORY } from '../../src/capture/model/narrative/story.ts';
import type { CaptureAccumulator, SessionStates } from '../../src/session/model/ports.ts';

const DEAD = ['one', 'unread', 'two'];
const TOTAL = { written: 0, seen: 0, broken: 0, stopped: 0, retries: 0, unborn: 0, failed: 0, merges: [] };

function leftOf(sessions: readonly string[]) {
  const flushed: string[] = [];
  const flushLeftOvers = createFlushLeftOvers({
    states: {
      list: () => sessions,
      waiting: () => sessions,
      read: () => undefined,
      isDead: () => true,
    } as unknown as SessionStates,
    accumulator: (session) => ({ isEmpty: () => !sessions.includes(session) }) as CaptureAccumulator,
    stories: { read: () => NEW_STORY },
    readRest: (session) => {
      if (session === 'unread') throw new Error('a filter broke');
    },
    flushQueues: async (all) => {
      flushed.push(...all);
      return { ...TOTAL, written: all.length };
    },
    clock: () => 0,
  });
  return { flushed, result: flushLeftOvers('new') };
}

it('a crashed session whose transcript cannot be read holds up no other', async () => {
  const { flushed, result } = leftOf(DEAD);
  expect(await result).toEqual({ written: 2, failed: 1, left: 0, why: 'a filter broke' });
  expect(flushed).toEqual(['one', 'two']);
});

it('where it is the only one nothing is flushed', async () => {
  const { flushed, result } = leftOf(['unread']);
  expect(await result).toEqual({ written: 0, failed: 1, left: 0, why: 'a filter broke' });
  expect(flushed).toEqual([]);
});
