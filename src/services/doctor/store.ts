import { splitNote } from '../../domain/legacy-notes/documents.ts';
import { type Note, parseNote } from '../../domain/note.ts';
import type { JobState } from '../../ports/background.ts';
import type { IndexHealth } from '../../ports/health.ts';
import type { NoteStore, StoreProblem } from '../../ports.ts';
import { type Check, count, ok } from './check.ts';

/** Whether the notes can be read, and what in them is no memory of ours. */
export async function checkNotes(notes: NoteStore): Promise<Check> {
  const found = { refs: 0, lines: 0, broken: 0, newer: 0, older: 0 };
  const refs = await notes.refs();
  found.refs = refs.length;
  const look = (note: Note): void => {
    const { lines: own, documents } = splitNote(note.text);
    const parsed = parseNote({ ...note, text: own.join('\n') });
    found.lines += parsed.lines.length;
    found.broken += parsed.broken;
    found.newer += parsed.unknown;
    found.older += documents.length;
  };
  for (const ref of refs) await notes.each(ref, undefined, look);
  const { broken, newer, older } = found;
  const parts = [
    `${count(found.lines, 'line')} in ${count(refs.length, 'notes ref')}`,
    ...(broken > 0 ? [`${broken} that cannot be parsed (kept, not recalled)`] : []),
    ...(newer > 0 ? [`${newer} of a newer cs-memory (kept, not recalled here)`] : []),
    ...(older > 0 ? [`${count(older, 'memory')} of an older tool (YAML; left alone, not recalled)`] : []),
  ];
  const hint = hintFor(found);
  return {
    name: 'notes',
    state: broken > 0 ? 'warn' : 'ok', // once imported, those of the older tool stay all the same
    detail: parts.join(', and '),
    ...(hint === undefined ? {} : { hint }),
    facts: found,
  };
}

function hintFor({ broken, newer, older }: Record<'broken' | 'newer' | 'older', number>): string | undefined {
  if (older > 0) return '`cs-memory import --from-notes` reads those of the older tool';
  if (broken > 0) return 'another program wrote them: `git notes --ref cs/<namespace> list`';
  return newer > 0 ? 'a newer version of cs-memory recalls them' : undefined;
}

/** What keeps notes and queues from being written. */
export function checkWriting(problems: readonly StoreProblem[]): Check {
  const [first] = problems;
  if (first === undefined) return ok('writing', 'notes and queues can be written');
  const detail = problems.map(({ what }) => what).join('; ');
  const isFixable = problems.some(({ lock }) => lock !== undefined);
  return {
    name: 'writing',
    state: 'fail',
    detail,
    hint: first.hint,
    ...(isFixable ? { fixable: true as const } : {}),
  };
}

/** Whether the search index is of the notes as they are. It can always be made again, so nothing of it is a failure. */
export function checkIndex({ state, bytes }: IndexHealth, built?: JobState): Check {
  const facts = { state, bytes };
  const size = sizeText(bytes);
  if (state === 'none' && (bytes > 0 || built?.outcome === 'failed'))
    return {
      name: 'index',
      state: 'warn',
      detail: `none, since it could not be built to its end${bytes > 0 ? ` (${size} of it are left)` : ''}`,
      hint: '`cs-memory reindex` builds it now, and says what is wrong',
      fixable: true,
      facts,
    };
  if (state === 'current') return ok('index', `up to date, ${size}`, facts);
  if (state === 'none') return ok('index', 'none yet: the first query builds it', facts);
  const detail =
    state === 'behind'
      ? `behind the notes, ${size}: the next query or session updates it`
      : `damaged, ${size}: answers come from the notes and take longer`;
  const hint = '`cs-memory doctor --fix` rebuilds it now';
  return {
    name: 'index',
    state: state === 'behind' ? 'ok' : 'warn',
    detail,
    hint,
    fixable: true,
    facts,
  };
}

function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
