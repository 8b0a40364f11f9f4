// Recall by meaning is wired apart from the rest: what needs no vectors must not load a line of it.

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt, defined } from '../../core/basics.ts';
import { type EmbedderSettings, embeddingModel } from '../../core/embedding-models.ts';
import { CsError } from '../../core/errors.ts';
import type { Scope } from '../../core/memory.ts';
import type { MemoryIndex, NoteStore } from '../../core/ports.ts';
import { hasLance, sharedPlace } from '../../extras/vectors/database.ts';
import { type ModelPlaces, modelCache, semanticFolders } from '../../extras/vectors/open-model.ts';
import { lanceDirectory } from '../../extras/vectors/tidy.ts';
import { createTransformersEmbedder } from '../../extras/vectors/transformers.ts';
import { createLanceIndex } from '../../extras/vectors/vectors.ts';
import { createSyncLock } from '../../files/lock.ts';
import { readShaped, writeJsonFile } from '../../files/write.ts';
import { firstCommit } from '../../git/repository.ts';
import type { Embedder } from '../../recall/ports.ts';
import { privateNamespaces } from '../../share/sync/stations.ts';
import type { Config } from '../config/config-schema.ts';
import { type Home, runningProgram } from './home.ts';
import type { Spooling } from './spool.ts';

export interface VectorStore {
  readonly scope: Scope;
  readonly home: Home;
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
  readonly where: string;
}

type Kept = Readonly<{ embedder: string; weight: number }>;
const weightFile = (home: Home): string => join(home.directory, 'vector-weight.json');

/** What an embedder's cosines were found to be worth in a store; undefined where nobody looked, or at another embedder. */
export function weightIn(home: Home | undefined, embedder: string): number | undefined {
  if (home === undefined) return undefined;
  const kept = readShaped<Kept>(weightFile(home), { embedder: 'text', weight: 'number' });
  return kept?.embedder === embedder ? kept.weight : undefined;
}

/** Keeps what was found out. Throws what the file system throws. */
export function keepWeight(home: Home, embedder: string, weight: number): void {
  writeJsonFile(weightFile(home), { embedder, weight });
}

/** A large model may take hours for a large store, and two writers at once would undo each other's work. */
const MAX_BUILD_MS = 24 * 60 * 60_000;

/** Finds memories by meaning; undefined without embedder or LanceDB. `weight`: what its cosines are worth here, where that was found out. Loads neither model nor LanceDB. Throws CONFIG_INVALID. */
export async function wireVectors(
  { env, config, clock }: Pick<Spooling, 'env' | 'config' | 'clock'>,
  stores: readonly VectorStore[],
) {
  const folders = modelPlaces(env, config.embedder.directory).packages;
  if (config.embedder.kind === 'none' || !hasLance(folders)) return undefined;
  const embedder = wireEmbedder(config.embedder, env);
  const isPrivate = privateNamespaces(config.sync.private);
  const vectors = stores.map(async (store) => {
    const { scope, home, notes, index: memories } = store;
    const directory = lanceDirectory(home.directory);
    const lock = createSyncLock({ directory, name: 'index', maxAgeMs: MAX_BUILD_MS });
    const place = defined({ place: await placeOf(config, store, env) });
    const from = { notes, memories, packagesFrom: folders, embedder, isPrivate };
    return { scope, index: createLanceIndex({ directory, lock, clock, ...from, ...place }) };
  });
  const weight = weightIn(stores[0]?.home, embedder.id);
  return { embedder, vectors: await Promise.all(vectors), ...defined({ weight }) };
}

/** Where the settings want it; what is the user's own stays in the user's own folder. */
async function placeOf({ index }: Config, { scope, home, where }: VectorStore, env: NodeJS.ProcessEnv) {
  if (index.uri === undefined || scope === 'user') return undefined;
  return sharedPlace(index.uri, index.name ?? (await nameOf(home, where, env)));
}

/** The first commit's name, asked of git once: in a long history that takes a second. */
async function nameOf(home: Home, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const file = join(home.directory, 'index-name');
  const known = attempt(() => readFileSync(file, 'utf8').trim()); // not asked yet
  if (known !== undefined) return known;
  const name = await firstCommit({ cwd, env });
  if (name === undefined) {
    const message = 'index.uri is set, but this repository has no name in the shared index';
    const hint = 'a shallow clone does not know its first commit: set index.name, the same in every clone';
    throw new CsError('CONFIG_INVALID', message, { hint });
  }
  attempt(() => writeFileSync(file, `${name}\n`, { mode: 0o600 })); // else git is asked again
  return name;
}

/** Where packages with native parts, and models, may be: the likelier first. Packages may be in node_modules of the running bundle, or of a parent. */
export function modelPlaces(env: NodeJS.ProcessEnv, directory: string | undefined): ModelPlaces {
  const semantic = semanticFolders(env, directory);
  const program = runningProgram();
  return {
    packages: [program === '' ? process.cwd() : dirname(program), ...semantic],
    semantic,
    models: [modelCache(env)],
  };
}

/** The embedder of settings that name one; nothing is loaded yet. Throws CONFIG_INVALID for a model that is not described. */
export const wireEmbedder = (settings: EmbedderSettings, env: NodeJS.ProcessEnv): Embedder =>
  createTransformersEmbedder(embeddingModel(settings), modelPlaces(env, settings.directory));
