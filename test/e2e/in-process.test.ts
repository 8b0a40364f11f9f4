import { expect, it, onTestFinished } from 'vitest';
import { createWorld, type PluginCopy, useWorlds, type World } from '../helpers/bundle.ts';
import { BUSY_PAYLOADS, payload } from '../helpers/payloads.ts';

let plugin: PluginCopy;
let world: World;
useWorlds((copy, fresh) => {
  plugin = copy;
  world = fresh;
});

/** What came of some runs in a world of the tests' own process, and in one where each has a process. */
async function inBoth(run: (world: World) => Promise<unknown>): Promise<readonly string[]> {
  const apart = createWorld(plugin, false);
  onTestFinished(() => apart.remove());
  const came: string[] = [];
  for (const one of [world, apart]) {
    const whole = JSON.stringify(await run(one)).replaceAll(one.root, '');
    came.push(whole.replace(/\b[0-9a-f]{16}\b/g, 'ID'));
  }
  return came;
}

// Most tests run hooks and commands in their own process (helpers/hosted.ts): that must be the same.
it('every event of a session does there what it does in a process', async () => {
  const [here, apart] = await inBoth(async (one) => {
    const runs = [];
    for (const name of [...BUSY_PAYLOADS, 'SessionStart'] as const)
      runs.push(await one.hook(payload(name, { cwd: one.repository })));
    const notes = one.notes('learnings').map(({ summary, kind }) => [summary, kind]);
    return { runs, notes, log: one.log().map(({ event, failure }) => [event, failure]) };
  });
  expect(here).toContain('command not found'); // it learned
  expect(here).toBe(apart);
});

it.each([
  [['remember', 'The tests need TZ=UTC'], ['list'], ['recall', 'UTC']],
  [
    ['import', '--jsonl'],
    ['list', '--json', '--nonsense'],
    ['show', 'nowhere'],
  ],
  [['doctor', '--nonsense', '--json'], ['forget', 'ID'], ['--help'], ['--version'], ['setup', '--dry-run']],
])('so does %j', async (...commands) => {
  const [here, apart] = await inBoth(async (one) => {
    const runs = [];
    for (const args of commands)
      runs.push(await one.cli(args, { stdin: '{"summary":"a lesson","key":"k"}\n' }));
    return runs;
  });
  expect(here).toBe(apart);
});
