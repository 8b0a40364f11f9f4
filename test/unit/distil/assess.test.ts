import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerType, assessText } from '../../../src/capture/assess.ts';
import { daysToLive, placeOf } from '../../../src/capture/compose.ts';
import { sentencesOf } from '../../../src/capture/prose.ts';
import { DECISION, REPORT, ROOT_CAUSE, said } from './support.ts';

const CHANGES = `All done. Summary of the changes:

- **\`src/ui/menu.tsx\`**: Added the new entry
- **\`src/ui/menu.css\`**: Updated the padding
- **\`src/ui/icons.ts\`**: Added an icon

All 212 tests pass and lint is clean.`;

describe('what one answer is worth', () => {
  it('is more than a half where it tells a cause and a decision with their reasons', () => {
    const { worth, main, summary } = assessText(`${ROOT_CAUSE}\n\n${DECISION}`);
    expect(worth).toBeGreaterThan(0.5);
    expect([ROOT_CAUSE, DECISION]).toContain(main?.text);
    expect(main?.text).toContain(summary);
  });

  it.each([
    'Committed as `1a2b3c4`. Working tree is clean.',
    'Pushed.',
    'PR created: https://example.org/7',
    REPORT,
    '',
  ])('is little where it reports: %s', (answer) => {
    expect(assessText(answer).worth).toBeLessThan(0.4);
  });

  it('is less where it lists changes, however many files it names, than where it tells why', () => {
    expect(assessText(CHANGES).worth).toBeLessThan(assessText(ROOT_CAUSE).worth);
  });

  it('is nothing for a text that says nothing, which is still its own summary', () => {
    expect(assessText('Done.')).toMatchObject({ worth: 0, summary: 'Done.', body: '' });
    expect(assessText('')).toMatchObject({ worth: 0, summary: '', body: '' });
  });

  it('is between 0 and 1 for any text, and always the same', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('```', '`', '- ', '# ', '| a |', '\n', '. ', '**', '“', 'because', 'a.ts', '(', '['),
    );
    const anyText = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(anyText, (answer) => {
        const assessment = assessText(answer);
        expect(assessment.worth).toBeGreaterThanOrEqual(0);
        expect(assessment.worth).toBeLessThanOrEqual(1);
        expect(assessText(answer)).toEqual(assessment);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'a',
    ' ',
    '.',
    '`',
    '(',
    '[',
    '- ',
    'so ',
    'not ',
    'ok, ',
    '```\n',
    '\n',
    'a_',
    'a.',
    'a/',
    '--a',
    'É',
    '"',
  ])('is found out on a megabyte of %j', (unit) => {
    expect([...assessText(unit.repeat(1_000_000 / unit.length)).summary].length).toBeLessThanOrEqual(300);
  });
});

describe('what an answer is about', () => {
  const typeOf = (answer: string, prompt = '', isWorth = true) =>
    answerType(sentencesOf(answer), prompt, isWorth);

  it('is what went wrong, what was chosen, or how things are', () => {
    expect(typeOf(ROOT_CAUSE, 'why does the first query fail after each restart?')).toBe('error');
    expect(typeOf(DECISION, 'compare the options for the job queue')).toBe('decision');
    expect(typeOf('The table has one row for each tenant.', 'how are tenants told apart?')).toBe('insight');
  });

  it('is a step of work, or nothing, where it is not worth storing', () => {
    expect(typeOf(CHANGES, 'add the entry to the menu', false)).toBe('iteration');
    expect(typeOf('Pushed.', 'commit and push', false)).toBe('routine');
  });
});

describe('where a lesson belongs', () => {
  it('is with the decisions where it tells what was chosen, else with the learnings', () => {
    const chosen = 'We chose Postgres on purpose, rather than Redis.';
    expect(placeOf(said(chosen), chosen)).toEqual({
      ns: 'decisions',
      kind: 'decision',
      evidence: 'model-inferred',
    });
    const cause = 'The root cause of the crash is a race in the pool.';
    expect(placeOf(said(cause), cause)).toMatchObject({ ns: 'learnings', kind: 'cause' });
    const insight = 'The pool has ten connections in the tests.';
    expect(placeOf(said(insight), insight)).toMatchObject({ ns: 'learnings', kind: 'insight' });
  });

  it.each([
    ['refused', 'user-stated'],
    ['choice', 'user-stated'],
    // A prompt may be pasted.
    ['prompt', 'model-inferred'],
  ] as const)('is proven, where it was %s, as %s', (source, evidence) => {
    expect(
      placeOf(said('The pool has ten connections.', { source }), 'The pool has ten connections.'),
    ).toMatchObject({ evidence });
  });
});

it('lets a lesson live as long as it is worth', () => {
  expect([0.9, 0.8, 0.79, 0.5, 0.49, 0].map(daysToLive)).toEqual([90, 90, 30, 30, 7, 7]);
});
