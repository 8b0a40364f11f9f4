import { minimatch } from 'minimatch';
import type { Job } from '../../core/background.ts';
import { CsError } from '../../core/errors.ts';
import { failureRecord, type LogRecord, writeLog } from '../../files/log.ts';
import { type Wired, wire } from '../wire/services.ts';
import { type FilterLoaders, type Spooling, type WireOptions, wireSpool } from '../wire/spool.ts';
import { showingProgress } from './progress.ts';

/** In the CLI's bundle everything is at hand: nothing has to be found beside it. */
const LOADERS: FilterLoaders = { loadMinimatch: () => minimatch };

/** The setting a command runs in: the folder it was started in and its environment. */
export const setting = () => ({ cwd: workingFolder(), env: process.env, loaders: LOADERS, mayFetch: true });

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

/** Runs a job that a hook has started: nobody reads what it says, so it says nothing, and what fails is in the log. Mostly it asks no remote for what is missing here. Never throws. */
export async function runQuietly(
  job: Job,
  run: (wired: Wired) => Promise<unknown>,
  { deadlineMs = DEADLINE_MS, mayFetch = false } = {},
): Promise<undefined> {
  const log = (record: LogRecord): void => writeLog(process.env, { event: job, ...record });
  const deadline = setTimeout(() => {
    log({ failure: 'DEADLINE', deadline_ms: deadlineMs });
    process.exit(0);
  }, deadlineMs);
  deadline.unref();
  try {
    const wired = await wire({ ...setting(), mayFetch });
    await run(wired).finally(wired.close);
  } catch (error) {
    log(failureRecord(error));
  }
}
