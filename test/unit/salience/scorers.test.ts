import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { salienceOf } from '../../../src/domain/salience/salience.ts';
import { ALL_SCORERS } from '../../../src/domain/salience/scorers.ts';
import type { ScorerName } from '../../../src/domain/salience/types.ts';
import { candidate, contextAt } from '../../helpers/candidate.ts';
import { CASES } from './scorer-cases.ts';

const scorerOf = (name: ScorerName) => {
  const found = ALL_SCORERS.find((scorer) => scorer.name === name);
  if (found === undefined) throw new Error(`no scorer ${name}`);
  return found;
};
describe('a scorer puts first', () => {
  it.each(CASES)('$name: $what', ({ name, more, less, context }) => {
    const { score } = scorerOf(name);
    const [one, two] = [more, less].map((given) => score(candidate(given), contextAt(context)));
    expect(one).toBeGreaterThan(two ?? Number.NaN);
  });

  it('something in a case of its own: every scorer has one', () => {
    expect(new Set(CASES.map(({ name }) => name)).size).toBe(ALL_SCORERS.length);
  });
});

describe('the thirteen together', () => {
  it.each(CASES)('$name moves the score of $what', ({ name, more, less, context }) => {
    const [one, two] = [candidate({ ...more, id: 'one' }), candidate({ ...less, id: 'two' })];
    const { scored } = salienceOf([one, two], contextAt(context));
    const share = (id: string): number => scored.find(({ memory }) => memory.id === id)?.shares[name] ?? 0;
    expect(share('one')).toBeGreaterThan(share('two'));
  });

  it('leave out what asks for goals, places or words where there are none', () => {
    const { leftOut } = salienceOf([candidate(), candidate()], contextAt());
    expect(leftOut).toEqual(['teleological', 'contextual', 'lexical']);
  });

  it('do not mind anything that a memory may hold', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.lorem(),
      fc.constant('`'.repeat(99)),
    );
    const any = fc.record({
      summary: text,
      body: text,
      at: fc.constantFrom('2026-11-22T11:00:00.000Z', 'no date', ''),
      expires: fc.constantFrom('2026-12-22T11:00:00.000Z', 'no date'),
      tags: fc.array(text, { maxLength: 3 }),
      kind: fc.constantFrom('decision', 'constructor', '__proto__', ''),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 6 }), text, (given, said) => {
        const memories = given.map((one, place) => candidate({ ...one, lastSeenAt: one.at, id: `${place}` }));
        const context = contextAt({ goals: [said], recent: [said], files: ['a/b.ts'], branch: 'main' });
        const { scored, leftOut } = salienceOf(memories, context);
        expect(leftOut).toEqual([]);
        for (const { values } of scored)
          for (const value of Object.values(values)) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(1);
          }
      }),
      { numRuns: 40 },
    );
  });
});
