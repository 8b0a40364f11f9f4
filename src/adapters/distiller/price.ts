/** US dollars for a million tokens of Claude Haiku 4.5, published at anthropic.com/pricing (2025-10): what a call is taken to cost until a client reports it. */
const PER_MILLION = { input: 1, output: 5 } as const;

/** What a call of so many tokens costs at that price, in US dollars. */
export const priceOf = ({
  inputTokens,
  outputTokens,
}: {
  readonly inputTokens: number;
  readonly outputTokens: number;
}): number => (inputTokens * PER_MILLION.input + outputTokens * PER_MILLION.output) / 1_000_000;
