import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '@lancedb/lancedb';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type Bucket, openBucket } from '../helpers/bucket.ts';
import { useCli } from '../helpers/cli.ts';
import { createRandom } from '../helpers/random.ts';
import { makeShared } from '../helpers/sync.ts';
import { PROJECT, useLiteFolder } from '../helpers/use-lite.ts';

const CLONES = 4;
/** What each clone remembers, and embeds while the others do. CI asks for more. */
const ROUNDS = Number(process.env['BUCKET_ROUNDS'] ?? 1);
const SEED = Number(process.env['BUCKET_SEED'] ?? 1);
const TEN_MINUTES_MS = 10 * 60_000;

const cli = useCli();

let bucket: Bucket;
let env: Readonly<Record<string, string>>;
beforeEach(async () => {
  const semantic = join(cli.home(), '.local/share/cs-memory/semantic');
  mkdirSync(semantic, { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(semantic, 'node_modules'));
  bucket = await openBucket(join(cli.home(), 'bucket'));
  onTestFinished(() => bucket.close());
  env = { CS_INDEX_URI: bucket.uri, ...bucket.env };
  expect((await cli.run(['setup', '--semantic', '--model', useLiteFolder()])).code).toBe(0);
});

/** What asks an index: it has the bucket's variables, which are a process's own. This one may have them, too: then it runs here. */
const ASKS_INDEX = new Set(['maintain', 'recall']);

/** A command that has to end well. */
async function done(cwd: string, ...args: readonly string[]): Promise<string> {
  const options = ASKS_INDEX.has(args[0] ?? '') ? { cwd, env } : { cwd };
  const { code, stdout, stderr } = await cli.run(args, options);
  if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** An update; `true` where it was killed. One that came between others ends well. */
const updated = (cwd: string, killAfterMs: number): Promise<boolean> =>
  new Promise((end, fail) => {
    const whole = { PATH: process.env['PATH'] ?? '', HOME: cli.home(), ...env };
    const options = { cwd, env: whole, timeout: killAfterMs, killSignal: 'SIGKILL' } as const;
    execFile('node', [cli.program(), 'maintain', 'reindex', '--update'], options, (error, _out, stderr) => {
      if (error === null || error.signal === 'SIGKILL') return end(error !== null);
      return fail(new Error(stderr));
    });
  });

/** The ids in the bucket, as LanceDB itself reads them. Two clones that embed the same at once may both leave rows of it; a question counts the best. */
async function idsInBucket(): Promise<string[]> {
  const [key = ''] = readdirSync(bucket.folder);
  const [name = ''] = readdirSync(join(bucket.folder, key)).filter((it) => it.endsWith('.lance'));
  const {
    AWS_ENDPOINT = '',
    AWS_REGION = '',
    AWS_ACCESS_KEY_ID = '',
    AWS_SECRET_ACCESS_KEY = '',
  } = bucket.env;
  const storageOptions = {
    aws_endpoint: AWS_ENDPOINT,
    aws_region: AWS_REGION,
    aws_access_key_id: AWS_ACCESS_KEY_ID,
    aws_secret_access_key: AWS_SECRET_ACCESS_KEY,
    allow_http: 'true',
  };
  const database = await connect(`${bucket.uri}/${key}`, { storageOptions });
  const table = await database.openTable(name.replace('.lance', ''));
  const rows = await table.query().select(['id']).toArray();
  return [...new Set(rows.map(({ id }) => String(id)))].sort();
}

const idsIn = (stdout: string): string[] =>
  (JSON.parse(stdout).memories as readonly { readonly id: string }[]).map(({ id }) => id);

it('has every memory of the notes, and tells no other, after four clones wrote at once and some were killed', async () => {
  const random = createRandom(SEED);
  for (const [name, value] of Object.entries(bucket.env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = join(cli.home(), 'clones');
  mkdirSync(folder);
  const shared = makeShared(folder);
  const clones = Array.from({ length: CLONES }, (_, at) => shared.clone(`clone${at}`));
  const [one = ''] = clones;
  let tookMs = 2_000;
  let killed = 0;
  const update = async (cwd: string, isDoomed: boolean): Promise<void> => {
    const beganMs = performance.now();
    if (await updated(cwd, isDoomed ? 1 + random.below(tookMs) : 60_000)) killed += 1;
    else if (!isDoomed) tookMs = performance.now() - beganMs;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, cwd] of clones.entries()) {
      await done(cwd, 'remember', `clone ${at} found cause ${round} in the module of orders`);
      await done(cwd, 'sync', '--yes');
    }
    // All end before the test does: who goes on would write to the bucket of the next.
    const ended = await Promise.allSettled(clones.map((cwd, at) => update(cwd, (at + round) % 2 === 0)));
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
  }
  const text = 'the last words of a clone whose disk broke before it synced';
  await done(clones[1] ?? '', 'remember', text);
  await done(clones[1] ?? '', 'maintain', 'reindex', '--update');
  for (const cwd of [...clones.slice(2), one]) await done(cwd, 'sync', '--yes');
  await done(one, 'maintain', 'reindex', '--update');

  const known = idsIn(await done(one, 'list', '--json', '--limit', '1000')).sort();
  const there = await idsInBucket();
  expect(killed).toBeGreaterThan(0);
  expect(known).toHaveLength(CLONES * ROUNDS);
  expect(there.filter((id) => known.includes(id))).toEqual(known);
  expect(there).toHaveLength(known.length + 1);
  const told = idsIn(await done(one, 'recall', '--json', text));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((id) => !known.includes(id))).toEqual([]);
  await done(one, 'maintain', 'reindex', '--anew');
  expect(await idsInBucket()).toEqual(known);
});

it('is asked once where it does not answer, and then not for ten minutes', async () => {
  const here = cli.repository();
  await done(here, 'remember', 'the pool is drained before the deploy');
  await done(here, 'maintain', 'reindex', '--update');
  const ask = async (): Promise<number> => {
    const before = bucket.connections();
    expect(idsIn(await done(here, 'recall', '--json', 'drained pool'))).toHaveLength(1);
    return bucket.connections() - before;
  };
  bucket.hush(true);
  expect(await ask()).toBeGreaterThan(0);
  expect(await ask()).toBe(0);
  const asked = join(here, '.git/cs-memory/index/lancedb/asked');
  const longAgo = new Date(Date.now() - TEN_MINUTES_MS);
  utimesSync(asked, longAgo, longAgo);
  expect(await ask()).toBeGreaterThan(0);
  expect(await ask()).toBe(0);
  bucket.hush(false);
  await done(here, 'maintain', 'reindex', '--update');
  expect(await ask()).toBeGreaterThan(0);
});
