import { spoken } from './languages.ts';
import { otherSpellings } from './spellings.ts';
import { SYMBOL_SHARE, symbolNames } from './symbols.ts';
import { tokenize } from './tokenize.ts';
import { TRANSLATED_SHARE, translations } from './translations.ts';
import { alternativesTo, isLanguage, LANGUAGE_SHARE, SAME_SHARE } from './vocabulary.ts';

/** A query is a prompt or an error at most: more words than this only cost time. */
export const MAX_QUERY_TERMS = 200;

/** A word to look for. */
export interface QueryTerm {
  readonly term: string;
  /** What it counts, 1 for a word of the query itself. */
  readonly weight: number;
  /** The word of the query in whose place it is looked for; it is to count no more than that one would. */
  readonly insteadOf?: string;
}

/**
 * The words that a query looks for, each once: its own, in their order, then those that may stand in their place
 * (vocabulary.ts), other spellings of them (spellings.ts) and what they are called in English (translations.ts), then the names of the signs in it (symbols.ts). Pure.
 */
export function queryTerms(query: string): readonly QueryTerm[] {
  const own = [...new Set(tokenize(query))].slice(0, MAX_QUERY_TERMS);
  const known = new Set(own);
  const terms: QueryTerm[] = own.map((term) => ({ term, weight: isLanguage(term) ? LANGUAGE_SHARE : 1 }));
  for (const insteadOf of own) {
    for (const { term, share } of alternativesTo(insteadOf)) {
      if (known.has(term)) continue;
      known.add(term);
      terms.push({ term, weight: share, insteadOf });
    }
  }
  const add = (term: string, weight: number, insteadOf?: string): void => {
    if (known.has(term)) return;
    known.add(term);
    terms.push({ term, weight, ...(insteadOf === undefined ? {} : { insteadOf }) });
  };
  for (const { term, insteadOf } of otherSpellings(query))
    if (known.has(insteadOf)) add(term, SAME_SHARE, insteadOf);
  for (const term of translations(query, spoken(query)?.stems ?? [])) add(term, TRANSLATED_SHARE);
  for (const term of symbolNames(query)) if (!known.has(term)) terms.push({ term, weight: SYMBOL_SHARE });
  return terms.slice(0, MAX_QUERY_TERMS);
}

/** For each term the place of the one that it stands for: its own, or that of the word in whose place it is looked for. */
export function standsFor(terms: readonly QueryTerm[]): number[] {
  const places = new Map(terms.map(({ term }, place) => [term, place]));
  return terms.map(({ insteadOf }, place) =>
    insteadOf === undefined ? place : (places.get(insteadOf) ?? place),
  );
}

/**
 * How telling each term is, times its weight: `inverseOf` is its inverse frequency. A rare spelling of a common word
 * would else outweigh the word that was asked.
 */
export function tellingOf(terms: readonly QueryTerm[], inverseOf: readonly number[]): number[] {
  const asked = standsFor(terms);
  return terms.map(({ weight }, place) => {
    const own = inverseOf[place] ?? 0;
    return weight * Math.min(own, inverseOf[asked[place] ?? place] ?? own);
  });
}
