import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitFiles, git, makeRepository, makeUnborn, notesByGit, useFolders } from '../helpers/repo.ts';
import { addHook, makeShared, namespaceOfReport, notesOid, placeIn } from '../helpers/sync.ts';

const folder = useFolders();

async function onePlace() {
  const shared = makeShared(folder());
  const a = await placeIn(shared.clone('a'));
  await a.remember('from a');
  return { ...shared, a };
}

const named = async (path: string, name?: string): Promise<string> =>
  (await (await placeIn(path)).sync.find(name)).name;

describe('the remote', () => {
  it("is the branch's upstream, else origin, else the only one", async () => {
    const { a } = await onePlace();
    git(a.path, ['remote', 'add', 'fork', '/nowhere']);
    expect(await named(a.path)).toBe('origin');
    git(a.path, ['config', 'branch.main.remote', 'fork']);
    expect(await named(a.path)).toBe('fork');
    expect(await named(a.path, 'origin')).toBe('origin');
    git(a.path, ['remote', 'remove', 'origin']);
    git(a.path, ['config', 'branch.main.remote', '.']);
    expect(await named(a.path)).toBe('fork');
  });

  it('is not guessed where there are several, or none', async () => {
    const repository = makeRepository(folder());
    await expect(named(repository)).rejects.toMatchObject({
      code: 'USAGE',
      hint: expect.stringContaining('git remote add'),
    });
    git(repository, ['remote', 'add', 'one', '/nowhere']);
    git(repository, ['remote', 'add', 'two', '/nowhere']);
    await expect(named(repository)).rejects.toMatchObject({
      code: 'USAGE',
      hint: expect.stringContaining('one, two'),
    });
    await expect(named(repository, 'three')).rejects.toMatchObject({ code: 'USAGE' });
    await expect(named(repository, 'https://example.org/x.git')).rejects.toMatchObject({
      code: 'USAGE',
      hint: expect.stringContaining('git remote add <name>'),
    });
  });

  it('is shown without its credentials', async () => {
    const { a } = await onePlace();
    const password = ['hunter', '2hunter'].join('');
    git(a.path, ['remote', 'add', 'far', `https://dana:${password}@example.org/x.git`]);
    const { urls } = await a.sync
      .find()
      .then(() => placeIn(a.path))
      .then(({ sync }) => sync.find('far'));
    expect(urls).toEqual(['https://***@example.org/x.git']);
  });
});

describe('a remote that cannot be used', () => {
  it.each([
    ['no repository there', '/nowhere/at/all.git', 'REMOTE_UNREACHABLE'],
    ['nobody listens', 'http://127.0.0.1:9/x.git', 'REMOTE_UNREACHABLE'],
    ['no such host', 'https://cs-memory.invalid/x.git', 'REMOTE_UNREACHABLE'],
  ])('is told in plain words: %s', async (_what, url, code) => {
    const { a } = await onePlace();
    git(a.path, ['remote', 'set-url', 'origin', url]);
    const place = await placeIn(a.path);
    await expect(place.share()).rejects.toMatchObject({ code, hint: expect.any(String) });
    expect(await place.summaries()).toEqual(['from a']);
  });

  it('since a hook of its refuses, is told with its own word, and leaves all as it is here', async () => {
    const { a, remote } = await onePlace();
    addHook(remote, 'pre-receive', 'echo no notes please >&2; exit 1');
    const before = git(a.path, ['for-each-ref']);
    expect(namespaceOfReport(await a.share())).toMatchObject({
      pushed: false,
      problem: { kind: 'refused', reason: 'pre-receive hook declined' },
    });
    expect(git(a.path, ['for-each-ref'])).toBe(before);
  });

  it('refuses one namespace, and takes the others', async () => {
    const { a, remote } = await onePlace();
    await a.remember('decided', 'decisions');
    addHook(remote, 'update', 'case "$1" in */learnings) exit 1;; esac');
    const report = await a.share();
    expect(namespaceOfReport(report)).toMatchObject({ problem: { kind: 'refused' } });
    expect(namespaceOfReport(report, 'decisions')).toMatchObject({ pushed: true });
    expect(notesOid(remote, 'decisions')).toBe(notesOid(a.path, 'decisions'));
  });

  it('without atomic pushes is pushed to all the same', async () => {
    const { a, remote } = await onePlace();
    git(remote, ['config', 'receive.advertiseAtomic', 'false']);
    expect(namespaceOfReport(await a.share())).toMatchObject({ pushed: true });
    expect(notesOid(remote)).toBe(notesOid(a.path));
  });

  it('runs no pre-push hook of the user', async () => {
    const { a, remote } = await onePlace();
    addHook(join(a.path, '.git'), 'pre-push', 'exit 1');
    await a.share();
    expect(notesOid(remote)).toBe(notesOid(a.path));
  });
});

describe('a race for the remote', () => {
  it('is lost once, and won by fetching, merging and pushing again', async () => {
    const { a, remote, clone } = await onePlace();
    const b = await placeIn(clone('b'));
    await b.remember('from b');
    // Just before a's first push is looked at, b's gets in.
    const flag = join(remote, 'was-here');
    addHook(
      remote,
      'pre-receive',
      `[ -e '${flag}' ] && exit 0\ntouch '${flag}'\nunset GIT_DIR GIT_QUARANTINE_PATH GIT_OBJECT_DIRECTORY GIT_ALTERNATE_OBJECT_DIRECTORIES\ngit -C '${b.path}' push --quiet origin refs/notes/cs/learnings`,
    );
    const report = await a.share();
    expect(report.retries).toBe(1);
    expect(namespaceOfReport(report)).toMatchObject({
      pulled: 'merged',
      pushed: true,
      received: { memories: 1 },
    });
    expect(await a.summaries()).toEqual(['from a', 'from b']);
    expect(notesOid(remote)).toBe(notesOid(a.path));
  });

  it('and a write here while the remote is asked lose nothing', async () => {
    const { a, clone } = await onePlace();
    await a.share();
    const b = await placeIn(clone('b'));
    await b.remember('from b');
    // The remote's side of the fetch, the second time it is asked, and a flush at that moment.
    const asked = join(folder(), 'asked');
    const write = `git -C '${b.path}' notes --ref=refs/notes/cs/learnings append -m meanwhile HEAD`;
    const script = join(folder(), 'upload-pack');
    writeFileSync(
      script,
      `#!/bin/sh\necho >> '${asked}'\n[ "$(wc -l < '${asked}')" = 2 ] && (unset GIT_DIR; ${write})\nexec git-upload-pack "$@"\n`,
    );
    chmodSync(script, 0o755);
    git(b.path, ['config', 'remote.origin.uploadpack', script]);
    const place = await placeIn(b.path);
    const report = await place.share();
    expect(report.retries).toBe(1);
    expect(namespaceOfReport(report)).toMatchObject({ pulled: 'merged', pushed: true });
    const [note] = notesByGit(b.path).values();
    for (const said of ['from a', 'from b', 'meanwhile']) expect(note).toContain(said);
  });

  it('that is never won ends, and says that nothing is lost', async () => {
    const { a, remote } = await onePlace();
    git(remote, ['update-ref', 'refs/notes/cs/learnings', git(remote, ['rev-parse', 'HEAD']).trim()]);
    rmSync(join(remote, 'refs/notes/cs'), { recursive: true });
    addHook(
      remote,
      'pre-receive',
      `mkdir -p '${remote}/refs/notes/cs'; touch '${remote}/refs/notes/cs/learnings.lock'`,
    );
    const place = await placeIn(a.path, { maxWaitMs: 200 });
    await expect(place.share()).rejects.toMatchObject({
      code: 'REF_CONTENDED',
      hint: expect.stringContaining('nothing is lost'),
    });
    expect(await place.summaries()).toEqual(['from a']);
  });
});

describe('an odd repository', () => {
  it('syncs from a shallow clone, and stays shallow', async () => {
    const { a, remote } = await onePlace();
    commitFiles(a.path, { 'more.md': 'more\n' });
    git(a.path, ['push', '--quiet', 'origin', 'main']);
    await a.share();
    const path = folder();
    git(path, ['clone', '--quiet', '--depth=1', `file://${remote}`, 'shallow']);
    const shallow = await placeIn(join(path, 'shallow'));
    await shallow.remember('from a shallow clone');
    expect(namespaceOfReport(await shallow.share())).toMatchObject({ pulled: 'merged', pushed: true });
    expect(git(shallow.path, ['rev-parse', '--is-shallow-repository']).trim()).toBe('true');
    expect(await shallow.summaries()).toEqual(['from a', 'from a shallow clone']);
  });

  it('gets whole notes into a partial clone, with all their versions', async () => {
    const { a, remote } = await onePlace();
    git(remote, ['config', 'uploadpack.allowFilter', 'true']);
    await a.remember('more from a');
    await a.share();
    const path = join(folder(), 'partial');
    git(a.path, ['clone', '--quiet', '--filter=blob:none', `file://${remote}`, path]);
    const partial = await placeIn(path);
    await partial.share();
    expect(await partial.summaries()).toEqual(['from a', 'more from a']);
    const objects = git(path, ['rev-list', '--objects', '--missing=print', 'refs/notes/cs/learnings']);
    expect(objects).not.toMatch(/^\?/m);
  });

  it('gets the texts of notes that were fetched without them', async () => {
    const { a, remote } = await onePlace();
    git(remote, ['config', 'uploadpack.allowFilter', 'true']);
    git(remote, ['config', 'uploadpack.allowAnySHA1InWant', 'true']);
    await a.share();
    const path = join(folder(), 'partial');
    git(a.path, ['clone', '--quiet', '--filter=blob:none', `file://${remote}`, path]);
    git(path, ['fetch', '--quiet', 'origin', 'refs/notes/cs/learnings:refs/notes/cs/learnings']);
    await a.remember('more from a');
    await a.share();
    const theirs = notesOid(path);
    const empty = git(path, ['rev-parse', `${theirs}^{tree}`]).trim();
    const mine = [
      '-c',
      'user.name=P',
      '-c',
      'user.email=p@q',
      'commit-tree',
      '-p',
      theirs,
      '-m',
      'mine',
      empty,
    ];
    git(path, ['update-ref', 'refs/notes/cs/learnings', git(path, mine).trim()]);
    await (await placeIn(path)).share();
    expect(await (await placeIn(path)).summaries()).toEqual(['from a', 'more from a']);
  });

  it('syncs from a bare one and from a linked work tree', async () => {
    const { a, remote } = await onePlace();
    await a.share();
    const tree = join(folder(), 'tree');
    git(a.path, ['worktree', 'add', '--quiet', '-b', 'side', tree]);
    const linked = await placeIn(tree);
    expect(linked.sync.hasAgreed(await linked.sync.find())).toBe(true);
    const bare = join(folder(), 'bare.git');
    git(folder(), ['clone', '--quiet', '--bare', remote, bare]);
    const place = await placeIn(bare);
    expect(namespaceOfReport(await place.share())).toMatchObject({ pulled: 'created' });
  });

  it('syncs without a commit', async () => {
    const { a, remote } = await onePlace();
    await a.share();
    const unborn = makeUnborn(folder());
    git(unborn, ['remote', 'add', 'origin', remote]);
    const place = await placeIn(unborn);
    await place.share();
    expect(await place.summaries()).toEqual(['from a']);
  });

  it('is told of a namespace whose name git cannot keep beside another one', async () => {
    const { a, clone } = await onePlace();
    await a.remember('of ops', 'team/ops');
    await a.share();
    const b = await placeIn(clone('b'));
    await b.remember('of all', 'team');
    const report = await b.share();
    expect(namespaceOfReport(report, 'team/ops')).toMatchObject({
      problem: { kind: 'name-taken', by: 'team' },
    });
    expect(namespaceOfReport(report)).toMatchObject({ pulled: 'created' });
  });
});
