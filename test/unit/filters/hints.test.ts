import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHintTables, holdsSome, lowerCaseOf } from '../../../filters/hints.ts';

const text = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ maxLength: 200, unit: fc.constantFrom('a', 'b', 'k', '-', 'é', '\u{1f511}') }),
);

it('says exactly what `includes` says, of texts by turns', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), text, (texts, other) => {
      const parts = texts.map((one) => one.slice(1, 1 + (other.length % 8)));
      const words = [...parts, other];
      const rowsIn = createHintTables()(words.map((word) => ({ keywords: [word] })));
      for (const one of [...texts, ...texts, other]) {
        expect(rowsIn(one)).toEqual([...words.keys()].filter((at) => one.includes(words[at] ?? '')));
        for (const word of words) expect(holdsSome(one, { keywords: [word] })).toBe(one.includes(word));
      }
    }),
  );
});

it('finds the rows of every table that hold a word, whichever is asked first', () => {
  const rows = fc.array(
    fc.record({
      keywords: fc.array(fc.string({ maxLength: 5, unit: fc.constantFrom('a', 'b', 'k') }), { maxLength: 3 }),
      flags: fc.constantFrom('', 'i'),
    }),
    { maxLength: 5 },
  );
  const cased = fc.string({ maxLength: 60, unit: fc.constantFrom('a', 'b', 'k', 'K', ' ') });
  fc.assert(
    fc.property(fc.array(rows, { minLength: 1, maxLength: 4 }), fc.array(cased), (tables, texts) => {
      const addTable = createHintTables();
      const asked = tables.map((table) => {
        const rowsIn = addTable(table);
        rowsIn('asked before the next is added');
        return { table, rowsIn };
      });
      for (const one of texts)
        for (const { table, rowsIn } of one.length % 2 ? asked : [...asked].reverse()) {
          const held = table.flatMap(({ keywords, flags }, row) =>
            keywords.some((word) => (flags === 'i' ? one.toLowerCase() : one).includes(word)) ? [row] : [],
          );
          expect(rowsIn(one)).toEqual(held);
        }
    }),
  );
});

it('goes on saying it behind ever so many texts', () => {
  const rowsIn = createHintTables()([{ keywords: ['token'] }]);
  for (let n = 0; n < 5_000; n += 1) expect(rowsIn(`a text without it, ${n}`)).toEqual([]);
  expect(rowsIn('with a token in it')).toEqual([0]);
  expect([lowerCaseOf('ToKeN'), lowerCaseOf('ToKeN'), lowerCaseOf('Other')]).toEqual([
    'token',
    'token',
    'other',
  ]);
});
