import type { Memory } from './memory.ts';
import type { TranscriptEvent } from './narrative/transcript-line.ts';
import { namesIn } from './prose/names.ts';

/** What a session did with a memory that it was told. `touched`: one of its files was looked at or changed, which it might have been without it. */
export type ToldUse = 'used' | 'touched' | 'unused';

/** A name of one plain word (`make`, `test`) stands in many a session that knows nothing of the memory. */
const NO_PLAIN_WORD = /[^a-z]/;
const LONG_CHARS = 10;

type Call = Extract<TranscriptEvent, { type: 'call' }>;

/**
 * What the events of a session show of a memory that it was told: `used` where a call that did not fail names what the memory names (a command, an option, an identifier), or
 * an answer does, and no prompt had named it. Pure.
 */
export function useOf(
  { summary, body = '', files }: Pick<Memory, 'summary' | 'body' | 'files'>,
  events: readonly TranscriptEvent[],
): ToldUse {
  const asked = textOf(events, 'prompt');
  const names = namesIn(`${summary}\n${body}`)
    .code.map((name) => name.toLowerCase())
    .filter((name) => (NO_PLAIN_WORD.test(name) || name.length >= LONG_CHARS) && !asked.includes(name));
  const failed = new Set(
    events.flatMap((event) => (event.type === 'result' && event.failed ? [event.id] : [])),
  );
  const calls = events.filter((event): event is Call => event.type === 'call' && !failed.has(event.id));
  const done =
    `${calls.map(({ input }) => textIn(input['command'])).join('\n')}\n${textOf(events, 'said')}`.toLowerCase();
  if (names.some((name) => done.includes(name))) return 'used';
  const paths = calls.map(({ input }) => textIn(input['file_path']).replaceAll('\\', '/'));
  const isTouched = files.some(({ path }) =>
    paths.some((touched) => touched === path || touched.endsWith(`/${path}`)),
  );
  return isTouched ? 'touched' : 'unused';
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const textOf = (events: readonly TranscriptEvent[], type: 'prompt' | 'said'): string =>
  events
    .flatMap((event) => (event.type === type ? [event.text] : []))
    .join('\n')
    .toLowerCase();

/** How often a memory was told, and what came of it. */
export interface ToldCount {
  /** The sessions that were told it since it was last used, the newest last. */
  readonly idle: readonly string[];
  /** In how many sessions it was told, and in how many it was used. */
  readonly told: number;
  readonly used: number;
}

export const NEVER_TOLD: ToldCount = { idle: [], told: 0, used: 0 };

/** Told in so many sessions one after the other without any use, a memory is not told unasked any more. */
export const WORN_OUT = 5;

/** The count with one more session; the same one again changes nothing. Pure. */
export function withTold(count: ToldCount, session: string, use: ToldUse): ToldCount {
  if (count.idle.includes(session)) return count;
  const idle = use === 'unused' ? [...count.idle, session].slice(-WORN_OUT) : [];
  return { idle, told: count.told + 1, used: count.used + (use === 'used' ? 1 : 0) };
}

export const isWornOut = ({ idle }: ToldCount): boolean => idle.length >= WORN_OUT;
