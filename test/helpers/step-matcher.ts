import type { CharSet } from '../../filters/rule-check/char-set.ts';
import type { PatternNode, RepeatNode } from '../../filters/rule-check/parse.ts';

/** A text as code units, and what a match may still cost. */
interface Run {
  readonly text: string;
  readonly multiline: boolean;
  steps: number;
}

type Rest = (at: number) => number | undefined;

const has = (set: CharSet, code: number): boolean => set.some(([from, to]) => code >= from && code <= to);
const isWord = (text: string, at: number): boolean => /\w/.test(text.charAt(at));

/**
 * The plainest backtracking matcher, as ECMA-262 describes one, over the parsed pattern: how many characters and
 * edges it looks at to find all matches in a text. Forwards only, without look-behind and without the flag `i`.
 */
export function countSteps(root: PatternNode, text: string, multiline = false): number {
  const run: Run = { text, multiline, steps: 0 };
  for (let at = 0; at <= text.length; ) {
    const end = match(root, run, at, (it) => it);
    at = end === undefined || end === at ? at + 1 : end;
  }
  return run.steps;
}

function match(node: PatternNode, run: Run, at: number, rest: Rest): number | undefined {
  switch (node.type) {
    case 'char':
      run.steps += 1;
      return at < run.text.length && has(node.most, run.text.charCodeAt(at)) ? rest(at + 1) : undefined;
    case 'edge':
      run.steps += 1;
      return isEdge(node.kind, run, at) ? rest(at) : undefined;
    case 'group':
      return match(node.body, run, at, rest);
    case 'look': {
      if (node.behind) throw new Error('this matcher goes forwards only');
      const found = match(node.body, run, at, (it) => it) !== undefined;
      return found === node.negative ? undefined : rest(at);
    }
    case 'sequence':
      return sequence(node.parts, run, at, rest);
    case 'choice':
      for (const option of node.options) {
        const end = match(option, run, at, rest);
        if (end !== undefined) return end;
      }
      return undefined;
    case 'repeat':
      return repeat(node, 0, run, at, rest);
  }
}

function isEdge(kind: string, { text, multiline }: Run, at: number): boolean {
  if (kind === '^') return at === 0 || (multiline && text.charAt(at - 1) === '\n');
  if (kind === '$') return at === text.length || (multiline && text.charAt(at) === '\n');
  return (isWord(text, at - 1) !== isWord(text, at)) === (kind === '\\b');
}

function sequence(parts: readonly PatternNode[], run: Run, at: number, rest: Rest): number | undefined {
  const [first, ...others] = parts;
  return first === undefined ? rest(at) : match(first, run, at, (it) => sequence(others, run, it, rest));
}

function repeat(node: RepeatNode, done: number, run: Run, at: number, rest: Rest): number | undefined {
  if (done < node.max) {
    const again: Rest = (it) =>
      it === at && done >= node.min ? undefined : repeat(node, done + 1, run, it, rest);
    const end = match(node.body, run, at, again);
    if (end !== undefined) return end;
  }
  return done >= node.min ? rest(at) : undefined;
}
