import { expect, it } from 'vitest';
import { countingProgress, countText } from '../../../src/app/cli/progress.ts';

it.each([
  [{ done: 3, total: 10, elapsedMs: 200 }, 'x: 3 of 10'],
  [{ done: 1_200, total: 10_000, elapsedMs: 1_500 }, 'x: 1,200 of 10,000, 800/s, 11 s left'],
  [{ done: 100, total: 100_000, elapsedMs: 10_000 }, 'x: 100 of 100,000, 10/s, 167 min left'],
  [{ done: 12.34, total: 24, elapsedMs: 4_000, unit: ' MB' }, 'x: 12.3 of 24 MB, 3.1 MB/s, 4 s left'],
  [{ done: 0, total: 5, elapsedMs: 9_000 }, 'x: 0 of 5'],
  [{ done: 5, total: 5, elapsedMs: 9_000 }, 'x: 5 of 5'],
])('says how far work of %o has come', (work, text) => {
  expect(countText('x', work)).toBe(text);
});

it('counts each piece of work from its own beginning, and is gone where nothing is counted', () => {
  const shown: string[] = [];
  let nowMs = 0;
  const tell = countingProgress(
    {
      show: (text) => shown.push(typeof text === 'string' ? text : text()),
      clear: () => shown.push('-'),
      end: () => {},
    },
    () => nowMs,
  );
  tell('reading', 1, 4);
  nowMs = 2_000;
  tell('reading', 2, 4);
  tell('writing');
  tell('looking', 1, 2);
  nowMs = 3_000;
  tell('looking', 2, 2);
  expect(shown).toEqual([
    'reading: 1 of 4',
    'reading: 2 of 4, 1/s, 2 s left',
    '-',
    'looking: 1 of 2',
    'looking: 2 of 2',
    '-',
  ]);
});
