import { expect, it } from 'vitest';
import { sumOf, weightOf, weightsIn } from '../../src/capture/features.ts';
import lasting from '../../src/capture/lasting-words.json' with { type: 'json' };
import worth from '../../src/capture/worth-weights.json' with { type: 'json' };
import asking from '../../src/recall/asking-words.json' with { type: 'json' };

it.each([
  ['what lasts', lasting.words],
  ['what is worth it', worth.words],
  ['what asks', asking.words],
])(
  'every feature of %s weighs what its line says, asked first or last, and no other weighs anything',
  (_of, lines) => {
    const known = lines.split('\n').map(weightOf);
    const asked = known.flatMap(([feature]) => [feature, `${feature}§`, `§${feature}`]);
    const weights = new Map(known);
    expect(weights.size).toBe(known.length);
    const wanted = asked.map((feature) => weights.get(feature));
    const many = weightsIn(lines);
    expect(asked.map((feature) => many.get(feature))).toEqual(wanted);
    for (let at = 0; at < asked.length; at += 90) {
      const few = weightsIn(lines);
      expect(asked.slice(at, at + 90).map((feature) => few.get(feature))).toEqual(wanted.slice(at, at + 90));
    }
  },
);

it.each(['', 'constructor', 'a b c', '\n', ' '])('%j, of which no line speaks, weighs nothing', (feature) => {
  expect(sumOf([feature], weightsIn('b 3\nc d -4'))).toBe(0);
  expect(sumOf(['c d', feature], weightsIn('b 3\nc d -4'))).toBeCloseTo(-4 / Math.sqrt(2));
});
