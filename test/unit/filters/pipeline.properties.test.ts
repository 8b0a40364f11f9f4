import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './pieces.ts';
import { createPipeline, draw, textOf } from './support.ts';

const pipeline = createPipeline({ homeDirectory: '/data/people/jdoe', userName: 'jdoe' });
const filter = (text: string): string => textOf(pipeline.filter(text));

const secret = (seed: string, prefix: string, length: number): string =>
  prefix + draw(seed, 'ABCDEFGHabcdefgh0123456789', length);

describe('any text', () => {
  it('has no control or zero-width character left, keeps every marker, and its findings are sorted, apart and inside it', () => {
    const markers = (input: string): number => input.split('[REDACTED:x]').length - 1;
    fc.assert(
      fc.property(anyText, (input) => {
        const result = pipeline.filter(input);
        const text = textOf(result);
        expect(text).not.toMatch(
          /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\ufeff]|\r(?!\n)/,
        );
        expect(markers(text)).toBeGreaterThanOrEqual(markers(input));
        let cursor = 0;
        for (const { start, end } of result.ok ? result.findings : []) {
          expect(start).toBeGreaterThanOrEqual(cursor);
          expect(end).toBeGreaterThan(start);
          cursor = end;
        }
        expect(cursor).toBeLessThanOrEqual(input.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a token', () => {
  const TOKEN = secret('token', 'ghp_', 36);
  const NOISE = ['\u001b[0m', '\u001b[1;31m', '\u200b', '\u2060', '\ufeff', '\u0000', '\u202a', '\u00ad'];

  it('is found however it is split and wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(TOKEN.length), fc.constantFrom(...NOISE)), { maxLength: 6 }),
        fc.constantFrom('', 'a\n', 'see: ', '"', '日本 '),
        (cuts, before) => {
          const split = [...cuts]
            .sort(([a], [b]) => b - a)
            .reduce((it, [at, noise]) => it.slice(0, at) + noise + it.slice(at), TOKEN);
          const result = filter(`${before}${split} after`);
          expect(result).not.toContain(TOKEN.slice(4, 16));
          expect(result).toContain(' after');
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('plain prose', () => {
  const WORDS =
    'the build failed because module resolution of path a test needs node 20 and returns value 1 in main'.split(
      ' ',
    );

  it('comes back to the letter', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...WORDS, '\n', '—', '(x)', 'src/a.ts:3'), { maxLength: 40 }),
        (words) => {
          const prose = words.join(' ');
          expect(filter(prose)).toBe(prose);
        },
      ),
      { numRuns: 500 },
    );
  });
});
