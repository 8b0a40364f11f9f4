import { isShell } from '../../../capture/model/command-words.ts';
import type { TranscriptEvent } from '../../../capture/model/narrative/transcript.ts';
import { type Fields, textOf } from '../../../core/fields.ts';
import { oneLine, wholeEnds } from '../../../core/text.ts';
import { CHANGING_TOOLS, triedName } from '../story-events.ts';
import { pathOf } from './checks.ts';
import { saidIn } from './failed.ts';

/** What was said before some calls, as far as it shows what they are for. Longer answers are told as such. */
export const STEP_SAID_CHARS = 240;
const MAX_DONE_CHARS = 260;
const MAX_LOOKED_AT = 6;
const MAX_ANSWER_CHARS = 200;
const MAX_TYPED_CHARS = 80;
/** More than a handoff has room for. */
const MAX_STEPS = 60;
/** A text is filtered in the length that is looked at, and cut between lines or words before. */
const MAX_RAW_CHARS = 2_000;
/** "Yes", "go on": the work is what was asked before. */
const NOD_CHARS = 25;
const NOD_CALLS = 4;

/** They keep the books of the work, and are no part of it; what was asked of the user is told with the answer. */
export const BOOKKEEPING =
  /^(?:Todo\w+|Task(?:Create|Update|List|Get|Output|Stop)|ToolSearch|AskUserQuestion|EnterPlanMode|BashOutput|KillShell)$/;
const LOOKS: Readonly<Record<string, string>> = {
  Read: 'file_path',
  NotebookRead: 'notebook_path',
  Grep: 'pattern',
  Glob: 'pattern',
  LS: 'path',
};

/** The client's word for one that goes on by itself. */
const LAUNCHED = /^Async agent launched/;

type Call = Extract<TranscriptEvent, { type: 'call' }>;
type End = Extract<TranscriptEvent, { type: 'result' | 'refused' }>;

export interface StepWords {
  /** Filters a whole text; '' where it may not be told. */
  readonly clean: (text: string) => string;
  /** The folder that the session works in; '' where none is known. */
  readonly root: string;
}

/** The stretch of a session since its last prompt; since the one before where that was a word on which little followed. Pure. */
export function lastTurn(events: readonly TranscriptEvent[]): readonly TranscriptEvent[] {
  const turn = events.slice(events.findLastIndex(({ type }) => type === 'prompt'));
  const [first] = turn;
  if (first?.type !== 'prompt' || first.text.trim().length > NOD_CHARS) return turn;
  if (turn.filter(({ type }) => type === 'call').length >= NOD_CALLS) return turn;
  const before = events.slice(0, events.length - turn.length).findLastIndex(({ type }) => type === 'prompt');
  return before < 0 ? turn : events.slice(before);
}

/**
 * What was done in some events of a transcript, the newest first, each step in one line: what the model said, and what it did
 * then. Each text is filtered before it is cut. Pure but for `clean`.
 */
export function stepsIn(events: readonly TranscriptEvent[], words: StepWords): readonly string[] {
  const ends = new Map(
    events.flatMap((event): [string, End][] =>
      event.type === 'result' || event.type === 'refused' ? [[event.id, event]] : [],
    ),
  );
  const steps: string[] = [];
  let calls: Call[] = [];
  for (const event of [...events].reverse()) {
    if (steps.length >= MAX_STEPS) break;
    if (event.type === 'call' && !BOOKKEEPING.test(event.tool)) calls.unshift(event);
    if (event.type !== 'said') continue;
    const said = oneLine(cleaned(event.text, words).replace(/[*#]+/g, ''), STEP_SAID_CHARS);
    steps.push(...linesOf(said, calls, ends, words));
    calls = [];
  }
  return [...steps, ...linesOf('', calls, ends, words)].slice(0, MAX_STEPS);
}

const cleaned = (text: string, { clean }: StepWords): string => clean(wholeEnds(text, MAX_RAW_CHARS));

/** One line, or more where much was done in one go, the newest first. */
function linesOf(
  said: string,
  calls: readonly Call[],
  ends: ReadonlyMap<string, End>,
  words: StepWords,
): readonly string[] {
  const lines: string[] = [];
  for (const done of doneIn(calls, ends, words)) {
    const joined = `${lines.at(-1)}; ${done}`;
    if (lines.length > 0 && joined.length <= MAX_DONE_CHARS) lines[lines.length - 1] = joined;
    else lines.push(done);
  }
  const [first, ...others] = lines;
  if (said === '') return lines.reverse();
  return [first === undefined ? said : `${said} → ${first}`, ...others].reverse();
}

function doneIn(calls: readonly Call[], ends: ReadonlyMap<string, End>, words: StepWords): readonly string[] {
  const done: string[] = [];
  let looked: string[] = [];
  const tell = (text: string): void => {
    if (looked.length > 0) done.push(lookedAt(looked));
    looked = [];
    if (text !== '' && done.at(-1) !== text && !(text.startsWith('`mcp__') && done.includes(text)))
      done.push(text);
  };
  for (const call of calls) {
    const end = ends.get(call.id);
    const field = LOOKS[call.tool];
    if (field === undefined) tell(`${doneBy(call, end, words)}${stateOf(call, end, words)}`);
    else if (end?.type === 'result' && !end.failed) looked.push(nameIn(call.input, field, words));
  }
  tell('');
  return done;
}

/** What was searched for tells less than the files that were read. */
function lookedAt(names: readonly string[]): string {
  const files = names.filter((name) => !name.startsWith('“'));
  const known = [...new Set(files.length > 0 ? files : names)];
  const more = known.length - MAX_LOOKED_AT;
  return `looked at ${known.slice(-MAX_LOOKED_AT).join(', ')}${more > 0 ? ` and ${more} more before` : ''}`;
}

function doneBy(call: Call, end: End | undefined, words: StepWords): string {
  const { tool, input } = call;
  if (CHANGING_TOOLS.has(tool)) return `${tool === 'Write' ? 'wrote' : 'edited'} ${editOf(call, words)}`;
  const { command, description } = input;
  if (isShell(tool) && typeof command === 'string')
    return `\`${triedName(inFolder(command, words), words.clean)}\``;
  if (/^(?:Agent|Task)$/.test(tool)) {
    const output = end?.type === 'result' ? (end.output ?? '') : '';
    const answer = LAUNCHED.test(output) ? '' : oneLine(cleaned(output, words), MAX_ANSWER_CHARS);
    const sent = `sent a subagent: ${oneLine(cleaned(textOf(description), words), MAX_TYPED_CHARS)}`;
    return answer === '' ? sent : `${sent}, which said “${answer}”`;
  }
  if (tool === 'ExitPlanMode') return 'put a plan before the user';
  if (tool === 'Skill')
    return `skill ${oneLine(cleaned(textOf(input['skill'] ?? input['command']), words), 60)}`;
  return `\`${oneLine(words.clean(tool), 60)}\``;
}

/** A change of one line is told, too. */
function editOf(call: Call, words: StepWords): string {
  const path = shortPath(pathOf(call), words);
  const typed = textOf(call.input['new_string']).trim();
  const isShort = typed !== '' && !typed.includes('\n') && typed.length <= MAX_TYPED_CHARS;
  return isShort ? `${path} (\`${words.clean(typed)}\`)` : path;
}

/** What is not as it should be. */
function stateOf({ tool }: Call, end: End | undefined, words: StepWords): string {
  if (end === undefined) return ' (no result yet)';
  if (end.type === 'refused') return ' (turned down)';
  if (!end.failed) return '';
  const said = isShell(tool) ? saidIn(cleaned(end.output ?? '', words)) : undefined;
  return said === undefined ? ' (failed)' : ` (failed: ${said})`;
}

function nameIn(input: Fields, field: string, words: StepWords): string {
  const given = textOf(input[field]);
  return field === 'pattern' ? `“${oneLine(words.clean(given), 60)}”` : shortPath(given, words);
}

/** Relative to where the session works. */
export const shortPath = (path: string, { clean, root }: StepWords): string => {
  const full = path.replaceAll('\\', '/');
  return clean(root !== '' && full.startsWith(`${root}/`) ? full.slice(root.length + 1) : full);
};

const inFolder = (command: string, { root }: StepWords): string =>
  root === '' ? command : command.replaceAll(`${root}/`, '');
