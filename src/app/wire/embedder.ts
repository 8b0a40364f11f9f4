// The embedder is wired apart from the rest: what needs no vectors must not load a line of it.
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { devDependencies } from '../../../package.json';
import { type EmbedderSettings, embeddingModel } from '../../core/embedding-models.ts';
import { createEmbeddingModels } from '../../extras/vectors/models.ts';
import { createNpmPackages } from '../../extras/vectors/npm.ts';
import { type ModelPlaces, modelCache, semanticFolders } from '../../extras/vectors/open-model.ts';
import { createNoEmbedder, createTransformersEmbedder } from '../../extras/vectors/transformers.ts';
import type { Embedder } from '../../recall/model/embedder.ts';
import { userConfigFile } from '../config/config.ts';
import { createSetupSemantic } from '../setup/setup-semantic.ts';
import { createUserSettings } from '../setup/store/user-settings.ts';

/** The folder of the running bundle: packages may be in its node_modules, or a parent's. */
function programFolder(): string {
  try {
    return dirname(realpathSync(process.argv[1] ?? ''));
  } catch {
    return process.cwd();
  }
}

/** The folders that packages with native parts may be resolved from, the likelier first. */
export function packageFolders(env: NodeJS.ProcessEnv, directory: string | undefined): readonly string[] {
  return placesOf(env, directory).packages;
}

function placesOf(env: NodeJS.ProcessEnv, directory: string | undefined): ModelPlaces {
  const semantic = semanticFolders(env, directory);
  return { packages: [programFolder(), ...semantic], semantic, models: [modelCache(env)] };
}

/** The embedder that the settings ask for; nothing is loaded yet. Throws CONFIG_INVALID for a model that is not described. */
export function wireEmbedder(settings: EmbedderSettings, env: NodeJS.ProcessEnv): Embedder {
  if (settings.kind === 'none') return createNoEmbedder();
  return createTransformersEmbedder(embeddingModel(settings), placesOf(env, settings.directory));
}

/** Measured on Linux x64 after the parts for other systems are removed; LanceDB's is the binary of one system. */
const SEMANTIC_PACKAGES = [
  { name: '@huggingface/transformers', aboutMegabytes: 95 },
  { name: '@lancedb/lancedb', aboutMegabytes: 185 },
] as const;

/** What sets recall by meaning up, in the first of the folders that a later recall looks in. */
export function wireSetup(env: NodeJS.ProcessEnv) {
  const places = placesOf(env, undefined);
  const [directory = ''] = places.semantic;
  return createSetupSemantic({
    packages: createNpmPackages({ lookIn: places.packages, directory, env }),
    models: createEmbeddingModels(places, directory, env['HF_ENDPOINT']),
    settings: createUserSettings(userConfigFile(env)),
    directory,
    wanted: SEMANTIC_PACKAGES.map(({ name, aboutMegabytes }) => ({
      name,
      version: devDependencies[name],
      aboutMegabytes,
    })),
  });
}
