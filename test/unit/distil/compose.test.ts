import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../../src/capture/blocks.ts';
import { compose, isWhole, MAX_SUMMARY_CHARS } from '../../../src/capture/compose.ts';
import { DECISION, ROOT_CAUSE, said } from './support.ts';

/** The first is what speaks for the topic, the others are what else was said of it. */
const composed = (...candidates: readonly Candidate[]) => {
  const [main = 0, ...others] = candidates.keys();
  return compose({ main, others }, candidates);
};

const SHORT = 'The nightly build needs `TZ=UTC`, because the report dates are wrong otherwise.';

describe('the summary of a topic', () => {
  it('is the whole text where that is short, and then there is no body', () => {
    expect(composed(said(SHORT))).toEqual({ summary: SHORT, body: '' });
  });

  it('is of a commit its subject with the reason, whatever the length of both', () => {
    const about = 'Only use the derived key for pointers of the first version that have no key of their own';
    const text =
      'When a pointer has a key that cannot be read, a derived key would not match the name it was published under, so each publish would be invalid. The derived key is now used only where the field is missing, which is so for pointers of the first version.';
    const { summary } = composed(said(text, { source: 'commit', about }));
    expect(summary).toMatch(/^Only use the derived key .*: When a pointer .* would be invalid\.$/);
    expect(summary.length).toBeLessThanOrEqual(MAX_SUMMARY_CHARS);
  });

  it('is of a commit its subject without its kind and the number that a plan gave it, with the sentence that is most worth it', () => {
    const reason =
      'The guard was a flag that is set once, and the router keeps the component when only the parameter of the route changes.';
    const rest =
      'So every further view was lost. Renamed the helper of both hooks, moved it into a file of its own, added a test beside it, and updated the import of the three places that call it; the format of the event and the order of its fields stay as they were.';
    const commit = said(`${reason} ${rest}`, {
      source: 'commit',
      about: 'fix(track): keep the last id instead of a flag (round 5)',
    });
    expect(composed(commit)).toEqual({
      summary: `Keep the last id instead of a flag: ${reason} So every further view was lost.`,
      body: `${reason} ${rest}`,
    });
    const planned = { ...commit, about: 'Phase 2: keep the last id' };
    expect(composed(planned).summary).toBe(`Keep the last id: ${reason} So every further view was lost.`);
  });

  it('is what tells why, though what was done stands first', () => {
    const done =
      'Moved the lookup into a helper of its own, added a parameter for the client, updated the four callers and their tests, and renamed the file so that it matches the other helpers of this folder.';
    const why =
      'The gateway closes idle connections after 60 seconds, so a pooled client fails on its first call.';
    const commit = said(`${done} ${why}`, { source: 'commit', about: 'Make a client for each call' });
    expect(composed(commit).summary).toBe(`Make a client for each call: ${why}`);
  });

  it('has in front what a commit is about, not what introduces its list', () => {
    const about = 'fix(db): close the pool › Verified by hand:';
    const item = said('A pool that is left open fails the next run.', {
      ...{ source: 'commit', place: 'item', about },
    });
    expect(composed(item).summary).toBe('Close the pool: A pool that is left open fails the next run.');
  });

  it('is of a long text whole sentences that stand in it one behind the other', () => {
    for (const text of [ROOT_CAUSE, DECISION]) {
      const long = `${text} The rest of it is told elsewhere.`;
      const { summary, body } = composed(said(long));
      expect(summary.length).toBeLessThanOrEqual(MAX_SUMMARY_CHARS);
      expect(long).toContain(summary);
      expect(summary).toMatch(/[.!?]$/);
      expect(body).toContain(long);
    }
  });

  it('has what it is about in front where it points back, or names nothing', () => {
    const about = 'The pool in src/db/pool.ts';
    const back = said('It is opened before dotenv has run, so nobody waits for it.', { about });
    expect(composed(back).summary).toBe(
      `${about}: It is opened before dotenv has run, so nobody waits for it.`,
    );
  });

  it.each(['Summary', 'Root cause', 'The fix:', 'Changes made', 'What I found'])(
    'has no heading in front that names no subject: %s',
    (about) => {
      const text = 'It is opened before dotenv has run, so nobody waits for it.';
      expect(composed(said(text, { about })).summary).toBe(text);
    },
  );

  it('takes the nearest heading that names one', () => {
    const about = 'The importer of records › Root cause';
    const item = said('The regular expression only matched LF, never CR LF.', { about, place: 'item' });
    expect(composed(item).summary).toMatch(/^The importer of records: The regular/);
  });

  it('says the name itself where the text names it, without its opening words', () => {
    expect(composed(said('Yes, exactly. `openPool()` is never awaited.')).summary).toBe(
      '`openPool()` is never awaited.',
    );
  });

  it('never turns a no into its opposite', () => {
    const text = 'No new service is needed, because `startAll()` in run.ts already starts the queue.';
    expect(composed(said(text)).summary).toBe(text);
  });
});

describe('the body of a topic', () => {
  it('tells what else was said of it, each once, and not what the summary says', () => {
    const others = ['The workers import dotenv, too.', 'The workers import dotenv, too.', SHORT];
    const { summary, body } = composed(said(SHORT), ...others.map((text) => said(text)));
    expect(summary).toBe(SHORT);
    expect(body).toBe('The workers import dotenv, too.');
  });

  it('tells what stands beside it, and nothing of other messages: what they said may not hold any more', () => {
    const main = said(SHORT, { about: 'The dates' });
    const others = [
      said('The dates come from the locale of the runner.', { source: 'answer', message: 2 }),
      said('The workflow sets `TZ=UTC` now.', { about: 'The dates' }),
    ];
    expect(composed(main, ...others).body).toBe('The dates:\nThe workflow sets `TZ=UTC` now.');
  });

  it('begins with what a long text is about', () => {
    const { body } = composed(said(ROOT_CAUSE, { about: 'The pool after a restart' }));
    expect(body).toMatch(/^The pool after a restart:\n/);
  });

  it('is no report: it stays below 1,400 characters', () => {
    const others = Array.from({ length: 40 }, (_, at) => said(`${at}: ${SHORT}`));
    const { body } = composed(said(ROOT_CAUSE), ...others);
    expect(body.length).toBeLessThanOrEqual(1_400);
    expect(body).toContain(ROOT_CAUSE);
  });
});

describe('for any text', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '`',
      '. ',
      ': ',
      ', so ',
      ' because ',
      'a.ts',
      '(',
      '“',
      'Yes, ',
      'This ',
      ' — ',
      '…',
      '?',
    ),
  );
  const line = fc
    .array(piece, { minLength: 1, maxLength: 200 })
    .map((pieces) => pieces.join('').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');

  it('the summary has a line of 300 characters at most, and is never empty', () => {
    fc.assert(
      fc.property(line, fc.oneof(fc.constant(''), line), line, (text, about, other) => {
        const { summary, body } = composed(said(text, { about }), said(other, { message: 2 }));
        expect(summary.trim()).not.toBe('');
        expect([...summary].length).toBeLessThanOrEqual(300);
        expect(summary).not.toMatch(/[\r\n]/);
        expect(body.length).toBeLessThanOrEqual(1_400);
      }),
      { numRuns: 200 },
    );
  });
});

describe('what a commit says behind its subject', () => {
  it.each([
    'as an administrator, though it is discussed whether that is safe.',
    'in case they are not there, since a first start has none.',
    'which the scheduler never looks at.',
  ])('is torn off: %s', (text) => {
    expect(isWhole(text, true)).toBe(false);
  });

  it.each([
    "That's because nobody is to work inside of the Git directory.",
    'When this happens, the goroutine waits for ever.',
    'Even before that commit the pager lost its last line.',
  ])('speaks of what stands above it, where it does not stand first: %s', (text) => {
    expect([isWhole(text, true), isWhole(text, false)]).toEqual([true, false]);
  });

  it.each(['Postgres 12 locks the whole table here.', 'because the vendor counts retries as calls.'])(
    'is whole: %s',
    (text) => expect(isWhole(text, false)).toBe(true),
  );
});
