// How well recall finds what is wanted, step by step: docs/explanation/measurements.md, "Recall".
// Usage: npm run bench:recall -- <folder with corpus.jsonl and queries.jsonl>… [--model use-lite-en | --no-vectors] [--misses]
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { USE_LITE_MODEL } from '../../src/core/embedding-models.ts';
import type { Memory } from '../../src/core/memory.ts';
import { type Dataset, meanOf, measure, type Question, readDataset } from '../../src/extras/eval/dataset.ts';
import { evaluate } from '../../src/extras/eval/evaluate.ts';
import type { Embedder } from '../../src/recall/ports.ts';
import { printTable } from '../whole-process.ts';
import { BASELINES, bm25Answers, type Half, halvesOf, openEmbedder, withCache } from './baselines.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type: 'string', default: USE_LITE_MODEL },
    'no-vectors': { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
});

type Answers = ReadonlyMap<Question, readonly string[]>;

function cell(answers: Answers, halves: ReadonlyMap<Question, Half>, half?: Half): string {
  const own = [...answers].filter(([question]) => half === undefined || halves.get(question) === half);
  const { recallAt5, recallAt10, reciprocalRank } = meanOf(
    own.map(([question, answer]) => measure(answer, question.relevant)),
  );
  return [recallAt5, recallAt10, reciprocalRank].map((value) => value.toFixed(3)).join(' / ');
}

const withoutSessions = ({ documents, questions }: Dataset): Dataset => ({
  documents: documents.map(({ scope, memory: { session: _session, ...memory } }) => ({ scope, memory })),
  questions,
});

async function answersOf(
  dataset: Dataset,
  embedder: Embedder | undefined,
): Promise<ReadonlyMap<string, Answers>> {
  const answered = await evaluate({ embedder }, dataset);
  const rows = new Map<string, Map<Question, readonly string[]>>();
  for (const { row, question, answer } of answered) {
    const own = rows.get(row) ?? new Map<Question, readonly string[]>();
    rows.set(row, own);
    own.set(question, answer);
  }
  return rows;
}

async function rowsOf(
  dataset: Dataset,
  embedder: Embedder | undefined,
): Promise<readonly (readonly [string, Answers])[]> {
  const ours = await answersOf(dataset, embedder);
  const hasSessions = dataset.documents.some(({ memory }) => memory.session !== undefined);
  const apart = hasSessions ? await answersOf(withoutSessions(dataset), undefined) : ours;
  const row = (name: string, answers: Answers | undefined): (readonly [string, Answers])[] =>
    answers === undefined ? [] : [[name, answers]];
  return [
    ...row('grep', ours.get('grep')),
    ...BASELINES.flatMap(({ name, tokenize }) => row(name, bm25Answers(dataset, tokenize))),
    ...row('words', apart.get('words')),
    ...(hasSessions ? row('words + session', ours.get('words')) : []),
    ...row('vectors alone', ours.get('vectors')),
    ...row('blend', ours.get('blend')),
  ];
}

/** Shows what the last row missed, in the half that settings may be learned on, never in the other. */
function printMisses(
  answers: Answers,
  halves: ReadonlyMap<Question, Half>,
  memories: readonly Memory[],
): void {
  const texts = new Map(memories.map(({ id, summary }) => [id, summary.slice(0, 200)]));
  for (const [question, answer] of answers) {
    const missed = question.relevant.filter((id) => !answer.slice(0, 5).includes(id));
    if (halves.get(question) !== 'tuned' || missed.length === 0) continue;
    console.log(
      JSON.stringify({
        question: question.text,
        missed: missed.map((id) => texts.get(id)),
        first: texts.get(answer[0] ?? ''),
      }),
    );
  }
}

const embedder = values['no-vectors']
  ? undefined
  : withCache(openEmbedder(values.model, join(import.meta.dirname, '../..')));
for (const folder of positionals) {
  const dataset = readDataset(
    readFileSync(join(folder, 'corpus.jsonl'), 'utf8'),
    readFileSync(join(folder, 'queries.jsonl'), 'utf8'),
  );
  const halves = halvesOf(dataset);
  const rows = await rowsOf(dataset, embedder);
  console.log(
    `\n${basename(folder)}: ${dataset.documents.length} documents, ${dataset.questions.length} questions`,
  );
  printTable([
    ['R@5 / R@10 / MRR', 'all', 'tuned half', 'held half'],
    ...rows.map(([name, answers]) => [
      name,
      cell(answers, halves),
      cell(answers, halves, 'tuned'),
      cell(answers, halves, 'held'),
    ]),
  ]);
  const last = rows.at(-1)?.[1];
  if (values.misses && last !== undefined)
    printMisses(
      last,
      halves,
      dataset.documents.map(({ memory }) => memory),
    );
}
await embedder?.close();
