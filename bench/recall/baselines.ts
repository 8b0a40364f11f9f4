import type { Memory } from '../../src/core/memory.ts';
import { isStopWord, stem } from '../../src/core/words/stem.ts';
import type { Dataset, Question } from '../../src/extras/eval/dataset.ts';

type Tokenizer = (text: string) => readonly string[];

const plain: Tokenizer = (text) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const stemmed: Tokenizer = (text) =>
  plain(text)
    .filter((word) => !isStopWord(word))
    .map((word) => (/^[a-z]+$/.test(word) ? stem(word) : word));

/** What anybody writes in an hour: the rows that ours must beat. */
export const BASELINES: readonly { readonly name: string; readonly tokenize: Tokenizer }[] = [
  { name: 'plain BM25', tokenize: plain },
  { name: 'BM25, Porter, stop words', tokenize: stemmed },
];

const K1 = 1.2;
const B = 0.75;

interface Texts {
  readonly ids: readonly string[];
  readonly counts: readonly ReadonlyMap<string, number>[];
  readonly lengths: readonly number[];
  readonly holders: ReadonlyMap<string, number>;
}

function textsOf(memories: readonly Memory[], tokenize: Tokenizer): Texts {
  const holders = new Map<string, number>();
  const lengths: number[] = [];
  const counts = memories.map(({ summary }) => {
    const words = tokenize(summary);
    const own = new Map<string, number>();
    for (const word of words) own.set(word, (own.get(word) ?? 0) + 1);
    for (const word of own.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
    lengths.push(words.length);
    return own;
  });
  return { ids: memories.map(({ id }) => id), counts, lengths, holders };
}

function rank({ ids, counts, lengths, holders }: Texts, words: readonly string[]): readonly string[] {
  const average = lengths.reduce((sum, length) => sum + length, 0) / ids.length;
  const scores = counts.map((own, place) =>
    words.reduce((sum, word) => {
      const count = own.get(word);
      if (count === undefined) return sum;
      const held = holders.get(word) ?? 0;
      const telling = Math.log(1 + (ids.length - held + 0.5) / (held + 0.5));
      return (
        sum + (telling * count * (K1 + 1)) / (count + K1 * (1 - B + (B * (lengths[place] ?? 0)) / average))
      );
    }, 0),
  );
  const order = [...ids.keys()].filter((place) => (scores[place] ?? 0) > 0);
  order.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return order.slice(0, 100).map((place) => ids[place] ?? '');
}

/** The answers of a textbook BM25 to each question, best first; k1 = 1.2, b = .75, each word of a question once. */
export function bm25Answers(dataset: Dataset, tokenize: Tokenizer): ReadonlyMap<Question, readonly string[]> {
  const scopes = new Map<string, Memory[]>();
  for (const { scope, memory } of dataset.documents) {
    const known = scopes.get(scope) ?? [];
    scopes.set(scope, known);
    known.push(memory);
  }
  const texts = new Map([...scopes].map(([scope, memories]) => [scope, textsOf(memories, tokenize)]));
  return new Map(
    dataset.questions.map((question) => {
      const own = texts.get(question.scope);
      return [question, own === undefined ? [] : rank(own, [...new Set(tokenize(question.text))])];
    }),
  );
}
