// In how many source files something runs for one event, and how often it goes on in another folder: how far a reader has to go to follow it.
// Usage: npm run bench:house [-- --list]
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { git, run } from './measure.ts';
import { makeScratchStore } from './scratch-store.ts';
import { printTable } from './whole-process.ts';

const ROOT = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });

/** What V8 writes of one script: which functions ran, by their place in it. */
interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

/** esbuild heads each module of a readable bundle with its path; those of packages and of parts of node are none of ours. */
const MODULE =
  /^ *\/\/ ((?:(?:src|filters|scripts)\/|(?:\.\.\/\S*)?node_modules\/)\S+\.[cm]?[jt]s|late-node:\S+)$/gm;
const OURS = /^(?:src|filters)\//;
/** What the bundler made and nobody wrote: the start of a module that is loaded late, and the reading of a name it exports. */
const MADE = /\.ts$/;
const GETTER = /^\(\) => [\w$]+[,\s}]/;

/** Gives the file of ours that a function of a bundle stands in, by where it begins; undefined for what nobody wrote. */
function createFileAt(bundle: string): (start: number, name: string) => string | undefined {
  const text = readFileSync(bundle, 'utf8');
  const modules = [...text.matchAll(MODULE)].map(({ index, 1: file = '' }) => ({ index, file }));
  return (start, name) => {
    const made = MADE.test(name) || text.slice(start - 4, start) === '.ts"';
    if (start === 0 || made || GETTER.test(text.slice(start, start + 80))) return undefined;
    const file = modules.findLast(({ index }) => index <= start)?.file;
    return file !== undefined && OURS.test(file) ? file : undefined;
  };
}

/** How often what is called for the first time stands in another folder than what was called for the first time before it, by V8's log. */
function switchesIn(log: string, dist: string): number {
  const bundles = new Map<string, ReturnType<typeof createFileAt>>();
  const folders: string[] = [];
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    const [what, kind = '', ...more] = line.split(',');
    if (what === 'script-details' && more[0]?.startsWith(dist)) bundles.set(kind, createFileAt(more[0]));
    if (what !== 'function' || kind !== 'first-execution') continue;
    const [script = '', start, , , , name = ''] = more;
    const file = bundles.get(script)?.(Number(start), name);
    if (file !== undefined && dirname(file) !== folders.at(-1)) folders.push(dirname(file));
  }
  return folders.length - 1;
}

/** The functions that ran, as `file name`, of the bundles in a folder. */
function functionsRun(coverageFolder: string, dist: string): Set<string> {
  const found = new Set<string>();
  for (const name of readdirSync(coverageFolder)) {
    const { result } = JSON.parse(readFileSync(join(coverageFolder, name), 'utf8')) as {
      readonly result: readonly ScriptCoverage[];
    };
    for (const { url, functions } of result) {
      if (!url.startsWith('file:') || !fileURLToPath(url).startsWith(dist)) continue;
      const fileAt = createFileAt(fileURLToPath(url));
      for (const { functionName, ranges } of functions) {
        const [{ startOffset = 0, count = 0 } = {}] = ranges;
        const file = count === 0 ? undefined : fileAt(startOffset, functionName);
        if (file !== undefined) found.add(`${file} ${functionName || startOffset}`);
      }
    }
  }
  if (found.size === 0) throw new Error(`no function of ours ran, by ${coverageFolder}`);
  return found;
}

const cache = join(ROOT, 'node_modules/.cache/cs-memory-house');
mkdirSync(cache, { recursive: true });
const dist = realpathSync(cache);
run(
  process.execPath,
  [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts', '--readable', '--into', dist],
  ROOT,
  process.env,
);
const store = makeScratchStore(join(ROOT, 'plugins/cs/dist/cs-memory.mjs'), 200, 4);
const { repository, folder } = store;
git(repository, ['config', 'user.name', 'Bench'], store.env);
git(repository, ['config', 'user.email', 'bench@example.com'], store.env);
// A background job of one event would run beside the next.
const env = { ...store.env, CS_REANCHOR_ENABLED: 'false' };

const transcript = join(folder, 'transcript.jsonl');
const line = (fields: Record<string, unknown>): string =>
  `${JSON.stringify({ sessionId: 'house', ...fields })}\n`;
const payload = (event: string, fields: Record<string, unknown>): string =>
  `${JSON.stringify({ session_id: 'house', transcript_path: transcript, cwd: repository, hook_event_name: event, ...fields })}\n`;

interface Ran {
  readonly functions: Set<string>;
  readonly switches: number;
}

/** Runs one event and gives what ran in its process. */
function hook(event: string, fields: Record<string, unknown>): Ran {
  const coverage = join(folder, `coverage-${event}`);
  const log = join(folder, `first-calls-${event}.log`);
  run(
    process.execPath,
    ['--log-function-events', '--no-logfile-per-isolate', `--logfile=${log}`, join(dist, 'hook.cjs'), event],
    repository,
    { ...env, NODE_V8_COVERAGE: coverage },
    payload(event, fields),
  );
  return { functions: functionsRun(coverage, dist), switches: switchesIn(log, dist) };
}

const FAILURE =
  'Exit code 1\nnpm error code EBADENGINE\nnpm error engine Unsupported engine for tool@2.1.0: wanted: {"node":">=22"}\n';
const ANSWER =
  'The build failed because tool 2.1.0 needs Node.js 22, and CI runs 20.1.0. We pin tool to 2.0.3 until CI is updated, since its API is the same.';

/** The Stop leaves the index to a process of its own. */
function untilIndexed(): void {
  const program = join(dist, 'cs-memory.mjs');
  const givesUpMs = Date.now() + 60_000;
  while (run('ps', ['-axo', 'args'], ROOT, process.env).includes(program) && Date.now() < givesUpMs)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
}

function measure(): readonly (readonly [string, Ran])[] {
  writeFileSync(
    transcript,
    line({
      type: 'user',
      uuid: 'u1',
      timestamp: new Date().toISOString(),
      message: { role: 'user', content: 'mend the build' },
    }),
  );
  hook('SessionStart', { source: 'startup' });
  const question = hook('UserPromptSubmit', {
    prompt: 'why did we pin the version for the cargo scheduler E1042 error?',
  });
  const failure = hook('PostToolUseFailure', {
    tool_name: 'Bash',
    tool_input: { command: 'npm run build' },
    error: FAILURE,
  });
  const said = { role: 'assistant', content: [{ type: 'text', text: ANSWER }] };
  writeFileSync(
    transcript,
    line({ type: 'assistant', uuid: 'a1', timestamp: new Date().toISOString(), message: said }),
    { flag: 'a' },
  );
  const stop = hook('Stop', { last_assistant_message: ANSWER });
  untilIndexed();
  return [
    ['Stop with one learning', stop],
    ['a question', question],
    ['a captured failure', failure],
  ];
}

const REACH: Readonly<Record<string, { readonly files: number; readonly switches?: number }>> = {
  'Stop with one learning': { files: 80, switches: 120 },
  'a question': { files: 60 },
  'a captured failure': { files: 45 },
};
const verdict = (figure: number, reach: number | undefined): readonly string[] =>
  reach === undefined ? ['', ''] : [`≤ ${reach}`, figure <= reach ? 'holds' : 'MISSED'];

try {
  const filesOf = (functions: Set<string>) =>
    [...new Set([...functions].map((it) => it.split(' ')[0] ?? ''))].sort();
  const measured = measure();
  printTable([
    ['', 'functions', 'files', 'reach', '', 'switches of folder', 'reach', ''],
    ...measured.map(([name, { functions, switches }]) => {
      const files = filesOf(functions).length;
      const reach = REACH[name] ?? { files: 0 };
      return [
        ...[name, `${functions.size}`, `${files}`, ...verdict(files, reach.files)],
        ...[`${switches}`, ...verdict(switches, reach.switches)],
      ];
    }),
  ]);
  if (values.list)
    for (const [name, { functions }] of measured) {
      console.log(`\n${name}`);
      for (const file of filesOf(functions)) {
        const names = [...functions]
          .filter((it) => it.startsWith(`${file} `))
          .map((it) => it.slice(file.length + 1));
        console.log(`${file}: ${names.join(' ')}`);
      }
    }
} finally {
  store.remove();
  rmSync(dist, { recursive: true, force: true });
}
