import type { ToldFix } from '../../domain/fix-feedback.ts';
import type { Memory } from '../../domain/memory.ts';
import type { SessionStates } from '../../ports/session.ts';
import { type Reader, withShown } from './shown-ledger.ts';

/** Notes what a session knew when an error struck: `told` now or shown before, and that what it knew did not keep these errors away. */
export type NoteFixes = (
  signatures: readonly string[],
  told: readonly Pick<Memory, 'id' | 'signature'>[],
  nowMs: number,
) => void;

/** The ledger of told fixes in a session's state; it is written only where there is something to note. Throws what the file system throws. */
export function createNoteFixes(states: SessionStates, reader: Reader): NoteFixes {
  const { session } = reader;
  return (signatures, told, nowMs) => {
    const before = states.read(session)?.told_fixes ?? [];
    const strikesAgain = ({ signature }: ToldFix): boolean => signatures.includes(signature);
    const isNoted = (id: string): boolean => before.some((fix) => fix.id === id);
    const at = new Date(nowMs).toISOString();
    const added = told.flatMap(({ id, signature }): ToldFix[] =>
      signature === undefined || isNoted(id) ? [] : [{ id, signature, at, again: 0 }],
    );
    if (added.length === 0 && !before.some(strikesAgain)) return;
    const ids = told.map(({ id }) => id);
    states.update(session, (state) => ({
      ...withShown(state, reader, ids),
      told_fixes: [
        ...(state.told_fixes ?? []).map((fix) =>
          strikesAgain(fix) ? { ...fix, again: fix.again + 1 } : fix,
        ),
        ...added,
      ],
    }));
  };
}
