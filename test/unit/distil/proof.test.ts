import { describe, expect, it } from 'vitest';
import { type Candidate, isStep, proves } from '../../../src/capture/model/distil/blocks.ts';
import { distil } from '../../../src/capture/model/distil/distil.ts';

const said = (text: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ source: 'last', text, about: '', place: 'text', turn: 1, message: 1, at: '2026-01-02T03:04:05.000Z' },
  ...more,
});
const CAUSE =
  'Root cause: `saveDraft` in `src/editor/draft.ts` was dropped whenever the component re-renders, because its debounce is created anew. The fix keeps it in a ref.';

describe('what a block must show', () => {
  it.each([
    ['a cause with what went wrong', said(CAUSE)],
    [
      'a decision with what was turned down',
      said('Events go through `outbox` instead of the broker, so that none is lost.'),
    ],
    [
      'the reason of a commit',
      said('The second replica failed because both ran it.', { source: 'commit', about: 'Lock first' }),
    ],
    ['words typed at a refusal', said('use the helper that is there', { source: 'refused' })],
  ])('%s', (_what, candidate) => expect(proves(candidate)).toBe(true));

  it.each([
    ['what was done', said('Added `/roll` to `commands.ts` with the pattern of `/say`.')],
    [
      'what a commit did',
      said('Adds a parser and its store.', { source: 'commit', about: 'Add guild roster' }),
    ],
    ['a row of a report', said('Polling — slower, because it failed', { place: 'row' })],
  ])('and not %s', (_what, candidate) => expect(proves(candidate)).toBe(false));
});

describe('a step on the way', () => {
  it.each([
    'I’m retrying with `--autostash`, because `git pull` was blocked by unrelated edits.',
    'The push failed on SSH, so I will try it over HTTPS once.',
    'Blocked by `npm ci`. Let me look at the lock file.',
  ])('is no lesson: %s', (text) => {
    expect(isStep(said(text))).toBe(true);
    expect(distil([said(text)], { least: 0.01 }).found).toEqual([]);
  });

  it.each([CAUSE, 'I kept `v1`, because clients never send the header.', 'Set `CI=1`: it fails without.'])(
    'is not what holds: %s',
    (text) => expect(isStep(said(text))).toBe(false),
  );
});
