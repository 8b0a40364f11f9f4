import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { ProgressInfo } from '@huggingface/transformers';
import { setEmbedder } from '../../app/setup/foreign-files.ts';
import { defined, fieldsOf } from '../../core/basics.ts';
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
import { dot } from '../../recall/ports.ts';
import { installPackages, missingPackages } from './npm.ts';
import { findModel, type ModelPlaces, openModel, SUFFIXES } from './open-model.ts';
import { createTransformersEmbedder } from './transformers.ts';

interface SetupPlace {
  readonly places: ModelPlaces;
  readonly directory: string;
  readonly settingsFile: string;
  readonly env: NodeJS.ProcessEnv;
}

export interface SetupReport {
  readonly step: (step: 'install' | 'fetch' | 'try') => void;
  readonly onBytes: (loaded: number, total: number) => void;
}

/** What setup would do: nothing of it has been done. Throws USAGE for a folder without a model. */
export function planSemantic({ places, directory, settingsFile }: SetupPlace, asked: EmbeddingModelSettings) {
  const model = describe(asked);
  const isHere = findModel(whichOf(model), places) !== undefined;
  const known = KNOWN_MODELS.find((candidate) => candidate.model === model.model);
  return {
    model,
    install: missingPackages(places.packages),
    fetch: isHere ? (false as const) : { from: 'hub' as const, aboutMegabytes: known?.aboutMegabytes },
    license: known?.license,
    about: known?.about,
    directory,
    settingsFile,
  };
}

/** Does the plan, tries the model, writes the setting last: what fails changes nothing. Throws EMBEDDER_UNAVAILABLE, CONFIG_INVALID, IO_FAILED. */
export async function setUpSemantic(
  { places, directory, settingsFile, env }: SetupPlace,
  planned: ReturnType<typeof planSemantic>,
  { step, onBytes }: SetupReport,
) {
  if (planned.install.length > 0) {
    step('install');
    await installPackages(planned.install, directory, env);
  }
  if (planned.fetch !== false) {
    step('fetch');
    const fetching = {
      folder: directory,
      host: env['HF_ENDPOINT'],
      onProgress: (info: ProgressInfo) => {
        if (info.status === 'progress_total') onBytes(info.loaded, info.total);
      },
    };
    await (await openModel(whichOf(planned.model), places, fetching)).close();
  }
  step('try');
  const model = await inspect(planned.model, places);
  const tried = await tryOut(model, places);
  setEmbedder(settingsFile, { kind: 'transformers', ...model, directory });
  return { model, ...tried, settingsFile };
}

/** Two texts that say the same must be nearer than two that do not: a model with the wrong pooling fails here. */
async function tryOut(model: EmbeddingModel, places: ModelPlaces) {
  const embedder = createTransformersEmbedder(model, places);
  try {
    const start = performance.now();
    const [question] = await embedder.embed(['the tests fail because a file is missing'], 'query');
    const loadMs = performance.now() - start;
    const [near, far] = await embedder.embed(
      ['a test fails: no such file or directory', 'the weather is lovely this spring'],
      'passage',
    );
    if (!question || !near || !far || !(dot(question, near) > dot(question, far))) {
      const message = `${model.model} does not distinguish similar from different texts`;
      const hint = 'check that it is an embedding model and that --pooling is right for it';
      throw new CsError('EMBEDDER_UNAVAILABLE', message, { hint });
    }
    return { embedderId: embedder.id, loadMs };
  } finally {
    await embedder.close();
  }
}

const whichOf = ({ model = DEFAULT_MODEL, revision = 'main', dtype = 'q8' }: EmbeddingModelSettings) => {
  return { model, revision, dtype };
};

function describe(settings: EmbeddingModelSettings): EmbeddingModelSettings & Pick<EmbeddingModel, 'model'> {
  const { model = DEFAULT_MODEL } = settings;
  const given = defined(settings);
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
  return { dtype, revision: hash.digest('hex').slice(0, 12), ...defined({ pooling: poolingOf(folder) }) };
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
