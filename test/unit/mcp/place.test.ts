import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { folderOfCalls } from '../../../src/app/mcp/server.ts';
import { useFolders } from '../../helpers/repo.ts';

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
