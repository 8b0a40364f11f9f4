// `npm run demo`: a recorded session through the very bundle that users run, in a scratch repository that is
// removed afterwards. Shows what was kept, with plain git, and what the next session is told.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import colors from 'picocolors';

const ROOT = resolve(import.meta.dirname, '..');
const SESSION_FILE = join(ROOT, 'scripts/demo-session.jsonl');

const folder = mkdtempSync(join(tmpdir(), 'cs-memory-demo-'));
const repository = join(folder, 'shop');
// The folder goes at the end: no sweep may still run in it.
const env = { PATH: process.env['PATH'], HOME: join(folder, 'home'), CS_REANCHOR_ENABLED: 'false' };

function run(command: string, args: readonly string[], input = ''): SpawnSyncReturns<string> {
  const result = spawnSync(command, args, { cwd: repository, env, input, encoding: 'utf8' });
  if (result.status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${result.status}: ${result.stderr}`);
  return result;
}

interface HookCommand {
  readonly command: string;
  readonly args: readonly string[];
}

/** The command that hooks.json gives for an event, as the client would start it. */
function hookCommand(event: string): HookCommand {
  const { hooks } = JSON.parse(readFileSync(join(ROOT, 'hooks.json'), 'utf8')) as {
    hooks: Record<string, { hooks: HookCommand[] }[]>;
  };
  const hook = hooks[event]?.[0]?.hooks[0];
  if (hook === undefined) throw new Error(`hooks.json has no ${event}`);
  return {
    ...hook,
    args: hook.args.map((arg) => arg.replaceAll(['$', '{CLAUDE_PLUGIN_ROOT}'].join(''), ROOT)),
  };
}

/** Hands one payload to its hook; gives what the model would be told. */
function deliver(payload: Record<string, unknown>): string {
  const event = String(payload['hook_event_name']);
  const { command, args } = hookCommand(event);
  const { stdout } = run(command, args, `${JSON.stringify({ ...payload, cwd: repository })}\n`);
  if (stdout === '') return '';
  const { hookSpecificOutput } = JSON.parse(stdout) as {
    hookSpecificOutput?: { additionalContext?: string };
  };
  return hookSpecificOutput?.additionalContext ?? '';
}

const heading = (text: string): void => console.log(`\n${colors.bold(colors.cyan(text))}`);
const indent = (text: string): string => text.trimEnd().replace(/^/gm, '  ');

function describe(payload: Record<string, unknown>): string {
  const input = payload['tool_input'] as { command?: string } | undefined;
  const said = payload['prompt'] ?? input?.command ?? payload['last_assistant_message'] ?? '';
  return `${String(payload['hook_event_name']).padEnd(20)} ${colors.dim(String(said))}`;
}

function play(session: readonly Record<string, unknown>[]): void {
  for (const payload of session) {
    console.log(`  ${describe(payload)}`);
    const told = deliver(payload);
    if (told !== '') console.log(`\n${indent(told)}\n`);
  }
}

function makeRepository(): void {
  mkdirSync(repository, { recursive: true });
  run('git', ['init', '--quiet', '--initial-branch=main']);
  run('git', ['config', 'user.name', 'Dana Developer']);
  run('git', ['config', 'user.email', 'dana@example.com']);
  writeFileSync(join(repository, 'docker-compose.yml'), 'services:\n  db:\n    image: postgres:16\n');
  run('git', ['add', '.']);
  run('git', ['commit', '--quiet', '-m', 'A shop']);
}

try {
  makeRepository();
  const payloads = readFileSync(SESSION_FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const isFirst = (payload: Record<string, unknown>): boolean => payload['session_id'] === 'demo-monday';

  heading('Monday: a session runs into something (each line is a hook call, as the client makes it)');
  play(payloads.filter(isFirst));

  heading('What was kept, read with plain git: git notes --ref cs/learnings list; … show');
  console.log(indent(run('git', ['notes', '--ref', 'cs/learnings', 'list']).stdout));
  console.log(indent(run('git', ['notes', '--ref', 'cs/learnings', 'show']).stdout));

  heading('The same through the CLI: cs-memory list');
  console.log(indent(run(process.execPath, [join(ROOT, 'plugins/cs/dist/cs-memory.mjs'), 'list']).stdout));

  heading('Tuesday: a new session, and what it is told');
  play(payloads.filter((payload) => !isFirst(payload)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(colors.dim('The scratch repository is gone again. Install the plugin: see README.md'));
