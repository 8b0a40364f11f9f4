import { type Fields, fieldsOf, groupBy, textOf } from '../../core/basics.ts';
import { shortLine } from '../../core/text.ts';
import { taskState } from '../goal-events.ts';
import { endsIn, type TalkEvent } from './running.ts';

/** They keep the books of the work, and are no part of it; what they change in the list of things to do is told. */
export const BOOKKEEPING =
  /^(?:Todo\w+|Task(?:Create|Update|List|Get|Stop)|ToolSearch|EnterPlanMode|KillShell)$/;
/** What became of an entry of a list of things to do, raw. `state`: `pending`, `in_progress`, `completed`; '' where only who does it, or after what, was set. */
export type ListChange = Readonly<Record<'subject' | 'state' | 'description', string>>;

const VERBS: Readonly<Record<string, string>> = {
  pending: 'added',
  in_progress: 'begun',
  completed: 'completed',
  '': 'given an owner, or what it waits for',
};
const MAX_NAMED = 4;
const MAX_SUBJECT_CHARS = 60;

/** What each call, by its id, changed in the list of things to do. Pure. */
export function listChanges(events: readonly TalkEvent[]): ReadonlyMap<string, readonly ListChange[]> {
  const ends = endsIn(events);
  const subjects = new Map<string, string>();
  let states = new Map<string, string>();
  return new Map(
    events.flatMap((event): [string, ListChange[]][] => {
      if (event.type !== 'call' || !BOOKKEEPING.test(event.tool)) return [];
      const { todos, subject, taskId, status, description } = event.input;
      if (Array.isArray(todos)) {
        const list = todos.map(fieldsOf).flatMap((todo): ListChange[] => {
          const [text, state] = [textOf(todo['content']), taskState(todo['status'])];
          return text === '' || state === undefined ? [] : [{ subject: text, state, description: '' }];
        });
        const changed = list.filter((it) => states.get(it.subject) !== it.state);
        states = new Map(list.map((it) => [it.subject, it.state]));
        return [[event.id, changed]];
      }
      const end = ends.get(event.id);
      const id = textOf(taskId) || (end?.type === 'result' && end.task) || '';
      const isNew = textOf(taskId) === '' && textOf(subject) !== '';
      if (textOf(subject) !== '') subjects.set(id, textOf(subject));
      const known = subjects.get(id);
      if (known === undefined || !/^Task(?:Create|Update)$/.test(event.tool)) return [];
      const state = isNew ? 'pending' : textOf(status);
      return [[event.id, [{ subject: known, state, description: textOf(description) }]]];
    }),
  );
}

/** Changes in a row, in one line: `completed “Write it”; begun “Test it”`. `clean` filters a whole subject. Pure but for that. */
export function changesText(changes: readonly ListChange[], clean: (text: string) => string): string {
  const told = [...groupBy(changes, ({ state }) => state)].map(([state, all]) => {
    const names = all.map(({ subject }) => `“${shortLine(clean(subject), MAX_SUBJECT_CHARS)}”`);
    const more = names.length - MAX_NAMED;
    return `${VERBS[state] ?? state} ${names.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  });
  return told.join('; ');
}

/** Of an entry of the list: its state, how many calls and reports came since it got there, and what it says. */
export type ListNews = Readonly<{ state: string; since: number; description: string }>;

/** The last of each entry that some events tell of, by its subject. Raw. Pure. */
export function listNews(events: readonly TalkEvent[]): ReadonlyMap<string, ListNews> {
  const changes = listChanges(events);
  const news = new Map<string, ListNews>();
  let since = 0;
  for (const event of [...events].reverse()) {
    const told = event.type === 'call' ? changes.get(event.id) : undefined;
    for (const { subject, state, description } of told ?? []) {
      const known = news.get(subject);
      const last = known?.state ? known : { state, since };
      news.set(subject, { ...last, description: known?.description || description });
    }
    if (event.type === 'report' || (event.type === 'call' && !BOOKKEEPING.test(event.tool))) since += 1;
  }
  return news;
}

/** What a line of code, of prose or of settings makes, by how it begins: in any language such words lead to a name. */
const MAKES =
  /^\s*(?:(?:export|default|public|private|protected|internal|static|async|abstract|final|override|pub(?:\(\w+\))?|const|readonly)\s+)*(?:function\*?|class|interface|type|enum|struct|trait|impl|def|func|fn|module|namespace|const|let|var|val|test|it|describe|record|object|CREATE TABLE)\b[\s(]*(?:\([^)]{0,40}\)\s*)?(?:(["'`])(.{2,80}?)\1|([\p{L}_$][\w$]{0,60}))/u;
const HEADING = /^\s{0,3}#{1,6}\s+(.{2,80})/;
const MAX_NAMES = 5;
const MAX_LINE_CHARS = 90;
const MAX_NAME_CHARS = 50;
const SAYS = /[\p{L}\p{N}]/u;

function linesIn(input: Fields, clean: (text: string) => string) {
  const [added, gone] = [[], []] as [string[], string[]];
  const { edits } = input;
  for (const edit of Array.isArray(edits) ? edits.map(fieldsOf) : [input]) {
    const after = edit['new_string'] ?? edit['content'] ?? edit['new_source'];
    const [old = [], now = []] = [edit['old_string'], after].map((text) => linesOf(clean(textOf(text))));
    const [known, left] = [new Set(old), new Set(now)];
    added.push(...now.filter((line) => !known.has(line)));
    gone.push(...old.filter((line) => !left.has(line)));
  }
  return { added, gone };
}

/** What a call changes in a file: how many lines come and go, and what they make, or how they begin. `clean` filters its whole texts: a line by itself does not show what the one before it announces. Pure. */
export function changeIn(input: Fields, clean: (text: string) => string): string {
  const { added, gone } = linesIn(input, clean);
  const counts = [added.length === 0 ? '' : `+${added.length}`, gone.length === 0 ? '' : `−${gone.length}`];
  const names = namesIn(added);
  const [first = ''] = added.length > 0 ? added : gone;
  const told = names.length > 0 ? names.join(', ') : `\`${shortLine(first, MAX_LINE_CHARS)}\``;
  if (first === '') return '';
  return `${counts.join(' ').trim()} lines: ${added.length === 0 ? 'removed ' : ''}${told}`;
}

function namesIn(lines: readonly string[]): readonly string[] {
  const names = lines.flatMap((line) => {
    const [, , title, name] = MAKES.exec(line) ?? [];
    const made = title ?? name ?? HEADING.exec(line)?.[1];
    return made === undefined ? [] : [shortLine(made, MAX_NAME_CHARS)];
  });
  return [...new Set(names)].filter((name) => name !== '').slice(0, MAX_NAMES);
}

const linesOf = (text: string): readonly string[] => text.split(/\r?\n/).filter((line) => SAYS.test(line));
