import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepWired } from '../../../src/app/mcp/calls.ts';
import { folderOfCalls } from '../../../src/app/mcp/server.ts';
import { placeMark } from '../../../src/app/wire/home.ts';
import type { Wired } from '../../../src/app/wire/services.ts';
import { git, makeRepository, useFolders } from '../../helpers/repo.ts';

const folder = useFolders();

it("takes the client's CLAUDE_PROJECT_DIR before its roots", async () => {
  const [project, open] = [folder(), folder()];
  const askRoots = async () => [pathToFileURL(open).href];
  const of = (env: NodeJS.ProcessEnv) => folderOfCalls({ cwd: '/', env }, undefined, askRoots).folder();
  expect([await of({ CLAUDE_PROJECT_DIR: project }), await of({})]).toEqual([project, open]);
});

it('passes over roots that are no folders here', async () => {
  const open = folder();
  const uris = ['https://example.org/x', 'vscode-remote://x/y', pathToFileURL(join(open, 'gone')).href];
  const place = (roots: readonly string[]) =>
    folderOfCalls({ cwd: '/', env: {} }, undefined, async () => roots).folder();
  expect(await place(uris)).toBe('/');
  expect(await place([...uris, pathToFileURL(open).href])).toBe(open);
});

it('writes nowhere else where the client does not answer, and asks again', async () => {
  const open = folder();
  let asked = 0;
  const askRoots = async (): Promise<readonly string[]> => {
    asked += 1;
    if (asked === 1) throw new Error('time is up');
    return [pathToFileURL(open).href];
  };
  const place = folderOfCalls({ cwd: '/', env: {} }, undefined, askRoots);
  await expect(place.folder()).rejects.toMatchObject({
    code: 'IO_FAILED',
    hint: expect.stringContaining('--repo'),
  });
  expect([await place.folder(), await place.folder(), asked]).toEqual([open, open, 2]);
});

it('takes no other folder where --repo names none', async () => {
  const place = (repo: string) => folderOfCalls({ cwd: '/', env: {} }, repo, async () => []).folder();
  for (const repo of ['', 'not/there']) await expect(place(repo)).rejects.toMatchObject({ code: 'USAGE' });
});

it('changes with the repository, the branch, and every file that tells settings', () => {
  const [cwd, home] = [folder(), folder()];
  const marks = [placeMark(cwd, { HOME: home })];
  const change = (make: () => void): void => {
    make();
    marks.push(placeMark(cwd, { HOME: home }));
  };
  const config = join(home, '.config/cs-memory');
  change(() => makeRepository(cwd));
  change(() => git(cwd, ['switch', '--quiet', '--create', 'another']));
  change(() => git(cwd, ['config', 'user.name', 'Grace']));
  change(() => writeFileSync(join(home, '.gitconfig'), '[user]\n\tname = Ada\n'));
  change(() => mkdirSync(config, { recursive: true }) && writeFileSync(join(config, 'config.json'), '{}'));
  change(() => writeFileSync(join(config, 'config.json'), '{ }'));
  change(() => writeFileSync(join(config, 'trusted-authors'), 'grace@example.org\n'));
  change(() => writeFileSync(join(cwd, '.cs-memory.json'), '{}'));
  change(() => mkdirSync(join(cwd, '.git/cs-memory')));
  expect(new Set(marks).size).toBe(marks.length - 1); // a folder of ours alone is no change
  change(() => writeFileSync(join(cwd, '.git/cs-memory/config.json'), '{}'));
  expect(marks.at(-1)).not.toBe(marks.at(-2));
  expect(placeMark(cwd, { HOME: home })).toBe(marks.at(-1));
  change(() => rmSync(join(cwd, '.cs-memory.json')));
  expect(marks.at(-1)).not.toBe(marks.at(-2));
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Counts what is wired, and which of them is closed. */
function keeping() {
  const closed: string[] = [];
  let count = 0;
  let mark = 'a';
  const kept = keepWired(
    async (folder) => {
      const name = `${folder} ${++count}`;
      return { relativePath: name, close: () => closed.push(name) } as unknown as Wired;
    },
    () => mark,
  );
  const name = (folder: string) => kept.withWired(folder, async ({ relativePath }) => relativePath);
  const setMark = (to: string): void => {
    mark = to;
  };
  return { ...kept, closed, name, setMark };
}

it('wires once for calls that follow each other, and lets go after five seconds', async () => {
  const { name, closed } = keeping();
  expect(await Promise.all([name('x'), name('x')])).toEqual(['x 1', 'x 1']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([await name('x'), closed]).toEqual(['x 1', []]);
  await vi.advanceTimersByTimeAsync(4_000); // idle for less, but found out longer ago
  expect([await name('x'), closed]).toEqual(['x 2', ['x 1']]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(closed).toEqual(['x 1', 'x 2']);
});

it('wires anew for another folder, after a change, and after a failure', async () => {
  const { name, closed, setMark, withWired } = keeping();
  await name('x');
  expect(await name('y')).toBe('y 2');
  setMark('b');
  expect(await name('y')).toBe('y 3');
  const fails = withWired('y', () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  expect(await name('y')).toBe('y 4');
  expect(closed).toEqual(['x 1', 'y 2', 'y 3']);
});

it('closes nothing that somebody uses', async () => {
  const { name, closed, setMark, withWired } = keeping();
  let end = (): void => {};
  const slow = withWired(
    'x',
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  await vi.advanceTimersByTimeAsync(0);
  setMark('b');
  expect([await name('x'), closed]).toEqual(['x 2', []]);
  end();
  await slow;
  expect(closed).toEqual(['x 1']);
});
