import { spawn } from 'node:child_process';

/** How a process ended and what it said. */
export interface CleanRun {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The process closed its stdin before it had been given all of it. */
  readonly stdinBroken: boolean;
}

export interface CleanRunOptions {
  readonly cwd: string;
  /** All of the environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Written piece by piece, each in its own turn of the event loop. */
  readonly stdin?: string | Uint8Array | readonly Uint8Array[];
  /** Leaves stdin open when all is written. */
  readonly keepStdinOpen?: boolean;
}

/** What has not ended by then never will: it is killed with its children, so `signal` is SIGKILL. */
const HANG_MS = 60_000;
/** Long enough for a running node to have taken the piece before. */
const BETWEEN_PIECES_MS = 300;

async function write(stream: NodeJS.WritableStream, pieces: CleanRunOptions['stdin']): Promise<void> {
  if (!Array.isArray(pieces)) {
    stream.write((pieces ?? '') as string);
    return;
  }
  for (const piece of pieces) {
    stream.write(piece);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_PIECES_MS));
  }
}

/** Runs a program with nothing of this process's environment, and gives whatever came of it. Throws where it cannot be started. */
export function runClean(
  command: string,
  args: readonly string[],
  options: CleanRunOptions,
): Promise<CleanRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: options.cwd, env: { ...options.env }, detached: true });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let stdinBroken = false;
    const hang = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), HANG_MS);
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.stdin.on('error', () => {
      stdinBroken = true;
    });
    child.on('error', reject);
    child.on('exit', () => child.stdin.destroy());
    child.on('close', (code, signal) => {
      clearTimeout(hang);
      const stdout = Buffer.concat(out).toString('utf8');
      resolve({ code, signal, stdout, stderr: Buffer.concat(err).toString('utf8'), stdinBroken });
    });
    void write(child.stdin, options.stdin).then(() => options.keepStdinOpen || child.stdin.end());
  });
}

/**
 * `work` on every item, `width` at a time; the results in the items' order. Throws what one of them threw, and only
 * when none is at work any more.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array(items.length);
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T);
  };
  const ends = await Promise.allSettled(Array.from({ length: width }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}
