import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../../core/basics.ts';
import { errorMessage, systemErrorInWords } from '../../../core/errors.ts';
import { count } from '../../../core/text.ts';
import {
  type Dataset,
  HELD_OUT,
  knownItems,
  readDataset,
  UNRELATED_PROMPTS,
  unanswerable,
} from '../../../extras/eval/dataset.ts';
import { evaluate, type RowResult, resultsOf } from '../../../extras/eval/evaluate.ts';
import { calibrateHere, keepEvaluation, wireEvaluate } from '../../wire/evaluate.ts';
import type { Home } from '../../wire/home.ts';
import type { Wired } from '../../wire/services.ts';
import { type Answer, command } from '../command.ts';
import { refuseIf, usage, warn, withWired } from '../io.ts';
import { countingProgress } from '../progress.ts';

type Measured = Readonly<{ asked: string; questions: number; rows: readonly RowResult[] }>;

function readFolder(folder: string): Dataset {
  const read = (name: string): string => {
    const file = join(folder, name);
    const text = attempt(() => readFileSync(file, 'utf8'));
    if (text !== undefined) return text;
    throw usage(`'${file}' cannot be read`, 'a dataset is a folder with corpus.jsonl and queries.jsonl');
  };
  const dataset = readDataset(read('corpus.jsonl'), read('queries.jsonl'));
  const missing = unanswerable(dataset);
  if (missing > 0)
    warn(
      `${missing} of ${dataset.questions.length} questions name a relevant id that is not in corpus.jsonl within their scope; it counts as not found`,
    );
  return dataset;
}

type Evaluating = Awaited<ReturnType<typeof wireEvaluate>>;

async function measureAll(evaluating: Evaluating, datasets: readonly (readonly [string, Dataset])[]) {
  const tell = countingProgress();
  const measured: Measured[] = [];
  for (const [asked, dataset] of datasets) {
    const onProgress = (done: number, total: number): void => tell(asked, done, total);
    const rows = resultsOf(await evaluate({ ...evaluating, onProgress }, dataset));
    measured.push({ asked, questions: dataset.questions.length, rows });
  }
  return measured;
}

const NEEDS: Readonly<Record<string, string>> = {
  'summary held out': ': no memory has a body of at least six words',
  'body held out': ': no memory has a body and a summary of at least six words',
  'signature held out': ': no memory describes an error',
};

function measuredLines({ asked, questions, rows }: Measured): readonly string[] {
  if (questions === 0) return [`${asked}: no questions${NEEDS[asked] ?? ''}`];
  return [
    `${asked}: ${count(questions, 'question')}`,
    '           R@5    R@10   MRR    p50 ms  p95 ms',
    ...rows.map(({ row, recallAt5, recallAt10, reciprocalRank, p50Ms, p95Ms }) => {
      const shares = [recallAt5, recallAt10, reciprocalRank].map((share) => share.toFixed(3)).join('  ');
      return `  ${row.padEnd(8)} ${shares}  ${p50Ms.toFixed(1).padStart(6)}  ${p95Ms.toFixed(1).padStart(6)}`;
    }),
  ];
}

/** Keeps what `cs-memory view` shows of it. On a disk where nothing can be kept the figures are printed all the same. */
function keep(home: Home, measured: readonly Measured[]): void {
  const asked = measured.filter(({ questions }) => questions > 0);
  const rows = asked.flatMap((set) =>
    set.rows.map(({ row, recallAt5, reciprocalRank: mrr }) => ({ asked: set.asked, row, recallAt5, mrr })),
  );
  try {
    keepEvaluation(home, { at: new Date().toISOString(), rows });
  } catch (error) {
    warn(`the figures were not kept for \`cs-memory view\`: ${errorMessage(systemErrorInWords(error))}`);
  }
}

const rowJson = ({ row, questions, recallAt5, recallAt10, reciprocalRank, p50Ms, p95Ms }: RowResult) => ({
  row,
  questions,
  recall_at_5: recallAt5,
  recall_at_10: recallAt10,
  mrr: reciprocalRank,
  p50_ms: p50Ms,
  p95_ms: p95Ms,
});

async function calibrate(wired: Wired): Promise<Answer> {
  const none = 'no embedder is set up: there are no vectors to weigh';
  refuseIf(wired.config.embedder.kind === 'none', none, 'see `cs-memory setup --semantic`');
  const tell = countingProgress();
  const onProgress = (done: number, total: number): void => tell('asking', done, total);
  const found = await calibrateHere(wired, { onProgress });
  const json = { calibration: found ?? null };
  if (found === undefined) return { json, text: 'too few memories to ask: recall keeps the usual weight' };
  const by = (weight: number): string => (weight === 0 ? 'words alone' : String(weight).padEnd(11));
  const tried = found.tried.map(({ weight, mrr }) => `  ${by(weight)}  MRR ${mrr.toFixed(3)}`);
  const asked = `${count(found.questions, 'question')}; recall now weighs vectors by ${found.weight}`;
  return { json, text: [asked, ...tried] };
}

export const addEval = command('eval', {
  summary: 'measure how well recall finds what is wanted',
  about:
    'Measures recall on this repository, offline: a part of each memory is used as a query for the rest of it, and unrelated prompts must find nothing. Changes no memory; the figures are kept for `cs-memory view`. With --dataset it uses a folder with corpus.jsonl ({id, text, scope?, session?, at?}) and queries.jsonl ({id, text, relevant: [ids], scope?}) instead.',
  options: {
    '--calibrate': 'learn how much vectors count here',
    '--dataset <folder>': 'measure on these documents and questions',
    '--json':
      'print {"sets": [{"asked", "questions", "rows": […]}], "silence"}; with --calibrate {"calibration": {"embedder", "questions", "weight", "tried"}}',
  },
  example: 'cs-memory debug eval\n  cs-memory debug eval --dataset ~/sets/cosqa --json',
  run: async ({ calibrate: isCalibrating, dataset }) => {
    const isBoth = isCalibrating && dataset !== undefined;
    const own = '--calibrate asks the memories of this repository, and no dataset';
    refuseIf(isBoth, own, 'leave out one of the two');
    return withWired(async (wired) => {
      if (isCalibrating) return calibrate(wired);
      const datasets =
        dataset === undefined ? await ownDatasets(wired) : [[dataset, readFolder(dataset)] as const];
      const evaluating = await wireEvaluate(wired);
      try {
        const measured = await measureAll(evaluating, datasets);
        const sets = measured.map((set) => ({ ...set, rows: set.rows.map(rowJson) }));
        const text = measured.flatMap(measuredLines);
        if (dataset !== undefined) return { json: { sets }, text };
        const answers = await Promise.all(UNRELATED_PROMPTS.map(evaluating.isSilent));
        const silence = { prompts: answers.length, silent: answers.filter(Boolean).length };
        keep(wired.home, measured);
        const quiet = `silence: ${silence.silent} of ${silence.prompts} unrelated prompts get no answer`;
        return { json: { sets, silence }, text: [...text, quiet] };
      } finally {
        await evaluating.close();
      }
    });
  },
});

async function ownDatasets({ stores }: Wired) {
  const own = (await stores.all()).map(({ memory }) => memory);
  await stores.save();
  return HELD_OUT.map((part) => [`${part} held out`, knownItems(own, part, Date.now())] as const);
}
