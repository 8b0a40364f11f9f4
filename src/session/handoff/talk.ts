import { onlyLooks } from '../../capture/family.ts';
import { sentencesOf } from '../../capture/prose.ts';
import { isShell } from '../../capture/shell.ts';
import { EDITORS, PLANS, SENDS } from '../../capture/tool-call.ts';
import { type TranscriptEvent, transcriptEvents } from '../../capture/transcript.ts';
import { type Answer, isCourtesy, isHandedOver, questionIn, userWords } from '../../capture/user-words.ts';
import { attempt, fieldsOf, textOf } from '../../core/basics.ts';
import { lastRuns, pathOf } from './checks.ts';
import { listNews } from './list-changes.ts';
import { type Call, MAY_REPORT, reportsIn, type TalkEvent } from './running.ts';

const MAX_ANSWERS = 5;
/** A word between two calls ("Let me look.") is no answer, but for the last. */
const MIN_ANSWER_CHARS = 80;
const MAX_IN_COURSE_CHARS = 240;

/** "Now let me run the tests.": says what the next call is, which is made by now. */
const NARRATES =
  /^(?:(?:now|ok(?:ay)?|good|great|perfect|excellent|also|next|first|actually|then|and|so|alright|all right|right|done)\b[\s,.:!–—-]*)*(?:let me|let'?s|let us|i'?ll|i will|i need to|i(?:'m| am) going to|i should|i can see|time to|add|update|fix|run|check|look|write|create|verify|find|read|see|step \d+)\b(?!\.\w)/i;

/** Whether a text says nothing but what is done next. Pure. */
export const isNarration = (said: string): boolean =>
  sentencesOf(said).every(
    ({ text, place }) =>
      place !== 'item' && !isCourtesy(text) && NARRATES.test(text.replace(/^[^\p{L}]+/u, '')),
  );

/** A plan that is put before the user is an answer, too. */
function saidBy(event: TranscriptEvent, events: readonly TranscriptEvent[]): string {
  if (event.type === 'said') return event.text.trim();
  if (event.type !== 'call' || event.tool !== PLANS || isHandedOver(event, events)) return '';
  const { plan } = event.input;
  if (typeof plan !== 'string') return '';
  const isRefused = events.some((it) => it.type === 'refused' && it.id === event.id && !it.isMisused);
  return `The plan${isRefused ? ', which the user turned down' : ''}:\n${plan.trim()}`;
}

const acts = ({ tool, input }: Call): boolean =>
  EDITORS.has(tool) || SENDS.test(tool) || (isShell(tool) && !onlyLooks(textOf(input['command'])));

/** The last answers, newest first, at most MAX_ANSWERS: what ended turns, and of the newest what was said on the way. Raw. Pure, total. */
function lastAnswers(events: readonly TranscriptEvent[]): readonly Answer[] {
  // What the model said, the newest first, with what was done since: the end of each turn, and on the way to it only where it was cut off.
  const said: Answer[] = [];
  let [isLast, isRunSince, isChangedSince, isIdleSince] = [true, false, false, true];
  let isCutOff = lastStep(events)?.type === 'call';
  for (const event of [...events].reverse()) {
    if (event.type === 'prompt') [isLast, isCutOff] = [true, false];
    isRunSince ||= event.type === 'prompt' || event.type === 'call';
    isChangedSince ||= event.type === 'call' && EDITORS.has(event.tool);
    isIdleSince &&= event.type !== 'call' || !acts(event);
    const text = saidBy(event, events);
    if (text === '') continue;
    const isPlan = event.type === 'call';
    const isNarrated = isNarration(text);
    const isTelling = text.length >= MIN_ANSWER_CHARS && !isNarrated;
    const isLong = text.length > MAX_IN_COURSE_CHARS; // what is shorter stands in the course of the work
    const answer = { text, isRunSince, isChangedSince, isIdleSince, isPlan };
    const isTold = said.length === 0 || (isTelling && (isLast || isPlan || (isCutOff && isLong)));
    if (isTold && !said.some((other) => other.text === text)) said.push(answer);
    if (isTelling || isNarrated) isLast = false; // "Done." ends a turn whose answer stands before it
  }
  return said.slice(0, MAX_ANSWERS);
}

/**
 * What was said last, raw but for what `clean` filters whole before a cut: nothing unfiltered may touch a disk. Answers and runs newest
 * first, the user's words oldest first. Pure but for `clean`, total.
 */
export function recentTalk(lines: readonly string[], clean: (text: string) => string) {
  const all = lines.flatMap(eventsOf);
  const events = all.filter((event): event is TranscriptEvent => event.type !== 'report');
  const last = events.findLast((event) => event.type === 'prompt');
  return {
    answers: lastAnswers(events),
    words: userWords(events, clean),
    lastPrompt: last?.text.trim() ?? '',
    replied: repliedIn(events),
    editedSince: editedIn(events.slice(events.findLastIndex(({ type }) => type === 'prompt') + 1)),
    list: listNews(all),
    runs: lastRuns(events),
    isCutOff: endsInWork(events),
    events: all,
    root: rootIn(lines),
  };
}

/** A prompt that is no longer is a word on what was said. */
const MAX_REPLY_CHARS = 60;
/** Where in an answer its questions stand. */
const TAIL_CHARS = 800;

function repliedIn(events: readonly TranscriptEvent[]): string {
  const at = events.findLastIndex(({ type }) => type === 'prompt');
  const prompt = events[at];
  const said = events
    .slice(0, Math.max(0, at))
    .map((event) => saidBy(event, events))
    .findLast((text) => text.length >= MIN_ANSWER_CHARS && !isNarration(text));
  if (prompt?.type !== 'prompt' || said === undefined) return '';
  const isReply = prompt.text.trim().length <= MAX_REPLY_CHARS;
  return isReply || /\?/.test(said.slice(-TAIL_CHARS)) || questionIn(said) !== undefined ? said : '';
}

function editedIn(events: readonly TranscriptEvent[]): readonly string[] {
  const failed = new Set(
    events.flatMap((it) => (it.type === 'refused' || (it.type === 'result' && it.failed) ? [it.id] : [])),
  );
  return events.flatMap((event) =>
    event.type === 'call' && EDITORS.has(event.tool) && !failed.has(event.id) ? [pathOf(event)] : [],
  );
}

/** What the user types for the client itself asks for no work. */
const CLIENT_COMMANDS = new Set(
  'add-dir agents clear compact config context cost doctor exit export help hooks ide login logout mcp memory model permissions plugin quit rename resume rewind stats status tasks todos usage'.split(
    ' ',
  ),
);

/** As transcriptEvents; a command of the project's or of a plugin (`/review 181`) is a prompt as it was typed, and what another agent says is a report. */
function eventsOf(line: string): readonly TalkEvent[] {
  const reports = MAY_REPORT.test(line) ? reportsIn(typedIn(line)) : [];
  if (reports.length > 0) return reports;
  const [, name = ''] = /<command-name>\/?([\w:-]+)<\/command-name>/.exec(line) ?? [];
  if (name === '' || CLIENT_COMMANDS.has(name) || !/"type":\s*"user"/.test(line))
    return transcriptEvents(line);
  // What the command was given, with its quotes and lines.
  const [, given = ''] = /<command-args>([\s\S]*?)<\/command-args>/.exec(typedIn(line)) ?? [];
  return [{ type: 'prompt', text: `/${name} ${given}`.trim() }];
}

function endsInWork(events: readonly TranscriptEvent[]): boolean {
  const last = lastStep(events);
  return last?.type === 'call' || (last?.type === 'said' && /:\s*$/.test(last.text));
}

/** The text in the user's place of a line; '' for a line of another's, and for one that is cut off in the middle. */
function typedIn(line: string): string {
  const { type, isSidechain, message } = fieldsOf(attempt(() => JSON.parse(line)));
  if (type !== 'user' || isSidechain === true) return '';
  const { content } = fieldsOf(message);
  if (!Array.isArray(content)) return textOf(content);
  return content.map((block) => textOf(fieldsOf(block)['text'])).join('\n');
}

function rootIn(lines: readonly string[]): string {
  const line = lines.find((it) => it.includes('"cwd"')) ?? '';
  const [, raw = ''] = /"cwd":\s*"((?:[^"\\]|\\.)*)"/.exec(line) ?? [];
  return raw.replace(/\\+/g, '/').replace(/\/$/, '');
}

const lastStep = (events: readonly TranscriptEvent[]): TranscriptEvent | undefined =>
  events.findLast(({ type }) => type === 'call' || type === 'said' || type === 'prompt');
