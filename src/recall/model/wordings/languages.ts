import { ENGLISH } from './english.ts';
import others from './languages.json' with { type: 'json' };
import type { Language, Words } from './parts.ts';

/** Between the alternatives of a kind in languages.json, in which patterns are as `RegExp` takes them. */
const OR = ' / ';

/** All languages in which questions about the past are known. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  ...others.map(({ asks, script, words, ...language }): Language => {
    const split = Object.entries(words).map(([kind, alternatives]) => [kind, alternatives.split(OR)]);
    return {
      ...(language as Pick<Language, 'name' | 'family' | 'isSpaced' | 'filler'>),
      words: Object.fromEntries(split) as Words,
      asks: new RegExp(asks),
      ...(script === undefined ? {} : { script: new RegExp(script) }),
    };
  }),
];
