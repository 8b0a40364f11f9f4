import { createReadStream, fstatSync, openSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Fields } from '../../../core/basics.ts';
import { CsError, errorCode } from '../../../core/errors.ts';
import { EVIDENCE, SCOPES, SEVERITIES } from '../../../core/memory.ts';
import { count, firstOf } from '../../../core/text.ts';
import { type Imported, importAll, type Told } from '../../../share/import-memories.ts';
import { LEGACY_REFS, type NotesCounts, planNotesImport } from '../../../share/import-notes.ts';
import type { ImportRecord } from '../../../share/import-records.ts';
import { issueWords } from '../../config/config-read.ts';
import { type Answer, command } from '../command.ts';
import { print, readJsonLines, refuseIf, usage, withWired } from '../io.ts';
import { countingProgress } from '../progress.ts';

/** `mem/*` means `refs/notes/mem/*`. Throws USAGE for other refs: nobody's branch is a note. */
function patternsOf(given: string | true): readonly string[] {
  if (given === true) return LEGACY_REFS;
  if (given.startsWith('refs/notes/')) return [given];
  if (!given.startsWith('refs/')) return [`refs/notes/${given}`];
  throw usage(`'${given}' is not a notes ref; expected one under refs/notes/`);
}

/** `given`: a pattern of refs; true: where the older tools keep theirs. */
async function importNotes(given: string | true, dryRun: boolean, keepFragments: boolean): Promise<Answer> {
  const refs = patternsOf(given);
  const { parse } = await import('yaml');
  const parseYaml = (text: string): unknown => parse(text, { uniqueKeys: false, logLevel: 'error' });
  return withWired(async (wired) => {
    const plan = await planNotesImport(wired, { refs, keepFragments, parseYaml });
    if (!dryRun) await plan.write();
    const { counts, leftOut } = plan;
    return {
      json: { refs: plan.refs, dry_run: dryRun, ...counts, left_out: leftOut },
      text: toldOf(plan, dryRun),
    };
  });
}

const MEANINGS: readonly [keyof NotesCounts, string][] = [
  ['known', 'already here'],
  ['folded', 'the same as another one'],
  ['fragments', 'fragments without a full sentence, left out (--keep-fragments includes them)'],
  ['unreadable', 'unreadable, left out'],
  ['stopped', 'left out because a filter failed on them (see `cs-memory doctor`)'],
  ['purged', 'purged here before, left out'],
];
const MAX_NAMED = 10;

function toldOf({ refs, counts, leftOut }: Awaited<ReturnType<typeof planNotesImport>>, isDryRun: boolean) {
  const row = (number: number, meaning: string): string => `${String(number).padStart(6)} ${meaning}`;
  const unreadable = leftOut
    .filter(({ why }) => why === 'unreadable')
    .map((it) => `  unreadable: ${it.ref}, on ${it.object.slice(0, 12)}, document ${it.document}`);
  return [
    `${count(counts.read, 'document')} in ${refs.length === 0 ? 'no ref' : refs.join(', ')}`,
    row(counts.new, isDryRun ? 'would be new memories' : 'new memories'),
    ...MEANINGS.map(([name, meaning]) => counts[name] > 0 && row(counts[name], meaning)),
    ...firstOf(unreadable, MAX_NAMED, (more) => `  and ${more} more (--json names all)`),
    isDryRun && 'dry run: nothing was written',
  ];
}

const text = z.optional(z.string());

const recordSchema = z.object({
  scope: z.optional(z.enum(SCOPES)),
  ...{ namespace: text, ns: text, kind: text }, // `ns`, as notes and `list --json` call it
  summary: z.string(),
  body: text,
  evidence: z.optional(z.enum(EVIDENCE)),
  severity: z.optional(z.enum(SEVERITIES)),
  tags: z.optional(z.array(z.string())),
  files: z.optional(z.array(z.union([z.string(), z.object({ path: z.string(), blob: text })]))),
  ...{ at: text, key: text, signature: text, session: text, agent: text, author: text, branch: text },
  ...{ expires: text, anchor: text },
  anchors: z.optional(z.array(z.string())),
  events: z.optional(
    z.array(
      z.object({ type: z.string(), at: z.string(), session: text, author: text, by: text, anchor: text }),
    ),
  ),
});

function toRecord(number: number, value: Fields): ImportRecord {
  const parsed = recordSchema.safeParse(value);
  if (parsed.success) {
    const { ns, ...data } = parsed.data;
    const named: Record<string, unknown> = ns === undefined ? data : { namespace: ns, ...data };
    // an `id` of any shape was always let pass: only an export's counts
    if (typeof value['id'] === 'string') named['id'] = value['id'];
    return named as unknown as ImportRecord;
  }
  const [issue] = parsed.error.issues;
  const wrong = issue === undefined ? 'is not as expected' : issueWords(issue, value);
  throw usage(`line ${number}: ${issue?.path.join('.') || 'the record'} ${wrong}`);
}

/** An invalid line, with what was imported before it was met. */
function withDone(error: unknown, done: number): unknown {
  if (errorCode(error) !== 'USAGE') return error;
  const { message, hint, cause } = error as CsError;
  const before =
    done === 0 ? 'nothing was imported' : `the first ${done} were imported, and will not be imported twice`;
  const advice = `${before}; fix the line and import the file again`;
  return new CsError('USAGE', message, { hint: hint === undefined ? advice : `${hint}; ${advice}`, cause });
}

async function importLines(file: string | undefined, dryRun: boolean): Promise<undefined> {
  await withWired(async (wired) => {
    const counts = { memory: 0, seen: 0, known: 0, restored: 0, purged: 0 };
    let done = 0;
    try {
      const records = recordsOf(file);
      for await (const told of importAll(wired, records, countingProgress(), undefined, dryRun)) {
        for (const { entry } of told) counts[entry.became] += 1;
        if (told.length > 0 && !process.stdout.isTTY) print(told.map(rowOf).join('\n'));
        done += told.length;
      }
    } catch (error) {
      throw withDone(error, dryRun ? 0 : done);
    }
    tellCounts(counts, dryRun);
  });
}

async function* recordsOf(file: string | undefined): AsyncGenerator<ImportRecord> {
  for await (const line of readJsonLines(input(file))) yield toRecord(line.number, line.value);
}

const rowOf = ({ key, entry: { id, cut, became } }: Told): string =>
  JSON.stringify({ key, id, ...(cut && { cut }), ...(became === 'purged' && { purged: true }) });

/** For a person, who is shown no more on a terminal; what is printed is for programs. That nothing is new nobody sees in that. */
function tellCounts(
  { memory: fresh, purged, ...others }: Record<Imported['became'], number>,
  dryRun: boolean,
): void {
  const known = Object.values(others).reduce((sum, count) => sum + count, 0);
  if (!process.stderr.isTTY && !dryRun && (fresh > 0 || known === 0)) return;
  const rest = purged === 0 ? '' : `, ${purged} purged here before, left out`;
  const dry = dryRun ? '; dry run: nothing was written' : '';
  process.stderr.write(`${fresh} new, ${known} already known${rest}${dry}\n`);
}

function input(file: string | undefined): NodeJS.ReadableStream {
  if (file === undefined || file === '-') return process.stdin;
  const hint = 'make sure that the path is that of a file, and that you may read it';
  try {
    const fd = openSync(file, 'r'); // a file that cannot be read is told as such
    if (!fstatSync(fd).isDirectory()) return createReadStream(file, { fd });
  } catch (cause) {
    throw new CsError('IO_FAILED', `'${file}' could not be read`, { hint, cause });
  }
  throw new CsError('IO_FAILED', `'${file}' is a folder, not a file`, { hint });
}

export const addImport = command('import [file]', {
  summary: 'import many memories at once',
  about:
    'With --jsonl, reads memories from stdin or a file, one JSON object per line: {namespace?, kind?, summary, body?, tags?, files?, at?, key?, …} or what `export` prints. All are filtered and written in one commit per notes ref; if one of them is invalid, nothing is written. More than 5,000 are written 5,000 at a time; then an invalid one stops its own 5,000 and those after them. Prints {key, id} for each, in input order, or on a terminal how many were new; "cut": true means that the body was too long for a note line, "purged": true that the memory was erased here and stays erased.\n\nWith --from-notes, reads the notes of older tools (YAML front matter, under refs/notes/mem/* and refs/notes/cs/*) and leaves them as they are. What was noted several times becomes one memory, on the first of its commits that exists here. Fragments without a full sentence are left out.',
  options: {
    '--jsonl': 'read JSON lines (implied by a file named *.jsonl or *.ndjson)',
    '--from-notes [refs]': 'read the YAML notes of older tools under these refs (a pattern)',
    '--dry-run': 'only show what would be imported',
    '--keep-fragments': 'with --from-notes: include fragments',
    '--json': 'with --from-notes: print {"refs", "read", "new", "known", "folded", …}',
  },
  example:
    'echo \'{"summary": "Tests need TZ=UTC", "key": "a-1"}\' | cs-memory import --jsonl\n  cs-memory import --from-notes --dry-run',
  run: async (file, { fromNotes, dryRun = false, keepFragments = false, ...options }) => {
    const isLines = fromNotes === undefined && file !== undefined && /\.(?:jsonl|ndjson)$/i.test(file);
    const jsonl = options.jsonl ?? (isLines ? true : undefined);
    const isOne = (jsonl === undefined) !== (fromNotes === undefined);
    const how = 'cs-memory import memories.jsonl, or cs-memory import --jsonl < memories.jsonl';
    refuseIf(!isOne, 'import needs either --jsonl or --from-notes', how);
    refuseIf(keepFragments && fromNotes === undefined, '--keep-fragments needs --from-notes');
    if (fromNotes === undefined) return importLines(file, dryRun);
    refuseIf(file, '--from-notes takes no file');
    return importNotes(fromNotes, dryRun, keepFragments);
  },
});
