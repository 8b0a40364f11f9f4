import { decodeLine } from '../note-line.ts';

/** One memory of an older tool as it stands in a note: YAML between two rules, then markdown up to the next one. */
export interface LegacyDocument {
  /** Undefined where the front matter has no end. */
  readonly frontMatter: string | undefined;
  readonly body: string;
}

const RULE = /^---\s*$/;
/** The first line of a front matter; every document of these tools begins with one of the four. */
const FIRST_KEY = /^(?:type|spec|timestamp|summary)\s*:/;

/** Whether a document begins at this line: a rule with a key of these tools below it. */
function beginsAt(lines: readonly string[], at: number): boolean {
  return RULE.test(lines[at] ?? '') && FIRST_KEY.test(lines[at + 1] ?? '');
}

/**
 * The documents of a note, in their order. `git notes append` puts a blank line between two; a rule inside of a
 * body is no beginning unless a key of theirs follows. What stands before the first one, and is no line of ours, comes as
 * one without a front matter. None in a note that is all ours.
 */
export function legacyDocuments(text: string): LegacyDocument[] {
  const lines = text.split('\n').filter((line) => line.trim() === '' || !isOurs(line));
  const starts = lines.flatMap((_, at) => (beginsAt(lines, at) ? [at] : []));
  const head = lines.slice(0, starts[0]).join('\n').trim();
  const before = head === '' || isJsonOnly(head) ? [] : [{ frontMatter: undefined, body: head }];
  const documents = starts.map((start, index) => documentOf(lines.slice(start, starts[index + 1])));
  return [...before, ...documents];
}

const isOurs = (line: string): boolean => line.startsWith('{') && decodeLine(line) !== 'broken';

/** Half a line of ours is nobody's document. */
const isJsonOnly = (text: string): boolean => text.split('\n').every((line) => /^\s*(?:\{.*)?$/.test(line));

function documentOf(lines: readonly string[]): LegacyDocument {
  const end = lines.findIndex((line, at) => at > 0 && RULE.test(line));
  if (end < 0) return { frontMatter: undefined, body: lines.join('\n').trim() };
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  };
}
