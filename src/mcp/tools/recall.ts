import * as z from 'zod';
import { writeRecall } from '../../domain/recall-text.ts';
import { tool } from '../tool.ts';

const INPUT = z.strictObject({
  query: z
    .string()
    .min(1)
    .max(10_000)
    .describe(
      'What you want to know, in words: an error message, a name, a question. Words that say when ("last week", "in May") bound the search.',
    ),
  limit: z.number().int().min(1).max(50).default(5).describe('How many memories at most.'),
  files: z
    .array(z.string())
    .max(50)
    .optional()
    .describe('Paths of files at hand: what is known about them fits too.'),
  tokens: z
    .number()
    .int()
    .min(100)
    .max(2_700)
    .default(1_200)
    .describe('About so many tokens of answer at most.'),
});

/** The tool `recall`: what fits these words. */
export const recall = tool({
  name: 'recall',
  title: 'Recall',
  description:
    'Finds what earlier sessions in this repository learned: errors and what fixed them, decisions and their reasons, conventions, where work stopped. Ask before you debug an error that may have struck before, before you reopen a decision, and when the user refers to earlier work. Gives short entries with ids; `explain_memory` tells all of one.',
  input: INPUT,
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ query, limit, files = [], tokens }, { wired, signal }) => {
    const inside = files.flatMap((file) => wired.relativePath(file) ?? []);
    const found = await wired.recall.ask({ query, limit, files: inside.map((path) => ({ path })) });
    signal.throwIfAborted();
    await wired.stores.save();
    const told = writeRecall('What fits this question.', found, { nowMs: Date.now(), maxTokens: tokens });
    return told?.text ?? 'Nothing is known that fits.';
  },
});
