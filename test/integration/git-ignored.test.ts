import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { capture } from '../../src/capture/capture.ts';
import type { ToolCall } from '../../src/core/learning.ts';
import { ignoredByGit } from '../../src/git/check-ignore.ts';
import { commitFiles, countingGit, git, makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();

function ignoringRepository(): string {
  const repository = makeRepository(folder());
  mkdirSync(join(repository, 'drafts'));
  commitFiles(repository, { '.gitignore': 'drafts/\n*.local.md\n' });
  writeFileSync(join(repository, 'drafts/kept.md'), 'committed all the same\n');
  git(repository, ['add', '--force', 'drafts/kept.md']);
  return repository;
}

/** A read of a file that fails in a way that is worth a learning. */
const readOf = (path: string): ToolCall => ({
  tool: 'Read',
  input: { file_path: path },
  response: { outcome: 'failure', text: `EACCES: permission denied, open '${path}'`, interrupted: false },
});

/** Settings of the user, in a HOME of their own. */
function homeWith(settings: object): string {
  const home = folder();
  mkdirSync(join(home, '.config/cs-memory'), { recursive: true });
  writeFileSync(join(home, '.config/cs-memory/config.json'), JSON.stringify(settings));
  return home;
}

async function capturedOf(repository: string, settings: object, paths: readonly string[], PATH?: string) {
  const env = { ...process.env, HOME: homeWith(settings), ...(PATH === undefined ? {} : { PATH }) };
  const at = await wired(repository, { env });
  return (await capture(at, 's-1', paths.map(readOf))).added;
}

describe('git', () => {
  it('says which paths it ignores; what is committed is not', async () => {
    const repository = ignoringRepository();
    const paths = ['README.md', 'drafts/a b.md', 'drafts/kept.md', 'x/ü\n.local.md', 'not-there.md'];
    const ignored = await ignoredByGit(paths, { cwd: repository, env: process.env });
    expect([...ignored].sort()).toEqual(['drafts/a b.md', 'x/ü\n.local.md'].sort());
  });

  it('that does not answer has ignored them all', async () => {
    const paths = ['a.md', 'b.md'];
    const git = (cwd: string, PATH = process.env['PATH']) => ({ cwd, env: { ...process.env, PATH } });
    expect(await ignoredByGit(paths, git(folder()))).toEqual(new Set(paths));
    expect(await ignoredByGit(paths, git(ignoringRepository(), folder()))).toEqual(new Set(paths));
    expect(await ignoredByGit(['../out.md'], git(ignoringRepository()))).toEqual(new Set(['../out.md']));
  });
});

describe('a learning about a file that git ignores', () => {
  const ON = { capture: { ignoreGitIgnored: true } };

  it('is captured, unless the settings say no', async () => {
    const repository = ignoringRepository();
    expect(await capturedOf(repository, {}, ['drafts/plan.md'])).toBe(1);
    expect(await capturedOf(repository, ON, ['drafts/other.md', join(repository, 'a.local.md')])).toBe(0);
    expect(await capturedOf(repository, ON, ['README.md', 'drafts/kept.md'])).toBe(2);
  });

  it('is captured where the user allows the path', async () => {
    const allowing = { ...ON, filters: { allow: { paths: ['drafts/plan.md'] } } };
    expect(await capturedOf(ignoringRepository(), allowing, ['drafts/plan.md', 'drafts/other.md'])).toBe(1);
  });

  it('of a built-in ignored path is captured where the user allows it, and not otherwise', async () => {
    const repository = ignoringRepository();
    expect(await capturedOf(repository, {}, ['.env.example'])).toBe(0);
    const allowing = { filters: { allow: { paths: ['.env.example'] } } };
    expect(await capturedOf(repository, allowing, ['.env.example', '.env'])).toBe(1);
  });

  it('costs one process, and none where the settings do not ask', async () => {
    const repository = ignoringRepository();
    const { path, log } = countingGit(folder());
    await capturedOf(repository, {}, ['README.md'], path);
    expect(readFileSync(log, 'utf8')).toBe('');
    await capturedOf(repository, ON, ['README.md'], path);
    expect(readFileSync(log, 'utf8').trim().split('\n')).toHaveLength(1);
    // a file outside of the work tree is none of git's business here
    await capturedOf(repository, ON, ['/srv/other/README.md'], path);
    expect(readFileSync(log, 'utf8').trim().split('\n')).toHaveLength(1);
  });
});
