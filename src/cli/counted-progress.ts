import type { TellProgress } from '../ports/progress.ts';
import { type ProgressLine, progressLine } from './progress.ts';

/** Sooner no rate means anything. */
const MIN_ELAPSED_MS = 1_000;
const MINUTE_S = 60;

const counted = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : String(Math.round(value * 10) / 10);

function leftText(seconds: number): string {
  if (seconds < MINUTE_S) return `${Math.max(1, Math.ceil(seconds))} s left`;
  return `${Math.ceil(seconds / MINUTE_S)} min left`;
}

/** `filtering memories: 1,200 of 10,000, 850/s, 11 s left`; rate and rest once they can be told. Pure. */
export function countText(
  doing: string,
  { done, total, elapsedMs, unit = '' }: CountedWork & { readonly elapsedMs: number },
): string {
  const amount = `${doing}: ${counted(done)} of ${counted(total)}${unit}`;
  const rate = (done / elapsedMs) * 1_000;
  if (elapsedMs < MIN_ELAPSED_MS || done === 0 || done >= total) return amount;
  return `${amount}, ${counted(rate)}${unit}/s, ${leftText((total - done) / rate)}`;
}

interface CountedWork {
  readonly done: number;
  readonly total: number;
  /** With a blank before it: ` MB`. */
  readonly unit?: string;
}

/** What is counted, on one line of a terminal; where nothing is counted the line goes, and what watches the command speaks again. */
export function countingProgress(
  line: ProgressLine = progressLine(),
  now: () => number = Date.now,
): TellProgress {
  let current = '';
  let beganMs = 0;
  return (doing, done, total) => {
    if (doing !== current) {
      current = doing;
      beganMs = now();
    }
    if (done === undefined || !total) return line.clear();
    const elapsedMs = now() - beganMs;
    line.show(countText(doing, { done, total, elapsedMs }), done / total);
    if (done >= total) line.clear();
  };
}
