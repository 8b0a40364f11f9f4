/** Code points as ranges, both ends included; sorted, none touching the next. */
export type CharSet = readonly (readonly [from: number, to: number])[];

const LAST = 0x10ffff;

export const NOTHING: CharSet = [];
export const ANYTHING: CharSet = [[0, LAST]];
export const DIGITS: CharSet = [[0x30, 0x39]];
export const WORD: CharSet = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
/** What `\s` matches, ECMA-262 WhiteSpace and LineTerminator. */
export const SPACES: CharSet = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
/** What `.` does not match. */
export const LINE_ENDS: CharSet = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];

/** What is in any of the sets. */
export function union(...sets: readonly CharSet[]): CharSet {
  const joined: [number, number][] = [];
  for (const [from, to] of sets.flat().sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** What is not in the set. */
export function complement(set: CharSet): CharSet {
  const rest: [number, number][] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (from > next) rest.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST) rest.push([next, LAST]);
  return rest;
}

/** Whether a character is in both. */
export function intersects(a: CharSet, b: CharSet): boolean {
  return a.some(([from, to]) => b.some(([start, end]) => from <= end && start <= to));
}

/** Whether all of `inner` is in `outer`. */
export function contains(outer: CharSet, inner: CharSet): boolean {
  return !intersects(inner, complement(outer));
}
