import { closeSync, createReadStream, openSync } from 'node:fs';
import * as z from 'zod/mini';
import { CsError } from '../../../core/errors.ts';
import { EVIDENCE, SCOPES, SEVERITIES } from '../../../core/memory.ts';
import { count } from '../../../core/text.ts';
import type { Imported } from '../../../share/import-memories.ts';
import { type ImportNotesPlan, LEGACY_REFS, type NotesCounts } from '../../../share/import-notes.ts';
import type { ImportRecord } from '../../../share/import-records.ts';
import type { Told } from '../../../share/import-stream.ts';
import { wireInterchange } from '../../wire/share.ts';
import { command } from '../command.ts';
import { type InputLine, print, printJson, readJsonLines } from '../io.ts';
import { countingProgress } from '../progress.ts';
import { setting, using, withWired } from '../setting.ts';

interface ImportNotesOptions {
  /** A pattern of refs; true: where the older tools keep theirs. */
  readonly fromNotes: string | true;
  readonly dryRun?: true;
  readonly keepFragments?: true;
  readonly json?: true;
}

/** `mem/*` means `refs/notes/mem/*`. Throws USAGE for other refs: nobody's branch is a note. */
function patternsOf(given: string | true): readonly string[] {
  if (given === true) return LEGACY_REFS;
  if (given.startsWith('refs/notes/')) return [given];
  if (!given.startsWith('refs/')) return [`refs/notes/${given}`];
  throw new CsError('USAGE', `'${given}' is not a notes ref; expected one under refs/notes/`);
}

async function yamlParser(): Promise<(text: string) => unknown> {
  const { parse } = await import('yaml');
  return (text) => parse(text, { uniqueKeys: false, logLevel: 'error' });
}

const withInterchange = (work: (interchange: ReturnType<typeof wireInterchange>) => Promise<void>) =>
  withWired((wired) => using(wireInterchange(setting(), wired), work));

async function importNotes(options: ImportNotesOptions): Promise<void> {
  const refs = patternsOf(options.fromNotes);
  const parseYaml = await yamlParser();
  await withInterchange(async ({ planNotesImport }) => {
    const plan = await planNotesImport(parseYaml)({ refs, keepFragments: options.keepFragments === true });
    if (!options.dryRun) await plan.write();
    if (options.json) printJson(asJson(plan, options.dryRun === true));
    else tell(plan, options.dryRun === true);
  });
}

const asJson = ({ refs, counts, leftOut }: ImportNotesPlan, isDryRun: boolean): object => ({
  refs,
  dry_run: isDryRun,
  ...counts,
  left_out: leftOut,
});

const MEANINGS: readonly [keyof NotesCounts, string][] = [
  ['known', 'already here'],
  ['folded', 'the same as another one'],
  ['fragments', 'fragments without a full sentence, left out (--keep-fragments includes them)'],
  ['unreadable', 'unreadable, left out'],
  ['stopped', 'left out because a filter failed on them (see `cs-memory doctor`)'],
  ['purged', 'purged here before, left out'],
];
const MAX_NAMED = 10;

function tell({ refs, counts, leftOut }: ImportNotesPlan, isDryRun: boolean): void {
  print(`${count(counts.read, 'document')} in ${refs.length === 0 ? 'no ref' : refs.join(', ')}`);
  print(`${String(counts.new).padStart(6)} ${isDryRun ? 'would be new memories' : 'new memories'}`);
  for (const [name, meaning] of MEANINGS)
    if (counts[name] > 0) print(`${String(counts[name]).padStart(6)} ${meaning}`);
  const unreadable = leftOut.filter(({ why }) => why === 'unreadable');
  for (const { ref, object, document } of unreadable.slice(0, MAX_NAMED))
    print(`  unreadable: ${ref}, on ${object.slice(0, 12)}, document ${document}`);
  if (unreadable.length > MAX_NAMED) print(`  and ${unreadable.length - MAX_NAMED} more (--json names all)`);
  if (isDryRun) print('dry run: nothing was written');
}

const eventSchema = z.object({
  type: z.string(),
  at: z.string(),
  session: z.optional(z.string()),
  author: z.optional(z.string()),
  by: z.optional(z.string()),
  anchor: z.optional(z.string()),
});

const fileSchema = z.union([z.string(), z.object({ path: z.string(), blob: z.optional(z.string()) })]);

const recordSchema = z.object({
  scope: z.optional(z.enum(SCOPES)),
  namespace: z.optional(z.string()),
  /** As notes and `list --json` call it. */
  ns: z.optional(z.string()),
  kind: z.optional(z.string()),
  summary: z.string(),
  body: z.optional(z.string()),
  evidence: z.optional(z.enum(EVIDENCE)),
  severity: z.optional(z.enum(SEVERITIES)),
  tags: z.optional(z.array(z.string())),
  files: z.optional(z.array(fileSchema)),
  at: z.optional(z.string()),
  key: z.optional(z.string()),
  signature: z.optional(z.string()),
  session: z.optional(z.string()),
  agent: z.optional(z.string()),
  author: z.optional(z.string()),
  branch: z.optional(z.string()),
  expires: z.optional(z.string()),
  anchor: z.optional(z.string()),
  anchors: z.optional(z.array(z.string())),
  events: z.optional(z.array(eventSchema)),
});

function toRecord({ number, value }: InputLine): ImportRecord {
  const parsed = recordSchema.safeParse(value);
  if (parsed.success) {
    const { ns, ...data } = parsed.data;
    const named: Record<string, unknown> = ns === undefined ? data : { namespace: ns, ...data };
    // an `id` of any shape was always let pass: only an export's counts
    if (typeof value['id'] === 'string') named['id'] = value['id'];
    return named as unknown as ImportRecord;
  }
  const issue = parsed.error.issues[0];
  throw new CsError('USAGE', `line ${number}: ${issue?.path.join('.') || 'record'}: ${issue?.message}`, {
    hint: 'lines before it may be imported; once it is mended, import the file again: nothing is imported twice',
  });
}

async function importLines(file: string | undefined): Promise<void> {
  await withInterchange(async ({ importAll }) => {
    const counts = { memory: 0, seen: 0, known: 0, restored: 0, purged: 0 };
    for await (const told of importAll(recordsOf(file), countingProgress())) {
      for (const { entry } of told) counts[entry.became] += 1;
      if (told.length > 0) print(told.map(rowOf).join('\n'));
    }
    tellCounts(counts);
  });
}

async function* recordsOf(file: string | undefined): AsyncGenerator<ImportRecord> {
  for await (const line of readJsonLines(input(file))) yield toRecord(line);
}

function rowOf({ key, entry: { id, cut, became } }: Told): string {
  const more = { ...(cut ? { cut } : {}), ...(became === 'purged' ? { purged: true } : {}) };
  return JSON.stringify({ key, id, ...more });
}

/** For a person; what is printed is for programs. */
function tellCounts({ memory: fresh, purged, ...others }: Record<Imported['became'], number>): void {
  if (!process.stderr.isTTY) return;
  const known = Object.values(others).reduce((sum, count) => sum + count, 0);
  const rest = purged === 0 ? '' : `, ${purged} purged here before, left out`;
  process.stderr.write(`${fresh} new, ${known} already known${rest}\n`);
}

function input(file: string | undefined): NodeJS.ReadableStream {
  if (file === undefined || file === '-') return process.stdin;
  try {
    closeSync(openSync(file, 'r')); // a file that cannot be read is told as such
    return createReadStream(file);
  } catch (cause) {
    throw new CsError('IO_FAILED', `'${file}' could not be read`, { cause });
  }
}

export const addImport = command('import [file]', {
  summary: 'import many memories at once',
  about:
    'With --jsonl, reads memories from stdin or a file, one JSON object per line: {namespace?, kind?, summary, body?, tags?, files?, at?, key?, …} or what `export` prints. All are filtered and written in one commit per notes ref; if one of them is invalid, nothing is written. More than 5,000 are written 5,000 at a time. Prints {key, id} for each, in input order; "cut": true means that the body was too long for a note line, "purged": true that the memory was erased here and stays erased.\n\nWith --from-notes, reads the notes of older tools (YAML front matter, under refs/notes/mem/* and refs/notes/cs/*) and leaves them as they are. What was noted several times becomes one memory, on the first of its commits that exists here. Fragments without a full sentence are left out.',
  options: {
    '--jsonl': 'read JSON lines (implied by a file named *.jsonl or *.ndjson)',
    '--from-notes [refs]': 'read the YAML notes of older tools under these refs (a pattern)',
    '--dry-run': 'with --from-notes: only show what would be imported',
    '--keep-fragments': 'with --from-notes: include fragments',
    '--json': 'with --from-notes: print {"refs", "read", "new", "known", "folded", …}',
  },
  example:
    'echo \'{"summary": "Tests need TZ=UTC", "key": "a-1"}\' | cs-memory import --jsonl\n  cs-memory import --from-notes --dry-run',
  run: async (file, options) => {
    const { fromNotes } = options;
    const isLines = fromNotes === undefined && file !== undefined && /\.(?:jsonl|ndjson)$/i.test(file);
    const jsonl = options.jsonl ?? (isLines ? true : undefined);
    if ((jsonl === undefined) === (fromNotes === undefined))
      throw new CsError('USAGE', 'import needs either --jsonl or --from-notes', {
        hint: 'cs-memory import memories.jsonl, or cs-memory import --jsonl < memories.jsonl',
      });
    if (fromNotes === undefined) return importLines(file);
    if (file !== undefined) throw new CsError('USAGE', '--from-notes takes no file');
    return importNotes({ ...options, fromNotes });
  },
});
