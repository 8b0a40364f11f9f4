import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, type SalienceContext, tellingText } from '../../../src/session/complexity.ts';
import { salienceOf } from '../../../src/session/salience.ts';
import { type Moment, SCORERS, saidBy } from '../../../src/session/scorers.ts';
import { candidate, contextAt } from '../../helpers/candidate.ts';
import { CASES } from './scorer-cases.ts';

function momentAt(context: Partial<SalienceContext> = {}): Moment {
  const { goals, recent, ...rest } = contextAt(context);
  const telling = (text: string) => tellingText(text);
  return { ...rest, goals: goals.map(telling), recent: recent.map(telling) };
}

/** What all thirteen say of a memory, by name. */
const allSay = (memory: Candidate, moment = momentAt()): Readonly<Record<string, number>> =>
  Object.fromEntries(SCORERS.map((scorer) => [scorer.name, saidBy(scorer, memory, moment)]));

describe('a scorer puts first', () => {
  it.each(CASES)('$name: $what', ({ name, more, less, context }) => {
    const [one, two] = [more, less].map((given) => allSay(candidate(given), momentAt(context))[name]);
    expect(one).toBeGreaterThan(two ?? Number.NaN);
  });

  it('something in a case of its own: every scorer has one', () => {
    expect(new Set(CASES.map(({ name }) => name))).toEqual(new Set(SCORERS.map(({ name }) => name)));
  });
});

it('without goals, a place or words said, the three that ask for them say nothing', () => {
  const { teleological, contextual, lexical } = allSay(candidate({ files: [{ path: 'src/a.ts' }] }));
  expect([teleological, contextual, lexical]).toEqual([0, 0, 0]);
});

describe('whatever a memory may hold', () => {
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
  const memoriesOf = (given: readonly Partial<Candidate>[]) =>
    given.map((one, place) => candidate({ ...one, lastSeenAt: one.at ?? '', id: `${place}` }));

  it('each value is in 0…1', () => {
    fc.assert(
      fc.property(any, text, (given, said) => {
        const moment = momentAt({ goals: [said], recent: [said], files: ['a/b.ts'], branch: 'main' });
        for (const value of Object.values(allSay(candidate(given), moment))) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the same memories are scored the same again, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), text, (given, said) => {
        const context = contextAt({ goals: [said], recent: [said] });
        const [one, again] = [memoriesOf(given), memoriesOf(given).reverse()].map((memories) =>
          salienceOf(memories, context).map(({ memory, score }) => [memory.id, score]),
        );
        expect(again).toEqual(one);
      }),
      { numRuns: 40 },
    );
  });
});

/** A pattern that tries again from each place needs longer for a megabyte of one of these than a test may take. */
const LONG = [
  'a',
  'not ',
  '\n',
  '> ',
  'a/b.',
  'ERR_A',
  'E',
  'src/a.ts:1 ',
  'would have ',
  'securely',
  '" ',
  '. ',
  '`a` ',
];

it.each(LONG)('a memory of a megabyte is read to its end: %j again and again', (part) => {
  const body = part.repeat(1_000_000 / part.length);
  for (const given of [{ body }, { summary: body }, { signature: body }])
    expect(Object.values(allSay(candidate(given))).every(Number.isFinite)).toBe(true);
});
