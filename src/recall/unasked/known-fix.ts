import { programsOf } from '../../capture/model/family.ts';
import { programOf, simpleCommands } from '../../capture/model/shell.ts';
import { HANDOFFS, isUnsure, type Memory, type Scope, type ScopedMemory } from '../../core/memory.ts';
import { tellsFix } from '../../core/near-duplicate.ts';
import { errorSignatures } from '../../core/signature.ts';
import { tokenize } from '../../core/words/terms.ts';
import type { ExactLookup } from '../model/exact.ts';
import type { Tellable } from '../model/recall-text.ts';
import type { Freshness } from '../model/standing.ts';

/** What names one thing of many: quoted words, paths, files, versions, calls, identifiers. Another project has others. */
const PARTICULAR =
  /`[^`]*`|'[^']*'|"[^"]*"|<\w+>|\S*[\\/*?[\]]\S*|\b[\w.-]+\.(?:[a-z]{1,5}\d?)\b|\b\w+\(\)|\b[a-z]+(?:[A-Z][a-z\d]+)+\b|\b[A-Z][a-z\d]+(?:[A-Z][a-z\d]+)+\b|\b\w*_\w*\b|[\w.-]*\d[\w.-]*/g;
/** `ERR_OSSL_EVP_UNSUPPORTED`, `EADDRINUSE`, `E0433`, `TS2307`: says what went wrong, whatever it went wrong with; some are written out. */
const CODE =
  /\b(?:[A-Z]+(?:_[A-Z\d]+){2,}|E[A-Z]{5,}|[A-Z]{1,6}\d{3,5}|heap out of memory|[Nn]o space left on device|[Tt]oo many open files)\b/g;
/** Codes that say only what kind of thing went wrong: a file that is not there, a type that does not fit. */
const GENERAL = /^(?:ENOENT|EACCES|EPERM|EEXIST|ENOTDIR|EISDIR|TS\d+|HTTP\d+|E\d{3,4}|[A-Z]{1,3}\d{3})$/;

/** Said of anything that is not there, or did not work. */
const SAID_OF_ALL =
  /no such file or directory|cannot find (?:module|package|name|type)|no module named|(?:permission|access) denied|(?:command|file|module) not found|(?:task|command|step|job) failed/gi;

/** Compiled only where it may match: most errors say none of it. */
const withoutSaidOfAll = (signature: string): string =>
  /such|cannot|module|denied|not found|failed/i.test(signature)
    ? signature.replace(SAID_OF_ALL, ' ')
    : signature;

/** Fewer words in common are said of everything ("cannot find module"). */
const LEAST_WORDS = 4;
const LEAST_OF_ONE_PROGRAM = 2;
/** Of all the words of both, so many. */
const SHARED = 0.75;

const codesOf = (signature: string): readonly string[] =>
  (signature.match(CODE) ?? []).filter((code) => !GENERAL.test(code));

/** Those of English; what is of all scripts takes ten times as long to compile. */
const THREE_LETTERS = /[a-z]{3}/;

const wordsOf = (signature: string): ReadonlySet<string> =>
  new Set(
    tokenize(withoutSaidOfAll(signature).replace(CODE, ' ').replace(PARTICULAR, ' ')).filter(
      (word) => THREE_LETTERS.test(word) || /\p{L}{3}/u.test(word),
    ),
  );

/** The words by which an error that says nearly the same is looked for, codes first. */
export function nearTerms(signature: string): readonly string[] {
  return [...new Set([...codesOf(signature).map((code) => code.toLowerCase()), ...wordsOf(signature)])];
}

/**
 * Whether two error signatures tell of one trouble with other names, paths and numbers: they share a code that says what it is, or most of their plain
 * words, of which there are some, or one of them says all that the other says; of one program's errors two words do, where they are all but a name and no code says that they are said of much. Of the
 * 38,781 pairs of 279 different failures in real sessions seven are near. Pure.
 */
export function areNear(one: string, other: string, isOneProgram = false): boolean {
  const codes = new Set(codesOf(other));
  if (codesOf(one).some((code) => codes.has(code))) return true;
  const [words, others] = [[...wordsOf(one)], [...wordsOf(other)]];
  const shared = words.filter((word) => others.includes(word)).length;
  const all = words.length + others.length - shared;
  const renamed = Math.max(words.length, others.length) - shared;
  if (isOneProgram && renamed <= 1 && shared - renamed >= LEAST_OF_ONE_PROGRAM && !isSaidOfMuch(one))
    return true;
  // A word that stands in the place of another, between the same words, is a name.
  const isRenamed = words.length === others.length && differAtOne(words, others);
  const isInside = shared > LEAST_WORDS && shared === Math.min(words.length, others.length);
  return shared >= LEAST_WORDS && (isRenamed || isInside || shared >= SHARED * all);
}

const isSaidOfMuch = (signature: string): boolean =>
  (signature.match(CODE) ?? []).some((code) => GENERAL.test(code));

const differAtOne = (words: readonly string[], others: readonly string[]): boolean =>
  words.filter((word, place) => others[place] !== word).length === 1;

/** A signature has at most 200 characters; the words that few memories hold come first. */
const MAX_TERMS = 6;

/** What is known of an error: its signatures, and what failed with it. */
export interface Struck {
  readonly signatures: readonly string[];
  readonly commands: readonly string[];
}

/** `npm test …` of "`npm test …` failed: …". */
const FAILED = /^`([^`]+)` failed: /;

/** What a failure printed, as its memory has it: which of its lines tells most differs from one run to the next. */
const EXCERPT = /(?<=^> ).*$/gm;

/** Whether a memory tells of an error like one of these. */
export function nearTo({ signatures, commands }: Struck): (memory: Memory) => boolean {
  const programs = new Set(commands.flatMap(programsOf));
  const calls = commands.flatMap(callsIn);
  return ({ signature, kind, summary, body = '' }) => {
    if (signature === undefined) return false;
    const failed = FAILED.exec(summary)?.[1] ?? '';
    const isOneProgram = programsOf(failed).some((program) => programs.has(program));
    if (isOneProgram && INSTALLS_ALL.test(summary) && signatures.some((one) => isSaidAlike(signature, one)))
      return true;
    const call = callsIn(failed).find((it) => calls.includes(it));
    if (call && kind === 'workaround' && signatures.some((one) => isRefusal(one, signature, call.split(' '))))
      return true;
    const lines = [signature, ...errorSignatures(body.match(EXCERPT)?.join('\n') ?? '')];
    return lines.some((line) =>
      signatures.some((one) => areNear(line, one, isOneProgram || isOneSpeaker(line, one))),
    );
  };
}

/** `zsh: no matches found`: who says it, and more than that it is not there. */
const SPEAKER = /^(?!(?:error|fatal|warning|failed|fail)\b)[a-z][\w-]*(?=: )/;
const LEAST_SAID = 3;
const isOneSpeaker = (one: string, other: string): boolean => {
  const speaker = SPEAKER.exec(one)?.[0];
  return speaker !== undefined && SPEAKER.exec(other)?.[0] === speaker && wordsOf(one).size >= LEAST_SAID;
};

/** `sed -i`: the programs that a shell line gives options, each with them. */
const callsIn = (command: string): readonly string[] =>
  simpleCommands(command).flatMap(({ words: [program = '', ...words] }) => {
    const options = words.filter((word) => word.startsWith('-')).sort();
    return options.length === 0 ? [] : [[programOf(program), ...options].join(' ')];
  });

/** Whether the program that was called says both, each time that it cannot, and not that something is not there. */
const isRefusal = (one: string, other: string, [program = '']: readonly string[]): boolean =>
  [one, other].every((said) => said.startsWith(`${program}: `)) && one.search(SAID_OF_ALL) < 0;

/** How it is said that something is not installed, in small letters; a file of the project's own is not. */
const MISSING =
  /command not found|(?:cannot find (?:module|package)|could not resolve|no module named)(?! ['"`]?\.)/;
/** An install of all that a project names: it helps whatever of it was missing. */
const INSTALLS_ALL = /; it works after `[\w.-]+ (?:install|ci|i|sync|restore)(?: -\S+)*`$/;

const isSaidAlike = (one: string, other: string): boolean => {
  const said = MISSING.exec(one.toLowerCase())?.[0];
  return said !== undefined && MISSING.exec(other.toLowerCase())?.[0] === said;
};

/** Those that share the rarest words with a signature; of what is not installed also those that were overcome by an install. */
function nearMemories(lookup: ExactLookup, signature: string): readonly Memory[] {
  const installs = MISSING.test(signature.toLowerCase()) ? tokenize('install') : [];
  return withRarest(lookup, [...nearTerms(signature), ...installs], MAX_TERMS);
}

/** Whether files of an index may know a fix: a look at its words alone. */
export const mayKnowFix = (lookup: ExactLookup, struck: Struck): boolean =>
  struck.signatures.some(
    (signature) =>
      lookup.withSignature(signature, 1).length > 0 || nearMemories(lookup, signature).some(nearTo(struck)),
  );

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

/** What may be told to a session that did not ask. */
export interface UnaskedPorts {
  readonly lookups: readonly { readonly scope: Scope; readonly lookup: ExactLookup }[];
  /** Whether the user knows whose word it is. */
  readonly isToldUnasked: (memory: ScopedMemory) => boolean;
  /** The session's ledger: ids of the memories it was shown. */
  readonly shown: ReadonlySet<string>;
  /** The anchored files against the work tree. */
  readonly freshnessOf: (memory: Memory) => Promise<Freshness>;
}

/** How many memories of one path or signature are looked at. */
export const LOOKED_AT = 8;

/** The memories that a look-up gives, each once, less those that were shown and those of people the user does not know. */
export function tellable(
  ports: UnaskedPorts,
  look: (lookup: ExactLookup) => readonly Memory[],
  isWanted: (memory: Memory) => boolean = () => true,
): readonly ScopedMemory[] {
  const found = new Map<string, ScopedMemory>();
  for (const { scope, lookup } of ports.lookups) {
    for (const memory of look(lookup)) {
      if (ports.shown.has(memory.id) || found.has(memory.id) || !isWanted(memory)) continue;
      if (memory.ns === HANDOFFS || isUnsure(memory)) continue;
      if (ports.isToldUnasked({ memory, scope })) found.set(memory.id, { memory, scope });
    }
  }
  return [...found.values()];
}

/** With freshness, which takes reading the files: asked only for what is told. */
export function withFreshness<Told extends ScopedMemory>(
  { freshnessOf }: UnaskedPorts,
  memories: readonly Told[],
): Promise<readonly (Told & Tellable)[]> {
  return Promise.all(memories.map(async (it) => ({ ...it, freshness: await freshnessOf(it.memory) })));
}

/** A word that more memories hold finds none of them. */
const MOST_HOLDERS = 12;

/** The memories that hold those of some words, so many, that the fewest do. */
export function withRarest(lookup: ExactLookup, terms: Iterable<string>, most: number): readonly Memory[] {
  return [...new Set(terms)]
    .map((term) => ({ term, holders: lookup.holders(term) }))
    .filter(({ holders }) => holders > 0 && holders <= MOST_HOLDERS)
    .sort((a, b) => a.holders - b.holders)
    .slice(0, most)
    .flatMap(({ term }) => lookup.withTerm(term, MOST_HOLDERS));
}
