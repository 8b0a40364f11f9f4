import type { NoteFinding, NotesScan } from '../../services/secrets/scan-notes.ts';
import { print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';
import { colors } from '../text/colors.ts';

const MARKS = {
  secret: colors.red('fail'),
  stopped: colors.red('fail'),
  cleaning: colors.yellow('warn'),
} as const;

/** The answers for all notes refs in one. */
interface Scan extends NotesScan {
  readonly refs: number;
}

/** `cs-memory doctor --secrets`: what stands in the notes that the filters would not let by. Prints no value. */
export async function scanNotes(options: { readonly json?: true }): Promise<void> {
  const scan = await withWired(async ({ notes, scanNotes }): Promise<Scan> => {
    const refs = await notes.refs();
    const answers: NotesScan[] = [];
    for (const ref of refs) answers.push(await scanNotes(ref));
    return {
      refs: refs.length,
      lines: answers.reduce((sum, { lines }) => sum + lines, 0),
      unreadable: answers.reduce((sum, { unreadable }) => sum + unreadable, 0),
      findings: answers.flatMap(({ findings }) => findings),
    };
  });
  if (options.json) printJson(scan);
  else for (const line of [...scan.findings.map(findingLine), ...summary(scan)]) print(line);
  if (scan.findings.length > 0) process.exitCode = 1;
}

function findingLine({ namespace, id, field, kind, effect, current, count }: NoteFinding): string {
  const what = effect === 'stopped' ? `stopped by the stage ${kind}` : kind;
  const where = current ? 'in the note' : 'in its history only';
  const often = count > 1 ? ` x${count}` : '';
  return `${MARKS[effect]}  ${colors.yellow((id ?? '-').padEnd(16))}  ${namespace}  ${field}  ${colors.bold(what)}${often}  ${colors.dim(where)}`;
}

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const memories = (n: number): string => count(n, 'memory', 'memories');

function summary({ findings, refs, lines, unreadable }: Scan): readonly string[] {
  const looked = `checked ${count(lines, 'line')} in ${count(refs, 'notes ref')}, including their history`;
  const missing =
    unreadable === 0 ? [] : [`${unreadable} notes could not be read because their objects are missing here`];
  const secret = findings.filter(({ effect }) => effect !== 'cleaning');
  const ids = [...new Set(secret.flatMap(({ id }) => id ?? []))];
  if (findings.length === 0) return [`${looked}: the filters would remove nothing`, ...missing];
  if (secret.length === 0)
    return [`${looked}: no secrets, only text that the filters would clean`, ...missing];
  return [
    `${looked}: secrets in ${memories(ids.length)}${secret.some(({ id }) => id === undefined) ? ' and in lines that belong to no memory' : ''}`,
    ...missing,
    ...whatToDo(ids).map((step) => colors.dim(`-> ${step}`)),
  ];
}

/** Ids on one line, as arguments. */
const MAX_IDS = 10;

function whatToDo(ids: readonly string[]): readonly string[] {
  const named = ids.length > MAX_IDS ? '<id> ...' : ids.join(' ');
  return [
    'first revoke the secret where it is used: anyone who could read the notes may have it',
    ...(ids.length > 0 ? [`erase the memories and their history: cs-memory purge ${named}`] : []),
    'forgetting only hides them; docs/how-to/secrets.md covers remotes and lines that belong to no memory',
  ];
}
