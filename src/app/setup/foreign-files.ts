import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type ParseError, parseTree } from 'jsonc-parser/lib/esm/main.js';
import { attempt } from '../../core/basics.ts';
import type { EmbedderSettings } from '../../core/embedding-models.ts';
import { CsError } from '../../core/errors.ts';
import * as json from '../../core/json-text.ts';
import { asOnlyWriter } from '../../files/lock.ts';
import { modeOf, readIfThere, replaceFile, targetOf, writeAtOnce } from '../../files/write.ts';

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
  for (const folder of folders.toSorted((a, b) => b.length - a.length)) attempt(() => fs.rmdirSync(folder));
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
export const treeOf = (text: string, errors: ParseError[] = []): json.JsonNode | undefined =>
  attempt(() =>
    parseTree(text.replace(/^\ufeff/, ' '), errors, { allowTrailingComma: true }),
  ) as json.JsonNode;

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const EMPTY: json.JsonNode = { type: 'object', offset: 0, length: 0 };

/** An empty file counts as `{}`, since the client takes it so. Throws CONFIG_INVALID "Invalid JSON in <name> at line N", and IO_FAILED, also for a link that leads to nothing. */
export function readJson({ path, name }: JsonFile) {
  if (isDangling(path))
    throw new CsError('IO_FAILED', `${name} is a dangling link`, {
      hint: `create the file it points to, or remove ${path}`,
    });
  if (!fs.existsSync(path)) return { text: '', exists: false, root: EMPTY, isStrict: true };
  const bytes = told(path, 'read', () => fs.readFileSync(path));
  const text = bytes.toString('utf8');
  const wrong = (what: string): CsError =>
    new CsError('CONFIG_INVALID', what, { hint: `nothing was changed; fix ${path}` });
  const invalidAt = (at: number): CsError => wrong(`Invalid JSON in ${name} at line ${lineAt(text, at)}`);
  if (!Buffer.from(text).equals(bytes)) throw invalidAt(text.indexOf('\ufffd')); // bytes that are no text
  if (text.trim() === '') return { text, exists: true, root: EMPTY, isStrict: true };
  const errors: ParseError[] = [];
  const root = treeOf(text, errors);
  const [error] = errors;
  if (error !== undefined) throw invalidAt(error.offset);
  if (root === undefined) throw wrong(`${name} is nested too deeply to be read`);
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

export const isExecutable = (path: string): boolean =>
  attempt(() => fs.accessSync(path, fs.constants.X_OK) === undefined, false);

// Values that are changed in the text of a file, which people have commented.

/** The blanks and comments behind a place that are on its line, and a comma among them. */
const REST_OF_LINE = /(?:[ \t]|\/\*[^\r\n]*?\*\/)*,?(?:[ \t]|\/\*[^\r\n]*?\*\/)*(?:\/\/[^\r\n]*)?/y;
const TO_COMMA = /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*,/y;

function commaBehind(text: string, node: json.JsonNode | undefined): number | undefined {
  if (node === undefined) return undefined;
  TO_COMMA.lastIndex = json.endOf(node);
  return TO_COMMA.test(text) ? TO_COMMA.lastIndex - 1 : undefined;
}

/** Takes a member out, with its comma and the comment behind it; jsonc-parser would take that of the member before, too. */
function removal(text: string, parent: json.JsonNode, name: string): readonly json.TextEdit[] {
  const members = (parent.type === 'object' && parent.children) || [];
  const at = members.findLastIndex(({ children }) => children?.[0]?.value === name);
  const member = members[at];
  if (member === undefined) return [];
  const comma = commaBehind(text, member) ?? commaBehind(text, members[at - 1]);
  const { offset, length } = wholeLine(text, member) ?? member;
  const gone = { offset, length, text: '' };
  const isInside = comma !== undefined && comma >= offset && comma < offset + length;
  return comma === undefined || isInside ? [gone] : [gone, { offset: comma, length: 1, text: '' }];
}

function wholeLine(text: string, member: json.JsonNode) {
  const start = text.lastIndexOf('\n', member.offset - 1) + 1;
  REST_OF_LINE.lastIndex = json.endOf(member);
  const end = json.endOf(member) + (REST_OF_LINE.exec(text)?.[0].length ?? 0);
  const [eol] = /^\r?\n/.exec(text.slice(end)) ?? [];
  if (eol === undefined || text.slice(start, member.offset).trim() !== '') return undefined;
  return { offset: start, length: end + eol.length - start };
}

/** The value at a path, as far as that leads, and the names below that are not there. Of a repeated key the last holds. Throws CONFIG_INVALID. */
export function jsoncAt(file: string, text: string, path: readonly string[]) {
  const faults: ParseError[] = [];
  const root = treeOf(text.trim() === '' ? '{}' : text, faults);
  if (faults.length > 0 || root === undefined)
    throw invalid(file, 'it is not JSON', new Error(`line ${lineAt(text, faults[0]?.offset ?? 0)}`));
  if (root.type !== 'object') throw invalid(file, 'it is not a JSON object');
  let at = root;
  for (const [depth, name] of path.entries()) {
    const next = at.type === 'object' ? json.held(json.propertyOf(at, name)) : undefined;
    if (next === undefined) return { root, at, missing: path.slice(depth) };
    at = next;
  }
  return { root, at, missing: [] };
}

/** The text with the value at a path changed, or out where undefined, with sections that are empty then; comments stay. An empty text becomes a file. Throws CONFIG_INVALID. */
export function editJsonc(file: string, text: string, path: readonly string[], value: unknown): string {
  const whole = text.trim() === '' ? '{}\n' : text;
  if (value === undefined) return without(file, whole, path);
  const { root, at, missing } = jsoncAt(file, whole, path);
  const [key, ...below] = missing;
  const nested = below.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  if (key === undefined && isDeepStrictEqual(json.plainValue(at), value)) return text;
  if (key === undefined) return json.withEdits(whole, [json.replacement(whole, root, at, value)]);
  if (at.type !== 'object')
    throw invalid(file, `${path.slice(0, -missing.length).join('.')} is not an object`);
  return json.withEdits(whole, json.insertions(whole, root, at, [{ key, value: nested }]));
}

function without(file: string, text: string, path: readonly string[]): string {
  const above = path.slice(0, -1);
  const { at, missing } = jsoncAt(file, text, above);
  if (missing.length > 0) return text;
  const edited = json.withEdits(text, removal(text, at, path.at(-1) ?? ''));
  if (edited === text || above.length === 0) return edited;
  const { offset, length } = jsoncAt(file, edited, above).at;
  if (!/^\{\s*\}$/.test(edited.slice(offset, offset + length))) return edited;
  const rest = without(file, edited, above);
  return jsoncAt(file, rest, above).missing.length > 0 ? rest : edited; // another of the same name would hold instead
}

const invalid = (file: string, what: string, cause?: Error): CsError =>
  new CsError('CONFIG_INVALID', `${file}: ${what}`, { hint: `fix or remove ${file}`, cause });

/** Sets the embedder in the user's settings file, which is made where there is none; comments stay. Throws CONFIG_INVALID for a file that is no JSON, IO_FAILED. */
export const setEmbedder = (file: string, embedder: EmbedderSettings): void =>
  asOnlyWriter(file, () =>
    writeAtOnce(file, editJsonc(file, readIfThere(file), ['embedder'], embedder), { isPrivate: true }),
  );
