// Raises the events of a session as the client does: the commands of hooks.json, in a scratch repository with a home of its own.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Hooks {
  readonly [event: string]: readonly {
    readonly matcher?: string;
    readonly hooks: readonly { readonly command: string; readonly args: readonly string[] }[];
  }[];
}

/** How hooks.json names the checkout. */
const PLUGIN_ROOT = `\${${'CLAUDE_PLUGIN_ROOT'}}`;

/** What a hook told the model, or the user. */
export type Said = (event: string, text: string) => void;

/** A session of a client in its repository. */
export interface Client {
  readonly repository: string;
  /** Its transcript, empty at first. */
  readonly transcript: string;
  /** What its processes are given: PATH, and a HOME of its own. */
  readonly env: NodeJS.ProcessEnv;
  /** Runs the hooks of an event, which their matchers compare with `value`. */
  readonly raise: (event: string, fields: object, value?: string) => void;
  /** What git printed. */
  readonly git: (...args: string[]) => string;
}

/** A session of the client with the hooks of the checkout at `root`, in the repository of `folder`, which is made where there is none. */
export function openClient(root: string, folder: string, session: string, said: Said = () => {}): Client {
  const repository = join(folder, 'repository');
  const home = join(folder, 'home');
  mkdirSync(repository, { recursive: true });
  mkdirSync(home, { recursive: true });
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    CLAUDE_PROJECT_DIR: repository,
    CLAUDE_CODE_SESSIONEND_HOOKS_TIMEOUT_MS: '60000', // what is kept is measured, not how busy the machine is
  };
  const git = (...args: string[]): string =>
    spawnSync('git', args, { cwd: repository, env, encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;
  git('init', '-q');
  git('config', 'user.name', 'Dev One');
  git('config', 'user.email', 'dev@example.com');
  if (git('rev-parse', '-q', '--verify', 'HEAD') === '') git('commit', '-q', '--allow-empty', '-m', 'start');

  const { hooks } = JSON.parse(readFileSync(join(root, 'hooks.json'), 'utf8')) as { hooks: Hooks };
  const transcript = join(home, `${session}.jsonl`);
  writeFileSync(transcript, '');
  const base = { session_id: session, transcript_path: transcript, cwd: repository };
  const raise = (event: string, fields: object, value = ''): void => {
    const entries = (hooks[event] ?? []).filter(
      ({ matcher }) => matcher === undefined || new RegExp(`^(?:${matcher})$`).test(value),
    );
    const input = `${JSON.stringify({ ...base, ...fields, hook_event_name: event })}\n`;
    for (const { command, args } of entries.flatMap((entry) => entry.hooks)) {
      const { stdout } = spawnSync(
        command,
        args.map((arg) => arg.replaceAll(PLUGIN_ROOT, root)),
        { cwd: repository, env, input, timeout: 30_000, encoding: 'utf8' },
      );
      const text = stdout === '' ? undefined : contextIn(stdout);
      if (text !== undefined) said(event, text);
    }
  };
  return { repository, transcript, env, raise, git };
}

function contextIn(stdout: string): string | undefined {
  try {
    const printed = JSON.parse(stdout) as { hookSpecificOutput?: { additionalContext?: string } };
    return printed.hookSpecificOutput?.additionalContext;
  } catch {
    return undefined; // plain text, for the summariser
  }
}
