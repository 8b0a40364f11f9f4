import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportText } from '../../src/app/cli/commands/sync-text.ts';
import { notesCommit } from '../helpers/notes-refs.ts';
import { copyFolder, git, useFolders } from '../helpers/repo.ts';
import { makeShared, namespaceOfReport, notesOid, type Place, placeIn, sharedIn } from '../helpers/sync.ts';

const folder = useFolders();
const SECRET = 'the cellar key hangs behind the boiler';

/** Two clones and the remote that have the same two memories: copies of those that the first who asks makes. */
async function inStep() {
  pattern ??= await makeInStep();
  const { folder: made, id } = pattern;
  const copy = folder();
  copyFolder(made, copy);
  for (const name of ['a', 'b']) {
    const config = join(copy, name, '.git/config');
    writeFileSync(config, readFileSync(config, 'utf8').replaceAll(made, copy));
  }
  const [a, b] = [await placeIn(join(copy, 'a')), await placeIn(join(copy, 'b'))];
  for (const place of [a, b]) await place.share(); // what a clone knows of a remote is by its address
  return { ...sharedIn(copy), a, b, id };
}

let pattern: Awaited<ReturnType<typeof makeInStep>> | undefined;
async function makeInStep() {
  const made = folder();
  const shared = makeShared(made);
  const a = await placeIn(shared.clone('a'));
  const b = await placeIn(shared.clone('b'));
  await a.remember('Tests need TZ=UTC');
  const id = await a.remember(SECRET);
  await a.share();
  await b.share();
  return { folder: made, id };
}

/** Purges a memory at one place, and makes the remote the same by force, as its user is told to. */
async function purgeThere(place: Place, id: string): Promise<void> {
  await place.wired.purge(await place.wired.findToPurge([id]));
  const { problem } = namespaceOfReport(await place.share());
  if (problem?.kind !== 'rewritten-here' || problem.lease === undefined) throw new Error('not told how');
  const ref = 'refs/notes/cs/learnings';
  git(place.path, ['push', '--quiet', `--force-with-lease=${ref}:${problem.lease}`, 'origin', ref]);
}

/** All that can be reached from the notes refs of a repository, as text. */
function reachable(where: string): string {
  const refs = git(where, ['for-each-ref', '--format=%(refname)', 'refs/notes']).split('\n').filter(Boolean);
  return refs.length === 0 ? '' : git(where, ['log', '-p', '--text', '--format=%B', ...refs]);
}

describe('a purge in this clone', () => {
  it('of all that a new namespace had leaves nothing to be shared of it', async () => {
    const place = await placeIn(makeShared(folder()).clone('a'));
    await place.remember('from a');
    const id = await place.remember('a slip', 'decision');
    await place.wired.purge(await place.wired.findToPurge([id]));
    expect((await place.sync.look(await place.sync.find()))?.namespaces.map(({ ns }) => ns)).toEqual([
      'learnings',
    ]);
    expect((await place.share()).namespaces.map(({ ns }) => ns)).toEqual(['learnings']);
  });

  it('is not undone by a sync: it stops, and tells how to take the text out there too', async () => {
    const { a, id, remote } = await inStep();
    await a.wired.purge(await a.wired.findToPurge([id]));
    const purged = notesOid(a.path);
    const report = await a.share();
    expect(namespaceOfReport(report)).toMatchObject({
      pulled: 'nothing',
      pushed: false,
      problem: { kind: 'rewritten-here', lease: notesOid(remote) },
    });
    expect(notesOid(a.path)).toBe(purged);
    expect(reachable(a.path)).not.toContain(SECRET);
    expect(git(a.path, ['cat-file', '--batch-check', '--batch-all-objects'])).not.toContain(notesOid(remote));
  });

  it('and by force on the remote is in step again, also when others write on top', async () => {
    const { a, id, remote } = await inStep();
    await purgeThere(a, id);
    expect(namespaceOfReport(await a.share())).toMatchObject({ pulled: 'nothing', pushed: false });
    await a.remember('later');
    expect(namespaceOfReport(await a.share())).toMatchObject({ pushed: true });
    expect(reachable(remote)).not.toContain(SECRET);
  });

  it('is told without a lease where others have pushed since: what they pushed must not be lost', async () => {
    const { a, b, id, remote } = await inStep();
    await b.remember('only b');
    await b.share();
    await a.wired.purge(await a.wired.findToPurge([id]));
    const { problem } = namespaceOfReport(await a.share());
    expect(problem).toEqual({ kind: 'rewritten-here' });
    // nothing of what the remote has came back for finding that out
    expect(git(a.path, ['cat-file', '--batch-check', '--batch-all-objects'])).not.toContain(notesOid(remote));
  });

  it('can be taken back by adopting what the remote has', async () => {
    const { a, id } = await inStep();
    await a.wired.purge(await a.wired.findToPurge([id]));
    await a.remember('only here');
    const report = await a.share({ adopt: true });
    expect(namespaceOfReport(report)).toMatchObject({ pulled: 'adopted', pushed: true });
    // The mark of the purge goes along, so the memory stays gone for who reads it.
    expect(await a.summaries()).toEqual(['Tests need TZ=UTC', 'only here']);
  });
});

describe('a purge somewhere else, made true on the remote by force', () => {
  it('stops the sync of a clone that has the old history: nothing is merged, nothing goes back', async () => {
    const { a, b, id, remote } = await inStep();
    await purgeThere(a, id);
    await b.remember('only b');
    const before = notesOid(b.path);
    for (const _again of [1, 2]) {
      const report = await b.share();
      expect(namespaceOfReport(report)).toMatchObject({
        pulled: 'nothing',
        pushed: false,
        problem: { kind: 'rewritten-there', missing: 0, purged: 1, older: false },
      });
      expect(notesOid(b.path)).toBe(before);
    }
    expect(reachable(remote)).not.toContain(SECRET);
  });

  it('is adopted on request: what only this clone has is put on top, and the old history is left', async () => {
    const { a, b, id, remote } = await inStep();
    await purgeThere(a, id);
    await b.remember('only b');
    await b.wired.forget(id, 'forgotten'); // an event of the memory that is no more
    const planned = await b.preview({ adopt: true });
    const report = await b.share({ adopt: true });
    expect(report).toEqual({ ...planned, dryRun: false, agreed: true });
    expect(namespaceOfReport(report)).toMatchObject({
      pulled: 'adopted',
      pushed: true,
      dropped: 0,
      purged: 1,
    });
    expect(reportText(report)).toContain(
      'learnings: 1 memory removed here, because somebody purged it, 1 memory sent',
    );
    expect(await b.summaries()).toEqual(['Tests need TZ=UTC', 'only b']);
    expect(reachable(remote)).not.toContain(SECRET);
    expect(reachable(b.path)).not.toContain(SECRET);
    await a.share();
    expect(await a.summaries()).toEqual(['Tests need TZ=UTC', 'only b']);
    expect(notesOid(a.path)).toBe(notesOid(b.path));
  });

  it('is not undone by a clone that has merged by hand so far, and so has no record', async () => {
    const { a, id, remote, clone } = await inStep();
    const c = await placeIn(clone('c'));
    git(c.path, ['fetch', '--quiet', 'origin', 'refs/notes/cs/learnings:refs/notes/cs/learnings']);
    await c.remember('only c');
    await purgeThere(a, id);
    const report = await c.share();
    expect(namespaceOfReport(report)).toMatchObject({ pushed: false, problem: { kind: 'purged-there' } });
    expect(reachable(remote)).not.toContain(SECRET);
    expect(namespaceOfReport(await c.preview({ adopt: true }))).not.toHaveProperty('problem');
    expect(namespaceOfReport(await c.share({ adopt: true }))).toMatchObject({ pushed: true });
    expect(await c.summaries()).toEqual(['Tests need TZ=UTC', 'only c']);
    expect(reachable(remote)).not.toContain(SECRET);
    expect(reachable(remote)).toContain('only c');
  });
});

describe('a remote that was rewritten without a purge', () => {
  it('is told with how many memories are gone, and not taken over', async () => {
    const { b, remote } = await inStep();
    git(remote, ['update-ref', 'refs/notes/cs/learnings', notesCommit(remote, {})]);
    expect(namespaceOfReport(await b.share())).toMatchObject({
      problem: { kind: 'rewritten-there', missing: 2, purged: 0 },
    });
    expect(await b.summaries()).toEqual(['Tests need TZ=UTC', SECRET].sort());
  });

  it('or that has dropped a namespace is told, and does not get it back unasked', async () => {
    const { b, remote } = await inStep();
    git(remote, ['update-ref', '-d', 'refs/notes/cs/learnings']);
    await b.remember('only b');
    const before = notesOid(b.path);
    for (const adopt of [false, true]) {
      expect(namespaceOfReport(await b.share({ adopt }))).toMatchObject({
        pulled: 'nothing',
        pushed: false,
        problem: { kind: 'deleted-there', missing: 2 },
      });
      expect([notesOid(b.path), notesOid(remote)]).toEqual([before, '']);
    }
  });

  it('or that has dropped a namespace gets it back by a plain push, and what is new with the next sync', async () => {
    const { a, b, remote } = await inStep();
    git(remote, ['update-ref', '-d', 'refs/notes/cs/learnings']);
    await b.remember('only b');
    const { problem } = namespaceOfReport(await b.share());
    const had = problem?.kind === 'deleted-there' ? problem.had : '';
    git(b.path, ['push', '--quiet', 'origin', `${had}:refs/notes/cs/learnings`]);
    expect(namespaceOfReport(await b.share())).toMatchObject({ pushed: true, sent: { memories: 1 } });
    await a.share();
    expect(await a.summaries()).toEqual(['Tests need TZ=UTC', SECRET, 'only b'].sort());
  });

  it('and is adopted says how many memories that drops, before and after; the old tip stays in the reflog', async () => {
    const { b, remote } = await inStep();
    git(remote, ['update-ref', 'refs/notes/cs/learnings', notesCommit(remote, {})]);
    await b.remember('only b');
    const before = notesOid(b.path);
    const planned = await b.preview({ adopt: true });
    expect(notesOid(b.path)).toBe(before);
    const report = await b.share({ adopt: true });
    expect(report).toEqual({ ...planned, dryRun: false });
    expect(namespaceOfReport(report)).toMatchObject({ pulled: 'adopted', dropped: 2, sent: { memories: 1 } });
    expect(await b.summaries()).toEqual(['only b']);
    expect(git(b.path, ['rev-parse', 'refs/notes/cs/learnings@{1}']).trim()).toBe(before);
  });

  it('gets back what is gone by the merge and the push that the user is told', async () => {
    const { a, b, remote } = await inStep();
    git(remote, ['update-ref', 'refs/notes/cs/learnings', notesCommit(remote, {})]);
    const { problem } = namespaceOfReport(await b.share());
    if (problem?.kind !== 'rewritten-there') throw new Error('not told');
    expect(problem.older).toBe(false);
    git(b.path, ['notes', '--ref=cs/learnings', 'merge', '-s', 'cat_sort_uniq', problem.has]);
    git(b.path, ['push', '--quiet', 'origin', 'refs/notes/cs/learnings']);
    for (const place of [b, a]) {
      expect(namespaceOfReport(await place.share())).not.toHaveProperty('problem');
      expect(await place.summaries()).toHaveLength(2);
    }
  });
});

describe('a remote that is back at an older version', () => {
  async function rolledBack() {
    const places = await inStep();
    const older = notesOid(places.remote);
    await places.a.remember('later');
    await places.a.share();
    git(places.remote, ['update-ref', 'refs/notes/cs/learnings', older]);
    return { ...places, older };
  }

  it('is told as rewritten, in a dry run too, and gets nothing back unasked', async () => {
    const { a, remote, older } = await rolledBack();
    await a.remember('later still');
    for (const sync of [a.preview, a.share, a.share]) {
      expect(namespaceOfReport(await sync())).toMatchObject({
        pushed: false,
        problem: { kind: 'rewritten-there', missing: 1, purged: 0, older: true },
      });
      expect(notesOid(remote)).toBe(older);
    }
  });

  it('gets it back by a plain push of what it had', async () => {
    const { a, b } = await rolledBack();
    const { problem } = namespaceOfReport(await a.share());
    const had = problem?.kind === 'rewritten-there' ? problem.had : '';
    git(a.path, ['push', '--quiet', 'origin', `${had}:refs/notes/cs/learnings`]);
    expect(namespaceOfReport(await a.share())).not.toHaveProperty('problem');
    await b.share();
    expect(await b.summaries()).toContain('later');
  });

  it('is adopted with the number of memories that go', async () => {
    const { a, older } = await rolledBack();
    expect(namespaceOfReport(await a.share({ adopt: true }))).toMatchObject({
      pulled: 'adopted',
      dropped: 1,
    });
    expect(notesOid(a.path)).toBe(older);
  });
});

describe('notes that were removed here', () => {
  it('come back on request only', async () => {
    const { b } = await inStep();
    git(b.path, ['update-ref', '-d', 'refs/notes/cs/learnings']);
    expect(namespaceOfReport(await b.share())).toMatchObject({ problem: { kind: 'rewritten-here' } });
    expect(namespaceOfReport(await b.share({ adopt: true }))).toMatchObject({ pulled: 'adopted' });
    expect(await b.summaries()).toHaveLength(2);
  });
});
