/** How the vectors of a text's tokens become the vector of the text; `none`: the model gives one for the text itself. */
export type Pooling = 'mean' | 'cls' | 'last' | 'none';

/** The precisions of ONNX files that are useful on a CPU, by the names that transformers.js gives them. */
export const DTYPES = ['fp32', 'fp16', 'q8', 'int8', 'uint8', 'q4'] as const;
export const POOLINGS = ['mean', 'cls', 'last', 'none'] as const satisfies readonly Pooling[];

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

/** What settings say of a model: what is not as the table has it. */
export type EmbeddingModelSettings = {
  readonly [Key in keyof EmbeddingModel]?: EmbeddingModel[Key] | undefined;
};

/** The embedder's settings. `directory`: where setup put packages and models. */
export interface EmbedderSettings extends EmbeddingModelSettings {
  readonly kind: 'none' | 'transformers';
  readonly directory?: string | undefined;
}
