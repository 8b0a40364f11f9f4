// Installs the plugin into the real Claude Code client as a user would, from a copy without node_modules, and plays
// scripted sessions, offline. Prints a line a check; exit 1 when one failed, `skipped: <why>` and 0 where this machine
// cannot run the client. See test/e2e/client/run-client.sh for what a session leaves behind.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  earlyContextProblems,
  eventProblems,
  hookErrorProblems,
  junkProblems,
  knownFixProblems,
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
  type Session,
  Skipped,
  validationProblem,
} from '../test/e2e/client/client.ts';
import { differences, NORMALISED } from '../test/e2e/client/compare.ts';
import { packageManagersOf, requestsOf, sessionIdOf } from '../test/e2e/client/results.ts';
import {
  copyProject,
  git,
  makePathWithOldNode,
  makePathWithoutNode,
  makeRecordingPath,
  makeRepository,
  publish,
} from '../test/e2e/client/scratch.ts';
import {
  ENGINE_CHECK,
  FIRST_SESSION,
  FIX_FOUND_SESSION,
  FIX_NEEDED_SESSION,
  RAISED_EVENTS,
  SECOND_SESSION,
} from '../test/e2e/client/sessions.ts';

/** `--keep` keeps the sessions even when all passed; any other argument is the project to test instead of this one. */
const keep = process.argv.includes('--keep');
const named = process.argv.slice(2).find((arg) => arg !== '--keep');
const PROJECT = resolve(named ?? join(import.meta.dirname, '..'));
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

const makeWorlds =
  (root: string, pattern: string) =>
  (name: string): World => {
    const world = { root: join(root, name), repository: join(root, name, 'repository') };
    cpSync(pattern, world.repository, { recursive: true });
    mkdirSync(join(world.root, 'home'));
    return { ...world, home: join(world.root, 'home') };
  };

/** What all checks share. `first` and `second` are the sessions without the plugin, that others are compared with. */
interface Bench {
  readonly client: string;
  readonly plugin: string;
  readonly marketplaces: string;
  readonly without: { readonly world: World; readonly first: string; readonly second: string };
}

type Name = 'first' | 'second' | 'fixFound' | 'fixNeeded';
type Extra = Partial<Pick<Session, 'marketplaces' | 'path'>>;
const SESSIONS = {
  first: FIRST_SESSION,
  second: SECOND_SESSION,
  fixFound: FIX_FOUND_SESSION,
  fixNeeded: FIX_NEEDED_SESSION,
};

/** Plays a session in the world and gives the folder of its results. */
function play(client: string, world: World, name: Name, extra: Extra = {}): string {
  const { repository, home } = world;
  const out = join(world.root, name);
  runSession({ client, repository, home, out, ...SESSIONS[name], ...extra });
  return out;
}

function checkRequests(label: string, name: 'first' | 'second', world: World, { without }: Bench): void {
  const before = { requests: requestsOf(without[name]), world: without.world.root };
  const now = { requests: requestsOf(join(world.root, name)), world: world.root };
  check(`${label}: the requests are those without the plugin`, differences(before, now));
}

function checkInstallable({ client, plugin }: Bench, home: string): void {
  const targets = [plugin, join(plugin, '.claude-plugin', 'plugin.json')];
  const problems = targets.flatMap((target) => validationProblem(client, target, home) ?? []);
  check('the marketplace and the plugin pass `claude plugin validate --strict`', problems);
  check('the copy has no node_modules', existsSync(join(plugin, 'node_modules')) ? ['it has'] : []);
}

function checkEvents(out: string, plugin: string): void {
  const { hooks } = JSON.parse(readFileSync(join(plugin, 'hooks.json'), 'utf8'));
  const events = Object.keys(hooks);
  const never = events.filter((event) => !RAISED_EVENTS.has(event));
  const but = never.length === 0 ? '' : ` (but ${never.join(', ')}, not raised here)`;
  check(`session 1: all events of hooks.json ran their hook${but}`, eventProblems(out, events));
}

function checkHooks(label: string, out: string, home: string): void {
  check(`${label}: no hook failed`, hookErrorProblems(out, home));
  check(`${label}: hooks print nothing but fenced contexts`, stdoutProblems(out));
  check(`${label}: no process is left`, leftoverProblems(out));
}

function checkFirstSession(bench: Bench, world: World, path: string): void {
  const out = play(bench.client, world, 'first', { marketplaces: bench.marketplaces, path });
  check('installing it from git starts no package manager', packageManagersOf(out));
  checkEvents(out, bench.plugin);
  checkHooks('session 1', out, world.home);
  check('session 1: nothing is recalled while nothing is remembered', earlyContextProblems(out));
  const problems = learningProblems(world.repository, sessionIdOf(out));
  check('session 1: learnings hold the failing command and nothing else', problems);
  check('session 1: no namespace holds anything else', junkProblems(world.repository));
  checkRequests('session 1', 'first', world, bench);
}

function checkSecondSession(bench: Bench, world: World, path: string): void {
  const memories = () => noteLines(world.repository, LEARNINGS).filter(({ line }) => line.type === 'memory');
  const id = memories()[0]?.line.id ?? '(no memory)';
  const out = play(bench.client, world, 'second', { path });
  check('session 2: the question is answered with the memory', recallProblems(out, id));
  checkHooks('session 2', out, world.home);
  const count = memories().length;
  const again = count === 1 ? [] : [`${count} memories in learnings`];
  check('session 2: what was recalled is not captured again', again);
  check('session 2: no namespace holds anything else', junkProblems(world.repository));
  checkRequests('session 2', 'second', world, bench);
}

function checkKnownFix(bench: Bench, world: World): void {
  writeFileSync(join(world.repository, 'engine-check.sh'), ENGINE_CHECK);
  git(world.repository, 'add', '--all');
  git(world.repository, 'commit', '--quiet', '--message', 'a check');
  play(bench.client, world, 'fixFound', { marketplaces: bench.marketplaces });
  // Else the start of the session would have told it already.
  const settings = join(world.home, '.config/cs-memory');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'config.json'), '{"sessionMemory": {"enabled": false}}');
  const out = play(bench.client, world, 'fixNeeded');
  check('a fix that a former session found is in the request right after the failure', knownFixProblems(out));
  checkHooks('known fix', out, world.home);
}

function checkWithoutNode(label: string, bench: Bench, world: World, path: string): void {
  const out = play(bench.client, world, 'first', { marketplaces: bench.marketplaces, path });
  check(`${label}: one message at the start, no error`, noNodeProblems(out));
  const refs = git(world.repository, 'for-each-ref', 'refs/notes').split('\n').filter(Boolean);
  check(`${label}: nothing is written`, refs);
  checkRequests(label, 'first', world, bench);
}

function testAll(root: string): void {
  const client = ensureClient();
  console.log(`Claude Code ${CLIENT_VERSION}, the plugin of ${PROJECT}`);
  makeRepository(join(root, 'pattern'));
  const world = makeWorlds(root, join(root, 'pattern'));
  const [plugin, marketplaces] = [join(root, 'plugin'), join(root, 'marketplaces')];
  copyProject(PROJECT, plugin);
  publish(plugin, marketplaces);

  const empty = world('without');
  const first = play(client, empty, 'first');
  const second = play(client, empty, 'second');
  const bench = { client, plugin, marketplaces, without: { world: empty, first, second } };
  const full = world('with');
  const recording = `${makeRecordingPath(join(root, 'bin-recording'))}:/usr/local/bin:/usr/bin:/bin`;
  checkInstallable(bench, full.home);
  checkFirstSession(bench, full, recording);
  checkSecondSession(bench, full, recording);
  checkKnownFix(bench, world('known-fix'));
  checkWithoutNode('no node', bench, world('no-node'), makePathWithoutNode(join(root, 'bin-no-node')));
  checkWithoutNode('node 18', bench, world('old-node'), makePathWithOldNode(join(root, 'bin-old-node')));
  console.log(`Not compared between requests: ${NORMALISED}.`);
}

const root = realpathSync(mkdtempSync(join(tmpdir(), 'cs-memory-client-')));
try {
  testAll(root);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  if (keep || tally.failed > 0) console.log(`the sessions are in ${root}`);
  else rmSync(root, { recursive: true, force: true });
  process.exitCode = tally.failed > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof Skipped)) throw error;
  rmSync(root, { recursive: true, force: true });
  console.log(`skipped: ${error.message}`);
}
