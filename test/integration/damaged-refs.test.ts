import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Mended, mend } from '../../src/app/wire/doctor.ts';
import { flushQueues } from '../../src/capture/flush.ts';
import { CsError } from '../../src/core/errors.ts';
import { mendBrokenRefs, mendUserStore } from '../../src/git/damage.ts';
import { userHome } from '../../src/git/locate.ts';
import { listRefs } from '../../src/git/process.ts';
import { ensureUserStore } from '../../src/git/repository.ts';
import { knownUnfetched } from '../../src/share/sync-states.ts';
import { logged } from '../helpers/hook.ts';
import { doctorOf, git, linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { createSession, errorNumber, spoolFiles } from '../helpers/session.ts';
import { makeShared, placeIn } from '../helpers/sync.ts';

const folder = useFolders();
const REF = 'refs/notes/cs/learnings';
const damaged = `the file of ${REF} is damaged`;

/** As a power cut, or another program, leaves the file of a ref. */
function damage(repository: string, text = '', ref = REF): void {
  const file = join(repository, '.git', ref);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function mended(repository: string): Promise<readonly Mended[]> {
  const at = await wired(repository);
  return mend(at).finally(at.close);
}

async function summaries(repository: string): Promise<readonly string[]> {
  const at = await wired(repository);
  return (await at.index.all().finally(at.close)).map(({ summary }) => summary).sort();
}

async function withTwo(): Promise<string> {
  const repository = makeRepository(folder());
  const at = await wired(repository);
  for (const summary of ['Deploys run on Fridays', 'The cache is Redis']) await at.remember([{ summary }]);
  at.close();
  return repository;
}

const LOST = ['', 'corrupt', `${'1'.repeat(40)}\n`, '\0'.repeat(41), `${'0'.repeat(40)}\n`];

describe('a notes ref whose file is damaged', () => {
  it.each(['', 'corrupt', '\0'.repeat(41)])('(%j) is told by who reads and by doctor', async (text) => {
    const repository = await withTwo();
    damage(repository, text);
    await expect(summaries(repository)).rejects.toMatchObject({
      code: 'GIT_FAILED',
      message: expect.stringContaining(damaged),
      hint: expect.stringContaining('doctor --fix'),
    });
    const failed = (await doctorOf(repository)).filter(({ state }) => state === 'fail');
    expect(failed.map(({ name }) => name)).toEqual(expect.arrayContaining(['notes', 'refs']));
  });

  it('keeps a writer from trying again, and what a session learned waits for the mend', async () => {
    const repository = await withTwo();
    damage(repository);
    const session = createSession(repository, 's1');
    const { stdout } = await session.prompt('Remember that releases are signed by hand');
    expect(stdout).toContain(damaged);
    await session.fail(errorNumber(1));
    await session.stop();
    expect(logged().at(-1)).toMatchObject({ event: 'Stop', message: expect.stringContaining(damaged) });
    expect(spoolFiles(join(repository, '.git')).length).toBeGreaterThan(0);
    await mended(repository);
    await session.stop();
    await flushQueues(await wired(repository), ['s1']);
    expect(linesByGit(repository)).toHaveLength(4);
  });

  it.each(LOST)('(%j) gets what it had back from git’s log', async (text) => {
    const repository = await withTwo();
    const tip = git(repository, ['rev-parse', REF]);
    damage(repository, text);
    const [first] = await mended(repository);
    expect(first?.did).toMatch(new RegExp(`^${REF} is as it was at .* again$`));
    expect(git(repository, ['rev-parse', REF])).toBe(tip);
    expect(await summaries(repository)).toHaveLength(2);
    expect(await mended(repository)).toEqual([]);
  });

  it('gets an older state back from the index or a remote, and is told that the rest is lost', async () => {
    const { clone } = makeShared(folder());
    const place = await placeIn(clone('a'));
    await place.remember('shared');
    await place.share();
    await summaries(place.path);
    await place.remember('not shared');
    for (const gone of [['logs'], ['logs', 'cs-memory/index']]) {
      for (const name of gone) rmSync(join(place.path, '.git', name), { recursive: true, force: true });
      damage(place.path);
      const [first] = await mended(place.path);
      expect(first?.did).toContain('; anything written to it later is lost');
    }
    expect(await summaries(place.path)).toEqual(['shared']);
    expect((await place.share()).namespaces.map(({ problem }) => problem)).toEqual([undefined]);
  });

  it.each([true, false])(
    'gets the newer one of what is packed and what the index has seen (packed: %j), where git has no log',
    async (isPackedLast) => {
      const repository = await withTwo();
      await summaries(repository);
      const index = join(repository, '.git/cs-memory/index');
      const kept = join(folder(), 'index');
      cpSync(index, kept, { recursive: true });
      if (!isPackedLast) git(repository, ['pack-refs', '--all']);
      const at = await wired(repository);
      await at.remember([{ summary: 'Migrations are run by hand' }]);
      at.close();
      await summaries(repository);
      if (isPackedLast) git(repository, ['pack-refs', '--all']);
      if (isPackedLast) cpSync(kept, index, { recursive: true });
      const tip = git(repository, ['rev-parse', REF]);
      rmSync(join(repository, '.git/logs'), { recursive: true, force: true });
      damage(repository);
      await mended(repository);
      expect(git(repository, ['rev-parse', REF])).toBe(tip);
    },
  );

  it('gets what it had back in a partial clone, too, whose notes are on a remote that cannot be reached', async () => {
    const repository = await withTwo();
    const tip = git(repository, ['rev-parse', REF]);
    const [, blob = ''] = / blob ([0-9a-f]+)\t/.exec(git(repository, ['ls-tree', '-r', REF])) ?? [];
    rmSync(join(repository, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    git(repository, ['config', 'remote.origin.url', join(folder(), 'gone')]);
    git(repository, ['config', 'remote.origin.promisor', 'true']);
    damage(repository);
    const [first] = await mended(repository);
    expect(first?.did).toContain(`${REF} is as it was`);
    expect(git(repository, ['rev-parse', REF])).toBe(tip);
  });

  it('is set aside where nothing of it is known, and a sync brings back what the remote has', async () => {
    const { clone } = makeShared(folder());
    const place = await placeIn(clone('a'));
    await place.remember('shared');
    await place.share();
    for (const name of ['logs', 'cs-memory/index', 'refs/notes/cs-remote'])
      rmSync(join(place.path, '.git', name), { recursive: true, force: true });
    damage(place.path, 'corrupt');
    const [first] = await mended(place.path);
    expect(first?.did).toMatch(/begins anew.*lost unless a remote has it.*cs-memory sync --adopt-remote/);
    const aside = readdirSync(join(place.path, '.git/cs-memory')).filter((name) => /^damaged-/.test(name));
    expect(aside.map((name) => readFileSync(join(place.path, '.git/cs-memory', name), 'utf8'))).toEqual([
      'corrupt',
    ]);
    await place.remember('since');
    expect((await place.share({ adopt: true })).namespaces.map(({ problem }) => problem)).toEqual([
      undefined,
    ]);
    expect(await summaries(place.path)).toEqual(['shared', 'since']);
  });

  it('and says what a remote had is told by sync and doctor, set aside, and fetched again', async () => {
    const { clone } = makeShared(folder());
    const place = await placeIn(clone('a'));
    await place.remember('shared');
    await place.share();
    damage(place.path, '', 'refs/notes/cs-remote/origin/learnings');
    const told = { message: expect.stringContaining('cs-remote/origin/learnings is damaged') };
    await expect(place.share()).rejects.toMatchObject(told);
    const refs = (await doctorOf(place.path)).find(({ name }) => name === 'refs');
    expect(refs).toMatchObject({ state: 'fail', detail: told.message });
    expect(await mended(place.path)).toMatchObject([{ name: 'notes' }]);
    expect((await place.share()).namespaces.map(({ problem }) => problem)).toEqual([undefined]);
    expect(await summaries(place.path)).toEqual(['shared']);
  });

  it('is left alone where it leads to another that is not there yet', async () => {
    const repository = await withTwo();
    damage(repository, 'ref: refs/heads/later\n', 'refs/notes/cs/decisions');
    expect(await mended(repository)).toEqual([]);
    expect(await summaries(repository)).toHaveLength(2);
  });

  it('is left alone where it is whole, or another namespace is what is damaged', async () => {
    const repository = await withTwo();
    const at = await wired(repository);
    await at.remember([{ namespace: 'decisions', summary: 'We use Postgres' }]);
    at.close();
    const tip = git(repository, ['rev-parse', REF]);
    damage(repository, '', 'refs/notes/cs/decisions');
    await mended(repository);
    expect(git(repository, ['rev-parse', REF])).toBe(tip);
    expect(await summaries(repository)).toHaveLength(3);
  });

  it('is told where another process has its lock, and others are mended all the same', async () => {
    const repository = await withTwo();
    const at = await wired(repository);
    await at.remember([{ namespace: 'decisions', summary: 'We use Postgres' }]);
    at.close();
    for (const ref of ['refs/notes/cs/decisions', REF]) damage(repository, '', ref);
    damage(repository, '', 'refs/notes/cs/decisions.lock');
    const [first] = await mended(repository);
    expect(first).toMatchObject({ name: 'notes', failed: true });
    expect(first?.did).toMatch(
      /decisions: another process has .*decisions\.lock.*; .*learnings is as it was/,
    );
    rmSync(join(repository, '.git/refs/notes/cs/decisions.lock'));
    await mended(repository);
    expect(await summaries(repository)).toHaveLength(3);
  });

  it.each([
    ['its newest state', undefined],
    ['that none is known', new CsError('GIT_FAILED', 'an object is missing')],
  ])('stays as another process has mended it while we found %s', async (_what, failure) => {
    const repository = await withTwo();
    const newer = git(repository, ['commit-tree', '-p', REF, '-m', 'newer', `${REF}^{tree}`]).trim();
    damage(repository);
    const { git: options, reader, home } = (await wired(repository)).own;
    const { commonDir } = home.place;
    const each = async (): Promise<void> => {
      damage(repository, `${newer}\n`);
      if (failure !== undefined) throw failure;
    };
    expect(await mendBrokenRefs({ git: options, reader, commonDir, notes: { each }, indexed: [] })).toEqual(
      [],
    );
    expect(git(repository, ['rev-parse', REF]).trim()).toBe(newer);
    expect(existsSync(join(commonDir, `${REF}.lock`))).toBe(false);
  });
});

describe('what is no damaged ref of ours', () => {
  it('is left alone and not told: a file beside refs, a ref that begins alike, one that was set aside', async () => {
    const repository = await withTwo();
    const files = ['cs/.DS_Store', 'cs/learnings (copy)', 'csharp', 'cs-odd/x'].map(
      (it) => `refs/notes/${it}`,
    );
    for (const file of files) damage(repository, '', file);
    expect(await mended(repository)).toEqual([]);
    expect(files.filter((file) => !existsSync(join(repository, '.git', file)))).toEqual([]);
    expect(await knownUnfetched((await wired(repository)).own)).toBeUndefined();
    expect((await doctorOf(repository)).find(({ name }) => name === 'refs')?.state).toBe('ok');
  });

  it('is one that another process removes while refs are listed', async () => {
    const repository = await withTwo();
    const bin = folder();
    const real = process.env['PATH'];
    const once = `mkdir '${bin}/once' 2>/dev/null && echo 'warning: ignoring broken ref ${REF}' >&2`;
    writeFileSync(join(bin, 'git'), `#!/bin/sh\n${once}\nPATH='${real}' exec git "$@"\n`);
    chmodSync(join(bin, 'git'), 0o755);
    const env = { ...process.env, PATH: `${bin}:${real}` };
    expect(await listRefs({ cwd: repository, env }, [REF])).toHaveLength(1);
    expect(existsSync(join(bin, 'once'))).toBe(true);
  });

  it('is one by the name of the folder of ours that is damaged itself: that is set aside', async () => {
    const repository = makeRepository(folder());
    damage(repository, '', 'refs/notes/cs');
    expect(await mended(repository)).toMatchObject([{ name: 'notes' }]);
    const at = await wired(repository);
    await at.remember([{ summary: 'Deploys run on Fridays' }]);
    expect(await at.index.all()).toHaveLength(1);
  });
});

describe('the user’s own store', () => {
  it.each([
    ['HEAD', ''],
    ['refs/heads/main', ''],
    ['refs/notes/cs/learnings', ''],
  ])('whose %s is damaged is told by doctor, and mended', async (file, text) => {
    const repository = makeRepository(folder());
    const at = await wired(repository);
    await at.user.remember([{ summary: 'I like short names' }]);
    await at.user.index.all();
    await at.user.index.save();
    at.close();
    const { place } = userHome(process.env);
    const checkOwn = async () => (await doctorOf(repository)).find(({ name }) => name === 'own store')?.state;
    expect(await checkOwn()).toBe('ok');
    writeFileSync(join(place.gitDir, file), text);
    expect(await checkOwn()).toBe('fail');
    expect(await mended(repository)).toMatchObject([{ name: 'notes' }]);
    expect(await checkOwn()).toBe('ok');
    await ensureUserStore(place, process.env);
    const later = await wired(repository);
    await later.user.remember([{ summary: 'I like long names' }]);
    expect(await later.user.index.all()).toHaveLength(2);
    later.close();
  });

  it('that cannot be mended leaves the notes of the repository their turn', async () => {
    const repository = await withTwo();
    const at = await wired(repository);
    await at.user.remember([{ summary: 'I like short names' }]);
    at.close();
    const { place } = userHome(process.env);
    rmSync(join(place.gitDir, 'HEAD'));
    mkdirSync(join(place.gitDir, 'HEAD'));
    damage(repository);
    const done = await mended(repository);
    rmSync(join(place.gitDir, 'HEAD'), { recursive: true });
    await mended(repository);
    expect(done).toMatchObject([{ name: 'notes', failed: true }, { name: 'notes' }]);
    expect(done[1]?.failed).toBeUndefined();
    expect(await summaries(repository)).toHaveLength(2);
  });

  it('that git refuses, or whose HEAD leads to another branch, is left as it is', async () => {
    const at = await wired(makeRepository(folder()));
    await at.user.remember([{ summary: 'I like short names' }]);
    at.close();
    const { place } = userHome(process.env);
    const main = join(place.gitDir, 'refs/heads/main');
    const text = readFileSync(main, 'utf8');
    const foreign = { ...process.env, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
    await expect(mendUserStore(place, foreign)).rejects.toMatchObject({ code: 'GIT_FAILED' });
    expect(readFileSync(main, 'utf8')).toBe(text);
    writeFileSync(join(place.gitDir, 'refs/heads/other'), text);
    writeFileSync(join(place.gitDir, 'HEAD'), 'ref: refs/heads/other\n');
    expect(await mendUserStore(place, process.env)).toBe(false);
    expect(readFileSync(join(place.gitDir, 'HEAD'), 'utf8')).toContain('other');
    writeFileSync(join(place.gitDir, 'HEAD'), 'ref: refs/heads/main\n');
  });
});
