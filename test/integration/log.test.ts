import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { CsError } from '../../src/core/errors.ts';
import { createLogReader, pruneLog } from '../../src/files/background.ts';
import { failureRecord, firedDirectory, logDirectory, noteFired, writeLog } from '../../src/files/log.ts';
import { useCli } from '../helpers/cli.ts';
import { git, useFolders } from '../helpers/repo.ts';

const LOG = resolve(import.meta.dirname, '../../src/files/log.ts');
const MAX_BYTES = 10_000_000;
const DAY_MS = 86_400_000;

const folder = useFolders();
const makeEnv = () => ({ HOME: folder() });
const today = (): string => new Date().toISOString().slice(0, 10);

/** Today's file as full as it may be but for so many bytes. */
function fill(env: { HOME: string }, name: string, roomBytes: number): void {
  mkdirSync(logDirectory(env), { recursive: true });
  const line = `${JSON.stringify({ at: new Date().toISOString(), event: 'filler', pad: 'x'.repeat(900) })}\n`;
  const bytes = MAX_BYTES - 256 * 1024 - roomBytes;
  writeFileSync(join(logDirectory(env), name), line.repeat(Math.ceil(bytes / line.length)));
}

describe('the log', () => {
  it('is the user\u2019s alone, and what was written comes back in order', () => {
    const env = makeEnv();
    writeLog(env, { event: 'Stop', written: 2, nothing: undefined });
    writeLog(env, { event: 'SessionEnd', ms: 7 });
    const directory = logDirectory(env);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(statSync(join(directory, `${today()}.jsonl`)).mode & 0o777).toBe(0o600);
    expect([...createLogReader(env).entries()]).toEqual([
      { at: expect.stringMatching(/^\d{4}-.*Z$/), event: 'Stop', written: 2 },
      { at: expect.any(String), event: 'SessionEnd', ms: 7 },
    ]);
  });

  it('goes on in a further file where one is full, and says nothing more where a day has four', () => {
    const env = makeEnv();
    for (const name of ['', '.1', '.2']) fill(env, `${today()}${name}.jsonl`, 0);
    writeLog(env, { event: 'Stop' });
    expect(readFileSync(join(logDirectory(env), `${today()}.3.jsonl`), 'utf8').split('\n')).toHaveLength(2);
    fill(env, `${today()}.3.jsonl`, 0);
    expect(() => writeLog(env, { event: 'Stop' })).not.toThrow();
    expect(readdirSync(logDirectory(env))).toHaveLength(4);
    expect([...createLogReader(env).entries()].at(-1)).toMatchObject({ event: 'filler' });
  });

  it('keeps every line whole when many processes fill a file at once, and no file grows beyond its bound', async () => {
    const env = makeEnv();
    const program = join(env.HOME, 'writer.cjs');
    const contents = `import { writeLog } from ${JSON.stringify(LOG)};
      for (let n = 0; n < 400; n += 1) writeLog(process.env, { event: 'Stop', who: process.argv[2], n, pad: 'y'.repeat(200) });`;
    await build({
      stdin: { contents, resolveDir: env.HOME },
      outfile: program,
      bundle: true,
      platform: 'node',
    });
    fill(env, `${today()}.jsonl`, 100_000);
    const writers = ['a', 'b', 'c', 'd'].map((who) =>
      spawn(process.execPath, [program, who], { env, stdio: 'ignore' }),
    );
    await Promise.all(writers.map((writer) => once(writer, 'exit')));
    const written = [...createLogReader(env).entries()].filter(({ event }) => event === 'Stop');
    expect(written).toHaveLength(1600);
    expect(new Set(written.map(({ who, n }) => `${who} ${n}`)).size).toBe(1600);
    const files = readdirSync(logDirectory(env));
    expect(files.sort()).toEqual([`${today()}.1.jsonl`, `${today()}.jsonl`]);
    for (const file of files) expect(statSync(join(logDirectory(env), file)).size).toBeLessThan(MAX_BYTES);
  });

  it('is silent where nothing can be written', () => {
    const env = { HOME: join(folder(), 'file') };
    writeFileSync(env.HOME, '');
    expect(() => writeLog(env, { event: 'Stop' })).not.toThrow();
    expect(() => noteFired(env, 'Stop')).not.toThrow();
    expect([...createLogReader(env).entries()]).toEqual([]);
    expect(createLogReader(env).fired()).toEqual(new Map());
  });

  it('passes over what a full disk has cut off', () => {
    const env = makeEnv();
    writeLog(env, { event: 'Stop' });
    writeFileSync(join(logDirectory(env), `${today()}.jsonl`), '{"at":"2026-01-01T00:00:00.000Z","ev\n', {
      flag: 'a',
    });
    writeLog(env, { event: 'SessionEnd' });
    expect([...createLogReader(env).entries()].map(({ event }) => event)).toEqual(['Stop', 'SessionEnd']);
  });

  it('loses what is older than a week, and nothing else in its folder', () => {
    const env = makeEnv();
    writeLog(env, { event: 'Stop' });
    const put = (name: string): void => writeFileSync(join(logDirectory(env), name), '');
    for (const name of ['2020-01-01.jsonl', '2020-01-01.2.jsonl', '2020-01-01.txt']) put(name);
    expect(pruneLog(env, Date.now())).toBe(2);
    expect(readdirSync(logDirectory(env)).sort()).toEqual(['2020-01-01.txt', `${today()}.jsonl`]);
    expect(pruneLog(env, Date.now() + 8 * DAY_MS)).toBe(1);
  });
});

it('a call of a hook is a time, of a file that the first one makes', () => {
  const env = makeEnv();
  noteFired(env, 'Stop');
  utimesSync(join(firedDirectory(env), 'Stop'), 0, 0);
  noteFired(env, 'Stop');
  const at = createLogReader(env).fired().get('Stop') ?? '';
  expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
  expect(existsSync(logDirectory(env))).toBe(false);
});

it('a failure is told in our own words only', () => {
  expect(failureRecord(new CsError('IO_FAILED', 'x'.repeat(2_000)))).toEqual({
    failure: 'IO_FAILED',
    message: 'x'.repeat(500),
  });
  expect(JSON.stringify(failureRecord(new SyntaxError('quotes a secret')))).not.toContain('secret');
});

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
    expect(await world.run(['recall', 'zebra'])).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'nothing found\n',
    });
    expect(await world.json('recall', '--json', 'zebra')).toEqual({ memories: [] });
    expect(await world.run(['list'])).toMatchObject({ code: 0, stdout: '', stderr: 'nothing found\n' });
    expect(await failure('show', 'abcd')).toMatchObject({ exit: 1, code: 'NOT_FOUND' });
  });

  it('words that are off', async () => {
    expect(await failure('remember', 'x', '--file', '/etc/passwd')).toMatchObject({ exit: 2, code: 'USAGE' });
    expect((await world.run(['remember', '--no-such-option'])).code).toBe(2);
  });
});
