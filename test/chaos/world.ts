import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { removeOnceQuiet } from '../../bench/measure.ts';
import { commandsFor } from '../helpers/bundle.ts';
import { git, makeRepository } from '../helpers/repo.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
/** What takes longer has hung. */
const HANG_MS = 30_000;

/** How one process ended. `isKilled`: by us, with all that it had started. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly isKilled: boolean;
  readonly hung: boolean;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly killAfterMs?: number;
  /** In place of a payload's JSON. */
  readonly raw?: string | Buffer;
  readonly cwd?: string;
}

/** A repository and a home of their own, and what is run there as the client and as a person would. */
export interface World {
  readonly folder: string;
  readonly repository: string;
  readonly home: string;
  hook(event: string, payload: object, options?: RunOptions): Promise<Ran>;
  cli(args: readonly string[], options?: RunOptions): Promise<Ran>;
  /** A prompt that wants something remembered. Gives whether the user was told that it is. */
  remember(text: string, options?: RunOptions): Promise<Ran & { readonly isSaid: boolean }>;
  /** Which of some texts stand in no note, after what waits was given the time to get there. */
  lost(texts: readonly string[], repository?: string): Promise<readonly string[]>;
  remove(): void;
}

const sessions = { made: 0 };

/** Whether a text stands in another, whatever its first letter became. */
export const says = (whole: string, text: string): boolean =>
  whole.toLowerCase().includes(text.toLowerCase());

/** Makes one, in `parent` where that is given. */
export function makeWorld(parent = tmpdir()): World {
  const folder = realpathSync(mkdtempSync(join(parent, 'cs-memory-chaos-')));
  const [repository, home] = [join(folder, 'repository'), join(folder, 'home')];
  for (const path of [repository, home]) mkdirSync(path);
  makeRepository(repository);
  sessions.made += 1;
  const session = `chaos-${sessions.made}`;
  const env = { PATH: process.env['PATH'] ?? '', HOME: home, TMPDIR: folder, CLAUDE_PLUGIN_ROOT: PROJECT };
  const base = { session_id: session, cwd: repository, transcript_path: '', permission_mode: 'default' };
  const hook: World['hook'] = (event, payload, options = {}) => {
    const { source, reason, tool_name } = payload as Record<string, string | undefined>;
    const [found] = commandsFor(PROJECT, event, source ?? reason ?? tool_name ?? '');
    if (found === undefined) throw new Error(`hooks.json has nothing for ${event}`);
    const line = options.raw ?? JSON.stringify({ ...base, hook_event_name: event, ...payload });
    return run([found.command, ...found.args], line, {
      cwd: repository,
      ...options,
      env: { ...env, ...options.env },
    });
  };
  const cli: World['cli'] = (args, options = {}) =>
    run(['node', join(PROJECT, 'plugins/cs/dist/cs-memory.mjs'), ...args], '', {
      cwd: repository,
      ...options,
      env: { ...env, ...options.env },
    });
  return {
    folder,
    repository,
    home,
    hook,
    cli,
    remember: async (text, options) => {
      const ran = await hook('UserPromptSubmit', { prompt: `Remember that ${text}` }, options);
      return { ...ran, isSaid: /remembered|waits/.test(ran.out) };
    },
    lost: async (texts, where = repository) => {
      // Nothing runs any more: what a git that was killed left behind is taken away, as its message says to.
      for (const lock of locksOf(join(where, '.git/refs'))) rmSync(lock);
      await hook('Stop', { stop_hook_active: false, cwd: where });
      const { code, out } = await cli(['session', 'flush'], { cwd: where });
      if (code !== 0) throw new Error(`what waits could not be flushed: ${out}`);
      const notes = allNotes(where);
      return texts.filter((text) => !says(notes, text));
    },
    remove: () => removeOnceQuiet(folder),
  };
}

const locksOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.lock'))
    .map((path) => join(folder, path));

/** All that stands in our notes, as git gives it. */
function allNotes(repository: string): string {
  return git(repository, ['for-each-ref', '--format=%(refname)', 'refs/notes/cs'])
    .split('\n')
    .filter(Boolean)
    .map((ref) =>
      execFileSync('git', ['grep', '-h', '-e', '.', ref], {
        cwd: repository,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      }),
    )
    .join('\n');
}

function run(
  [command = '', ...args]: readonly string[],
  input: string | Buffer,
  options: RunOptions,
): Promise<Ran> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: options.cwd, env: { ...options.env }, detached: true });
    let [out, isKilled, hung] = ['', false, false];
    const kill = (): void => {
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL');
      } catch {
        // it has ended
      }
    };
    const timers = [
      setTimeout(() => {
        hung = true;
        kill();
      }, HANG_MS),
      ...(options.killAfterMs === undefined
        ? []
        : [
            setTimeout(() => {
              isKilled = true;
              kill();
            }, options.killAfterMs),
          ]),
    ];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        out += chunk;
      });
    child.stdin.on('error', () => {});
    child.stdin.end(typeof input === 'string' ? `${input}\n` : input);
    child.on('error', fail);
    child.on('close', (code) => {
      for (const timer of timers) clearTimeout(timer);
      done({ code, out, isKilled: isKilled && code === null, hung });
    });
  });
}
