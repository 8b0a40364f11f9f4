import type { JsonNode, TextEdit } from '../../../core/json-text.ts';

export interface JsonFile {
  readonly path: string;
  readonly name: string;
}

export interface JsonContent {
  /** Empty where the file is not there. */
  readonly text: string;
  readonly exists: boolean;
  readonly root: JsonNode;
  /** Whether it has comments or trailing commas, which strict readers refuse. */
  readonly isStrict: boolean;
}

/** What undoes a change of a file, without a copy of it: it may hold keys that are nobody's business. */
export interface FileChange {
  readonly path: string;
  readonly created: boolean;
  /** SHA-256 of the file after the change, in hex: while it holds, `inverse` leads back byte for byte. */
  readonly after: string;
  readonly inverse: readonly TextEdit[];
  readonly kept: readonly string[];
}

export interface ForeignFiles {
  /** Throws CONFIG_INVALID "Invalid JSON in <name> at line N", and IO_FAILED, also for a link that leads to nothing. */
  readJson(file: JsonFile): JsonContent;
  /** The tree of a text that is known to be whole. */
  parse(text: string): JsonNode;
  /** The text of a file; undefined where there is none, '' of a link that leads to nothing. Throws IO_FAILED. */
  read(path: string): string | undefined;
  targetOf(path: string): string;
  /** Writes beside and renames; keeps mode and links. Makes folders, and says which. Throws IO_FAILED. */
  write(path: string, text: string, mode?: number): readonly string[];
  remove(path: string): void;
  rename(from: string, to: string): void;
  removeEmpty(folders: readonly string[]): void;
  isExecutable(path: string): boolean;
}

export interface SetupRecord {
  readonly version: 1;
  readonly settings: FileChange;
  /** Scripts of the user's by our names, which were moved aside. */
  readonly aside: readonly string[];
  readonly folders: readonly string[];
}

export interface SetupRecords {
  get(path: string): SetupRecord | undefined;
  put(path: string, record: SetupRecord): void;
  remove(path: string): void;
  /** The files that were changed, and are still there. */
  paths(): readonly string[];
}

export interface ProgramPointer {
  isSet(): boolean;
  /** Throws IO_FAILED where the running program has no hooks beside it. */
  set(): void;
  remove(): void;
  check(): void;
}

/** What setup offers beside the hooks, and can take back. */
export const SETUP_EXTRAS = ['post-rewrite', 'rewrite-ref', 'sync', 'sign'] as const;
export type SetupExtra = (typeof SETUP_EXTRAS)[number];

export interface OwnFolder {
  readonly path: string;
  readonly exists: boolean;
  /** Removes it with all that is in it, but for the parts named. Throws IO_FAILED. */
  remove(but?: readonly string[]): void;
}

export interface OwnNotes {
  refs(): Promise<readonly string[]>;
  /** Deletes them, in one step. The objects stay until git prunes them. Throws GIT_FAILED. */
  remove(refs: readonly string[]): Promise<void>;
}
