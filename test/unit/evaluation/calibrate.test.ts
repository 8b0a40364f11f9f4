import { expect, test } from 'vitest';
import type { Memory } from '../../../src/core/memory.ts';
import { calibrate } from '../../../src/extras/eval/calibrate.ts';
import { readDataset } from '../../../src/extras/eval/dataset.ts';
import { createWordsIndexOf } from '../../../src/recall/index/words-index.ts';
import type { Embedder } from '../../../src/recall/model/embedder.ts';

const THINGS =
  'anchor bridge candle donkey engine feather garden hammer island jacket kettle ladder mirror needle orange pocket quarry ribbon saddle tunnel'.split(
    ' ',
  );
/** A memory of each thing: its body begins with it, in a form that no word of its summary has, and goes on in the words of the next one's summary. */
const memories: readonly Memory[] = THINGS.flatMap((thing, place) => {
  const next = THINGS[(place + 1) % THINGS.length] ?? '';
  const text = `the ${thing} was there as everybody said`;
  const [found] = readDataset(JSON.stringify({ id: `m${place}`, text }), '').documents;
  if (found === undefined) return [];
  return [
    {
      ...found.memory,
      body: `x${thing}x moved while they told us the ${next} was gone, and ${next} ${next}`,
    },
  ];
});

const embedderOf = (id: string, direction: (text: string) => readonly number[]): Embedder => ({
  id,
  dimension: THINGS.length,
  maxTokens: 100,
  embed: async (texts) =>
    texts.map((text) => {
      const numbers = direction(text.toLowerCase());
      const length = Math.hypot(...numbers) || 1;
      return Float32Array.from(numbers, (value) => value / length);
    }),
  chunks: async (text) => [text],
  close: async () => {},
});
const firstOf = (text: string): string =>
  THINGS.filter((thing) => text.includes(thing)).sort((a, b) => text.indexOf(a) - text.indexOf(b))[0] ?? '';
const knowing = embedderOf('knowing', (text) => THINGS.map((thing) => (thing === firstOf(text) ? 1 : 0)));
const misleading = embedderOf('misleading', (text) =>
  THINGS.map((_, place) => ((text.length * (place + 3) * 7919) % 11) - 5),
);

const found = (embedder: Embedder, of = memories) =>
  calibrate({ indexOf: createWordsIndexOf, embedder }, of, Date.now());

test('an embedder that knows the memories earns more than the usual weight', async () => {
  const calibration = await found(knowing);
  expect(calibration).toMatchObject({ embedder: 'knowing', questions: 40 });
  expect(calibration?.weight).toBeGreaterThan(0.5);
  const mrr = new Map(calibration?.tried.map((it) => [it.weight, it.mrr]));
  expect(mrr.get(calibration?.weight ?? -1)).toBeGreaterThan(mrr.get(0) ?? 1);
});

test('one that points anywhere does not take away what words find', async () => {
  const calibration = await found(misleading);
  const mrr = new Map(calibration?.tried.map((it) => [it.weight, it.mrr]));
  expect(mrr.get(calibration?.weight ?? -1)).toBeGreaterThanOrEqual(mrr.get(0) ?? 1);
});

test('too few memories say nothing, and none of them is embedded', async () => {
  const never = embedderOf('never', () => expect.unreachable());
  expect(await found(never, memories.slice(0, 10))).toBeUndefined();
});

test('what was forgotten takes no place of what is asked', async () => {
  const gone = memories.flatMap((memory) =>
    Array.from({ length: 30 }, (_, at) => ({
      ...memory,
      id: `a${at}${memory.id}`,
      forgotten: true,
    })),
  );
  expect(await found(knowing, [...gone, ...memories])).toMatchObject({ questions: 40 });
});
