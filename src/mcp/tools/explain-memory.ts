import * as z from 'zod';
import { explanation } from '../explanation.ts';
import { MEMORY_ID } from '../memory-id.ts';
import { tool } from '../tool.ts';

const INPUT = z.strictObject({
  id: MEMORY_ID,
  contents: z.boolean().default(false).describe('True to include its files as they were when it was made.'),
});

/** The tool `explain_memory`: all of one. */
export const explainMemory = tool({
  name: 'explain_memory',
  title: 'Explain a memory',
  description:
    'Shows everything about one memory: its whole text, its evidence, who wrote it and when, its commit, whether the code it refers to is still the same, and what replaced it.',
  input: INPUT,
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ id, contents }, { wired: { recall, hydrate }, signal }) => {
    const recalled = await recall.byId(id);
    signal.throwIfAborted();
    return explanation(recalled, contents ? await hydrate(recalled.memory) : [], Date.now());
  },
});
