// `npx tsx scripts/record-tour.ts [--dist DIR]`: a real terminal (tmux) in which remember, review and recall are typed, on
// an empty HOME and in a scratch repository, and what it showed as docs/tutorial/tour.md. Not part of CI: run it when what they print has changed.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '..');
const named = process.argv.indexOf('--dist') + 1;
const DIST = resolve(named > 0 ? (process.argv[named] ?? '') : join(ROOT, 'plugins/cs/dist'));
const PAGE = join(ROOT, 'docs/tutorial/tour.md');

const WIDTH = 100;
const HEIGHT = 40;
/** A command that is not over by then hangs, or asks what nobody answers. */
const PATIENCE_MS = 60_000;
/** Of a longer one the middle is left out. */
const MAX_LINES = 44;
const HEAD_LINES = 16;
const PROMPT = '$';

/** Short, so that no line is broken because of it; in the page it is the home of somebody who is made up. */
const folder = mkdtempSync('/tmp/t-');
const repository = join(folder, 'shop');
const env = {
  PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
  HOME: folder,
  LANG: 'C.UTF-8',
  TERM: 'xterm-256color',
  CS_REANCHOR_ENABLED: 'false', // the folder goes at the end: nothing may still run in it
};

/** Something typed, and what is typed when it asks. */
interface Step {
  readonly says: string;
  readonly types: string;
  readonly answers?: readonly { readonly waitsFor: RegExp; readonly keys: readonly string[] }[];
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: repository, env, encoding: 'utf8' });

function makeRepository(): void {
  mkdirSync(repository);
  mkdirSync(join(folder, 'bin'));
  symlinkSync(join(DIST, 'cs-memory.mjs'), join(folder, 'bin/cs-memory'));
  git('init', '--quiet', '--initial-branch=main', '.');
  git('config', 'user.name', 'Dana Developer');
  git('config', 'user.email', 'dana@example.com');
  git('commit', '--quiet', '--allow-empty', '--message', 'The first');
}

/** The session that `npm run demo` plays, through the hooks themselves. */
function playSession(): void {
  const lines = readFileSync(join(ROOT, 'scripts/demo-session.jsonl'), 'utf8').split('\n').filter(Boolean);
  for (const line of lines) {
    const payload = { ...(JSON.parse(line) as Record<string, unknown>), cwd: repository };
    const event = String((payload as { hook_event_name?: unknown }).hook_event_name);
    const { status } = spawnSync(process.execPath, [join(DIST, 'hook.cjs'), event], {
      cwd: repository,
      env,
      input: `${JSON.stringify(payload)}\n`,
    });
    if (status !== 0) throw new Error(`the hook of ${event} ended with ${status}`);
  }
}

const socket = `cs-memory-tour-${process.pid}`;
const tmux = (...args: readonly string[]): string =>
  execFileSync('tmux', ['-L', socket, '-f', '/dev/null', ...args], { env, encoding: 'utf8' });

function startTerminal(): void {
  const shell = `exec env 'PS1=${PROMPT} ' bash --norc --noprofile`; // the shell before it takes PS1 away
  tmux('new-session', '-d', '-x', String(WIDTH), '-y', String(HEIGHT), '-c', repository, shell);
}

/** All that the terminal showed since it was cleared, without the blanks at its end. */
const shown = (): string =>
  tmux('capture-pane', '-p', '-J', '-S', '-')
    .replace(/[ \t]+$/gm, '')
    .trimEnd();

async function until(what: string, is: (text: string) => boolean): Promise<string> {
  const endMs = performance.now() + PATIENCE_MS;
  while (performance.now() < endMs) {
    const text = shown();
    if (is(text)) return text;
    await sleep(100);
  }
  throw new Error(`${what}: waited for ${PATIENCE_MS} ms. The terminal shows:\n${shown()}`);
}

const isPrompt = (text: string): boolean => text.split('\n').at(-1) === PROMPT;

/** Types it and gives what the terminal showed, the command itself first. */
async function play({ types, answers = [] }: Step): Promise<string> {
  tmux('send-keys', '-R', '-t', ':', 'clear', 'Enter');
  await until('clear', isPrompt);
  tmux('clear-history');
  tmux('send-keys', '-t', ':', '-l', types);
  tmux('send-keys', '-t', ':', 'Enter');
  for (const { waitsFor, keys } of answers) {
    await until(types, (text) => waitsFor.test(text));
    tmux('send-keys', '-t', ':', ...keys);
  }
  const text = await until(types, (now) => now.includes('\n') && isPrompt(now));
  return text.slice(0, text.lastIndexOf('\n'));
}

function shortened(text: string): string {
  const lines = text.trimEnd().split('\n');
  if (lines.length <= MAX_LINES) return lines.join('\n');
  const tail = lines.slice(lines.length - (MAX_LINES - HEAD_LINES));
  return [...lines.slice(0, HEAD_LINES), `  [${lines.length - MAX_LINES} more lines]`, ...tail].join('\n');
}

const block = (step: Step, text: string): string =>
  `${step.says}\n\n\`\`\`console\n${shortened(text).replaceAll(folder, '/home/dana')}\n\`\`\`\n`;

const BEFORE: readonly Step[] = [
  { says: 'A first memory:', types: 'cs-memory remember "Deploys run on Tuesdays, after the backup"' },
];

const AFTER: readonly Step[] = [
  {
    says: '## Review\n\nA session has run: a command failed, something was changed, the command passed. Here is what came of it; `k` keeps, `f` forgets.',
    types: 'cs-memory review',
    answers: [{ waitsFor: /\[k\]eep/, keys: ['k'] }],
  },
  { says: '## Recall', types: 'cs-memory recall when do deploys run' },
  { says: 'Why it was found:', types: 'cs-memory recall --explain --limit 1 deploys' },
];

async function record(steps: readonly Step[]): Promise<string[]> {
  const parts: string[] = [];
  for (const step of steps) parts.push(block(step, await play(step)));
  return parts;
}

const INTRO = `# A tour

What a terminal shows, recorded by \`scripts/record-tour.ts\` with an empty HOME and a new repository. Do not edit.
`;

try {
  makeRepository();
  startTerminal();
  const before = await record(BEFORE);
  playSession();
  const after = await record(AFTER);
  writeFileSync(PAGE, [INTRO, ...before, ...after].join('\n'));
  console.log(`written to ${PAGE}`);
} finally {
  spawnSync('tmux', ['-L', socket, 'kill-server']);
  await sleep(1_000); // what ran in it ends now
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
