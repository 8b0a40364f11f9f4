import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { type ParseError, parseTree } from 'jsonc-parser/lib/esm/main.js';
import { CsError } from '../../domain/errors.ts';
import { jsonFault } from '../../domain/json-fault.ts';
import type { JsonNode } from '../../domain/json-text.ts';
import type { ForeignFiles, JsonContent, JsonFile } from '../../ports/install.ts';

/** Files of other programs: bytes that are not ours to change stay. */
export function createForeignFiles(): ForeignFiles {
  return {
    readJson,
    parse: (text) => parseTree(withoutMark(text), [], TOLERANT) as JsonNode,
    read: (path) => told(path, 'read', () => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)),
    write,
    remove: (path) => told(path, 'removed', () => rmSync(path, { force: true })),
    rename: (from, to) => told(from, 'moved', () => renameSync(from, to)),
    removeEmpty: (folders) => {
      for (const folder of folders.toSorted((a, b) => b.length - a.length)) removeFolder(folder);
    },
    isExecutable,
  };
}

/** Does something with a file. Throws IO_FAILED. */
function told<T>(path: string, verb: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof CsError) throw cause;
    throw new CsError('IO_FAILED', `${path} could not be ${verb}`, { cause });
  }
}

const TOLERANT = { allowTrailingComma: true };

/** A byte order mark is no JSON, and the client passes over it: blank, so that every place stays where it is. */
const withoutMark = (text: string): string => text.replace(/^\ufeff/, ' ');

const EMPTY: JsonNode = { type: 'object', offset: 0, length: 0 };

/** An empty file counts as `{}`, since the client takes it so. */
function readJson({ path, name }: JsonFile): JsonContent {
  if (!existsSync(path)) return { text: '', exists: false, root: EMPTY, isStrict: true };
  const bytes = told(path, 'read', () => readFileSync(path));
  const invalid = (line: number): CsError =>
    new CsError('CONFIG_INVALID', `Invalid JSON in ${name} at line ${line}`, {
      hint: `nothing was changed; mend ${path}`,
    });
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) throw invalid(firstBadLine(bytes));
  if (text.trim() === '') return { text, exists: true, root: EMPTY, isStrict: true };
  const errors: ParseError[] = [];
  const body = withoutMark(text);
  const root = parseTree(body, errors, TOLERANT) as JsonNode | undefined;
  const [error] = errors;
  if (error !== undefined || root === undefined)
    throw invalid(text.slice(0, error?.offset ?? 0).split('\n').length);
  return { text, exists: true, root, isStrict: jsonFault(body) === undefined };
}

/** The line with the first byte that is no UTF-8. */
function firstBadLine(bytes: Buffer): number {
  const lines = bytes.toString('utf8').split('\n');
  let at = 0;
  for (const [i, line] of lines.entries()) {
    const encoded = Buffer.from(line);
    if (!bytes.subarray(at, at + encoded.length).equals(encoded)) return i + 1;
    at += encoded.length + 1;
  }
  return 1;
}

function write(path: string, text: string, mode?: number): readonly string[] {
  return told(path, 'written', () => {
    const folders = missingFolders(dirname(path));
    mkdirSync(dirname(path), { recursive: true });
    const real = existsSync(path) ? realpathSync(path) : path;
    const beside = `${real}.${process.pid}`;
    const wanted = mode ?? (existsSync(real) ? statSync(real).mode & 0o7777 : undefined);
    try {
      writeFileSync(beside, text);
      if (wanted !== undefined) chmodSync(beside, wanted);
      renameSync(beside, real);
    } finally {
      rmSync(beside, { force: true });
    }
    return folders;
  });
}

function missingFolders(folder: string): readonly string[] {
  return existsSync(folder) ? [] : [...missingFolders(dirname(folder)), folder];
}

function removeFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // somebody put something there, or it is gone
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
