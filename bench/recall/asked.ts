// Whether questions in people's own words find what a careful reader noted: npx tsx bench/recall/asked.ts <folder of sessions> <questions.jsonl> [--misses]
// A line asks `{repo, session, id, question, language}` for memory `id` of the references of a session; in the store of its repository, and in one of all.
import { parseArgs } from 'node:util';
import { type Dataset, meanOf, measure, type Question, readDataset } from '../../src/extras/eval/dataset.ts';
import { createWordsIndexOf } from '../../src/recall/index/words-index.ts';
import { searchNear } from '../../src/recall/recall-arms.ts';
import { readLines } from '../told/told.ts';
import { printTable } from '../whole-process.ts';
import { readReferences } from '../worth/sessions.ts';

interface Asked {
  readonly repo: string;
  readonly session: string;
  readonly id: string;
  readonly question: string;
  readonly language: string;
}

const LIMIT = 50;
const {
  values: { misses },
  positionals: [folder = '', questions = ''],
} = parseArgs({ allowPositionals: true, options: { misses: { type: 'boolean', default: false } } });
const asked = readLines(questions) as readonly Asked[];

/** The references as a dataset, whose scopes are repositories, or one of all. */
function datasetOf(scopeOf: (repo: string) => string): Dataset {
  const documents = readReferences(folder, undefined).flatMap(({ repo, session, memories }) =>
    memories.map(({ id, summary }) => ({ id: `${session} ${id}`, text: summary, scope: scopeOf(repo) })),
  );
  const rows = asked.map(({ repo, session, id, question }, at) => {
    return { id: String(at), text: question, relevant: [`${session} ${id}`], scope: scopeOf(repo) };
  });
  const jsonl = (some: readonly object[]): string => some.map((one) => JSON.stringify(one)).join('\n');
  return readDataset(jsonl(documents), jsonl(rows));
}

/** The answers by words alone, as recall asks for them. */
async function answersTo({ documents, questions }: Dataset): Promise<Map<Question, readonly string[]>> {
  const scopes = [...new Set(documents.map(({ scope }) => scope))];
  const memoriesOf = (scope: string) =>
    documents.filter((one) => one.scope === scope).map(({ memory }) => memory);
  const indexes = new Map(scopes.map((scope) => [scope, createWordsIndexOf(memoriesOf(scope))]));
  const answers = new Map<Question, readonly string[]>();
  for (const question of questions) {
    const text = question.text;
    const index = indexes.get(question.scope);
    const { hits } = await searchNear(
      async (near) =>
        index?.search(text, { limit: LIMIT, nowMs: 0, ...(near === undefined ? {} : { near }) }) ?? [],
      text,
    );
    answers.set(
      question,
      hits.map(({ memory }) => memory.id),
    );
  }
  return answers;
}

const languages = ['all', ...new Set(asked.map(({ language }) => language))];
for (const [name, scopeOf] of [
  ['one store of all', () => 'all'],
  ['a store per repository', (repo: string) => repo],
] as const) {
  const dataset = datasetOf(scopeOf);
  const answers = [...(await answersTo(dataset))];
  const rowOf = (language: string): string[] => {
    const own = answers.filter(([{ id }]) => language === 'all' || asked[Number(id)]?.language === language);
    const first = own.filter(([{ relevant }, [best]]) => relevant.includes(best ?? '')).length / own.length;
    const means = meanOf(own.map(([{ relevant }, answer]) => measure(answer, relevant)));
    const { recallAt5, recallAt10, reciprocalRank } = means;
    const figures = [first, recallAt5, recallAt10, reciprocalRank].map((one) => one.toFixed(3));
    return [language, String(own.length), figures.join(' / ')];
  };
  console.log(`\n${name}: ${dataset.documents.length} memories`);
  printTable([['', 'questions', 'R@1 / R@5 / R@10 / MRR'], ...languages.map(rowOf)]);
  if (!misses) continue;
  const texts = new Map(dataset.documents.map(({ memory }) => [memory.id, memory.summary]));
  for (const [{ text, relevant }, answer] of answers) {
    const rank = answer.findIndex((id) => relevant.includes(id));
    if (rank >= 0 && rank < 5) continue;
    console.log(
      `${rank + 1} ${text}\n  wanted ${texts.get(relevant[0] ?? '')}\n  found ${texts.get(answer[0] ?? '')}`,
    );
  }
}
