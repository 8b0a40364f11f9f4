import type { FilterPipeline } from '../../../filters/pipeline.ts';
import type { Clock, NoteStore } from '../../ports.ts';
import { findingsInLine } from '../secrets/line-findings.ts';
import { type Check, count, ok } from './check.ts';

/** As long as somebody who asked for all checks waits gladly: some 4,000 lines of 900 bytes (0.75 ms each, node 20). */
const MAX_MS = 3_000;

/** More than that time is enough for. */
const MAX_LINES = 20_000;

/** After so many lines others have a turn: whoever shows that it goes on. */
const AT_A_TIME = 50;

const HINT =
  '`cs-memory doctor --secrets` tells where, in the history too; change the secret where it is used, then `cs-memory purge <id>`';

/**
 * Whether the notes as they are now would pass the filters of today: rules become better, and other programs write notes too. What
 * is only cleaned is passed over. Stops after three seconds, and says so.
 */
export async function checkSecrets(notes: NoteStore, filters: FilterPipeline, clock: Clock): Promise<Check> {
  const lines = new Set<string>();
  let more = 0;
  const gather = (text: string): void => {
    for (const line of text.split('\n')) {
      if (line.trim() === '' || lines.has(line)) continue;
      if (lines.size < MAX_LINES) lines.add(line);
      else more += 1;
    }
  };
  for (const ref of await notes.refs()) await notes.each(ref, undefined, ({ text }) => gather(text));
  const endMs = clock() + MAX_MS;
  let looked = 0;
  let found = 0;
  for (const line of lines) {
    if (clock() >= endMs) break;
    if (looked % AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve));
    looked += 1;
    if (findingsInLine(filters, line).findings.some(({ effect }) => effect !== 'cleaning')) found += 1;
  }
  const all = lines.size + more;
  const facts = { lines: all, looked, found };
  const some = looked < all ? `; looked at ${looked} of ${all} in 3 s` : '';
  if (found === 0)
    return {
      ...ok('secrets', `the filters would pass all of ${count(looked, 'line')}${some}`, facts),
      ...(some === '' ? {} : { hint: '`cs-memory doctor --secrets` checks all of them and their history' }),
    };
  const detail = `the filters would not pass ${count(found, 'line')} of the notes today${some}`;
  return { name: 'secrets', state: 'fail', detail, hint: HINT, facts };
}
