// Asks the built MCP server everything by the official inspector's command line, each time in a process of its own, as
// somebody would who looks into it. `npm run test:inspector` puts the pinned inspector on the PATH. Prints a line a check; exit 1
// when one failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { makeRepository } from '../test/e2e/client/scratch.ts';

const SERVER = resolve(process.argv[2] ?? join(import.meta.dirname, '../plugins/cs/dist'), 'mcp.mjs');
/** The inspector's own: a tool answered with an error. */
const TOOL_FAILED = 5;

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'cs-memory-inspector-')));
const repository = join(scratch, 'repository');
const home = join(scratch, 'home');

interface Answer {
  readonly exit: number | null;
  readonly result: Record<string, unknown>;
  readonly stdout: string;
  readonly stderr: string;
}

/** One run of the inspector, which starts the server and ends it. */
function inspect(method: string, ...words: readonly string[]): Answer {
  const how = ['--cli', '--cwd', repository, '--format', 'json', '--method', method, ...words];
  const run = spawnSync('mcp-inspector', [...how, '--', 'node', SERVER], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: home },
    timeout: 120_000,
  });
  if (run.error !== undefined) throw run.error;
  const { stdout, stderr, status: exit } = run;
  return { exit, stdout, stderr, result: parsed(stdout) };
}

function parsed(stdout: string): Record<string, unknown> {
  try {
    return JSON.parse(stdout).result ?? {};
  } catch {
    return {}; // the check shows what came instead
  }
}

const callTool = (tool: string, args: object = {}): Answer =>
  inspect('tools/call', '--tool-name', tool, '--tool-args-json', JSON.stringify(args));

let failed = 0;
function check(what: string, holds: boolean, { exit, stdout, stderr }: Answer): void {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}`);
  if (holds) return;
  failed += 1;
  console.log(`       exit ${exit}\n${stdout}\n${stderr}`);
}

/** A tool that answers well, with something in its words. */
function checkTool(tool: string, args: object, expected: RegExp): Answer {
  const answer = callTool(tool, args);
  check(tool, answer.exit === 0 && expected.test(answer.stdout), answer);
  return answer;
}

const namesOf = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.map((it) => it.name ?? it.uri).sort() : [];

function checkLists(): void {
  const strict = inspect('tools/list', '--strict');
  const names = [
    ...['consolidate_memories', 'explain_memory', 'forget', 'list_memories', 'memory_status'],
    ...['recall', 'remember'],
  ];
  const isAll = strict.exit === 0 && isDeepStrictEqual(namesOf(strict.result['tools']), names);
  check('tools/list: all seven, schemas fit every client (--strict)', isAll, strict);
  const templates = inspect('resources/templates/list');
  const isOne = templates.exit === 0 && templates.stdout.includes('cs-memory://memory/{id}');
  check('resources/templates/list', isOne, templates);
}

function checkTools(): void {
  const said = checkTool('remember', { summary: 'Deploys run on Tuesdays' }, /\] remembered in \w+: Deploys/);
  const id = /\[([0-9a-f]{16})\]/.exec(said.stdout)?.[1] ?? 'none';
  checkTool('recall', { query: 'when do deploys run', limit: 1 }, new RegExp(id));
  checkTool('list_memories', { namespace: 'learnings' }, /1 of 1 memories/);
  checkTool('explain_memory', { id: id.slice(0, 8), contents: true }, /Where it comes from/);
  checkTool('memory_status', {}, /learnings: 1/);
  checkTool('consolidate_memories', {}, /There is nothing to merge/);
  checkResources(id);
  checkTool('forget', { id }, /is forgotten/);
  const wrong = callTool('recall', { words: 'x' });
  check('bad arguments are a tool error that says what to give', wrong.exit === TOOL_FAILED, wrong);
}

function checkResources(id: string): void {
  const uri = `cs-memory://memory/${id}`;
  const listed = inspect('resources/list');
  check('resources/list', listed.exit === 0 && listed.stdout.includes(uri), listed);
  const read = inspect('resources/read', '--uri', uri);
  check('resources/read', read.exit === 0 && read.stdout.includes('Deploys run on Tuesdays'), read);
}

function checkLoad(): void {
  const load = ['--load', '--load-requests', '200', '--load-concurrency', '10'];
  const args = ['--tool-name', 'recall', '--tool-args-json', '{"query":"deploys"}'];
  const answer = inspect('tools/call', ...args, ...load);
  const { ok, errors, toolErrors } = answer.result;
  check('200 calls, ten at once', ok === 200 && errors === 0 && toolErrors === 0, answer);
}

try {
  mkdirSync(home);
  makeRepository(repository);
  checkLists();
  checkTools();
  checkLoad();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(failed === 0 ? 'all checks passed' : `${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
