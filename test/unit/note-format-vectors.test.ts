import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentKey, memoryId } from '../../src/core/learning.ts';
import type { MemoryContent } from '../../src/core/memory.ts';
import { type Note, parseNote } from '../../src/core/note.ts';
import {
  decodeLine,
  encodeLine,
  encodeMemoryLine,
  MAX_LINE_BYTES,
  type MemoryLine,
  type NoteLine,
} from '../../src/core/note-line.ts';
import { addLines, extendChain, MAX_NOTE_BYTES, partLine, partObject } from '../../src/git/note-tree.ts';
import { foldAll } from '../helpers/fold-all.ts';

type Named<Fields> = readonly (Fields & { readonly name: string })[];
type NoteText = Omit<Note, 'namespace'>;

/** docs/note-format-vectors.json: what any implementation of the note format must give. */
interface Vectors {
  readonly version: number;
  readonly ids: Named<{ content: Omit<MemoryContent, 'evidence' | 'tags'>; hashed: string; id: string }>;
  readonly lines: Named<{ value: NoteLine; line: string }>;
  readonly reads: Named<{ line: string; reads: 'memory' | 'event' | 'part' | 'unknown' | 'broken' }>;
  readonly limits: { readonly lineBytesBelow: number; readonly noteBytes: number };
  readonly parts: readonly { anchor: string; part: number; object: string; line: string }[];
  readonly chains: { readonly anchor: string; readonly steps: Named<ChainStep> };
  readonly unions: Named<{ note: string; added: string[]; result: string }>;
  readonly folds: Named<{ notes: NoteText[]; memories: Record<string, unknown>[] }>;
}

/** Lines of one letter each, and the part that each goes into. */
interface ChainStep {
  readonly lines: readonly { letter: string; bytes: number }[];
  readonly parts: readonly number[];
}

const vectors: Vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/note-format-vectors.json'), 'utf8'),
);

describe('ids', () => {
  it.each(vectors.ids)('$name', ({ content, hashed, id }) => {
    const whole: MemoryContent = { ...content, evidence: 'user-stated', tags: [] };
    expect(contentKey(whole)).toBe(hashed);
    expect(memoryId(whole)).toBe(id);
    expect(createHash('sha256').update(hashed).digest('hex')).toMatch(new RegExp(`^${id}`));
  });
});

describe('lines', () => {
  it.each(vectors.lines)('$name', ({ value, line }) => {
    expect(encodeLine(value)).toBe(line);
    expect(encodeLine(decodeLine(line) as NoteLine)).toBe(line);
  });

  it.each(vectors.reads)('read: $name', ({ line, reads }) => {
    const decoded = decodeLine(line);
    const kind = typeof decoded === 'string' || ['memory', 'part'].includes(decoded.type) ? decoded : 'event';
    expect(typeof kind === 'string' ? kind : kind.type).toBe(reads);
  });
});

describe('sizes', () => {
  it('are those of the format', () => {
    const { lineBytesBelow, noteBytes } = vectors.limits;
    expect([MAX_LINE_BYTES, MAX_NOTE_BYTES]).toEqual([lineBytesBelow, noteBytes]);
  });

  it('of a line stays below the limit: the longest that fits is whole, one byte more is cut', () => {
    const line = decodeLine(vectors.lines[1]?.line ?? '') as MemoryLine;
    const spareBytes = vectors.limits.lineBytesBelow - encodeLine({ ...line, body: 'x' }).length;
    const longest = encodeMemoryLine({ ...line, body: 'x'.repeat(spareBytes) });
    expect(longest.cut).toBe(false);
    expect(longest.text.length).toBe(vectors.limits.lineBytesBelow - 1);
    expect(encodeMemoryLine({ ...line, body: 'x'.repeat(spareBytes + 1) }).cut).toBe(true);
  });
});

describe('parts', () => {
  it.each(vectors.parts)('part $part of $anchor', ({ anchor, part, object, line }) => {
    expect(partObject(anchor, part)).toBe(object);
    expect(partLine(anchor, part)).toBe(line);
    expect(parseNote({ namespace: 'n', object, text: `${line}\n` }).anchor).toBe(anchor);
  });

  it('are filled in the order of the vectors', () => {
    const { anchor, steps } = vectors.chains;
    const texts: string[] = [];
    for (const { name, lines, parts } of steps) {
      const added = lines.map(({ letter, bytes }) => letter.repeat(bytes));
      for (const { part, text } of extendChain(anchor, texts, added)) texts[part] = text;
      const partOf = (line: string) => texts.findIndex((text) => text.split('\n').includes(line));
      expect(added.map(partOf), name).toEqual(parts);
    }
    expect(Buffer.byteLength(texts[0] ?? '')).toBe(vectors.limits.noteBytes);
  });
});

describe('line union', () => {
  it.each(vectors.unions)('$name', ({ note, added, result }) => {
    expect(addLines(note, added)).toBe(result);
    expect(addLines(result, [...note.split('\n').filter(Boolean), ...added])).toBe(result);
  });
});

/** What the format says of a memory; a field it does not know may be there besides. */
const MEMORY_FIELDS = new Set(
  (
    'id at ns kind summary body evidence severity tags files signature key session agent author branch expires ' +
    'anchor anchors seenIn lastSeenAt usefulCount uselessCount forgotten supersededBy'
  ).split(' '),
);

function fold(notes: readonly NoteText[]): unknown[] {
  const placed = notes.flatMap((note) => parseNote({ ...note, namespace: 'learnings' }).lines);
  const known = (memory: object): object =>
    Object.fromEntries(Object.entries(memory).filter(([field]) => MEMORY_FIELDS.has(field)));
  return [...foldAll(placed).values()].sort((a, b) => (a.id < b.id ? -1 : 1)).map(known);
}

const upsideDown = (notes: readonly NoteText[]): NoteText[] =>
  notes.map((note) => ({ ...note, text: note.text.split('\n').reverse().join('\n') })).reverse();

describe('folds', () => {
  it.each(vectors.folds)('$name', ({ notes, memories }) => {
    expect(fold(notes)).toEqual(memories);
    expect(fold(upsideDown(notes))).toEqual(memories);
  });
});
