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

/** A progress line on stderr, so that stdout has results only. */
export function progressLine(stream: NodeJS.WriteStream = process.stderr): ProgressLine {
  let shownMs = 0;
  const rewrite = (text: string): void => {
    stream.write(`\r\u001b[K${text}`);
  };
  return {
    show: (text, share) => {
      if (!stream.isTTY || Date.now() - shownMs < MIN_INTERVAL_MS) return;
      shownMs = Date.now();
      rewrite(share === undefined ? text : `${bar(share)}  ${text}`);
    },
    clear: () => {
      if (stream.isTTY) rewrite('');
    },
    end: (text) => {
      if (stream.isTTY) rewrite('');
      stream.write(`${text}\n`);
    },
  };
}

/** Nobody minds a second. */
const PATIENCE_MS = 1_000;

/** Does some work, and says on a terminal that it goes on where it takes longer than a second. Throws what the work throws. */
export async function showingProgress<T>(what: string, work: () => Promise<T>): Promise<T> {
  const line = progressLine();
  const startedMs = Date.now();
  const timer = setInterval(
    () => line.show(`${what} … ${Math.round((Date.now() - startedMs) / 1_000)} s`),
    PATIENCE_MS,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (Date.now() - startedMs >= PATIENCE_MS) line.clear();
  }
}

function bar(share: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
}
