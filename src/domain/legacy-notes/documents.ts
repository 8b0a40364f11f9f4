import { isBlankLine } from '../note.ts';
import { decodeLine } from '../note-line.ts';

/** One memory of an older tool as it stands in a note: YAML between two rules, then markdown up to the next one. */
export interface LegacyDocument {
  /** Undefined where the front matter has no end, or there is none. */
  readonly frontMatter: string | undefined;
  readonly body: string;
}

const RULE = /^---\s*$/;
/** ASCII only: the text may be bytes with one character each, and the last one of an `à` is 0xA0 (note.ts, isBlankLine). */
const BLANK_END = /[\t\n\v\f\r ]+$/;
/** The first line of a front matter: every document of these tools begins with one of the four. */
const FIRST_KEY = /^(?:type|spec|timestamp|summary)\s*:/;
/** What most notes do not hold, found without a look at each line. */
const ANY_BEGINNING = /^---[^\S\n]*\n(?:type|spec|timestamp|summary)\s*:/m;

const isOurs = (line: string): boolean => line.startsWith('{') && decodeLine(line) !== 'broken';

/** Whether documents of an older tool stand in a note: then its order and its blank lines mean something. */
export const hasDocuments = (text: string): boolean => ANY_BEGINNING.test(text);

/**
 * A note taken apart: the documents of an older tool, each with its rules, and the lines that are in none of them, ours
 * above all. A rule inside of a body begins no document unless a key of theirs follows. Blank lines around documents
 * (`git notes append` sets one) go.
 */
export function splitNote(text: string): {
  readonly lines: readonly string[];
  readonly documents: readonly string[];
} {
  const all = text.split('\n');
  if (!hasDocuments(text)) return { lines: all.filter((line) => !isBlankLine(line)), documents: [] };
  const lines: string[] = [];
  const documents: string[][] = [];
  all.forEach((line, at) => {
    if (RULE.test(line) && FIRST_KEY.test(all[at + 1] ?? '')) documents.push([line]);
    else if (documents.length === 0 || isOurs(line)) {
      if (!isBlankLine(line)) lines.push(line);
    } else documents.at(-1)?.push(line);
  });
  return { lines, documents: documents.map((document) => document.join('\n').replace(BLANK_END, '')) };
}

/**
 * The documents of a note, in their order. Lines that are neither in one nor ours come first, as one without a front
 * matter: somebody wrote them there. Half a line of ours is nobody's document.
 */
export function legacyDocuments(text: string): LegacyDocument[] {
  const { lines, documents } = splitNote(text);
  const body = lines.filter((line) => !line.startsWith('{')).join('\n');
  return [...(body === '' ? [] : [{ frontMatter: undefined, body }]), ...documents.map(documentOf)];
}

function documentOf(document: string): LegacyDocument {
  const lines = document.split('\n');
  const end = lines.findIndex((line, at) => at > 0 && RULE.test(line));
  if (end < 0) return { frontMatter: undefined, body: document };
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  };
}
