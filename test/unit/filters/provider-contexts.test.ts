import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { providerContextsStage } from '../../../filters/stages/provider-contexts.ts';
import { patternOf, readProviders } from '../../../filters/stages/providers.ts';
import { draw, filterText } from './support.ts';

/** The alphabets of the notation without the equals sign, which only ends base64. */
const DIGITS = '0123456789';
const BASE36 = `${DIGITS}abcdefghijklmnopqrstuvwxyz`;
const BASE62 = `${BASE36}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;
const ALPHABETS: Readonly<Record<string, string>> = {
  h: `${DIGITS}abcdefABCDEF`,
  d: DIGITS,
  n: BASE62,
  w: `${BASE62}_-`,
  e: `${BASE62}_-+`,
  b: `${BASE62}+/`,
  v: `${BASE62}_-.+/~:%`,
};
const ALONE = { stages: { cleaning: [], scanning: [providerContextsStage] } };

/** Characters of an alphabet; the outer ones letters or digits, as of a token that somebody copied. */
function fill(seed: string, inner: string, length: number): string {
  const outer = inner.replace(/[^A-Za-z0-9]/g, '');
  return (
    draw(`${seed}^`, outer, 1) +
    draw(seed, inner, length - 2) +
    (length > 1 ? draw(`${seed}$`, outer, 1) : '')
  );
}

/** A value of a shape, as short as it may be. */
function sampleOf(shape: string, seed: string): string {
  const value = shape.replace(
    /([hdnwebv])(\d+)(?:,\d+|\+)?|'([^']+)'|u/g,
    (_part, alphabet: string | undefined, least: string, text: string | undefined, at: number) =>
      alphabet === undefined
        ? (text ??
          [8, 4, 4, 4, 12]
            .map((length) => fill(`${seed}/${shape}/${at}/${length}`, BASE36, length))
            .join('-'))
        : fill(`${seed}/${shape}/${at}`, ALPHABETS[alphabet] ?? '', Number(least)),
  );
  // letters alone may be a name: that is judged, and has fixtures
  return /\d/.test(value) ? value : sampleOf(shape, `${seed}+`);
}

const cases = readProviders().flatMap((provider) => provider.shapes.map((shape) => ({ provider, shape })));
const MARKER = '[REDACTED:provider-key]';

describe('the table of providers', () => {
  it('has names of small letters and digits, none twice with the same mark', () => {
    const names = readProviders().map(({ word, distinctness }) => `${distinctness} ${word}`);
    expect(names.filter((name) => !/^[a-z]+ [a-z0-9]{3,30}$/.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has shapes that are distinct and longer than a word', () => {
    for (const { word, shapes } of readProviders()) {
      expect(new Set(shapes).size, word).toBe(shapes.length);
      for (const shape of shapes)
        expect(sampleOf(shape, word).length, `${word} ${shape}`).toBeGreaterThanOrEqual(8);
    }
  });

  it('refuses a shape that its notation does not know', () => {
    for (const shape of ['x32', 'h', 'h32,', "'open", 'h32 n3'])
      expect(() => patternOf(shape)).toThrow(RangeError);
  });

  it.each(['ini', 'env', 'json', 'call'])('hides a value of each shape of each provider: %s', (spelling) => {
    const spell = (word: string, value: string): string =>
      ({
        ini: `${word}_api_key = ${value}`,
        env: `${word.toUpperCase()}_API_KEY=${value}`,
        json: `{"${word}Token": "${value}"}`,
        call: `setProperty("${word}.secret", '${value}')`,
      })[spelling] ?? '';
    const left = cases.filter(({ provider, shape }) => {
      const value = sampleOf(shape, spelling);
      return filterText(spell(provider.word, value), ALONE) !== spell(provider.word, MARKER);
    });
    expect(left.map(({ provider, shape }) => `${provider.word} ${shape}`)).toEqual([]);
  });
});

describe('values behind a name', () => {
  const anyCase = fc.tuple(fc.constantFrom(...cases), fc.string({ minLength: 1, maxLength: 8 }));

  it('are no secret where nothing speaks of one and the name is a word', () => {
    fc.assert(
      fc.property(anyCase, ([{ provider, shape }, seed]) => {
        fc.pre(
          cases.every(({ provider: it }) => it.word !== provider.word || it.distinctness === 'ordinary'),
        );
        const text = `the ${provider.word} ${sampleOf(shape, seed)} was there`;
        expect(filterText(text, ALONE)).toBe(text);
      }),
    );
  });

  it('are no secret where the name goes on as another word', () => {
    fc.assert(
      fc.property(anyCase, ([{ provider, shape }, seed]) => {
        const text = `x${provider.word}zyq_key=${sampleOf(shape, seed)}`;
        fc.pre(!cases.some((other) => other.provider !== provider && text.includes(other.provider.word)));
        expect(filterText(text, ALONE)).toBe(text);
      }),
    );
  });

  it('go whole or stay whole, whatever stands behind them', () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.constantFrom(
          ' ',
          '=',
          ': ',
          '_key=',
          ' TOKEN ',
          '.secret = "',
          "Access: '",
          '-token-',
          ' of line 3: ',
        ),
        fc.string({ maxLength: 20 }),
        ([one, seed], before, behind) => {
          // a fixed prefix is no part of the secret
          fc.pre(!one.shape.includes("'"));
          const value = sampleOf(one.shape, seed);
          const filtered = filterText(`${one.provider.word}${before}${value}${behind}`, ALONE);
          fc.pre(!filtered.includes(value));
          expect(filterText(filtered, ALONE)).toBe(filtered);
          expect(filtered).not.toContain(value.slice(0, 8));
          expect(filtered).not.toContain(value.slice(-8));
        },
      ),
    );
  });
});
