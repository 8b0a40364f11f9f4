import { afterEach, describe, expect, it } from 'vitest';
import { LINE_READERS, type LineReader, type NoteLine } from '../../src/core/note-line.ts';
import { consolidate, planConsolidation } from '../../src/memories/consolidate.ts';
import { sweep } from '../helpers/reanchor.ts';
import { doctorOf, git, makeRepository, notesByGit, useFolders, wired } from '../helpers/repo.ts';
import { createSession, errorNumber } from '../helpers/session.ts';
import { makeShared, placeIn } from '../helpers/sync.ts';

const folder = useFolders();
afterEach(() => void LINE_READERS.delete(2));

const LATER = 'fedcba9876543210';
/** A made-up second version: what was `summary` is `says`. Spaced as this program never writes. */
const memoryV2 = (says: string, id = LATER, at = '2026-02-01T00:00:00.000Z'): string =>
  `{ "v": 2, "id": "${id}", "at": "${at}", "type": "memory", "ns": "learnings", "kind": "note", "says": "${says}", "evidence": "user-stated" }`;
const rated = (id: string): string =>
  JSON.stringify({ v: 2, id, at: '2026-03-01T00:00:00.000Z', type: 'rated', stars: 5 });
const readVersion2: LineReader = ({ says, ...line }) =>
  line['type'] === 'memory'
    ? ({ ...line, summary: String(says), tags: [], files: [] } as unknown as NoteLine)
    : 'unknown';

/** As a later program would add it, by git. */
function append(repository: string, line: string, commit = 'HEAD'): void {
  git(repository, ['notes', '--ref', 'cs/learnings', 'append', '-m', line, commit]);
}

const allLines = (repository: string): string[] =>
  [...notesByGit(repository).values()].flatMap((text) => text.split('\n')).filter(Boolean);
const countOf = (repository: string, line: string): number =>
  allLines(repository).filter((other) => other === line).length;

async function summaries(repository: string): Promise<string[]> {
  const all = await (await wired(repository)).index.all();
  return all
    .filter(({ forgotten }) => !forgotten)
    .map(({ summary }) => summary)
    .sort();
}

describe('lines of a version that is not read', () => {
  it('are there, byte for byte, after all that is done to the notes, here and in another clone', async () => {
    const { clone } = makeShared(folder());
    const place = await placeIn(clone('a'));
    const { path } = place;
    const { remember, forget, mark, findToPurge, purge } = place.wired;
    const [kept, , gone] = await remember([
      { summary: 'The port 5433 of the test database comes from docker-compose.yml' },
      { summary: 'The port 5433 of a test database comes from docker-compose.yml.' },
      { summary: 'erased later' },
    ]);
    const later = [memoryV2('the pump leaks'), rated(kept?.id ?? '')];
    for (const line of later) append(path, line);
    await forget(kept?.id ?? '', 'forgotten');
    await forget(kept?.id ?? '', 'restored');
    await mark(kept?.id ?? '', 'useful');
    const { own, trusting } = await wired(path);
    const clusters = await planConsolidation(own, await trusting.settings(true));
    expect(await consolidate(own, clusters)).toHaveLength(1);
    git(path, ['commit', '--quiet', '--amend', '--allow-empty', '--message', 'again']);
    const moved = await sweep(path);
    expect(moved.followed.length).toBeGreaterThan(0);
    await purge(await findToPurge([gone?.id ?? '']));
    const session = createSession(path, 's1');
    await session.fail(errorNumber(1));
    await session.stop();
    await place.share();
    const other = await placeIn(clone('b'));
    await other.remember('from another');
    await other.share();
    for (const line of later) {
      expect(countOf(path, line)).toBe(1);
      expect(countOf(other.path, line)).toBe(1);
    }
    const notes = (await doctorOf(other.path)).find(({ name }) => name === 'notes');
    expect(notes).toMatchObject({ state: 'ok', facts: { broken: 0, newer: 2 } });
    expect(notes?.detail).toContain('2 of a newer cs-memory');
    expect(notes?.hint).toContain('a newer version');
  });

  it('go with what is purged, also from notes that hold nothing else of it, and do not come back', async () => {
    const { clone } = makeShared(folder());
    const a = await placeIn(clone('a'));
    const id = await a.remember('the pump leaks');
    git(a.path, ['commit', '--quiet', '--allow-empty', '--message', 'next']);
    const later = memoryV2('the pump leaks, and where', id, '2026-01-01T00:00:00.000Z');
    append(a.path, later);
    await a.share();
    await a.sync.trust(await a.sync.find(), true);
    const b = await placeIn(clone('b'));
    await b.share();
    expect(countOf(b.path, later)).toBe(1);
    await b.wired.purge(await b.wired.findToPurge([id]));
    const left = [...notesByGit(b.path).values()];
    expect(left).toHaveLength(2);
    for (const note of left) expect(JSON.parse(note)).toMatchObject({ id, type: 'purged' });
    git(b.path, ['push', '--quiet', '--force', 'origin', 'refs/notes/cs/learnings']);
    await a.remember('something else');
    await a.share({ adopt: true });
    for (const { path } of [a, b]) {
      expect(allLines(path).filter((line) => line.includes(id) && !line.includes('"purged"'))).toEqual([]);
      expect(countOf(path, later)).toBe(0);
    }
    expect(await a.summaries()).toEqual(['something else']);
  });
});

describe('with a reader of version 2', () => {
  it('its memories stand beside those of version 1, in one note, and take what is said of them later', async () => {
    const repository = makeRepository(folder());
    await (await wired(repository)).remember([{ summary: 'the pool leaks' }]);
    append(repository, memoryV2('the pump leaks'));
    expect(await summaries(repository)).toEqual(['the pool leaks']);
    LINE_READERS.set(2, readVersion2);
    expect(await summaries(repository)).toEqual(['the pool leaks', 'the pump leaks']);
    const { mark, forget } = await wired(repository);
    await mark(LATER, 'useful');
    expect((await (await wired(repository)).index.find(LATER))[0]).toMatchObject({ usefulCount: 1 });
    await forget(LATER, 'forgotten');
    expect(await summaries(repository)).toEqual(['the pool leaks']);
    LINE_READERS.delete(2);
    expect(await summaries(repository)).toEqual(['the pool leaks']);
    await (await wired(repository)).remember([{ summary: 'said by an old program' }]);
    LINE_READERS.set(2, readVersion2);
    const { index } = await wired(repository);
    expect((await index.find(LATER))[0]).toMatchObject({ summary: 'the pump leaks', forgotten: true });
    expect(await summaries(repository)).toEqual(['said by an old program', 'the pool leaks']);
    expect(countOf(repository, memoryV2('the pump leaks'))).toBe(1);
  });
});
