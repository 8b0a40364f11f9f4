import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../../src/capture/blocks.ts';
import { overturnedAmong } from '../../../src/capture/distil.ts';
import { gathered, ROOT_CAUSE, said } from './support.ts';

const OTHER = 'The exporter writes `report.csv` with a semicolon, because Excel wants it so.';
const user = (text: string, more: Partial<Candidate> = {}): Candidate =>
  said(text, { source: 'prompt', turn: 2, message: 3, ...more });

/** The texts that are overturned. */
const overturned = (...candidates: readonly Candidate[]): readonly string[] =>
  [...overturnedAmong(candidates)].map((index) => candidates[index]?.text ?? '');

const claim = said(ROOT_CAUSE, { message: 1 });
const other = said(OTHER, { message: 2 });

describe('a claim of the assistant', () => {
  it.each([
    "No, that's wrong: `openPool()` in `src/db/pool.ts` never reads `DB_WAIT_MS`, look at `main.ts`.",
    "That's not it. `openPool()` does not read `DB_WAIT_MS` in `src/db/pool.ts` at all.",
    'Revert that, `openPool()` in `src/db/pool.ts` has nothing to do with `DB_WAIT_MS`.',
    'Nein, `openPool()` in `src/db/pool.ts` liest `DB_WAIT_MS` gar nicht.',
  ])('is overturned by a user who says no and names the same: %s', (text) => {
    expect(overturned(claim, other, user(text))).toEqual([ROOT_CAUSE]);
  });

  it('is overturned by the assistant that takes it back', () => {
    const back =
      "You're right, I was wrong: `openPool()` in `src/db/pool.ts` gets `DB_WAIT_MS` from `main.ts`, which is correct.";
    const wrong = user('I think the pool is fine as it is.');
    expect(overturned(claim, other, wrong, said(back, { turn: 2, message: 4 }))).toEqual([ROOT_CAUSE]);
  });

  it('is overturned by a no that names nothing, where it ended the turn before', () => {
    const between = said(OTHER, { source: 'answer', message: 2 });
    const no = user('No, that is not what happens when I try it.');
    expect(overturned(between, said(ROOT_CAUSE, { message: 2 }), no)).toEqual([ROOT_CAUSE]);
  });

  it('stands where a no only answers a question', () => {
    const no = user('No, leave it for tomorrow.');
    expect(overturned(said(ROOT_CAUSE, { message: 2 }), no)).toEqual([]);
  });

  it('is overturned by what was typed while a call was turned down', () => {
    const no = user("no, don't touch `openPool()` in `src/db/pool.ts`, `DB_WAIT_MS` is right", {
      source: 'refused',
    });
    expect(overturned(claim, other, no)).toEqual([ROOT_CAUSE]);
  });

  it.each([
    'Please mend `openPool()` in `src/db/pool.ts` so that it reads `DB_WAIT_MS` later.',
    'Now write a test that says no when `openPool()` in `src/db/pool.ts` has no `DB_WAIT_MS`.',
    'No, the colour of the button in `menu.css` must stay as it is.',
  ])('stands where nobody says no, or to something else: %s', (text) => {
    expect(overturned(claim, other, user(text))).toEqual([]);
  });

  it('stands where it is said again afterwards, and where it was said two turns before', () => {
    const no = user("No, that's wrong: `openPool()` in `src/db/pool.ts` never reads `DB_WAIT_MS`.");
    const again = said('It does: `openPool()` in `src/db/pool.ts` reads `DB_WAIT_MS` through `config()`.', {
      turn: 2,
      message: 4,
    });
    expect(overturned(claim, no, again)).toEqual([ROOT_CAUSE]);
    expect(overturned(claim, user(no.text, { turn: 3, message: 9 }))).toEqual([]);
  });

  it('is no word of the user, and no commit: these stand', () => {
    const no = user("No, that's wrong: `openPool()` in `src/db/pool.ts` never reads `DB_WAIT_MS`.");
    for (const source of ['prompt', 'commit', 'choice'] as const)
      expect(overturned(said(ROOT_CAUSE, { source }), no)).toEqual([]);
  });

  it.each([
    "No, that's wrong: `openPool()` in `src/db/pool.ts` gets `DB_WAIT_MS` from `main.ts`, look again.",
    "No, don't read `DB_WAIT_MS` in `openPool()` of `src/db/pool.ts`, we always read it in `main.ts` instead.",
    "No, that's wrong: `openPool()` in `src/db/pool.ts` must never read `DB_WAIT_MS`.",
    'No, that is wrong.',
  ])('is overturned by the next prompt as the transcript has it, however it is put: %s', (text) => {
    const candidates = gathered(
      { type: 'prompt', text: 'Why does the first query fail after a restart?' },
      { type: 'said', text: ROOT_CAUSE },
      { type: 'prompt', text },
      { type: 'said', text: 'The health check comes first now.' },
    );
    expect(overturned(...candidates)).toEqual([ROOT_CAUSE]);
  });
});
