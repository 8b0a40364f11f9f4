import { describe, expect, it } from 'vitest';
import { filesOf, graphOf, pageOf, spansOf } from '../../../src/extras/viewer/rows.ts';
import type { Row } from '../../../src/extras/viewer/shapes.ts';

const row = (n: number, more: Partial<Row> = {}): Row => ({
  id: String(n),
  ns: n % 2 === 0 ? 'learnings' : 'decisions',
  kind: 'note',
  summary: `memory ${n}`,
  at: new Date(Date.UTC(2026, 0, 1 + n)).toISOString(),
  seen: '2026-03-01T00:00:00.000Z',
  state: 'live',
  scope: 'repository',
  trust: 'self',
  author: '',
  evidence: 'user-stated',
  files: [`src/${n % 3}.ts`],
  ...more,
});
const rows = Array.from({ length: 250 }, (_, n) => row(n));
const ids = (found: readonly Row[]): readonly string[] => found.map(({ id }) => id);

describe('a page of a list', () => {
  it('is what fits, from a place on, and says how many there are', () => {
    const page = pageOf(rows, { ns: 'decisions' }, 100, 100);
    expect([page.total, page.from, page.rows.length]).toEqual([125, 100, 25]);
    expect(page.rows[0]?.id).toBe('201');
  });

  it('has the live ones, unless others are asked for', () => {
    const all = [row(1), row(2, { state: 'forgotten' }), row(3, { state: 'expired' })];
    expect(ids(pageOf(all, {}, 0, 10).rows)).toEqual(['1']);
    expect(ids(pageOf(all, { state: 'forgotten' }, 0, 10).rows)).toEqual(['2']);
    expect(ids(pageOf(all, { state: 'all' }, 0, 10).rows)).toEqual(['1', '2', '3']);
  });

  it('is of a file, and of a time', () => {
    const found = pageOf(rows, { file: 'src/1.ts', since: '2026-01-04', until: '2026-01-09' }, 0, 10);
    expect(ids(found.rows)).toEqual(['4', '7']);
  });
});

describe('the timeline', () => {
  it('counts each live memory once, in few spans that follow one another', () => {
    const spans = spansOf([...rows, row(3, { state: 'forgotten' })]);
    expect(spans.length).toBeLessThanOrEqual(60);
    expect(spans.reduce((sum, { value }) => sum + value, 0)).toBe(250);
    for (const [at, { until }] of spans.slice(0, -1).entries()) expect(spans[at + 1]?.since).toBe(until);
  });

  it('asks for what it counts', () => {
    for (const { since, until, value } of spansOf(rows))
      expect(pageOf(rows, { since, until }, 0, 1).total).toBe(value);
  });

  it('is empty where there is nothing', () => {
    expect(spansOf([])).toEqual([]);
  });
});

describe('the graph', () => {
  it('has the files that most speak of first, and lines between what it has', () => {
    const { files, memories, links } = graphOf(rows, {});
    expect(files).toEqual(filesOf(rows));
    expect(memories.length).toBeLessThanOrEqual(36);
    for (const [file, memory] of links) expect(memories[memory]?.files).toContain(files[file]?.path);
    expect(new Set(links.map(([file]) => file)).size).toBe(3);
  });

  it('goes around one file: its memories, and their other files', () => {
    const all = [row(1, { files: ['a', 'b'] }), row(2, { files: ['b', 'c'] }), row(3, { files: ['d'] })];
    const { files, memories } = graphOf(all, { file: 'b' });
    expect(files.map(({ path }) => path)).toEqual(['b', 'a', 'c']);
    expect(ids(memories)).toEqual(['1', '2']);
  });

  it('looks for a part of a path, in any case', () => {
    expect(graphOf([row(1, { files: ['Src/Cart.ts'] }), row(2)], { word: 'cart' }).files).toEqual([
      { path: 'Src/Cart.ts', count: 1 },
    ]);
  });
});
