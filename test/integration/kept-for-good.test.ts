import { expect, it } from 'vitest';
import { DAY_MS } from '../../src/core/time.ts';
import { useCli } from '../helpers/cli.ts';

const world = useCli();

const SUMMARY = 'The deploy needs a key, because the bucket is private';
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** What a session found, and when that expires; gives its id. */
async function learn(expires: string, summary = SUMMARY): Promise<string> {
  const from = { namespace: 'decisions', kind: 'decision', evidence: 'model-inferred', session: 's0' };
  const record = { ...from, summary, at: inDays(-30), expires };
  const run = await world.run(['import', '--jsonl'], { stdin: `${JSON.stringify(record)}\n` });
  expect(run).toMatchObject({ code: 0 });
  const { memories } = await world.json('list', '--all', '--json');
  return (memories as { id: string; summary: string }[]).find((one) => one.summary === summary)?.id ?? '';
}
const show = async (id: string): Promise<string> => (await world.run(['show', id])).stdout;
const listed = async (...args: string[]): Promise<string> => (await world.run(['list', ...args])).stdout;
const said = ['remember', '--ns', 'decisions', SUMMARY];

it('a page says when a memory expires, and a list which have', async () => {
  expect(await show(await learn(inDays(23)))).toMatch(/^expires {4}in 23 days$/m);
  const gone = await learn(inDays(-3), 'The old key is in the vault, because it may be needed');
  expect(await show(gone)).toMatch(/^expires {4}3 days ago$/m);
  expect(await listed('--all')).toMatch(/vault.*\) expired$/m);
  expect(await listed()).not.toContain('vault');
});

it.each([
  ['expires', 23],
  ['has expired', -3],
])('who remembers what %s keeps it for good', async (_what, days) => {
  const id = await learn(inDays(days));
  expect((await world.run(said)).stdout).toMatch(`${id} was forgotten or expiring, and is back for good in`);
  expect((await world.run(said)).stdout).toMatch(`${id} already known`);
  expect(await show(id)).not.toContain('expire');
  expect(await listed()).toContain(id);
  // It is one memory, and can be forgotten like any other.
  await world.run(['forget', '-y', id]);
  expect(await listed()).not.toContain(id);
  await world.run(['forget', '--undo', id]);
  expect(await show(id)).not.toContain('expire');
});

it('what was forgotten, too, comes back for good at once', async () => {
  const id = await learn(inDays(-3));
  await world.run(['forget', '-y', id]);
  await world.run(said);
  expect(await show(id)).not.toMatch(/expire|forgotten/);
});

it('to undo that it was forgotten says nothing of when it expires', async () => {
  const id = await learn(inDays(23));
  await world.run(['forget', '-y', id]);
  await world.run(['forget', '--undo', id]);
  expect(await show(id)).toMatch(/^expires {4}in 23 days$/m);
});

it('who calls it useful, or keeps it in a review, keeps it for good; a session that rates it does not', async () => {
  const id = await learn(inDays(23));
  await world.run(['rate', id, 'useful', '--session', 's9']);
  expect(await show(id)).toMatch(/^expires/m);
  await world.run(['rate', id, 'useful']);
  expect(await show(id)).not.toContain('expire');
  const other = await learn(inDays(5), 'The bucket is in the north, because the users are');
  expect(await world.run(['review', '--since', '60d', '--keep', other])).toMatchObject({ code: 0 });
  expect(await show(other)).not.toContain('expire');
});
