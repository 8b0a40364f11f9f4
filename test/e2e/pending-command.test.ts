import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Filtered } from '../../filters/pipeline.ts';
import type { Step } from '../../src/core/learning.ts';
import { useCli } from '../helpers/cli.ts';
import { git, wired } from '../helpers/repo.ts';
import { learning, queue } from '../helpers/session.ts';

const cli = useCli();

interface Waiting {
  readonly id: string;
  readonly summary: string;
}
const listed = async (): Promise<readonly Waiting[]> =>
  (await cli.json('list', '--pending', '--json'))['pending'] as readonly Waiting[];

const data = (): string => join(cli.repository(), '.git/cs-memory');

async function staysAfterUninstall(queued: number): Promise<void> {
  const before = await listed();
  expect(before).toHaveLength(queued);
  const { stdout } = await cli.run(['uninstall', '--yes', '--purge-memories']);
  expect(stdout).toContain('kept: what waits in 1 queue ');
  expect(await listed()).toEqual(before);
  await cli.run(['uninstall', '--yes', '--discard-waiting']);
  expect(existsSync(data())).toBe(false);
}

describe('what waits in a queue', () => {
  it('is listed with its session, forgotten and purged by its id', async () => {
    await queue(cli.repository(), 's1', 3);
    const [first, second, third] = await listed();
    expect(first).toMatchObject({ session: 's1', state: 'waiting', ns: 'learnings', kind: 'error' });
    const { stdout } = await cli.run(['list', '--pending', '--limit', '1']);
    expect(stdout).toMatch(
      new RegExp(`^${first?.id}  Learning . of s \\(learnings/error, waiting, session s1, .*\\)\n$`),
    );
    expect((await cli.run(['forget', `${first?.id}`])).code).toBe(2); // nobody can be asked
    expect(await cli.json('forget', `${first?.id}`, '--yes', '--json')).toEqual({
      id: first?.id,
      forgotten: true,
      changed: true,
    });
    const purged = await cli.run(['purge', `${second?.id}`, '--yes']);
    expect(purged.stdout).toBe(`${second?.id}: removed from the queue; no note held it\n`);
    expect((await listed()).map(({ id }) => id)).toEqual([third?.id]);
    expect(await cli.json('session', 'flush', '--json')).toMatchObject({ written: 1 });
    expect(await listed()).toEqual([]);
    expect(await cli.json('list', '--json')).toMatchObject({ memories: [{ id: third?.id }] });
  });

  it('outlives an uninstall where a flush took it and could not write it', async () => {
    const notes = join(cli.repository(), '.git/refs/notes/cs');
    const lock = join(notes, 'learnings.lock');
    await queue(cli.repository(), 's1', 2);
    mkdirSync(notes, { recursive: true });
    writeFileSync(lock, '');
    expect((await cli.run(['session', 'flush'])).code).not.toBe(0);
    expect(existsSync(join(data(), 'sessions/s1.jsonl'))).toBe(false); // all of it is with that flush
    rmSync(lock);
    await staysAfterUninstall(2);
  });

  it('outlives one before the first commit', async () => {
    rmSync(join(cli.repository(), '.git'), { recursive: true });
    git(cli.repository(), ['init', '-q']);
    await queue(cli.repository(), 's1', 2);
    expect(await cli.json('session', 'flush', '--json')).toMatchObject({ written: 0 });
    await staysAfterUninstall(2);
  });

  it('outlives one where it is a failure that waits for what helps', async () => {
    const { accumulator, close } = await wired(cli.repository());
    const failed = {
      type: 'failed',
      tool: 'Bash',
      command: 'make',
      atMs: 1,
      fromMs: 0,
      learning: learning('s1', 1),
    };
    accumulator('s1').note(failed as Step<Filtered>);
    accumulator('s1').claim()?.release([], accumulator('s1').steps()); // as a flush leaves it
    close();
    await staysAfterUninstall(1);
  });
});

it('what a purge takes along is named with what it is', async () => {
  const lesson = { summary: 'The staging box has no swap at all', session: 's1' };
  const records = [
    lesson,
    { summary: 'Asked: build it; said: done', namespace: 'handoffs', kind: 'handoff', session: 's1' },
    {
      summary: 'Work on “The staging box has no swap at all” (a.ts)',
      namespace: 'progress',
      kind: 'progress',
    },
    { summary: 'Deploys run on Tuesdays' },
  ];
  await cli.run(['import', '--jsonl'], { stdin: records.map((one) => JSON.stringify(one)).join('\n') });
  const { memories } = (await cli.json('list', '--all', '--json')) as { memories: readonly Waiting[] };
  const idOf = (begin: string) => memories.find(({ summary }) => summary.startsWith(begin))?.id;
  const { stdout } = await cli.run(['purge', `${idOf('The staging')}`, '--yes']);
  expect(stdout).toMatch(new RegExp(`^${idOf('The staging')}: removed from refs/notes/cs/`));
  expect(stdout).toContain(`\n${idOf('Asked')}: removed too, a handoff that tells of it\n`);
  expect(stdout).toContain(`\n${idOf('Work')}: removed too, a note on work that tells of it\n`);
  expect(stdout).not.toContain(`${idOf('Deploys')}`);
});
