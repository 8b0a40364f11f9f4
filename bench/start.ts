// What a session's start costs by what lies in the repository, as multiples of `node -e 0` in the same run, through the command of hooks.json.
// Usage: npm run bench:start [-- --rounds 15 --sizes 0,1000,100000]
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './measure.ts';
import { makeScratchStore, type ScratchStore } from './scratch-store.ts';
import { printTimings, type Row, timeRows } from './whole-process.ts';

const ROOT = resolve(import.meta.dirname, '..');
const CLI = join(ROOT, 'plugins/cs/dist/cs-memory.mjs');
const HOOK = join(ROOT, 'plugins/cs/dist/hook.cjs');
const DEAD = 20;
/** What a start leaves behind runs on for a moment, and is not to be timed with the next. */
const PAUSE_MS = 1_000;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, sizes: { type: 'string', default: '0,1000,100000' } },
});
const rounds = Number(values.rounds);

interface Registered {
  readonly hooks: Readonly<
    Record<string, readonly { readonly hooks: readonly { command: string; args: string[] }[] }[]>
  >;
}

const registered = JSON.parse(readFileSync(join(ROOT, 'hooks.json'), 'utf8')) as Registered;
const start = registered.hooks['SessionStart']?.[0]?.hooks[0];
if (start === undefined) throw new Error('hooks.json has no SessionStart');
const args = start.args.map((arg) => arg.replaceAll(`\${${'CLAUDE_PLUGIN_ROOT'}}`, ROOT));

const payload = (store: ScratchStore, session: string, fields: Record<string, unknown>): string =>
  `${JSON.stringify({ session_id: session, transcript_path: join(store.folder, 'none.jsonl'), cwd: store.repository, ...fields })}\n`;
const starting = { hook_event_name: 'SessionStart', source: 'startup' };
const pause = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);

const startOf = (store: ScratchStore, more: Omit<Row, 'command' | 'args'>): Row => ({
  command: start.command,
  args,
  cwd: store.repository,
  input: () => payload(store, randomUUID(), starting),
  ...more,
});

/** Sessions that were killed with something in their queues; gives what puts them there again. */
function kill(store: ScratchStore, sessions: number): () => void {
  const failure = {
    hook_event_name: 'PostToolUseFailure',
    tool_name: 'Bash',
    tool_input: { command: 'npm run build' },
  };
  for (let n = 0; n < sessions; n += 1) {
    const error = `Exit code 1\nnpm error code EBADENGINE\nnpm error engine Unsupported engine for tool${n}@2.1.0: wanted: {"node":">=22"} (current: {"node":"v20.1.0"})`;
    const input = payload(store, randomUUID(), { ...failure, error });
    // By way of a shell that ends: the session's own process must be gone.
    const { status } = spawnSync(
      'sh',
      ['-c', '"$0" "$1" PostToolUseFailure; exit $?', process.execPath, HOOK],
      {
        cwd: store.repository,
        env: store.env,
        input,
      },
    );
    if (status !== 0) throw new Error(`a killed session could not be made: ${status}`);
  }
  const kept = join(store.folder, 'kept');
  const gitFolder = join(store.repository, '.git');
  const queues = readdirSync(join(gitFolder, 'cs-memory'), { recursive: true, encoding: 'utf8' });
  const waiting = queues.filter((name) => name.endsWith('.jsonl')).length;
  console.log(`${waiting} queues of killed sessions`);
  cpSync(gitFolder, kept, { recursive: true });
  return () => {
    pause();
    rmSync(gitFolder, { recursive: true, force: true });
    cpSync(kept, gitFolder, { recursive: true });
  };
}

const base: Row = { name: 'node -e 0', command: process.execPath, args: ['-e', '0'] };
const BUDGETS: Readonly<Record<number, number>> = { 0: 6, 1000: 8, 100000: 15 };

for (const size of values.sizes.split(',').map(Number)) {
  const store = makeScratchStore(CLI, size, 20);
  try {
    const { env, repository } = store;
    if (size > 0) run(process.execPath, [CLI, 'maintain', 'reindex'], repository, env);
    const budget = BUDGETS[size];
    const rows: Row[] = [
      base,
      startOf(store, {
        name: `SessionStart, ${size} memories`,
        prepare: pause,
        tells: size > 0,
        ...(budget === undefined ? {} : { budget }),
      }),
    ];
    printTimings(timeRows(rows, rounds, env));
    if (size === 1_000) {
      const prepare = kill(store, DEAD);
      const row = startOf(store, {
        name: `SessionStart, ${DEAD} killed sessions, ${size} memories`,
        prepare,
        tells: true,
        budget: 10,
      });
      printTimings(timeRows([base, row], rounds, env));
    }
  } finally {
    pause();
    store.remove();
  }
}
