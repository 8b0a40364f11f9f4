import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meantKey } from '../../src/app/config/config-json-schema.ts';
import { lineOf, nearestName, parseJsonc } from '../../src/app/config/config-jsonc.ts';

const COMMENTED = `\ufeff{
  // "a": 0,
  "a": [1, 2,], /* not // this */ "b//": "/* a text */",
  "c": {"d": true, }, // ,}
}
`;

describe('JSON with comments', () => {
  it('is the JSON without them and without commas that are too many', () => {
    expect(parseJsonc(COMMENTED)).toEqual({
      value: { a: [1, 2], 'b//': '/* a text */', c: { d: true } },
    });
  });

  it.each([
    '{,}',
    '[,]',
    '[1,,]',
    '{"a":,}',
    '{"a",}',
    '{"a": 1} /* open',
    '"open',
    "{'a': 1}",
    '{a: 1}',
    '1,',
  ])('is nothing else: %s', (text) => {
    expect(parseJsonc(text)).toEqual({ line: expect.any(Number), column: expect.any(Number) });
  });

  it('is what a parser of plain JSON takes it for', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(parseJsonc(json)).toEqual({ value: JSON.parse(json) });
      }),
    );
    expect(Object.keys((parseJsonc('{"__proto__": 1}') as { value: object }).value)).toEqual(['__proto__']);
  });

  it('is not read where it is nested without end', () => {
    expect(parseJsonc('['.repeat(400_000))).toBeUndefined();
  });
});

describe('the line of a key', () => {
  it.each([
    [['a'], 3],
    [['a', 1], 3],
    [['c', 'd'], 4],
    [['x'], undefined],
    [['c', 'x'], undefined],
  ])('%j', (path, line) => {
    expect(lineOf(COMMENTED, path)).toBe(line);
  });

  it('is that of the last one of a name, which holds', () => {
    expect(lineOf('{"a": 1,\n"a": 2}', ['a'])).toBe(2);
  });

  it('is not looked for in what is nested without end', () => {
    expect(lineOf('['.repeat(400_000), ['a'])).toBeUndefined();
  });
});

describe('the name that was meant', () => {
  it.each([
    ['enabeld', 'enabled'],
    ['ENABLED', 'enabled'],
    ['tokns', 'tokens'],
    ['rule', 'rules'],
    ['rlues', 'rules'],
    ['zebra', undefined],
    ['', undefined],
  ])('by %j is %j', (slip, meant) => {
    expect(nearestName(slip, ['enabled', 'tokens', 'rules'])).toBe(meant);
  });

  it.each([
    [[], 'enabeld', 'enabled'],
    [[], 'captureThreshold', 'postToolCapture.captureThreshold'],
    [[], 'sync.auto', 'sync.auto'],
    [['postToolCapture'], 'captureTreshold', 'captureThreshold'],
    [['filters', 'allow'], 'value', 'values'],
    [['filters', 'rules', 0], 'flag', 'flags'],
    [['lifecycle', 'sessionMemory'], 'limits', 'limit'],
    [['sync'], 'zebrafishes', undefined],
  ])('in %j by %j is %j', (path, slip, meant) => {
    expect(meantKey(path, slip)).toBe(meant);
  });
});

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
        if (!/,\s*[\]}]|\/[/*]/.test(text)) expect('value' in (parseJsonc(text) ?? {})).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });
});
