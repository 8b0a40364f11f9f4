import { oneLine } from '../excerpt.ts';
import type { TranscriptEvent } from '../narrative/transcript-line.ts';
import { statementIn } from '../statements/statement.ts';
import { questionIn } from './ahead.ts';

type Call = Extract<TranscriptEvent, { type: 'call' }>;

/** Something that the user typed, or chose when asked. Raw, or filtered, as what it is part of. */
export interface UserWord {
  readonly text: string;
  /** It turns down or corrects what was done: whoever goes on must know it, however old it is. */
  readonly isCorrection: boolean;
}

/** "Yes", "the second", "1 and 3": nothing without what was asked. */
const SHORT_PROMPT_CHARS = 25;
/** What is longer is a plan or a report, which states much. */
const MAX_CORRECTION_CHARS = 1_000;
const SAYS_NO =
  /^(?:no\b(?! problem)|nope\b|that(?:'|’)?s (?:not|wrong)|this is (?:not|wrong)|wrong\b|revert\b|undo\b|don(?:'|’)?t\b|stop\b|why (?:did|are|would) you)/i;
const TURNED_DOWN = 'Turned down ';
/** What the client writes where the user would rather talk than choose. */
const CLIENT_WORDS = /^The user wants to clarify/;

/** All that the user typed or chose in some events of a transcript, the oldest first; a word or two with the question that they answer. Pure. */
export function userWords(events: readonly TranscriptEvent[]): readonly UserWord[] {
  const calls = new Map<string, Call>();
  let said = '';
  return events.flatMap((event): readonly UserWord[] => {
    if (event.type === 'call') calls.set(event.id, event);
    if (event.type === 'said') said = event.text;
    if (event.type === 'prompt') {
      const text = event.text.trim();
      const question =
        text.length > SHORT_PROMPT_CHARS ? undefined : (chosenFrom(said, text) ?? questionIn(said));
      return [
        {
          text:
            question === undefined
              ? text
              : `${text} (${question.startsWith(CHOICE) ? '' : 'to the question: '}${question})`,
          isCorrection: isCorrection(text),
        },
      ];
    }
    if (event.type === 'refused') return refused(event.text.trim(), calls.get(event.id), events);
    if (event.type !== 'result' || event.answers === undefined) return [];
    return Object.entries(event.answers).map(([question, answer]) => ({
      text: `${String(answer)} (chosen, to the question: ${question})`,
      isCorrection: false,
    }));
  });
}

const CHOICE = 'of the choices: ';

/** What a number or a letter stands for that was chosen, as the answer before has it; undefined where it is none. */
function chosenFrom(said: string, chosen: string): string | undefined {
  const [, mark] = /^\W*(?:option |number |todo )?(\d{1,2}|[a-e])\W*$/i.exec(chosen) ?? [];
  if (mark === undefined) return undefined;
  const line = said
    .split('\n')
    .map(plainMarks)
    .find((it) => it.toLowerCase().startsWith(mark.toLowerCase()) && /^\w{1,2}[.):\s|]/.test(it));
  return line === undefined ? undefined : `${CHOICE}${oneLine(line, MAX_CHOICE_CHARS)}`;
}

const plainMarks = (line: string): string =>
  line
    .replace(/\*\*/g, '')
    .replace(/^[\s\-|*(]+(?:option )?/i, '')
    .trim();
const MAX_CHOICE_CHARS = 160;

function isCorrection(text: string): boolean {
  if (text.length > MAX_CORRECTION_CHARS) return false;
  return SAYS_NO.test(text) || statementIn(text)?.type === 'correction';
}

/** Without words only a plan that was turned down tells anything: of others nobody knows why. */
function refused(
  text: string,
  call: Call | undefined,
  events: readonly TranscriptEvent[],
): readonly UserWord[] {
  const isPlan = call?.tool === 'ExitPlanMode';
  if ((text === '' && !isPlan) || CLIENT_WORDS.test(text) || (isPlan && isHandedOver(call, events)))
    return [];
  const what = isPlan ? 'the plan' : call === undefined ? 'a call' : calledName(call);
  return [{ text: `${TURNED_DOWN}${what}${text === '' ? '' : `: ${text}`}`, isCorrection: true }];
}

/** So much of a plan shows that it is meant. */
const PLAN_CHARS = 80;

/** The client answers with a refusal, too, where the user takes a plan over into a new context: there it is the prompt. */
export const isHandedOver = ({ input: { plan } }: Call, events: readonly TranscriptEvent[]): boolean =>
  typeof plan === 'string' &&
  events.some((event) => event.type === 'prompt' && event.text.includes(plan.trim().slice(0, PLAN_CHARS)));

/** A call in a few words: its tool, and what it was given. Raw. */
export function calledName({ tool, input }: Call): string {
  const given = input['command'] ?? input['file_path'] ?? input['description'] ?? input['pattern'];
  return typeof given === 'string' ? `${tool} \`${given.slice(0, MAX_GIVEN_CHARS)}\`` : tool;
}

const MAX_GIVEN_CHARS = 120;
