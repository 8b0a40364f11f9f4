import { describe, expect, it } from 'vitest';
import { splitNote } from '../../src/core/note-documents.ts';
import { fsckComplaints, git, useFolders } from '../helpers/repo.ts';
import { makeShared, namespaceOfReport, type Place, placeIn } from '../helpers/sync.ts';

const folder = useFolders();
const REF = 'refs/notes/cs/learnings';

const document = (which: string): string =>
  `---\ntype: learnings\ntimestamp: '2025-12-15T06:50:19Z'\nsummary: Lesson ${which}\n---\n\nLesson ${which}\n\n- b\n- a\n`;

const append = ({ path }: Place, which: string): void => {
  git(path, ['notes', `--ref=${REF}`, 'append', '-F', '-', 'HEAD'], { input: document(which) });
};

const documentsAt = ({ path }: Place): readonly string[] =>
  splitNote(git(path, ['notes', `--ref=${REF}`, 'show', 'HEAD'])).documents;

const whole = (...which: string[]): string[] => which.map((one) => document(one).trimEnd());

/** Two clones that have one document of an older tool in a note. */
async function inStep() {
  const shared = makeShared(folder());
  const a = await placeIn(shared.clone('a'));
  const b = await placeIn(shared.clone('b'));
  append(a, 'one');
  await a.share();
  await b.share();
  return { a, b };
}

describe('a note with documents of an older tool', () => {
  it('to which two clones add is merged with each document whole, beside our memories on the same commit', async () => {
    const { a, b } = await inStep();
    append(a, 'of a');
    append(b, 'of b');
    const idA = await a.remember('ours of a');
    const idB = await b.remember('ours of b');
    for (const place of [a, b, a]) await place.share();
    expect(git(a.path, ['rev-parse', REF])).toBe(git(b.path, ['rev-parse', REF]));
    for (const place of [a, b]) {
      expect([...documentsAt(place)].sort()).toEqual(whole('of a', 'of b', 'one').sort());
      expect(await place.summaries()).toEqual(['ours of a', 'ours of b']);
      expect((await place.wired.index.known([idA, idB])).size).toBe(2);
      expect(fsckComplaints(place.path)).toEqual([]);
    }
  });

  it('keeps what only one clone has where the other history was rewritten', async () => {
    const { a, b } = await inStep();
    const id = await a.remember('erase me');
    await a.share();
    await b.share();
    append(b, 'of b');
    await b.remember('ours of b');
    await a.wired.purge.purge(await a.wired.purge.find([id]));
    const { problem } = namespaceOfReport(await a.share());
    const lease = problem?.kind === 'rewritten-here' ? problem.lease : undefined;
    git(a.path, ['push', '--quiet', `--force-with-lease=${REF}:${lease}`, 'origin', REF]);
    expect(namespaceOfReport(await b.share())).toMatchObject({ problem: { kind: 'rewritten-there' } });
    await b.share({ adopt: true });
    expect([...documentsAt(b)].sort()).toEqual(whole('of b', 'one').sort());
    expect(await b.summaries()).toEqual(['ours of b']);
  });

  it('outlives a purge as it is', async () => {
    const { a } = await inStep();
    const before = git(a.path, ['notes', `--ref=${REF}`, 'show', 'HEAD']);
    const id = await a.remember('erase me');
    await a.wired.purge.purge(await a.wired.purge.find([id]));
    expect(git(a.path, ['notes', `--ref=${REF}`, 'show', 'HEAD'])).toBe(before);
  });
});
