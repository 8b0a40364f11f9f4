import type { Story, StoryEvent, Task, TriedCommand } from '../../capture/model/narrative/story.ts';
import { plannedTasks, type TranscriptEvent, taskStatus } from '../../capture/model/narrative/transcript.ts';
import { shortCommand } from '../../capture/model/shell.ts';
import { ownSentences } from '../../capture/model/statements/statement.ts';
import { EDITORS } from '../../capture/model/tool-call.ts';
import { MAX_SUMMARY_CHARS } from '../../core/learning.ts';
import { splitSentences } from '../../core/prose.ts';
import { cutAtWord, headOf, shortLine } from '../../core/text.ts';
import { recallTrigger } from '../../recall/model/trigger.ts';
import { planTitle } from './goals/request.ts';

const MAX_CHARS = 160;
/** What is longer is no sentence somebody typed, and filters take time. */
const MAX_RAW_CHARS = 16 * 1024;

export interface StoryWords {
  readonly clean: (text: string) => string;
  /** A path relative to the root of the work tree; undefined for one that nothing is told about. */
  readonly fileOf: (path: string) => string | undefined;
  /** Whether a text, raw, names a file that nothing is told about: then nothing of it is told. */
  readonly isIgnored: (text: string) => boolean;
}

/**
 * What a stretch of a transcript adds to the story. Every text is filtered whole, and then cut to one line of at most 160
 * characters. A call whose result is not there (yet) tells nothing, but for changed files and lists of tasks.
 */
export function storyEvents(events: readonly TranscriptEvent[], words: StoryWords): readonly StoryEvent[] {
  const results = new Map(events.flatMap((event) => (event.type === 'result' ? [[event.id, event]] : [])));
  return events.flatMap((event): readonly StoryEvent[] => {
    if (event.type === 'prompt') return [{ type: 'asked', text: asked(event.text, words) }];
    if (event.type !== 'call') return [];
    const result = results.get(event.id);
    if (EDITORS.has(event.tool)) return result?.failed === true ? [] : changed(event.input, words);
    if (event.tool === 'Bash') return result === undefined ? [] : ran(event.input, result.failed, words);
    return tasks(event.input, result?.task, words);
  });
}

type Input = Readonly<Record<string, unknown>>;

const line = (text: string, { clean }: Pick<StoryWords, 'clean'>): string =>
  shortLine(clean(headOf(text, MAX_RAW_CHARS)), MAX_RAW_CHARS);

/** '' for a sentence that is not to be told; the prompt counts all the same. */
function asked(raw: string, words: StoryWords): string {
  const sentence = firstSentence(words.clean(headOf(raw, MAX_RAW_CHARS)));
  return words.isIgnored(sentence) ? '' : sentence;
}

/** Of a prompt the first sentence of its writer's own that says something: people greet, and paste. Of a plan its name. */
function firstSentence(text: string): string {
  const title = planTitle(text);
  if (title !== undefined) return shortLine(`Implement the plan: ${title}`, MAX_CHARS);
  const own = ownSentences(text);
  const [first = '', ...others] = own.length > 0 ? own : splitSentences(shortLine(text, MAX_RAW_CHARS));
  return shortLine(first.length < 12 ? [first, ...others.slice(0, 1)].join(' ') : first, MAX_CHARS);
}

function changed(input: Input, { clean, fileOf }: StoryWords): readonly StoryEvent[] {
  const path = input['file_path'] ?? input['notebook_path'];
  const file = typeof path === 'string' ? fileOf(path) : undefined;
  if (file === undefined) return [];
  const filtered = clean(file);
  return filtered === file ? [{ type: 'changed', file }] : []; // a path with something secret in it names no file
}

function ran(input: Input, failed: boolean, words: StoryWords): readonly StoryEvent[] {
  const { command } = input;
  if (typeof command !== 'string' || words.isIgnored(command.slice(0, MAX_RAW_CHARS))) return [];
  return [{ type: 'ran', command: triedName(command, words.clean), failed }];
}

/** The name by which a story knows a shell line: filtered, one line, at most 100 characters. Throws what `clean` throws. */
export const triedName = (command: string, clean: StoryWords['clean']): string =>
  commandName(line(command, { clean }));

/** The same check is typed with other tails (`2>&1 | tail -5`), behind a `cd`, with variables: what is left is what was tried. */
export function commandName(command: string): string {
  const bare = command
    .replace(/^(?:cd \S+ (?:&&|;) )+/, '')
    .replace(/ 2>(?:&1|\/dev\/null)/g, '')
    .replace(/ ?\| (?:tail|head|grep|tee|sed|cat|wc)\b.*$/, '');
  return shortLine(bare.replaceAll('`', "'"), 100);
}

function tasks(input: Input, task: string | undefined, words: StoryWords): readonly StoryEvent[] {
  const text = (raw: string): string =>
    words.isIgnored(raw.slice(0, MAX_RAW_CHARS)) ? '' : shortLine(line(raw, words), MAX_CHARS);
  const planned = plannedTasks(input);
  if (planned !== undefined) {
    const list = planned.flatMap((it, index) => {
      const status = taskStatus(it.status);
      const told = text(it.text);
      return status === undefined || told === '' ? [] : [{ id: `todo-${index}`, text: told, status }];
    });
    return [{ type: 'planned', tasks: list }];
  }
  const { subject, taskId, status } = input;
  const known = typeof taskId === 'string' ? taskId : task;
  if (known === undefined || (typeof subject !== 'string' && typeof status !== 'string')) return [];
  return [
    {
      type: 'task',
      id: shortLine(words.clean(known), 40),
      ...(typeof subject === 'string' ? { text: text(subject) } : {}),
      ...(typeof status === 'string' && /^[a-z_]{1,20}$/.test(status) ? { status } : {}),
    },
  ];
}

/** So many of each, the newest: a note for a colleague, not minutes. */
const MAX_ITEMS = 5;
const MAX_ITEM_CHARS = 160;
const MAX_FILES = 10;
/** In the summary these share one sentence with the goal, which gets the room that is left. */
const MAX_NAME_CHARS = 30;
const MAX_OPEN_CHARS = 48;

/** Commands that say whether the work is done; a failing `ls` says nothing. */
const CHECK =
  /\b(?:tests?|spec|build|lint|check|tsc|typecheck|compile|clippy|vet|deploy|migrat\w+|install|publish|push|release|verify|pytest|jest|vitest|tox|make|gradlew?|mvn)\b/i;

/**
 * Tells a story in a few lines; undefined where too little happened to tell a colleague: nothing tried, decided,
 * finished or left open, or one such thing alone without a file changed. Pure.
 */
export function tellStory(story: Story) {
  const open = leftOpen(story);
  const tried = story.tried.filter(({ command, failures }) => failures > 1 || CHECK.test(command));
  const done = story.tasks.filter(({ status }) => status === 'completed').map(({ text }) => text);
  const finished = [...story.finished, ...done.filter((text) => !story.finished.includes(text))];
  const count = open.length + tried.length + finished.length + story.decided.length + story.found.length;
  if (count === 0 || (count === 1 && story.files.length === 0)) return undefined;
  const files = story.files.slice(-MAX_FILES);
  const body = [
    section('Asked', story.asked),
    section('Tried', tried.map(triedText)),
    section('Found', story.found),
    section('Decided', story.decided),
    section('Finished', finished),
    section('Left open', open),
    files.length === 0 ? '' : `Changed: ${files.join(', ')}`,
  ];
  // One sentence within MAX_SUMMARY_CHARS that says what it was about, and in which file, what came of it and what is open.
  const [first] = open;
  const more = open.length > 1 ? ` and ${open.length - 1} more` : '';
  const state =
    first === undefined
      ? 'nothing known to be left open'
      : `left open: ${openInFew(first, MAX_OPEN_CHARS)}${more}`;
  const came = finished.length > 0 ? `${finished.length} finished, ` : '';
  const command = story.tried.at(-1)?.command;
  const name = story.files.at(-1)?.split('/').at(-1) ?? (command && shortCommand(command, MAX_NAME_CHARS));
  const end = `${name === undefined ? '' : ` (${inFew(name, MAX_NAME_CHARS)})`}: ${came}${state}.`;
  const room = MAX_SUMMARY_CHARS - [...`Work on “”${end}`].length;
  // A question about the past would outrank its own answer.
  const title = story.asked.find((text) => recallTrigger(text, []) === undefined) ?? story.asked[0];
  const goal = title === undefined ? '' : ` on “${withoutEnd(title, room)}”`;
  const summary = shortLine(`Work${goal}${end}`, MAX_SUMMARY_CHARS);
  return { summary, body: body.filter((part) => part !== '').join('\n'), files };
}

function section(title: string, items: readonly string[]): string {
  const told = items.slice(-MAX_ITEMS).map((item) => `- ${shortLine(item, MAX_ITEM_CHARS)}`);
  const more = items.length - told.length;
  if (told.length === 0) return '';
  return [`${title}${more > 0 ? ` (the last ${told.length} of ${items.length})` : ''}:`, ...told].join('\n');
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

const triedText = ({ command, failures, passed }: TriedCommand): string =>
  `\`${command}\` failed ${times(failures)}${passed ? ', then passed' : ''}`;

function leftOpen({ tasks, tried, asked, isAnswered }: Story): readonly string[] {
  const isOpen = ({ status }: Task): boolean => status !== 'completed';
  const failing = tried.filter(({ command, passed }) => !passed && CHECK.test(command));
  const last = asked.at(-1);
  return [
    ...(isAnswered || last === undefined
      ? []
      : [asked.length === 1 ? 'not answered yet' : `not answered yet: ${last}`]),
    ...tasks.filter(isOpen).map(({ text, status }) => (status === 'in_progress' ? `${text} (begun)` : text)),
    ...failing.map(({ command }) => `\`${command}\` still fails`),
  ];
}

const withoutEnd = (text: string, maxChars: number): string =>
  inFew(text, maxChars).replace(/[\s.!?:;,]+$/, '');

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
