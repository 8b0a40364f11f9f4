import type { Candidate } from '../../../src/capture/blocks.ts';
import { gather, NOTHING_GATHERED } from '../../../src/capture/gather.ts';
import type { TranscriptEvent } from '../../../src/capture/transcript.ts';

export const NOW = '2026-11-22T10:00:00.000Z';

/** A root cause with its reason, its fix, and the code that it is about: what a careful reader would note down. */
export const ROOT_CAUSE =
  'The root cause was that `openPool()` in `src/db/pool.ts` reads `DB_WAIT_MS` before dotenv has run, so the value is undefined and the driver silently falls back to 0 instead of failing. That is why the first query always fails after a restart, because nobody waits for the health check. The fix loads dotenv in `main.ts` rather than raising the retry count, since a retry would only hide the wrong order.';

/** A decision about another matter, with its reasons. */
export const DECISION =
  'We keep the job queue in Postgres instead of Redis, because `claimJob()` in `src/queue/claim.ts` must delete a row in the same transaction as the invoice; with a second store a crash between the two would lose or bill an invoice twice. Never call `claimJob()` outside of `withTransaction`, otherwise the lock is released too early.';

/** Says nothing that anybody would want to know next week. */
export const REPORT = 'All 212 tests pass and lint is clean.';

/** What somebody said, as a candidate. */
export const said = (text: string, more: Partial<Candidate> = {}): Candidate => ({
  source: 'last',
  text,
  about: '',
  place: 'text',
  turn: 1,
  message: 1,
  at: NOW,
  ...more,
});

/** The candidates of a session that is told from its beginning. */
export const gathered = (...events: readonly TranscriptEvent[]): readonly Candidate[] =>
  gather(events, NOTHING_GATHERED, NOW).candidates;

/** A call that ended well, and one that did not. */
export const call = (
  tool: string,
  input: Readonly<Record<string, unknown>>,
  failed = false,
): readonly TranscriptEvent[] => {
  const id = `toolu_${JSON.stringify(input).length}`;
  return [
    { type: 'call', id, tool, input },
    { type: 'result', id, failed },
  ];
};
