import { describe, expect, it } from 'vitest';
import {
  closingWords,
  distilledUntil,
  type GatheredSession,
  hasUndistilled,
  NEW_GATHERING,
  withGathered,
} from '../../../src/capture/gathered.ts';
import { REPORT, ROOT_CAUSE, said } from './support.ts';

const textsOf = ({ candidates }: GatheredSession): readonly string[] => candidates.map(({ text }) => text);

describe('what a session gathered', () => {
  it('grows by what a stretch adds, and knows how far it has come', () => {
    const first = withGathered(NEW_GATHERING, [said(ROOT_CAUSE)], { turn: 1, message: 2 });
    const written = [{ id: 'a', ns: 'learnings', summary: 'A.' }];
    const later = withGathered({ ...first, upTo: 2, written }, [said(REPORT, { message: 3, turn: 2 })], {
      turn: 2,
      message: 3,
    });
    expect(textsOf(later)).toEqual([ROOT_CAUSE, REPORT]);
    expect(later).toMatchObject({ turn: 2, message: 3, upTo: 2, written });
  });

  it('says nothing twice: not in one stretch, not in a later one, and the end of a turn is no new word', () => {
    const first = withGathered(NEW_GATHERING, [said(ROOT_CAUSE), said(ROOT_CAUSE)], { turn: 1, message: 1 });
    expect(textsOf(first)).toEqual([ROOT_CAUSE]);
    const again = withGathered(first, [said(ROOT_CAUSE, { source: 'answer', message: 2 })], {
      turn: 1,
      message: 2,
    });
    expect(again.candidates).toEqual(first.candidates);
    expect(again.message).toBe(2);
  });

  it('closes the turn that it is said at the end of, also where it was said before', () => {
    const first = withGathered(NEW_GATHERING, [said(ROOT_CAUSE, { source: 'last', turn: 1 })], {
      turn: 1,
      message: 1,
    });
    const again = withGathered(first, [said(ROOT_CAUSE, { source: 'last', turn: 2, message: 2 })], {
      turn: 2,
      message: 2,
    });
    expect(again.candidates).toHaveLength(1);
    const closed = (gathered: GatheredSession, isAnswered = true) =>
      closingWords({ gathered, asked: ['go on'], isAnswered });
    expect(closed(again).join()).toContain(ROOT_CAUSE);
    // `Done.` is no candidate, and closes the turn.
    expect(closed(NEW_GATHERING)).toEqual(['']);
    expect(closed(NEW_GATHERING, false)).toEqual([]);
  });

  it('marks the end of a turn of which the session went on to edit something that it names', () => {
    const last = said(ROOT_CAUSE, { source: 'last', message: 2 });
    const edit = (message: number, input: string) => [{ message, input }];
    const marks = (edited: Parameters<typeof withGathered>[3], of = last) =>
      withGathered(NEW_GATHERING, [of], { turn: 1, message: 3 }, edited).candidates[0]?.isTouched;
    expect(marks(edit(2, '{"file_path":"/app/src/db/pool.ts","new_string":"x"}'))).toBe(true);
    expect(marks(edit(2, '{"new_string":"await openpool(config)"}'))).toBe(true);
    expect(marks(edit(1, '{"file_path":"/app/src/db/pool.ts"}'))).toBeUndefined();
    expect(marks(edit(2, '{"file_path":"/app/src/roll.ts"}'))).toBeUndefined();
    expect(marks(edit(2, 'pool.ts'), { ...last, source: 'commit' })).toBeUndefined();
  });

  it('stands where it was said last: at the end, though edits came between', () => {
    const early = said(ROOT_CAUSE, { source: 'answer', edits: 0 });
    const first = withGathered(NEW_GATHERING, [early], { turn: 1, message: 1 });
    const last = said(ROOT_CAUSE, { source: 'last', turn: 2, message: 4, edits: 3 });
    const again = withGathered(first, [last], { turn: 2, message: 4 });
    expect(again.candidates).toEqual([last]);
  });

  it('keeps the same words of somebody else: a commit that repeats them stands by them', () => {
    const first = withGathered(NEW_GATHERING, [said(ROOT_CAUSE)], { turn: 1, message: 1 });
    const both = withGathered(first, [said(ROOT_CAUSE, { source: 'commit', message: 2 })], {
      turn: 1,
      message: 2,
    });
    expect(both.candidates.map(({ source }) => source)).toEqual(['last', 'commit']);
  });

  it('is bounded in number: of too many the ones worth least go, and the others keep their order', () => {
    const reports = Array.from({ length: 500 }, (_, at) =>
      said(`All ${at} tests of the suite pass and lint is clean.`, { message: at + 2, turn: 2 }),
    );
    const middle = said(ROOT_CAUSE, { message: 250, turn: 2 });
    const added = [...reports.slice(0, 250), middle, ...reports.slice(250)];
    const bounded = withGathered(NEW_GATHERING, added, { turn: 2, message: 600 });
    expect(bounded.candidates.length).toBeLessThanOrEqual(300);
    expect(bounded.candidates.length).toBeGreaterThan(100);
    expect(textsOf(bounded)).toContain(ROOT_CAUSE);
    const places = bounded.candidates.map((one) => added.indexOf(one));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(bounded).toMatchObject({ turn: 2, message: 600 });
  });

  it('is bounded in size, too', () => {
    const long = Array.from({ length: 150 }, (_, at) =>
      said(`${at}: ${'All tests of the suite pass and lint is clean. '.repeat(42)}`.slice(0, 2_000)),
    );
    const bounded = withGathered(NEW_GATHERING, [said(ROOT_CAUSE), ...long], { turn: 1, message: 1 });
    expect(textsOf(bounded).join('').length).toBeLessThanOrEqual(160_000);
    expect(textsOf(bounded)).toContain(ROOT_CAUSE);
  });
});

describe('how far a session is to be distilled', () => {
  const spoken: GatheredSession = {
    ...NEW_GATHERING,
    turn: 3,
    message: 7,
    candidates: [
      said('The first turn.', { turn: 1, message: 2 }),
      said('The second turn.', { turn: 2, message: 4 }),
      said('The turn at hand.', { turn: 3, message: 6 }),
    ],
  };

  it('is all of it where it is over', () => {
    expect(distilledUntil(spoken, true)).toBe(7);
  });

  it('is else what the turns before the one at hand said', () => {
    expect(distilledUntil(spoken, false)).toBe(4);
    expect(distilledUntil({ ...spoken, turn: 1, candidates: spoken.candidates.slice(0, 1) }, false)).toBe(0);
  });

  it('never goes back', () => {
    expect(distilledUntil({ ...spoken, upTo: 6 }, false)).toBe(6);
  });

  it('is where it was when nothing new was said', () => {
    expect(hasUndistilled(undefined, true)).toBe(false);
    expect(hasUndistilled(NEW_GATHERING, true)).toBe(false);
    expect(hasUndistilled(spoken, false)).toBe(true);
    expect(hasUndistilled({ ...spoken, upTo: 4 }, false)).toBe(false);
    expect(hasUndistilled({ ...spoken, upTo: 4 }, true)).toBe(true);
    expect(hasUndistilled({ ...spoken, upTo: 7 }, true)).toBe(false);
  });
});
