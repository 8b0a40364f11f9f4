import { type ChildProcess, spawn } from 'node:child_process';
import type { CommandReport } from '../../domain/handoff/types.ts';
import type { AskCommand } from '../../ports/handoff.ts';
import { backgroundEnvironment } from './environment.ts';

export interface CommandOptions {
  /** As a shell takes it; only the user's own settings may name one. */
  readonly command: string;
  readonly cwd: string;
  /** Of which only what node, git and a network need is passed on: no API key. */
  readonly env: NodeJS.ProcessEnv;
}

/** More is no list that anybody reads: then the command is ended. */
const MAX_BYTES = 16 * 1024;
/** Whose tasks a tracker is to list. */
const PASSED = ['AGENT_ROLE'];

/**
 * Runs a command by `sh` in a session of its own, without a terminal and without stdin; its stderr goes nowhere. At the time-out, or
 * when it has printed enough, it is killed with all that it started. Gives whole lines. See the port for the promises.
 */
export function createAskCommand({ command, cwd, env }: CommandOptions): AskCommand {
  return (timeoutMs) =>
    new Promise((resolve) => {
      const child = spawn('sh', ['-c', command], {
        cwd,
        env: backgroundEnvironment(env, true, PASSED),
        detached: true,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const chunks: Buffer[] = [];
      let bytes = 0;
      const end = (problem?: string, isCut = false): void => {
        clearTimeout(timer);
        kill(child);
        resolve(reportOf(Buffer.concat(chunks), problem, isCut));
      };
      const timer = setTimeout(() => end(`had not ended after ${timeoutMs} ms`, true), timeoutMs);
      child.stdout.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > MAX_BYTES) end('printed more than is kept', true);
      });
      child.on('error', () => end('could not be started'));
      child.on('close', (code) => end(code === 0 ? undefined : `failed with ${code ?? 'a signal'}`));
    });
}

/** A process that has left its group still holds our pipe: it is let go of. */
function kill(child: ChildProcess): void {
  child.stdout?.destroy();
  child.unref();
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // all of it has ended
  }
}

/** Half a line could hide from the filters what a secret is: it goes. */
function reportOf(output: Buffer, problem: string | undefined, isCut: boolean): CommandReport {
  const text = output.toString('utf8', 0, MAX_BYTES);
  const whole = isCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
  const lines = whole.split('\n').filter((line) => line.trim() !== '');
  return { lines, ...(problem === undefined ? {} : { problem }) };
}
