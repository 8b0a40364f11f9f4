import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineIn, MAX_INPUT_CHARS } from '../../src/capture/tool-call.ts';
import { foldMemory } from '../../src/core/fold.ts';
import type { ToolCall } from '../../src/core/learning.ts';
import type { Origin } from '../../src/core/memory.ts';
import { boundedLines, MAX_LINES, type PlacedLine, parseNote } from '../../src/core/note.ts';
import {
  decodeLine,
  encodeLine,
  encodeMemoryLine,
  MAX_LINE_BYTES,
  type MemoryLine,
} from '../../src/core/note-line.ts';
import { anyString } from '../helpers/any-string.ts';
import { createPipeline } from './filters/support.ts';

const ID = '0123456789abcdef';
const OBJECT = 'a'.repeat(40);

const memory = encodeLine({
  v: 1,
  id: ID,
  at: '2026-01-01T00:00:00.000Z',
  type: 'memory',
  ns: 'learnings',
  kind: 'note',
  summary: 'the pool leaks',
  evidence: 'user-stated',
  tags: [],
  files: [],
});
const event = (number: number, type: 'seen' | 'forgotten' = 'seen', year = 2026): string =>
  encodeLine({
    v: 1,
    id: ID,
    at: new Date(Date.UTC(year, 1, 1) + number).toISOString(),
    type,
    session: `s${number}`,
  });

const linesOf = (
  raws: readonly string[],
  origin?: (raw: string) => Origin | undefined,
): readonly PlacedLine[] =>
  parseNote({ namespace: 'learnings', object: OBJECT, text: raws.join('\n') }, origin).lines;

describe('a memory with more lines than people make', () => {
  it('keeps its first words and its latest events', () => {
    const raws = [
      memory,
      ...Array.from({ length: 5_000 }, (_, number) => event(number)),
      event(6_000, 'forgotten'),
    ];
    const some = boundedLines(linesOf(raws));
    expect(some).toHaveLength(MAX_LINES);
    expect(foldMemory(some)).toMatchObject({ summary: 'the pool leaks', forgotten: true });
    expect(boundedLines([...linesOf(raws)].reverse())).toEqual(some);
  });

  it('does not lose what the user said of it behind what strangers claim', () => {
    const own = event(1, 'forgotten');
    const claims = Array.from({ length: 3_000 }, (_, number) => event(number, 'seen', 2099));
    const lines = linesOf([memory, own, ...claims], (raw) =>
      raw === memory || raw === own ? undefined : 'claimed',
    );
    const folded = foldMemory(boundedLines(lines));
    expect(folded).toMatchObject({ forgotten: true, seenIn: [] });
  });

  it('is as it was where it has no more than that', () => {
    const lines = linesOf([memory, ...Array.from({ length: 50 }, (_, number) => event(number))]);
    expect(boundedLines(lines)).toBe(lines);
  });
});

it('a line that is longer than the format allows is counted, and not read', () => {
  const long = memory.replace('the pool leaks', 'x'.repeat(MAX_LINE_BYTES));
  expect(parseNote({ namespace: 'learnings', object: OBJECT, text: `${long}\n${memory}\n` })).toMatchObject({
    broken: 1,
    lines: [{ raw: memory }],
  });
});

const line = (more: Partial<MemoryLine> = {}): MemoryLine => ({
  v: 1,
  id: '0123456789abcdef',
  at: '2026-01-01T00:00:00.000Z',
  type: 'memory',
  ns: 'learnings',
  kind: 'note',
  summary: 'a lesson',
  evidence: 'user-stated',
  tags: ['npm'],
  files: [{ path: 'src/a.ts' }],
  ...more,
});
const read = (text: string) => decodeLine(text) as MemoryLine;

describe('encodeMemoryLine', () => {
  it('keeps what fits as it is', () => {
    const { text, cut } = encodeMemoryLine(line({ body: 'b'.repeat(15_000) }));
    expect(cut).toBe(false);
    expect(read(text).body).toHaveLength(15_000);
  });

  it('cuts the body first, and uses most of the room for it', () => {
    const { text, cut } = encodeMemoryLine(line({ body: 'words of a body\n'.repeat(5_000) }));
    expect(cut).toBe(true);
    expect(read(text)).toMatchObject({ summary: 'a lesson', tags: ['npm'], files: [{ path: 'src/a.ts' }] });
    expect(Buffer.byteLength(text)).toBeGreaterThan(MAX_LINE_BYTES / 2);
  });

  it.each([
    ['a path', { files: [{ path: 'd/'.repeat(20_000) }] }],
    ['a tag', { tags: ['t'.repeat(20_000)] }],
  ])('drops %s that fills a line, and keeps the lesson', (_what, more) => {
    const { text, cut } = encodeMemoryLine(line(more));
    expect(cut).toBe(true);
    expect(read(text).summary).toBe('a lesson');
  });

  it('cuts a summary that fills a line', () => {
    const { text, cut } = encodeMemoryLine(line({ summary: 'so much to say '.repeat(2_000) }));
    expect(cut).toBe(true);
    expect(read(text).summary).toMatch(/^so much to say .*…$/s);
  });

  it('says in words of its own that a key is too long', () => {
    expect(() => encodeMemoryLine(line({ key: 'k'.repeat(MAX_LINE_BYTES) }))).toThrowError(
      expect.objectContaining({ code: 'USAGE' }),
    );
  });

  it('never gives a line that is too long or does not parse', () => {
    const text = fc.tuple(anyString(), fc.integer({ min: 0, max: 3_000 }));
    const long = text.map(([piece, times]) => piece.repeat(times));
    fc.assert(
      fc.property(long, long, (summary, body) => {
        const { text: encoded } = encodeMemoryLine(line({ summary: `s${summary}`, body }));
        expect(Buffer.byteLength(encoded)).toBeLessThan(MAX_LINE_BYTES);
        expect(read(encoded)).toMatchObject({ id: '0123456789abcdef', type: 'memory' });
      }),
      { numRuns: 40 },
    );
  });
});

const filters = createPipeline();
const put = (before: string, after: string) =>
  lineIn({ tool: 'Edit', input: { old_string: before, new_string: after } } as unknown as ToolCall, filters);

it('is the first line that is new, filtered', () => {
  const secret = ['ghp', 'k3J9xQ'.repeat(6)].join('_');
  expect(put('a=1', `a=1\nb=2 ${secret}`)).toMatch(/^b=2 \[REDACTED:/);
  expect(put('a=1', '')).toBeUndefined();
});

it('holds no half of a secret that stands where a long text is cut', () => {
  const secret = ['ghp', 'k3J9xQ'.repeat(6)].join('_');
  const before = `${'a=1\n'.repeat(MAX_INPUT_CHARS / 4 - 2)}`;
  for (const limit of [MAX_INPUT_CHARS, MAX_INPUT_CHARS / 2]) {
    const lines = 'a=1\n'.repeat(Math.floor(limit / 4) - 2);
    const after = `${lines}${secret}\n${'a=1\n'.repeat(MAX_INPUT_CHARS)}`;
    expect(put(before, after) ?? '').not.toContain('ghp_');
  }
});
