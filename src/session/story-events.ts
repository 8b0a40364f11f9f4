import { familyOf, isInWrongFolder } from '../capture/family.ts';
import { resumeIn } from '../capture/prompt-hints.ts';
import { splitSentences } from '../capture/prose.ts';
import { isAnotherGo } from '../capture/related-calls.ts';
import { namesIgnored, simpleCommands } from '../capture/shell.ts';
import type { Story, StoryEvent, TriedCommand } from '../capture/story-state.ts';
import { EDITORS } from '../capture/tool-call.ts';
import type { TranscriptEvent } from '../capture/transcript.ts';
import { headOf, shortLine } from '../core/text.ts';
import { isSurelyAsked } from '../recall/trigger.ts';
import { planTitle, workIn } from './goal-request.ts';

const MAX_CHARS = 160;
/** What is longer is no sentence somebody typed, and filters take time. */
const MAX_RAW_CHARS = 16 * 1024;

export interface StoryWords {
  readonly clean: (text: string) => string;
  /** A path relative to the root of the work tree; undefined for one that nothing is told about. */
  readonly fileOf: (path: string) => string | undefined;
  /** Whether nothing is told about a file: then nothing is told of a text, raw, that names it. */
  readonly ignoresPath: (path: string) => boolean;
}

/** What a stretch of a transcript adds: texts filtered whole, then cut to 160 characters. Calls without a result tell only of files. */
export function storyEvents(events: readonly TranscriptEvent[], words: StoryWords): readonly StoryEvent[] {
  const results = new Map(events.flatMap((event) => (event.type === 'result' ? [[event.id, event]] : [])));
  const refused = new Set(events.flatMap((event) => (event.type === 'refused' ? [event.id] : [])));
  return events.flatMap((event): readonly StoryEvent[] => {
    if (event.type === 'prompt') {
      const text = words.clean(event.text);
      const work = workIn(text);
      if (work === undefined) return []; // it states a rule, and asks for nothing
      const sentence = firstSentence(text, work);
      return [{ type: 'asked', text: namesIgnored(sentence, words) ? '' : sentence }]; // the prompt counts all the same
    }
    if (event.type !== 'call') return [];
    const result = results.get(event.id);
    if (EDITORS.has(event.tool))
      return result?.failed === true || refused.has(event.id) ? [] : changed(event.input, words);
    const { failed, output = '' } = result ?? { failed: false };
    const isNone = result === undefined || (failed && (NOT_THERE.test(output) || isInWrongFolder(output)));
    return event.tool !== 'Bash' || isNone ? [] : ran(event.input, failed, words);
  });
}

/** There is no such script or target: whoever called it meant another, or was in another folder, and nothing of it has still to pass. */
const NOT_THERE =
  /\b(?:missing script:|script not found "|command "[^"]+" not found|no rule to make target \S+?\.\s+stop)/i;

type Input = Readonly<Record<string, unknown>>;

const line = (text: string, { clean }: Pick<StoryWords, 'clean'>): string =>
  shortLine(clean(headOf(text, MAX_RAW_CHARS)), MAX_RAW_CHARS);

/** Of a prompt the first sentence of its writer's own (`own`) that says something: people greet, and paste. Of a plan its name. */
function firstSentence(text: string, own: readonly string[]): string {
  const title = planTitle(text);
  if (title !== undefined) return shortLine(`Implement the plan: ${title}`, MAX_CHARS);
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
  if (typeof command !== 'string' || namesIgnored(command.slice(0, MAX_RAW_CHARS), words)) return [];
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

/** Bounds of a story's lists: it is read and written at every turn, and told in a few lines. */
const MAX_ASKED = 6;
const MAX_SAID = 12;
const MAX_FILES = 40;

/** The story with one more event in it. Pure. */
export function withEvent(story: Story, event: StoryEvent): Story {
  if (event.type === 'asked')
    return { ...story, asked: withAsked(story.asked, event.text), isAnswered: false };
  if (event.type === 'answered') return { ...story, isAnswered: true, ahead: event.ahead ?? [] };
  if (event.type === 'ran') return { ...story, tried: withRun(story.tried, event) };
  if (event.type === 'changed') {
    const others = story.files.filter((file) => file !== event.file);
    return { ...story, files: [...others, event.file].slice(-MAX_FILES) };
  }
  const said = story[event.type];
  if (event.text === '' || said.includes(event.text)) return story;
  return { ...story, [event.type]: [...said, event.text].slice(-MAX_SAID) };
}

/** What a session is about is said first; what it is about now, last. */
function withAsked(asked: readonly string[], text: string): readonly string[] {
  // "Yes, go on" asks for nothing by itself.
  const isNod = asked.length > 0 && text.split(/\s+/).length < 4;
  if (text === '' || asked.includes(text) || isNod) return asked;
  // Who says hello first asks for something then.
  const isFirst = asked.length === 1 && asked.every((first) => GREETING.test(first));
  const [first = '', ...later] = isFirst ? [text] : [...asked, text];
  return [first, ...later.slice(1 - MAX_ASKED)];
}

/** Whether a prompt asks for nothing new: somebody says hello, asks about what was before, or to go on with it. Pure. */
export const asksNothingNew = (text: string): boolean =>
  GREETING.test(text) || resumeIn(text) !== undefined || isSurelyAsked(text);

/** Whether a session has asked for nothing so far. Pure. */
export const isIdle = ({ asked, files, tried }: Story): boolean =>
  files.length + tried.length === 0 && asked.every(asksNothingNew);

const GREETING =
  /^(?:hi|hello|hey|yo|hallo|moin|servus|hola|bonjour|salut|ciao|ol[aá]|good (?:morning|afternoon|evening)|guten (?:morgen|tag|abend)|buenos d[ií]as|bom dia)(?!\p{L})\W*(?:there|again|all|claude)?\W*$/iu;

const MAX_TRIED = 24;

/** One more run; what never failed is no story. A pass ends failures of what it runs, and nobody waits any more for what was done in another way. Pure. */
function withRun(tried: readonly TriedCommand[], { command, failed }: Extract<StoryEvent, { type: 'ran' }>) {
  const known = tried.find((it) => it.command === command);
  const others = tried.filter((it) => it !== known);
  if (failed) {
    const again = { command, failures: (known?.failures ?? 0) + 1, passed: false };
    return command === '' ? tried : [...others, again].slice(-MAX_TRIED);
  }
  const settled = others.map((it) => (it.passed || it.isOver ? it : afterPass(it, command)));
  return known === undefined ? settled : [...settled, { command, failures: known.failures, passed: true }];
}

function afterPass(tried: TriedCommand, command: string): TriedCommand {
  const [all, ran] = [partsOf(tried.command), partsOf(command)];
  // Where the name is cut off, so is the last of them.
  const known = all.length > 1 && tried.command.endsWith('…') ? all.slice(0, -1) : all;
  const left = (tried.left ?? known).filter((part) => !ran.includes(part));
  const isAgain = (part: string): boolean => ran.some((other) => isAnotherGo(typed(part), typed(other)));
  return { ...tried, left, passed: left.length === 0, ...(left.every(isAgain) ? { isOver: true } : {}) };
}

const typed = (command: string) => ({ tool: 'Bash', command });
/** The commands of a line, without those that only carry, show or clear away, where there are others: nobody waits for these to pass. */
function partsOf(line: string): readonly string[] {
  const all = simpleCommands(line);
  const told = all.filter((simple) => familyOf(simple) !== undefined);
  return (told.length > 0 ? told : all).map(({ words }) => words.join(' '));
}
