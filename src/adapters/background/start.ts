import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { backgroundEnvironment } from './environment.ts';

export interface BackgroundOptions {
  readonly cwd: string;
  /** Of which only what node and git need is passed on. */
  readonly env: NodeJS.ProcessEnv;
  /** Whether it speaks to a remote. */
  readonly network: boolean;
  /** Further variables it is given, by name: the one job that needs the user's key. */
  readonly passes?: readonly string[];
}

/**
 * Starts `node <program> ...args` in a session of its own, without streams, at the lowest priority, and does not
 * wait for it: it lives on when we are gone. False where it could not be started. (The client kills what a hook started only while the hook itself still
 * runs, so this belongs at a hook's very end.)
 */
export function startInBackground(
  program: string,
  args: readonly string[],
  { cwd, env, network, passes = [] }: BackgroundOptions,
): boolean {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: backgroundEnvironment(env, network, passes),
    detached: true,
    stdio: 'ignore',
  });
  child.on('error', () => {}); // comes when a hook has ended long since; without a number it did not start
  child.unref();
  if (child.pid === undefined) return false;
  lowerPriority(child.pid);
  return true;
}

/** `os.constants.priority.PRIORITY_LOW`. */
const LOWEST_PRIORITY = 19;

/** Its git processes inherit it. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOWEST_PRIORITY);
  } catch {
    // it has ended already, or the system has no priorities
  }
}
