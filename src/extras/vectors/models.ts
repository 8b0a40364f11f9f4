import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fieldsOf } from '../../core/basics.ts';
import {
  DEFAULT_MODEL,
  type EmbeddingModel,
  type EmbeddingModelSettings,
  embeddingModel,
  KNOWN_MODELS,
  type Pooling,
} from '../../core/embedding-models.ts';
import { CsError } from '../../core/errors.ts';
import { readJsonFile } from '../../files/write.ts';
import type { EmbeddingModels, OnBytes } from '../../recall/model/embedder.ts';
import { findModel, type ModelPlaces, openModel, SUFFIXES } from './open-model.ts';
import { createTransformersEmbedder } from './transformers.ts';
import type { Progress } from './transformers-package.ts';

/** Models on this machine; what is fetched, from the hub or a mirror of it, goes into `directory`. */
export function createEmbeddingModels(
  places: ModelPlaces,
  directory: string,
  hubHost?: string,
): EmbeddingModels {
  const within: ModelPlaces = { ...places, semantic: [directory, ...places.semantic] };
  return {
    describe,
    isHere: (settings) => findModel(whichOf(settings), within) !== undefined,
    fetch: async (settings, onBytes) => {
      const fetching = { folder: directory, host: hubHost, onProgress: sum(onBytes) };
      await (await openModel(whichOf(settings), within, fetching)).close();
    },
    inspect: (settings) => inspect(settings, within),
    embedder: (model) => createTransformersEmbedder(model, within),
  };
}

const whichOf = ({ model, revision, dtype }: EmbeddingModelSettings) => ({
  model: model ?? DEFAULT_MODEL,
  revision: revision ?? 'main',
  dtype: dtype ?? ('q8' as const),
});

/** The files report one by one, in turns. */
function sum(onBytes: OnBytes): (progress: Progress) => void {
  const files = new Map<string, { readonly loaded: number; readonly total: number }>();
  return ({ status, file, loaded, total }) => {
    if (status !== 'progress' || file === undefined || loaded === undefined || total === undefined) return;
    files.set(file, { loaded, total });
    const all = [...files.values()];
    onBytes(
      all.reduce((bytes, one) => bytes + one.loaded, 0),
      all.reduce((bytes, one) => bytes + one.total, 0),
    );
  };
}

function describe(settings: EmbeddingModelSettings): EmbeddingModelSettings & Pick<EmbeddingModel, 'model'> {
  const { model = DEFAULT_MODEL } = settings;
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  if (isAbsolute(model)) return { ...describeFolder(model, settings.dtype), ...given, model };
  const known = KNOWN_MODELS.find((candidate) => candidate.model === model);
  return known === undefined ? { ...given, model } : embeddingModel({ ...given, model });
}

/** In the order in which they are taken: small, and sure to be good, first. */
const PREFERRED = ['q8', 'int8', 'fp32', 'fp16', 'uint8', 'q4'] as const;

/** The best precision that is there, the pooling that sentence-transformers noted, and a hash of it all. */
function describeFolder(folder: string, wanted: EmbeddingModel['dtype'] | undefined): EmbeddingModelSettings {
  const fileOf = (dtype: EmbeddingModel['dtype']): string =>
    join(folder, 'onnx', `model${SUFFIXES[dtype]}.onnx`);
  const dtype = PREFERRED.find((one) => (wanted === undefined || one === wanted) && existsSync(fileOf(one)));
  if (dtype === undefined || !existsSync(join(folder, 'tokenizer.json')))
    throw new CsError('USAGE', `${folder} has no usable ${wanted ?? ''} model`, {
      hint: 'expected config.json, tokenizer.json and onnx/model.onnx or onnx/model_quantized.onnx',
    });
  const hash = createHash('sha256').update(readFileSync(fileOf(dtype)));
  hash.update(readFileSync(join(folder, 'tokenizer.json')));
  const pooling = poolingOf(folder);
  return { dtype, revision: hash.digest('hex').slice(0, 12), ...(pooling === undefined ? {} : { pooling }) };
}

function poolingOf(folder: string): Pooling | undefined {
  const noted = readJsonFile(join(folder, '1_Pooling', 'config.json'));
  if (noted === undefined) return undefined;
  const { pooling_mode_cls_token, pooling_mode_lasttoken } = fieldsOf(noted);
  return pooling_mode_cls_token === true ? 'cls' : pooling_mode_lasttoken === true ? 'last' : 'mean';
}

/** What the settings do not say, the model does: its window, and the length of a vector of its. */
async function inspect(settings: EmbeddingModelSettings, places: ModelPlaces): Promise<EmbeddingModel> {
  const pooling = settings.pooling ?? 'mean';
  const open = await openModel(whichOf(settings), places);
  try {
    const maxTokens = settings.maxTokens ?? open.maxTokens;
    const [vector] = await open.run(['one text'], maxTokens, pooling);
    return embeddingModel({ ...settings, pooling, maxTokens, dimension: vector?.length });
  } finally {
    await open.close();
  }
}
