import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { embeddingModel, USE_LITE_MODEL } from '../../src/core/embedding-models.ts';
import type { MemoryIndex, NoteStore } from '../../src/core/ports.ts';
import { createTransformersEmbedder } from '../../src/extras/vectors/transformers.ts';
import { createLanceIndex } from '../../src/extras/vectors/vectors.ts';
import { createGitNoteStore } from '../../src/git/note-store.ts';
import { createObjectReader } from '../../src/git/objects.ts';
import { createWordsIndex } from '../../src/recall/index/words-index.ts';
import { type Embedder, passageOf, type VectorKeeper } from '../../src/recall/ports.ts';
import { USE_LITE_CACHE } from '../../test/helpers/use-lite.ts';
import type { Scratch } from '../measure.ts';
import { makeStore } from '../store/made-store.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

/** A store of made-up memories, its notes, and its index as the product keeps it. */
export interface MadeStore {
  readonly folder: string;
  readonly memories: number;
  readonly notes: NoteStore;
  readonly words: MemoryIndex;
  readonly vectors: (embedder: Embedder) => VectorKeeper;
  readonly indexFolder: string;
  close(): void;
}

const MEMORIES_PER_COMMIT = 10;

/** Makes a store; nothing of it is indexed yet. */
export function madeStore({ folder, env }: Scratch, memories: number): MadeStore {
  const repository = join(folder, `store-${memories}`);
  const commits = Math.ceil(memories / MEMORIES_PER_COMMIT);
  makeStore(repository, { commits, notes: [{ count: memories }] }, env);
  const git = { cwd: repository, env };
  const reader = createObjectReader(git);
  const commonDir = join(repository, '.git');
  const notes = createGitNoteStore({
    git,
    commonDir,
    reader,
    clock: Date.now,
    author: async () => 'Bench <bench@example.com>',
  });
  const indexFolder = join(commonDir, 'cs-memory/index');
  const words = createWordsIndex({ directory: indexFolder, notes });
  return {
    folder: repository,
    memories,
    notes,
    words,
    indexFolder,
    vectors: (embedder) => {
      const directory = join(indexFolder, 'lancedb');
      return createLanceIndex({
        directory,
        notes,
        embedder,
        memories: words,
        packagesFrom: [ROOT],
        ...{ lock: () => () => {}, isPrivate: () => false, clock: Date.now },
      });
    },
    close: reader.close,
  };
}

/** The real model, where it has been made (`npm run model:use-lite`); undefined where not. */
export function realEmbedder(): Embedder | undefined {
  const models = modelFolders().filter((folder) => existsSync(folder));
  if (models.length === 0) return undefined;
  return createTransformersEmbedder(embeddingModel({ model: USE_LITE_MODEL }), {
    packages: [ROOT],
    semantic: [],
    models,
  });
}

const modelFolders = (): readonly string[] => [
  USE_LITE_CACHE,
  join(process.env['XDG_CACHE_HOME'] ?? join(process.env['HOME'] ?? '', '.cache'), 'cs-memory/models'),
];

/** The folder that XDG_CACHE_HOME must name, so that a process of ours finds the model. */
export const cacheHome = (): string | undefined =>
  modelFolders()
    .find((folder) => existsSync(folder))
    ?.replace(/\/cs-memory\/models$/, '');

/** Writes settings with and without the embedder; gives the two folders for XDG_CONFIG_HOME. */
export function settingsFolders({ folder }: Scratch): { readonly words: string; readonly blend: string } {
  const settings = (name: string, content: object): string => {
    const directory = join(folder, name, 'cs-memory');
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, 'config.json'), JSON.stringify(content));
    return join(folder, name);
  };
  return {
    words: settings('settings-words', {}),
    blend: settings('settings-blend', { embedder: { kind: 'transformers', model: USE_LITE_MODEL } }),
  };
}

/**
 * Vectors that look like a model's and cost nothing to make: 100,000 real ones take minutes. How long a query takes does
 * not depend on what is in them.
 */
export function madeUpEmbedder({ id, dimension, maxTokens }: Embedder): Embedder {
  let seed = 1;
  const random = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32 - 0.5;
  };
  return {
    id,
    dimension,
    maxTokens,
    embed: async (texts) =>
      texts.map(() => {
        const vector = Float32Array.from({ length: dimension }, random);
        const length = Math.hypot(...vector);
        return vector.map((value) => value / length);
      }),
    chunks: async (text) => [text],
    close: async () => {},
  };
}

/** The passages of a store's memories, the newest first. */
export async function passagesOf(store: MadeStore, limit: number): Promise<readonly string[]> {
  return (await store.words.all()).slice(0, limit).map(passageOf);
}
