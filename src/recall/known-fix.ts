import { onceAsked } from '../core/basics.ts';
import {
  HANDOFFS,
  isEpisode,
  isUnsure,
  type Memory,
  OPEN,
  type Scope,
  type ScopedMemory,
} from '../core/memory.ts';
import { tellsFix } from '../core/near-duplicate.ts';
import type { ExactLookup } from './exact.ts';
import { likenessTo, printedBy, quotesAnother, weightOf } from './quoted-error.ts';
import type { Tellable } from './recall-text.ts';
import type { Freshness } from './standing.ts';

export type Struck = ReturnType<typeof struckBy>;

/** What is known of an error: its signatures, and what it printed when what was run. */
export const struckBy = (...[signatures, ...printed]: Parameters<typeof printedBy>) => ({
  signatures,
  /** Put into words when first asked for: most stores know no error. */
  printed: onceAsked(() => printedBy(signatures, ...printed)),
  /** What a look into a store found: the next one need not read it again. */
  near: new Map<Scope, readonly Memory[]>(),
});

/** A word that more memories hold finds none of them, though it counts where others find one. */
const MOST_FINDING = 64;
const MOST_READ = 12;
const FOUND = 0.75;
/** How much a memory has to speak of a failure; see likenessTo. */
const ENOUGH = 3;

/** The memories that tell of an error like this one, best first: with other names, or in the words of whoever wrote down what it said. */
function nearMemories(lookup: ExactLookup, scope: Scope, struck: Struck): readonly Memory[] {
  const known = struck.near.get(scope);
  if (known !== undefined) return known;
  const printed = struck.printed();
  const weights = new Map<string, number>();
  const finding = new Map<string, number>();
  const weigh = (word: string): number => {
    const known = weights.get(word);
    if (known !== undefined) return known;
    const { weight, holders } = weightOf(word, lookup.holders, lookup.memories);
    const counted = weight * (printed.worth.get(word) ?? 1);
    weights.set(word, counted);
    if (holders > 0 && holders <= MOST_FINDING) finding.set(word, weight);
    return counted;
  };
  for (const word of [...printed.telling.flat(), ...printed.run]) weigh(word);
  const near = lookup
    .withWords(finding, { least: FOUND, most: MOST_READ })
    .filter((memory) => mayHelp(memory) && !struck.signatures.some((said) => helpsAnother(memory, said)))
    .map((memory) => ({ memory, weight: likenessTo(memory, printed, weigh) }))
    .filter(({ weight }) => weight >= ENOUGH)
    .sort((a, b) => b.weight - a.weight)
    .map(({ memory }) => memory);
  struck.near.set(scope, near);
  return near;
}

/** Whether a memory is worth telling against an error: of one that was learned from an error what helped; of what somebody wrote all that is no mere state. */
const mayHelp = (memory: Memory): boolean =>
  tellsFix(memory) || (memory.signature === undefined && memory.kind !== OPEN && !isEpisode(memory));

const WORD_ENDS = /[\s'"`:,;()<>[\]]+/;
const FIX = /^Fix: .*$/m;

/** Whether an error says the same of something else: `touch .env.TOKEN_FILE` helps where that setting is missing, and nothing against a missing CACHE_DIR. */
function helpsAnother({ signature: said = '', body = '' }: Memory, signature: string): boolean {
  const fix = FIX.exec(body)?.[0] ?? '';
  const [first, now] = [said.split(WORD_ENDS), signature.split(WORD_ENDS)];
  if (fix === '' || first.length !== now.length) return false;
  const isDoneTo = (word: string | undefined, at: number): boolean =>
    first[at] !== now[at] && /[A-Za-z]\S{2}/.test(word ?? '') && fix.includes(word ?? '');
  return first.some(isDoneTo) && !now.some(isDoneTo);
}

/** Whether files of an index may know a fix: a look at signatures, then at the few memories that hold most of the words. */
export const mayKnowFix = (lookup: ExactLookup, scope: Scope, struck: Struck): boolean =>
  lookup.memories > 0 &&
  (struck.signatures.some((signature) => lookup.withSignature(signature, 1).length > 0) ||
    nearMemories(lookup, scope, struck).length > 0);

/** One fix is help, ten are a list to read. */
const MAX_FIXES = 2;

/** The memories with one of these signatures that say what helped, newest first; where there is none, of the same trouble with other names. */
export function knownFix(unasked: Unasked, struck: Struck): Promise<readonly Tellable[]> {
  const exact = tellable(
    unasked,
    (lookup) => struck.signatures.flatMap((signature) => lookup.withSignature(signature, LOOKED_AT)),
    (memory) => tellsFix(memory) && !quotesAnother(memory, struck.printed()),
  );
  const found = exact.length > 0 ? exact : tellable(unasked, (...looked) => nearMemories(...looked, struck));
  return withFreshness(unasked, found.slice(0, MAX_FIXES));
}

/** The fixes of these errors that the session was shown already: they are not told again, and what comes of them counts. */
export function shownFixes({ lookups, shown }: Unasked, signatures: readonly string[]): readonly Memory[] {
  if (shown.size === 0) return [];
  return lookups
    .flatMap(({ lookup }) => signatures.flatMap((signature) => lookup.withSignature(signature, LOOKED_AT)))
    .filter((memory) => shown.has(memory.id) && tellsFix(memory));
}

/** Where what may be told to a session that did not ask is looked up, and to whom it would be told. */
export interface Unasked {
  readonly lookups: readonly { readonly scope: Scope; readonly lookup: ExactLookup }[];
  /** Whether the user knows whose word it is. */
  readonly isToldUnasked: (memory: ScopedMemory) => boolean;
  /** The session's ledger: ids of the memories it was shown. */
  readonly shown: ReadonlySet<string>;
  /** The anchored files against the work tree. */
  readonly freshnessOf: (memory: Memory) => Promise<Freshness>;
  /** Ids of the memories that were told in vain too often. */
  readonly wornOut: () => ReadonlySet<string>;
  /** A path relative to the root of the work tree; undefined for one outside of it. */
  readonly relativePath: (path: string) => string | undefined;
  /** What a file was called before it was renamed, as far as that is known. */
  readonly formerPaths: (path: string) => readonly string[];
}

/** How many memories of one path or signature are looked at. */
export const LOOKED_AT = 8;

/** The memories that a look-up gives, each once, less those that were shown and those of people the user does not know. */
export function tellable(
  unasked: Unasked,
  look: (lookup: ExactLookup, scope: Scope) => readonly Memory[],
  isWanted: (memory: Memory) => boolean = () => true,
): readonly ScopedMemory[] {
  const found = new Map<string, ScopedMemory>();
  for (const { scope, lookup } of unasked.lookups) {
    for (const memory of look(lookup, scope)) {
      if (unasked.shown.has(memory.id) || found.has(memory.id) || !isWanted(memory)) continue;
      if (memory.ns === HANDOFFS || isUnsure(memory)) continue;
      if (unasked.isToldUnasked({ memory, scope })) found.set(memory.id, { memory, scope });
    }
  }
  return [...found.values()];
}

/** With freshness, which takes reading the files: asked only for what is told. */
export function withFreshness<Told extends ScopedMemory>(
  { freshnessOf }: Unasked,
  memories: readonly Told[],
): Promise<readonly (Told & Tellable)[]> {
  return Promise.all(memories.map(async (it) => ({ ...it, freshness: await freshnessOf(it.memory) })));
}
