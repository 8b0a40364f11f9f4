import { tellsFix } from '../../domain/known-fix.ts';
import type { Memory } from '../../domain/memory.ts';
import { areNear, nearTerms } from '../../domain/near-signature.ts';
import type { ScopedMemory } from '../../domain/scope.ts';
import type { ExactLookup } from '../../ports/exact.ts';
import { LOOKED_AT, type Tellable, tellable, type UnaskedPorts, withFreshness } from './unasked.ts';

/** One fix is help, ten are a list to read. */
const MAX_FIXES = 2;

/** A word that more memories hold finds none of them. */
const MAX_HOLDERS = 12;
/** A signature has at most 200 characters; the words that few memories hold come first. */
const MAX_TERMS = 6;

/**
 * The memories of errors with exactly this signature that say what helped, newest first; where there is none, of those that tell of the same trouble
 * with other names.
 */
export function createKnownFix(
  ports: UnaskedPorts,
): (signatures: readonly string[]) => Promise<readonly Tellable[]> {
  return async (signatures) => {
    const exact = tellable(
      ports,
      (lookup) => signatures.flatMap((signature) => lookup.withSignature(signature, LOOKED_AT)),
      tellsFix,
    );
    const found = exact.length > 0 ? exact : signatures.flatMap((signature) => near(ports, signature));
    return withFreshness(ports, found.slice(0, MAX_FIXES));
  };
}

function near(ports: UnaskedPorts, signature: string): readonly ScopedMemory[] {
  return tellable(
    ports,
    (lookup) => nearMemories(lookup, signature),
    (memory) => tellsFix(memory) && memory.signature !== undefined && areNear(memory.signature, signature),
  );
}

/** Those that share the rarest words with a signature. */
function nearMemories(lookup: ExactLookup, signature: string): readonly Memory[] {
  const rare = nearTerms(signature)
    .map((term) => ({ term, holders: lookup.holders(term) }))
    .filter(({ holders }) => holders > 0 && holders <= MAX_HOLDERS)
    .sort((a, b) => a.holders - b.holders)
    .slice(0, MAX_TERMS);
  return rare.flatMap(({ term }) => lookup.withTerm(term, MAX_HOLDERS));
}

/** Whether files of an index may know a fix: a look at its words alone. */
export const mayKnowFix = (lookup: ExactLookup, signatures: readonly string[]): boolean =>
  signatures.some(
    (signature) =>
      lookup.withSignature(signature, 1).length > 0 ||
      nearMemories(lookup, signature).some(
        (memory) => memory.signature !== undefined && areNear(memory.signature, signature),
      ),
  );

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
