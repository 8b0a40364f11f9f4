// M. F. Porter, "An algorithm for suffix stripping", Program 14(3), 1980, step by step.

const CONSONANT = '[^aeiou]';
const VOWEL = '[aeiouy]';
const CONSONANTS = `${CONSONANT}[^aeiouy]*`;
const VOWELS = `${VOWEL}[aeiou]*`;

/** The paper's measure m of a stem, the number of vowel-consonant sequences, as patterns. */
const MEASURE_OVER_0 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}`);
const MEASURE_IS_1 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}(?:${VOWELS})?$`);
const MEASURE_OVER_1 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`);
const HAS_VOWEL = new RegExp(`^(?:${CONSONANTS})?${VOWEL}`);
const DOUBLE_CONSONANT = /([^aeiouylsz])\1$/;
const SHORT_SYLLABLE = new RegExp(`^${CONSONANTS}${VOWEL}[^aeiouwxy]$`);

const STEP_2: Readonly<Record<string, string>> = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
};
const STEP_2_ENDING =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/;
const STEP_3: Readonly<Record<string, string>> = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
};
const STEP_3_ENDING = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/;
const STEP_4_ENDING =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/;

function withoutPlural(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss')) return word;
  return word.endsWith('sses') || word.endsWith('ies') ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutPast(word: string): string {
  if (word.endsWith('eed')) return MEASURE_OVER_0.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const stem = /^(.*)(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined || !HAS_VOWEL.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (DOUBLE_CONSONANT.test(stem)) return stem.slice(0, -1);
  return SHORT_SYLLABLE.test(stem) ? `${stem}e` : stem;
}

function withFinalI(word: string): string {
  return word.endsWith('y') && HAS_VOWEL.test(word.slice(0, -1)) ? `${word.slice(0, -1)}i` : word;
}

/** Replaces an ending from a table where what is left before it has a measure over 0. */
function replaceEnding(word: string, ending: RegExp, table: Readonly<Record<string, string>>): string {
  const match = ending.exec(word);
  const stem = match?.[1];
  if (stem === undefined || !MEASURE_OVER_0.test(stem)) return word;
  return stem + (table[match?.[2] ?? ''] ?? '');
}

function withoutSuffix(word: string): string {
  const stem = STEP_4_ENDING.exec(word)?.[1];
  return stem !== undefined && MEASURE_OVER_1.test(stem) ? stem : word;
}

function withoutFinalE(word: string): string {
  let result = word;
  if (word.endsWith('e')) {
    const stem = word.slice(0, -1);
    if (MEASURE_OVER_1.test(stem) || (MEASURE_IS_1.test(stem) && !SHORT_SYLLABLE.test(stem))) result = stem;
  }
  return result.endsWith('ll') && MEASURE_OVER_1.test(result) ? result.slice(0, -1) : result;
}

/**
 * The stem of an English word by Porter's algorithm (1980): `caches`, `cached` and `caching` are one. Give it
 * lower-case a to z only; a word of one or two letters is its own stem.
 */
export function stem(word: string): string {
  if (word.length < 3) return word;
  const inflected = withFinalI(withoutPast(withoutPlural(word)));
  const derived = replaceEnding(replaceEnding(inflected, STEP_2_ENDING, STEP_2), STEP_3_ENDING, STEP_3);
  return withoutFinalE(withoutSuffix(derived));
}
