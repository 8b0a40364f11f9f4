import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { git, makeRepository, useFolders } from '../helpers/repo.ts';

// The helper that starts the product's gits in most tests: it must be told from a process of one's own by nothing.
const folder = useFolders();

/** One by the helper, one by it in a session of its own, and one that it leaves alone. */
const KINDS = [{}, { detached: true }, { stdio: 'pipe' }] as const;

function start(kind: (typeof KINDS)[number], cwd: string, args: readonly string[]) {
  const child = spawn('git', args, { cwd, env: { ...process.env, LC_ALL: 'C' }, ...kind });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  child.stdin.on('error', () => {});
  return { child, said, ended: once(child, 'close').then((end) => ({ ...said, end })) };
}

const MEGABYTES = 'a line of text\n'.repeat(200_000);

it.each([
  ['says', ['log', '--format=%s'], ''],
  ['is given', ['hash-object', '--stdin'], "it's a text\n"],
  ['is given and says much', ['stripspace'], MEGABYTES],
  ['fails', ['rev-parse', '--verify', 'no such thing'], ''],
  ['is used wrongly', ['cat-file', '--no-such-flag'], ''],
  ['reads nothing of what it is given', ['rev-parse', 'HEAD'], MEGABYTES],
  ['takes odd words', ['rev-parse', '--sq-quote', `'"$HOME \\ \n`], ''],
])('a git that %s ends as one that the process starts', async (_what, args, input) => {
  const repository = makeRepository(folder());
  const ends = KINDS.map((kind) => {
    const { child, ended } = start(kind, repository, args);
    child.stdin.end(input);
    return ended;
  });
  const [ours, detached, own] = await Promise.all(ends);
  expect([ours, detached]).toEqual([own, own]);
});

it.each(['sha1', 'sha256'])('a copy has the index that git would write: %s', (hash) => {
  const repository = makeRepository(folder(), `--object-format=${hash}`);
  const index = () => readFileSync(join(repository, '.git/index'));
  const copied = index();
  git(repository, ['update-index', '--refresh', '--force-write-index']);
  expect(index()).toEqual(copied);
});

it('one that is asked step by step answers step by step, and ends with its stdin', async () => {
  const repository = makeRepository(folder());
  const { child, said, ended } = start({}, repository, ['cat-file', '--batch-check']);
  for (const name of ['HEAD', 'HEAD:README.md', 'nothing']) {
    const before = said.out.length;
    child.stdin.write(`${name}\n`);
    await expect.poll(() => said.out.length).toBeGreaterThan(before);
  }
  child.stdin.end();
  const { out, end } = await ended;
  expect(out).toMatch(/^\w+ commit \d+\n\w+ blob \d+\nnothing missing\n$/);
  expect(end).toEqual([0, null]);
});

it.each(KINDS)('one (%j) that is killed says by what, and the next is as ever', async (kind) => {
  const repository = makeRepository(folder());
  const { child, said, ended } = start(kind, repository, ['cat-file', '--batch-check']);
  child.stdin.write('HEAD\n');
  await expect.poll(() => said.out).not.toBe('');
  if ('detached' in kind) process.kill(-(child.pid ?? 0), 'SIGKILL');
  else expect(child.kill('SIGKILL')).toBe(true);
  expect((await ended).end).toEqual([null, 'SIGKILL']);
  const next = start(kind, repository, ['rev-parse', '--is-inside-work-tree']);
  next.child.stdin.end();
  expect(await next.ended).toEqual({ out: 'true\n', err: '', end: [0, null] });
});
