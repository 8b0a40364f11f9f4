import { resumeIn } from '../capture/prompt-hints.ts';
import { shortCommand } from '../capture/shell.ts';
import type { Story, TriedCommand } from '../capture/story-state.ts';
import { openPart } from '../capture/user-words.ts';
import { MAX_SUMMARY_CHARS } from '../core/learning.ts';
import { cutAtWord, joined, shortLine } from '../core/text.ts';
import { isSurelyAsked } from '../recall/trigger.ts';
import { isTurn } from './goal-request.ts';
import type { SessionTask } from './goals-folded.ts';
import { checks, speaksOfFailing } from './handoff/checks.ts';

const MAX_ITEMS = 5;
const MAX_ITEM_CHARS = 160;
const MAX_FILES = 10;
/** In the summary these share one sentence with the goal: what is open has at least so much, and what the goal leaves. */
const MAX_NAME_CHARS = 30;
const MAX_OPEN_CHARS = 48;

/** Beside checks, commands that say whether the work is done, as a project's own targets do; a failing `ls` says nothing. */
const DELIVERS =
  /\b(?:deploy|migrat\w+|install|publish|push|release|package|gradlew?|mvn)\b|\b(?:make|just|rake|(?:npm|pnpm|yarn|bun) run) [\w:.-]+/i;
const tells = (command: string): boolean => checks(command) || DELIVERS.test(command);

type Tasks = readonly Pick<SessionTask, 'subject' | 'state'>[];

/** A story, and its session's list of things to do, in a few lines; undefined: nothing, or one thing alone without a changed file. Pure. */
export function tellStory(story: Story, tasks: Tasks = []) {
  const open = leftOpen(story, tasks);
  const tried = story.tried.filter(({ command, failures }) => failures > 1 || tells(command));
  const done = tasks.filter(({ state }) => state === 'completed').map(({ subject }) => subject);
  const finished = [...story.finished, ...done.filter((text) => !story.finished.includes(text))];
  const count = open.length + tried.length + finished.length + story.decided.length + story.found.length;
  const isLittle = count === 0 || (count === 1 && story.files.length === 0);
  // A note that says what is over by now is told anew in any case.
  if (isLittle && story.told === undefined) return undefined;
  const files = story.files.slice(-MAX_FILES);
  const sections = [
    section('Asked', story.asked.filter(asksForMore)),
    section('Tried', tried.map(triedText)),
    section('Found', story.found),
    section('Decided', story.decided),
    section('Finished', finished),
    section('Left open', open),
    files.length === 0 ? '' : `Changed: ${files.join(', ')}`,
  ];
  return { summary: summaryOf(story, open, finished.length), body: joined(sections, '\n'), files };
}

/** One sentence within MAX_SUMMARY_CHARS that says what it was about, and in which file, what came of it and what is open. */
function summaryOf(story: Story, [first, ...others]: readonly string[], finished: number): string {
  const { asked, files, tried, ahead = [] } = story;
  const command = tried.at(-1)?.command;
  const name = files.at(-1)?.split('/').at(-1) ?? (command && shortCommand(command, MAX_NAME_CHARS));
  const what = first !== undefined && ahead.includes(first) ? openPart(first) : first;
  // Where something is open and nobody says what, or edits may be in no commit, nothing is claimed.
  const none = ahead.length > 0 || files.length > 0 ? [] : ['nothing known to be left open'];
  const endOf = (openChars: number): string => {
    const open = what === undefined ? '' : `left open: ${openInFew(what, openChars)}`;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    const came = [...(finished > 0 ? [`${finished} finished`] : []), ...(open === '' ? none : [open + more])];
    const state = came.length === 0 ? '' : `: ${came.join(', ')}`;
    return `${name === undefined ? '' : ` (${inFew(name, MAX_NAME_CHARS)})`}${state}.`.replace(/….$/, '…');
  };
  const titles = asked.filter((text) => asksForMore(text) && !isTurn(text));
  const title = (titles.find((text) => !text.endsWith('?')) ?? titles[0])?.replace(LEAD_IN, '');
  const roomIn = (...parts: readonly string[]) =>
    MAX_SUMMARY_CHARS - [...`Work on “”${parts.join('')}`].length;
  const end = endOf(MAX_OPEN_CHARS + Math.max(0, roomIn(title ?? '', endOf(MAX_OPEN_CHARS))));
  const goal = title === undefined ? '' : ` on “${withoutEnd(title, roomIn(end))}”`;
  return shortLine(`Work${goal}${end}`, MAX_SUMMARY_CHARS);
}

/** Not about the past: such a question would outrank its own answer; and "continue" names nothing. */
const asksForMore = (text: string): boolean => !isSurelyAsked(text) && typeof resumeIn(text) !== 'string';

const LEAD_IN =
  /^(?:(?:und|and|so|ok(?:ay)?|now|jetzt|dann|then|also|et|maintenant|alors|y|ahora|pues|entonces|e|ora|poi|adesso|allora|agora|então)[\s,:]+)+/i;

function section(title: string, items: readonly string[]): string {
  const told = items.slice(-MAX_ITEMS).map((item) => `- ${shortLine(item, MAX_ITEM_CHARS)}`);
  const more = items.length - told.length;
  if (told.length === 0) return '';
  return [`${title}${more > 0 ? ` (the last ${told.length} of ${items.length})` : ''}:`, ...told].join('\n');
}

const triedText = ({ command, failures, passed }: TriedCommand): string => {
  const times = failures === 1 ? 'once' : failures === 2 ? 'twice' : `${failures} times`;
  return `\`${command}\` failed ${times}${passed ? ', then passed' : ''}`;
};

function leftOpen({ tried, asked, isAnswered, ahead = [] }: Story, tasks: Tasks): readonly string[] {
  // A former version says by `left: []` that nobody waits for it.
  const waits = (it: TriedCommand): boolean => !it.passed && !it.isOver && it.left?.length !== 0;
  const failing = tried.filter((it) => waits(it) && tells(it.command));
  const isNews = (text: string): boolean => failing.length === 0 || !speaksOfFailing(text);
  const open = tasks.filter(({ state }) => state !== 'completed');
  const last = asked.at(-1);
  const unanswered = asked.length === 1 ? 'not answered yet' : `not answered yet: ${last}`;
  return [
    ...open.map(({ subject, state }) => (state === 'in_progress' ? `${subject} (begun)` : subject)),
    ...failing.map(({ command }) => `\`${command}\` still fails`),
    ...ahead.filter((text) => openPart(text) !== undefined && isNews(text)),
    ...(isAnswered || last === undefined ? [] : [unanswered]),
  ];
}

const withoutEnd = (text: string, maxChars: number): string =>
  inFew(text, maxChars).replace(/[\s.!?:;,]+(…?)$/, '$1');

const STILL_FAILS = /^`(.+)` still fails$/;

/** What is open, with its end: of a command that fails the command is shortened, and not that it fails. */
function openInFew(item: string, maxChars: number): string {
  const command = STILL_FAILS.exec(item)?.[1];
  if (command === undefined) return withoutEnd(item, maxChars);
  const short = inFew(shortCommand(command, maxChars), maxChars - '`` still fails'.length);
  return `\`${short}\` still fails`;
}

/** Cut between words, which leaves a redaction whole; where there is no blank to cut at, between characters. */
function inFew(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const cut = cutAtWord(text, maxChars - 1);
  return cut.length > maxChars / 2 ? cut : shortLine(text, maxChars).replace(/\[[A-Z]*(?::[\w-]*)?…$/, '…');
}
