import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { type ParseError, parseTree } from 'jsonc-parser/lib/esm/main.js';
import { attempt } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import type { JsonNode, TextEdit } from '../../core/json-text.ts';
import { modeOf, readShaped, replaceFile, targetOf, writeJsonFile } from '../../files/write.ts';

export type JsonFile = Readonly<{ path: string; name: string }>;

export type JsonContent = ReturnType<typeof readJson>;

// Files of other programs: bytes that are not ours to change stay. All throw IO_FAILED.

/** The text of a file; undefined where there is none, '' of a link that leads to nothing. */
export const read = (path: string): string | undefined =>
  told(path, 'read', () => {
    if (fs.existsSync(path)) return fs.readFileSync(path, 'utf8');
    return isDangling(path) ? '' : undefined;
  });

export const remove = (path: string): void => told(path, 'removed', () => fs.rmSync(path, { force: true }));

export const rename = (from: string, to: string): void => told(from, 'moved', () => fs.renameSync(from, to));

/** Of some folders those that are empty. */
export function removeEmpty(folders: readonly string[]): void {
  for (const folder of folders.toSorted((a, b) => b.length - a.length)) removeFolder(folder);
}

/** A link that leads to nothing: it is somebody's, and not to be written through, since a clone may have it lead anywhere. */
const isDangling = (path: string): boolean =>
  attempt(() => !fs.existsSync(path) && fs.lstatSync(path).isSymbolicLink(), false); // there is nothing at all

/** Throws what the work throws, as IO_FAILED. */
export function told<T>(path: string, verb: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof CsError) throw cause;
    throw new CsError('IO_FAILED', `${path} could not be ${verb}`, { cause });
  }
}

/** Blank for a byte order mark, which the client passes over; undefined for what is nested without end: the parser goes down by calls. */
export const treeOf = (text: string, errors: ParseError[] = []): JsonNode | undefined =>
  attempt(() => parseTree(text.replace(/^\ufeff/, ' '), errors, { allowTrailingComma: true })) as JsonNode;

const EMPTY: JsonNode = { type: 'object', offset: 0, length: 0 };

/** An empty file counts as `{}`, since the client takes it so. Throws CONFIG_INVALID "Invalid JSON in <name> at line N", and IO_FAILED, also for a link that leads to nothing. */
export function readJson({ path, name }: JsonFile) {
  if (isDangling(path))
    throw new CsError('IO_FAILED', `${name} is a dangling link`, {
      hint: `create the file it points to, or remove ${path}`,
    });
  if (!fs.existsSync(path)) return { text: '', exists: false, root: EMPTY, isStrict: true };
  const bytes = told(path, 'read', () => fs.readFileSync(path));
  const text = bytes.toString('utf8');
  const invalid = (at: number): CsError =>
    new CsError('CONFIG_INVALID', `Invalid JSON in ${name} at line ${text.slice(0, at).split('\n').length}`, {
      hint: `nothing was changed; fix ${path}`,
    });
  if (!Buffer.from(text).equals(bytes)) throw invalid(text.indexOf('\ufffd')); // bytes that are no text
  if (text.trim() === '') return { text, exists: true, root: EMPTY, isStrict: true };
  const errors: ParseError[] = [];
  const root = treeOf(text, errors);
  const [error] = errors;
  if (error !== undefined) throw invalid(error.offset);
  if (root === undefined)
    throw new CsError('CONFIG_INVALID', `${name} is nested too deeply to be read`, {
      hint: `nothing was changed; fix ${path}`,
    });
  // Comments and trailing commas are what strict readers refuse.
  const isStrict = attempt(() => JSON.parse(text.replace(/^\ufeff/, ' ')) !== undefined, false);
  return { text, exists: true, root, isStrict };
}

/** Writes beside and renames; keeps mode and links. Makes folders, and says which. */
export function write(path: string, text: string, mode?: number): readonly string[] {
  return told(path, 'written', () => {
    const target = targetOf(path);
    const folders = missingFolders(dirname(target));
    fs.mkdirSync(dirname(target), { recursive: true });
    replaceFile(target, text, mode ?? modeOf(target));
    return folders;
  });
}

const missingFolders = (folder: string): readonly string[] =>
  fs.existsSync(folder) ? [] : [...missingFolders(dirname(folder)), folder];

const removeFolder = (folder: string): void => attempt(() => fs.rmdirSync(folder));

export const isExecutable = (path: string): boolean =>
  attempt(() => fs.accessSync(path, fs.constants.X_OK) === undefined, false);

/** What undoes a change of a file, without a copy of it: it may hold keys that are nobody's business. */
export interface FileChange {
  readonly path: string;
  readonly created: boolean;
  /** SHA-256 of the file after the change, in hex: while it holds, `inverse` leads back byte for byte. */
  readonly after: string;
  readonly inverse: readonly TextEdit[];
  readonly kept: readonly string[];
}

export interface SetupRecord {
  readonly version: 1;
  readonly settings: FileChange;
  readonly aside: readonly string[];
  readonly folders: readonly string[];
}

// What setup did is on record in a folder of the user's, a file for each settings file. One that is damaged counts as none.

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const recordFile = (folder: string, path: string): string =>
  join(folder, `${sha256(path).slice(0, 32)}.json`);

export function readRecord(folder: string, path: string): SetupRecord | undefined {
  const kept = readKept(recordFile(folder, path));
  return kept?.path === path ? kept.record : undefined;
}

/** Undefined: it goes. */
export function keepRecord(folder: string, path: string, record: SetupRecord | undefined): void {
  const file = recordFile(folder, path);
  if (record !== undefined) told(file, 'written', () => writeJsonFile(file, { path, record }));
  else {
    fs.rmSync(file, { force: true });
    removeFolder(folder);
    removeFolder(dirname(folder)); // the log may be in there
  }
}

/** The settings files that are on record, and there. */
export const recordedPaths = (folder: string): readonly string[] =>
  attempt(() => fs.readdirSync(folder), []) // nothing was set up yet
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readKept(join(folder, name))?.path ?? [])
    .filter((path) => fs.existsSync(path))
    .sort();

type Kept = { readonly path: string; readonly record: SetupRecord };

function readKept(file: string): Kept | undefined {
  const kept = readShaped<Kept>(file, { path: 'text', record: 'object' });
  return kept?.record.version === 1 ? kept : undefined;
}
