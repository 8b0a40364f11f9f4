import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNote } from '../../src/core/note.ts';
import { encodeLine } from '../../src/core/note-line.ts';
import { mergeNotes, purgedLines } from '../../src/git/note-documents.ts';
import { addLines, partLine } from '../../src/git/note-tree.ts';
import { anyString } from '../helpers/any-string.ts';
import { foldAll } from '../helpers/fold-all.ts';

const ANCHOR = 'a'.repeat(40);
const OBJECT = 'b'.repeat(40);
const SEEN = `{"v":1,"id":"0123456789abcdef","at":"2026-01-01T00:00:00.000Z","type":"seen","session":"s1"}`;

describe('addLines', () => {
  it('keeps lines of later versions, other types and words of people, character for character', () => {
    const foreign = ['Reviewed-by: Grace', '{"v": 9,  "id":"x","at":"","type":"new"}', '{"v":1,"half":'];
    const text = addLines(`${foreign.join('\n')}\n\n`, [SEEN]);
    expect(
      text
        .split('\n')
        .filter((line) => line !== '')
        .sort(),
    ).toEqual([...foreign, SEEN].sort());
  });

  it('adds a line once', () => {
    expect(addLines(addLines('', [SEEN, SEEN]), [SEEN])).toBe(`${SEEN}\n`);
  });

  it('sorts by bytes, as git does when it merges with cat_sort_uniq', () => {
    const line = anyString({ minLength: 1 }).map((text) => text.replace(/[\n\r\0]/g, '~'));
    const visible = line.filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.array(visible, { minLength: 1, maxLength: 8 }), (lines) => {
        const sorted = execFileSync('sort', ['-u'], {
          input: `${lines.join('\n')}\n`,
          env: { ...process.env, LC_ALL: 'C' },
        });
        expect(addLines('', lines)).toBe(sorted.toString('utf8'));
      }),
      { numRuns: 25 },
    );
  });

  it('gives the same text in whatever order and portions the lines come', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,3}$/)), fc.nat(), (lines, cut) => {
        const at = cut % (lines.length + 1);
        const inTwo = addLines(addLines('', lines.slice(at)), lines.slice(0, at));
        expect(inTwo).toBe(addLines('', lines));
      }),
    );
  });
});

describe('parseNote', () => {
  it('counts what does not parse, passes over what it does not know, and reads the rest', () => {
    const text = `Reviewed-by: Grace\n\n{"v":2,"id":"x","at":"","type":"memory"}\n${SEEN}\n{"v":1,"id":`;
    const note = parseNote({ namespace: 'learnings', object: OBJECT, text });
    expect(note.broken).toBe(2);
    expect(note.anchor).toBe(OBJECT);
    expect(note.lines.map(({ raw, object, anchor }) => ({ raw, object, anchor }))).toEqual([
      { raw: SEEN, object: OBJECT, anchor: OBJECT },
    ]);
  });

  it('attaches the lines of a further part to the commit that the part names', () => {
    const text = addLines('', [SEEN, partLine(ANCHOR, 1)]);
    const note = parseNote({ namespace: 'learnings', object: OBJECT, text });
    expect(note).toMatchObject({ anchor: ANCHOR, broken: 0, lines: [{ object: OBJECT, anchor: ANCHOR }] });
  });

  it('reads lines that end as on Windows', () => {
    expect(parseNote({ namespace: 'learnings', object: OBJECT, text: `${SEEN}\r\n` })).toMatchObject({
      broken: 0,
    });
  });
});

const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(16));
const at = (day: number): string => `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`;

const memory = fc
  .record({ id: fc.constantFrom(...ids), day: fc.integer({ min: 1, max: 9 }), text: fc.string() })
  .map(({ id, day, text }) =>
    encodeLine({
      v: 1,
      id,
      at: at(day),
      type: 'memory',
      ns: 'learnings',
      kind: 'note',
      summary: `s${text}`,
      evidence: 'user-stated',
      tags: [],
      files: [],
    }),
  );
const event = fc
  .record({
    id: fc.constantFrom(...ids),
    day: fc.integer({ min: 1, max: 9 }),
    type: fc.constantFrom('seen' as const, 'forgotten' as const, 'restored' as const, 'purged' as const),
    session: fc.constantFrom('s1', 's2'),
  })
  .map(({ id, day, type, session }) => encodeLine({ v: 1, id, at: at(day), type, session }));
/** What somebody else may have written there: anything, without line ends, sorted or not. */
const foreign = anyString().map((text) => text.replaceAll('\n', ' '));
const note = fc
  .array(fc.oneof({ arbitrary: memory, weight: 3 }, { arbitrary: event, weight: 3 }, foreign), {
    maxLength: 12,
  })
  .map((lines) => lines.map((line) => `${line}\n`).join(''));

const folded = (text: string) =>
  new Map([...foldAll(parseNote({ namespace: 'n', object: 'o', text }).lines)].sort());

describe('merging two versions of a note', () => {
  it('gives the same in either order', () => {
    fc.assert(
      fc.property(note, note, (a, b) => {
        expect(mergeNotes(a, b)).toBe(mergeNotes(b, a));
      }),
    );
  });

  it('gives the same however three are grouped', () => {
    fc.assert(
      fc.property(note, note, note, (a, b, c) => {
        expect(mergeNotes(mergeNotes(a, b), c)).toBe(mergeNotes(a, mergeNotes(b, c)));
      }),
    );
  });

  it('gives the same when it is done again', () => {
    fc.assert(
      fc.property(note, note, (a, b) => {
        const merged = mergeNotes(a, b);
        expect(mergeNotes(merged, a)).toBe(merged);
        expect(mergeNotes(merged, merged)).toBe(merged);
      }),
    );
  });

  it('folds to the memories of both', () => {
    fc.assert(
      fc.property(note, note, (a, b) => {
        expect(folded(mergeNotes(a, b))).toEqual(folded(a + b));
      }),
    );
  });

  it('keeps every line that no purge has ended, once, sorted by its bytes', () => {
    fc.assert(
      fc.property(note, note, (a, b) => {
        const all = [...new Set(`${a}${b}`.split('\n'))].filter((line) => line.trim() !== '');
        const ended = purgedLines(all);
        const lines = mergeNotes(a, b).split('\n').slice(0, -1);
        expect([...lines].sort()).toEqual(all.filter((line) => !ended.has(line)).sort());
        const bytes = lines.map((line) => Buffer.from(line));
        expect(bytes).toEqual([...bytes].sort(Buffer.compare));
      }),
    );
  });

  it('leaves bytes alone that are no UTF-8, given one character a byte', () => {
    const broken = Buffer.from([0x7b, 0xff, 0xfe, 0xc3, 0x28, 0x0a]).toString('latin1');
    expect(Buffer.from(mergeNotes(broken, 'x\n'), 'latin1').toString('latin1')).toBe(`x\n${broken}`);
  });
});

describe('a purge', () => {
  const line = (day: number, type: 'seen' | 'purged'): string =>
    encodeLine({ v: 1, id: ids[0] ?? '', at: at(day), type });

  it('ends what is not later, and of its own memory only', () => {
    const other = encodeLine({ v: 1, id: ids[1] ?? '', at: at(1), type: 'seen' });
    expect(mergeNotes(`${line(2, 'seen')}\n${line(4, 'seen')}\n${other}\n`, `${line(3, 'purged')}\n`)).toBe(
      `${[line(3, 'purged'), line(4, 'seen'), other].sort().join('\n')}\n`,
    );
  });

  it('that was purged again ends up to the last one, and stays itself', () => {
    const text = `${line(2, 'purged')}\n${line(5, 'purged')}\n${line(4, 'seen')}\n`;
    expect(mergeNotes(text, '')).toBe(`${line(2, 'purged')}\n${line(5, 'purged')}\n`);
  });

  it('in a text that only speaks of one ends nothing', () => {
    const text = '{"id":"x","note":"\\"purged\\""}\nit was "purged"\n';
    expect(mergeNotes(text, '').split('\n').filter(Boolean).sort()).toEqual(
      text.split('\n').filter(Boolean).sort(),
    );
  });
});
