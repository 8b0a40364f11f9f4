import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../../src/capture/blocks.ts';
import { proves } from '../../../src/capture/distil.ts';

const said = (text: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ source: 'last', text, about: '', place: 'text', turn: 1, message: 1, at: '2026-01-02T03:04:05.000Z' },
  ...more,
});
describe('what a block must show', () => {
  it.each([
    [
      'the reason of a commit',
      said('The parser reads one line more, so the count differs.', { source: 'commit', about: 'Count' }),
    ],
    [
      'the reason of a commit, with what went wrong',
      said('The second replica failed because both ran it.', { source: 'commit', about: 'Lock first' }),
    ],
    [
      'a choice that was described with a constraint',
      said('Asked “Which?”, the user chose: Cursor — offsets are not stable', { source: 'choice' }),
    ],
    ['words typed at a refusal', said('use the helper that is there, not a new one', { source: 'refused' })],
  ])('%s', (_what, candidate) => expect(proves(candidate)).toBe(true));

  it.each([
    ['a choice without a description', said('Asked “Which?”, the user chose: not yet', { source: 'choice' })],
    [
      'a choice that was recommended, whatever else its label says',
      said('Asked “Which?”, the user chose: Yes — all of it (Recommended) — it must not fail', {
        source: 'choice',
      }),
    ],
    [
      'what is to become of this work',
      said('Asked “What should the draft PR contain?”, the user chose: Both — nothing else is left', {
        source: 'choice',
      }),
    ],
    ['what is said to this call alone', said("I did not say that you can't", { source: 'refused' })],
    ['a question at a refusal', said('use the helper, or is it not there?', { source: 'refused' })],
    ['a row of a commit', said('Polling — slower, because it failed', { source: 'commit', place: 'row' })],
  ])('and not %s', (_what, candidate) => expect(proves(candidate)).toBe(false));

  it.each([
    'no new dependencies: the lambda bundle must stay below 1 MB, round by hand',
    'no logging module in these scripts, print to stderr instead, because the supervisor swallows log files',
    'No default exports; the linter forbids them',
  ])('what is not wanted and why, at a refusal: %s', (text) =>
    expect(proves(said(text, { source: 'refused' }))).toBe(true),
  );

  it.each(['no tests for this', 'no need, the rest is fine as it is', 'no idea: ask the team that wrote it'])(
    'and not at a refusal: %s',
    (text) => expect(proves(said(text, { source: 'refused' }))).toBe(false),
  );
});
