// What the hooks cost: whole processes, started by the commands of hooks.json, as multiples of `node -e 0` in the same run and a clean environment.
// Usage: npm run bench [-- --rounds 40 --memories 10000]
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandsFor } from '../test/helpers/bundle.ts';
import { git, run } from './measure.ts';
import { makeScratchStore } from './scratch-store.ts';
import { peakMemoryMb, printTable, printTimings, type Row, timeRows } from './whole-process.ts';

const ROOT = resolve(import.meta.dirname, '..');
const CLI = join(ROOT, 'plugins/cs/dist/cs-memory.mjs');

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '30' }, memories: { type: 'string', default: '10000' } },
});
const memories = Number(values.memories);

console.log(`making a repository with ${memories} memories …`);
const store = makeScratchStore(CLI, memories, 20);

// The client names a transcript in every payload, and writes it as the session goes.
const transcript = join(store.folder, 'transcript.jsonl');
writeFileSync(transcript, '');
const payload = (fields: Record<string, unknown>): string =>
  `${JSON.stringify({ session_id: 'bench', transcript_path: transcript, cwd: store.repository, ...fields })}\n`;
const bash = { hook_event_name: 'PostToolUse', tool_name: 'Bash', tool_input: { command: 'ls -la src' } };
const listing = Array.from(
  { length: 20 },
  (_, n) => `-rw-r--r-- 1 dev dev ${1000 + n} Jan  1 12:00 module${n}.ts`,
).join('\n');
const routine = payload({ ...bash, tool_response: { stdout: listing, stderr: '', interrupted: false } });
const task = { hook_event_name: 'PostToolUse', tool_use_id: 'toolu_1' };
const moved = payload({
  ...task,
  tool_name: 'TaskUpdate',
  tool_input: { taskId: '1', status: 'in_progress' },
  tool_response: { success: true, taskId: '1', statusChange: { from: 'pending', to: 'in_progress' } },
});
const made = payload({
  ...task,
  tool_name: 'TaskCreate',
  tool_input: { subject: 'Add a reader for the new format', description: 'It has a header. '.repeat(20) },
  tool_response: { task: { id: '1', subject: 'Add a reader for the new format' } },
});
const failure = payload({
  hook_event_name: 'PostToolUseFailure',
  tool_name: 'Bash',
  tool_input: { command: 'npm run build' },
  error: `Exit code 1\n> build\n> tsc -p .\n\nnpm error code EBADENGINE\nnpm error engine Unsupported engine for tool@2.1.0: wanted: {"node":">=22"} (current: {"node":"v20.1.0"})\n${'npm error A complete log of this run can be found in the debug log of the day\n'.repeat(8)}`,
});
const edit = (session: string, file: string): string =>
  payload({
    session_id: session,
    hook_event_name: 'PreToolUse',
    tool_name: 'Edit',
    tool_input: { file_path: join(store.repository, file), old_string: 'a', new_string: 'b' },
  });
const prompt = (text: string): string => payload({ hook_event_name: 'UserPromptSubmit', prompt: text });
const hook = (event: string, input: string): Omit<Row, 'name'> => {
  const { tool_name: tool = '' } = JSON.parse(input) as { readonly tool_name?: string };
  const [registered] = commandsFor(ROOT, event, tool);
  if (registered === undefined) throw new Error(`hooks.json has nothing for ${event}`);
  return { command: registered.command, args: registered.args, input };
};

const FIRST = 'bench-first';
/** Removes all that is known of that session: whatever comes then is the first of it. */
function forgetFirst(): void {
  const folder = join(store.repository, '.git/cs-memory/sessions');
  for (const name of readdirSync(folder)) if (name.startsWith(FIRST)) rmSync(join(folder, name));
}

/** Makes a file of which the user said something, and a session that knows the user; gives what has it forget what it was told. */
function settle(file: string, session: string): () => void {
  const { repository, env } = store;
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), 'a\n');
  git(repository, ['config', 'user.name', 'Bench'], env);
  git(repository, ['config', 'user.email', 'bench@example.com'], env);
  git(repository, ['add', file], env);
  git(repository, ['commit', '-qm', 'a file'], env);
  for (const words of ['stays free of imports', 'is generated', 'is read by two teams'])
    run(process.execPath, [CLI, 'remember', '--file', file, `Module 1 ${words}`], repository, env);
  run(process.execPath, [CLI, 'session', 'start', '--session-id', session], repository, env);
  run(process.execPath, [CLI, 'recall', 'payment'], repository, env); // brings the index up to date
  const stateFile = join(repository, `.git/cs-memory/sessions/${session}.json`);
  const state = readFileSync(stateFile);
  return () => writeFileSync(stateFile, state);
}

const SETTLED = 'src/payment/module1.ts';
const forget = settle(SETTLED, 'bench-edit');

const rows: Row[] = [
  { name: 'node -e 0', command: process.execPath, args: ['-e', '0'] },
  { name: 'PostToolUse, nothing to learn', ...hook('PostToolUse', routine), budget: 1.35 },
  { name: 'PostToolUse, a task moves on', ...hook('PostToolUse', moved), budget: 1.35 },
  { name: 'PostToolUse, a task is made', ...hook('PostToolUse', made), budget: 2.5 },
  {
    name: 'PostToolUseFailure, captured, first of a session',
    ...hook('PostToolUseFailure', failure.replace('"bench"', `"${FIRST}"`)),
    prepare: forgetFirst,
    budget: 2.5,
  },
  { name: 'PostToolUseFailure, captured', ...hook('PostToolUseFailure', failure), budget: 2.5 },
  {
    name: 'UserPromptSubmit, no trigger',
    ...hook('UserPromptSubmit', prompt('add a test for the parser')),
    budget: 1.35,
  },
  {
    name: 'UserPromptSubmit, no trigger, no transcript yet',
    ...hook(
      'UserPromptSubmit',
      payload({
        hook_event_name: 'UserPromptSubmit',
        prompt: 'add a test for the parser',
        transcript_path: `${transcript}.none`,
      }),
    ),
  },
  {
    name: `UserPromptSubmit, trigger, ${memories} memories`,
    ...hook('UserPromptSubmit', prompt('why did we pin the version for the cargo scheduler E1042 error?')),
    tells: true,
    budget: memories > 100_000 ? 5 : memories > 10_000 ? 4.5 : 4,
  },
  {
    name: `PreToolUse, an edit, nothing known, ${memories} memories`,
    ...hook('PreToolUse', edit('bench', 'src/module7.ts')),
    budget: 2.5,
  },
  {
    name: `PreToolUse, an edit, told, ${memories} memories`,
    ...hook('PreToolUse', edit('bench-edit', SETTLED)),
    prepare: forget,
    tells: true,
    budget: 2.5,
  },
  {
    name: 'PostToolUse, nothing to learn, run by tsx',
    command: join(ROOT, 'node_modules/.bin/tsx'),
    args: [join(ROOT, 'src/app/hooks/main.ts'), 'PostToolUse'],
    input: routine,
  },
];

try {
  printTimings(timeRows(rows, Number(values.rounds), store.env));
  console.log('\npeak memory');
  const [base = Number.NaN, ...others] = rows
    .slice(0, 6)
    .map((row) => peakMemoryMb(row, store.env, store.folder));
  const budget = [1.3, 1.3, 1.3, undefined, undefined];
  printTable([
    ['', 'MB', '× node -e 0', 'budget', ''],
    ['node -e 0', base.toFixed(1), '1.00', '', ''],
    ...others.map((mb, index) => {
      const most = budget[index];
      const verdict = most === undefined ? '' : mb / base <= most ? 'holds' : 'MISSED';
      return [
        rows[index + 1]?.name ?? '',
        mb.toFixed(1),
        (mb / base).toFixed(2),
        most === undefined ? '' : `≤ ${most}`,
        verdict,
      ];
    }),
  ]);
} finally {
  store.remove();
}
