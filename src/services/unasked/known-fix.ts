import { tellsFix } from '../../domain/known-fix.ts';
import type { Memory } from '../../domain/memory.ts';
import { areNear, nearTerms } from '../../domain/near-signature.ts';
import { programsOf } from '../../domain/pairing/family.ts';
import type { ScopedMemory } from '../../domain/scope.ts';
import type { ExactLookup } from '../../ports/exact.ts';
import { LOOKED_AT, type Tellable, tellable, type UnaskedPorts, withFreshness } from './unasked.ts';

/** One fix is help, ten are a list to read. */
const MAX_FIXES = 2;

/** A word that more memories hold finds none of them. */
const MAX_HOLDERS = 12;
/** A signature has at most 200 characters; the words that few memories hold come first. */
const MAX_TERMS = 6;

/** What is known of an error: its signatures, and what failed with it. */
export interface Struck {
  readonly signatures: readonly string[];
  readonly commands: readonly string[];
}

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

/** `npm test …` of "`npm test …` failed: …". */
const FAILED = /^`([^`]+)` failed: /;

/** Whether a memory tells of an error like one of these. */
function nearTo({ signatures, commands }: Struck): (memory: Memory) => boolean {
  const programs = new Set(commands.flatMap(programsOf));
  return ({ signature, summary }) => {
    if (signature === undefined) return false;
    const isOneProgram = programsOf(FAILED.exec(summary)?.[1] ?? '').some((program) => programs.has(program));
    return signatures.some((one) => areNear(signature, one, isOneProgram));
  };
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
export const mayKnowFix = (lookup: ExactLookup, struck: Struck): boolean =>
  struck.signatures.some(
    (signature) =>
      lookup.withSignature(signature, 1).length > 0 || nearMemories(lookup, signature).some(nearTo(struck)),
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
