import { tellsFix } from '../../domain/known-fix.ts';
import type { Memory } from '../../domain/memory.ts';
import { LOOKED_AT, type Tellable, tellable, type UnaskedPorts, withFreshness } from './unasked.ts';

/** One fix is help, ten are a list to read. */
const MAX_FIXES = 2;

/** The memories of errors with exactly this signature that say what helped, newest first. */
export function createKnownFix(
  ports: UnaskedPorts,
): (signatures: readonly string[]) => Promise<readonly Tellable[]> {
  return async (signatures) => {
    const found = tellable(
      ports,
      (lookup) => signatures.flatMap((signature) => lookup.withSignature(signature, LOOKED_AT)),
      tellsFix,
    );
    return withFreshness(ports, found.slice(0, MAX_FIXES));
  };
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
