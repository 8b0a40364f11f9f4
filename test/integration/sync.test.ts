import { describe, expect, it } from 'vitest';
import { line } from '../helpers/notes.ts';
import { fsckComplaints, git, linesByGit, notesByGit, useFolders } from '../helpers/repo.ts';
import { makeShared, namespaceOfReport, notesOid, placeIn } from '../helpers/sync.ts';

const folder = useFolders();

async function twoPlaces(...initArgs: readonly string[]) {
  const shared = makeShared(folder(), ...initArgs);
  return { ...shared, a: await placeIn(shared.clone('a')), b: await placeIn(shared.clone('b')) };
}

describe('two clones', () => {
  it('have the same memories after a sync of each, and the same commit after one more', async () => {
    const { a, b, remote } = await twoPlaces();
    await a.remember('from a');
    await b.remember('from b');
    await b.remember('decided by b', 'decisions');
    await a.share();
    const second = await b.share();
    expect(namespaceOfReport(second)).toMatchObject({
      pulled: 'merged',
      pushed: true,
      received: { memories: 1, lines: 1 },
      sent: { memories: 1, lines: 1 },
    });
    expect(namespaceOfReport(second, 'decisions')).toMatchObject({ pulled: 'nothing', pushed: true });
    const third = await a.share();
    expect(namespaceOfReport(third)).toMatchObject({ pulled: 'fast-forwarded', pushed: false });
    expect(namespaceOfReport(third, 'decisions')).toMatchObject({ pulled: 'created', pushed: false });
    for (const place of [a, b]) {
      expect(await place.summaries()).toEqual(['from a', 'from b']);
      expect(await place.summaries('decisions')).toEqual(['decided by b']);
      expect(fsckComplaints(place.path)).toEqual([]);
    }
    for (const namespace of ['learnings', 'decisions']) {
      expect(notesOid(a.path, namespace)).toBe(notesOid(remote, namespace));
      expect(notesOid(b.path, namespace)).toBe(notesOid(remote, namespace));
    }
  });

  it('that met the same lesson have it once', async () => {
    const { a, b } = await twoPlaces();
    const id = await a.remember('Tests need TZ=UTC');
    expect(await b.remember('Tests need TZ=UTC')).toBe(id);
    await a.share();
    await b.share();
    expect(await b.summaries()).toEqual(['Tests need TZ=UTC']);
  });

  it('make no commit and move no ref where both have the same', async () => {
    const { a, b, remote } = await twoPlaces();
    await a.remember('from a');
    await a.share();
    await b.share();
    const before = [a.path, b.path, remote].map((it) => git(it, ['for-each-ref']));
    for (const place of [a, b]) {
      const report = await place.share();
      expect(namespaceOfReport(report)).toMatchObject({ pulled: 'nothing', pushed: false });
    }
    expect([a.path, b.path, remote].map((it) => git(it, ['for-each-ref']))).toEqual(before);
  });

  it('take along what was forgotten, and what a part of a full note holds', async () => {
    const { a, b } = await twoPlaces();
    const anchor = git(a.path, ['rev-parse', 'HEAD']).trim();
    const big = Array.from({ length: 40 }, (_, number) =>
      line(number, `${number} ${'look before you leap '.repeat(400)}`),
    );
    await a.wired.notes.add([{ namespace: 'learnings', anchor, lines: big }]);
    const more = Array.from({ length: 40 }, (_, number) =>
      line(100 + number, `${number} ${'mind the gap '.repeat(600)}`),
    );
    await b.wired.notes.add([{ namespace: 'learnings', anchor, lines: more }]);
    const id = await b.remember('soon forgotten');
    await b.wired.forget(id, 'forgotten');
    await a.share();
    await b.share();
    await a.share();
    expect(notesByGit(a.path).size).toBeGreaterThan(1);
    expect(notesOid(a.path)).toBe(notesOid(b.path));
    expect(await a.wired.index.all()).toHaveLength(81);
    expect((await a.wired.index.find(id))[0]).toMatchObject({ forgotten: true, summary: 'soon forgotten' });
  });

  it('sync in SHA-256 repositories', async () => {
    const { a, b } = await twoPlaces('--object-format=sha256');
    await a.remember('from a');
    await b.remember('from b');
    await a.share();
    await b.share();
    await a.share();
    expect(await a.summaries()).toEqual(['from a', 'from b']);
    expect(notesOid(a.path)).toBe(notesOid(b.path));
    expect(notesOid(a.path)).toHaveLength(64);
  });

  it('sync what was flushed while a sync was under way', async () => {
    const { a, b } = await twoPlaces();
    await a.remember('before');
    const [report] = await Promise.all([a.share(), a.remember('meanwhile')]);
    expect(report.namespaces).toHaveLength(1);
    expect(linesByGit(a.path)).toHaveLength(2);
    await a.share();
    await b.share();
    expect(await b.summaries()).toEqual(['before', 'meanwhile']);
  });
});

describe('namespaces that stay here', () => {
  it('are neither pushed nor fetched: handoffs, and those that the user names', async () => {
    const shared = makeShared(folder());
    const a = await placeIn(shared.clone('a'), { privateNamespaces: ['mine'] });
    const b = await placeIn(shared.clone('b'));
    for (const namespace of ['handoffs', 'mine/too', 'learnings']) await a.remember('to be kept', namespace);
    const report = await a.share();
    expect(report.kept).toEqual(['handoffs', 'mine/too']);
    expect(git(shared.remote, ['for-each-ref', '--format=%(refname)', 'refs/notes']).trim()).toBe(
      'refs/notes/cs/learnings',
    );
    // somebody else pushed theirs by hand
    await b.remember('of b', 'handoffs');
    git(b.path, ['push', '--quiet', 'origin', 'refs/notes/cs/handoffs']);
    await a.share();
    expect(await a.summaries('handoffs')).toEqual(['to be kept']);
  });
});

describe('the word of the user', () => {
  it('is needed for a push, not for a fetch', async () => {
    const { a, b, remote } = await twoPlaces();
    await a.remember('from a');
    await a.share();
    const origin = await b.sync.find();
    expect(await b.sync.look(origin)).toBeUndefined(); // nothing of ours would be shown
    expect(await b.sync.run(origin)).toMatchObject({ agreed: false });
    expect(await b.summaries()).toEqual(['from a']);
    const before = git(remote, ['for-each-ref']);
    await b.remember('from b');
    const report = await b.sync.run(origin);
    expect(namespaceOfReport(report)).toMatchObject({ pushed: false });
    expect(git(remote, ['for-each-ref'])).toBe(before);
  });

  it('is asked for with what would be visible, and to whom', async () => {
    const { a } = await twoPlaces();
    await a.remember('one');
    const id = await a.remember('two');
    await a.wired.forget(id, 'forgotten');
    await a.remember('decided', 'decisions');
    await a.remember('kept', 'handoffs');
    const origin = await a.sync.find();
    expect(await a.sync.look(origin)).toEqual({
      remote: 'origin',
      urls: origin.urls,
      audience: 'folder',
      namespaces: [
        { ns: 'decisions', memories: 1, notLive: 0 },
        { ns: 'learnings', memories: 2, notLive: 1 },
      ],
      authors: ['Ada Lovelace of a <a@example.org>'],
    });
    a.sync.agree(origin);
    expect(await a.sync.look(origin)).toBeUndefined();
  });

  it('is asked for with what is new there only', async () => {
    const { a, b } = await twoPlaces();
    await a.remember('from a');
    await a.share();
    const origin = await b.sync.find();
    await b.sync.run(origin);
    await b.remember('from b');
    expect(await b.sync.look(origin)).toMatchObject({
      namespaces: [{ ns: 'learnings', memories: 1, notLive: 0 }],
      authors: ['Ada Lovelace of b <b@example.org>'],
    });
  });

  it('holds for the address it was given for', async () => {
    const { a, remote } = await twoPlaces();
    await a.remember('from a');
    await a.share();
    git(a.path, ['remote', 'set-url', 'origin', `${remote}/../elsewhere.git`]);
    const moved = await placeIn(a.path);
    expect(moved.sync.hasAgreed(await moved.sync.find())).toBe(false);
  });
});
