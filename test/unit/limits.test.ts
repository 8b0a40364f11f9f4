import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeMemoryLine, MAX_LINE_BYTES } from '../../src/core/note.ts';
import { decodeLine, type MemoryLine } from '../../src/core/note-line.ts';

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
    const text = fc.tuple(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 3_000 }));
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
