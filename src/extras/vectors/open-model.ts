import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import type { PreTrainedModel, PreTrainedTokenizer, ProgressCallback } from '@huggingface/transformers';
import { attempt, type Environment, xdgFolder } from '../../core/basics.ts';
import {
  type EmbeddingModel,
  type Pooling,
  USE_LITE_FOLDER,
  USE_LITE_MODEL,
} from '../../core/embedding-models.ts';
import { CsError } from '../../core/errors.ts';
import { dot } from '../../recall/ports.ts';

/** Where packages and models may be, the likelier first: the named folder, the client's for this plugin (no terminal knows it), the user's own. */
export function semanticFolders(env: Environment, named: string | undefined): readonly string[] {
  const pluginData = env['CLAUDE_PLUGIN_DATA'];
  return [
    ...(named === undefined ? [] : [named]),
    ...(pluginData ? [join(pluginData, 'semantic')] : []),
    join(xdgFolder(env, 'XDG_DATA_HOME'), 'cs-memory', 'semantic'),
  ];
}

export const modelsIn = (folder: string): string => join(folder, 'models');

/** Where a model is put that can be made again without a network. */
export function modelCache(env: Environment): string {
  return join(xdgFolder(env, 'XDG_CACHE_HOME'), 'cs-memory', 'models');
}

export interface ModelPlaces {
  readonly packages: readonly string[];
  /** Folders that setup may have filled; `models` inside of one has the models. */
  readonly semantic: readonly string[];
  readonly models?: readonly string[];
}

export type OpenModel = ReturnType<typeof opened>;

/** For the one who fetches a model: with this the hub is asked for what is not there. */
export interface Fetching {
  readonly folder: string;
  readonly host?: string | undefined;
  readonly onProgress: ProgressCallback;
}

type Which = Pick<EmbeddingModel, 'model' | 'revision' | 'dtype'>;

/** Loads a model from a folder, from what setup fetched or, only with `fetching`, from the hub. Throws EMBEDDER_UNAVAILABLE. */
export async function openModel(which: Which, places: ModelPlaces, fetching?: Fetching): Promise<OpenModel> {
  const { AutoModel, AutoTokenizer, env } = loadTransformers(places.packages);
  const name = fetching === undefined ? findModel(which, places) : which.model;
  const failed = (message: string, hint: string, cause?: unknown): CsError =>
    new CsError('EMBEDDER_UNAVAILABLE', `the model ${which.model} ${message}`, { cause, hint });
  const fetch = `cs-memory setup --semantic --model '${which.model}'`;
  if (name === undefined)
    throw failed('is not on this machine', `${fetch} downloads it; without it, recall goes by words alone`);
  env.allowRemoteModels = fetching !== undefined;
  try {
    // What was fetched is loaded by its folder: by its name the tokenizer is not found in a cache other than the default.
    const options =
      fetching === undefined ? { local_files_only: true } : fetchingOptions(env, which.revision, fetching);
    const tokenizer = await AutoTokenizer.from_pretrained(name, options);
    const how = { ...options, dtype: which.dtype, session_options: SESSION };
    return opened(tokenizer, await AutoModel.from_pretrained(name, how));
  } catch (cause) {
    throw fetching === undefined
      ? failed(`(${which.dtype}) cannot be loaded`, `${fetch} fetches it`, cause)
      : failed(
          `(${which.dtype}) could not be fetched`,
          'is the hub reached from here? HF_ENDPOINT names a mirror of it; --model takes a folder with a model too',
          cause,
        );
  } finally {
    // The setting is one for the whole process; nobody else may reach the network by it.
    env.allowRemoteModels = false;
  }
}

function fetchingOptions(env: Transformers['env'], revision: string, { folder, host, onProgress }: Fetching) {
  env.cacheDir = modelsIn(folder);
  if (host) env.remoteHost = host;
  return { revision, cache_dir: modelsIn(folder), local_files_only: false, progress_callback: onProgress };
}

/** Idle threads sleep: spinning, the default, takes twice the CPU for a short text; on two busy cores a batch of 16 took 74–84 ms, not 52–54. */
const SESSION = { extra: { session: { intra_op: { allow_spinning: '0' } } } } as const;

/** What transformers.js puts behind `onnx/model` for each precision. */
export const SUFFIXES: Readonly<Record<EmbeddingModel['dtype'], string>> = {
  q8: '_quantized',
  int8: '_int8',
  fp32: '',
  fp16: '_fp16',
  uint8: '_uint8',
  q4: '_q4',
};

/** The folder of a model on this machine; undefined: nowhere that we know of. */
export function findModel({ model, revision, dtype }: Which, places: ModelPlaces): string | undefined {
  if (isAbsolute(model)) return existsSync(model) ? model : undefined;
  const parents = [...places.semantic.map(modelsIn), ...(places.models ?? [])];
  const folder = model === USE_LITE_MODEL ? USE_LITE_FOLDER : cachedAs(model, revision);
  const file = join('onnx', `model${SUFFIXES[dtype]}.onnx`);
  return parents.map((parent) => join(parent, folder)).find((path) => existsSync(join(path, file)));
}

/** So transformers.js lays out its cache: the branch main has no folder of its own. */
const cachedAs = (model: string, revision: string): string =>
  join(model, ...(revision === 'main' ? [] : [revision]));

function opened(tokenizer: PreTrainedTokenizer, model: PreTrainedModel) {
  return {
    tokenizer,
    maxTokens: windowOf(tokenizer, model),
    /** Vectors of a few texts, at once: it blocks the thread. */
    run: async (texts: readonly string[], maxTokens: number, pooling: Pooling) => {
      const inputs = tokenizer([...texts], { padding: true, truncation: true, max_length: maxTokens });
      const outputs = await model(inputs);
      return pool(answerOf(outputs, pooling), inputs.attention_mask.data, pooling);
    },
    close: (): Promise<unknown> => model.dispose(),
  };
}

/** The output with the vectors: of the text where the model pools itself, else of its tokens. */
function answerOf(outputs: Readonly<Record<string, Output | undefined>>, pooling: Pooling): Output {
  const { sentence_embedding, last_hidden_state, token_embeddings, logits } = outputs;
  const tokens = last_hidden_state ?? token_embeddings ?? logits;
  const answer = pooling === 'none' ? (sentence_embedding ?? tokens) : (tokens ?? sentence_embedding);
  if (answer !== undefined) return answer;
  throw new CsError(
    'EMBEDDER_UNAVAILABLE',
    `the model produces no vectors but ${Object.keys(outputs).join(', ')}`,
  );
}

/** Tokenizers that know no window say 1e30 or so; then the positions that the model has are it. */
function windowOf(tokenizer: PreTrainedTokenizer, { config }: PreTrainedModel): number {
  const positions = config['max_position_embeddings'];
  const windows = [tokenizer.model_max_length, typeof positions === 'number' ? positions : 512];
  return Math.min(...windows.filter((tokens) => tokens > 0));
}

/** A model's answer for some texts, each number in the order of `dims`: texts, (tokens,) numbers. */
export interface Output {
  readonly data: ArrayLike<number>;
  readonly dims: readonly number[];
}

/** One vector of length 1 for each text, or of zeros. `mask` has a 1 for each token that is no padding, in the order of the tokens. */
export function pool({ data, dims }: Output, mask: ArrayLike<number | bigint>, pooling: Pooling) {
  const [texts = 0] = dims;
  const dimension = dims.at(-1) ?? 0;
  // An answer of two dimensions has no tokens left to pool.
  const tokens = dims.length === 2 ? 1 : (dims[1] ?? 0);
  return Array.from({ length: texts }, (_, text) => {
    const all = Array.from({ length: tokens }, (_none, token) => text * tokens + token).filter(
      (token) => dims.length === 2 || Number(mask[token]) === 1,
    );
    const vector = new Float32Array(dimension);
    // The sum of vectors points where their mean does.
    for (const token of pooling === 'cls' ? all.slice(0, 1) : pooling === 'last' ? all.slice(-1) : all)
      for (let i = 0; i < dimension; i += 1)
        vector[i] = (vector[i] ?? 0) + Number(data[token * dimension + i]);
    const length = Math.sqrt(dot(vector, vector)) || 1;
    return vector.map((value) => value / length);
  });
}

const TRANSFORMERS = '@huggingface/transformers';

export type Transformers = typeof import('@huggingface/transformers');

/** Loads the package from the first folder that has it: required, since an import looks only where the bundle is. Throws EMBEDDER_UNAVAILABLE where none has it, or it does not run here. */
export function loadTransformers(folders: readonly string[]): Transformers {
  for (const folder of folders) {
    const load = createRequire(join(folder, 'package.json'));
    const file = attempt(() => load.resolve(TRANSFORMERS));
    if (file === undefined) continue;
    try {
      return load(file) as Transformers;
    } catch (cause) {
      throw new CsError('EMBEDDER_UNAVAILABLE', `${TRANSFORMERS} in ${folder} cannot be loaded`, {
        cause,
        hint: 'cs-memory setup --semantic reinstalls it',
      });
    }
  }
  throw new CsError('EMBEDDER_UNAVAILABLE', `the package ${TRANSFORMERS} is not installed`, {
    hint: 'cs-memory setup --semantic installs it after asking; without it, recall goes by words alone',
  });
}
