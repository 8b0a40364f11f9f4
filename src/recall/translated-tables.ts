import translated from './translated-words.json' with { type: 'json' };

/**
 * What the trade calls things in English, by language. `concepts`: the stems of the lines of near-words.json, or their words of Chinese, Japanese and
 * Korean as they stand. `learned`: of such a word, the English stems that stand for it in 9,400 messages of user interfaces that all of them have
 * (IBM's model 1, Brown et al., 1993, both ways), but for what its concepts say. Lines of `word others`.
 */
export { translated };

/** A word as the tables have it: Cyrillic in Latin letters and signs, one each, since a bundle takes six for any other. */
export const keyOf = (word: string): string =>
  word.replace(/[\u0430-\u044f]/g, (letter) => String.fromCharCode((letter.charCodeAt(0) & 31) | 96));

/** The languages without spaces that a text may be in. */
export function languagesOf(text: string): ('zh' | 'ja' | 'ko')[] {
  if (/[\u3040-\u30ff]/.test(text)) return ['ja'];
  return [
    ...(/[\u3400-\u9fff]/.test(text) ? ['zh' as const] : []),
    ...(/[\uac00-\ud7af]/.test(text) ? ['ko' as const] : []),
  ];
}
