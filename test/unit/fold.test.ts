import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldMemory } from '../../src/core/fold.ts';
import { type Note, parseNote } from '../../src/core/note.ts';
import {
  EVENT_TYPES,
  type EventLine,
  encodeLine,
  MEMORY_FIELDS,
  type MemoryLine,
} from '../../src/core/note-line.ts';
import { addLines } from '../../src/git/note-tree.ts';
import { foldAll } from '../helpers/fold-all.ts';

const ID = '0123456789abcdef';
const COMMITS = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];
const day = (number: number): string => new Date(Date.UTC(2026, 0, 1 + number)).toISOString();

function memory(more: Partial<MemoryLine> = {}): string {
  return encodeLine({
    v: 1,
    id: ID,
    at: day(0),
    type: 'memory',
    ns: 'learnings',
    kind: 'note',
    summary: 'a lesson',
    evidence: 'user-stated',
    tags: [],
    files: [],
    ...more,
  });
}

function event(type: EventLine['type'], more: Partial<EventLine> = {}): string {
  return encodeLine({ v: 1, id: ID, at: day(1), type, ...more });
}

const note = (object: string, lines: readonly string[]): Note => ({
  namespace: 'learnings',
  object,
  text: addLines('', lines),
});
const fold = (...notes: Note[]) => foldAll(notes.flatMap((each) => parseNote(each).lines));
const foldOne = (...lines: string[]) => fold(note(COMMITS[0] as string, lines)).get(ID);

/** A line that has every field of the format. */
const COMPLETE: MemoryLine = {
  v: 1,
  id: ID,
  at: day(0),
  type: 'memory',
  ns: 'learnings',
  kind: 'error',
  summary: 'a lesson',
  body: 'all of it',
  evidence: 'tool-observed',
  severity: 'sev-1',
  tags: ['build'],
  files: [{ path: 'a.ts', blob: 'd'.repeat(40) }],
  signature: 'Error: it failed',
  key: 'k1',
  session: 's1',
  agent: 'reviewer',
  author: 'Ada <ada@example.org>',
  branch: 'main',
  expires: day(90),
};

describe('the content of a memory', () => {
  it('is every field of its line, alone and with later lines', () => {
    expect(Object.keys(COMPLETE).sort()).toEqual([...MEMORY_FIELDS].sort());
    const { v: _v, type: _type, ...content } = COMPLETE;
    expect(foldOne(encodeLine(COMPLETE))).toMatchObject(content);
    expect(foldOne(encodeLine(COMPLETE), event('seen', { session: 's2' }))).toMatchObject(content);
  });
});

/** Few ids, times and sessions, so that lines meet: equal times, equal lines, events before their memory. */
const anyLine = fc
  .record({
    id: fc.constantFrom(ID, 'fedcba9876543210'),
    at: fc.integer({ min: 0, max: 3 }).map(day),
    session: fc.constantFrom('s1', 's2', 's3'),
    type: fc.constantFrom('memory' as const, 'memory' as const, ...EVENT_TYPES),
    other: fc.constantFrom(...COMMITS),
    summary: fc.constantFrom('one wording', 'another wording'),
  })
  .map(({ id, at, session, type, other, summary }) => {
    if (type === 'memory') return memory({ id, at, session, summary });
    const more =
      type === 'anchored' ? { anchor: other } : type === 'supersedes' ? { by: other.slice(0, 16) } : {};
    return event(type, { id, at, session, ...more });
  });
const placed = fc.array(fc.tuple(fc.constantFrom(...COMMITS), anyLine), { maxLength: 14 });

describe('the fold', () => {
  it('is the same in any order, with any line met twice', () => {
    const shuffled = placed.chain((entries) =>
      fc.tuple(
        fc.constant(entries),
        fc.shuffledSubarray([...entries, ...entries], { minLength: entries.length * 2 }),
      ),
    );
    const linesOf = (entries: readonly (readonly [string, string])[]) =>
      entries.flatMap(([object, line]) => parseNote({ namespace: 'learnings', object, text: line }).lines);
    const sorted = (memories: ReturnType<typeof foldAll>) =>
      [...memories].sort(([a], [b]) => (a < b ? -1 : 1));
    fc.assert(
      fc.property(shuffled, ([entries, again]) => {
        expect(sorted(foldAll(linesOf(again)))).toEqual(sorted(foldAll(linesOf(entries))));
      }),
      { numRuns: 500 },
    );
  });

  it('is the same however the lines of one commit are spread over its notes and their merges', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 14 }),
        fc.array(fc.nat({ max: 2 }), { minLength: 14 }),
        (lines, side) => {
          const commit = COMMITS[0] as string;
          const part = (number: number) =>
            note(
              commit,
              lines.filter((_, index) => side[index] === number),
            );
          const merged = note(commit, lines);
          expect(fold(part(0), part(1), part(2))).toEqual(fold(merged));
        },
      ),
    );
  });
});

describe('a memory', () => {
  it('is the first meeting; a later session that met it is in seenIn', () => {
    const folded = foldOne(
      memory({ at: day(3), session: 'zulu', summary: 'the later wording' }),
      memory({ at: day(1), session: 'early', summary: 'the first wording' }),
      event('seen', { at: day(5), session: 'third' }),
    );
    expect(folded).toMatchObject({
      summary: 'the first wording',
      at: day(1),
      session: 'early',
      seenIn: ['third', 'zulu'],
      lastSeenAt: day(5),
    });
  });

  it('does not count its own session as a further meeting', () => {
    const folded = foldOne(memory({ session: 's1' }), event('seen', { session: 's1', at: day(9) }));
    expect(folded).toMatchObject({ seenIn: [], lastSeenAt: day(0) });
  });

  it('waits for its memory line', () => {
    expect(foldOne(event('useful'), event('forgotten'))).toBeUndefined();
    expect(foldMemory([])).toBeUndefined();
  });

  it('is forgotten or restored by whichever came last', () => {
    const forgotten = event('forgotten', { at: day(1) });
    expect(foldOne(memory(), forgotten)?.forgotten).toBe(true);
    expect(foldOne(memory(), forgotten, event('restored', { at: day(2) }))?.forgotten).toBe(false);
    const again = event('forgotten', { at: day(3) });
    expect(foldOne(memory(), forgotten, event('restored', { at: day(2) }), again)?.forgotten).toBe(true);
  });

  it('follows the last anchored and supersedes line', () => {
    const folded = foldOne(
      memory(),
      event('anchored', { at: day(2), anchor: COMMITS[2] as string }),
      event('anchored', { at: day(1), anchor: COMMITS[1] as string }),
      event('supersedes', { at: day(1), by: 'f'.repeat(16) }),
    );
    expect(folded).toMatchObject({ anchor: COMMITS[2], supersededBy: 'f'.repeat(16) });
  });

  it('counts what was useful and useless', () => {
    const folded = foldOne(
      memory(),
      event('useful', { session: 's1' }),
      event('useful', { session: 's2' }),
      event('useful', { session: 's2' }),
      event('useless', { session: 's3' }),
    );
    expect(folded).toMatchObject({ usefulCount: 2, uselessCount: 1 });
  });
});
