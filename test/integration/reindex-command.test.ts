import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { useCli } from '../helpers/cli.ts';
import { loggedFailures } from '../helpers/hook.ts';
import { USE_LITE_CACHE, useLiteFolder } from '../helpers/use-lite.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const cli = useCli();
const inIndex = (...names: string[]) => join(cli.repository(), '.git/cs-memory/index', ...names);
const words = (text: string) => text.split(' ');

/** The real model and the real LanceDB, found as a marketplace install finds them. */
function setUpEmbedder(): void {
  useLiteFolder();
  const data = join(cli.home(), '.local/share/cs-memory/semantic');
  mkdirSync(data, { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(data, 'node_modules'));
  mkdirSync(join(cli.home(), '.cache/cs-memory'), { recursive: true });
  symlinkSync(USE_LITE_CACHE, join(cli.home(), '.cache/cs-memory/models'));
  writeSettings({ embedder: { kind: 'transformers', model: 'use-lite-en' } });
}

function writeSettings(settings: object): void {
  const file = join(cli.home(), '.config/cs-memory/config.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(settings));
}

async function remember(text: string): Promise<string> {
  const { id } = await cli.json('remember', '--json', text);
  return String(id);
}

describe('cs-memory maintain reindex', () => {
  test('builds the words again where there is no embedder', async () => {
    await remember('The database pool must be closed before the tests end');
    rmSync(inIndex(), { recursive: true });
    expect(await cli.json('maintain', 'reindex', '--json')).toMatchObject({
      stores: [{ scope: 'repository', memories: 1 }],
    });
    expect(existsSync(inIndex('words-v1.bin'))).toBe(true);
    expect(existsSync(inIndex('lancedb'))).toBe(false);
    const { stdout, stderr } = await cli.run(['maintain', 'reindex']);
    expect(stdout).toMatch(/^1 memory indexed in \d/);
    expect(stderr).toBe('');
  });
});

describe('with an embedder', () => {
  beforeEach(setUpEmbedder);

  test('a memory is found by what it means, once it has its vector', async () => {
    const id = await remember('A puppy sleeps on the sofa');
    await remember('The linter wants single quotes');
    const query = words('small dogs rest in the living room');
    expect(await cli.json('recall', '--json', ...query)).toMatchObject({ memories: [] });
    expect(await cli.json('maintain', 'reindex', '--json')).toMatchObject({
      stores: [{ memories: 2, vectors: { embedded: 2, waiting: 0 } }],
    });
    const { memories } = await cli.json('recall', '--json', ...query);
    expect((memories as { id: string }[])[0]?.id).toBe(id);
  });

  test('without LanceDB reindex and doctor say so, and words go on', async () => {
    const id = await remember('The linter wants single quotes');
    const meaning = async () => {
      const { stdout } = await cli.run(['doctor', '--json']);
      return (JSON.parse(stdout).checks as { name: string; state: string }[]).find(
        ({ name }) => name === 'meaning',
      );
    };
    expect(await meaning()).toMatchObject({ state: 'warn' });
    await cli.run(['maintain', 'reindex']);
    expect(await meaning()).toMatchObject({ state: 'ok' });
    rmSync(join(cli.home(), '.local/share/cs-memory/semantic/node_modules'));
    expect(await meaning()).toMatchObject({ state: 'fail', detail: 'LanceDB is not installed' });
    const { code, stderr } = await cli.run(['maintain', 'reindex']);
    expect(code).toBe(1);
    expect(stderr).toContain('cs-memory setup --semantic installs LanceDB');
    expect(await cli.json('recall', '--json', 'linter')).toMatchObject({ memories: [{ id }] });
  });

  test('what is purged is out of the vectors too, and the rest comes back', async () => {
    const id = await remember('The staging password is in the vault of the team');
    await remember('The linter wants single quotes');
    await cli.run(['maintain', 'reindex']);
    expect(existsSync(inIndex('lancedb'))).toBe(true);
    await cli.run(['purge', '--yes', id]);
    expect(existsSync(inIndex('lancedb'))).toBe(false);
    expect(await cli.json('maintain', 'reindex', '--update', '--json')).toMatchObject({
      stores: [{ memories: 1, vectors: { embedded: 1 } }],
    });
  });

  test('in the background it says nothing, and writes down how it ended', async () => {
    await remember('The linter wants single quotes');
    const { stdout, stderr, code } = await cli.run(['maintain', 'reindex', '--auto']);
    expect({ stdout, stderr, code }).toEqual({ stdout: '', stderr: '', code: 0 });
    expect(await cli.json('maintain', 'reindex', '--update', '--json')).toMatchObject({
      stores: [{ vectors: { embedded: 0, waiting: 0 } }],
    });
  });

  test('a bucket that does not answer is asked by one question, and by no other for a while, and not in the background', async () => {
    await remember('Users must sign in with a password');
    let asked = 0;
    const silent = createServer(() => {
      asked += 1;
    });
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    onTestFinished(() => void silent.close());
    writeSettings({
      embedder: { kind: 'transformers', model: 'use-lite-en' },
      index: { uri: 's3://team/memories' },
    });
    const { port } = silent.address() as AddressInfo;
    const env = {
      AWS_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ALLOW_HTTP: 'true',
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
    };
    rmSync(inIndex(), { recursive: true });
    expect((await cli.run(['maintain', 'reindex', '--auto'], { env })).code).toBe(0);
    expect(existsSync(inIndex('words-v1.bin'))).toBe(true);
    expect({ asked, failures: loggedFailures(cli.home()) }).toEqual({ asked: 0, failures: [] });
    const recall = () => cli.run(['recall', 'sign', 'in', 'password'], { env });
    expect((await recall()).stdout).toContain('Users must sign in');
    const before = asked;
    expect(before).toBeGreaterThan(0);
    expect((await recall()).stdout).toContain('Users must sign in');
    expect(asked).toBe(before);
  });
});
