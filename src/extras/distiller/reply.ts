import * as z from 'zod/mini';
import { MODEL_KINDS, MOST_MEMORIES, type ModelReply } from '../../capture/model/distil/request.ts';
import type { ModelFailure } from '../../capture/model/ports.ts';

const number = z.int().check(z.minimum(0), z.maximum(10_000));
const numbers = z._default(z.array(number).check(z.maxLength(1_000)), []);

/** What a model may answer. Fields it adds are passed over; what has a wrong form makes the whole no reply. */
const replySchema = z.object({
  memories: z
    .array(
      z.object({
        summary: z.string(),
        body: z._default(z.string(), ''),
        kind: z.enum(MODEL_KINDS),
        evidence: numbers,
        files: z._default(z.array(z.string()), []),
      }),
    )
    .check(z.maxLength(4 * MOST_MEMORIES)),
  overturned: numbers,
  wrong: z._default(z.array(z.object({ known: number, by: z.optional(z.nullable(number)) })), []),
  seen: numbers,
});

/** The reply in a text that may have words or a code fence around it; undefined where there is none, or its form is wrong. */
export function replyIn(text: string): ModelReply | undefined {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
  const parsed = replySchema.safeParse(value);
  if (!parsed.success) return undefined;
  const wrong = parsed.data.wrong.map(({ known, by }) => ({ known, by: by ?? undefined }));
  return { ...parsed.data, wrong };
}

/** What a status of the API comes to; none: nobody answered. */
export function failureOf(status: unknown): ModelFailure {
  if (status === 429 || status === 529) return 'rate-limited';
  if (status === 401 || status === 403) return 'not-logged-in';
  if (status === undefined || (typeof status === 'number' && status >= 500)) return 'unreachable';
  return 'failed';
}

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
