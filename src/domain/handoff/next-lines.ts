import { oneLine } from '../excerpt.ts';
import { aheadIn, questionIn } from './ahead.ts';
import { promptHead, promptLines } from './prompt-text.ts';
import type { HandoffParts, HandoffTask } from './types.ts';

const MAX_LINE_CHARS = 220;
/** The prompt that is under work is told whole, as far as may be; one with an answer, and one before it, in short. */
const UNDER_WORK_CHARS = 2_400;
const ANSWERED_CHARS = 1_000;
const BEFORE_CHARS = 2_000;
/** A plan that was handed over so many prompts ago, and left no open task, is done with. */
const MAX_PROMPTS_SINCE = 3;

/** Two or three are usual, and all have to fit into a line. */
const MAX_AGENTS = 3;
const MAX_TASK_CHARS = 30;

/** A word for what is over: it needs no line of its own. */
const CLOSED = /^(?:completed|done|closed|cancelled|canceled|abandoned|deleted)$/;

export const isOpen = ({ state }: HandoffTask): boolean => !CLOSED.test(state);
export const isBegun = ({ state }: HandoffTask): boolean => state === 'in_progress' || state === 'progress';

/** One line of a handoff. */
export const bullet = (text: string): string => `- ${oneLine(text, MAX_LINE_CHARS)}`;

const NOT_ANSWERED = 'Not answered yet: ';
const HEAD_CHARS = MAX_LINE_CHARS - NOT_ANSWERED.length;

/** What is under way, what was asked last and has no answer, or was asked of the user; who is at work still; what was announced; what waits first. Pure. */
export function nextLines(parts: HandoffParts): readonly string[] {
  const { tasks, isAnswered, answers } = parts;
  const open = tasks.filter(isOpen);
  const waiting = open.find((task) => !isBegun(task));
  const asked = lastAsked(parts);
  const question = isAnswered ? questionIn(answers[0] ?? '') : undefined;
  return [
    ...open.filter(isBegun).map(({ subject }) => bullet(`Go on with: ${subject}`)),
    ...(isAnswered || asked === '' ? [] : [bullet(`${NOT_ANSWERED}${promptHead(asked, HEAD_CHARS)}`)]),
    ...(question === undefined ? [] : [bullet(`The user was asked, and has not said: ${question}`)]),
    ...agentLines(parts),
    ...aheadIn(parts).map((text) => bullet(`Announced: ${text}`)),
    ...(waiting === undefined ? [] : [bullet(`Waits: ${waiting.subject}`)]),
  ];
}

/** One line for all: whoever goes on must neither forget them nor send them again. */
function agentLines({ agents = [], occasion }: HandoffParts): readonly string[] {
  if (agents.length === 0) return [];
  const told = agents.slice(0, MAX_AGENTS).map(({ id, type, task }) => {
    const name = [type, id === '' ? '' : `(${id})`].filter((word) => word !== '').join(' ') || 'one';
    return task === '' ? name : `${name}: ${oneLine(task, MAX_TASK_CHARS)}`;
  });
  const more = agents.length - told.length;
  const all = [...told, ...(more > 0 ? [`${more} more`] : [])].join('; ');
  const lead = occasion === 'crash' ? 'Subagents that were cut off' : 'Subagents that had not ended';
  return [bullet(`${lead}: ${all}`)];
}

/** The last prompt as the transcript has it; else as the story remembers it, which passes over a word or two. */
const lastAsked = ({ lastPrompt, asked }: HandoffParts): string => lastPrompt || (asked.at(-1) ?? '');

/** In 52 of 77 sessions all that was typed before the first compaction is no longer. */
const ALL_CHARS = 3_000;

/** What was asked for: word for word while it fits; else a line each, and whole the first, and what is under work. Pure. */
export function askedLines(parts: HandoffParts): readonly string[] {
  const { prompts } = parts;
  if (prompts.length === 0) return askedInShort(parts);
  if (prompts.reduce((sum, { length }) => sum + length, 0) > ALL_CHARS) {
    const [first = ''] = prompts;
    const isLong = first !== parts.lastPrompt && first !== parts.longPrompt && first.length > FIRST_CHARS;
    return [...(isLong ? told('The first prompt:', first, BEFORE_CHARS) : []), ...askedInShort(parts)];
  }
  return (isToldElsewhere(parts) && isInOneLine(parts) ? prompts.slice(0, -1) : prompts).flatMap((prompt) => {
    const [first = '', ...others] = promptLines(prompt, Number.POSITIVE_INFINITY);
    return first === '' ? [] : [`- ${first.trim()}`, ...others];
  });
}

/** What is shorter stands whole in its line. */
const FIRST_CHARS = 160;

const isInOneLine = ({ lastPrompt }: HandoffParts): boolean =>
  [...promptHead(lastPrompt, Number.POSITIVE_INFINITY)].length <= HEAD_CHARS;

function askedInShort(parts: HandoffParts): readonly string[] {
  const { asked, isAnswered, lastPrompt, longPrompt, promptsSince, tasks } = parts;
  const isShort = isInOneLine(parts);
  const isPlanned = promptsSince <= MAX_PROMPTS_SINCE || tasks.some(isOpen);
  return [
    ...(isToldElsewhere(parts) ? asked.slice(0, -1) : asked).map(bullet),
    ...(isPlanned
      ? told(`At length, ${since(promptsSince)} before the last:`, longPrompt, BEFORE_CHARS)
      : []),
    ...(isShort
      ? []
      : told(
          isAnswered ? 'The last prompt, which has an answer:' : 'The last prompt:',
          lastPrompt,
          isAnswered ? ANSWERED_CHARS : UNDER_WORK_CHARS,
        )),
  ];
}

/** The last prompt stands under "Next", or whole below: there is no need of its first sentence too. */
function isToldElsewhere({ asked, isAnswered, lastPrompt }: HandoffParts): boolean {
  const last = (asked.at(-1) ?? '').replace(/…$/, '');
  return !isAnswered && oneLine(lastPrompt, lastPrompt.length + 1).includes(last);
}

const since = (prompts: number): string => (prompts === 1 ? 'one prompt' : `${prompts} prompts`);

function told(title: string, prompt: string, maxChars: number): readonly string[] {
  const lines = promptLines(prompt, maxChars);
  return lines.length === 0 ? [] : [`- ${title}`, ...lines];
}
