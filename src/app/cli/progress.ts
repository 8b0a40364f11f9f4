import type { TellProgress } from '../../core/ports.ts';

const WIDTH = 24;
const MIN_INTERVAL_MS = 100;

/** What stands on the terminal and goes away before anything else is said. */
let standing: NodeJS.WriteStream | undefined;
let questions = 0;
let isTold = false;
let isWatched = false;

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

const PATIENCE_MS = 1_000;

/** Does some work, and says on a terminal that it goes on after a second, unless a line of its own tells more. Throws what the work throws. */
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

/** Sooner no rate means anything. */
const MIN_ELAPSED_MS = 1_000;

const counted = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : String(Math.round(value * 10) / 10);

/** `filtering memories: 1,200 of 10,000, 850/s, 11 s left`; rate and rest once they can be told. Pure. */
export function countText(doing: string, done: number, total: number | undefined, elapsedMs: number): string {
  if (total === undefined) return `${doing}: ${counted(done)}`;
  const amount = `${doing}: ${counted(done)} of ${counted(total)}`;
  const rate = (done / elapsedMs) * 1_000;
  if (elapsedMs < MIN_ELAPSED_MS || done === 0 || done >= total) return amount;
  const seconds = Math.max(1, Math.ceil((total - done) / rate));
  const left = seconds < 60 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`;
  return `${amount}, ${counted(rate)}/s, ${left}`;
}

const bar = (share: number): string =>
  `[${'#'.repeat(Math.round(Math.min(1, share) * WIDTH)).padEnd(WIDTH, '.')}]  `;

/** What is counted, on one line of a terminal; where nothing is counted the line goes, and what watches the command speaks again. */
export function countingProgress(stream: NodeJS.WriteStream = process.stderr, now = Date.now): TellProgress {
  let current = '';
  let beganMs = 0;
  let shownMs = Number.NEGATIVE_INFINITY;
  return (doing, done, total) => {
    if (doing !== current) beganMs = now();
    current = doing;
    if (done !== undefined && stream.isTTY && now() - shownMs >= MIN_INTERVAL_MS) {
      shownMs = now();
      isTold = true;
      rewrite(stream, `${total ? bar(done / total) : ''}${countText(doing, done, total, now() - beganMs)}`);
    }
    if (done !== undefined && done < (total ?? Number.POSITIVE_INFINITY)) return;
    isTold = false;
    hideProgress();
  };
}
