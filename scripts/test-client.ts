// Installs the plugin into the real Claude Code client as a user would, from a copy without node_modules, and plays
// scripted sessions, offline. Prints a line a check; exit 1 when one failed, `skipped: <why>` and 0 where this machine
// cannot run the client. See test/e2e/client/run-client.sh for what a session leaves behind.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  earlyContextProblems,
  eventProblems,
  hookErrorProblems,
  junkProblems,
  learningProblems,
  leftoverProblems,
  noNodeProblems,
  noteLines,
  recallProblems,
  stdoutProblems,
} from '../test/e2e/client/checks.ts';
import {
  CLIENT_VERSION,
  ensureClient,
  runSession,
  Skipped,
  validationProblem,
} from '../test/e2e/client/client.ts';
import { differences, NORMALISED } from '../test/e2e/client/compare.ts';
import { requestsOf, sessionIdOf } from '../test/e2e/client/results.ts';
import {
  copyProject,
  git,
  makePathWithOldNode,
  makePathWithoutNode,
  makeRepository,
} from '../test/e2e/client/scratch.ts';
import { FIRST_SESSION, RAISED_EVENTS, SECOND_SESSION } from '../test/e2e/client/sessions.ts';

/** The project under test; another one may be named as the first argument. */
const PROJECT = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const LEARNINGS = 'refs/notes/cs/learnings';
const tally = { passed: 0, failed: 0 };

/** Prints the check's line, with its problems below. */
function check(name: string, problems: readonly string[]): void {
  tally[problems.length === 0 ? 'passed' : 'failed']++;
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const problem of problems.slice(0, 10)) console.log(`       ${problem.replaceAll('\n', '\n       ')}`);
  if (problems.length > 10) console.log(`       … and ${problems.length - 10} more`);
}

/** A repository, a HOME and the sessions in it; worlds differ in nothing but their path and the plugin. */
interface World {
  readonly root: string;
  readonly repository: string;
  readonly home: string;
}

function makeWorld(root: string, pattern: string): World {
  const world = { root, repository: join(root, 'repository'), home: join(root, 'home') };
  mkdirSync(world.home, { recursive: true });
  cpSync(pattern, world.repository, { recursive: true });
  return world;
}

type Extra = { readonly marketplace?: string; readonly path?: string };

/** Plays a session in the world and gives the folder of its results. */
function play(
  client: string,
  world: World,
  name: string,
  what: typeof FIRST_SESSION | typeof SECOND_SESSION,
  extra: Extra = {},
): string {
  const { repository, home } = world;
  const out = join(world.root, name);
  runSession({ client, repository, home, out, ...what, ...extra });
  return out;
}

const requestsIn = (world: World, out: string) => ({ requests: requestsOf(out), world: world.root });

/** The sessions without the plugin: what every other run is compared with. */
interface Baseline {
  readonly world: World;
  readonly first: string;
  readonly second: string;
}

function playBaseline(client: string, world: World): Baseline {
  const first = play(client, world, 'first', FIRST_SESSION);
  return { world, first, second: play(client, world, 'second', SECOND_SESSION) };
}

function checkInstallable(client: string, plugin: string, home: string): string[] {
  const problems = (target: string) => validationProblem(client, target, home) ?? [];
  check(
    'the marketplace and the plugin pass `claude plugin validate --strict`',
    [...problems(plugin), ...problems(join(plugin, '.claude-plugin', 'plugin.json'))].flat(),
  );
  check('the copy has no node_modules', existsSync(join(plugin, 'node_modules')) ? ['it has'] : []);
  const { hooks } = JSON.parse(readFileSync(join(plugin, 'hooks.json'), 'utf8'));
  return Object.keys(hooks);
}

function checkFirstSession(
  client: string,
  world: World,
  marketplace: string,
  events: string[],
  baseline: Baseline,
): void {
  const first = play(client, world, 'first', FIRST_SESSION, { marketplace });
  const unraised = events.filter((event) => !RAISED_EVENTS.has(event));
  const not = unraised.length === 0 ? '' : ` (never raised here: ${unraised.join(', ')})`;
  check(`session 1: all events of hooks.json ran their hook${not}`, eventProblems(first, events));
  check('session 1: no hook failed', hookErrorProblems(first, world.home));
  check('session 1: hooks print nothing but fenced contexts', stdoutProblems(first));
  check('session 1: nothing is recalled while nothing is remembered', earlyContextProblems(first));
  check('session 1: no process is left', leftoverProblems(first));
  check(
    'session 1: learnings hold the failing command and nothing else',
    learningProblems(world.repository, sessionIdOf(first)),
  );
  check('session 1: no namespace holds anything else', junkProblems(world.repository));
  check(
    'session 1: the requests are those without the plugin',
    differences(requestsIn(baseline.world, baseline.first), requestsIn(world, first)),
  );
}

function checkSecondSession(client: string, world: World, baseline: Baseline): void {
  const memories = () => noteLines(world.repository, LEARNINGS).filter(({ line }) => line.type === 'memory');
  const [memory] = memories();
  const second = play(client, world, 'second', SECOND_SESSION);
  check(
    'session 2: the question is answered with the memory',
    recallProblems(second, memory?.line.id ?? '(no memory)'),
  );
  check('session 2: no hook failed', hookErrorProblems(second, world.home));
  check('session 2: hooks print nothing but fenced contexts', stdoutProblems(second));
  check('session 2: no process is left', leftoverProblems(second));
  const count = memories().length;
  check(
    'session 2: what was recalled is not captured again',
    count === 1 ? [] : [`${count} memories in learnings`],
  );
  check('session 2: no namespace holds anything else', junkProblems(world.repository));
  check(
    'session 2: the requests are those without the plugin',
    differences(requestsIn(baseline.world, baseline.second), requestsIn(world, second)),
  );
}

function checkWithoutNode(
  client: string,
  world: World,
  marketplace: string,
  path: string,
  baseline: Baseline,
  what: string,
): void {
  const first = play(client, world, 'first', FIRST_SESSION, { marketplace, path });
  check(`${what}: one message at the start, no error`, noNodeProblems(first));
  check(
    `${what}: nothing is written`,
    git(world.repository, 'for-each-ref', 'refs/notes').split('\n').filter(Boolean),
  );
  check(
    `${what}: the requests are those without the plugin`,
    differences(requestsIn(baseline.world, baseline.first), requestsIn(world, first)),
  );
}

function testAll(root: string): void {
  const client = ensureClient();
  console.log(`Claude Code ${CLIENT_VERSION}, ${PROJECT}`);
  const pattern = join(root, 'pattern');
  makeRepository(pattern);
  const plugin = join(root, 'plugin');
  copyProject(PROJECT, plugin);
  const world = (name: string) => makeWorld(join(root, name), pattern);

  const withPlugin = world('with');
  const events = checkInstallable(client, plugin, withPlugin.home);
  const baseline = playBaseline(client, world('without'));
  checkFirstSession(client, withPlugin, plugin, events, baseline);
  checkSecondSession(client, withPlugin, baseline);
  const missing = makePathWithoutNode(join(root, 'bin-without-node'));
  checkWithoutNode(client, world('no-node'), plugin, missing, baseline, 'no node');
  const old = makePathWithOldNode(join(root, 'bin-old-node'));
  checkWithoutNode(client, world('old-node'), plugin, old, baseline, 'node 18');
  console.log(`Not compared between requests: ${NORMALISED}.`);
}

const root = realpathSync(mkdtempSync(join(tmpdir(), 'cs-memory-client-')));
try {
  testAll(root);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  if (tally.failed > 0) console.log(`the sessions are in ${root}`);
  else rmSync(root, { recursive: true, force: true });
  process.exitCode = tally.failed > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof Skipped)) throw error;
  rmSync(root, { recursive: true, force: true });
  console.log(`skipped: ${error.message}`);
}
