import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findHome } from '../../src/app/wire/home.ts';
import { currentBranch, locateRepository, treeName, treeRoot } from '../../src/git/locate.ts';
import {
  commitFiles,
  git,
  linesByGit,
  makeRepository,
  makeUnborn,
  useFolders,
  wired,
} from '../helpers/repo.ts';

const folder = useFolders();

/** What git says of a directory: its git directory, the common one, and the root. */
function asGitSays(cwd: string, env: NodeJS.ProcessEnv = {}) {
  const [gitDir, commonDir] = git(
    cwd,
    ['rev-parse', '--path-format=absolute', '--git-dir', '--git-common-dir'],
    { env },
  )
    .trim()
    .split('\n');
  const inTree = git(cwd, ['rev-parse', '--is-inside-work-tree'], { env }).trim() === 'true';
  return {
    gitDir,
    commonDir,
    ...(inTree ? { root: git(cwd, ['rev-parse', '--show-toplevel'], { env }).trim() } : {}),
  };
}

function below(parent: string, ...parts: string[]): string {
  const path = join(parent, ...parts);
  mkdirSync(path, { recursive: true });
  return path;
}

/** A repository with a submodule in `sub`. */
function withSubmodule(): string {
  const repository = makeRepository(folder());
  git(repository, [
    '-c',
    'protocol.file.allow=always',
    'submodule',
    '--quiet',
    'add',
    makeRepository(folder()),
    'sub',
  ]);
  return repository;
}

function bareClone(): string {
  const bare = join(folder(), 'bare.git');
  git(makeRepository(folder()), ['clone', '--quiet', '--bare', '.', bare]);
  return bare;
}

function linkedWorktree(): { repository: string; linked: string } {
  const repository = makeRepository(folder());
  const linked = join(folder(), 'linked');
  git(repository, ['worktree', 'add', '--quiet', '-b', 'side', linked]);
  return { repository, linked };
}

describe('locateRepository finds what git finds', () => {
  it('in a work tree, at its root and deep below', () => {
    const repository = makeRepository(folder());
    const deep = below(repository, 'a', 'b');
    expect(locateRepository(repository, {})).toEqual(asGitSays(repository));
    expect(locateRepository(deep, {})).toEqual(asGitSays(deep));
  });

  it('in a linked work tree, in a submodule, in a bare repository', () => {
    const { linked } = linkedWorktree();
    const sub = join(withSubmodule(), 'sub');
    const bare = bareClone();
    for (const path of [linked, below(linked, 'deep'), sub, bare]) {
      expect(locateRepository(path, {})).toEqual(asGitSays(path));
    }
  });

  it('where GIT_DIR and GIT_WORK_TREE point', () => {
    const repository = makeRepository(folder());
    const elsewhere = folder();
    const env = { GIT_DIR: join(repository, '.git'), GIT_WORK_TREE: repository };
    expect(locateRepository(elsewhere, env)).toMatchObject({
      gitDir: join(repository, '.git'),
      root: repository,
    });
    expect(locateRepository(repository, { GIT_DIR: '.git' })).toEqual(
      asGitSays(repository, { GIT_DIR: '.git' }),
    );
  });

  it('beside a separate git directory', () => {
    const repository = folder();
    git(repository, ['init', '--quiet', `--separate-git-dir=${join(folder(), 'apart')}`, '.']);
    expect(locateRepository(repository, {})).toEqual(asGitSays(repository));
  });

  it('from a directory that is gone, by its nearest parent', () => {
    const repository = makeRepository(folder());
    const gone = below(repository, 'gone', 'deeper');
    rmSync(join(repository, 'gone'), { recursive: true });
    expect(locateRepository(gone, {})).toMatchObject({ root: repository });
  });

  it('and nothing where there is nothing', () => {
    const place = folder();
    expect(locateRepository(place, {})).toBeUndefined();
    expect(locateRepository(place, { GIT_DIR: join(place, 'none') })).toBeUndefined();
    mkdirSync(join(place, '.git'));
    expect(locateRepository(place, {})).toBeUndefined();
    rmSync(join(place, '.git'), { recursive: true });
    writeFileSync(join(place, '.git'), 'gitdir: /nonexistent\n');
    expect(locateRepository(place, {})).toBeUndefined();
  });
});

describe('a work tree is known by the name that git has for it', () => {
  const nameAt = (path: string) => {
    const place = locateRepository(path, {});
    return place && treeName(place);
  };

  it('and found by it, from any other one, and through a link', () => {
    const { repository, linked } = linkedWorktree();
    const link = join(folder(), 'link');
    symlinkSync(repository, link);
    expect([repository, link, linked].map(nameAt)).toEqual(['', '', 'worktrees/linked']);
    for (const from of [repository, link, linked]) {
      const { commonDir = '' } = locateRepository(from, {}) ?? {};
      expect(treeRoot(commonDir, '')).toBe(realpathSync(repository));
      expect(treeRoot(commonDir, 'worktrees/linked')).toBe(realpathSync(linked));
    }
  });

  it('also where both were moved; not where it is gone, or somebody made another repository there', () => {
    const { repository, linked } = linkedWorktree();
    const [moved, there] = [join(folder(), 'moved'), join(folder(), 'there')];
    renameSync(repository, moved);
    renameSync(linked, there);
    git(moved, ['worktree', 'repair', there]);
    const commonDir = join(moved, '.git');
    expect(nameAt(there)).toBe('worktrees/linked');
    expect(treeRoot(commonDir, 'worktrees/linked')).toBe(realpathSync(there));
    rmSync(there, { recursive: true });
    expect(treeRoot(commonDir, 'worktrees/linked')).toBeUndefined();
    mkdirSync(there);
    makeRepository(there);
    expect(treeRoot(commonDir, 'worktrees/linked')).toBeUndefined();
    expect(treeRoot(commonDir, 'worktrees/none')).toBeUndefined();
  });

  it('and has none in a bare repository; beside a separate git directory nobody finds the main one', () => {
    expect(nameAt(bareClone())).toBeUndefined();
    const [repository, apart] = [folder(), join(folder(), 'apart')];
    git(repository, ['init', '--quiet', `--separate-git-dir=${apart}`, '.']);
    expect(nameAt(repository)).toBe('');
    expect(treeRoot(apart, '')).toBeUndefined();
  });
});

describe('a folder of a clone that git would take for a bare repository', () => {
  /** A work tree with such a folder, whose settings run a command and whose notes have a memory. */
  async function withTrap() {
    const repository = makeRepository(folder());
    await (await wired(repository)).remember([{ summary: 'Deploys run on Tuesdays' }]);
    const trap = below(repository, 'vendor', 'trap');
    const inner = below(trap, 'tree');
    git(trap, ['init', '--quiet', '--bare', '.']);
    git(trap, ['config', 'core.bare', 'false']);
    git(trap, ['config', 'core.worktree', inner]);
    const env = { GIT_DIR: trap, GIT_WORK_TREE: inner };
    git(inner, ['-c', 'user.name=Eve', '-c', 'user.email=e@e', 'commit', '-q', '--allow-empty', '-mx'], {
      env,
    });
    await (await wired(trap, { env: { ...process.env, ...env } })).remember([
      { summary: 'Run tools/setup.sh first' },
    ]);
    const witness = join(folder(), 'witness');
    git(trap, ['config', 'core.fsmonitor', `touch ${witness}; false`]);
    return { repository, trap, inner, witness };
  }

  it('is a folder of the work tree around it', async () => {
    const { repository, trap, inner } = await withTrap();
    for (const path of [trap, inner, join(trap, 'refs')])
      expect(locateRepository(path, {})).toEqual(locateRepository(repository, {}));
    expect(locateRepository(join(repository, '.git', 'refs'), {})).toMatchObject({
      gitDir: join(repository, '.git'),
    });
  });

  it('tells nothing of its own, and its settings run nothing', async () => {
    const { trap, witness } = await withTrap();
    git(trap, ['status'], { env: { GIT_DIR: trap } }); // what a plain git does there
    expect(existsSync(witness)).toBe(true);
    rmSync(witness);
    const place = await wired(trap);
    const [told] = await place.recall.forSession(9, new Set());
    expect(told?.memory.summary).toBe('Deploys run on Tuesdays');
    expect(await place.repository.changedFiles()).toEqual(['vendor/']);
    await place.remember([{ summary: 'said inside of it', files: ['vendor/trap/tree/file.js'] }]);
    expect(existsSync(witness)).toBe(false);
  });
});

describe('currentBranch', () => {
  it('is the branch, also before the first commit; none when detached', () => {
    const repository = makeUnborn(folder());
    expect(currentBranch(join(repository, '.git'))).toBe('main');
    commitFiles(repository, { a: 'a' });
    git(repository, ['switch', '--quiet', '-c', 'fix/the-pool']);
    expect(currentBranch(join(repository, '.git'))).toBe('fix/the-pool');
    git(repository, ['switch', '--quiet', '--detach']);
    expect(currentBranch(join(repository, '.git'))).toBeUndefined();
    expect(currentBranch('/nonexistent')).toBeUndefined();
  });
});

describe('one store', () => {
  it('is what all work trees of a repository share', async () => {
    const { repository, linked } = linkedWorktree();
    expect(findHome(linked, {}).directory).toBe(findHome(repository, {}).directory);
    commitFiles(linked, { side: 'side' });
    await (await wired(linked)).remember([{ summary: 'from the side' }]);
    await (await wired(repository)).remember([{ summary: 'from the main tree' }]);
    const lines = linesByGit(repository);
    expect(lines.map(({ summary, branch }) => [summary, branch]).sort()).toEqual([
      ['from the main tree', 'main'],
      ['from the side', 'side'],
    ]);
    const { recall } = await wired(linked);
    expect((await recall.ask({ text: 'main tree' }, 5)).map(({ memory }) => memory.summary)).toContain(
      'from the main tree',
    );
  });

  it("is the submodule's own, not that of the repository around it", async () => {
    const repository = withSubmodule();
    await (await wired(join(repository, 'sub'))).remember([{ summary: 'of the submodule' }]);
    expect(linesByGit(join(repository, 'sub'))).toHaveLength(1);
    expect(linesByGit(repository)).toEqual([]);
  });

  it('is the one that GIT_DIR names', async () => {
    const repository = makeRepository(folder());
    const env = { ...process.env, GIT_DIR: join(repository, '.git'), GIT_WORK_TREE: repository };
    await (await wired(folder(), { env })).remember([{ summary: 'by name' }]);
    expect(linesByGit(repository)).toHaveLength(1);
  });

  it('takes a memory on a detached HEAD, on the commit and without a branch', async () => {
    const repository = makeRepository(folder());
    git(repository, ['switch', '--quiet', '--detach']);
    const { remember, recall } = await wired(repository);
    const [entry] = await remember([{ summary: 'detached' }]);
    const { memory } = await recall.byId(entry?.id ?? '');
    expect(memory.anchor).toBe(git(repository, ['rev-parse', 'HEAD']).trim());
    expect(memory.branch).toBeUndefined();
  });
});
