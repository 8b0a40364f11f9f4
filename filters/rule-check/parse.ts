import { ANYTHING, complement, LINE_ENDS } from './char-set.ts';
import { type Cursor, createCursor, type PatternFlags } from './cursor.ts';
import { exactly, readChar, readClass, type Sides } from './parse-char.ts';

/** One character of the text. */
export interface CharNode extends Sides {
  readonly type: 'char';
}

export interface RepeatNode {
  readonly type: 'repeat';
  readonly body: PatternNode;
  readonly min: number;
  /** Infinity: no upper bound. */
  readonly max: number;
  /** Where it begins in the pattern, in characters from 0. */
  readonly at: number;
}

/** `(?=…)`, `(?!…)`, `(?<=…)`, `(?<!…)`. */
export interface LookNode {
  readonly type: 'look';
  readonly behind: boolean;
  readonly negative: boolean;
  readonly body: PatternNode;
}

export interface EdgeNode {
  readonly type: 'edge';
  readonly kind: '^' | '$' | '\\b' | '\\B';
}

/** A part of a regular expression. */
export type PatternNode =
  | CharNode
  | RepeatNode
  | LookNode
  | EdgeNode
  | { readonly type: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly type: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly type: 'group'; readonly body: PatternNode; readonly name?: string };

/**
 * Reads a pattern that `RegExp` takes with these flags. Throws a Refusal for what the check cannot vouch for:
 * references to a group, modifiers, octal and control escapes.
 */
export function parsePattern(pattern: string, flags: PatternFlags): PatternNode {
  return readChoice(createCursor(pattern, flags));
}

function readChoice(cursor: Cursor): PatternNode {
  const first = readSequence(cursor);
  if (!cursor.sees('|')) return first;
  const options = [first];
  while (cursor.take('|')) options.push(readSequence(cursor));
  return { type: 'choice', options };
}

function readSequence(cursor: Cursor): PatternNode {
  const parts: PatternNode[] = [];
  while (!cursor.isAtEnd() && !cursor.sees('|') && !cursor.sees(')')) parts.push(readQuantified(cursor));
  return { type: 'sequence', parts };
}

function readQuantified(cursor: Cursor): PatternNode {
  const at = cursor.at();
  const body = readAtom(cursor);
  const counts = readCounts(cursor);
  if (counts === undefined) return body;
  cursor.take('?'); // lazy: the same ways, tried in another order
  return { type: 'repeat', body, ...counts, at };
}

function readCounts(cursor: Cursor): { readonly min: number; readonly max: number } | undefined {
  if (cursor.take('*')) return { min: 0, max: Number.POSITIVE_INFINITY };
  if (cursor.take('+')) return { min: 1, max: Number.POSITIVE_INFINITY };
  if (cursor.take('?')) return { min: 0, max: 1 };
  const braces = cursor.takeMatch(/^\{(\d+)(,?)(\d*)\}/);
  if (braces === undefined) return undefined;
  const min = Number(braces[1]);
  if (braces[2] === '') return { min, max: min };
  return { min, max: braces[3] === '' ? Number.POSITIVE_INFINITY : Number(braces[3]) };
}

const EDGES = ['^', '$', '\\b', '\\B'] as const;

function readAtom(cursor: Cursor): PatternNode {
  if (cursor.sees('(')) return readGroup(cursor);
  if (cursor.sees('[')) return { type: 'char', ...readClass(cursor) };
  if (cursor.take('.'))
    return { type: 'char', ...exactly(cursor.flags.dotAll ? ANYTHING : complement(LINE_ENDS)) };
  const kind = EDGES.find((edge) => cursor.take(edge));
  return kind === undefined ? { type: 'char', ...readChar(cursor) } : { type: 'edge', kind };
}

function readGroup(cursor: Cursor): PatternNode {
  cursor.take('(');
  const name = cursor.takeMatch(/^\?<([A-Za-z_$][\w$]*)>/)?.[1];
  const look = name === undefined ? cursor.takeMatch(/^\?(<?)([=!])/) : undefined;
  if (name === undefined && look === undefined && !cursor.take('?:') && cursor.sees('?'))
    throw cursor.unknown('a kind of group that is not known');
  const body = readChoice(cursor);
  cursor.take(')');
  if (look !== undefined) return { type: 'look', behind: look[1] === '<', negative: look[2] === '!', body };
  return name === undefined ? { type: 'group', body } : { type: 'group', body, name };
}
