import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../../src/capture/blocks.ts';
import { topicsOf } from '../../../src/capture/gathered.ts';
import { DECISION, ROOT_CAUSE, said } from './support.ts';

const RESTATED =
  'Load dotenv in `main.ts` first: `openPool()` in `src/db/pool.ts` reads `DB_WAIT_MS` before dotenv has run, so the driver falls back to 0.';

const topics = (candidates: readonly Candidate[], worth: readonly number[]) =>
  topicsOf(candidates, worth, [...candidates.keys()]).topics;

describe('the topics of a session', () => {
  it('are one for a thing that is said twice, and another for another thing', () => {
    const candidates = [said(ROOT_CAUSE), said(DECISION, { message: 2 }), said(RESTATED, { message: 3 })];
    const found = topics(candidates, [0.9, 0.8, 0.3]);
    expect(found).toEqual([
      { main: 0, others: [2] },
      { main: 1, others: [] },
    ]);
  });

  it('are spoken for by what is worth most, whatever came first', () => {
    const candidates = [said(RESTATED), said(ROOT_CAUSE, { message: 2 })];
    expect(topics(candidates, [0.2, 0.9])).toEqual([{ main: 1, others: [0] }]);
    expect(topics(candidates, [0.9, 0.2])).toEqual([{ main: 0, others: [1] }]);
  });

  it('are spoken for only by those that may, and silent where there is none', () => {
    const candidates = [said(ROOT_CAUSE), said(RESTATED, { message: 2 }), said(DECISION, { message: 3 })];
    const { topics: found, silent } = topicsOf(candidates, [0.9, 0.2, 0.8], [0, 1, 2], new Set([1]));
    expect(found).toEqual([{ main: 1, others: [0] }]);
    expect(silent).toEqual([2]);
  });

  it('are one for all that one message says under one heading', () => {
    const section = { about: 'Why the importer drops rows', place: 'item' } as const;
    const points = [said(ROOT_CAUSE, section), said('Rows with CR are cut.', section), said(DECISION)];
    expect(topics(points, [0.9, 0.4, 0.8])).toEqual([
      { main: 0, others: [1] },
      { main: 2, others: [] },
    ]);
    const later = [said(ROOT_CAUSE, section), said('Rows with CR are cut.', { ...section, message: 2 })];
    expect(topics(later, [0.9, 0.4])).toHaveLength(2);
  });

  it('are one for all that a commit says', () => {
    const commit = { source: 'commit', about: 'Importer: two fixes' } as const;
    const points = ['Reads CRLF files.', 'Names the line that failed.', ROOT_CAUSE].map((text, at) =>
      said(text, at < 2 ? { ...commit, message: 4 } : { message: 5 }),
    );
    expect(topics(points, [0.5, 0.4, 0.9])).toEqual([
      { main: 2, others: [] },
      { main: 0, others: [1] },
    ]);
  });

  it('are told by a commit rather than by the request that tells it again', () => {
    const commit = { source: 'commit', about: 'Load dotenv first' } as const;
    const both = [said(ROOT_CAUSE, commit), said(ROOT_CAUSE, { ...commit, message: 2, isRequest: true })];
    expect(topics(both, [0.6, 0.9])).toEqual([{ main: 0, others: [1] }]);
  });

  it('hold each candidate that is looked at once, and no other', () => {
    const candidates = [ROOT_CAUSE, RESTATED, DECISION, ROOT_CAUSE, 'x', ''].map((text, at) =>
      said(text, { message: at + 1 }),
    );
    const { topics: found } = topicsOf(candidates, [0.5, 0.4, 0.9, 0.5, 0.1, 0], [0, 1, 2, 4, 5]);
    const held = found.flatMap(({ main, others }) => [main, ...others]);
    expect([...held].sort((a, b) => a - b)).toEqual([0, 1, 2, 4, 5]);
  });
});
