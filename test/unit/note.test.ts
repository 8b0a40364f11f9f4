import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLines, parseNote, partLine } from '../../src/core/note.ts';

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
    const line = fc.string({ unit: 'binary', minLength: 1 }).map((text) => text.replace(/[\n\r\0]/g, '~'));
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
