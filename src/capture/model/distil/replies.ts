import { splitSentences } from '../../../core/prose.ts';
import type { TranscriptEvent } from '../narrative/transcript.ts';

// What the user answers to a call of the assistant's.
type Call = Extract<TranscriptEvent, { type: 'call' }>;
type Refusal = Extract<TranscriptEvent, { type: 'refused' }>;

/** Fewer say no more than no. */
const MIN_WORDS = 3;
/** Words typed while turning a call down that only stop this one. */
const FOR_NOW =
  /\b(?:for now|right now|this time|later|first|wait|hold on|let you know|continue|go ahead|never ?mind|nvm|i(?:'|’)ll do it|my(?:self)?)\b/i;

export const isLasting = (text: string): boolean =>
  text.trim().split(/\s+/).length >= MIN_WORDS &&
  text.length < 1_000 &&
  !FOR_NOW.test(text) &&
  !/\?\s*$/.test(text);

/** The client's tool that shows a plan. */
export const PLANS = 'ExitPlanMode';
/** The client's own tool that asks the user. */
export const ASKS = 'AskUserQuestion';

/** Whether the words at a refusal are the user's: a server's tool writes its own errors, so of it only what the client itself marks. */
export const isUsersWord = ({ tool }: Call, { isMarked, byHookOf }: Refusal): boolean =>
  byHookOf === undefined && tool !== ASKS && (isMarked === true || !tool.startsWith('mcp__'));

/** A call in a few words: its command, or the file that it was to change. */
export function nameOf({ tool, input }: Call): string {
  const { command, file_path: path } = input;
  if (typeof command === 'string') return `\`${command.split('\n')[0]?.slice(0, 80).replaceAll('`', "'")}\``;
  return typeof path === 'string' ? `${tool} of ${path.split(/[\\/]/).at(-1)}` : tool;
}

/** A question with the answer that the user chose, and what the answer was described as. */
export function chosen(
  question: string,
  answer: string,
  { questions }: Readonly<Record<string, unknown>>,
): string {
  const all = listOf(questions);
  const header = all.find((asked) => asked['question'] === question)?.['header'];
  const topic = typeof header === 'string' && header !== '' ? ` about ${header}` : '';
  const options = all.flatMap((asked) => listOf(asked['options']));
  const described = options.find(({ label }) => label === answer)?.['description'];
  const why = typeof described === 'string' && described !== '' ? ` — ${described}` : '';
  return `Asked “${asksIn(question)}”${topic}, the user chose: ${answer}${why}`.replace(/\s+/g, ' ');
}

/** A question stands behind what introduces it. */
function asksIn(question: string): string {
  const sentences = splitSentences(question.trim());
  const last = sentences.findLast((sentence) => /[?？]$/.test(sentence)) ?? sentences.at(-1) ?? '';
  return last.length <= MAX_QUESTION_CHARS ? last : last.slice(-MAX_QUESTION_CHARS).replace(/^\S*\s+/, '… ');
}
const MAX_QUESTION_CHARS = 200;

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter((item) => item !== null && typeof item === 'object') : [];
