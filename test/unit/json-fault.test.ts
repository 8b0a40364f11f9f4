import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonc } from '../../src/app/config/config-jsonc.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('where a text stops being JSON', () => {
  it.each([
    ['', 1, 1],
    ['{"a": 1,,}', 1, 9],
    ['{\n  "a": [1, 2\n}', 3, 1],
    ['{\n  "a": x\n}', 2, 8],
    ['KEY=value', 1, 1],
    ['{} {}', 1, 4],
    ['{"a" 1}', 1, 6],
    ['["a\nb"]', 1, 2],
  ])('is found in %j', (text, line, column) => {
    expect(parseJsonc(text)).toEqual({ line, column });
  });

  it('is nowhere exactly where a parser takes it', () => {
    const marks = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '0',
      '-1.5e3',
      'true',
      ' ',
      '\n',
      'a',
    );
    const damaged = fc
      .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.nat(2), marks)
      .map(([text, at, cut, mark]) => {
        const from = at % (text.length + 1);
        return text.slice(0, from) + mark + text.slice(from + cut);
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), damaged), (text) => {
        if (!/,\s*[\]}]/.test(text)) expect('value' in (parseJsonc(text) ?? {})).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });
});
