import { readFileSync } from 'node:fs';
import { userConfigFile } from '../../../src/config-files.ts';
import { mayAskAboutThePast } from '../../../src/domain/trigger-words.ts';
import { type Handler, type HookContext, SILENT } from './outcome.ts';
import { textField } from './payload.ts';

/** Whether the user's settings name trigger phrases at all: a look at the text, before a schema is loaded for it. */
function namesTriggers(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes('"triggers"');
  } catch {
    return false; // no settings
  }
}

async function triggersOf({ env }: HookContext): Promise<readonly string[]> {
  if (!namesTriggers(userConfigFile(env))) return [];
  const { ownTriggers } = await import('./lazy/own-triggers.ts');
  return ownTriggers(env, undefined);
}

/** The user says something: only who asks about the past is answered. Most prompts end here, with little loaded. */
export const userPromptSubmit: Handler = async (payload, context) => {
  const prompt = textField(payload, 'prompt');
  const own = await triggersOf(context);
  if (own.length === 0 && !mayAskAboutThePast(prompt)) return SILENT;
  const { recallTrigger } = await import('./lazy/prompt.ts');
  const question = recallTrigger(prompt, own);
  if (question === undefined) return SILENT;
  const { answerFromMemory } = await import('./lazy/services.ts');
  return answerFromMemory(question, context);
};
