import * as z from 'zod';
import { writeRecall } from '../../domain/recall-text.ts';
import { tool } from '../tool.ts';

const INPUT = z.strictObject({
  query: z
    .string()
    .min(1)
    .max(10_000)
    .describe(
      'What you want to know, in words: an error message, a name, a question. Time expressions ("last week", "in May") narrow the search.',
    ),
  limit: z.number().int().min(1).max(50).default(5).describe('Maximum number of memories.'),
  files: z
    .array(z.string())
    .max(50)
    .optional()
    .describe('Paths of files at hand: memories about them match too.'),
  tokens: z
    .number()
    .int()
    .min(100)
    .max(2_700)
    .default(1_200)
    .describe('Approximate maximum length of the answer in tokens.'),
});

/** The tool `recall`: what fits these words. */
export const recall = tool({
  name: 'recall',
  title: 'Recall',
  description:
    'Finds what earlier sessions in this repository learned: errors and what fixed them, decisions and their reasons, conventions, where work stopped. Ask before you debug an error that may have occurred before, before you reopen a decision, and when the user refers to earlier work. Returns short entries with ids; `explain_memory` shows everything about one.',
  input: INPUT,
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ query, limit, files = [], tokens }, { wired, signal }) => {
    const inside = files.flatMap((file) => wired.relativePath(file) ?? []);
    const found = await wired.recall.ask({ query, limit, files: inside.map((path) => ({ path })) });
    signal.throwIfAborted();
    await wired.stores.save();
    const told = writeRecall('What fits this question.', found, { nowMs: Date.now(), maxTokens: tokens });
    return told?.text ?? 'No memory fits.';
  },
});
