import { onlyLooks } from '../../capture/family.ts';
import { wholeEnds } from '../../capture/prose.ts';
import { isShell, pathWords } from '../../capture/shell.ts';
import { ASKS, EDITORS, PLANS, SENDS, SENT_OFF } from '../../capture/tool-call.ts';
import { textOf } from '../../core/basics.ts';
import { shortLine } from '../../core/text.ts';
import { triedName } from '../story-events.ts';
import { checks, pathOf } from './checks.ts';
import { BOOKKEEPING, changeIn, changesText, type ListChange, listChanges } from './list-changes.ts';
import { type Call, type End, endsIn, type TalkEvent } from './running.ts';
import { LEAD } from './sections.ts';
import { isNarration } from './talk.ts';
import type { Happening, HappeningKind } from './types.ts';

const MAX_HAPPENINGS = 60;
/** So much of what calls printed and changed is filtered, the newest first: a session's end has no time for all that long outputs hold. What comes before keeps its name. */
const MAX_FILTERED_CHARS = 256 * 1024;
const SHORT_CHARS = 1_024;
/** So much of a text is looked at, of what is left of it after the filters: its first and its last lines. */
const MAX_RAW_CHARS = 1_600;
const MAX_REPORT_CHARS = 4_000;
const MAX_GIVEN_CHARS = 80;
const MAX_LOOKED_AT = 6;

const READS = /^(?:Read|NotebookRead|LS)$/;
const SEARCHES = /^(?:Grep|Glob)$/;
/** Our own server's tools. What they answer is in the notes, and may be forgotten there by the time the handoff is read. */
const OWN_TOOLS = /^mcp__(?:plugin_)?cs[-_]memory__/;
/** What a call of any tool was given, that which tells most first. */
const GIVEN = 'file_path description query url skill summary message content task_id text path'.split(' ');

interface Words {
  /** Filters a whole text; '' where it may not be told. */
  readonly clean: (text: string) => string;
  /** The same for what may be long, as long as there is time for it; then ''. */
  readonly cleanLong: (text: string) => string;
  /** Whether a file is one that nothing is learned about: nothing that it holds is told. */
  readonly isIgnored: (path: string) => boolean;
}

/** What of several calls in a row makes one happening. */
type InARow = { looked: string[]; changes: ListChange[] };

/** What happened in some events of a transcript, the newest first; each text is filtered before it is cut. `root`: the folder that the session works in; '' where none is known. Pure but for `clean`. */
export function happeningsIn(
  events: readonly TalkEvent[],
  { clean: filter, isIgnored, root }: Pick<Words, 'clean' | 'isIgnored'> & { readonly root: string },
): readonly Happening[] {
  let leftChars = MAX_FILTERED_CHARS;
  const clean = (text: string): string => filter(root === '' ? text : text.replaceAll(`${root}/`, ''));
  const cleanLong = (text: string): string => {
    if (text.length > SHORT_CHARS) leftChars -= text.length;
    return text.length > SHORT_CHARS && leftChars < 0 ? '' : clean(text);
  };
  const words = { clean, cleanLong, isIgnored };
  const ends = endsIn(events);
  const changes = listChanges(events);
  const told: Happening[] = [];
  const run: InARow = { looked: [], changes: [] };
  /** Whether a call only adds to what is told of those after it: files that were read, entries of the list of things to do. */
  const goesOn = ({ id, tool, input }: Call, end: End | undefined): boolean => {
    const isBook = BOOKKEEPING.test(tool);
    const isRead =
      READS.test(tool) && end?.type === 'result' && !end.failed && !OPEN_POINT.test(end.output ?? '');
    if (isBook) run.changes.unshift(...(changes.get(id) ?? []));
    else if (isRead) run.looked.unshift(shortPath(textOf(input['file_path'] ?? input['path']), words));
    return isBook || isRead;
  };
  for (const event of [...events].reverse()) {
    if (told.length >= MAX_HAPPENINGS) break;
    const end = event.type === 'call' ? ends.get(event.id) : undefined;
    if (event.type === 'call' && (OWN_TOOLS.test(event.tool) || goesOn(event, end))) continue;
    const next = happening(event, end, words);
    if (next === undefined) continue;
    told.push(...ended(run, words));
    const last = told.at(-1);
    // Edits of one file in a row are one.
    if (last?.kind === 'edit' && next.kind === 'edit' && last.lead === next.lead)
      told[told.length - 1] = { ...last, more: `${next.more}\n${last.more}` };
    else told.push(next);
  }
  return [...told, ...ended(run, words)].slice(0, MAX_HAPPENINGS);
}

/** What is still to be done in a plan that was read, as people list it. */
const OPEN_POINT = /^[ \t]*(?:\d{1,5}[→\t ][ \t]*)?[-*] \[ \] .+/m;

function ended(run: InARow, { clean }: Words): readonly Happening[] {
  const files = [...new Set(run.looked)].filter((name) => name !== '');
  const more = files.length - MAX_LOOKED_AT;
  const named = `${files.slice(-MAX_LOOKED_AT).join(', ')}${more > 0 ? ` and ${more} more before` : ''}`;
  const told: Happening[] = [];
  if (files.length > 0) told.push({ kind: 'look', lead: `looked at ${named}`, more: '' });
  if (run.changes.length > 0)
    told.push({ kind: 'list', lead: 'list of things to do', more: changesText(run.changes, clean) });
  [run.looked, run.changes] = [[], []];
  return told;
}

function happening(event: TalkEvent, end: End | undefined, words: Words): Happening | undefined {
  if (event.type === 'call') return called(event, end, words);
  if (event.type === 'result' || event.type === 'refused') return undefined;
  const text = words.clean(event.text);
  if (event.type === 'report') {
    const more = wholeEnds(text.replace(CLIENTS_OWN, ''), MAX_REPORT_CHARS);
    return { kind: 'report', lead: short(event.from, words), more };
  }
  const more = wholeEnds(text, event.type === 'prompt' ? MAX_RAW_CHARS : MAX_REPORT_CHARS);
  if (event.type === 'prompt') return { kind: 'prompt', lead: LEAD.userSaid, more };
  return { kind: isNarration(event.text) ? 'plan' : 'said', lead: 'said', more };
}

function called(call: Call, end: End | undefined, words: Words): Happening {
  const [kind, lead] = nameOf(call, words);
  const state = stateOf(end, words);
  if (namesHidden(call, words.isIgnored)) return { kind, lead: `${lead}${state}`, more: '' };
  const isPlan = end?.type === 'result' && kind === 'look' && OPEN_POINT.test(end.output ?? '');
  const point = isPlan ? OPEN_POINT.exec(words.cleanLong(end.output ?? '')) : null;
  const first = point?.[0].replace(/^.*?- \[ \] /, '');
  if (first !== undefined) return { kind: 'list', lead, more: `the first open point in it is ${first}` };
  if (kind === 'edit' && state === '') return { kind, lead, more: changeIn(call.input, words.cleanLong) };
  const more = withoutHidden(saidBy(call, end, words), words.isIgnored);
  return { kind: state === ' (failed)' ? 'check' : kind, lead: `${lead}${state}`, more };
}

function nameOf(call: Call, words: Words): readonly [HappeningKind, string] {
  const { tool, input } = call;
  if (EDITORS.has(tool))
    return ['edit', `${tool === 'Write' ? 'wrote' : 'edited'} ${shortPath(pathOf(call), words)}`];
  const { command, description } = input;
  if (isShell(tool) && typeof command === 'string') return shellName(command, textOf(description), words);
  if (READS.test(tool))
    return ['look', `looked at ${shortPath(textOf(input['file_path'] ?? input['path']), words)}`];
  if (SEARCHES.test(tool)) return ['look', `searched for “${short(textOf(input['pattern']), words)}”`];
  if (SENDS.test(tool)) return ['report', `sent a subagent: ${short(textOf(description), words)}`];
  if (tool === PLANS) return ['other', 'put a plan before the user'];
  if (tool === ASKS) return ['other', 'asked the user'];
  const given = GIVEN.map((key) => textOf(input[key])).find((text) => text !== '') ?? '';
  return ['other', `\`${short(tool, words)}\`${given === '' ? '' : ` ${short(given, words)}`}`];
}

/** What may change a file in a line of programs that look at things: one of them, an option, where its output goes. */
const WRITES =
  />(?!&\d|\s*\/dev\/null)|\b(?:tee|rm|mv|cp|ln|touch|dd|truncate|xargs)\b|\bsed\b[^|;&\n]{0,200}\s-\w*i\b|\s-(?:-in-?place|i inplace|-output|delete|exec|ok|fprint)|\bgit stash\b(?! (?:list|show))/;

/** A long line is understood by what the model says that it is for. */
function shellName(command: string, purpose: string, words: Words): readonly [HappeningKind, string] {
  const kind = checks(command) ? 'check' : onlyLooks(command) && !WRITES.test(command) ? 'look' : 'run';
  const name = triedName(command, words.clean);
  if (purpose === '' || !/^#|…$/.test(name)) return [kind, `\`${name}\``];
  return [kind, `\`${shortLine(name, MAX_GIVEN_CHARS)}\` (${short(purpose, words)})`];
}

function stateOf(end: End | undefined, words: Words): string {
  if (end === undefined) return ' (no result yet)';
  if (end.type === 'result' ? end.failed : end.isMisused) return ' (failed)';
  if (end.type === 'result') return '';
  const typed = shortLine(words.clean(end.text), MAX_TYPED_CHARS);
  return ` (turned down${typed === '' ? '' : `: “${typed}”`})`;
}

/** Whether what a call was given names a file that nothing is learned about: what it printed or wrote is that file's. */
export const namesHidden = ({ input }: Pick<Call, 'input'>, isIgnored: Words['isIgnored']): boolean =>
  [input['command'], input['file_path'], input['notebook_path'], input['path'], input['glob']].some(
    (given) => typeof given === 'string' && [given, ...pathWords(given)].some(isIgnored),
  );

/** How the name of a file stands above what it holds: of `head`, of a diff, of `grep --heading`. */
const ABOVE = /^(?:==> .* <==|diff --git .*|[-+]{3} .*|[^\s:]+:?)$/;

/** What was printed without the lines that name such a file (`.env:1:KEY=value`), and without what stands below its name. Pure. */
export function withoutHidden(printed: string, isIgnored: Words['isIgnored']): string {
  const told: string[] = [];
  for (const line of printed.split('\n')) {
    const isNamed = pathWords(line.replaceAll(':', ' ')).some(isIgnored);
    if (isNamed && ABOVE.test(line.trim())) break;
    if (!isNamed) told.push(line);
  }
  return told.join('\n');
}

const MAX_TYPED_CHARS = 300;
/** What the client writes where a call succeeded and had nothing to say. */
const NO_NEWS =
  /^(?:\(Bash completed with no output\)|(?:Error: )?Exit code \d+|Launching skill: .*|<(?:retrieval_status|task_id|task_type)>.*|<\/?output>)$/gm;

/** What was asked for of one in the background, and what the client adds to what an agent says. */
const OF_AGENT = /^<retrieval_status>.*\s*<task_id>.*\s*<task_type>local_agent/;
const CLIENTS_OWN =
  /^\s*<tools-used-before-summary>.*\s*|^\[Subagent hand-back\] .*\s*|^<retrieval_status>[\s\S]*?<output>|<\/output>\s*$|^agentId: .*\s*|^<usage>[\s\S]*?<\/usage>\s*/gm;

function saidBy({ tool }: Call, end: End | undefined, { clean, cleanLong }: Words): string {
  if (end?.type !== 'result') return '';
  const { output = '', answers } = end;
  if (answers !== undefined) {
    const chosen = Object.entries(answers).map(([asked, chosen]) => `${asked} → ${String(chosen)}`);
    return clean(chosen.join('\n'));
  }
  if (SENT_OFF.test(output)) return 'goes on in the background';
  if (SENDS.test(tool) || OF_AGENT.test(output))
    return wholeEnds(cleanLong(output).replace(CLIENTS_OWN, ''), MAX_REPORT_CHARS);
  if (output.replace(NO_NEWS, '').trim() === '') return isShell(tool) && !end.failed ? 'printed nothing' : '';
  return wholeEnds(cleanLong(output).replace(NO_NEWS, '').trim(), MAX_RAW_CHARS);
}

const short = (text: string, { clean }: Words): string =>
  shortLine(clean(text).replaceAll('`', "'"), MAX_GIVEN_CHARS);

const shortPath = (path: string, { clean }: Words): string => clean(path.replaceAll('\\', '/'));
