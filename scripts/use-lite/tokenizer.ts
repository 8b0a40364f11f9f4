import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { USE_LITE_FOLDER } from '../../src/core/embedding-models.ts';
import { CsError } from '../../src/core/errors.ts';
import { DIMENSION, MAX_TOKENS, useLiteGraph } from './graph.ts';
import { encodeModel } from './onnx.ts';
import { readWeights } from './weights.ts';

/** The first pieces of the vocabulary stand for no text. */
const SPECIAL_PIECES = 6;
const UNKNOWN = '<unk>';
/** Only the mask says what is padding: any piece that is in no text will do. */
const PADDING_ID = 3;

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
function tokenizerFiles(
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

/** The loader knows encoders by their family: this one has the in- and outputs of BERT, and nothing else of it. */
const config = (vocabularySize: number): object => ({
  model_type: 'bert',
  architectures: ['BertModel'],
  hidden_size: DIMENSION,
  num_hidden_layers: 2,
  num_attention_heads: 4,
  intermediate_size: 1536,
  max_position_embeddings: MAX_TOKENS,
  vocab_size: vocabularySize,
  pad_token_id: PADDING_ID,
  type_vocab_size: 1,
});

/**
 * Makes `<parent>/use-lite-en-…` from the `dist` folder of the weights' package, where it is not there yet, and gives
 * its path: ONNX with weights of 32 bits (`onnx/model.onnx`) and of 8 (`onnx/model_quantized.onnx`), and the files that
 * transformers.js reads beside them. It appears whole or not at all, however many processes make it at once. Throws
 * EMBEDDER_UNAVAILABLE where the weights are missing or not the expected ones, IO_FAILED where nothing can be written.
 */
export function convertUseLite(weightsFolder: string, parent: string): string {
  const folder = join(parent, USE_LITE_FOLDER);
  if (existsSync(folder)) return folder;
  try {
    mkdirSync(parent, { recursive: true, mode: 0o700 });
    const beside = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
    try {
      writeModel(weightsFolder, beside);
      renameSync(beside, folder);
    } catch (error) {
      rmSync(beside, { recursive: true, force: true });
      // Somebody else was faster: theirs is the same.
      if (!existsSync(folder)) throw error;
    }
  } catch (cause) {
    if (cause instanceof CsError) throw cause;
    throw new CsError('IO_FAILED', `the model could not be written to ${parent}`, { cause });
  }
  return folder;
}

function writeModel(weightsFolder: string, folder: string): void {
  const weights = readWeights(weightsFolder);
  const { tokenizer, config: tokenizerConfig } = tokenizerFiles(weights.vocabulary, MAX_TOKENS);
  const json = (name: string, value: object): void =>
    writeFileSync(join(folder, name), JSON.stringify(value));
  json('tokenizer.json', tokenizer);
  json('tokenizer_config.json', tokenizerConfig);
  json('config.json', config(weights.vocabulary.length));
  mkdirSync(join(folder, 'onnx'));
  const model = (name: string, precision: 'float32' | 'int8'): void =>
    writeFileSync(join(folder, 'onnx', name), encodeModel(useLiteGraph(weights, precision), 'cs-memory'));
  model('model.onnx', 'float32');
  model('model_quantized.onnx', 'int8');
}
