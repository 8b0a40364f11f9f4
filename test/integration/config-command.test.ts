import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { useCli } from '../helpers/cli.ts';

const cli = useCli();

const userFile = (): string => join(cli.home(), '.config/cs-memory/config.json');
const localFile = (): string => join(cli.repository(), '.git/cs-memory/config.json');
const repositoryFile = (): string => join(cli.repository(), '.cs-memory.json');

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const config = (...args: readonly string[]) => cli.run(['config', ...args]);

it('config set says what it wrote, and where another level says otherwise', async () => {
  expect(await config('set', '--local', 'sync.private', 'mine')).toMatchObject({
    code: 0,
    stdout: `sync.private is ["mine"] in ${localFile()}\n`,
    stderr: '',
  });
  const { stdout } = await config('set', 'sync.private', '["others"]');
  expect(stdout).toContain(`here the value is ["mine"], which comes from: local ${localFile()}:`);
  const json = await cli.json('config', 'set', '--json', 'sync.private', '["others"]');
  expect(json).toMatchObject({
    key: 'sync.private',
    file: userFile(),
    changed: false,
    now: { value: ['mine'] },
  });
  expect((await config('set', '--unset', 'sync.private')).stdout).toContain('sync.private is not set in');
});

it.each([
  [['promptRecall.limit'], 'no value'],
  [['--unset', 'promptRecall.limit', '1'], '--unset takes no value'],
  [['--user', '--local', 'promptRecall.limit', '1'], 'choose one'],
])('config set refuses %j as a slip', async (args, told) => {
  const { code, stdout, stderr } = await config('set', ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(told);
});

it('config list, get, explain and path tell settings, and where they come from', async () => {
  write(repositoryFile(), '{"sessionMemory": {"limit": 3}}');
  const from = { level: 'repository', file: repositoryFile(), line: 1 };
  const { settings } = await cli.json('config', '--json');
  expect(settings).toContainEqual({ key: 'sync.auto', value: false, from: { level: 'default' } });
  expect(settings).toContainEqual({ key: 'sessionMemory.limit', value: 3, from });
  expect((await config()).stdout).toMatch(/^sessionMemory\.limit +3 {2}repository .*\.cs-memory\.json:1$/m);
  expect(await cli.json('config', 'get', '--json', 'sessionMemory')).toMatchObject({
    key: 'sessionMemory',
    value: { limit: 3, enabled: true },
  });
  expect((await config('get', 'sessionMemory.limit')).stdout).toBe('3\n');
  expect(await config('get', 'index.uri')).toMatchObject({ code: 0, stdout: '' });
  const explained = await cli.json('config', 'explain', '--json', 'sessionMemory');
  expect(explained['settings']).toContainEqual({
    key: 'sessionMemory.limit',
    value: 3,
    from,
    levels: expect.any(Array),
    does: 'maximum number of memories at the start of a session',
    schema: { type: 'integer', minimum: 1, maximum: 50 },
    in_repository: 'the smaller value wins',
  });
  expect(await cli.json('config', 'path', '--json')).toEqual({
    files: [
      { level: 'user', file: userFile(), exists: false },
      { level: 'repository', file: repositoryFile(), exists: true },
      { level: 'local', file: localFile(), exists: false },
    ],
  });
});

it('config path tells the files where one is wrong, too', async () => {
  write(repositoryFile(), '{');
  expect((await config('path')).code).toBe(0);
  const { code, stderr } = await config('list', '--json');
  expect({ code, error: JSON.parse(stderr).error.code }).toEqual({ code: 1, error: 'CONFIG_INVALID' });
});

it('setup leaves the comments of a settings file', async () => {
  write(userFile(), '{\n  // mine\n  "enabled": true // of course\n}\n');
  expect((await cli.run(['setup', '--semantic', '--off'])).code).toBe(0);
  expect(readFileSync(userFile(), 'utf8')).toBe(
    '{\n  // mine\n  "enabled": true, // of course\n  "embedder": {\n    "kind": "none"\n  }\n}\n',
  );
});
