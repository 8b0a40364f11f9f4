import { type Fields, textOf } from '../core/basics.ts';
import { MOST_FILES } from '../core/learning.ts';
import { blocksOf, type Candidate, isAnswer, type Progress, type Source } from './blocks.ts';
import { commitMessagesIn, requestsIn } from './messages.ts';
import { HANDED_OVER } from './prompt-hints.ts';
import { splitSentences } from './prose.ts';
import { statementsIn } from './statement.ts';
import { plain } from './statement-rules.ts';
import { ASKS, EDITORS, PLANS } from './tool-call.ts';
import { listOfFields, type TranscriptEvent } from './transcript.ts';

export interface GatherState extends Progress {
  readonly turn: number;
  readonly message: number;
  /** The files that were changed since the last commit, the newest first. */
  readonly touched?: readonly string[];
}

export const NOTHING_GATHERED: GatherState = { turn: 0, message: 0 };

/** What an edit that succeeded was given, its beginning in lower case and unfiltered, and behind which message it stood. */
export type Edited = { readonly message: number; readonly input: string };

/** What a prompt states is kept when it is given; what else it says is weighed. */
function keptAndNot(text: string): readonly Pick<Candidate, 'text' | 'isKept'>[] {
  const stated = statementsIn(text).map((one) => plain(one.text));
  if (stated.length === 0) return [{ text }];
  const isStated = (sentence: string): boolean =>
    stated.some((one) => one.includes(plain(sentence)) || plain(sentence).includes(one));
  const sentences = splitSentences(text);
  const rest = sentences.filter((sentence) => !isStated(sentence)).join(' ');
  return rest.length < MIN_CHARS || rest === text
    ? [{ text, isKept: true }]
    : [{ text: sentences.filter(isStated).join(' '), isKept: true }, { text: rest }];
}

/** Of a longer edit the beginning says what it is about; each name of a session is looked for in all of them. */
const MAX_INPUT_CHARS = 4_000;
/** Less says nothing that could be understood alone. */
const MIN_CHARS = 24;

/** What a stretch of a transcript offers as candidates, in its order; a commit, or a request, counts when its call succeeded. `fileOf`: the file that an editor's input names, undefined for one that nothing is told of. Texts are raw: the caller filters. Pure. */
export function gather(
  events: readonly TranscriptEvent[],
  from: GatherState,
  nowIso: string,
  fileOf: (input: Call['input']) => string | undefined = () => undefined,
) {
  const results = new Map(events.flatMap((event) => (event.type === 'result' ? [[event.id, event]] : [])));
  const asked = new Map(events.flatMap((event) => (event.type === 'call' ? [[event.id, event]] : [])));
  const candidates: Candidate[] = [];
  const edited: Edited[] = [];
  let { turn, message, edits = 0, touched = [] } = from;
  let last: number | undefined;
  const add = (
    source: Source,
    markdown: string,
    at: string | undefined,
    about = '',
    more: Pick<Candidate, 'isRequest'> = {},
  ): void => {
    message += 1;
    const blocks = blocksOf(markdown);
    for (const block of blocks) {
      const text = isAnswer(source) ? withoutThinking(block.text) : block.text;
      if (text.length < (source === 'prompt' ? 2 : MIN_CHARS)) continue;
      const above = [about, block.heading, block.lead].filter((text) => text !== '').join(' › ');
      const one = {
        ...{ source, about: above, place: block.place, turn, message, at: at ?? nowIso, edits },
        ...(source === 'commit' && touched.length > 0 ? { files: touched } : {}),
        ...(source === 'commit' && blocks.length === 1 ? { isAll: true as const } : {}),
        ...more,
      };
      candidates.push(
        ...(source === 'prompt' ? keptAndNot(text) : [{ text }]).map((part) => ({ ...one, ...part })),
      );
    }
  };
  const endTurn = (): void => {
    for (const [index, one] of candidates.entries())
      if (one.message === last && one.source === 'answer') candidates[index] = { ...one, source: 'last' };
    last = undefined;
  };
  for (const event of events) {
    if (event.type === 'prompt') {
      endTurn();
      turn += 1;
      if (!HANDED_OVER.test(event.text)) add('prompt', event.text, event.at);
    } else if (event.type === 'said') {
      add('answer', event.text, event.at);
      last = message;
    } else if (event.type === 'refused') {
      const call = asked.get(event.id);
      if (call === undefined) continue;
      // What is said to a plan goes on with the work.
      if (call.tool !== PLANS && isUsersWord(call, event) && isLasting(event.text))
        add('refused', event.text, call.at, `the user turned down ${nameOf(call)}`);
    } else if (event.type === 'result' && event.answers !== undefined) {
      const call = asked.get(event.id);
      if (call?.tool !== ASKS) continue; // the result of a server's tool may look the same
      for (const [question, answer] of Object.entries(event.answers))
        if (typeof answer === 'string') add('choice', chosen(question, answer, call.input), call.at);
    } else if (event.type === 'call' && results.get(event.id)?.failed === false) {
      const { tool, input, at } = event;
      const { command } = input;
      if (EDITORS.has(tool)) {
        edits += 1;
        edited.push({ message, input: JSON.stringify(input).slice(0, MAX_INPUT_CHARS).toLowerCase() });
        touched = [...new Set([fileOf(input) ?? [], ...touched].flat())].slice(0, MOST_FILES);
      }
      const line = tool === 'Bash' && typeof command === 'string' ? command : '';
      const commits = commitMessagesIn(line);
      for (const { subject, body } of commits) if (body !== '') add('commit', body, at, subject);
      for (const { subject, body } of requestsIn(line)) add('commit', body, at, subject, { isRequest: true });
      if (commits.length > 0) touched = [];
    }
  }
  endTurn();
  return { candidates, edited, state: { turn, message, edits, touched } };
}

/** What somebody says who is about to do something, or is not sure yet: it tells nothing that lasts. */
const THINKING =
  /^(?:(?:now|ok(?:ay)?|good|great|perfect|right|alright|so|then|next|first|and|but|both|actually)\b[,.!:;—–-]*\s*)*(?:let me|let's|i(?:'|’)?ll|i will|i(?:'|’)?m going|i need to|i should|i can|i have|i(?:'|’)?ve|i see|now i|want me to|would you|shall i|should i|do you|good|great|perfect|done|wait|hmm|no wait)\b/i;

const withoutThinking = (text: string): string =>
  splitSentences(text)
    .filter((sentence) => !THINKING.test(sentence) && !/[?:]$/.test(sentence))
    .join(' ');

type Call = Extract<TranscriptEvent, { type: 'call' }>;
type Refusal = Extract<TranscriptEvent, { type: 'refused' }>;

const FOR_NOW =
  /\b(?:for now|right now|this time|later|first|wait|hold on|let you know|continue|go ahead|never ?mind|nvm|i(?:'|’)ll do it|my(?:self)?)\b/i;

export const isLasting = (text: string): boolean =>
  text.trim().split(/\s+/).length >= 3 && // fewer words say no more than no
  text.length < 1_000 &&
  !FOR_NOW.test(text) &&
  !/\?\s*$/.test(text);

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
export function chosen(question: string, answer: string, { questions }: Fields) {
  const all = listOfFields(questions);
  const header = textOf(all.find((asked) => asked['question'] === question)?.['header']);
  const options = all.flatMap((asked) => listOfFields(asked['options']));
  const described = textOf(options.find(({ label }) => label === answer)?.['description']);
  const [topic, why] = [header && ` about ${header}`, described && ` — ${described}`];
  return `Asked “${asksIn(question)}”${topic}, the user chose: ${answer}${why}`.replace(/\s+/g, ' ');
}

const MAX_QUESTION_CHARS = 200;
/** What introduces a question says what it is about; of a long one the last sentences that fit, the question itself in any case. */
function asksIn(question: string): string {
  if (question.length <= MAX_QUESTION_CHARS) return question.trim();
  const sentences = splitSentences(question.replace(/\s+/g, ' '));
  const first = sentences.findIndex((_, at) => sentences.slice(at).join(' ').length <= MAX_QUESTION_CHARS);
  return sentences.slice(first).join(' ');
}
