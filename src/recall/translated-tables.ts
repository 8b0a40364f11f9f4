import translated from './translated-words.json' with { type: 'json' };

/**
 * What the trade calls things in English, by language: of a stem, or of a word of Chinese, Japanese and Korean as it stands, the English stems that
 * stand for it in 9,400 messages of user interfaces that all of them have (IBM's model 1, Brown et al., 1993, both ways), and some by hand. Lines
 * of `word others`.
 */
export { translated };
