import * as z from 'zod/mini';
import { MODEL_KINDS, MOST_MEMORIES, type ModelReply } from '../../domain/distil/request.ts';

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
