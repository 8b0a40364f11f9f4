import { spoken } from '../core/words/languages.ts';
import { MAX_QUERY_TERMS, type QueryTerm, queryTerms } from '../core/words/query.ts';
import learned from './near-words.json' with { type: 'json' };

/**
 * Words that stand where others do, learned from texts of the trade: 1.4 million messages of commits, manuals and summaries of packages of 98
 * sources. Of 5,100 English stems those whose contexts are alike (positive mutual information within 6 words, 200 singular vectors), each with the
 * first digit of its cosine, .5 at least and 12 at most. Lines of `word others`, in which a word is looked up as it is: none is parsed.
 * Made by the forerunner of scripts/near-words, of which no run has been compared with it yet.
 */
const { near: table } = learned;

const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const WITHOUT_SPACES = ['zh', 'ja', 'ko'] as const;

/** What an English word counts for the one that was asked in another language. */
const TRANSLATED_SHARE = 0.7;
/** What a word near another counts for it, times their cosine. Of .2, .4, .6 and .9 the best of the tuned half of what people ask. */
const NEAR_SHARE = 0.6;
/** More look-ups than these would cost more than the question. */
const MAX_NEAR = 120;

/** What stands behind a word in a table. */
function rowOf(text: string, word: string): readonly string[] {
  const at = text.indexOf(`\n${word} `);
  return at < 0 ? [] : text.slice(at + word.length + 2, text.indexOf('\n', at + 1)).split(' ');
}

/** The words of a table that a text without spaces has. */
function* rowsIn(table: string, text: string): Generator<readonly string[]> {
  for (const line of table.split('\n')) {
    const end = line.indexOf(' ');
    if (end > 0 && text.includes(line.slice(0, end))) yield line.slice(end + 1).split(' ');
  }
}

/** The English stems, each once, for what a question says in another language. */
async function translations(question: string): Promise<readonly string[]> {
  const said = spoken(question, 1); // English has said little of it
  if (said === undefined && !CJK.test(question)) return [];
  const { translated } = await import('./translated-tables.ts');
  const isCyrillic = (stem: string): boolean => /[\u0400-\u04ff]/.test(stem);
  const found =
    said?.stems.flatMap((stem) => rowOf(translated[isCyrillic(stem) ? 'ru' : said.language], stem)) ?? [];
  if (CJK.test(question))
    for (const table of WITHOUT_SPACES) found.push(...[...rowsIn(translated[table], question)].flat());
  return [...new Set(found)];
}

/**
 * What else may be looked for where the words of a question say little: what they are called in English, then words that stand where those do, the
 * nearest first. Loads the table of what the question is in.
 */
export async function nearTo(question: string): Promise<readonly QueryTerm[]> {
  const own = queryTerms(question);
  // A query has room for so many words: near ones behind a pasted log would not be asked.
  const room = Math.min(MAX_NEAR, MAX_QUERY_TERMS - own.length);
  if (room <= 0) return [];
  const translated = (await translations(question)).map(
    (term): QueryTerm => ({ term, weight: TRANSLATED_SHARE }),
  );
  const near = [...own, ...translated].flatMap(({ term, weight, insteadOf }) =>
    insteadOf === undefined && /^[a-z]+$/.test(term)
      ? rowOf(table, term).map((entry): QueryTerm => {
          const cosine = (Number(entry.slice(-1)) + 0.5) / 10;
          return { term: entry.slice(0, -1), weight: weight * NEAR_SHARE * cosine, insteadOf: term };
        })
      : [],
  );
  return [...translated, ...near.sort((a, b) => b.weight - a.weight)].slice(0, room);
}

/** A near word that alone is told of has a cosine of .7 at least: with .5 a question about bananas is answered with Gemini. */
const SURELY = 0.7 * NEAR_SHARE;
/** Two such in one summary do: of 97 things that no memory named 9 were answered so, 7 without, and 21 where one did. */
const LIKELY = 0.6 * NEAR_SHARE;

/** What stands for a subject without being it: each of the `sure`, and any two of the `likely`. */
export interface NearSubject {
  readonly sure: readonly QueryTerm[];
  readonly likely: readonly string[];
}

/** What means what a question is about, so that it is told to somebody who named that: what it is called in English, and the nearest words. */
export async function nearSubject(subject: string): Promise<NearSubject> {
  const near = await nearTo(subject);
  const isSure = ({ weight, insteadOf }: QueryTerm): boolean => insteadOf === undefined || weight >= SURELY;
  const likely = near.filter((one) => !isSure(one) && one.weight >= LIKELY).map(({ term }) => term);
  return { sure: near.filter(isSure), likely };
}
