import type { AST } from '@eslint-community/regexpp';

/** A text as code units, and what a match may still cost. */
interface Run {
  readonly text: string;
  readonly multiline: boolean;
  steps: number;
}

type Rest = (at: number) => number | undefined;

const has = (one: string, character: string): boolean => new RegExp(`^${one}$`).test(character);
const isWord = (text: string, at: number): boolean => /\w/.test(text.charAt(at));

/**
 * The plainest backtracking matcher, as ECMA-262 describes one, over the parsed pattern: how many characters and
 * edges it looks at to find all matches in a text. Forwards only, without look-behind and without the flag `i`.
 */
export function countSteps(root: AST.Pattern, text: string, multiline = false): number {
  const run: Run = { text, multiline, steps: 0 };
  for (let at = 0; at <= text.length; ) {
    const end = choice(root.alternatives, run, at, (it) => it);
    at = end === undefined || end === at ? at + 1 : end;
  }
  return run.steps;
}

function match(node: AST.Element, run: Run, at: number, rest: Rest): number | undefined {
  switch (node.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      run.steps += 1;
      return at < run.text.length && has(node.raw, run.text.charAt(at)) ? rest(at + 1) : undefined;
    case 'Assertion':
      return assertion(node, run, at, rest);
    case 'Group':
    case 'CapturingGroup':
      return choice(node.alternatives, run, at, rest);
    case 'Quantifier':
      return repeat(node, 0, run, at, rest);
    default:
      throw new Error(`this matcher knows no ${node.type}`);
  }
}

function assertion(node: AST.Assertion, run: Run, at: number, rest: Rest): number | undefined {
  if (node.kind === 'lookbehind') throw new Error('this matcher goes forwards only');
  if (node.kind === 'lookahead') {
    const found = choice(node.alternatives, run, at, (it) => it) !== undefined;
    return found === node.negate ? undefined : rest(at);
  }
  run.steps += 1;
  return isEdge(node.raw, run, at) ? rest(at) : undefined;
}

function choice(options: readonly AST.Alternative[], run: Run, at: number, rest: Rest): number | undefined {
  for (const { elements } of options) {
    const end = sequence(elements, run, at, rest);
    if (end !== undefined) return end;
  }
  return undefined;
}

function isEdge(kind: string, { text, multiline }: Run, at: number): boolean {
  if (kind === '^') return at === 0 || (multiline && text.charAt(at - 1) === '\n');
  if (kind === '$') return at === text.length || (multiline && text.charAt(at) === '\n');
  return (isWord(text, at - 1) !== isWord(text, at)) === (kind === '\\b');
}

function sequence(parts: readonly AST.Element[], run: Run, at: number, rest: Rest): number | undefined {
  const [first, ...others] = parts;
  return first === undefined ? rest(at) : match(first, run, at, (it) => sequence(others, run, it, rest));
}

function repeat(node: AST.Quantifier, done: number, run: Run, at: number, rest: Rest): number | undefined {
  if (done < node.max) {
    const again: Rest = (it) =>
      it === at && done >= node.min ? undefined : repeat(node, done + 1, run, it, rest);
    const end = match(node.element, run, at, again);
    if (end !== undefined) return end;
  }
  return done >= node.min ? rest(at) : undefined;
}
