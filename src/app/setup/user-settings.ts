import { isDeepStrictEqual } from 'node:util';
import type { ParseError } from 'jsonc-parser/lib/esm/main.js';
import type { EmbedderSettings } from '../../core/embedding-models.ts';
import { CsError } from '../../core/errors.ts';
import {
  endOf,
  held,
  insertions,
  type JsonNode,
  plainValue,
  propertyOf,
  replacement,
  type TextEdit,
  withEdits,
} from '../../core/json-text.ts';
import { asOnlyWriter } from '../../files/lock.ts';
import { readIfThere, writeAtOnce } from '../../files/write.ts';
import { treeOf } from './foreign-files.ts';

/** The blanks and comments behind a place that are on its line, and a comma among them. */
const REST_OF_LINE = /(?:[ \t]|\/\*[^\r\n]*?\*\/)*,?(?:[ \t]|\/\*[^\r\n]*?\*\/)*(?:\/\/[^\r\n]*)?/y;
const TO_COMMA = /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*,/y;

function commaBehind(text: string, node: JsonNode | undefined): number | undefined {
  if (node === undefined) return undefined;
  TO_COMMA.lastIndex = endOf(node);
  return TO_COMMA.test(text) ? TO_COMMA.lastIndex - 1 : undefined;
}

/** Takes a member out, with its comma and the comment behind it; jsonc-parser would take that of the member before, too. */
function removal(text: string, parent: JsonNode, name: string): readonly TextEdit[] {
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

function wholeLine(text: string, member: JsonNode): Pick<TextEdit, 'offset' | 'length'> | undefined {
  const start = text.lastIndexOf('\n', member.offset - 1) + 1;
  REST_OF_LINE.lastIndex = endOf(member);
  const end = endOf(member) + (REST_OF_LINE.exec(text)?.[0].length ?? 0);
  const [eol] = /^\r?\n/.exec(text.slice(end)) ?? [];
  if (eol === undefined || text.slice(start, member.offset).trim() !== '') return undefined;
  return { offset: start, length: end + eol.length - start };
}

/** The value at a path, as far as that leads, and the names below that are not there. Of a repeated key the last holds. Throws CONFIG_INVALID. */
export function jsoncAt(file: string, text: string, path: readonly string[]) {
  const faults: ParseError[] = [];
  const root = treeOf(text.trim() === '' ? '{}' : text, faults);
  const line = text.slice(0, faults[0]?.offset ?? 0).split('\n').length;
  if (faults.length > 0 || root === undefined)
    throw invalid(file, 'it is not JSON', new Error(`line ${line}`));
  if (root.type !== 'object') throw invalid(file, 'it is not a JSON object');
  let at = root;
  for (const [depth, name] of path.entries()) {
    const next = at.type === 'object' ? held(propertyOf(at, name)) : undefined;
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
  if (key === undefined && isDeepStrictEqual(plainValue(at), value)) return text;
  if (key === undefined) return withEdits(whole, [replacement(whole, root, at, value)]);
  if (at.type !== 'object')
    throw invalid(file, `${path.slice(0, -missing.length).join('.')} is not an object`);
  return withEdits(whole, insertions(whole, root, at, [{ key, value: nested }]));
}

function without(file: string, text: string, path: readonly string[]): string {
  const above = path.slice(0, -1);
  const { at, missing } = jsoncAt(file, text, above);
  if (missing.length > 0) return text;
  const edited = withEdits(text, removal(text, at, path.at(-1) ?? ''));
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
