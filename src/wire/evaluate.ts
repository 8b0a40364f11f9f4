// What measures recall is wired apart from the rest: nothing but `cs-memory debug eval` needs it.
import { join } from 'node:path';
import { openExactLookup } from '../adapters/index/words/exact-lookup.ts';
import { createWordsIndexOf } from '../adapters/index/words/in-memory.ts';
import { specificNames } from '../domain/specific-terms.ts';
import { recallTrigger } from '../domain/trigger.ts';
import type { EvaluatePorts } from '../services/recall/evaluate.ts';
import { createSpecificRecall } from '../services/unasked/specific-recall.ts';
import type { Wired } from '../wire.ts';
import { wireEmbedder } from './embedder.ts';

export interface Evaluating extends EvaluatePorts {
  /** Whether nothing would be told to a session that is prompted so. As if every author were trusted: that is the hardest. */
  readonly isSilent: (prompt: string) => Promise<boolean>;
  close(): Promise<void>;
}

/** Evaluation on top of what `wire` gave, once the index is saved. Throws CONFIG_INVALID. */
export async function wireEvaluate(wired: Wired, env: NodeJS.ProcessEnv): Promise<Evaluating> {
  const { config, home, notes } = wired;
  const embedder = config.embedder.kind === 'none' ? undefined : wireEmbedder(config.embedder, env);
  const directory = join(home.directory, 'index');
  const lookup = openExactLookup({ directory, refs: await notes.refs(), nowMs: Date.now() });
  const specific = createSpecificRecall({
    lookups: [{ scope: 'repository', lookup }],
    isToldUnasked: () => true,
    shown: new Set(),
    freshnessOf: async () => 'unknown',
    relativePath: (path) => path,
  });
  return {
    indexOf: createWordsIndexOf,
    embedder,
    isSilent: async (prompt) =>
      recallTrigger(prompt, config.promptRecall.triggers ?? []) === undefined &&
      (await specific(specificNames(prompt), 1)).length === 0,
    close: async () => {
      lookup.close();
      await embedder?.close();
    },
  };
}
