import { transcriptEvents } from '../narrative/transcript-line.ts';
import { sentencesOf } from '../prose/sentences.ts';
import { questionIn } from './ahead.ts';

/** So many answers are told. */
export const MAX_ANSWERS = 5;
/** A word between two calls ("Let me look.") is no answer, but for the last. */
const MIN_ANSWER_CHARS = 80;
/** A prompt that its first sentence does not tell: a plan, a list of wishes. */
const LONG_PROMPT_CHARS = 160;

/** What was said last in a session, raw: nothing of it may touch a disk unfiltered. */
export interface RecentTalk {
  /** The model's, the newest first. */
  readonly answers: readonly string[];
  /** All that the user typed, the oldest first; a word or two with the question that they answer. */
  readonly prompts: readonly string[];
  /** The user's last prompt, whole; '' where none is known. */
  readonly lastPrompt: string;
  /** The last prompt before it that is more than a sentence; '' where there is none. */
  readonly longPrompt: string;
  /** How many prompts came after that one. */
  readonly promptsSince: number;
  /** Whether the model has said something since the last prompt. */
  readonly isBegun: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {};

/** What one line of a transcript says in the model's words to the user; '' for any other line. */
function saidIn(line: string): string {
  if (!line.includes('"assistant"') || !line.includes('"text"')) return '';
  try {
    const entry = fieldsOf(JSON.parse(line));
    if (entry['type'] !== 'assistant' || entry['isSidechain'] === true || entry['isMeta'] === true) return '';
    const { content } = fieldsOf(entry['message']);
    const blocks = Array.isArray(content) ? content.map(fieldsOf) : [];
    return blocks
      .map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : ''))
      .join('\n')
      .trim();
  } catch {
    return ''; // cut off in the middle
  }
}

/** "Now let me run the tests.": says what the next call is, which is made by now. */
export const NARRATES =
  /^(?:(?:now|ok(?:ay)?|good|great|perfect|excellent|also|next|first|actually|then|and|so|alright|all right|right|done)\b[\s,.:!–—-]*)*(?:let me|let'?s|let us|i'?ll|i will|i need to|i(?:'m| am) going to|i should|i can see|time to|add|update|fix|run|check|look|write|create|verify|find|read|see|step \d+)\b/i;

const isNarration = (said: string): boolean =>
  sentencesOf(said).every(({ text, place }) => place !== 'item' && NARRATES.test(text));

/** The newest; before it those that tell more than what is done next, and where these are few, the newest of the others. */
function chosen(said: readonly string[]): readonly string[] {
  const [newest, ...others] = said;
  if (newest === undefined) return [];
  const telling = others.filter((text) => !isNarration(text)).slice(0, MAX_ANSWERS - 1);
  const filler = others.filter((text) => !telling.includes(text)).slice(0, MAX_ANSWERS - 1 - telling.length);
  return [newest, ...others.filter((text) => telling.includes(text) || filler.includes(text))];
}

/** So many answers are looked at for those that tell something. */
const MAX_LOOKED_AT = 40;

/**
 * The model's last answers in some lines of a transcript, the newest first: at most MAX_ANSWERS, those with more than a few words, and
 * the very last in any case. Raw text. Pure, total; reads from the end.
 */
export function lastAnswers(lines: readonly string[]): readonly string[] {
  const said: string[] = [];
  for (let at = lines.length - 1; at >= 0 && said.length < MAX_LOOKED_AT; at -= 1) {
    const text = saidIn(lines[at] ?? '');
    const isTold = text !== '' && (said.length === 0 || text.length >= MIN_ANSWER_CHARS);
    if (isTold && !said.includes(text)) said.push(text);
  }
  return chosen(said);
}

/** What was said last in some lines of a transcript. Pure, total; reads from the end. */
export function recentTalk(lines: readonly string[]): RecentTalk {
  const prompts: string[] = [];
  let isBegun = false;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    if (prompts.length === 0) isBegun ||= saidIn(line) !== '';
    prompts.push(...[...promptsIn(line)].reverse());
    if ((prompts.at(-1) ?? '').length > LONG_PROMPT_CHARS && prompts.length > 1) break;
  }
  const [lastPrompt = '', ...others] = prompts;
  const long = others.findIndex((prompt) => prompt.length > LONG_PROMPT_CHARS);
  return {
    prompts: allPrompts(lines),
    answers: lastAnswers(lines),
    lastPrompt,
    longPrompt: others[long] ?? '',
    promptsSince: long < 0 ? 0 : long + 1,
    isBegun,
  };
}

/** "Yes", "the second", "1 and 3": nothing without what was asked. */
const SHORT_PROMPT_CHARS = 25;

function allPrompts(lines: readonly string[]): readonly string[] {
  let saidAt = -1;
  return lines.flatMap((line, at) => {
    if (saidIn(line) !== '') saidAt = at;
    return promptsIn(line).map((prompt) => {
      const question =
        prompt.length > SHORT_PROMPT_CHARS ? undefined : questionIn(saidIn(lines[saidAt] ?? ''));
      return question === undefined ? prompt : `${prompt} (to the question: ${question})`;
    });
  });
}

function promptsIn(line: string): readonly string[] {
  if (!line.includes('"user"') || line.includes('"tool_result"')) return [];
  return transcriptEvents(line).flatMap((event) => (event.type === 'prompt' ? [event.text.trim()] : []));
}
