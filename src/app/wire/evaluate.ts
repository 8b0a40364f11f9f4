import { join } from 'node:path';
import { defined } from '../../core/basics.ts';
import type { Asking, RowResult } from '../../extras/eval/evaluate.ts';
import { calibrate } from '../../extras/eval/evaluate.ts';
import { readShaped, writeJsonFile } from '../../files/write.ts';
import { specificRecall } from '../../recall/edit-brief.ts';
import { openExactLookup } from '../../recall/index/index-files.ts';
import { specificNames } from '../../recall/specific-terms.ts';
import { likelyQuestion } from '../../recall/trigger.ts';
import type { Home } from './home.ts';
import type { Wired } from './services.ts';
import { keepWeight, weightIn, wireEmbedder } from './vectors.ts';

/** Evaluation on top of what `wire` gave, once the index is saved. Throws CONFIG_INVALID. */
export async function wireEvaluate({ config, home, notes, recall, env }: Wired) {
  const embedder = config.embedder.kind === 'none' ? undefined : wireEmbedder(config.embedder, env);
  const directory = join(home.directory, 'index');
  const lookup = openExactLookup({ directory, refs: await notes.refs(), nowMs: Date.now() });
  const unasked = {
    lookups: [{ scope: 'repository' as const, lookup }],
    isToldUnasked: () => true,
    shown: new Set<string>(),
    wornOut: () => new Set<string>(),
    freshnessOf: async () => 'unknown' as const,
    relativePath: (path: string) => path,
    formerPaths: () => [],
  };
  const isAnswered = async (prompt: string): Promise<boolean> => {
    const question = likelyQuestion(prompt, config.promptRecall.triggers ?? []);
    const asked = question && recall.ask({ ...question, isQuick: true, fitsItself: true }, 1);
    return ((await asked) ?? []).length > 0;
  };
  return {
    embedder,
    weight: embedder === undefined ? undefined : weightIn(home, embedder.id),
    /** Whether nothing would be told to a session that is prompted so. As if every author were trusted: that is the hardest. */
    isSilent: async (prompt: string): Promise<boolean> =>
      !(await isAnswered(prompt)) && (await specificRecall(unasked, specificNames(prompt), 1)).length === 0,
    close: async () => {
      lookup.close();
      await embedder?.close();
    },
  };
}

/** Finds out what the embedder's cosines are worth here, and keeps it; undefined without one, for too few memories and, unless `isAnew`, where it is known. */
export async function calibrateHere(
  { config, home, stores, env }: Wired,
  { onProgress, isAnew = true }: Pick<Asking, 'onProgress'> & { readonly isAnew?: boolean } = {},
) {
  if (config.embedder.kind === 'none') return undefined;
  const embedder = wireEmbedder(config.embedder, env);
  try {
    if (!isAnew && weightIn(home, embedder.id) !== undefined) return undefined;
    const memories = (await stores.all()).flatMap(({ memory, scope }) => (scope === 'user' ? [] : [memory]));
    const found = await calibrate({ embedder, ...defined({ onProgress }) }, memories, Date.now());
    if (found !== undefined) keepWeight(home, found.embedder, found.weight);
    return found;
  } finally {
    await embedder.close();
  }
}

export interface LastEvaluation {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly rows: readonly (Pick<RowResult, 'row' | 'recallAt5'> & Readonly<{ asked: string; mrr: number }>)[];
}

const evaluationFile = (home: Home): string => join(home.directory, 'eval.json');

/** Keeps the figures of an evaluation of this store. Throws what the file system throws. */
export function keepEvaluation(home: Home, evaluation: LastEvaluation): void {
  writeJsonFile(evaluationFile(home), evaluation);
}

/** What was kept last; undefined where there is none. */
export const lastEvaluation = (home: Home): LastEvaluation | undefined =>
  readShaped<LastEvaluation>(evaluationFile(home), { at: 'text', rows: 'list' });
