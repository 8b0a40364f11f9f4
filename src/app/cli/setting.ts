import { minimatch } from 'minimatch';
import { scan } from '../../../filters/stages/provider-tokens/secretlint.ts';
import type { Job } from '../../core/background.ts';
import { CsError } from '../../core/errors.ts';
import type { TellProgress } from '../../core/ports.ts';
import { failureRecord, type LogRecord, writeLog } from '../../files/log.ts';
import { type Wired, wire } from '../wire/services.ts';
import { type FilterLoaders, type Spooling, type WireOptions, wireSpool } from '../wire/spool.ts';

interface ProgressLine {
  /** `share` from 0 to 1; undefined where nobody knows. */
  show(text: string | (() => string), share?: number): void;
  clear(): void;
  end(text: string): void;
}

const WIDTH = 24;
const MIN_INTERVAL_MS = 100;

/** What stands on the terminal and goes away before anything else is said. */
let standing: NodeJS.WriteStream | undefined;
let questions = 0;
let isTold = false;
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
      const said = typeof text === 'string' ? text : text();
      rewrite(stream, share === undefined ? said : `${bar(share)}  ${said}`);
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
    line.show(() => countText(doing, { done, total, elapsedMs }), done / total);
    if (done >= total) line.clear();
  };
}

/** In the CLI's bundle everything is at hand: nothing has to be found beside it. */
const LOADERS: FilterLoaders = { loadSecretlint: () => scan, loadMinimatch: () => minimatch };

/** The setting a command runs in: the folder it was started in and its environment. */
export const setting = () => ({
  cwd: workingFolder(),
  env: process.env,
  loaders: LOADERS,
  mayFetch: true,
});

function workingFolder(): string {
  try {
    return process.cwd();
  } catch (cause) {
    throw new CsError('IO_FAILED', 'the current folder no longer exists', {
      cause,
      hint: 'change to another folder',
    });
  }
}

/** Runs a command that needs no git. */
export const spooling = (): Promise<Spooling> => wireSpool(setting());

/** Runs a command with everything wired, and ends the git process behind it, whatever happens. What takes long is seen to go on. */
export function withWired<T>(
  command: (wired: Wired) => Promise<T>,
  more: Pick<WireOptions, 'tellReading'> = {},
): Promise<T> {
  return showingProgress('working', async () => {
    const wired = await wire({ ...setting(), ...more });
    return command(wired).finally(wired.close);
  });
}

/** Does something with what is closed behind it, whatever happens. */
export const using = <It extends { close(): void }, T>(it: It, work: (it: It) => Promise<T>): Promise<T> =>
  work(it).finally(it.close);

/** For what only a repository has. Throws USAGE where there is none around: the user's own store has no files and no history. */
export function needRepository({ home }: Pick<Wired, 'home'>): void {
  if (home.isUserStore)
    throw new CsError('USAGE', 'there is no repository here', { hint: 'run it inside a git repository' });
}

/** Each stops by itself long before (a reindex after ten minutes); what has not ended by then hangs, and nobody sees it. */
const DEADLINE_MS = 15 * 60_000;

/** The options that a job in the background is wired with: it asks no remote for what is missing here. */
export const quietSetting = () => ({ ...setting(), mayFetch: false });

/** Runs a job that a hook has started: nobody reads what it says, so it says nothing, and what fails is in the log. Never throws. */
export async function runQuietly(
  job: Job,
  run: (wired: Wired) => Promise<unknown>,
  { deadlineMs = DEADLINE_MS, mayFetch = false } = {},
): Promise<void> {
  const log = (record: LogRecord): void => writeLog(process.env, { event: job, ...record });
  const deadline = setTimeout(() => {
    log({ failure: 'DEADLINE', deadline_ms: deadlineMs });
    process.exit(0);
  }, deadlineMs);
  deadline.unref();
  try {
    const wired = await wire({ ...quietSetting(), mayFetch });
    await run(wired).finally(wired.close);
  } catch (error) {
    log(failureRecord(error));
  }
}
