import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useWorlds, type World } from '../helpers/bundle.ts';
import { builtSources } from '../helpers/once-a-run.ts';
import { payload } from '../helpers/payloads.ts';

/** Compiled code is kept by processes. */
const AS_PROCESSES = { inProcess: false };
let world: World;
let isBuilt = false;
useWorlds((copy, fresh) => {
  world = fresh;
  rmSync(join(world.home, '.cache'), { recursive: true, force: true }); // what tests are given, so that they take less time
  if (isBuilt) return;
  // The sources as they stand, whatever dist holds.
  cpSync(builtSources(), join(copy.root, 'plugins/cs/dist'), { recursive: true });
  isBuilt = true;
}, AS_PROCESSES);

/** Node keeps compiled code itself since 22.1, in files of its own naming. */
const isOurs = !('enableCompileCache' in (await import('node:module')).default);
const compiled = (): string => join(world.home, '.cache/cs-memory/compiled');
const fileOf = (name: string): string =>
  join(compiled(), readdirSync(compiled()).find((file) => file.startsWith(name)) ?? 'none');

/** A failing call, another one each time; gives how many learnings wait after it. */
let count = 0;
async function fail(env: Record<string, string> = {}, inProcess = true): Promise<number> {
  count += 1;
  const error = `Exit code 127\nbash: tool${count}-cli: command not found`;
  const run = await world.hook(
    { ...payload('PostToolUseFailure-Bash'), cwd: world.repository, error },
    { env },
  );
  expect(run).toMatchObject({ code: 0, stdout: '', stderr: '' });
  const { stdout } = await world.cli(['status', '--json'], { env, inProcess });
  return (JSON.parse(stdout) as { memory_queue: { count: number } }).memory_queue.count;
}

describe('the folder of compiled code', () => {
  it('is for the user alone, with what is in it, whatever the umask', async () => {
    const before = process.umask(0);
    try {
      await fail();
    } finally {
      process.umask(before);
    }
    expect(statSync(compiled()).mode & 0o777).toBe(0o700);
    expect(readdirSync(compiled()).length).toBeGreaterThan(0);
  });

  it('loses what is older than 30 days, once a day', async () => {
    const [day, now] = [86_400, Date.now() / 1000];
    const other = join(compiled(), 'v22.9.9-x64-0');
    mkdirSync(other, { recursive: true });
    chmodSync(compiled(), 0o755); // as node made it
    const [old, young] = [join(other, 'old'), join(other, 'young')];
    for (const [file, days] of [[old, 31] as const, [young, 29] as const]) {
      writeFileSync(file, '');
      utimesSync(file, now - days * day, now - days * day);
    }
    await fail();
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
    expect(statSync(compiled()).mode & 0o777).toBe(0o700);
    writeFileSync(old, '');
    utimesSync(old, now - 31 * day, now - 31 * day);
    await fail();
    expect(existsSync(old)).toBe(true);
  });
});

it.each(['help goals', 'list --help', '-h', '--version'])('is not kept by `%s`', async (words) => {
  expect(await world.cli(words.split(' '))).toMatchObject({ code: 0 });
  expect(existsSync(compiled())).toBe(false);
});

it('is gone when everything is uninstalled', async () => {
  await fail();
  expect(await world.cli(['uninstall', '--yes', '--discard-waiting'])).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(join(world.home, '.cache/cs-memory'))).toBe(false);
});

describe.runIf(isOurs)('compiled code', () => {
  it('is kept after the first call, for the user alone, and used by the next', async () => {
    expect(await fail()).toBe(1);
    const file = fileOf('capture.cjs');
    const { mode, mtimeMs } = statSync(file);
    expect(mode & 0o777).toBe(0o600);
    expect(statSync(compiled()).mode & 0o777).toBe(0o700);
    expect(await fail()).toBe(2);
    expect(statSync(file).mtimeMs).toBe(mtimeMs); // not written again: it was taken
  });

  it('is used by the next prompt that may state something, too', async () => {
    const prompt = 'From now on the parser is never to be changed without a test';
    const say = () =>
      world.hook({ ...payload('UserPromptSubmit'), cwd: world.repository, prompt, transcript_path: '' });
    await say();
    const files = ['statement.cjs', 'services.cjs'].map(fileOf);
    const times = files.map((file) => statSync(file).mtimeMs);
    expect(await say()).toMatchObject({ code: 0, stderr: '' });
    expect(files.map((file) => statSync(file).mtimeMs)).toEqual(times);
  });

  it('is used by the next command, too', async () => {
    expect(await world.cli(['list'])).toMatchObject({ code: 0 });
    const { mtimeMs } = statSync(fileOf('cli.cjs'));
    expect(await world.cli(['list'])).toMatchObject({ code: 0 });
    expect(statSync(fileOf('cli.cjs')).mtimeMs).toBe(mtimeMs);
  });

  it.each([
    ['is empty', () => Buffer.alloc(0)],
    ['was cut', (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
    ['is of another V8', (bytes: Buffer) => Buffer.concat([Buffer.alloc(64, 7), bytes.subarray(64)])],
  ])('is made anew where the file %s', async (_what, damage) => {
    await fail();
    const file = fileOf('capture.cjs');
    const whole = readFileSync(file);
    writeFileSync(file, damage(whole));
    expect(await fail()).toBe(2);
    expect(readFileSync(file).length).toBeGreaterThan(whole.length / 2);
  });

  it('is not kept where the switch says so, or nothing can be written', async () => {
    expect(await fail({ CS_COMPILE_CACHE_ENABLED: 'false' }, false)).toBe(1);
    expect(existsSync(compiled())).toBe(false);
    writeFileSync(join(world.home, '.cache'), 'a file where a folder should be');
    expect(await fail()).toBe(2);
  });
});
