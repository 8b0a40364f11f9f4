import type { StoryEvent } from '../../capture/model/narrative/story.ts';
import { plannedTasks, type TranscriptEvent, taskStatus } from '../../capture/model/narrative/transcript.ts';
import { ownSentences } from '../../capture/model/statements/statement.ts';
import { splitSentences } from '../../core/prose.ts';
import { oneLine } from '../../core/text.ts';
import { planTitle } from './goals/request.ts';

const MAX_CHARS = 160;
/** What is longer is no sentence somebody typed, and filters take time. */
const MAX_RAW_CHARS = 16 * 1024;
/** Tools that change a file. */
export const CHANGING_TOOLS = new Set(['Edit', 'Write', 'MultiEdit', 'NotebookEdit']);

export interface StoryWords {
  /** Filters a whole text. Throws where it cannot. */
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
    if (CHANGING_TOOLS.has(event.tool)) return result?.failed === true ? [] : changed(event.input, words);
    if (event.tool === 'Bash') return result === undefined ? [] : ran(event.input, result.failed, words);
    return tasks(event.input, result?.task, words);
  });
}

type Input = Readonly<Record<string, unknown>>;

const line = (text: string, { clean }: Pick<StoryWords, 'clean'>): string =>
  oneLine(clean(text.slice(0, MAX_RAW_CHARS)), MAX_RAW_CHARS);

/** '' for a sentence that is not to be told; the prompt counts all the same. */
function asked(raw: string, words: StoryWords): string {
  const sentence = firstSentence(words.clean(raw.slice(0, MAX_RAW_CHARS)));
  return words.isIgnored(sentence) ? '' : sentence;
}

/** Of a prompt the first sentence of its writer's own that says something: people greet, and paste. Of a plan its name. */
function firstSentence(text: string): string {
  const title = planTitle(text);
  if (title !== undefined) return oneLine(`Implement the plan: ${title}`, MAX_CHARS);
  const own = ownSentences(text);
  const [first = '', ...others] = own.length > 0 ? own : splitSentences(oneLine(text, MAX_RAW_CHARS));
  return oneLine(first.length < 12 ? [first, ...others.slice(0, 1)].join(' ') : first, MAX_CHARS);
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
export function triedName(command: string, clean: StoryWords['clean']): string {
  return commandName(line(command, { clean }));
}

/** The same check is typed with other tails (`2>&1 | tail -5`), behind a `cd`, with variables: what is left is what was tried. */
export function commandName(command: string): string {
  const bare = command
    .replace(/^(?:cd \S+ (?:&&|;) )+/, '')
    .replace(/ 2>(?:&1|\/dev\/null)/g, '')
    .replace(/ ?\| (?:tail|head|grep|tee|sed|cat|wc)\b.*$/, '');
  return oneLine(bare.replaceAll('`', "'"), 100);
}

function tasks(input: Input, task: string | undefined, words: StoryWords): readonly StoryEvent[] {
  const text = (raw: string): string =>
    words.isIgnored(raw.slice(0, MAX_RAW_CHARS)) ? '' : oneLine(line(raw, words), MAX_CHARS);
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
      id: oneLine(words.clean(known), 40),
      ...(typeof subject === 'string' ? { text: text(subject) } : {}),
      ...(typeof status === 'string' && /^[a-z_]{1,20}$/.test(status) ? { status } : {}),
    },
  ];
}
