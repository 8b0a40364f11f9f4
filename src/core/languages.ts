import { addTo, onceAsked, onceEach } from './basics.ts';
import { stem } from './stem.ts';

export type Language = 'de' | 'fr' | 'es' | 'pt' | 'ru';
/** The stem of a lower-case word with its accents. */
type Stemmers = Readonly<Record<Language, (word: string) => string>>;

/** Grammar that shows a language, and is in neither English nor code (not `die`, `an`, `des`, `no`); no words of a subject. */
const GRAMMAR: Readonly<Record<Exclude<Language, 'ru'>, string>> = {
  de: `der das dem den ein eine einen einem einer eines und oder nicht ist sind wird werden wurde wurden warum wie wo welche welcher
welches wenn weil dass mit ohne für von vom beim auf aus bei nach über unter zwischen durch gegen ich wir sie ihr mein meine unser kann können
muss müssen darf dürfen soll sollte haben hat auch noch nur schon zum zur im sich man obwohl`,
  fr: `le la les un une du de et ou où est sont dans pour par sur avec sans pas ne que qui quoi quand comment pourquoi ce cette ces son
sa ses leur leurs nous vous ils elles il elle je mon ma mes être été était au aux si plus quel quelle quels quelles`,
  es: `el los las un una unos unas del de y o es son está están en por para con sin qué cómo cuándo dónde cuál quién porque que se su sus
mi mis nuestro lo al no más fue hay tiene cuando como este esta estos estas ser`,
  pt: `o os as um uma uns umas do da dos das de e ou é são está estão em no na nos nas por para com sem que quê como quando onde qual quem
porque se seu sua seus suas meu minha não mais foi há tem este esta esse essa ser ao aos pelo pela`,
};
/** Of those above what one language cannot be told by, but once it is told is grammar all the same. */
const NO_SIGN = new Set(
  'la de me no o e y a as do on par plus pour un son sa ma lo en se si as os um ne'.split(' '),
);
/** So many different ones, and more than of any other language, make a text one of that language; a borrowed title has one. */
const MIN_SIGNS = 2;

const LETTER_SIGNS: readonly (readonly [Language, RegExp])[] = [
  ['de', /[äöüß]/],
  ['es', /[ñ¿¡]/],
  ['pt', /[ãõ]/],
  ['fr', /[èœùûîë]/],
];

const CYRILLIC = /[\u0400-\u04ff]/;
const LETTERS = /[a-z\u00c0-\u024f]+|[\u0400-\u04ff]+/g;

/** How words of other languages are stemmed: whoever makes or asks an index puts it in; without it they stay as they are. */
export const STEMMERS: Partial<Stemmers> = {};

/** The stem of a word, accents folded, as `spoken` gives it. */
export const stemIn = (language: Language, word: string): string =>
  plain(STEMMERS[language]?.(word.normalize('NFC')) ?? word);

const plain = (word: string): string => word.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');

/** Word → the languages that it is a sign of. */
const signs = onceAsked(() => {
  const found = new Map<string, Language[]>();
  for (const [name, list] of Object.entries(GRAMMAR))
    for (const word of list.split(/\s+/)) if (!NO_SIGN.has(word)) addTo(found, word, [name as Language]);
  return found;
});

const anyGrammar = onceAsked(() => new Set(Object.values(GRAMMAR).flatMap((words) => words.split(/\s+/))));

/** Whether a word is grammar in some language but English. */
export const isGrammar = (word: string): boolean => anyGrammar().has(word.normalize('NFC').toLowerCase());

const grammarOf = onceEach((language: Exclude<Language, 'ru'>) => {
  const spellings = (word: string): string[] => [word, plain(word), stem(plain(word))];
  return new Set(GRAMMAR[language].split(/\s+/).flatMap(spellings));
});

/** The language of a text in lower case by its words of grammar: none for English, for code, and where two say the same. */
function languageOf(text: string, words: readonly string[], least: number): Language | undefined {
  const found = new Map<Language, number>();
  for (const [language, letters] of LETTER_SIGNS) if (letters.test(text)) found.set(language, 1);
  for (const word of new Set(words))
    for (const language of signs().get(word) ?? []) found.set(language, (found.get(language) ?? 0) + 1);
  const [first, second] = [...found].sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < least || first[1] === second?.[1]) return undefined;
  return first[0];
}

/** The stems, accents folded, and the grammar of a text not in English; undefined for others, and without stemmers. `least`: signs needed. Pure. */
export function spoken(text: string, least = MIN_SIGNS) {
  if (STEMMERS.de === undefined) return undefined;
  const lower = text.normalize('NFC').toLowerCase();
  const words = lower.match(LETTERS) ?? [];
  const language = languageOf(lower, words, least);
  if (language === undefined && !words.some((word) => CYRILLIC.test(word))) return undefined;
  const tokens = language === undefined || language === 'ru' ? undefined : grammarOf(language);
  const isGrammar = (token: string): boolean => tokens?.has(token) === true;
  const stems: string[] = [];
  for (const word of words) {
    const spokenIn = CYRILLIC.test(word) ? 'ru' : language;
    if (spokenIn === undefined || word.length < 3 || isGrammar(word)) continue;
    stems.push(plain(STEMMERS[spokenIn]?.(word) ?? word));
  }
  return { language: language ?? 'ru', stems, isGrammar };
}
