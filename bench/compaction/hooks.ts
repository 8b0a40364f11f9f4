import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheHome, settingsFolders } from '../latency/stores.ts';
import { makeScratch, run, type Scratch } from '../measure.ts';

const SIZES = [50, 500, 5_000];
const ROUNDS = 5;
const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'plugins/cs/dist');
const SESSION = '5e551017-0000-4000-8000-000000000099';
/** After so long a hook gives up by itself (src/app/hooks/runner.ts). */
const DEADLINES_MS = { PreCompact: 9_000, SubagentStop: 4_500 } as const;

type Event = keyof typeof DEADLINES_MS;

/** A store whose memories are all of one session: what a compaction has to choose from. */
function makeStore({ folder, env }: Scratch, memories: number): string {
  const repository = join(folder, `of-${memories}`);
  run('git', ['init', '--quiet', repository], folder, env);
  const identity = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com'];
  run('git', [...identity, 'commit', '--quiet', '--allow-empty', '-m', 'a commit'], repository, env);
  const records = Array.from({ length: memories }, (_record, n) =>
    JSON.stringify({
      summary: `The ${n % 7 === 0 ? 'build' : 'test'} of part ${n} fails when CACHE_${n % 31} is not set`,
      body: `Because module${n % 97}.ts reads it at load. We set it in the script, since the other way costs a start.`,
      files: [`src/part${n % 53}/module${n % 97}.ts`],
      tags: [`part${n % 11}`],
      session: SESSION,
      evidence: 'model-inferred',
    }),
  );
  run(
    process.execPath,
    [join(DIST, 'cs-memory.mjs'), 'import', '--jsonl'],
    repository,
    env,
    records.join('\n'),
  );
  return repository;
}

/** A transcript as the client writes it: prompts, commands, answers. */
function makeTranscript(folder: string): string {
  const file = join(folder, `${SESSION}.jsonl`);
  const at = new Date().toISOString();
  const line = (type: string, content: unknown): string =>
    `${JSON.stringify({ type, sessionId: SESSION, timestamp: at, message: { role: type, content } })}\n`;
  writeFileSync(file, '');
  for (let turn = 0; turn < 40; turn += 1) {
    appendFileSync(file, line('user', `Please mend part ${turn}, which fails in the build.`));
    const text = `Part ${turn} fails because CACHE_${turn} is not set. I set it in build.sh; next I will look at part ${turn + 1}.`;
    appendFileSync(file, line('assistant', [{ type: 'text', text }]));
  }
  return file;
}

const payloads = (cwd: string, transcript_path: string, round: number): Record<Event, object> => {
  const common = { session_id: SESSION, cwd, transcript_path };
  const message = `The root cause of failure ${round} is that src/part${round}/module${round}.ts reads CACHE_${round} at load, because the script sets it later.`;
  return {
    PreCompact: { ...common, hook_event_name: 'PreCompact', trigger: 'auto', custom_instructions: '' },
    SubagentStop: {
      ...common,
      hook_event_name: 'SubagentStop',
      agent_id: `agent-${round}`,
      agent_type: 'Explore',
      last_assistant_message: message,
    },
  };
};

function timeMs(event: Event, input: object, env: NodeJS.ProcessEnv): number {
  const started = process.hrtime.bigint();
  const { status } = spawnSync(process.execPath, [join(DIST, 'hook.cjs'), event], {
    input: JSON.stringify(input),
    env,
  });
  if (status !== 0) throw new Error(`${event} ended with ${status}`);
  return Number(process.hrtime.bigint() - started) / 1e6;
}

/** How long the two hooks take, the slowest of some runs too, beside what they are granted; with a model where there is one. */
export function hooksTable(withModel: boolean): readonly (readonly string[])[] {
  const scratch = makeScratch();
  try {
    const settings = settingsFolders(scratch);
    const cache = cacheHome();
    const model =
      withModel && cache !== undefined ? { XDG_CACHE_HOME: cache, XDG_CONFIG_HOME: settings.blend } : {};
    const env = { ...scratch.env, ...model };
    mkdirSync(join(scratch.folder, 'home'), { recursive: true });
    const transcript = makeTranscript(scratch.folder);
    const rows = SIZES.flatMap((memories) => {
      const cwd = makeStore(scratch, memories);
      return (['PreCompact', 'SubagentStop'] as const).map((event) => {
        const times = Array.from({ length: ROUNDS }, (_round, round) =>
          timeMs(event, payloads(cwd, transcript, round)[event], env),
        ).sort((a, b) => a - b);
        const [median, worst] = [times[Math.floor(ROUNDS / 2)] ?? 0, times.at(-1) ?? 0];
        const deadlineMs = DEADLINES_MS[event];
        return [
          `${memories}`,
          event,
          `${median.toFixed(0)} ms`,
          `${worst.toFixed(0)} ms`,
          `${deadlineMs} ms`,
          `${((100 * worst) / deadlineMs).toFixed(0)} %`,
        ];
      });
    });
    const how = Object.keys(model).length > 0 ? 'with a model' : 'by words';
    return [[`memories, ${how}`, 'hook', 'median', 'slowest', 'deadline', 'of it'], ...rows];
  } finally {
    scratch.remove();
  }
}
