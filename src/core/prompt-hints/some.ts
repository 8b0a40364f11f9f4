/** A part that a text must have, in lower case; where that says too little, a pattern that must fit, too. */
export type Hint = string | readonly [part: string, pattern: RegExp];

/**
 * Whether a text has some of the hints; letters count whatever their case, and apostrophes whatever their form. For what is looked at in every prompt: a pattern of a hundred
 * words takes V8 two milliseconds to compile, a hundred words looked for one by one take a hundredth of that. Pure.
 */
export function hasSomeHint(text: string, hints: readonly Hint[]): boolean {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return hints.some((hint) =>
    typeof hint === 'string' ? lower.includes(hint) : lower.includes(hint[0]) && hint[1].test(lower),
  );
}
