import { createHash } from 'node:crypto';
import { attempt, defined, type Fields, fieldsOf, textOf } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import { metOnce } from '../../core/fold.ts';
import { isLive, type Memory } from '../../core/memory.ts';
import { isId } from '../../core/note-line.ts';

/** A memory that may be found, and where: a question looks only among the documents of its own scope. */
export type Document = Readonly<{ scope: string; memory: Memory }>;

export interface Question {
  readonly id: string;
  readonly text: string;
  readonly scope: string;
  readonly relevant: readonly string[];
}

export type Dataset = Readonly<{ documents: readonly Document[]; questions: readonly Question[] }>;

/** Documents that come without a time are told apart by their places, a second each: neighbours keep their order. */
const FIRST_MS = Date.UTC(2020, 0, 1);

/** A dataset of two JSONL texts; documents of one `session` were said one after the other. Unanswerable questions go. Throws USAGE with a line. */
export function readDataset(corpus: string, queries: string): Dataset {
  return {
    documents: rowsOf(corpus, 'corpus.jsonl').map(documentOf),
    questions: rowsOf(queries, 'queries.jsonl')
      .map(questionOf)
      .filter(({ relevant }) => relevant.length > 0),
  };
}

/** How many questions have an answer that is no document of their scope: nothing can find it. Pure. */
export function unanswerable({ documents, questions }: Dataset): number {
  const known = new Set(documents.map(({ scope, memory }) => JSON.stringify([scope, memory.id])));
  return questions.filter(({ scope, relevant }) =>
    relevant.some((id) => !known.has(JSON.stringify([scope, id]))),
  ).length;
}

function rowsOf(text: string, name: string): Fields[] {
  return text.split('\n').flatMap((line, index): Fields[] => {
    if (line.trim() === '') return [];
    const row = fieldsOf(attempt(() => JSON.parse(line)));
    if ('id' in row && 'text' in row) return [row];
    throw new CsError('USAGE', `${name}, line ${index + 1}: expected {"id", "text", …}`);
  });
}

/** A dataset may name its documents as it likes, a note may not. */
const idOf = (name: string): string =>
  isId(name) ? name : createHash('sha256').update(name).digest('hex').slice(0, 32);

function questionOf(row: Fields, place: number): Question {
  const { relevant } = row;
  if (!Array.isArray(relevant))
    throw new CsError('USAGE', `queries.jsonl, question ${place + 1}: expected "relevant", a list of ids`);
  return {
    id: String(row['id']),
    text: String(row['text']),
    scope: textOf(row['scope']),
    relevant: relevant.map((it) => idOf(String(it))),
  };
}

function documentOf(row: Fields, place: number): Document {
  const { session, at: said } = row;
  const at = typeof said === 'string' ? said : new Date(FIRST_MS + place * 1000).toISOString();
  return {
    scope: textOf(row['scope']),
    memory: {
      id: idOf(String(row['id'])),
      at,
      ns: 'learnings',
      kind: 'learning',
      summary: String(row['text']),
      evidence: 'user-stated',
      tags: [],
      files: [],
      ...metOnce('', at),
      ...(typeof session === 'string' ? { session } : {}),
    },
  };
}

const MIN_LETTERS = 3;

/** What a grep for the words of a question finds: ids by how many they contain, parts of words and any case too; then the newest. */
export function grepMemories(memories: readonly Memory[], question: string): readonly string[] {
  const words = [...new Set(question.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [])].filter(
    (word) => word.length >= MIN_LETTERS,
  );
  const counted = memories.map(({ id, at, summary, body = '' }) => {
    const text = `${summary}\n${body}`.toLowerCase();
    return { id, at, count: words.filter((word) => text.includes(word)).length };
  });
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    .map(({ id }) => id);
}

/** Which part of a memory asks for the rest of it. */
export const HELD_OUT = ['summary', 'body', 'signature'] as const;
export type HeldOut = (typeof HELD_OUT)[number];

/** More questions tell nothing that these do not. */
const MAX_QUESTIONS = 200;
/** A part of fewer words is found or not by chance. */
const MIN_WORDS = 3;
/** A question is about as long as people ask. */
const MAX_CHARS = 200;

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** The memory without one part, and without that part where another repeats it. */
function without(memory: Memory, part: HeldOut): Memory {
  if (part !== 'summary') return defined({ ...memory, [part]: undefined });
  const told = (memory.body ?? '').replaceAll(memory.summary, ' ');
  return { ...memory, summary: '(held out)', body: told };
}

function knownItemQuestion(memory: Memory, part: HeldOut): string {
  const text = part === 'summary' ? memory.summary : (memory[part] ?? '');
  const sentence = part === 'body' ? text.replaceAll(memory.summary, ' ').trim() : text;
  return (sentence.split(/\n|(?<=[.!?])\s/)[0] ?? '').slice(0, MAX_CHARS).trim();
}

const isEnough = (question: string, rest: Memory): boolean =>
  wordsIn(question) >= MIN_WORDS && wordsIn(`${rest.summary} ${rest.body ?? ''}`) >= 2 * MIN_WORDS;

/** One part of a memory asks for it among all live ones that lack that part. Ids, which are hashes, draw the sample. Empty: too little left. */
export function knownItems(memories: readonly Memory[], part: HeldOut, nowMs: number): Dataset {
  const live = memories.filter((memory) => isLive(memory, nowMs));
  const documents = live.map((memory): Document => ({ scope: '', memory: without(memory, part) }));
  const questions = live.flatMap((memory, place): Question[] => {
    const text = knownItemQuestion(memory, part);
    const rest = documents[place]?.memory;
    if (rest === undefined || !isEnough(text, rest)) return [];
    return [{ id: memory.id, text, scope: '', relevant: [memory.id] }];
  });
  const sample = questions.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, MAX_QUESTIONS);
  return { documents, questions: sample };
}

export interface Found {
  /** The share of what was wanted among the first 5 and 10. */
  readonly recallAt5: number;
  readonly recallAt10: number;
  /** 1 / the place of the first that was wanted; 0 where none was found. */
  readonly reciprocalRank: number;
}

/** Measures one answer, best first, against the ids that were wanted. */
export function measure(answer: readonly string[], wanted: readonly string[]): Found {
  const relevant = new Set(wanted);
  const share = (most: number): number =>
    relevant.size === 0 ? 0 : answer.slice(0, most).filter((id) => relevant.has(id)).length / relevant.size;
  const first = answer.findIndex((id) => relevant.has(id));
  return { recallAt5: share(5), recallAt10: share(10), reciprocalRank: first === -1 ? 0 : 1 / (first + 1) };
}

export function meanOf(answers: readonly Found[]): Found {
  const mean = (of: keyof Found) =>
    answers.reduce((sum, found) => sum + found[of], 0) / Math.max(1, answers.length);
  const reciprocalRank = mean('reciprocalRank');
  return { recallAt5: mean('recallAt5'), recallAt10: mean('recallAt10'), reciprocalRank };
}

/** The value below which `share` (0…1) of the values lie; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Requests as people make them, about a program that nobody has: whatever a store holds, none of it is meant. */
export const UNRELATED_PROMPTS: readonly string[] = [
  'Add a renderKites helper in src/kites/render-kites.ts and call it from the sky view',
  'the marmalade counter is off by one when the jar is empty, please fix',
  'Write tests for parseOrchardRow, at least one with an empty orchard',
  'rename BalloonRegistry to BalloonShelf everywhere',
  'why does `npx kitewright lint` print the same plum twice?',
  'Can you make the lighthouse page load faster? it takes four seconds on my phone',
  'Translate the greeting strings of the tram timetable into Portuguese',
  'ok, go on',
  'yes please, and keep the old colours',
  'thanks, that works now',
  'Explain what this regular expression does: ^(?:ab|cd)+$',
  'bump pepperlint to 4.2.0 and see whether the orchard build still passes',
  'E_PLUM_OVERRIPE is thrown in basket.rs line 40, what could it be?',
  'make a table of all walrus species in docs/walrus.md',
  'I would like the checkbox to be on the left side of the label',
  'delete the unused styles of the beehive dashboard',
  'run it again with --only-teapots',
  'Which of the two queues is better here, and what does it cost?',
  'The tests of tests/harbor/test_ferry.py are slow. Split them.',
  'commit this with a short message',
  'draw a sequence diagram of how a postcard is delivered',
  'use tabs here instead of spaces',
  'please review my changes before I open the pull request',
  'In fern/leaf.go the mutex is locked twice, isn’t it?',
];
