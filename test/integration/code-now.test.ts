import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createObjectReader } from '../../src/git/objects.ts';
import { createCodeNow } from '../../src/recall/code-now.ts';
import { HISTORY_FILE, keepHistory, readKnownHistory } from '../../src/recall/known-history.ts';
import { commitFiles, countingGit, git, makeRepository, makeUnborn, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
const TIME_MS = 10_000;
const MISSING = '1'.repeat(40);

function codeOf(root: string, env: NodeJS.ProcessEnv = process.env) {
  const options = { cwd: root, env };
  const reader = createObjectReader(options);
  return { ...createCodeNow({ git: options, root, reader }), end: reader.close };
}

const head = (repository: string): string => git(repository, ['rev-parse', 'HEAD']).trim();

describe('where commits stand', () => {
  it('is told of those in the history, on other branches, on none, and not of those that are not here', async () => {
    const repository = makeRepository(folder());
    const old = head(repository);
    git(repository, ['checkout', '--quiet', '-b', 'topic']);
    const topic = commitFiles(repository, { 'topic.ts': '1' });
    const gone = commitFiles(repository, { 'topic.ts': '2' });
    git(repository, ['reset', '--quiet', '--hard', topic]);
    git(repository, ['checkout', '--quiet', 'main']);
    const now = commitFiles(repository, { 'main.ts': '1' });
    const code = codeOf(repository);
    const places = await code.places([old, topic, gone, now, MISSING, 'HEAD', '--all'], TIME_MS);
    expect(Object.fromEntries(places)).toEqual({
      [old]: 'history',
      [topic]: 'branch',
      [gone]: 'nowhere',
      [now]: 'history',
    });
    code.end();
  });

  it('takes one process for what is in the history, none for HEAD, and nothing at all once it is late', async () => {
    const repository = makeRepository(folder());
    const old = head(repository);
    const commits = [old, commitFiles(repository, { 'a.ts': '1' }), commitFiles(repository, { 'a.ts': '2' })];
    const { path, log } = countingGit(folder());
    const { readFileSync } = await import('node:fs');
    const calls = () => readFileSync(log, 'utf8').match(/rev-list/g)?.length ?? 0;
    const code = codeOf(repository, { ...process.env, PATH: path });
    expect([...(await code.places([head(repository)], TIME_MS)).values()]).toEqual(['history']);
    expect(calls()).toBe(0);
    expect((await code.places(commits, TIME_MS)).size).toBe(3);
    expect(calls()).toBe(1);
    expect((await code.places([old], 0)).size).toBe(0);
    code.end();
  });

  it('is not told without a commit, nor without a repository', async () => {
    for (const place of [makeUnborn(folder()), folder()]) {
      const code = codeOf(place);
      expect((await code.places([MISSING], TIME_MS)).size).toBe(0);
      expect(await code.commitsSince([{ commit: MISSING, path: 'a.ts' }], TIME_MS)).toEqual([undefined]);
      expect(await code.renamedSince([{ commit: MISSING, path: 'a.ts' }], TIME_MS)).toEqual([undefined]);
      expect(await code.recentFiles(5, TIME_MS)).toEqual([]);
      code.end();
    }
  });
});

describe('what changed since', () => {
  it('is counted for each commit and file, those of merged branches too', async () => {
    const repository = makeRepository(folder());
    const first = commitFiles(repository, { 'a.ts': '1', 'b ü.ts': '1' });
    git(repository, ['checkout', '--quiet', '-b', 'topic']);
    commitFiles(repository, { 'a.ts': '1\ntopic' });
    git(repository, ['checkout', '--quiet', 'main']);
    const second = commitFiles(repository, { 'b ü.ts': '2' });
    commitFiles(repository, { 'other.ts': '1' });
    git(repository, ['merge', '--quiet', '--no-edit', 'topic']);
    commitFiles(repository, { 'b ü.ts': '3' });
    const code = codeOf(repository);
    const counts = await code.commitsSince(
      [
        { commit: first, path: 'a.ts' },
        { commit: first, path: 'b ü.ts' },
        { commit: second, path: 'b ü.ts' },
        { commit: second, path: 'a.ts' },
        { commit: second, path: '*.ts' },
        { commit: head(repository), path: 'a.ts' },
        { commit: MISSING, path: 'a.ts' },
      ],
      TIME_MS,
    );
    expect(counts).toEqual([1, 2, 1, 1, 0, 0, undefined]);
    code.end();
  });

  it('is counted under settings that change what git log prints', async () => {
    const repository = makeRepository(folder());
    const first = commitFiles(repository, { 'a.ts': '1' });
    git(repository, ['config', 'log.follow', 'true']);
    git(repository, ['config', 'log.showSignature', 'true']);
    git(repository, ['config', 'diff.noprefix', 'true']);
    commitFiles(repository, { 'a.ts': '2' });
    const code = codeOf(repository);
    expect(await code.commitsSince([{ commit: first, path: 'a.ts' }], TIME_MS)).toEqual([1]);
    code.end();
  });

  it('is found where a file went, with or without a change', async () => {
    const repository = makeRepository(folder());
    const text = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const first = commitFiles(repository, { 'a.ts': text, 'b.ts': `${text}\nb`, 'c.ts': 'c' });
    const blobOf = (path: string) => git(repository, ['rev-parse', `${first}:${path}`]).trim();
    git(repository, ['mv', 'a.ts', 'moved ü.ts']);
    git(repository, ['mv', 'b.ts', 'grown.ts']);
    rmSync(join(repository, 'c.ts'));
    commitFiles(repository, { 'grown.ts': `${text}\nb\nmore` });
    const code = codeOf(repository);
    const asked = ['a.ts', 'b.ts', 'c.ts'].map((path) => ({ commit: first, path, blob: blobOf(path) }));
    expect(await code.renamedSince([...asked, { commit: head(repository), path: 'a.ts' }], TIME_MS)).toEqual([
      { path: 'moved ü.ts', isSame: true },
      { path: 'grown.ts', isSame: false },
      undefined,
      undefined,
    ]);
    code.end();
  });

  it('lately is told by file, the newest first', async () => {
    const repository = makeRepository(folder());
    commitFiles(repository, { 'old.ts': '1' });
    commitFiles(repository, { 'a ü.ts': '1' });
    commitFiles(repository, { 'b.ts': '1' });
    const code = codeOf(repository);
    expect(await code.recentFiles(2, TIME_MS)).toEqual(['b.ts', 'a ü.ts']);
    expect(await code.recentFiles(2, 0)).toEqual([]);
    code.end();
  });
});

describe('a file as it was', () => {
  it('is the content that was noted, else the commit has, and nothing outside of it', async () => {
    const repository = makeRepository(folder());
    const first = commitFiles(repository, { 'a.ts': 'committed' });
    const blob = git(repository, ['hash-object', '-w', '--stdin'], { input: 'noted' }).trim();
    const code = codeOf(repository);
    const text = async (file: Parameters<typeof code.content>[0]) => (await code.content(file))?.toString();
    expect(await text({ commit: first, path: 'a.ts', blob })).toBe('noted');
    expect(await text({ commit: first, path: 'a.ts', blob: MISSING })).toBe('committed');
    expect(await text({ commit: first, path: 'a.ts' })).toBe('committed');
    expect(await text({ commit: first, path: '../a.ts' })).toBeUndefined();
    expect(await text({ commit: 'HEAD', path: 'a.ts' })).toBeUndefined();
    expect(await text({ commit: first, path: '', blob: first })).toBeUndefined();
    code.end();
  });
});

describe('what is known of the history', () => {
  it('takes no process for its commits while HEAD stands, and one where HEAD went on', async () => {
    const repository = makeRepository(folder());
    const old = head(repository);
    const later = commitFiles(repository, { 'a.ts': '1' });
    const { path, log } = countingGit(folder());
    const env = { ...process.env, PATH: path };
    const directory = folder();
    await keepHistory(directory, { cwd: repository, env });
    const calls = () => readFileSync(log, 'utf8').match(/rev-list/g)?.length ?? 0;
    const reader = createObjectReader({ cwd: repository, env });
    const code = createCodeNow({ git: { cwd: repository, env }, root: repository, reader, directory });
    const before = calls();
    expect(Object.fromEntries(await code.places([old, later, MISSING], TIME_MS))).toMatchObject({
      [old]: 'history',
      [later]: 'history',
    });
    expect(calls()).toBe(before);
    commitFiles(repository, { 'a.ts': '2' });
    reader.close();
    const now = createObjectReader({ cwd: repository, env });
    const after = createCodeNow({ git: { cwd: repository, env }, root: repository, reader: now, directory });
    expect((await after.places([old, later], TIME_MS)).get(old)).toBe('history');
    expect(calls()).toBe(before + 1);
    now.close();
  });

  it('counts for nothing where HEAD went back, and grows by what is new', async () => {
    const repository = makeRepository(folder());
    const old = head(repository);
    const gone = commitFiles(repository, { 'a.ts': '1' });
    const directory = folder();
    const options = { cwd: repository, env: process.env };
    await keepHistory(directory, options);
    git(repository, ['reset', '--quiet', '--hard', old]);
    const reader = createObjectReader(options);
    const known = () => readKnownHistory(directory);
    const code = createCodeNow({ git: options, root: repository, reader, directory });
    const places = await code.places([old, gone], TIME_MS);
    expect([places.get(old), places.get(gone)]).toEqual(['history', 'nowhere']);
    await keepHistory(directory, options);
    const has = (...commits: string[]) => commits.map((commit) => known()?.has(commit));
    expect(has(old, gone)).toEqual([true, false]);
    const next = commitFiles(repository, { 'b.ts': '1' });
    await keepHistory(directory, options);
    expect([known()?.head, ...has(old, next)]).toEqual([next, true, true]);
    writeFileSync(join(directory, HISTORY_FILE), 'cut');
    expect(known()).toBeUndefined();
    reader.close();
  });
});
