import type { AST } from '@eslint-community/regexpp';

/** Why a pattern is not taken: words of ours, with nothing of the pattern in them. */
export class Refusal extends Error {}

/** A refusal of what stands at a place of the pattern: characters from 0, told from 1. */
const refusalAt = ({ start }: AST.Node, reason: string): Refusal =>
  new Refusal(`at character ${start + 1}: ${reason}`);

/** How a part is tried at one place of a text, at worst. */
interface Work {
  /** In how many ways it matches there, each of which the rest is tried with. */
  readonly ways: number;
  /** Characters and edges looked at in all of them. */
  readonly steps: number;
}

/** Where a part stands. */
interface Place {
  readonly flags: AST.Flags;
  /** Nothing follows: what matches here is a match, and nothing is tried again. */
  readonly end: boolean;
  /** An endless repetition may stand here. */
  readonly mayBeEndless: boolean;
  /** From how many places of a text one place may be reached. */
  readonly starts: number;
  /** Matched from right to left: what follows in the pattern has been matched before. */
  readonly backwards: boolean;
}

type Options = readonly AST.Alternative[];
type OneChar = AST.Character | AST.CharacterSet | AST.CharacterClass;

/** More than any limit, and small enough to count with. */
const TOO_MANY = 1e12;

/**
 * At most so many steps a backtracking engine takes for each character of a text, whatever the text, when it looks
 * for all matches of the pattern. Endless repetitions are taken where that is true with them too: of one class of
 * characters, at the end of the pattern, or between what the class does not have (`"[^"]+"`); else a Refusal is
 * thrown. The bound is a product of the ways in which the parts match, so it may be far above what happens.
 */
export function stepsPerCharacter({ alternatives }: AST.Pattern, flags: AST.Flags): number {
  return choice(alternatives, { flags, end: true, mayBeEndless: true, starts: 1, backwards: false }).steps;
}

/** The fewest and the most characters that a part matches. */
export function lengthOf(element: AST.Element): { readonly min: number; readonly max: number } {
  if (isOneChar(element)) return { min: 1, max: 1 };
  if (element.type === 'Quantifier') {
    const { min, max } = lengthOf(element.element);
    return { min: min * element.min, max: element.max === 0 ? 0 : max * element.max };
  }
  const options = optionsOf(element);
  return options === undefined ? { min: 0, max: 0 } : lengthOfOptions(options);
}

/** The alternatives of a group; undefined for what is none. */
const optionsOf = (element: AST.Element): Options | undefined =>
  element.type === 'Group' || element.type === 'CapturingGroup' ? element.alternatives : undefined;

/** The same of whichever alternative matches. */
export function lengthOfOptions(options: Options): { readonly min: number; readonly max: number } {
  const all = options.map(({ elements }) => elements.map(lengthOf));
  const sums = (side: 'min' | 'max') => all.map((them) => them.reduce((sum, it) => sum + it[side], 0));
  return { min: Math.min(...sums('min')), max: Math.max(...sums('max')) };
}

const isOneChar = (node: AST.Element): node is OneChar =>
  node.type === 'Character' ||
  node.type === 'CharacterClass' ||
  (node.type === 'CharacterSet' && !('strings' in node && node.strings));

function choice(options: Options, place: Place): Work {
  const works = options.map(({ elements }) => sequence(elements.flatMap(opened), place));
  return {
    ways: works.reduce((sum, { ways }) => sum + ways, 0),
    steps: works.reduce((sum, { steps }) => sum + steps, 0),
  };
}

/** What stands in brackets that change nothing but the number of a group. */
function opened(element: AST.Element): readonly AST.Element[] {
  const [only, ...others] = optionsOf(element) ?? [];
  return only === undefined || others.length > 0 ? [element] : only.elements.flatMap(opened);
}

function sequence(elements: readonly AST.Element[], place: Place): Work {
  let [ways, steps, starts] = [1, 0, place.starts];
  for (const [at, element] of elements.entries()) {
    const end = place.end && at === elements.length - 1;
    const work = workOf(element, { ...place, end, starts }, { elements, at });
    steps = Math.min(steps + ways * work.steps, TOO_MANY);
    ways = Math.min(ways * work.ways, TOO_MANY);
    starts += spreadOf(element);
  }
  return { ways, steps };
}

/** What stands beside a part. */
interface Beside {
  readonly elements: readonly AST.Element[];
  readonly at: number;
}

function workOf(element: AST.Element, place: Place, beside: Beside): Work {
  if (isOneChar(element)) return { ways: 1, steps: 1 };
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return choice(element.alternatives, place);
    case 'Quantifier':
      return element.max === Number.POSITIVE_INFINITY
        ? endless(element, place, beside)
        : repeated(element, place, beside);
    case 'Assertion':
      return 'alternatives' in element ? lookAround(element, place) : { ways: 1, steps: 1 };
    default:
      throw refusalAt(element, 'a reference to a group cannot be checked');
  }
}

/** A look-around is over with its first match. */
function lookAround({ alternatives, kind }: AST.LookaroundAssertion, { flags }: Place): Work {
  const place = { flags, end: false, mayBeEndless: false, starts: 1, backwards: kind === 'lookbehind' };
  return { ways: 1, steps: 1 + choice(alternatives, place).steps };
}

function repeated(node: AST.Quantifier, place: Place, beside: Beside): Work {
  const { element, min, max } = node;
  if (max > 1 && lengthOf(element).min === 0) throw refusalAt(node, 'what is repeated may be empty');
  const next = place.backwards || !isOneChar(element) ? undefined : firstsBehind(beside);
  if (next !== undefined && isApart(element as OneChar, next.firsts, place.flags))
    return { ways: 1, steps: max + (max - min + 1) * next.probe };
  const inner = { ...place, end: place.end && max === 1, mayBeEndless: place.mayBeEndless && max <= 1 };
  const work = workOf(element, inner, max === 1 ? beside : { elements: [], at: 0 });
  let [ways, steps, reached] = [0, 0, 1];
  for (let count = 0; count <= max && steps < TOO_MANY; count += 1) {
    if (count >= min) ways += reached;
    if (count < max) steps += reached * work.steps;
    reached = Math.min(reached * work.ways, TOO_MANY);
  }
  return { ways, steps };
}

function endless(node: AST.Quantifier, place: Place, beside: Beside): Work {
  const { element, min } = node;
  if (isOneChar(element) && place.mayBeEndless) {
    if (place.end) return { ways: 1, steps: min + 1 };
    const next = firstsBehind(beside);
    if (next !== undefined && isApart(element, next.firsts, place.flags) && isGuarded(element, beside, place))
      return { ways: 1, steps: place.starts * (min + 2 + next.probe) };
  }
  throw refusalAt(
    node,
    'a repetition without an upper bound may be slow here; give it one, as in {1,200} (without one it must be of one character or class, at the very end or between what it cannot match)',
  );
}

/** What may follow a part, and in how many steps it shows whether it does; undefined where that takes more than a look. */
function firstsBehind({ elements, at }: Beside): { firsts: readonly OneChar[]; probe: number } | undefined {
  const firsts: OneChar[] = [];
  let probe = 0;
  for (const element of elements.slice(at + 1)) {
    probe += 1;
    if (element.type === 'Assertion' && !('alternatives' in element)) continue;
    const { char, min } = repeatedIn(element);
    const heads = headsOf(char);
    if (heads === undefined || (heads.length !== 1 && min === 0)) return undefined;
    firsts.push(...heads);
    probe += heads.length - 1;
    if (min > 0) return { firsts, probe };
  }
  return undefined;
}

/** What a part repeats, and how often at least; what is not repeated is there once. */
const repeatedIn = (element: AST.Element) =>
  element.type === 'Quantifier' ? { char: element.element, min: element.min } : { char: element, min: 1 };

/** The characters that a part may begin with: one, or one of each alternative; undefined where that takes more than a look. */
function headsOf(element: AST.Element): readonly OneChar[] | undefined {
  if (isOneChar(element)) return [element];
  const heads = optionsOf(element)?.map(({ elements: [head] }) => head);
  return heads?.every((head) => head !== undefined && isOneChar(head)) ? heads : undefined;
}

/** Whether a run of these characters is only entered at its beginning, by what stands before it. */
function isGuarded(run: OneChar, { elements, at }: Beside, { flags }: Place): boolean {
  for (const element of elements.slice(0, at).reverse()) {
    if (element.type === 'Assertion') {
      if (isBoundary(element, run, flags)) return true;
      continue;
    }
    const { char, min } = repeatedIn(element);
    if (!isOneChar(char) || !isApart(run, [char], flags)) return false;
    if (min > 0) return true;
  }
  return false;
}

function isBoundary(edge: AST.Assertion, run: OneChar, flags: AST.Flags): boolean {
  if (edge.kind === 'word') return !edge.negate && isWithin(run.raw, '\\w', flags);
  if (edge.kind === 'start') return !flags.multiline || isWithin(run.raw, '.', { ...flags, dotAll: false });
  if (edge.kind !== 'lookbehind' || !edge.negate || edge.alternatives.length !== 1) return false;
  const [char, ...others] = edge.alternatives[0]?.elements ?? [];
  return char !== undefined && others.length === 0 && isOneChar(char) && isWithin(run.raw, char.raw, flags);
}

/**
 * Every UTF-16 unit. With the flag `u` two that stand beside each other in it are one character of the upper planes, which stands for all of
 * those; the two are there once more, apart.
 */
const ALL = `${Buffer.from(Uint16Array.from({ length: 65_536 }, (_, code) => code).buffer).toString('utf16le')}\udc00 \udbff`;
/** What takes some characters of the upper planes and not others. */
const PICKS_UPPER = /\\p\{|\\u|[\ud800-\udfff]/i;

/** Whether a pattern matches nowhere in all characters; false where nobody tries them all. */
function isNowhere(pattern: string, { unicode, ignoreCase, dotAll }: AST.Flags): boolean {
  if (unicode && PICKS_UPPER.test(pattern)) return false;
  const flags = `${ignoreCase ? 'i' : ''}${dotAll ? 's' : ''}${unicode ? 'u' : ''}`;
  return !new RegExp(pattern, flags).test(ALL);
}

/** Whether no character is in `run` and in any of the others. */
const isApart = (run: OneChar, others: readonly OneChar[], flags: AST.Flags): boolean =>
  others.every(({ raw }) => isNowhere(`(?=${raw})${run.raw}`, flags));

const isWithin = (inner: string, outer: string, flags: AST.Flags): boolean =>
  isNowhere(`(?!${outer})${inner}`, flags);

/** From how many more places than one a match that ends at a given place may have begun. An endless run begins at one. */
function spreadOf(element: AST.Element): number {
  if (element.type === 'Quantifier') {
    if (element.max === Number.POSITIVE_INFINITY) return 0;
    const { min, max } = lengthOf(element);
    return max === Number.POSITIVE_INFINITY ? spreadOf(element.element) + 1 : max - min;
  }
  const options = optionsOf(element);
  if (options === undefined) return 0;
  const spread = options.flatMap(({ elements }) => elements.map(spreadOf)).reduce((a, b) => a + b, 0);
  return spread + options.length - 1;
}
