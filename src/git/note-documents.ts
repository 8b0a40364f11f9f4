import { attempt, fieldsOf } from '../core/basics.ts';
import { decodeLine } from '../core/note-line.ts';
import { addLines, hasDocuments, isBlankLine } from './note-tree.ts';

const RULE = /^---\s*$/;
/** ASCII only: the text may be bytes with one character each, and the last one of an `à` is 0xA0 (note.ts, isBlankLine). */
const BLANK_END = /[\t\n\v\f\r ]+$/;
/** The first line of a front matter: every document of these tools begins with one of the four. */
const FIRST_KEY = /^(?:type|spec|timestamp|summary)\s*:/;
/** An older tool's documents, with their rules, and the lines in none. A rule begins one only where a key follows; blank lines around go. */
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
    else if (documents.length === 0 || (line.startsWith('{') && decodeLine(line) !== 'broken')) {
      if (!isBlankLine(line)) lines.push(line);
    } else documents.at(-1)?.push(line);
  });
  return { lines, documents: documents.map((document) => document.join('\n').replace(BLANK_END, '')) };
}

/** Documents in order: YAML between rules (undefined: none, or no end), then markdown; foreign lines first. Half a line of ours is in none. */
export function legacyDocuments(text: string) {
  const { lines, documents } = splitNote(text);
  const loose = lines.filter((line) => !line.startsWith('{')).join('\n');
  const own = documents.map((document) => {
    const all = document.split('\n');
    const end = all.findIndex((line, at) => at > 0 && RULE.test(line));
    if (end < 0) return { frontMatter: undefined, body: document };
    return {
      frontMatter: all.slice(1, end).join('\n'),
      body: all
        .slice(end + 1)
        .join('\n')
        .trim(),
    };
  });
  return [...(loose === '' ? [] : [{ frontMatter: undefined, body: loose }]), ...own];
}

/** What every line has, whatever its version: a purge, and what undoes one, need no more. Undefined for what is no line of ours. */
export function headOf(
  line: string,
): { readonly id: string; readonly at: string; readonly type: string } | undefined {
  const { id, at, type } = fieldsOf(attempt(() => JSON.parse(line)));
  return typeof id === 'string' && typeof at === 'string' && typeof type === 'string'
    ? { id, at, type }
    : undefined;
}

/** The lines of a note's text, without the blank ones. */
export const noteLines = (text: string): string[] => text.split('\n').filter((line) => !isBlankLine(line));

/** The lines that a `purged` line among `all` has ended: of its memory, and not later (note-format.md, 6). Mostly one look at the text. */
export function purgedLines(lines: readonly string[], all: readonly string[] = lines): ReadonlySet<string> {
  const ends = new Map<string, string>();
  for (const line of all) {
    if (!line.includes('"purged"')) continue;
    const event = headOf(line);
    if (event?.type === 'purged' && event.at > (ends.get(event.id) ?? '')) ends.set(event.id, event.at);
  }
  if (ends.size === 0) return new Set();
  return new Set(
    lines.filter((line) => {
      const event = headOf(line);
      return event !== undefined && event.type !== 'purged' && event.at <= (ends.get(event.id) ?? '');
    }),
  );
}

/** Line union of two notes, sorted by bytes, without what a purge ended; older documents behind. Commutative, associative, idempotent; as latin1, what is no UTF-8 comes out as it went in. */
export function mergeNotes(one: string, other: string): string {
  const [a, b] = [splitNote(one), splitNote(other)];
  const lines = [...new Set([...a.lines, ...b.lines])];
  const ended = purgedLines(lines);
  const left = lines.filter((line) => !ended.has(line));
  const merged = left.length === 0 ? '' : addLines('', left);
  const documents = [...new Set([...a.documents, ...b.documents])].sort();
  if (documents.length === 0) return merged;
  return `${merged === '' ? '' : `${merged}\n`}${documents.join('\n\n')}\n`;
}
