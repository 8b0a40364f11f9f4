import { describe, expect, it } from 'vitest';
import { createTurns, together } from '../../../src/app/mcp/calls.ts';

const never = new AbortController().signal;

describe('turns', () => {
  it('come one after the other, whatever became of the one before', async () => {
    const turns = createTurns();
    const said: string[] = [];
    const slow = turns.take(async () => {
      await new Promise(setImmediate);
      said.push('first');
      throw new Error('no');
    });
    const next = turns.take(async () => said.push('second'));
    await expect(slow).rejects.toThrow('no');
    await next;
    expect(said).toEqual(['first', 'second']);
  });

  it('are passed over by who was cancelled while waiting', async () => {
    const turns = createTurns();
    const cancelled = new AbortController();
    const said: string[] = [];
    const first = turns.take(async () => cancelled.abort());
    const second = turns.take(async () => said.push('second'), cancelled.signal);
    await first;
    await expect(second).rejects.toThrow();
    expect(said).toEqual([]);
  });
});

describe('what is done together', () => {
  /** Doubles numbers; a go with a 13 in it fails. */
  const doubling = () => {
    const goes: (readonly number[])[] = [];
    const double = together<number, number>(async (numbers) => {
      goes.push(numbers);
      await new Promise(setImmediate);
      if (numbers.includes(13)) throw new Error('13');
      return numbers.map((number) => number * 2);
    });
    return { goes, double };
  };

  it('is what comes while it is busy, each with its own result', async () => {
    const { goes, double } = doubling();
    const all = [1, 2, 3, 4].map((number) => double(number, never));
    expect(await Promise.all(all)).toEqual([2, 4, 6, 8]);
    expect(goes).toEqual([[1], [2, 3, 4]]);
    expect(await double(5, never)).toBe(10);
  });

  it("fails for nobody else's fault", async () => {
    const { goes, double } = doubling();
    const all = await Promise.allSettled([1, 13, 3].map((number) => double(number, never)));
    expect(all).toMatchObject([{ value: 2 }, { reason: { message: '13' } }, { value: 6 }]);
    expect(goes).toEqual([[1], [13, 3], [13], [3]]);
  });

  it('leaves out what was cancelled while it waited for its turn', async () => {
    const turns = createTurns();
    const goes: (readonly number[])[] = [];
    const note = together<number, number>(
      async (numbers) => {
        goes.push(numbers);
        return numbers;
      },
      (go) => turns.take(go),
    );
    const cancelled = new AbortController();
    const before = turns.take(() => new Promise(setImmediate));
    const all = [note(1, cancelled.signal), note(2, never)];
    cancelled.abort();
    expect(await Promise.allSettled([before, ...all])).toMatchObject([
      {},
      { status: 'rejected' },
      { value: 2 },
    ]);
    expect(goes).toEqual([[2]]);
  });

  it('leaves out what was cancelled', async () => {
    const { goes, double } = doubling();
    const cancelled = new AbortController();
    const first = double(1, never);
    const second = double(2, cancelled.signal);
    cancelled.abort();
    await expect(second).rejects.toThrow();
    expect(await first).toBe(2);
    expect(goes).toEqual([[1]]);
  });
});
