import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type PluginCopy, useWorlds, type World } from '../helpers/bundle.ts';
import { payload, QUESTION } from '../helpers/payloads.ts';

const SESSION = '5e551017-0000-4000-8000-000000000011';
const ANOTHER = '5e551017-0000-4000-8000-000000000012';

let plugin: PluginCopy;
let world: World;
useWorlds((copy, made) => {
  plugin = copy;
  world = made;
});

const fields = () => ({ session_id: SESSION, cwd: world.repository });
const fired = () => join(world.home, '.local/state/cs-memory/fired');

it('a hook with nothing to do leaves only the time of its call', async () => {
  await world.hook(payload('PostToolUse-Bash', fields()));
  expect(readdirSync(fired())).toEqual(['PostToolUse']);
  utimesSync(join(fired(), 'PostToolUse'), 0, 0);
  await world.hook(payload('PostToolUse-Bash', fields()));
  expect(statSync(join(fired(), 'PostToolUse')).mtimeMs).toBeGreaterThan(0);
  // On a machine that is very busy the call takes so long that this is worth a line.
  expect(world.log().filter((line) => Number(line['ms']) < 500)).toEqual([]);
});

it('a capture tells score and decision, a flush its figures, an answer how much was said, and nothing a text', async () => {
  await world.hook(payload('PostToolUseFailure-Bash', fields()));
  await world.hook(payload('PostToolUseFailure-Bash', fields()));
  await world.hook(payload('Stop', fields()));
  // The session that asks is not told what it said itself.
  const told = await world.hook(
    payload('UserPromptSubmit', { ...fields(), session_id: ANOTHER, prompt: QUESTION }),
  );
  const [first, again, flush, answer] = world.log();
  const figures = { ms: expect.any(Number), session: '5e551017' };
  expect(first).toMatchObject({ ...figures, tool: 'Bash', decision: 'queued', added: 1 });
  expect(first?.['score']).toBeGreaterThanOrEqual(0.6);
  expect(again).toMatchObject({ decision: 'met', score: first?.['score'], added: 0 });
  expect(flush).toMatchObject({ event: 'Stop', ...figures, written: 1 });
  const { additionalContext: text } = JSON.parse(told.stdout).hookSpecificOutput;
  expect(answer).toMatchObject({ recalled: 1, said: 'context', chars: text.length });
  const [memory] = world.notes('learnings');
  for (const word of [...String(memory?.['summary']).matchAll(/[a-z]{6,}/gi)].map(([word]) => word))
    expect(JSON.stringify(world.log())).not.toContain(word);
});

it('a failure that is not worth keeping, and one about a file that is ignored, have their score', async () => {
  const failed = (error: string, command: string) =>
    world.hook(payload('PostToolUseFailure-Bash', { ...fields(), tool_input: { command }, error }));
  await failed(
    'Exit code 2\n/usr/bin/ld: cannot find -lssl: No such file or directory',
    'cat .env.local && make',
  );
  await failed('Exit code 1\nAssertionError: expected 1 to equal 2', 'npm test');
  const decisions = world.log().map(({ decision }) => decision);
  expect(decisions[0]).toBe('ignored');
  expect(['below', 'open']).toContain(decisions[1]);
  for (const { score } of world.log()) expect(score).toBeGreaterThan(0);
});

it('a session id that is no uuid is not logged', async () => {
  await world.hook(payload('PostToolUseFailure-Bash', { ...fields(), session_id: 'my-secret-name' }));
  expect(world.log()).toMatchObject([{ decision: 'queued' }]);
  expect(JSON.stringify(world.log())).not.toContain('my-secret');
});

it('the build whose hooks ran is told, and doctor compares it with its own', async () => {
  const dist = join(plugin.root, 'plugins/cs/dist');
  const build = readFileSync(join(dist, 'build.txt'), 'utf8').trim();
  await world.hook(payload('SessionStart', { ...fields(), source: 'startup' }));
  expect(world.log()[0]).toMatchObject({ event: 'SessionStart', source: 'startup', build });
  const bundle = async () => {
    const { checks } = JSON.parse((await world.cli(['doctor', '--json'])).stdout);
    return checks.find(({ name }: { readonly name: string }) => name === 'bundle');
  };
  expect(await bundle()).toMatchObject({ state: 'ok', facts: { own: build, hooks: build } });
  const log = join(world.home, '.local/state/cs-memory/log');
  mkdirSync(log, { recursive: true });
  const line = {
    at: new Date().toISOString(),
    event: 'SessionStart',
    source: 'startup',
    build: '0.0.1 older',
  };
  writeFileSync(join(log, `${line.at.slice(0, 10)}.9.jsonl`), `${JSON.stringify(line)}\n`);
  expect(await bundle()).toMatchObject({ state: 'warn', facts: { hooks: '0.0.1 older' } });
});
