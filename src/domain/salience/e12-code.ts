import { saturate } from './cues.ts';
import { readingOf } from './reading.ts';
import type { Score } from './types.ts';

/** A place in a file, as stacks and compilers write it: `path:line`, and Python's `File "path", line n`. */
const FRAME =
  /(?<![\w./@-])[\w./@-]{1,160}\.(?:go|py|java|kt|rs|[cm]?[jt]sx?|rb|c|cc|cpp|cs|php|swift):\d+|File "[^"\n]{1,200}", line \d+/g;
const ERROR_CODE = /\b(?:ERR_[A-Z\d_]+|E[A-Z]{4,}|[A-Z]{1,4}\d{3,5})\b/g;
const WEIGHTS = {
  file: 1,
  code: 0.7,
  tool: 0.3,
  frame: 0.8,
  errorCode: 1,
  signature: 0.7,
  anchored: 0.5,
} as const;
/** Half of what there is to get: a file, two identifiers and a place in the file. */
const HALF = 5;

const different = (text: string, pattern: RegExp): number => new Set(text.match(pattern) ?? []).size;

/**
 * E12 Code: how much of the code it names: different files and paths, identifiers and flags, frames of a stack, error codes,
 * the signature of an error, files it is anchored to; each kind with falling returns.
 */
export const code: Score = (memory) => {
  const { names, told, printed } = readingOf(memory);
  const text = `${told}\n${printed}`;
  const several = (count: number): number => Math.log2(1 + count);
  const points =
    WEIGHTS.file * several(names.files.length) +
    WEIGHTS.code * several(names.code.length) +
    WEIGHTS.tool * several(names.tools.length) +
    WEIGHTS.frame * several(different(text, FRAME)) +
    WEIGHTS.errorCode * several(different(text, ERROR_CODE)) +
    WEIGHTS.anchored * several(memory.files.length) +
    (memory.signature === undefined ? 0 : WEIGHTS.signature);
  return saturate(points, HALF);
};
