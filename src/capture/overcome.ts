import { join } from 'node:path';
import { attempt, fieldsOf } from '../core/basics.ts';
import { alone, readJsonFile, writeJsonFile } from '../files/write.ts';

/** What was overcome longest ago goes first. */
const MAX_OVERCOME = 2_000;

export type Overcome = ReturnType<typeof createOvercome>;

/**
 * The ids of lessons that a session's closing words passed over, each with the session that met it first: `overcome.json` of a directory, mode 0600, without a word
 * of theirs. It may be removed at any time, and a damaged file begins anew: then such a lesson takes one session more, as it does where
 * nothing can be written: a flush does not fail for it. Nothing here throws.
 */
export function createOvercome(directory: string) {
  const file = join(directory, 'overcome.json');
  const read = () => fieldsOf(readJsonFile(file));
  return {
    /** Whether another session came upon it. */
    isKnown: (id: string, session: string): boolean => (read()[id] ?? session) !== session,
    note: (ids: readonly string[], session: string): void =>
      alone(`${file}.lock`, () => {
        const before = read();
        const added = ids.filter((id) => before[id] === undefined).map((id) => [id, session]);
        const kept = [...Object.entries(before), ...added].slice(-MAX_OVERCOME);
        attempt(() => writeJsonFile(file, Object.fromEntries(kept)));
      }),
  };
}
