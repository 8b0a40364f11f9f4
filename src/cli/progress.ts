/** A line on stderr that is written anew while something goes on; on no terminal one line at the end. */
export interface ProgressLine {
  /** `share` from 0 to 1; undefined where nobody knows. */
  show(text: string, share?: number): void;
  /** Takes the line away: stdout has the result. */
  clear(): void;
  /** Ends the line. */
  end(text: string): void;
}

const WIDTH = 24;
/** A terminal need not be written to more often. */
const MIN_INTERVAL_MS = 100;

/** What stands on the terminal and goes away before anything else is said. */
let standing: NodeJS.WriteStream | undefined;
/** Questions that wait for an answer: nothing is written over them. */
let questions = 0;
/** Whether a line of a command's own tells how far it is. */
let isTold = false;
/** Whether something tells already that it goes on. */
let isWatched = false;

/** Takes away what stands on the terminal, since something else is to be said. */
export function hideProgress(): void {
  standing?.write('\r\u001b[K');
  standing = undefined;
}

/** Asks somebody something, with nothing written over the question. */
export async function withoutProgress<T>(ask: () => Promise<T>): Promise<T> {
  hideProgress();
  questions += 1;
  try {
    return await ask();
  } finally {
    questions -= 1;
  }
}

function rewrite(stream: NodeJS.WriteStream, text: string): void {
  if (questions > 0) return;
  hideProgress();
  stream.write(`\r\u001b[K${text}`);
  standing = stream;
}

/** A progress line on stderr, so that stdout has results only. */
export function progressLine(stream: NodeJS.WriteStream = process.stderr): ProgressLine {
  let shownMs = 0;
  return {
    show: (text, share) => {
      if (!stream.isTTY || Date.now() - shownMs < MIN_INTERVAL_MS) return;
      shownMs = Date.now();
      isTold = true;
      rewrite(stream, share === undefined ? text : `${bar(share)}  ${text}`);
    },
    clear: () => {
      isTold = false;
      hideProgress();
    },
    end: (text) => {
      hideProgress();
      stream.write(`${text}\n`);
    },
  };
}

/** Nobody minds a second. */
const PATIENCE_MS = 1_000;

/**
 * Does some work, and says on a terminal that it goes on where it takes longer than a second, unless a line of its own tells more. Within
 * other work that is shown it adds nothing. Throws what the work throws.
 */
export async function showingProgress<T>(
  what: string,
  work: () => Promise<T>,
  stream: NodeJS.WriteStream = process.stderr,
): Promise<T> {
  if (isWatched || !stream.isTTY) return work();
  isWatched = true;
  const startedMs = Date.now();
  const timer = setInterval(() => {
    if (!isTold) rewrite(stream, `${what} … ${Math.round((Date.now() - startedMs) / 1_000)} s`);
  }, PATIENCE_MS);
  try {
    return await work();
  } finally {
    isWatched = false;
    clearInterval(timer);
    hideProgress();
  }
}

function bar(share: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
}
