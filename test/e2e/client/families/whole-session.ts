import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  earlyContextProblems,
  eventProblems,
  junkProblems,
  learningProblems,
  noteLines,
  recallProblems,
} from '../checks.ts';
import { validationProblem } from '../client.ts';
import { liveMemories } from '../handoff-checks.ts';
import { packageManagersOf, sessionIdOf } from '../results.ts';
import { FIRST_SESSION, RAISED_EVENTS, SECOND_SESSION } from '../sessions.ts';
import { type Bench, checkHooks, checkRequests, play, type World } from '../worlds.ts';

const PROGRESS = 'refs/notes/cs/progress';
const LEARNINGS = 'refs/notes/cs/learnings';

/** The plugin installs as a user would install it; a session and a later one that asks about it. */
export function checkWholeSession(bench: Bench, without: World): void {
  const world = bench.world('with');
  checkInstallable(bench, world.home);
  checkFirst(bench, { without, with: world });
  checkSecond(bench, { without, with: world });
}

type Worlds = Parameters<typeof checkRequests>[3];

function checkInstallable({ check, client, plugin }: Bench, home: string): void {
  const targets = [plugin, join(plugin, '.claude-plugin', 'plugin.json')];
  const problems = targets.flatMap((target) => validationProblem(client, target, home) ?? []);
  check('the marketplace and the plugin pass `claude plugin validate --strict`', problems);
  check('the copy has no node_modules', existsSync(join(plugin, 'node_modules')) ? ['it has'] : []);
}

function checkEvents({ check, plugin }: Bench, out: string): void {
  const { hooks } = JSON.parse(readFileSync(join(plugin, 'hooks.json'), 'utf8'));
  const events = Object.keys(hooks);
  const never = events.filter((event) => !RAISED_EVENTS.has(event));
  const but = never.length === 0 ? '' : ` (but ${never.join(', ')}, not raised here)`;
  check(`session 1: all events of hooks.json ran their hook${but}`, eventProblems(out, events));
}

function checkFirst(bench: Bench, worlds: Worlds): void {
  const { check, marketplaces, recording } = bench;
  const world = worlds.with;
  const out = play(bench, world, 'first', FIRST_SESSION, { marketplaces, path: recording });
  check('installing it from git starts no package manager', packageManagersOf(out));
  checkEvents(bench, out);
  checkHooks(bench, 'session 1', out, world.home);
  check('session 1: nothing is recalled while nothing is remembered', earlyContextProblems(out));
  const problems = learningProblems(world.repository, sessionIdOf(out));
  check('session 1: learnings hold what got past the failing command, and nothing else', problems);
  check('session 1: no namespace holds anything else', junkProblems(world.repository));
  check('session 1: the notes tell once where the work stands', courseProblems(world));
  checkRequests(bench, 'session 1', 'first', worlds);
}

function checkSecond(bench: Bench, worlds: Worlds): void {
  const { check, recording } = bench;
  const world = worlds.with;
  const memories = () => noteLines(world.repository, LEARNINGS).filter(({ line }) => line.type === 'memory');
  const id = memories()[0]?.line.id ?? '(no memory)';
  const out = play(bench, world, 'second', SECOND_SESSION, { path: recording });
  check('session 2: the question is answered with the memory', recallProblems(out, id));
  checkHooks(bench, 'session 2', out, world.home);
  const count = memories().length;
  const again = count === 1 ? [] : [`${count} memories in learnings`];
  check('session 2: what was recalled is not captured again', again);
  check('session 2: no namespace holds anything else', junkProblems(world.repository));
  checkRequests(bench, 'session 2', 'second', worlds);
}

/** However often it was told anew: one memory of the session's course stands. */
function courseProblems({ repository }: World): string[] {
  const told = liveMemories(repository, PROGRESS).filter(({ kind }) => kind === 'progress');
  return told.length === 1 ? [] : [`${told.length} memories of kind progress are live`];
}
