import type { EmbedderSettings, EmbeddingModel, EmbeddingModelSettings } from '../domain/embedding-model.ts';
import type { Embedder } from './embedder.ts';

/** A package of the npm registry that is not in the bundle. */
export interface OptionalPackage {
  readonly name: string;
  readonly version: string;
  /** On disk, with what it needs. */
  readonly aboutMegabytes: number;
}

/** Packages in node_modules of the plugin, or of a folder of ours. */
export interface Packages {
  /** Those that cannot be found. */
  missing(wanted: readonly OptionalPackage[]): readonly OptionalPackage[];
  /** Installs them into our folder, without running scripts of theirs. Throws EMBEDDER_UNAVAILABLE. */
  install(wanted: readonly OptionalPackage[]): Promise<void>;
}

/** So many bytes of so many have come; `total` grows as further files begin. */
export type OnBytes = (loaded: number, total: number) => void;

/** Embedding models on this machine. */
export interface EmbeddingModels {
  /**
   * What can be told before it is there: of a known model everything, of a folder what its files say. Throws USAGE for
   * a folder without a model.
   */
  describe(settings: EmbeddingModelSettings): EmbeddingModelSettings & Pick<EmbeddingModel, 'model'>;
  isHere(settings: EmbeddingModelSettings): boolean;
  /** Fetches or makes it. Throws EMBEDDER_UNAVAILABLE. */
  fetch(settings: EmbeddingModelSettings, onBytes: OnBytes): Promise<void>;
  /** Loads it, and looks what was not told. Throws EMBEDDER_UNAVAILABLE. */
  inspect(settings: EmbeddingModelSettings): Promise<EmbeddingModel>;
  embedder(model: EmbeddingModel): Embedder;
}

/** The user's own settings file. */
export interface UserSettings {
  readonly file: string;
  /** Replaces one part, and leaves the rest as it is. Throws CONFIG_INVALID for a file that is no JSON, IO_FAILED. */
  setEmbedder(settings: EmbedderSettings): void;
}
