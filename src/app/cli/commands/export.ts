import { groupBy } from '../../../core/basics.ts';
import { count, printable, shortLine } from '../../../core/text.ts';
import type { CommitTitle } from '../../../recall/ports.ts';
import { type ExportRecord, exportMemories } from '../../../share/export-memories.ts';
import { collect, command } from '../command.ts';
import { refuseIf, sayIfNothing, withWired, writeOut } from '../io.ts';

const MAX_SUMMARY_CHARS = 300;

const line = (text: string): string => shortLine(printable(text), MAX_SUMMARY_CHARS);
const code = (text: string): string => `\`${line(text).replaceAll('`', "'")}\``;
const day = (at: string): string => at.slice(0, 10);

/** What a heading's text must not begin or hold, or it would be another heading, a link or HTML; within backticks it is neither. */
const heading = (text: string): string =>
  line(text).replace(/(?<!`)`[^`]+`(?!`)|[\\<>[\]*_#]/g, (told) =>
    told.startsWith('`') ? told : `\\${told}`,
  );

function commitOf({ anchor, anchors }: ExportRecord, title: CommitTitle | undefined): string {
  const about = title ? `${heading(title.subject)}, ${day(title.at)}` : 'not in this repository';
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
  const words = [kind, severity].flatMap((word) => (word ? line(String(word)) : []));
  const rows = [
    ['Memory', [code(id), ...words].join(', ')],
    ['Evidence', evidence],
    ['Commit', record.scope !== 'user' && commitOf(record, titles.get(record.anchor))],
    ['Files', files.map(({ path }) => code(path)).join(', ')],
    ['Tags', tags.map(heading).join(', ')],
    ['First seen', `${day(at)}${seen > 0 ? `, and ${count(seen, 'more time')}` : ''}`],
    ['By', author && heading(author)],
    ['Branch', branch && code(branch)],
    ['State', stateOf(record)],
  ];
  const list = rows.flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : []));
  const quoted = printable(body ?? '')
    .replace(/^/gm, '> ')
    .replace(/[^\S\n]+$/gm, '');
  return [`#### ${heading(summary)}`, '', ...list, ...(body === undefined ? [] : ['', quoted])].join('\n');
}

/** One document for people, by namespace and month, oldest first. Bodies are quoted, so that their headings do not become the document's. */
function markdownOf(records: readonly ExportRecord[], titles: ReadonlyMap<string, CommitTitle>): string {
  const parts = [`# Memories\n\n${count(records.length, 'memory')}, kept by cs-memory.`];
  for (const [namespace, own] of groupBy(records, (record) => record.namespace)) {
    parts.push(`## ${heading(namespace)}`);
    for (const [month, some] of groupBy(own, ({ at }) => line(at).slice(0, 7)))
      parts.push(`### ${month}`, ...some.map((record) => entry(record, titles)));
  }
  return `${parts.join('\n\n')}\n`;
}

function tell(ids: readonly string[], what: string): void {
  if (ids.length === 0) return;
  const few = `${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ', …' : ''}`;
  process.stderr.write(`${count(ids.length, 'memory')} ${what}: ${few}\n`);
}

export const addExport = command('export', {
  summary: 'write memories as JSON lines or as a document',
  about:
    'Prints the memories of this repository, one JSON object per line: text, evidence, files, commits and history, so that `import --jsonl` recreates them elsewhere. --markdown writes a document for people instead. Every text passes the filters again on its way out; changes are reported on stderr.',
  options: {
    '--jsonl': 'JSON lines, as import reads them (the default)',
    '--markdown': 'one document, by namespace and month',
    '--ns, --namespace <namespace>': ['only this namespace; may be repeated', collect, []],
    '--all': 'include handoffs, forgotten, superseded and expired memories',
    '--user': 'export your own memories instead of those of the repository',
    '-o, --output <file>': 'write to a file (default: stdout)',
  },
  example: 'cs-memory export --all -o memories.jsonl\n  cs-memory export --markdown --ns decisions',
  run: (options) => {
    refuseIf(options.jsonl && options.markdown, 'export takes either --jsonl or --markdown');
    return withWired(async ({ own, user }): Promise<undefined> => {
      const query = { namespaces: options.namespace, all: options.all === true };
      const { records, redacted, stopped } = await exportMemories(options.user ? user : own, query);
      const text = options.markdown
        ? markdownOf(records, await own.commits.titles(records.map(({ anchor }) => anchor)))
        : records.map((record) => `${JSON.stringify(record)}\n`).join('');
      writeOut(text, options.output);
      if (process.stderr.isTTY) sayIfNothing(records.length);
      tell(redacted, 'contained text that the filters now remove; the export leaves it out');
      tell(stopped, 'left out because a filter failed on them');
      if (stopped.length > 0) process.exitCode = 1;
    });
  },
});
