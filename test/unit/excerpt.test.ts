import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutBytes, cutExcerpt, shortLine } from '../../src/core/text.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 300 });

describe('cutBytes', () => {
  it('is the longest beginning that fits and ends no character in the middle', () => {
    fc.assert(
      fc.property(anyText, fc.nat({ max: 400 }), (text, maxBytes) => {
        const cut = cutBytes(text, maxBytes);
        expect(text.startsWith(cut)).toBe(true);
        expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(maxBytes);
        const next = [...text.slice(cut.length)][0];
        if (next !== undefined) expect(Buffer.byteLength(cut + next)).toBeGreaterThan(maxBytes);
      }),
    );
  });
});

describe('cutExcerpt', () => {
  it('leaves alone what fits', () => {
    expect(cutExcerpt('two\nlines', 9)).toBe('two\nlines');
  });

  it('stays within its bytes and marks the cut', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 8, max: 200 }), (text, maxBytes) => {
        const cut = cutExcerpt(text, maxBytes);
        expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(maxBytes);
        expect(cut === text || cut.endsWith('\n…')).toBe(true);
      }),
    );
  });

  it('cuts at the end of a line where one is near', () => {
    expect(cutExcerpt(`${'a'.repeat(60)}\n${'b'.repeat(60)}`, 100)).toBe(`${'a'.repeat(60)}\n…`);
  });

  it('keeps no half of a redaction', () => {
    const text = `token [REDACTED:github-token] ${'x'.repeat(50)}`;
    for (let maxBytes = 12; maxBytes < 32; maxBytes += 1) {
      expect(cutExcerpt(text, maxBytes)).toMatch(/^token ?(\[REDACTED:github-token\] ?)?\n…$/);
    }
  });
});

describe('shortLine', () => {
  it('folds white space and trims', () => {
    expect(shortLine('  a\n\tb  c ', 10)).toBe('a b c');
  });

  it('cuts between characters, with a mark', () => {
    expect(shortLine('abcdef', 4)).toBe('abc…');
    expect(shortLine('😀😀😀', 2)).toBe('😀…');
  });

  it('is never longer than it may be', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 50 }), (text, maxChars) => {
        const line = shortLine(text, maxChars);
        expect([...line].length).toBeLessThanOrEqual(maxChars);
        expect(line).not.toMatch(/[\n\r\t]/);
      }),
    );
  });
});
