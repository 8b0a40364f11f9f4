import table from './near-words.json' with { type: 'json' };

/**
 * Words that stand where others do, learned from texts of the trade: 1.4 million messages of commits, manuals and summaries of packages of 98
 * sources. Of 5,100 English stems those whose contexts are alike (positive mutual information within 6 words, 200 singular vectors), each with the
 * first digit of its cosine, .5 at least and 12 at most. Lines of `word others`, in which a word is looked up as it is: none is parsed.
 */
export const { near } = table;
