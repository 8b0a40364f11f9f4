import type { FilterPipeline } from '../../../filters/pipeline.ts';
import type { Clock, NoteStore } from '../../ports.ts';
import { findingsInLine } from '../secrets/line-findings.ts';
import { type Check, count, ok } from './check.ts';

/** As long as somebody who asked for all checks waits gladly: some 4,000 lines of 900 bytes (0.75 ms each, node 20). */
const MAX_MS = 3_000;

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
  for (const ref of await notes.refs())
    for (const { text } of await notes.read(ref))
      for (const line of text.split('\n')) if (line.trim() !== '') lines.add(line);
  const endMs = clock() + MAX_MS;
  let looked = 0;
  let found = 0;
  for (const line of lines) {
    if (clock() >= endMs) break;
    if (looked % AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve));
    looked += 1;
    if (findingsInLine(filters, line).findings.some(({ effect }) => effect !== 'cleaning')) found += 1;
  }
  const facts = { lines: lines.size, looked, found };
  const some = looked < lines.size ? `; looked at ${looked} of ${lines.size} in 3 s` : '';
  if (found === 0)
    return {
      ...ok('secrets', `the filters would pass all of ${count(looked, 'line')}${some}`, facts),
      ...(some === '' ? {} : { hint: '`cs-memory doctor --secrets` checks all of them and their history' }),
    };
  const detail = `the filters would not pass ${count(found, 'line')} of the notes today${some}`;
  return { name: 'secrets', state: 'fail', detail, hint: HINT, facts };
}
