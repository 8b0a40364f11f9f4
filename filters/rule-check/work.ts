import { ANYTHING, type CharSet, contains, intersects, LINE_ENDS, NOTHING, union, WORD } from './char-set.ts';
import { refusalAt } from './cursor.ts';
import type { CharNode, LookNode, PatternNode, RepeatNode } from './parse.ts';
import { type Shape, shapeOf } from './shape.ts';

/** How a part is tried at one place of a text, at worst. */
interface Work {
  /** In how many ways it matches there, each of which the rest is tried with. */
  readonly ways: number;
  /** Characters and edges looked at in all of them. */
  readonly steps: number;
}

/** What comes behind a part. */
interface After {
  /** What it may begin with. */
  readonly first: CharSet;
  /** It may match without a character. */
  readonly skippable: boolean;
  /** It matches in any case: once there, nothing is tried again. */
  readonly sure: boolean;
  /** Steps until its first character has shown that it does not match. */
  readonly probe: number;
}

/** What stands before a part, and around it. */
interface Place {
  /** A run of these characters is never entered but at its beginning. */
  readonly guards: (run: CharSet) => boolean;
  /** From how many places of a text one place may be reached. */
  readonly starts: number;
  /** An endless repetition may stand here. */
  readonly mayBeEndless: boolean;
  /** Matched from right to left: what follows in the pattern has been matched before. */
  readonly backwards: boolean;
  /** `^` matches behind every line end. */
  readonly multiline: boolean;
}

const END: After = { first: NOTHING, skippable: true, sure: true, probe: 0 };
const UNKNOWN: After = { first: ANYTHING, skippable: true, sure: false, probe: 0 };
const ALONE: Place = {
  guards: () => false,
  starts: 1,
  mayBeEndless: false,
  backwards: false,
  multiline: false,
};
/** More than any limit, and small enough to count with. */
const TOO_MANY = 1e12;

/**
 * At most so many steps a backtracking engine takes for each character of a text, whatever the text, when it looks
 * for all matches of the pattern. Endless repetitions are taken where that is true with them too: of one class of
 * characters, at the end of the pattern, or between what the class does not have (`"[^"]+"`); else a Refusal is
 * thrown. The bound is a product of the ways in which the parts match, so it may be far above what happens.
 */
export function stepsPerCharacter(root: PatternNode, multiline: boolean): number {
  return workOf(root, END, { ...ALONE, mayBeEndless: true, multiline }).steps;
}

function workOf(node: PatternNode, behind: After, place: Place): Work {
  const after = place.backwards ? UNKNOWN : behind;
  const { ways, steps } = workOfKind(node, after, place);
  return { ways: after.sure ? 1 : Math.min(ways, TOO_MANY), steps: Math.min(steps, TOO_MANY) };
}

function workOfKind(node: PatternNode, after: After, place: Place): Work {
  switch (node.type) {
    case 'char':
    case 'edge':
      return { ways: 1, steps: 1 };
    case 'group':
      return workOf(node.body, after, place);
    case 'look':
      return workOfLook(node);
    case 'sequence':
      return workOfSequence(node.parts, after, place);
    case 'choice':
      return workOfChoice(node.options, after, place);
    case 'repeat':
      return node.max === Number.POSITIVE_INFINITY
        ? workOfEndless(node, after, place)
        : workOfRepeat(node, after, place);
  }
}

/** A look-around is over with its first match. */
function workOfLook({ body, behind }: LookNode): Work {
  return { ways: 1, steps: 1 + workOf(body, END, { ...ALONE, backwards: behind }).steps };
}

function workOfSequence(parts: readonly PatternNode[], after: After, place: Place): Work {
  const afters: After[] = [];
  for (const part of [...parts].reverse()) afters.unshift(before(part, afters[0] ?? after));
  let [ways, steps, starts] = [1, 0, place.starts];
  parts.forEach((part, index) => {
    const guards = (run: CharSet): boolean => isGuarded(parts.slice(0, index), run, place);
    const work = workOf(part, afters[index + 1] ?? after, { ...place, guards, starts });
    steps += ways * work.steps;
    ways *= work.ways;
    starts += shapeOf(part).spread;
  });
  return { ways, steps };
}

/** What comes behind whatever stands before this part. */
function before(part: PatternNode, after: After): After {
  const shape = shapeOf(part);
  if (shape.looks) return UNKNOWN;
  const mayBeEmpty = shape.min === 0;
  return {
    first: mayBeEmpty ? union(shape.first, after.first) : shape.first,
    skippable: mayBeEmpty && after.skippable,
    sure: shape.always && after.sure,
    probe: shape.probe + (mayBeEmpty ? after.probe : 0),
  };
}

/** Whether a run of these characters is only entered at its beginning, by what stands before it. */
function isGuarded(parts: readonly PatternNode[], run: CharSet, place: Place): boolean {
  for (const part of [...parts].reverse()) {
    if (part.type === 'edge' || part.type === 'look') {
      if (isBoundary(part, run, place.multiline)) return true;
      continue;
    }
    const { last, min } = shapeOf(part);
    if (intersects(last, run)) return false;
    if (min > 0) return true;
  }
  return place.guards(run);
}

function isBoundary(part: PatternNode, run: CharSet, multiline: boolean): boolean {
  if (part.type === 'edge') {
    if (part.kind === '\\b') return contains(WORD, run);
    return part.kind === '^' && (!multiline || !intersects(run, LINE_ENDS));
  }
  if (part.type !== 'look' || !part.behind) return false;
  if (part.negative) return contains(onlyChar(part.body)?.least ?? NOTHING, run);
  const { last, min } = shapeOf(part.body);
  return min > 0 && !intersects(last, run);
}

/** The character that a part is, in whatever brackets. */
function onlyChar(node: PatternNode): CharNode | undefined {
  if (node.type === 'char') return node;
  if (node.type === 'group') return onlyChar(node.body);
  const [only] = node.type === 'sequence' ? node.parts : [];
  return node.type === 'sequence' && node.parts.length === 1 && only !== undefined
    ? onlyChar(only)
    : undefined;
}

function workOfChoice(options: readonly PatternNode[], after: After, place: Place): Work {
  const works = options.map((option) => workOf(option, after, place));
  const shapes = options.map(shapeOf);
  const differ = shapes.every(
    (a, index) => a.min > 0 && shapes.slice(index + 1).every((b) => !intersects(a.first, b.first)),
  );
  const ways = works.map((work) => work.ways);
  return {
    ways: differ && !place.backwards ? Math.max(...ways) : ways.reduce((sum, it) => sum + it, 0),
    steps: works.reduce((sum, work) => sum + work.steps, 0),
  };
}

/** Whether the next character alone says if the repetition goes on or is left. */
const isDecided = (body: Shape, after: After): boolean =>
  !after.skippable && !intersects(body.first, after.first);

function workOfRepeat({ body, min, max, at }: RepeatNode, after: After, place: Place): Work {
  const shape = shapeOf(body);
  if (max > 1 && shape.min === 0) throw refusalAt(at, 'what is repeated may be empty');
  const inner = max > 1 ? { ...place, mayBeEndless: false } : place;
  const work = workOf(body, max > 1 ? before(body, { ...after, sure: false }) : after, inner);
  const leaves = isDecided(shape, after);
  let [ways, steps, reached] = [0, 0, 1];
  for (let count = 0; count <= max && steps < TOO_MANY; count += 1) {
    if (count >= min) {
      ways = leaves ? reached : ways + reached;
      steps += leaves ? reached * after.probe : 0;
    }
    if (count < max) steps += reached * work.steps;
    reached = Math.min(reached * work.ways, TOO_MANY);
  }
  return { ways, steps };
}

function workOfEndless({ body, min, at }: RepeatNode, after: After, place: Place): Work {
  const char = onlyChar(body);
  if (char !== undefined && place.mayBeEndless) {
    if (after.sure) return { ways: 1, steps: min + 1 };
    if (isDecided(shapeOf(char), after) && place.guards(char.most))
      return { ways: 1, steps: place.starts * (2 + after.probe) };
  }
  throw refusalAt(
    at,
    'a repetition without an upper bound may be slow here; give it one, as in {1,200} (without one it must be of one character or class, at the very end or between what it cannot match)',
  );
}
