import { RegExpParser } from '@eslint-community/regexpp';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UserRule } from '../../../filters/pattern-rule.ts';
import { checkRule, findBadRule, parsePattern } from '../../../filters/rule-check/find-bad-rule.ts';
import { lengthOfOptions, stepsPerCharacter } from '../../../filters/rule-check/steps.ts';
import { countSteps } from '../../helpers/step-matcher.ts';

const PLAIN = new RegExpParser().parseFlags('');
const rule = (pattern: string, more: Partial<UserRule> = {}): UserRule => ({
  name: 'acme',
  pattern,
  ...more,
});

/** Why a rule is refused; undefined where it is taken. */
const refusal = (pattern: string, more: Partial<UserRule> = {}): string | undefined =>
  findBadRule([rule(pattern, more)])?.reason;

describe('a rule that people write is taken', () => {
  it.each<[string, Partial<UserRule>?]>([
    ['acme_[a-z0-9]{32}'],
    ['acme_[a-z0-9]+'],
    ['\\bacme[-_](?<secret>[a-z0-9]{20,64})\\b', { flags: 'i' }],
    ['key\\s*=\\s*["\']?(?<secret>[^"\'\\s]{8,200})'],
    ['"internal_key":\\s*"(?<value>[^"]+)"', { group: 'value' }],
    ['(?<=internal-)[A-Z0-9]{16}(?![A-Z0-9])'],
    ['CORP-(?:[0-9A-F]{4}-){3}[0-9A-F]{4}'],
    ['(?:dev|prod|preview)-[a-z]{5}'],
    ['cust(?:omer)?[_-]?id\\W{1,5}(?<secret>\\d{6,12})'],
    ['\\p{Lu}{3,9}-\\d{4}', { flags: 'u' }],
    ['[a-z0-9.]{1,64}@corp\\.example'],
    ['\\b[A-Z0-9]+-secret'],
    ['^pin: \\d{4}', { flags: 'm' }],
    ['key=[^\\n]+'],
    ['"pw"\\s{0,3}:\\s{0,3}"(?<secret>[^"]{4,200})"', { flags: 'u' }],
    ['pw="[^"]+"', { flags: 'u' }],
    ['key(?:=|:)\\s{0,5}(?:"|\')[^"\']{4,100}(?:"|\')'],
    ['\\u0041\\x42\\.\\-\\/[\\]\\b\\d-]{4}'],
  ])('%s', (pattern, more) => {
    expect(refusal(pattern, more)).toBeUndefined();
  });
});

describe('a rule is refused', () => {
  it.each<[string, string, Partial<UserRule>?]>([
    ['that is no pattern', '(abcd', {}],
    ['that matches the empty text', '(?:abcd)?'],
    ['that matches a single digit', '\\d'],
    ['with a nested repetition', '(?:a+)+bbbb'],
    ['with a repeated choice of the same', '(?:a|a)*bbbb'],
    ['with a repeated word and its end', '(?:[a-z]+-)*xxxx'],
    ['with neighbours that match the same', 'a+a+bbbb'],
    ['with an endless repetition that may begin anywhere', '[a-z]+-secret'],
    ['with an endless repetition of anything', 'BEGIN.*END'],
    ['with ways that multiply', '(?:x[a-z]{0,20}){0,20}yyyy'],
    ['with long repetitions side by side', '[a-z]{1,1000}[a-z0-9]{1,1000}xxxx'],
    ['with a repetition in a look-ahead', '(?=a+)aaaab'],
    ['with an empty repetition', '(?:a?){5}bbbb'],
    ['with a reference', '(abcd)\\1'],
    ['with a reference by name', '(?<x>abcd)\\k<x>'],
    ['about everything', '.{4,20}'],
    ['about every word', '[A-Za-z]{4,}'],
    ['with an odd flag', 'acme_[a-z]{9}', { flags: 'y' }],
    ['with a flag twice', 'acme_[a-z]{9}', { flags: 'ii' }],
    ['with a group that is not there', 'acme_[a-z]{9}', { group: 'secret' }],
    ['that hides the last turn only', '(?:(?<secret>[a-z]);){4,5}'],
    ['with a name that is no kind', 'acme_[a-z]{9}', { name: 'Acme Token' }],
    ['that is very long', 'a'.repeat(1001)],
    ['that V8 could not compile at all', '(?:a{1000}b{1000}){1000}'],
  ])('%s', (_what, pattern, more = {}) => {
    expect(refusal(pattern, more)).toEqual(expect.any(String));
  });

  it('without a word of its pattern, by its place and its name', () => {
    const bad = findBadRule([rule('acme_[a-z]{9}'), rule('hunter2(?:s+)+x', { name: 'second' })]);
    expect(bad).toMatchObject({
      index: 1,
      name: 'second',
      reason: expect.stringMatching(/^at character 8: /),
    });
    expect(JSON.stringify(bad)).not.toContain('hunter2');
    expect(findBadRule([rule('acme_[a-z]{9}', { name: 'hunter2 X' })])).not.toHaveProperty('name');
  });

  it('when all together take too many steps', () => {
    const long = rule('acme[b-d]{1,900}[c-e]');
    expect(findBadRule([long])).toBeUndefined();
    expect(findBadRule([long, long, long, long])).toMatchObject({ index: expect.any(Number) });
  });
});

const COUNTS = ['', '', '', '', '?', '{1,4}', '{0,3}', '{1,5}?', '{2,}', '+', '*', '+?'];

/** Patterns from the parts that backtrack: few characters, so that neighbours match the same. */
const { node: patterns } = fc.letrec<{ node: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 2 },
    { weight: 6, arbitrary: fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', 'c', '\\b', 'ab') },
    { weight: 1, arbitrary: fc.tuple(tie('node'), tie('node')).map(([a, b]) => `(?:${a}|${b})`) },
    { weight: 1, arbitrary: tie('node').map((node) => `(?:${node})`) },
    { weight: 1, arbitrary: tie('node').map((node) => `(?=${node})`) },
  ),
  node: fc
    .array(fc.tuple(tie('atom'), fc.constantFrom(...COUNTS)), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.map(([atom, count]) => (atom === '\\b' ? atom : atom + count)).join('')),
}));

/** The bound of a pattern; undefined where the check refuses it. */
function boundOf(pattern: string): number | undefined {
  try {
    const root = parsePattern(pattern, PLAIN);
    // a match that may be empty is not taken, and would be found at every place of a text
    return lengthOfOptions(root.alternatives).min === 0 ? undefined : stepsPerCharacter(root, PLAIN);
  } catch {
    return undefined;
  }
}

const RUNS = 3_000;
describe('the bound', () => {
  it('is never passed by a backtracking matcher, whatever the text', () => {
    const texts = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 60 }),
      fc
        .tuple(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 }), fc.nat(40))
        .map(([unit, times]) => unit.repeat(times)),
    );
    let taken = 0;
    fc.assert(
      fc.property(patterns, texts, (pattern, text) => {
        const bound = boundOf(pattern);
        if (bound === undefined || bound > 2_000) return;
        taken += 1;
        const steps = countSteps(parsePattern(pattern, PLAIN), text);
        expect(steps, `${pattern} on ${text}`).toBeLessThanOrEqual(bound * (text.length + 1));
      }),
      { numRuns: RUNS },
    );
    expect(taken).toBeGreaterThan(500);
  });

  it.each([
    ['(?:a|b|ab){1,6}c', 'ab'.repeat(40)],
    ['a{1,9}a{1,9}b', 'a'.repeat(200)],
    ['"[^"]+"', '"a'.repeat(200)],
    ['x?:[a-z]+=', 'x:abc'.repeat(100)],
    ['k(?:=|:)\\s{0,5}(?:"|x)[^"]{4,30}(?:"|;y)', `k:${' '.repeat(5)}"${'a'.repeat(40)}`.repeat(20)],
    ['[ab]{1,5}:[a-z]+=', `${'ab'.repeat(20)}:${'z'.repeat(300)}`.repeat(4)],
  ])('holds for %s on what was made for it', (pattern, text) => {
    const bound = boundOf(pattern) ?? 0;
    const steps = countSteps(parsePattern(pattern, PLAIN), text);
    expect(bound).toBeGreaterThan(0);
    expect(steps).toBeLessThanOrEqual(bound * (text.length + 1));
    // the matcher of this test is no straw man: it does take steps
    expect(steps).toBeGreaterThan(text.length);
  });

  it('is told for what is taken', () => {
    expect(checkRule(rule('acme_[a-z0-9]{32}'))).toBeLessThan(100);
  });
});
