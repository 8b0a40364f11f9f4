import { expect, test } from 'vitest';
import { encodeLine } from '../../../src/core/note-line.ts';
import { createWordsIndex } from '../../../src/recall/index/words-index.ts';
import { memoryLine, NOW_MS, usePlace } from './setup.ts';

const place = usePlace();
const idOf = (number: number): string => number.toString(16).padStart(16, '0');
const add = (...lines: string[]) =>
  place.notes.add([{ namespace: 'learnings', anchor: 'a'.repeat(40), lines }]);
const holding = async (words: readonly string[], limit = 3) =>
  (await createWordsIndex(place).holding(words, { limit, nowMs: NOW_MS })).map(({ id }) => id);

test('of the memories that hold the rarest of some words a few are given, those that hold most first', async () => {
  await add(
    ...Array.from({ length: 40 }, (_, number) => memoryLine(number, `the tests need port ${5000 + number}`)),
    memoryLine(50, 'the tests need a database on port 5007'),
    memoryLine(51, 'parseHTTPResponse2 fails'),
  );
  expect(await holding(['database', 'tests', 'port', '5007'])).toEqual([idOf(50), idOf(7)]);
  expect(await holding(['tests', 'port'], 4)).toHaveLength(4);
  expect(await holding(['parsehttpresponse2', 'fails'])).toEqual([idOf(51)]); // the parts of a name in small letters stand nowhere
  expect(await holding(['unheard'])).toEqual([]);
  expect(await holding([])).toEqual([]);
});

test('of an error those of its signature are given that live', async () => {
  const line = (number: number, signature: string) =>
    encodeLine({
      ...JSON.parse(memoryLine(number, 'npm test failed')),
      signature,
    });
  await add(line(1, 'E1'), line(2, 'E2'), line(3, 'E1'));
  await add(encodeLine({ v: 1, id: idOf(3), at: new Date(NOW_MS).toISOString(), type: 'forgotten' }));
  const found = await createWordsIndex(place).withSignature('E1', NOW_MS);
  expect(found.map(({ id }) => id)).toEqual([idOf(1)]);
});
