import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeEnds } from '../../src/capture/prose.ts';

describe('a text that is too long', () => {
  it('is left with whole lines of its beginning and its end', () => {
    const lines = fc.array(fc.stringMatching(/^[a-z ]{1,40}$/), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 20, max: 400 }), (all, maxChars) => {
        const text = all.join('\n');
        const kept = wholeEnds(text, maxChars);
        expect(kept.length).toBeLessThanOrEqual(Math.max(maxChars, 0) + 2);
        if (text.length <= maxChars) expect(kept).toBe(text);
        for (const line of kept.split('\n').filter((it) => it !== '')) expect(all).toContain(line);
      }),
    );
  });

  it('of one line without an end is nothing: half of it could hide what a secret is', () => {
    expect(wholeEnds('x'.repeat(100), 40).trim()).toBe('');
  });

  it('is left without the line behind the one that was cut', () => {
    const kept = wholeEnds(`${'x\n'.repeat(50)}the password of admin is:\nvelvetOtter92\nit goes on\n`, 60);
    expect(kept).toBe(`${'x\n'.repeat(15)}\nit goes on\n`);
  });
});
