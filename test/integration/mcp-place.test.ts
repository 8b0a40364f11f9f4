import { expect, it } from 'vitest';
import { connectMcp, idIn, idsByGit } from '../helpers/mcp.ts';
import { makeRepository, useFolders } from '../helpers/repo.ts';

const folder = useFolders();

const remember = async ({ call }: Awaited<ReturnType<typeof connectMcp>>, summary: string): Promise<string> =>
  idIn((await call('remember', { summary })).text);

it('works in the folder that the client has open, wherever it was started', async () => {
  const [elsewhere, plain, first, second] = [folder(), folder(), folder(), folder()];
  for (const repository of [first, second]) makeRepository(repository);
  let open = [plain, first, second];
  const session = await connectMcp({ cwd: elsewhere, folder: folder(), roots: () => open });
  const id = await remember(session, 'The first that is a repository counts');
  expect(idsByGit(first)).toEqual([id]);
  expect((await session.call('memory_status')).text).toContain(`repository: ${first}`);

  open = [second];
  await session.client.sendRootsListChanged();
  const next = await remember(session, 'Another folder was opened meanwhile');
  expect(idsByGit(second)).toEqual([next]);
  expect(idsByGit(first)).toEqual([id]);

  open = [plain];
  await session.client.sendRootsListChanged();
  expect((await session.call('memory_status')).text).toContain('no repository here');
});

it('works where it was started, where the client tells no folders or that is one of them', async () => {
  const [first, second] = [makeRepository(folder()), makeRepository(folder())];
  const without = await connectMcp({ cwd: first, folder: folder() });
  const id = await remember(without, 'This client has no roots');
  const among = await connectMcp({ cwd: second, folder: folder(), roots: () => [first, second] });
  const other = await remember(among, 'It was started in the second of them');
  expect([idsByGit(first), idsByGit(second)]).toEqual([[id], [other]]);
});

it('works in the repository that --repo names, whatever else is open', async () => {
  const [named, open] = [makeRepository(folder()), makeRepository(folder())];
  const args = ['--repo', named];
  const session = await connectMcp({ cwd: folder(), folder: folder(), args, roots: () => [open] });
  const id = await remember(session, 'The user named this repository');
  expect([idsByGit(named), idsByGit(open)]).toEqual([[id], []]);

  const wrong = await connectMcp({ cwd: named, folder: folder(), args: ['--repo=not/there'] });
  expect(await wrong.call('memory_status')).toEqual({
    isError: true,
    text: expect.stringMatching(/--repo: there is no folder .*\n.*declares this server/),
  });
});
