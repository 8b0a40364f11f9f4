import { describe, expect, it } from 'vitest';
import { git, linesByGit, useFolders } from '../helpers/repo.ts';
import { makeShared, placeIn } from '../helpers/sync.ts';

const folder = useFolders();

describe('a sync of 10,000 memories where 10 are new', () => {
  it('transfers what is new, not the store', async () => {
    const shared = makeShared(folder());
    const [a, b] = [shared.clone('a'), shared.clone('b')];
    const anchors = makeNotes(a, 10_000);
    git(a, ['push', '--quiet', 'origin', 'refs/notes/cs/learnings']);
    git(b, ['fetch', '--quiet', 'origin', 'refs/notes/cs/learnings:refs/notes/cs/learnings']);
    const placeA = await placeIn(a);
    const additions = anchors.slice(0, 10).map((anchor, number) => ({
      namespace: 'learnings',
      anchor,
      lines: [memoryLine(20_000 + number)],
    }));
    await placeA.wired.notes.add(additions);
    await placeA.share();
    const placeB = await placeIn(b);
    await placeB.wired.notes.add([
      { namespace: 'learnings', anchor: anchors[11] ?? '', lines: [memoryLine(30_000)] },
    ]);

    const before = objectCount(b);
    const report = await placeB.share();
    expect(report.namespaces[0]).toMatchObject({
      pulled: 'merged',
      received: { memories: 10 },
      sent: { memories: 1 },
    });
    // at most a commit, a root, and for each of the ten a note and the directory it is in; the same once more for the merge
    expect(objectCount(b) - before).toBeLessThanOrEqual(2 + 20 + 2 + 11);
    expect(linesByGit(shared.remote)).toHaveLength(10_011);
  });
});

const memoryLine = (number: number): string =>
  `{"v":1,"id":"${number.toString(16).padStart(16, '0')}","at":"2026-01-01T00:00:00.000Z","type":"memory","ns":"learnings","kind":"note","summary":"lesson ${number}","evidence":"user-stated"}`;

/** A ref with as many notes, in git's fan-out, each on a name of its own; gives the names. */
function makeNotes(repository: string, count: number): string[] {
  const names = Array.from({ length: count }, (_, number) =>
    `${((number * 37) % 256).toString(16).padStart(2, '0')}${number.toString(16).padStart(6, '0')}`.padEnd(
      40,
      'e',
    ),
  );
  const notes = names.map((name, number) => {
    const line = `${memoryLine(number)}\n`;
    return `M 100644 inline ${name.slice(0, 2)}/${name.slice(2)}\ndata ${line.length}\n${line}\n`;
  });
  const head = 'commit refs/notes/cs/learnings\ncommitter A <a@example.org> 1700000000 +0000\ndata 0\n';
  git(repository, ['fast-import', '--quiet'], { input: `${head}${notes.join('')}` });
  return names;
}

function objectCount(repository: string): number {
  const counts = git(repository, ['count-objects', '-v']);
  return [...counts.matchAll(/^(?:count|in-pack): (\d+)$/gm)].reduce((sum, [, n]) => sum + Number(n), 0);
}
