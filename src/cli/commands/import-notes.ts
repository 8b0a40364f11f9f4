import { CsError } from '../../domain/errors.ts';
import {
  type ImportNotesPlan,
  LEGACY_REFS,
  type NotesCounts,
} from '../../services/interchange/import-notes.ts';
import { wireInterchange } from '../../wire/interchange.ts';
import { print, printJson } from '../io.ts';
import { setting, withWired } from '../setting.ts';

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

/** The parser is loaded here only: no other command needs it. */
async function yamlParser(): Promise<(text: string) => unknown> {
  const { parse } = await import('yaml');
  return (text) => parse(text, { uniqueKeys: false, logLevel: 'error' });
}

/** `cs-memory import --from-notes`: the YAML notes of older tools. */
export async function importNotes(options: ImportNotesOptions): Promise<void> {
  const refs = patternsOf(options.fromNotes);
  const parseYaml = await yamlParser();
  await withWired(async (wired) => {
    const { planNotesImport, close } = wireInterchange(setting(), wired);
    try {
      const plan = await planNotesImport(parseYaml)({ refs, keepFragments: options.keepFragments === true });
      if (!options.dryRun) await plan.write();
      if (options.json) printJson(asJson(plan, options.dryRun === true));
      else tell(plan, options.dryRun === true);
    } finally {
      close();
    }
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
/** So many of what could not be read are named; --json names all. */
const MAX_NAMED = 10;

function tell({ refs, counts, leftOut }: ImportNotesPlan, isDryRun: boolean): void {
  print(
    `${counts.read} ${counts.read === 1 ? 'document' : 'documents'} in ${refs.length === 0 ? 'no ref' : refs.join(', ')}`,
  );
  print(`${String(counts.new).padStart(6)} ${isDryRun ? 'would be new memories' : 'new memories'}`);
  for (const [name, meaning] of MEANINGS)
    if (counts[name] > 0) print(`${String(counts[name]).padStart(6)} ${meaning}`);
  const unreadable = leftOut.filter(({ why }) => why === 'unreadable');
  for (const { ref, object, document } of unreadable.slice(0, MAX_NAMED))
    print(`  unreadable: ${ref}, on ${object.slice(0, 12)}, document ${document}`);
  if (unreadable.length > MAX_NAMED) print(`  and ${unreadable.length - MAX_NAMED} more (--json names all)`);
  if (isDryRun) print('dry run: nothing was written');
}
