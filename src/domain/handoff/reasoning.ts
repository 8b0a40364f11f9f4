import { tellingScore } from '../answers/telling.ts';
import { oneLine } from '../excerpt.ts';
import { transcriptEvents } from '../narrative/transcript-line.ts';
import { type Sentence, sentencesOf } from '../prose/sentences.ts';

/** So many answers are told. */
export const MAX_ANSWERS = 5;
/** A word between two calls ("Let me look.") is no answer, but for the last. */
const MIN_ANSWER_CHARS = 80;
/** The newest says where the work is; what came before it is told in short. */
const NEWEST_CHARS = 1_600;
const OLDER_CHARS = 700;
const MAX_LINE_CHARS = 300;
const MAX_NEXT = 3;

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

/**
 * The model's last answers in some lines of a transcript, the newest first: at most MAX_ANSWERS, those with more than a few words, and
 * the very last in any case. Raw text: nothing of it may touch a disk unfiltered. Pure, total; reads from the end.
 */
export function lastAnswers(lines: readonly string[]): readonly string[] {
  const answers: string[] = [];
  for (let at = lines.length - 1; at >= 0 && answers.length < MAX_ANSWERS; at -= 1) {
    const said = saidIn(lines[at] ?? '');
    const isTold = said !== '' && (answers.length === 0 || said.length >= MIN_ANSWER_CHARS);
    if (isTold && !answers.includes(said)) answers.push(said);
  }
  return answers;
}

/** A number of a list, a sign, one word: no sentence. */
const SAYS_SOMETHING = /\p{L}{2}.*\s.*\p{L}{2}/u;

/** The sentences of an answer that fit, whole, in their order: how it ends and begins first, then what tells most. */
function gist(all: readonly Sentence[], maxChars: number): readonly string[] {
  const sentences = all.filter(({ text, place }) => place !== 'heading' && SAYS_SOMETHING.test(text));
  const order = sentences
    .map((sentence, index) => ({
      index,
      weight:
        tellingScore(sentence) +
        (index === sentences.length - 1 ? 6 : 0) +
        (index === 0 ? 5 : 0) -
        index / 1e4,
    }))
    .sort((a, b) => b.weight - a.weight);
  const kept = new Map<number, string>();
  let roomChars = maxChars;
  for (const { index } of order) {
    const text = oneLine(sentences[index]?.text ?? '', MAX_LINE_CHARS);
    if (text === '' || text.length + 1 > roomChars) continue;
    roomChars -= text.length + 1;
    kept.set(index, text);
  }
  return [...kept].sort(([a], [b]) => a - b).map(([, text]) => text);
}

/** Filtered answers, the newest first, as lines: a sentence a line, the first of each answer with a dash. Pure. */
export function reasoningLines(answers: readonly string[]): readonly string[] {
  return answers
    .slice(0, MAX_ANSWERS)
    .flatMap((answer, index) =>
      gist(sentencesOf(answer), index === 0 ? NEWEST_CHARS : OLDER_CHARS).map((text, place) =>
        place === 0 ? `- ${text}` : `  ${text}`,
      ),
    );
}

/** A prompt that its first sentence does not tell: a plan, a list of wishes. */
const LONG_PROMPT_CHARS = 160;
const MAX_PROMPT_CHARS = 1_500;

/** The last prompt in some lines of a transcript that is more than a sentence; '' for none. Raw text. Pure, total; reads from the end. */
export function lastLongPrompt(lines: readonly string[]): string {
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    if (!line.includes('"user"') || line.includes('"tool_result"')) continue;
    for (const event of transcriptEvents(line))
      if (event.type === 'prompt' && event.text.trim().length > LONG_PROMPT_CHARS) return event.text.trim();
  }
  return '';
}

/** A filtered prompt as lines, as many as fit, the first with a dash. Pure. */
export function promptLines(prompt: string): readonly string[] {
  const told: string[] = [];
  let roomChars = MAX_PROMPT_CHARS;
  for (const line of prompt.split('\n')) {
    const text = oneLine(line, MAX_LINE_CHARS);
    if (text === '') continue;
    roomChars -= text.length + 1;
    if (roomChars < 0) break;
    told.push(`  ${text}`);
  }
  return told.length === 0 ? [] : ['- The last long prompt reads:', ...told];
}

/** How people and models say what they will do. */
const AHEAD =
  /\b(?:next(?: steps?)?|then i(?:'ll| will)|i(?:'ll| will| am going to|'m going to)|let me|let's|remains?|remaining (?:steps?|work|tasks?|items?|tests?)|still (?:need|have|has|to|missing|open|fail\w*)|left to do|to[ -]?do|not (?:yet|done)|now (?:for|to)|afterwards|pending)\b/i;
/** What is asked of the user, or offered, is no step of the work. */
const OFFER =
  /\?$|\blet me know\b|\b(?:would|do) you (?:like|want)\b|\bif you(?:'d)? (?:like|want)\b|\bhappy to\b/i;

/** What the newest filtered answers say is to be done, the newest first. Pure. */
export function aheadIn(answers: readonly string[]): readonly string[] {
  const found = answers.slice(0, 2).flatMap((answer) =>
    sentencesOf(answer)
      .filter(({ text, place }) => place !== 'heading' && AHEAD.test(text) && !OFFER.test(text))
      .map(({ text }) => oneLine(text, MAX_LINE_CHARS))
      .reverse(),
  );
  return [...new Set(found)].slice(0, MAX_NEXT);
}
