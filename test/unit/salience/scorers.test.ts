import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../../src/session/complexity.ts';
import { SCORERS, salienceOf } from '../../../src/session/salience.ts';
import { anyString } from '../../helpers/any-string.ts';
import { candidate, contextAt } from '../../helpers/candidate.ts';
import { CASES } from './scorer-cases.ts';

describe('a scorer puts first', () => {
  it.each(CASES)('$name: $what', ({ name, more, less, context }) => {
    const [one, two] = [candidate(less), candidate(more)];
    const scorers = SCORERS.filter((scorer) => scorer.name === name);
    const [first, last] = salienceOf([one, two], contextAt(context), scorers);
    expect([first, last]).toEqual([
      { memory: two, score: 1 },
      { memory: one, score: 0 },
    ]);
  });

  it('something in a case of its own: every scorer has one', () => {
    expect(new Set(CASES.map(({ name }) => name))).toEqual(new Set(SCORERS.map(({ name }) => name)));
  });
});

describe('whatever a memory may hold', () => {
  const text = fc.oneof(anyString({ maxLength: 300 }), fc.lorem(), fc.constant('`'.repeat(99)));
  const any = fc.record({
    summary: text,
    body: text,
    at: fc.constantFrom('2026-11-22T11:00:00.000Z', 'no date', ''),
    tags: fc.array(text, { maxLength: 3 }),
    kind: fc.constantFrom('decision', 'constructor', '__proto__', ''),
  });
  const memoriesOf = (given: readonly Partial<Candidate>[]) =>
    given.map((one, place) => candidate({ ...one, lastSeenAt: one.at ?? '', id: `${place}` }));

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

/** A pattern that tries again from each place needs longer for so much of one of these than a test may take. */
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

it.each(LONG)('a long memory is read to its end: %j again and again', { timeout: 60_000 }, (part) => {
  const body = part.repeat(300_000 / part.length);
  const long = [{ body }, { summary: body }, { signature: body }].map(candidate);
  expect(salienceOf([...long, candidate()], contextAt())).toHaveLength(4);
});
