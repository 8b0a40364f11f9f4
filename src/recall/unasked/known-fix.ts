import type { ToldFix } from '../../capture/model/pairing/pair.ts';
import type { Memory, ScopedMemory } from '../../core/memory.ts';
import { tellsFix } from '../../core/near-duplicate.ts';
import type { SessionStates } from '../../session/model/ports.ts';
import type { Tellable } from '../model/recall-text.ts';
import { LOOKED_AT, tellable, type UnaskedPorts, withFreshness } from './edit-brief.ts';
import { nearMemories, nearTo, type Struck } from './near-fix.ts';
import { type Reader, withShown } from './shown-ledger.ts';

/** One fix is help, ten are a list to read. */
const MAX_FIXES = 2;

/**
 * The memories of errors with exactly this signature that say what helped, newest first; where there is none, of those that tell of the same trouble
 * with other names.
 */
export function createKnownFix(ports: UnaskedPorts): (struck: Struck) => Promise<readonly Tellable[]> {
  return async (struck) => {
    const { signatures } = struck;
    const exact = tellable(
      ports,
      (lookup) => signatures.flatMap((signature) => lookup.withSignature(signature, LOOKED_AT)),
      tellsFix,
    );
    const found = exact.length > 0 ? exact : near(ports, struck);
    return withFreshness(ports, found.slice(0, MAX_FIXES));
  };
}

function near(ports: UnaskedPorts, struck: Struck): readonly ScopedMemory[] {
  const isNear = nearTo(struck);
  return tellable(
    ports,
    (lookup) => struck.signatures.flatMap((signature) => nearMemories(lookup, signature)),
    (memory) => tellsFix(memory) && isNear(memory),
  );
}

/** The fixes of these errors that the session was shown already: they are not told again, and what comes of them counts. */
export function createShownFixes({
  lookups,
  shown,
}: Pick<UnaskedPorts, 'lookups' | 'shown'>): (signatures: readonly string[]) => readonly Memory[] {
  return (signatures) => {
    if (shown.size === 0) return [];
    return lookups
      .flatMap(({ lookup }) => signatures.flatMap((signature) => lookup.withSignature(signature, LOOKED_AT)))
      .filter((memory) => shown.has(memory.id) && tellsFix(memory));
  };
}

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
