import { splitSentences } from '../../../core/prose.ts';
import { simpleCommands } from '../command-words.ts';
import { familyOf } from '../family.ts';
import type { TranscriptEvent } from '../narrative/transcript.ts';

// What the user, or a hook of the user's, answers to a call of the assistant's.
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

/** The client's own tool that asks the user. */
export const ASKS = 'AskUserQuestion';

/** Whether the words at a refusal are the user's: a server's tool writes its own errors, so of it only what the client itself marks. */
export const isUsersWord = ({ tool }: Call, { isMarked, byHookOf }: Refusal): boolean =>
  byHookOf === undefined && tool !== ASKS && (isMarked === true || !tool.startsWith('mcp__'));

/** What a hook says that is broken itself. */
const BROKEN_HOOK =
  /can't open file|no such file|not found\b|syntax error|unexpected token|traceback|\busage:|errno|permission denied|exception\b/i;

/** Stands between what a hook of the user's asks for and what it turns down without it. */
const BY_HOOK = '; a hook turns down ';

/** What a hook asks for, of what it was gathered as: the same rule whichever call met it. */
export const ruleOfHook = (text: string): string => text.split(BY_HOOK)[0] ?? text;

/** How hooks say that they turn something down, before they say why. */
const BLOCKS = /^(?:[^\p{L}\s]*\s*(?:blocked|block|denied|error|stop|forbidden|rejected)\s*[:!—–-]+\s*)+/iu;

/** Why a hook of the user's turned a call down, in a line; undefined where none did, or says nothing. A server's tool may say what it likes: of it nothing counts. */
function hooksReason({ tool }: Call, { byHookOf, text }: Refusal): string | undefined {
  if (byHookOf !== tool || tool.startsWith('mcp__') || BROKEN_HOOK.test(text)) return undefined;
  const why = (text.trim().split('\n')[0] ?? '').replace(BLOCKS, '').replace(/[.\s]+$/, '');
  return why.split(/\s+/).length < MIN_WORDS || /[:：]$/.test(why) ? undefined : why; // a list says it
}

/** A call in a few words: its command, or the file that it was to change. */
export function nameOf({ tool, input }: Call): string {
  const { command, file_path: path } = input;
  if (typeof command === 'string') return `\`${command.split('\n')[0]?.slice(0, 80).replaceAll('`', "'")}\``;
  return typeof path === 'string' ? `${tool} of ${path.split(/[\\/]/).at(-1)}` : tool;
}

/** What a hook says that turned a call down: what it asks for, and of what; undefined where it says nothing. */
export function hooksRule(call: Call, refusal: Refusal): string | undefined {
  const why = hooksReason(call, refusal);
  return why === undefined ? undefined : `${why}${BY_HOOK}${concernedBy(call, why)}`;
}

/** Those commands of a call that a hook's words name, else all; their arguments are of no matter. */
function concernedBy(call: Call, why: string): string {
  const { command } = call.input;
  if (typeof command !== 'string') return nameOf(call);
  const families = new Set(simpleCommands(command).flatMap((simple) => familyOf(simple) ?? []));
  const said = new Set(why.toLowerCase().match(/[\w./-]*\w/g));
  const isNamed = (words: string): boolean => said.has((words.split(' ').at(-1) ?? '').toLowerCase());
  const [named, first] = [[...families].filter(isNamed), /^[\w./-]*/.exec(command)?.[0] ?? ''];
  const told = named.length > 0 ? named : isNamed(first) ? [first] : [...families];
  return told.length === 0 ? nameOf(call) : told.map((name) => `\`${name}\``).join(', ');
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
