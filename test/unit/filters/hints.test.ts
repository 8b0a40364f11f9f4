import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hintOf, holdsIn, lowerCaseOf } from '../../../filters/hints.ts';

const text = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ maxLength: 200, unit: fc.constantFrom('a', 'b', 'k', '-', 'é', '\u{1f511}') }),
);

it('says exactly what `includes` says, of texts by turns', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), text, (texts, other) => {
      const parts = texts.map((one) => one.slice(1, 1 + (other.length % 8)));
      for (const one of [...texts, ...texts, other]) {
        const holds = holdsIn(one);
        for (const word of [...parts, other, one.slice(0, 3)])
          expect(holds(hintOf(word))).toBe(one.includes(word));
      }
    }),
  );
});

it('goes on saying it behind ever so many texts', () => {
  const hint = hintOf('token');
  for (let n = 0; n < 5_000; n += 1) expect(holdsIn(`a text without it, ${n}`)(hint)).toBe(false);
  expect(holdsIn('with a token in it')(hint)).toBe(true);
  expect([lowerCaseOf('ToKeN'), lowerCaseOf('ToKeN'), lowerCaseOf('Other')]).toEqual([
    'token',
    'token',
    'other',
  ]);
});
