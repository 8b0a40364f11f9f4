import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { git, useFolders } from '../helpers/repo.ts';
import { makeShared, namespaceOfReport, notesOid, placeIn } from '../helpers/sync.ts';

const folder = useFolders();

/** A clone in step with its remote, and another remote without notes. */
async function twoHubs() {
  const where = folder();
  const shared = makeShared(where);
  const path = shared.clone('a');
  const a = await placeIn(path);
  await a.remember('from a');
  await a.remember('more from a');
  await a.remember('decided', 'decisions');
  await a.share();
  const hub2 = join(where, 'hub2.git');
  mkdirSync(hub2);
  git(hub2, ['init', '--quiet', '--bare', '--initial-branch=main', '.']);
  return { ...shared, path, hub2 };
}

describe('a remote that has moved to another address', () => {
  it('is one that nothing was ever synced with: it is asked for all, and gets all', async () => {
    const { path, hub2 } = await twoHubs();
    git(path, ['remote', 'set-url', 'origin', hub2]);
    const place = await placeIn(path);
    expect(await place.sync.look(await place.sync.find())).toMatchObject({
      namespaces: [
        { ns: 'decisions', memories: 1 },
        { ns: 'learnings', memories: 2 },
      ],
    });
    const before = notesOid(path);
    const planned = await place.preview({ adopt: true });
    const report = await place.share({ adopt: true });
    expect(report).toEqual({ ...planned, dryRun: false, agreed: true });
    expect(namespaceOfReport(report)).toEqual({
      ns: 'learnings',
      pulled: 'nothing',
      pushed: true,
      received: { memories: 0, lines: 0 },
      sent: { memories: 2, lines: 2 },
    });
    expect([notesOid(path), notesOid(hub2)]).toEqual([before, before]);
  });

  it('is fetched from without a word, and nothing is lost or said to be gone', async () => {
    const { path, hub2 } = await twoHubs();
    git(path, ['remote', 'set-url', 'origin', hub2]);
    const place = await placeIn(path);
    const report = await place.sync.run(await place.sync.find());
    expect(report.namespaces.every(({ problem }) => problem === undefined)).toBe(true);
    expect([await place.summaries(), notesOid(hub2)]).toEqual([['from a', 'more from a'], '']);
  });

  it('may have an older version of the notes: that is no loss', async () => {
    const { path, hub2, remote } = await twoHubs();
    git(remote, ['push', '--quiet', hub2, 'refs/notes/cs/learnings']);
    const late = await placeIn(path);
    await late.remember('later');
    await late.share();
    git(path, ['remote', 'set-url', 'origin', hub2]);
    const place = await placeIn(path);
    expect(namespaceOfReport(await place.share())).toMatchObject({ pushed: true, sent: { memories: 1 } });
    expect(notesOid(hub2)).toBe(notesOid(path));
  });
});

describe('another address to push to', () => {
  it('is asked for with all that would be there', async () => {
    const { path, hub2 } = await twoHubs();
    git(path, ['remote', 'set-url', '--push', 'origin', hub2]);
    const place = await placeIn(path);
    const remote = await place.sync.find();
    await place.sync.run(remote); // takes in what is at the address of fetches
    expect(await place.sync.look(remote)).toMatchObject({
      urls: [hub2],
      namespaces: [
        { ns: 'decisions', memories: 1 },
        { ns: 'learnings', memories: 2 },
      ],
    });
  });
});

describe('several syncs in one clone', () => {
  it('go one after the other', async () => {
    const { path } = await twoHubs();
    const [one, other] = [await placeIn(path), await placeIn(path)];
    await one.remember('later');
    const reports = await Promise.all([one.share(), other.share()]);
    expect(reports.map((report) => namespaceOfReport(report).sent.memories).sort()).toEqual([0, 1]);
  });

  it('say so where the other one does not end', async () => {
    const { path } = await twoHubs();
    const [one, other] = [await placeIn(path), await placeIn(path, { maxWaitMs: 0 })];
    const origin = await other.sync.find();
    const running = one.sync.run(origin);
    await expect(other.sync.run(origin)).rejects.toMatchObject({
      code: 'REF_CONTENDED',
      message: expect.stringContaining('another sync is running'),
    });
    await running;
  });
});
