import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { seedCompiledCode } from './compiled-code.ts';
import { DIST } from './dist.ts';
import { runHosted } from './hosted.ts';

export interface HookOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** The folder with hook.cjs. */
  readonly dist?: string;
  /** The hook is killed with SIGKILL after so long. */
  readonly killAfterMs?: number;
  /** Another user to run as; only root may ask for it. */
  readonly uid?: number;
  /** False: in a process of its own, as the client does it. */
  readonly inProcess?: boolean;
}

export interface HookResult {
  /** Null when it was killed. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one event's hook as the client does: JSON on stdin, to its end. In this process where nothing is asked that only one of its own has. */
export async function runHook(
  event: string,
  payload: object,
  options: HookOptions = {},
): Promise<HookResult> {
  const { uid, killAfterMs, inProcess = uid === undefined && killAfterMs === undefined } = options;
  const start = () => startHook(event, payload, options);
  if (!inProcess) return start();
  const file = join(options.dist ?? DIST, 'hook.cjs');
  const stdin = `${JSON.stringify(payload)}\n`;
  const env = clientEnv(payload, options);
  const call = { file, argv: [file, event], cwd: process.cwd(), env, stdin };
  const ran = await runHosted(call, start);
  return { exitCode: 'code' in ran ? ran.code : ran.exitCode, stdout: ran.stdout, stderr: ran.stderr };
}

/** The client tells its hooks which session it runs. */
const clientEnv = (payload: object, { env }: HookOptions): NodeJS.ProcessEnv => ({
  ...process.env,
  ...('session_id' in payload ? { CLAUDE_CODE_SESSION_ID: String(payload.session_id) } : {}),
  ...env,
});

/** Runs it in a process of its own. */
function startHook(event: string, payload: object, options: HookOptions): Promise<HookResult> {
  return new Promise((done, fail) => {
    const { uid } = options;
    const home = options.env?.['HOME'] ?? process.env['HOME'] ?? '';
    if (uid === undefined && isAbsolute(home) && existsSync(home)) seedCompiledCode(join(home, '.cache'));
    const child: ChildProcess = spawn(process.execPath, [join(options.dist ?? DIST, 'hook.cjs'), event], {
      env: clientEnv(payload, options),
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    const out = { stdout: '', stderr: '' };
    child.stdout?.on('data', (chunk) => {
      out.stdout += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      out.stderr += chunk;
    });
    child.stdin?.on('error', () => {}); // killed before it had read all
    child.stdin?.end(`${JSON.stringify(payload)}\n`);
    const { killAfterMs } = options;
    const timer =
      killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.on('error', fail);
    child.on('exit', () => clearTimeout(timer));
    child.on('close', (exitCode) => done({ exitCode, ...out }));
  });
}

/** A line of the log, parsed. */
export type Logged = Readonly<Record<string, unknown>> & { readonly event: string };

/** What the hooks logged, the oldest first. */
export function logged(home = process.env['HOME'] ?? ''): Logged[] {
  const folder = join(home, '.local/state/cs-memory/log');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Logged);
}

/** What the hooks logged as failures, as `event: code`. */
export function loggedFailures(home?: string): string[] {
  return logged(home)
    .filter((record) => 'failure' in record)
    .map(({ event, failure }) => `${event}: ${failure}`);
}

/** The model's part of a hook's output; undefined when it said nothing. */
export function contextOf({ stdout }: HookResult): string | undefined {
  if (stdout === '') return undefined;
  return (JSON.parse(stdout) as { hookSpecificOutput?: { additionalContext?: string } }).hookSpecificOutput
    ?.additionalContext;
}
