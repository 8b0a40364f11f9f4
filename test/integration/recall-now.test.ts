import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitFiles, git, makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();

async function remembered(repository: string, summary: string, ...files: string[]): Promise<string> {
  const { remember } = await wired(repository);
  const [entry] = await remember([{ summary, files }]);
  return entry?.id ?? '';
}

const found = async (repository: string, words = 'pool') =>
  (await wired(repository)).recall.ask({ text: words }, 5);

describe('where the code of a memory is', () => {
  it('is told: in the history, on another branch, on none', async () => {
    const repository = makeRepository(folder());
    git(repository, ['checkout', '--quiet', '-b', 'topic']);
    commitFiles(repository, { 'a.ts': '1' });
    await remembered(repository, 'the pool');
    expect(await found(repository)).toMatchObject([{ ancestry: 'reachable' }]);
    git(repository, ['checkout', '--quiet', 'main']);
    expect(await found(repository)).toMatchObject([{ ancestry: 'elsewhere' }]);
    git(repository, ['branch', '--quiet', '-D', 'topic']);
    expect(await found(repository)).toMatchObject([{ ancestry: 'gone' }]);
  });

  it('is that of a commit that it was copied to, too', async () => {
    const repository = makeRepository(folder());
    git(repository, ['checkout', '--quiet', '-b', 'topic']);
    const before = commitFiles(repository, { 'a.ts': '1' });
    await remembered(repository, 'the pool');
    git(repository, ['checkout', '--quiet', 'main']);
    commitFiles(repository, { 'main.ts': '1' });
    git(repository, ['cherry-pick', topicOf(repository)]);
    git(repository, ['notes', '--ref=refs/notes/cs/learnings', 'copy', before, 'HEAD']);
    const [hit] = await found(repository);
    // Which of two commits is the anchor goes by their names where nothing tells.
    expect(hit?.memory.anchor === before ? 'equivalent' : 'reachable').toBe(hit?.ancestry);
  });

  it('puts what is true on this branch before what is not', async () => {
    const repository = makeRepository(folder());
    git(repository, ['checkout', '--quiet', '-b', 'topic']);
    commitFiles(repository, { 'a.ts': '1' });
    const there = await remembered(repository, 'the pool is closed by hand');
    git(repository, ['checkout', '--quiet', 'main']);
    const here = await remembered(repository, 'the pool is closed by then');
    expect((await found(repository, 'pool closed')).map(({ memory }) => memory.id)).toEqual([here, there]);
  });
});

const topicOf = (repository: string): string => git(repository, ['rev-parse', 'topic']).trim();

describe('what became of the files', () => {
  it('is told with how many commits changed them, and where they went', async () => {
    const repository = makeRepository(folder());
    commitFiles(repository, { 'a.ts': '1', 'b.ts': 'b\n'.repeat(20) });
    await remembered(repository, 'the pool', 'a.ts', 'b.ts');
    commitFiles(repository, { 'a.ts': '2' });
    commitFiles(repository, { 'a.ts': '3' });
    git(repository, ['mv', 'b.ts', 'moved.ts']);
    commitFiles(repository, {});
    expect(await found(repository)).toMatchObject([
      {
        freshness: 'changed',
        fileStates: [
          { path: 'a.ts', state: 'changed', commits: 2 },
          { path: 'b.ts', state: 'moved', movedTo: 'moved.ts' },
        ],
      },
    ]);
  });

  it('is moved where that is all that happened, and deleted where nothing like it is left', async () => {
    const repository = makeRepository(folder());
    commitFiles(repository, { 'b.ts': 'b\n'.repeat(20) });
    await remembered(repository, 'the pool', 'b.ts');
    git(repository, ['mv', 'b.ts', 'moved.ts']);
    commitFiles(repository, {});
    expect(await found(repository)).toMatchObject([{ freshness: 'moved' }]);
    rmSync(join(repository, 'moved.ts'));
    commitFiles(repository, {});
    expect(await found(repository)).toMatchObject([{ freshness: 'deleted' }]);
  });

  it('is fresh for content that is not committed yet, and when a commit has it', async () => {
    const repository = makeRepository(folder());
    commitFiles(repository, { 'a.ts': 'before' });
    writeFileSync(join(repository, 'a.ts'), 'in work');
    writeFileSync(join(repository, 'new.ts'), 'new');
    await remembered(repository, 'the pool', 'a.ts', 'new.ts');
    expect(await found(repository)).toMatchObject([{ freshness: 'fresh' }]);
    commitFiles(repository, {});
    expect(await found(repository)).toMatchObject([{ freshness: 'fresh' }]);
    commitFiles(repository, { 'a.ts': 'after' });
    expect(await found(repository)).toMatchObject([
      { freshness: 'changed', fileStates: [{ state: 'changed', commits: 2 }, { state: 'fresh' }] },
    ]);
  });

  it('is changed for content that was thrown away before it was committed', async () => {
    const repository = makeRepository(folder());
    commitFiles(repository, { 'a.ts': 'before' });
    writeFileSync(join(repository, 'a.ts'), 'in work');
    await remembered(repository, 'the pool', 'a.ts');
    git(repository, ['checkout', '--quiet', '--', 'a.ts']);
    expect(await found(repository)).toMatchObject([{ freshness: 'changed' }]);
  });

  it('is unknown, and the answer there all the same, when there was no time to look', async () => {
    const repository = makeRepository(folder());
    commitFiles(repository, { 'a.ts': '1' });
    await remembered(repository, 'the pool', 'a.ts');
    const { recall } = await wired(repository);
    const [hit] = await recall.ask({ text: 'pool', deadlineMs: 0 }, 5);
    expect(hit).toMatchObject({ freshness: 'unknown', ancestry: 'unknown' });
  });
});

describe('an answer', () => {
  it('can explain itself: the shares times the factors are the score', async () => {
    const repository = makeRepository(folder());
    commitFiles(repository, { 'a.ts': '1' });
    await remembered(repository, 'the pool', 'a.ts');
    for (const { score, shares, factors } of await found(repository)) {
      const fit = Object.values(shares).reduce((sum, share) => sum + share, 0);
      expect(fit).toBeGreaterThan(0);
      expect(score).toBeCloseTo(
        Object.values(factors).reduce((all, factor) => all * factor, fit),
        9,
      );
    }
  });

  it('leaves out what is said to have been shown', async () => {
    const repository = makeRepository(folder());
    const id = await remembered(repository, 'the pool');
    const { recall } = await wired(repository);
    expect(await recall.ask({ text: 'pool', without: new Set([id]) }, 5)).toEqual([]);
  });

  it('knows the files of a memory as they were', async () => {
    const repository = makeRepository(folder());
    const password = ['hunter2', 'hunter2'].join('');
    commitFiles(repository, {
      'a.ts': `before\nDB_PASSWORD=${password}\n`,
      '.env': 'A=1',
      'b.bin': 'a\0b',
      'long.txt': 'line\n'.repeat(20_000),
    });
    const id = await remembered(repository, 'the pool', 'a.ts', '.env', 'b.bin', 'long.txt', 'not-there.ts');
    commitFiles(repository, { 'a.ts': 'after' });
    const { recall, hydrate } = await wired(repository);
    const files = await hydrate((await recall.byId(id)).memory);
    const of = (path: string) => files.find((file) => file.path === path);
    expect(of('a.ts')?.text).toMatch(/^before\n/);
    expect(of('a.ts')?.text).not.toContain(password);
    expect(of('.env')).toEqual({ path: '.env', why: 'ignored' });
    expect(of('b.bin')).toEqual({ path: 'b.bin', why: 'binary' });
    expect(of('not-there.ts')).toEqual({ path: 'not-there.ts', why: 'missing' });
    expect(of('long.txt')?.isCut).toBe(true);
    expect(of('long.txt')?.text?.length).toBeLessThanOrEqual(32 * 1024);
  });
});
