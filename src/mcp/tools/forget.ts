import * as z from 'zod';
import { oneLine } from '../../domain/excerpt.ts';
import { inert } from '../../domain/inert.ts';
import { MEMORY_ID } from '../memory-id.ts';
import { tool } from '../tool.ts';

const INPUT = z.strictObject({
  id: MEMORY_ID,
  restore: z.boolean().default(false).describe('True to undo an earlier `forget`.'),
});

/** The tool `forget`: never recall this one again. */
export const forget = tool({
  name: 'forget',
  title: 'Forget',
  description:
    'Marks a memory as forgotten, so that it is no longer recalled: when the user asks for it, or when it proved wrong. The note keeps its text, and `restore` brings it back. Erasing it permanently is up to the user: `cs-memory purge`.',
  input: INPUT,
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  run: ({ id, restore }, { wired, signal, turns }) =>
    turns.take(async () => {
      const { memory, changed } = await wired.forget(id, restore ? 'restored' : 'forgotten');
      const state = restore ? 'can be recalled again' : 'is forgotten';
      const summary = inert(oneLine(memory.summary, 200));
      return `[${memory.id}] ${changed ? state : `already ${state}`}: ${summary}`;
    }, signal),
});
