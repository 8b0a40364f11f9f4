// Many sessions of real payloads in one repository, as the client calls the hooks of hooks.json, each event a process: do the last ones cost what the
// first ones did, and does what is left behind stay bounded? By the clock, and by the CPU time of the call and all that it waits for, which what else
// runs on the machine changes less. Usage: npm run bench:soak [-- --sessions 1000 --minutes 60 --keep] (about a second a session; bash must be there)
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandsFor } from '../test/helpers/bundle.ts';
import { payload } from '../test/helpers/payloads.ts';
import { git, makeRepository } from '../test/helpers/repo.ts';
import { makeScratch, median } from './measure.ts';
import { printTable } from './whole-process.ts';

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '1000' },
    /** After so long no further session begins. */
    minutes: { type: 'string', default: 'Infinity' },
    keep: { type: 'boolean', default: false },
  },
});
const most = Number(values.sessions);
const endMs = performance.now() + Number(values.minutes) * 60_000;
const PLUGIN = resolve(import.meta.dirname, '..');
/** The last may take so many times what the first took: a start reads more the more there is. */
const LIMITS: Readonly<Record<string, number>> = { SessionStart: 1.5 };
const LIMIT = 1.2;

const scratch = makeScratch();
const repository = join(scratch.folder, 'repository');
const remote = join(scratch.folder, 'remote.git');
const home = join(scratch.folder, 'home');
for (const folder of [repository, home]) mkdirSync(folder, { recursive: true });
makeRepository(repository);
git(scratch.folder, ['clone', '--quiet', '--bare', repository, remote]);
git(repository, ['remote', 'add', 'origin', remote]);
// Jobs behind a session are part of it.
const env = {
  ...scratch.env,
  CS_REANCHOR_ENABLED: undefined,
  CLAUDE_PLUGIN_ROOT: PLUGIN,
  TMPDIR: scratch.folder,
};

/** Milliseconds of one run: by the clock, and of CPU (its own and that of all it waited for). */
interface Cost {
  readonly wall: number;
  readonly cpu: number;
}

/** bash's `time` counts to the millisecond; what /proc tells of children is in hundredths of a second. */
function costOf(command: string, args: readonly string[], input = ''): Cost {
  const script = 'TIMEFORMAT="%3R %3U %3S"; time "$0" "$@"';
  const { status, stderr } = spawnSync('bash', ['-c', script, command, ...args], {
    cwd: repository,
    env: { ...env, LC_ALL: 'C' },
    input,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  const [wall = Number.NaN, user = Number.NaN, system = Number.NaN] = (stderr.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map((seconds) => Number(seconds) * 1000);
  return { wall, cpu: user + system };
}

const said = (type: 'user' | 'assistant', text: string): string =>
  JSON.stringify({ type, message: { role: type, content: [{ type: 'text', text }] } });

/** One event as the client raises it, × `node -e 0` right before. */
function ratioOf(event: string, fields: object): Cost {
  const base = costOf('node', ['-e', '0']);
  const name =
    { PostToolUse: 'PostToolUse-Bash', PostToolUseFailure: 'PostToolUseFailure-Bash' }[event] ?? event;
  const whole = payload(name as Parameters<typeof payload>[0], { cwd: repository, ...fields });
  const matched = String(whole['source'] ?? whole['reason'] ?? whole['tool_name'] ?? '');
  const [hook] = commandsFor(PLUGIN, event, matched);
  if (hook === undefined) throw new Error(`hooks.json has nothing for ${event}`);
  const { wall, cpu } = costOf(hook.command, hook.args, `${JSON.stringify(whole)}\n`);
  return { wall: wall / base.wall, cpu: cpu / base.cpu };
}

const ratios = new Map<string, Cost[]>();
const took: Record<string, number[]> = { 'git status': [], 'git push': [] };
const left: { readonly after: number; readonly files: number; readonly loose: number }[] = [];
const filesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

let sessions = 0;
while (sessions < most && performance.now() < endMs) {
  sessions += 1;
  const number = sessions;
  const session_id = `soak-${number}`;
  const transcript_path = join(home, `${session_id}.jsonl`);
  const prompt = `Make the importer ${number} read files of kind ${number}. Always run tools/check-${number % 50}.sh before you commit.`;
  writeFileSync(transcript_path, `${said('user', prompt)}\n`);
  const error = `Error: Cannot find module './part${number}.js'`;
  const tool = { tool_input: { command: `npm run check-${number % 20}` } };
  const events: readonly (readonly [string, object])[] = [
    ['SessionStart', { source: 'startup' }],
    ['UserPromptSubmit', { prompt }],
    ['PostToolUseFailure', { ...tool, error: `Exit code 1\n${error}` }],
    ['PostToolUse', tool],
    ['Stop', {}],
    ['SessionEnd', { reason: 'exit' }],
  ];
  for (const [event, fields] of events) {
    if (event === 'Stop')
      appendFileSync(
        transcript_path,
        `${said('assistant', `The importer lost its last record because stream ${number} was closed before the parser had drained it; it waits for the drain event now.`)}\n`,
      );
    const all = ratios.get(event) ?? [];
    all.push(ratioOf(event, { session_id, transcript_path, ...fields }));
    ratios.set(event, all);
  }
  if (number % 10 === 0)
    git(repository, ['commit', '--quiet', '--allow-empty', '--message', `change ${number}`]);
  took['git status']?.push(costOf('git', ['status', '--porcelain']).wall);
  took['git push']?.push(costOf('git', ['push', '--quiet', 'origin', 'HEAD']).wall);
  if (number % 100 === 0)
    left.push({
      after: number,
      files: filesBelow(join(repository, '.git/cs-memory')),
      loose: Number(git(repository, ['count-objects']).split(' ')[0]),
    });
}

/** The first and the last so many are compared; of few sessions a tenth. */
const SPAN = Math.min(100, Math.floor(sessions / 10));
const spans = (all: readonly number[]): readonly [number, number] => [
  median(all.slice(0, SPAN)),
  median(all.slice(-SPAN)),
];
console.log(`${sessions} sessions; medians of the first and the last ${SPAN}; events × node -e 0`);
const rowOf = (name: string, all: readonly number[], limit?: number): readonly string[] => {
  const [first, last] = spans(all);
  const growth = last / first;
  const verdict = limit === undefined ? ['', ''] : [`≤ ${limit}`, growth <= limit ? 'holds' : 'MISSED'];
  return [name, first.toFixed(2), last.toFixed(2), growth.toFixed(2), ...verdict];
};
printTable([
  ['', 'first', 'last', 'growth', 'limit', ''],
  ...(['cpu', 'wall'] as const).flatMap((of) =>
    [...ratios].map(([event, all]) =>
      rowOf(
        `${event}, ${of}`,
        all.map((cost) => cost[of]),
        LIMITS[event] ?? LIMIT,
      ),
    ),
  ),
  ...Object.entries(took).map(([name, all]) => rowOf(`${name}, ms`, all)),
]);
printTable([
  ['after', 'files in .git/cs-memory', 'loose objects'],
  ...left.map(({ after, files, loose }) => [String(after), String(files), String(loose)]),
]);
if (values.keep) console.log(`kept in ${scratch.folder}`);
else scratch.remove();
