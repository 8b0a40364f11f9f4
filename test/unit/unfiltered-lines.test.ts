import { describe, expect, it } from 'vitest';
import type { Filtered, FilterPipeline } from '../../filters/pipeline.ts';
import { findUnfilteredLines } from '../../src/memories/secrets.ts';

/** Finds `SECRET`, and breaks over `BROKEN`; counts what it was asked. */
function pipeline(): FilterPipeline & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    ignoresPath: () => false,
    filter: (text) => {
      asked.push(text);
      if (text.includes('BROKEN')) return { ok: false, stage: 'a-stage', reason: 'broke' };
      const start = text.indexOf('SECRET');
      if (start < 0) return { ok: true, text: text as Filtered, findings: [] };
      const finding = { stage: 's', kind: 'a-kind', start, end: start + 6 };
      return { ok: true, text: text.replace('SECRET', '[x]') as Filtered, findings: [finding] };
    },
  };
}

const find = (...lines: readonly string[]) => findUnfilteredLines(pipeline(), lines);
const id = '0123456789abcdef';

describe('lines that are to leave', () => {
  it('are let by when nothing is found in them', () => {
    expect(find(JSON.stringify({ v: 1, id, summary: 'fine', tags: ['a'], files: [{ path: 'b' }] }))).toEqual(
      [],
    );
  });

  it.each([
    ['a field', { v: 1, id, summary: 'a SECRET' }],
    ['a list', { v: 1, id, tags: ['fine', 'SECRET'] }],
    ['a list of objects', { v: 1, id, files: [{ path: 'src/SECRET.ts' }] }],
    ['the author', { v: 1, id, author: 'SECRET <a@b>' }],
    ["the author's address", { v: 1, id, author: 'Ada <SECRET@b>' }],
    ['the branch', { v: 1, id, branch: 'SECRET' }],
    ['the name of a field', { v: 1, id, SECRET: true }],
  ])('are named by their memory and the kind, when %s has something', (_where, line) => {
    expect(find(JSON.stringify(line))).toEqual([{ id, kinds: ['a-kind'] }]);
  });

  it('are told of a stage that breaks: that stops them too', () => {
    expect(find(JSON.stringify({ id, summary: 'BROKEN' }))).toEqual([{ id, kinds: ['stopped-by-a-stage'] }]);
  });

  it.each([['SECRET'], ['"SECRET"'], ['["SECRET"]'], ['{"summary":"SECRET'], ['{ "summary": "SECRET" }']])(
    'may be anything: %s',
    (line) => {
      expect(find(line)).toEqual([{ id: undefined, kinds: ['a-kind'] }]);
    },
  );

  it('are looked at as they are spelled, where that is not how we spell: a parser keeps the last field only', () => {
    expect(find(`{"id":"${id}","summary":"SECRET","summary":"fine"}`)).toEqual([{ id, kinds: ['a-kind'] }]);
  });

  it('never tell what stands in an id that is none', () => {
    expect(find('{"id":"SECRET"}')).toEqual([{ id: undefined, kinds: ['a-kind'] }]);
  });

  it('are filtered text by text, and of an author never the address as a whole', () => {
    const filters = pipeline();
    const lines = [1, 2, 3].map((n) => JSON.stringify({ id, summary: `s${n}`, author: 'Ada <a@b>' }));
    findUnfilteredLines(filters, lines);
    expect(new Set(filters.asked.filter((text) => text.includes('Ada')))).toEqual(new Set(['Ada ']));
    expect(filters.asked).not.toContain('Ada <a@b>');
    expect(filters.asked).toContain('s3');
  });
});
