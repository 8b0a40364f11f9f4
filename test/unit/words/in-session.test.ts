import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeLine } from '../../../src/core/note-line.ts';
import type { MemoryIndex } from '../../../src/core/ports.ts';
import { createWordsIndex } from '../../../src/recall/index/words-index.ts';
import { createMemoryNoteStore } from '../../helpers/memory-note-store.ts';
import { NOW_MS, open, usePlace } from './setup.ts';

const idOf = (number: number): string => number.toString(16).padStart(16, '0');
const said = (number: number, summary: string, session?: string): string =>
  encodeLine({
    v: 1,
    id: idOf(number),
    at: new Date(NOW_MS - 1e9 + number * 1000).toISOString(),
    type: 'memory',
    ns: 'learnings',
    kind: 'note',
    summary,
    evidence: 'tool-observed',
    tags: [],
    files: [],
    ...(session === undefined ? {} : { session }),
  });
const forgotten = (number: number): string =>
  encodeLine({ v: 1, id: idOf(number), at: new Date(NOW_MS - 1e6).toISOString(), type: 'forgotten' });

/** How a conversation goes on, `from` its turn. */
const andSoOn = (from: number, session: string): string[] =>
  Array.from({ length: 9 }, (_, at) =>
    said(from + at, `${at % 2 === 0 ? 'Ann' : 'Bob'}: and so on`, session),
  );

const place = usePlace();
const add = (anchor: string, ...lines: string[]) =>
  place.notes.add([{ namespace: 'learnings', anchor: anchor.repeat(40), lines }]);
const search = async (index: MemoryIndex, query: string): Promise<[string, number][]> =>
  (await index.search(query, { limit: 10, nowMs: NOW_MS })).map(({ memory, score, wording = 0 }) => [
    memory.id,
    score - wording,
  ]);

test('a turn is found by what was said just before it in its session, behind what says it itself', async () => {
  const turns = [said(1, 'Ann: we looked at the turtle import', 's'), said(2, 'Bob: the other flag', 's')];
  await add('a', ...turns, ...andSoOn(10, 's'));
  await add('b', said(3, 'It needs the other lamp', 't'), said(4, 'Nothing of the kind', 't'));
  const found = (await search(open(place), 'turtle')).map(([id]) => id);
  expect(found.slice(0, 2)).toEqual([idOf(1), idOf(2)]);
  expect(found).not.toContain(idOf(4));
});

test('what a session of work came to are notes, though they begin like turns', async () => {
  await add('a', said(1, 'Cause: the turtle import is slow', 's'), said(2, 'Fix: a larger flag', 's'));
  expect((await search(open(place), 'turtle')).map(([id]) => id)).toEqual([idOf(1)]);
});

test('notes of one session are each about something else: one that has none of the words is not found by another', async () => {
  await add('a', said(1, 'The turtle import is slow', 's'), said(2, 'Deploys run on Tuesdays', 's'));
  await add('b', said(3, 'fix(parser): quotes', 's'), said(4, 'The logo is teal', 's'));
  expect((await search(open(place), 'turtle')).map(([id]) => id)).toEqual([idOf(1)]);
});

test('a note with a word of the question does not come before the one that has most of them, whatever stands beside it', async () => {
  await add(
    'a',
    said(1, 'Work on the turtle import that is never closed', 's'),
    said(2, 'Messages of the import go to stderr', 's'),
    said(3, 'Why the turtle import was never closed', 's'),
  );
  await add('b', said(4, 'The turtle import is never closed: the lamp is off'));
  const scores = new Map(await search(open(place), 'turtle import never closed'));
  const alone = new Map(await search(open(place), 'import'));
  expect(scores.get(idOf(2))).toBeCloseTo(alone.get(idOf(2)) ?? Number.NaN);
  expect(scores.get(idOf(4))).toBeGreaterThan(scores.get(idOf(2)) ?? Number.NaN);
});

test('without a session neighbours say nothing', async () => {
  await add('a', said(1, 'Ann: we looked at the turtle import'), said(2, 'Bob: the other flag'));
  expect((await search(open(place), 'turtle')).map(([id]) => id)).toEqual([idOf(1)]);
});

test('a forgotten memory lends its words to nobody', async () => {
  const turns = [said(1, 'Ann: the turtle import', 's'), said(2, 'Bob: the other flag', 's')];
  await add('a', ...turns, ...andSoOn(10, 's'), forgotten(1));
  expect(await search(open(place), 'turtle')).toEqual([]);
});

test('an answer gets more of the question before it than of a statement', async () => {
  const asks = [said(1, 'Ann: is it the turtle import?', 's'), said(2, 'Bob: the other flag', 's')];
  const tells = [said(3, 'Ann: it is the turtle import.', 't'), said(4, 'Bob: the other flag', 't')];
  await add('a', ...asks, ...andSoOn(10, 's'));
  await add('b', ...tells, ...andSoOn(30, 't'));
  const scores = new Map(await search(open(place), 'turtle'));
  expect(scores.get(idOf(2))).toBeGreaterThan(scores.get(idOf(4)) ?? Number.NaN);
});

test('an index that grew with a session answers as one that is built of all of it', async () => {
  const words = fc.constantFrom('cache', 'lock', 'pool', 'turtle?', 'ann: retry');
  const memory = fc.record({
    summary: words,
    session: fc.constantFrom(undefined, 's', 't'),
    isForgotten: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(memory, { minLength: 1, maxLength: 30 }), fc.nat(29), async (memories, cut) => {
      const notes = createMemoryNoteStore();
      const grown = createWordsIndex({ directory: `${place.directory}/grown`, notes });
      const lines = memories.map(({ summary, session, isForgotten }, number) => [
        said(number, `${summary} ${number}`, session),
        ...(isForgotten ? [forgotten(number)] : []),
      ]);
      // The later ones first: a session need not be flushed in the order it went.
      for (const part of [lines.slice(cut), lines.slice(0, cut)]) {
        if (part.length === 0) continue;
        await notes.add([
          { namespace: 'learnings', anchor: String(part.length % 10).repeat(40), lines: part.flat() },
        ]);
        await grown.save();
      }
      const built = createWordsIndex({ directory: `${place.directory}/built`, notes });
      for (const query of ['cache', 'ann turtle pool', 'retry lock']) {
        expect(await search(grown, query)).toEqual(await search(built, query));
      }
      await grown.drop();
      await built.drop();
    }),
    { numRuns: 60 },
  );
});
