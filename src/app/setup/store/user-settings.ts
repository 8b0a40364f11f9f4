import {
  applyEdits,
  type Edit,
  modify,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser/lib/esm/main.js';
import { CsError } from '../../../core/errors.ts';
import { attempt } from '../../../core/lazy.ts';
import { asOnlyWriter } from '../../../files/lock.ts';
import { readIfThere, writeAtOnce } from '../../../files/write.ts';
import type { UserSettings } from '../../../recall/model/embedder.ts';

/** What some editors begin a file with (a byte order mark). */
const MARK = '\ufeff';

type Path = readonly [string, ...string[]];

function styleOf(text: string): { readonly indent: string; readonly eol: string } {
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  return { indent: indent.startsWith('\t') ? '\t' : indent, eol: text.includes('\r\n') ? '\r\n' : '\n' };
}

/** The blanks and comments behind a place that are on its line, and a comma among them. */
const REST_OF_LINE = /(?:[ \t]|\/\*[^\r\n]*?\*\/)*(,?)(?:[ \t]|\/\*[^\r\n]*?\*\/)*(?:\/\/[^\r\n]*)?/y;

/**
 * The edits that put a member behind the last one where a comment stands behind that on its line: jsonc-parser would put
 * it between the two, and the comment would speak of the new one. Undefined where there is no such comment.
 */
function behindComment(text: string, root: Node, path: Path, value: unknown): readonly Edit[] | undefined {
  const { parent, missing } = deepestParent(root, path);
  const [key, ...below] = missing;
  if (key === undefined) return undefined;
  const last = parent.children?.at(-1);
  const end = last === undefined ? parent.offset + 1 : last.offset + last.length;
  REST_OF_LINE.lastIndex = end;
  const [rest = '', comma] = REST_OF_LINE.exec(text) ?? [];
  if (!rest.includes('/')) return undefined;
  const { indent, eol } = styleOf(text);
  const own = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', parent.offset) + 1))?.[0] ?? '';
  const nested = below.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  const spelled = JSON.stringify(nested, null, indent).replaceAll('\n', `${eol}${own}${indent}`);
  const member = `${eol}${own}${indent}${JSON.stringify(key)}: ${spelled}${comma}`;
  const closesLine = /^[ \t]*[}\]]/.test(text.slice(end + rest.length)) ? `${eol}${own}` : '';
  const added = { offset: end + rest.length, length: 0, content: `${member}${closesLine}` };
  return last === undefined || comma === ',' ? [added] : [{ offset: end, length: 0, content: ',' }, added];
}

const TO_COMMA = /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*,/y;

function commaBehind(text: string, end: number): number | undefined {
  TO_COMMA.lastIndex = end;
  return TO_COMMA.test(text) ? TO_COMMA.lastIndex - 1 : undefined;
}

/**
 * The edits that take a member out, with its comma and with the comment behind it on its line: jsonc-parser would take that of the
 * member before, too.
 */
function removal(text: string, root: Node, path: Path): readonly Edit[] {
  const { parent, missing } = deepestParent(root, path.slice(0, -1));
  const members = missing.length > 0 ? [] : (parent.children ?? []);
  const at = members.findIndex(({ children }) => children?.[0]?.value === path.at(-1));
  const member = members[at];
  if (member === undefined) return [];
  const end = member.offset + member.length;
  const before = members[at - 1];
  const comma =
    commaBehind(text, end) ??
    (before === undefined ? undefined : commaBehind(text, before.offset + before.length));
  const gone = wholeLine(text, member) ?? { offset: member.offset, length: member.length, content: '' };
  const isInside = comma !== undefined && comma >= gone.offset && comma < gone.offset + gone.length;
  return comma === undefined || isInside
    ? [gone]
    : [gone, { offset: comma, length: 1, content: '' }].sort((a, b) => a.offset - b.offset);
}

function wholeLine(text: string, { offset, length }: Node): Edit | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  REST_OF_LINE.lastIndex = offset + length;
  const [rest = ''] = REST_OF_LINE.exec(text) ?? [];
  const end = offset + length + rest.length;
  const [eol] = /^\r?\n/.exec(text.slice(end)) ?? [];
  if (eol === undefined || text.slice(start, offset).trim() !== '') return undefined;
  return { offset: start, length: end + eol.length - start, content: '' };
}

function deepestParent(
  root: Node,
  path: readonly string[],
): { readonly parent: Node; readonly missing: readonly string[] } {
  let parent = root;
  for (const [at, name] of path.entries()) {
    const value = parent.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1];
    if (value === undefined) return { parent, missing: path.slice(at) };
    if (value.type !== 'object') return { parent, missing: [] };
    parent = value;
  }
  return { parent, missing: [] };
}

/**
 * The text of a settings file with one setting changed, or taken out where the value is undefined. Comments and the spelling of all else
 * stay. An empty text becomes a file. Throws CONFIG_INVALID for a text that is no JSON object with comments.
 */
export function editJsonc(file: string, text: string, path: Path, value: unknown): string {
  if (text.startsWith(MARK)) return `${MARK}${editJsonc(file, text.slice(1), path, value)}`;
  const whole = text.trim() === '' ? '{}\n' : text;
  const { indent, eol } = styleOf(whole);
  const root = treeOf(file, whole);
  const edits = value === undefined ? removal(whole, root, path) : behindComment(whole, root, path, value);
  const formattingOptions = {
    insertSpaces: indent !== '\t',
    tabSize: indent === '\t' ? 1 : indent.length,
    eol,
  };
  const edited = applyEdits(whole, [...(edits ?? modified())]);
  const above = path.slice(0, -1);
  if (value === undefined && edited !== whole && isEmptyAt(treeOf(file, edited), edited, above))
    return editJsonc(file, edited, above as unknown as Path, undefined); // a section with nothing left in it goes, too
  return edited.endsWith('\n') ? edited : `${edited}${eol}`;

  function modified(): readonly Edit[] {
    try {
      return modify(whole, [...path], value, { formattingOptions });
    } catch (cause) {
      const hint = `fix or remove ${file}`; // a section that is none
      throw new CsError('CONFIG_INVALID', `${file}: ${path[0]} is not as expected`, { cause, hint });
    }
  }
}

function isEmptyAt(root: Node, text: string, path: readonly string[]): boolean {
  if (path.length === 0) return false;
  const { parent, missing } = deepestParent(root, path);
  const { offset, length } = parent;
  return missing.length === 0 && /^\{\s*\}$/.test(text.slice(offset, offset + length));
}

function treeOf(file: string, text: string): Node {
  const hint = `fix or remove ${file}`;
  const faults: ParseError[] = [];
  const root = parsed(text, faults);
  const [fault] = faults;
  if (fault !== undefined || root === undefined) {
    const line = text.slice(0, fault?.offset ?? 0).split('\n').length;
    throw new CsError('CONFIG_INVALID', `${file} is not JSON`, { hint, cause: new Error(`line ${line}`) });
  }
  if (root.type !== 'object') throw new CsError('CONFIG_INVALID', `${file} is not a JSON object`, { hint });
  return root;
}

/** The parser goes down by calls: what is nested without end has no tree. */
const parsed = (text: string, faults: ParseError[]): Node | undefined =>
  attempt(() => parseTree(text, faults, { allowTrailingComma: true }));

/** The user's settings file, changed in one part; comments stay. It is made where there is none. */
export function createUserSettings(file: string): UserSettings {
  return {
    file,
    setEmbedder: (embedder) =>
      asOnlyWriter(file, () =>
        writeAtOnce(file, editJsonc(file, readIfThere(file), ['embedder'], embedder), { isPrivate: true }),
      ),
  };
}
