import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createSilence } from '../../src/extras/vectors/vector-state.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const folder = temporaryFolder('cs-silence-');
const MINUTE_MS = 60_000;

/** A place that answers when it is told to, asked at a time that the test says. */
function placeAt(laterMs: number) {
  const file = join(folder(), 'lancedb/asked');
  return { file, silence: createSilence(file, 's3://team/memories', () => Date.now() + laterMs) };
}

type Placed = ReturnType<typeof placeAt>;

it('asks a place that answers again and again, and leaves nothing behind', async () => {
  const { file, silence } = placeAt(0);
  expect([await silence.heeded(async () => 1), await silence.heeded(async () => 2)]).toEqual([1, 2]);
  expect(existsSync(file)).toBe(false);
});

it('asks no more for ten minutes once it did not answer, also where whoever asked was cut off', async () => {
  const cutOff = placeAt(0).silence.heeded(() => new Promise(() => {})); // a hook's deadline: it ends there
  cutOff.catch(() => {}); // this process does not
  const ask = vi.fn(async () => 'an answer');
  await expect(placeAt(2_000).silence.heeded(ask)).rejects.toMatchObject({ code: 'INDEX_UNAVAILABLE' });
  await expect(placeAt(9 * MINUTE_MS).silence.heeded(ask)).rejects.toThrow('s3://team/memories');
  expect(ask).not.toHaveBeenCalled();
  expect(await placeAt(11 * MINUTE_MS).silence.heeded(ask)).toBe('an answer');
});

it('lets only one question wait for a place that refuses', async () => {
  const { silence } = placeAt(0);
  const ask = vi.fn(() => Promise.reject(new Error('error sending request')));
  await expect(silence.heeded(ask)).rejects.toThrow('error sending request');
  await expect(silence.heeded(ask)).rejects.toThrow('did not answer in time');
  await expect(placeAt(9 * MINUTE_MS).silence.heeded(ask)).rejects.toThrow('did not answer in time');
  expect(ask).toHaveBeenCalledTimes(1);
  await expect(placeAt(11 * MINUTE_MS).silence.heeded(ask)).rejects.toThrow('error sending request');
});

it('asks again as soon as somebody has reached it', async () => {
  const failing = async (): Promise<never> => {
    throw new Error('error sending request');
  };
  await expect(placeAt(0).silence.heeded(failing)).rejects.toThrow('error sending request');
  const later = placeAt(MINUTE_MS).silence;
  await expect(later.heeded(async () => 1)).rejects.toThrow('did not answer in time');
  later.end();
  expect(await later.heeded(async () => 1)).toBe(1);
});

/** What asks, if it takes so long. */
const answersAfter = (ms: number) => () => new Promise<string>((done) => setTimeout(() => done('late'), ms));

it.each([
  ['was never reached', () => {}, 300],
  ['an update reached, and no question yet', (place: Placed) => place.silence.end(), 3_000],
])('waits for a place that %s no longer than that', async (_, before, patienceMs) => {
  vi.useFakeTimers();
  try {
    const place = placeAt(0);
    before(place);
    const asked = place.silence.heeded(() => new Promise(() => {}));
    const refused = expect(asked).rejects.toMatchObject({ code: 'INDEX_UNAVAILABLE' });
    await vi.advanceTimersByTimeAsync(patienceMs);
    await refused;
  } finally {
    vi.useRealTimers();
  }
});

it('waits for a far place as long as it is known to need', async () => {
  vi.useFakeTimers();
  try {
    const { silence } = placeAt(0);
    silence.end();
    const first = silence.heeded(answersAfter(900));
    await vi.advanceTimersByTimeAsync(900);
    expect(await first).toBe('late');
    const second = silence.heeded(answersAfter(2_600));
    await vi.advanceTimersByTimeAsync(2_600);
    expect(await second).toBe('late');
  } finally {
    vi.useRealTimers();
  }
});

it('waits for a near place that fell silent 300 ms', async () => {
  vi.useFakeTimers();
  try {
    const { silence } = placeAt(0);
    silence.end();
    expect(await silence.heeded(async () => 'at once')).toBe('at once');
    const asked = silence.heeded(() => new Promise(() => {}));
    const refused = expect(asked).rejects.toMatchObject({ code: 'INDEX_UNAVAILABLE' });
    await vi.advanceTimersByTimeAsync(300);
    await refused;
  } finally {
    vi.useRealTimers();
  }
});
