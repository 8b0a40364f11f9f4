import { settingsFiles } from '../../../src/config-files.ts';
import { locateRepository } from '../../../src/wire-hot.ts';
import { type Handler, type HookContext, SILENT } from './outcome.ts';
import { textField } from './payload.ts';

/** The user's own trigger phrases. The schema that reads them is loaded only where there is a settings file. */
async function triggersOf({ cwd, env }: HookContext): Promise<readonly string[]> {
  const root = locateRepository(cwd, env)?.root;
  if (settingsFiles(env, root).length === 0) return [];
  const { ownTriggers } = await import('./lazy/services.ts');
  return ownTriggers(env, root);
}

/** The user says something: only who asks about the past is answered. Most prompts end here, with little loaded. */
export const userPromptSubmit: Handler = async (payload, context) => {
  const prompt = textField(payload, 'prompt');
  const { recallTrigger } = await import('./lazy/prompt.ts');
  const trigger = recallTrigger(prompt, await triggersOf(context));
  if (trigger === undefined) return SILENT;
  const { answerFromMemory } = await import('./lazy/services.ts');
  return answerFromMemory(trigger.query, context);
};
