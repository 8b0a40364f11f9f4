// Stands in the hooks' bundle for what they take of node:path (late-node.ts).
import path from 'node:path';

export const { basename, delimiter, dirname, isAbsolute, normalize, relative, resolve, sep } = path;

/** Two strokes in a row, one at the end, a part `.` or `..`: what `join` has to look at. */
const ODD = /\/\/|\/$|(?:^|\/)\.\.?(?:\/|$)/;

/**
 * What node's `join` gives. That one reads each path letter by letter, and a hook makes sixty of them: so many letters that V8 compiles its loop
 * anew in every process, 2 ms of CPU. Most are made of parts that need no look.
 */
export function join(...parts: readonly string[]): string {
  const whole = parts.join('/');
  return sep !== '/' || whole === '' || parts.includes('') || ODD.test(whole) ? path.join(...parts) : whole;
}
