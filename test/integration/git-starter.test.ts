import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { makeRepository, useFolders } from '../helpers/repo.ts';

// The helper that starts the product's gits in most tests: it must be told from a process of one's own by nothing.
const folder = useFolders();

/** `detached` is what the helper leaves alone. */
function start(detached: boolean, cwd: string, args: readonly string[]) {
  const child = spawn('git', args, { cwd, env: { ...process.env, LC_ALL: 'C' }, detached });
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
  const ends = [false, true].map((detached) => {
    const { child, ended } = start(detached, repository, args);
    child.stdin.end(input);
    return ended;
  });
  const [ours, own] = await Promise.all(ends);
  expect(ours).toEqual(own);
});

it('one that is asked step by step answers step by step, and ends with its stdin', async () => {
  const repository = makeRepository(folder());
  const { child, said, ended } = start(false, repository, ['cat-file', '--batch-check']);
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

it('one that is killed says by what, and the next is as ever', async () => {
  const repository = makeRepository(folder());
  const { child, said, ended } = start(false, repository, ['cat-file', '--batch-check']);
  child.stdin.write('HEAD\n');
  await expect.poll(() => said.out).not.toBe('');
  expect(child.kill('SIGKILL')).toBe(true);
  expect((await ended).end).toEqual([null, 'SIGKILL']);
  const next = start(false, repository, ['rev-parse', '--is-inside-work-tree']);
  next.child.stdin.end();
  expect(await next.ended).toEqual({ out: 'true\n', err: '', end: [0, null] });
});
