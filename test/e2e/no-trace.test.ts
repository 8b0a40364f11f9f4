import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandsFor, type PluginCopy, useWorlds, type World } from '../helpers/bundle.ts';
import { inParallel } from '../helpers/clean-run.ts';
import { seedCompiledCode } from '../helpers/compiled-code.ts';
import { payload, QUESTION } from '../helpers/payloads.ts';
import { chosenFixtures, dealt } from '../helpers/secret-fixtures.ts';
import { failuresWith, finderOf, type SecretEvent } from '../helpers/secret-session.ts';
import { successesWith, talkWith } from '../helpers/secret-talk.ts';

const FIRST = '5e551017-0000-4000-8000-000000000031';
const SECOND = '5e551017-0000-4000-8000-000000000032';

const BATCHES = dealt(chosenFixtures(), 8).map(
  (fixtures) => [fixtures.map(({ name }) => name).join(', '), fixtures] as const,
);

let plugin: PluginCopy;
let world: World;
let env: Record<string, string>;
useWorlds((copy, fresh) => {
  plugin = copy;
  world = fresh;
  const folder = (name: string): string => join(world.root, name);
  mkdirSync(folder('tmp'));
  env = {
    TMPDIR: folder('tmp'),
    XDG_DATA_HOME: folder('xdg/data'),
    XDG_STATE_HOME: folder('xdg/state'),
    XDG_CONFIG_HOME: folder('xdg/config'),
    XDG_CACHE_HOME: folder('xdg/cache'),
  };
  seedCompiledCode(env['XDG_CACHE_HOME'] ?? '');
});

/** Raises the events that hooks.json asks for, `width` at a time; gives what was printed. */
async function raise(events: readonly SecretEvent[], width = 1): Promise<string> {
  const outputs = await inParallel(events, width, async ({ payload: one }) => {
    const matched = String(one['source'] ?? one['trigger'] ?? one['reason'] ?? one['tool_name'] ?? '');
    if (commandsFor(plugin.root, one.hook_event_name, matched).length === 0) return '';
    const run = await world.hook(one, { env });
    expect(run, one.hook_event_name).toMatchObject({ code: 0, signal: null, stderr: '' });
    return run.stdout;
  });
  return outputs.join('\n');
}

describe('after a session that met secrets everywhere', () => {
  it.each(BATCHES)('there is no trace of %s', async (names, fixtures) => {
    const setting = { session: FIRST, cwd: world.repository };
    const failures = fixtures.flatMap((fixture) => failuresWith(fixture, setting));
    const successes = successesWith(fixtures, setting);
    const talk = talkWith(fixtures, setting);
    const finder = finderOf([...failures, ...successes, ...talk]);
    const start = (session_id: string) =>
      payload('SessionStart', { session_id, cwd: world.repository, source: 'startup' });
    const question = payload('UserPromptSubmit', {
      session_id: SECOND,
      cwd: world.repository,
      prompt: QUESTION,
    });

    const said = [await raise([{ payload: start(FIRST), met: [] }])];
    const width = names === BATCHES[0]?.[0] ? 3 : 1; // parallel calls raise parallel hooks, in processes
    said.push(await raise([...failures, ...successes], width));
    expect(finder.below(world.root)).toEqual([]); // the queue, which the end of the session empties
    said.push(await raise(talk));
    said.push(await raise([start(SECOND), question].map((one) => ({ payload: one, met: [] }))));

    expect(finder.below(world.root)).toEqual([]);
    expect(finder.inText(said.join('\n'))).toEqual([]);
    // It all was learned: a harmless word that stood beside each secret is in the notes, and is told.
    const notes = JSON.stringify(world.notes('learnings'));
    const forgotten = failures.filter(({ marker = '' }) => !notes.includes(marker));
    expect(forgotten.map(({ marker }) => marker)).toEqual([]);
    expect(said.at(-1)).toContain('command not found');
  });
});
