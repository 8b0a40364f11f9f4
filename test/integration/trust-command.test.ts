import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useCli } from '../helpers/cli.ts';
import { git } from '../helpers/repo.ts';

const cli = useCli();

test('who is trusted by a whole host stays trusted, and trust says so', async () => {
  await cli.run(['trust', 'add', 'Bob <bob@example.net>']);
  await cli.run(['trust', 'add', '@example.net']);
  const { stdout, code } = await cli.run(['trust', 'remove', 'bob@example.net']);
  expect({ stdout, code }).toEqual({
    stdout: 'bob@example.net is still trusted through @example.net\n',
    code: 0,
  });
  expect(await cli.json('trust', 'remove', 'bob@example.net', '--json')).toMatchObject({ trusted: true });
  await cli.run(['trust', 'remove', '@example.net']);
  expect((await cli.run(['trust'])).stdout).not.toContain('trusted');
});

test('list says whose word a memory is, and trust names nobody twice', async () => {
  git(cli.repository(), ['config', 'user.email', 'ada@example.org']);
  expect((await cli.run(['trust'])).stdout.match(/^self/gm)).toHaveLength(1);
  const record = { summary: 'Deploys run on Tuesdays', author: 'Eve <eve@example.net>' };
  await cli.run(['import', '--jsonl'], { stdin: JSON.stringify(record) });
  expect((await cli.run(['list'])).stdout).toContain('by Eve <eve@example.net>, not trusted');
});

test('an author behind trust itself is a slip that names the command', async () => {
  const { stderr, code } = await cli.run(['trust', 'bob@example.net']);
  expect(code).toBe(2);
  expect(stderr).toContain("cs-memory trust add 'bob@example.net'");
});

test('outside of any repository trust knows who the user is, too', async () => {
  const author = { GIT_AUTHOR_NAME: 'Dana', GIT_AUTHOR_EMAIL: 'dana@example.org' };
  const { stdout } = await cli.run(['trust'], { cwd: join(cli.repository(), '..'), env: author });
  expect(stdout).toContain('self     Dana <dana@example.org>');
});
