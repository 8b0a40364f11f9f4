import { oneLine } from '../../domain/excerpt.ts';
import type { ExportRecord } from '../../domain/interchange.ts';
import { printable } from '../../domain/printable.ts';
import type { CommitTitle } from '../../ports/code.ts';

const MAX_SUMMARY_CHARS = 300;

/** Groups in the order in which their names come up. */
function groupBy<T>(items: readonly T[], nameOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group === undefined) groups.set(nameOf(item), [item]);
    else group.push(item);
  }
  return [...groups];
}

const line = (text: string): string => oneLine(printable(text), MAX_SUMMARY_CHARS);
const code = (text: string): string => `\`${line(text).replaceAll('`', "'")}\``;
const day = (at: string): string => at.slice(0, 10);

/** What a heading's text must not begin or hold, or it would be another heading, a link or HTML. */
const heading = (text: string): string => line(text).replace(/[\\<>[\]*_#]/g, '\\$&');

function commitOf({ anchor, anchors }: ExportRecord, title: CommitTitle | undefined): string {
  const about =
    title === undefined ? 'not in this repository' : `${heading(title.subject)}, ${day(title.at)}`;
  const others = anchors.length > 1 ? `; on ${anchors.length - 1} more` : '';
  return `${code(anchor.slice(0, 12))} (${about})${others}`;
}

function stateOf({ forgotten, superseded_by, expires }: ExportRecord): string | undefined {
  if (forgotten) return 'forgotten';
  if (superseded_by !== undefined) return `superseded by ${code(superseded_by)}`;
  return expires === undefined ? undefined : `expires ${day(expires)}`;
}

function entry(record: ExportRecord, titles: ReadonlyMap<string, CommitTitle>): string {
  const { id, at, summary, body, evidence, kind, severity, tags = [], files = [], author, branch } = record;
  const seen = record.events.filter(({ type }) => type === 'seen').length;
  const rows: readonly [string, string | undefined][] = [
    [
      'Memory',
      `${code(id)}, ${[kind, severity]
        .filter(Boolean)
        .map((word) => line(String(word)))
        .join(', ')}`,
    ],
    ['Evidence', evidence],
    ['Commit', record.scope === 'user' ? undefined : commitOf(record, titles.get(record.anchor))],
    ['Files', files.map(({ path }) => code(path)).join(', ') || undefined],
    ['Tags', tags.map(heading).join(', ') || undefined],
    ['Met', `${day(at)}${seen > 0 ? `, and ${seen} more ${seen === 1 ? 'time' : 'times'}` : ''}`],
    ['By', author === undefined ? undefined : heading(author)],
    ['Branch', branch === undefined ? undefined : code(branch)],
    ['State', stateOf(record)],
  ];
  const list = rows.flatMap(([name, value]) => (value === undefined ? [] : [`- ${name}: ${value}`]));
  const quoted =
    body === undefined
      ? []
      : [
          '',
          printable(body)
            .replace(/^/gm, '> ')
            .replace(/[^\S\n]+$/gm, ''),
        ];
  return [`#### ${heading(summary)}`, '', ...list, ...quoted].join('\n');
}

/**
 * One document for people: by namespace, then by month, the oldest first, each memory with its commit, its files and its
 * evidence. Bodies are quoted, so that their headings do not become the document's. The same for the same memories.
 */
export function markdownOf(
  records: readonly ExportRecord[],
  titles: ReadonlyMap<string, CommitTitle>,
): string {
  const parts = [
    `# Memories\n\n${records.length} ${records.length === 1 ? 'memory' : 'memories'}, kept by cs-memory.`,
  ];
  for (const [namespace, own] of groupBy(records, (record) => record.namespace)) {
    parts.push(`## ${heading(namespace)}`);
    for (const [month, some] of groupBy(own, ({ at }) => line(at).slice(0, 7))) {
      parts.push(`### ${month}`, ...some.map((record) => entry(record, titles)));
    }
  }
  return `${parts.join('\n\n')}\n`;
}
