import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useCli } from '../helpers/cli.ts';
import { git } from '../helpers/repo.ts';

const world = useCli();

/** How a command failed, as a program is told. */
async function failure(...args: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const { code, stdout, stderr } = await world.run([...args, '--json']);
  expect(stdout).toBe('');
  return {
    exit: code,
    ...(JSON.parse(stderr) as { readonly error: Readonly<Record<string, string>> }).error,
  };
}

describe('what people meet most', () => {
  it('notes that cannot be read: a code, a sentence, a hint, and doctor says the same', async () => {
    await world.json('remember', '--json', 'Deploys run on Tuesdays');
    const oid = git(world.repository(), ['rev-parse', 'refs/notes/cs/learnings']).trim();
    rmSync(join(world.repository(), '.git/objects', oid.slice(0, 2), oid.slice(2)));
    rmSync(join(world.repository(), '.git/cs-memory/index'), { recursive: true });
    expect(await failure('list')).toMatchObject({
      exit: 1,
      code: 'GIT_FAILED',
      message: expect.stringContaining('lacks the object'),
      hint: expect.stringContaining('git fsck'),
    });
    const { code, stdout } = await world.run(['doctor']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^fail {2}notes .*lacks the object/m);
  });

  it('an embedder that is not there', async () => {
    const folder = join(world.home(), '.config/cs-memory');
    mkdirSync(folder, { recursive: true });
    const embedder = { kind: 'transformers', model: 'no-such/model', directory: world.home() };
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ embedder }));
    const told = await failure('maintain', 'reindex');
    expect(told).toMatchObject({ exit: 1, hint: expect.stringContaining('setup --semantic') });
    expect(['EMBEDDER_UNAVAILABLE', 'INDEX_UNAVAILABLE']).toContain(told['code']);
  });

  it('settings that cannot be written', async () => {
    writeFileSync(join(world.home(), '.config'), 'a file where a folder should be');
    expect(await failure('config', 'set', 'promptRecall.limit', '3')).toMatchObject({
      exit: 1,
      code: 'IO_FAILED',
      hint: expect.any(String),
    });
  });

  it('nothing found is no error', async () => {
    expect(await world.run(['recall', 'zebra'])).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(await world.json('recall', '--json', 'zebra')).toEqual({ memories: [] });
    expect(await world.run(['list'])).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(await failure('show', 'abcd')).toMatchObject({ exit: 1, code: 'NOT_FOUND' });
  });

  it('words that are off', async () => {
    expect(await failure('remember', 'x', '--file', '/etc/passwd')).toMatchObject({ exit: 2, code: 'USAGE' });
    expect((await world.run(['remember', '--no-such-option'])).code).toBe(2);
  });
});
