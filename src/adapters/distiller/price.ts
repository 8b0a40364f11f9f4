/** US dollars for a million tokens, in and out, as published at anthropic.com/pricing (2025-10); of a family with several prices the highest. */
const PER_MILLION: readonly (readonly [family: string, input: number, output: number])[] = [
  ['haiku', 1, 5],
  ['sonnet', 3, 15],
  ['opus', 15, 75],
];
/** What a model of another name is taken to cost: one of the user's own may cost nothing, and a dearer one would never be asked below the usual cap. */
const UNKNOWN = ['', 3, 15] as const;

/** What a call of a model costs at that price, in US dollars: until a client reports what it took. */
export function priceOf(
  model: string,
  { inputTokens, outputTokens }: { readonly inputTokens: number; readonly outputTokens: number },
): number {
  const [, input, output] = PER_MILLION.find(([family]) => model.includes(family)) ?? UNKNOWN;
  return (inputTokens * input + outputTokens * output) / 1_000_000;
}
