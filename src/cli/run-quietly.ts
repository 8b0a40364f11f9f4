import type { Job } from '../ports/background.ts';
import { failureRecord, type LogRecord, writeLog } from '../wire/hot.ts';
import { type Wired, wire } from '../wire.ts';
import { setting } from './setting.ts';

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
