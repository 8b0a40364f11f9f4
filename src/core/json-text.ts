export type TextEdit = Readonly<{ offset: number; length: number; text: string }>;

const inOrder = (edits: readonly TextEdit[]) => edits.toSorted((a, b) => a.offset - b.offset);

/** A text with all edits made; they count from the text as it is given, and do not overlap. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let at = 0;
  for (const edit of inOrder(edits)) {
    result += text.slice(at, edit.offset) + edit.text;
    at = edit.offset + edit.length;
  }
  return result + text.slice(at);
}

/** The edits that make `text` again of `withEdits(text, edits)`. */
export function inverseEdits(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  let shift = 0;
  return inOrder(edits).map(({ offset, length, text: put }) => {
    const back = { offset: offset + shift, length: put.length, text: text.slice(offset, offset + length) };
    shift += put.length - length;
    return back;
  });
}

/** A value, or a key with its value, where it stands in a text: what jsonc-parser's tree is made of. */
export interface JsonNode {
  readonly type: 'object' | 'array' | 'property' | 'string' | 'number' | 'boolean' | 'null';
  readonly offset: number;
  readonly length: number;
  readonly value?: unknown;
  readonly children?: readonly JsonNode[] | undefined;
}

const BLANKS = /[ \t\r\n]*$/;
/** A comment that ends its line or the list that it is in, with the blanks in front of it. */
const COMMENT_BEHIND = /^[ \t]*(?:\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\r\n])*\*\/[ \t]*(?=[\r\n}\]]))/;
const COMMA_BEHIND = /^(?:\s|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)*,/;
const DEFAULT_INDENT = '  ';

export const endOf = ({ offset, length }: JsonNode): number => offset + length;

/** The property of an object with this key; where it is spelled several times the last, which is the one that holds. */
export function propertyOf(object: JsonNode | undefined, key: string): JsonNode | undefined {
  return object?.children?.findLast(({ children }) => children?.[0]?.value === key);
}

/** The value of a property. */
export const held = (property: JsonNode | undefined): JsonNode | undefined => property?.children?.[1];

/** The value that a node stands for, as `JSON.parse` would give it. */
export function plainValue(node: JsonNode | undefined): unknown {
  if (node?.type === 'array') return node.children?.map(plainValue);
  if (node?.type !== 'object') return node?.value;
  return Object.fromEntries(
    node.children?.map(({ children }) => [children?.[0]?.value, plainValue(children?.[1])]) ?? [],
  );
}

function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

const beginsLine = (text: string, { offset }: JsonNode) => /(?:^|\n)[ \t]*$/.test(text.slice(0, offset));

/** A list of words over several lines, as JSON.stringify has it. */
const WORDS = /\[\n\s+("(?:[^"\\]|\\.)*"(?:,\n\s+"(?:[^"\\]|\\.)*")*)\n\s+\]/g;

/** A value over several lines, below an indentation; lists of words on one line each. */
function written(value: unknown, step: string, indent: string, eol: string): string {
  const text = JSON.stringify(value, null, step).replace(
    WORDS,
    (_, words: string) => `[${words.replace(/,\n\s+/g, ', ')}]`,
  );
  return text.replaceAll('\n', `${eol}${indent}`);
}

/** Puts items at the end of an object or list, in the style of the document; commas and comments stay. */
export function insertions(
  text: string,
  root: JsonNode,
  container: JsonNode,
  items: readonly { readonly key?: string; readonly value: unknown }[],
): readonly TextEdit[] {
  const { eol, step, isCompact } = styleOf(text, root);
  const last = container.children?.at(-1);
  const isOneLine = last !== undefined && isCompact;
  const outer = indentAt(text, container.offset);
  const indent = last !== undefined && beginsLine(text, last) ? indentAt(text, last.offset) : outer + step;
  const lines = items.map(({ key, value }) => {
    const name = key === undefined ? '' : `${JSON.stringify(key)}:${isOneLine ? '' : ' '}`;
    return isOneLine
      ? `${name}${JSON.stringify(value)}`
      : `${eol}${indent}${name}${written(value, step, indent, eol)}`;
  });
  const at = (offset: number, put: string): TextEdit => ({ offset, length: 0, text: put });
  if (last !== undefined) return behind(text, endOf(last), lines.join(','), at);
  const closing = endOf(container) - 1;
  const end = blanksBefore(text, closing); // behind the comments that are in there
  return [at(end, `${lines.join(',')}${text.slice(end, closing).includes('\n') ? '' : `${eol}${outer}`}`)];
}

/** The edit that puts another value where one is, in the style of the document. */
export function replacement(text: string, root: JsonNode, node: JsonNode, value: unknown): TextEdit {
  const { eol, step, isCompact } = styleOf(text, root);
  const put = isCompact ? JSON.stringify(value) : written(value, step, indentAt(text, node.offset), eol);
  return { offset: node.offset, length: node.length, text: put };
}

/** How a document is spelled: its line ends, one step of its indentation (what the first of its root's items has), whether it is one line. */
function styleOf(text: string, root: JsonNode) {
  const [first] = root.children ?? [];
  return {
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    step: (first !== undefined && beginsLine(text, first) && indentAt(text, first.offset)) || DEFAULT_INDENT,
    isCompact: !text.slice(root.offset, endOf(root)).includes('\n'),
  };
}

/** Behind the last item: a comma, unless there is one, and the rest after the comment on the same line. A list that ends with a comma still does. */
function behind(text: string, end: number, put: string, at: (offset: number, put: string) => TextEdit) {
  const comma = COMMA_BEHIND.exec(text.slice(end))?.[0].length;
  const from = end + (comma ?? 0);
  const to = from + (COMMENT_BEHIND.exec(text.slice(from))?.[0].length ?? 0);
  if (comma !== undefined) return [at(to, `${put},`)];
  return to === end ? [at(end, `,${put}`)] : [at(end, ','), at(to, put)];
}

/** The edits that take some of an object's or a list's items out, each with its comma and the blanks before it. A list that ends with a comma still does. */
export function removals(
  text: string,
  container: JsonNode,
  isGone: (item: JsonNode) => boolean,
): readonly TextEdit[] {
  const items = container.children ?? [];
  const cuts: [from: number, to: number][] = [];
  const cut = (from: number, to: number): void => {
    const before = cuts.at(-1);
    if (before?.[1] === from) before[1] = to;
    else cuts.push([from, to]);
  };
  const firstKept = items.findIndex((item) => !isGone(item));
  if (firstKept < 0) cutAll(text, container, cut);
  else if (firstKept > 0) cut(items[0]?.offset ?? 0, items[firstKept]?.offset ?? 0);
  const commaAt = (item: JsonNode): number | undefined => {
    const found = COMMA_BEHIND.exec(text.slice(endOf(item), endOf(container) - 1));
    return found === null ? undefined : endOf(item) + found[0].length - 1;
  };
  const last = items.at(-1);
  const endsWithComma = last !== undefined && commaAt(last) !== undefined;
  for (const [i, item] of items.entries()) {
    const before = items[i - 1];
    if (i <= firstKept || firstKept < 0 || before === undefined || !isGone(item)) continue;
    const comma = commaAt(before) ?? endOf(before);
    const start = blanksBefore(text, item.offset);
    if (endsWithComma) cut(start, (commaAt(item) ?? endOf(item)) + 1);
    else if (start <= comma + 1) cut(comma, endOf(item));
    else {
      cut(comma, comma + 1);
      cut(start, endOf(item));
    }
  }
  return cuts.map(([from, to]) => {
    const offset = from + lineEndToKeep(text, from, to);
    return { offset, length: to - offset, text: '' };
  });
}

/** A line that ends with a comment, which neither a string nor another comment holds. */
const COMMENT_LINE = /^(?:[^"/]|"(?:[^"\\]|\\.)*"|\/\*(?:(?!\*\/).)*\*\/|\/(?![/*]))*\/\//;

/** How much of a cut stays, where a comment ends the line before it: what follows on the cut's last line would else be part of that. */
function lineEndToKeep(text: string, from: number, to: number): number {
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const isOpen = COMMENT_LINE.test(line) && !/^[ \t]*(?:\r?\n|\/\/)/.test(text.slice(to));
  return isOpen ? (/^[ \t]*\r?\n\s*/.exec(text.slice(from, to))?.[0].length ?? 0) : 0;
}

const blanksBefore = (text: string, offset: number): number =>
  offset - (BLANKS.exec(text.slice(0, offset))?.[0].length ?? 0);

/** All items, and the blanks around them, so that nothing but comments stays between the brackets. */
function cutAll(text: string, container: JsonNode, cut: (from: number, to: number) => void): void {
  const [first] = container.children ?? [];
  const last = container.children?.at(-1);
  if (first === undefined || last === undefined) return;
  const comma = COMMA_BEHIND.exec(text.slice(endOf(last), endOf(container) - 1))?.[0].length ?? 0;
  const from = endOf(last) + comma;
  const closing = blanksBefore(text, endOf(container) - 1);
  const start = blanksBefore(text, first.offset);
  const isBare = start === container.offset + 1; // behind a comment that ends its line the bracket would be part of it
  cut(start, isBare && closing <= from ? endOf(container) - 1 : from);
}
