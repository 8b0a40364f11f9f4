/** The first pieces of the vocabulary stand for no text. */
const SPECIAL_PIECES = 6;
const UNKNOWN = '<unk>';
/** Only the mask says what is padding: any piece that is in no text will do. */
export const PADDING_ID = 3;

const METASPACE = {
  type: 'Metaspace',
  replacement: '▁',
  add_prefix_space: true,
  prepend_scheme: 'always',
  split: false,
};

/** What `tokenizer.json` and `tokenizer_config.json` say. */
export interface TokenizerFiles {
  readonly tokenizer: object;
  readonly config: object;
}

/**
 * A SentencePiece unigram vocabulary as tokenizer.json has it. No token is put around the text: the model was trained
 * without.
 */
export function tokenizerFiles(
  vocabulary: readonly (readonly [string, number])[],
  maxTokens: number,
): TokenizerFiles {
  const pieces = vocabulary.map(([piece, score], id) => [
    id === 0 ? UNKNOWN : piece,
    id < SPECIAL_PIECES ? 0 : score,
  ]);
  const special = { single_word: false, lstrip: false, rstrip: false, normalized: false, special: true };
  const tokenizer = {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: pieces.slice(0, SPECIAL_PIECES).map(([content], id) => ({ id, content, ...special })),
    normalizer: { type: 'NFKC' },
    pre_tokenizer: METASPACE,
    post_processor: null,
    decoder: METASPACE,
    model: { type: 'Unigram', unk_id: 0, vocab: pieces, byte_fallback: false },
  };
  const config = {
    tokenizer_class: 'PreTrainedTokenizer',
    model_max_length: maxTokens,
    unk_token: UNKNOWN,
    bos_token: '<s>',
    eos_token: '</s>',
    pad_token: vocabulary[PADDING_ID]?.[0],
    padding_side: 'right',
    clean_up_tokenization_spaces: false,
  };
  return { tokenizer, config };
}
