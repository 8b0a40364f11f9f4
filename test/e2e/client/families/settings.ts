import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOOK_SCRIPTS } from '../../../../src/app/setup/settings-hooks.ts';
import { eventProblems, fences, junkProblems, learningProblems, noteLines } from '../checks.ts';
import { uninstallPlugin } from '../client.ts';
import { nodeCallsOf, pluginLogOf, requestsOf, sessionIdOf, textOf } from '../results.ts';
import { git } from '../scratch.ts';
import { FAILING_COMMAND, FIRST_SESSION, FIX_FOUND_SESSION } from '../sessions.ts';
import { type Bench, checkHooks, play, type World } from '../worlds.ts';

const LEARNINGS = 'refs/notes/cs/learnings';
/** What a user had in the project's settings: in their own style, with a hook of their own at an event of ours. */
const OWN = `{
    "hooks": { "Stop": [ { "hooks": [ {
        "type": "command", "command": "echo own >> \\"$RUN_CLIENT_OUT/own-hook.txt\\"" } ] } ] },
  "permissions": { "deny": ["WebSearch"] }
}`;

/** Hooks of a settings file, as setup writes them: alone, with the plugin beside them, and taken back. */
export function checkSettings(bench: Bench): void {
  const world = bench.world('settings');
  const settings = join(world.repository, '.claude', 'settings.json');
  mkdirSync(join(world.repository, '.claude'));
  writeFileSync(settings, OWN);
  cli(bench, world, 'setup', '--yes');
  checkAlone(bench, world);
  git(world.repository, 'checkout', '--quiet', 'app.js');
  checkBoth(bench, world);
  cli(bench, world, 'setup', '--undo', '--yes');
  const undone = readFileSync(settings, 'utf8');
  const left = existsSync(join(world.repository, '.claude', 'hooks')) ? ['.claude/hooks is still there'] : [];
  bench.check('setup --undo: settings as they were, byte for byte', [
    ...(undone === OWN ? [] : [undone]),
    ...left,
  ]);
  checkNeither(bench, world);
}

/** Runs our command as the user of the world. */
function cli({ plugin }: Bench, { repository, home }: World, ...args: string[]): string {
  const program = join(plugin, 'plugins/cs/dist/cs-memory.mjs');
  const env = { PATH: process.env['PATH'], HOME: home };
  return execFileSync(process.execPath, [program, ...args], { cwd: repository, env, encoding: 'utf8' });
}

const EVENTS = Object.values(HOOK_SCRIPTS).flat();

function checkAlone(bench: Bench, world: World): void {
  const { check, recording } = bench;
  const out = play(bench, world, 'alone', FIRST_SESSION, { path: recording });
  check('settings: all six scripts ran, at each of their events', [
    ...eventProblems(out, EVENTS),
    ...nodeCallsOf(out).flatMap(({ event, script }) => (script === '' ? [`${event} was run by none`] : [])),
  ]);
  check('settings: doctor tells when each event was raised last', doctorProblems(bench, world));
  const own = existsSync(join(out, 'own-hook.txt')) ? [] : ['it did not'];
  check("settings: the user's own hook ran too", own);
  const problems = learningProblems(world.repository, sessionIdOf(out));
  check('settings: learnings hold what got past the failing command, and nothing else', problems);
  check('settings: no namespace holds anything else', junkProblems(world.repository));
  checkHooks(bench, 'settings', out, world.home);
}

function doctorProblems(bench: Bench, world: World): string[] {
  const { checks } = JSON.parse(cli(bench, world, 'doctor', '--json'));
  const { state, detail, facts = {} } = checks.find(({ name }: { name: string }) => name === 'hooks');
  const never = EVENTS.filter((event) => !Number.isFinite(Date.parse(facts[event] ?? '')));
  return [...never.map((event) => `${event} never was`), ...(state === 'ok' ? [] : [`${state}: ${detail}`])];
}

function checkBoth(bench: Bench, world: World): void {
  const { check, marketplaces, recording } = bench;
  const out = play(bench, world, 'both', FIRST_SESSION, { marketplaces, path: recording });
  check('settings and plugin: both are called at each event, one does it', doubleProblems(world, out));
  check('settings and plugin: it is met again, once', metAgainProblems(world, sessionIdOf(out)));
  check('settings and plugin: it is recalled once', recalledProblems(out));
  check('settings and plugin: no namespace holds anything else', junkProblems(world.repository));
  checkHooks(bench, 'settings and plugin', out, world.home);
}

/** What an event did is in the log: it must not be there more often than one of both was called. */
function doubleProblems({ home }: World, out: string): string[] {
  const calls = nodeCallsOf(out);
  const session = sessionIdOf(out).slice(0, 8);
  const logged = pluginLogOf(home).filter((line) => line.session === session);
  return EVENTS.flatMap((event) => {
    const scripts = calls.filter((call) => call.event === event).map(({ script }) => script);
    const plugins = scripts.filter((script) => script === '').length;
    const lines = logged.filter((line) => line.event === event).length;
    const isRight = plugins > 0 && scripts.length === 2 * plugins && lines <= plugins;
    return isRight
      ? []
      : [`${event}: ${plugins} calls by the plugin of ${scripts.length}, ${lines} in the log`];
  });
}

/** Learnings hold the memory of the former session, and one line each that says that this one met it too and used what it was told. */
function metAgainProblems({ repository }: World, session: string): string[] {
  const lines = noteLines(repository, LEARNINGS).map(({ line }) => line);
  const told = lines.map(({ type, id, session: by }, index) =>
    index === 0 || (id === lines[0]?.id && by === session) ? type : `${type} of ${id}`,
  );
  return told.join() === 'memory,seen,useful' ? [] : [JSON.stringify(lines)];
}

function recalledProblems(out: string): string[] {
  const messages = requestsOf(out)[0]?.body.messages ?? [];
  const told = fences(messages.map(({ content }) => textOf(content)).join('\n'));
  const isRight = told.length === 1 && told[0]?.includes(FAILING_COMMAND);
  return isRight ? [] : [`${told.length} fences: ${told.join('\n')}`];
}

/** With the settings as they were, and the plugin taken away, the same failure leaves nothing. */
function checkNeither(bench: Bench, world: World): void {
  uninstallPlugin(bench.client, world.home);
  const notes = (): string => git(world.repository, 'for-each-ref', 'refs/notes');
  const before = notes();
  const out = play(bench, world, 'neither', FIX_FOUND_SESSION, { path: bench.recording });
  const queue = join(world.repository, '.git/cs-memory/sessions', `${sessionIdOf(out)}.json`);
  bench.check('neither settings nor plugin: nothing is captured', [
    ...(notes() === before ? [] : [notes()]),
    ...(existsSync(queue) ? [`${queue} is there`] : []),
    ...nodeCallsOf(out).map(({ event }) => `a hook ran at ${event}`),
  ]);
}
