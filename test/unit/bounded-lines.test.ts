import { describe, expect, it } from 'vitest';
import { foldMemory } from '../../src/core/fold.ts';
import type { Origin } from '../../src/core/memory.ts';
import { boundedLines, MAX_LINE_BYTES, MAX_LINES, type PlacedLine, parseNote } from '../../src/core/note.ts';
import { encodeLine } from '../../src/core/note-line.ts';

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
