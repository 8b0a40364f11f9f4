import { namesIn } from '../capture/prose.ts';
import type { TranscriptEvent } from '../capture/transcript.ts';
import { textOf } from '../core/basics.ts';
import type { Memory } from '../core/memory.ts';
import { standsIn } from '../core/text.ts';
import { isCommonName, specificNames } from './specific-terms.ts';

/** What a session did with a memory. `touched`: one of its files was opened; `against`: what the user once turned down was done. */
export type ToldUse = 'used' | 'touched' | 'unused' | 'against';

/** A code span of one plain word (`make`, `test`) stands in many a session that knows nothing of the memory. */
const NO_PLAIN_WORD = /[^a-z]/;
const LONG_CHARS = 10;
const MIN_CHARS = 4;
/** People name what they mean at the start; and 40 memories with so many names each are looked for in 2 MB in a third of a second. */
const MAX_CHARS = 4_000;
const MAX_NAMES = 16;

export type Doings = ReturnType<typeof doingsOf>;

type Call = Extract<TranscriptEvent, { type: 'call' }>;
type Told = Pick<Memory, 'summary' | 'body' | 'files' | 'signature'>;

/** What a session asked for, said and did, made ready for many memories; a call is done where its result says that it passed. `at`: ISO 8601, '' where the line has none. Pure. */
export function doingsOf(events: readonly TranscriptEvent[]) {
  const passed = new Set(
    events.flatMap((event) => (event.type === 'result' && !event.failed ? [event.id] : [])),
  );
  const calls = events.flatMap((event) => (event.type === 'call' ? [event] : []));
  return {
    prompts: events
      .flatMap((event) => (event.type === 'prompt' ? [event.text] : []))
      .join('\n')
      .toLowerCase(),
    /** The session's own words and calls, in lower case. */
    own: events.flatMap((event) => {
      if (event.type !== 'said' && event.type !== 'call') return [];
      const { at = '' } = event;
      if (event.type === 'said') return [{ at, text: event.text.toLowerCase(), isDone: true, isCall: false }];
      const text = `${textOf(event.input['command'])}\n${pathIn(event.input)}`.toLowerCase();
      return [{ at, text, isDone: passed.has(event.id) && !isAsking(event), isCall: true }];
    }),
    /** Files that calls opened, with / between folders. */
    opened: calls.flatMap(({ id, at = '', input }) => {
      const path = pathIn(input);
      return passed.has(id) && path !== '' ? [{ at, path }] : [];
    }),
  };
}

/** The tools of our server that give memories, whatever the client calls the server, and the command. */
const ASKING_TOOL = /__(?:recall|explain_memory|list_memories)$/;
const ASKING_COMMAND = /\bcs-memory(?:\.mjs)?["']? (?:recall|show|list)\b/;

/** Whether a call asks for memories: what is looked for with a name is not used yet. */
const isAsking = ({ tool, input }: Call): boolean =>
  ASKING_TOOL.test(tool) || ASKING_COMMAND.test(textOf(input['command']));

/** When a session first asked for memories by itself (ISO 8601; '' where the line has no time); undefined where it did not. Pure. */
export function askedAt(events: readonly TranscriptEvent[]): string | undefined {
  const first = events.find((event): event is Call => event.type === 'call' && isAsking(event));
  return first && (first.at ?? '');
}

/** What came of a memory after `toldAt` (ISO 8601): `used` where an answer or passed call has a name of its that was nowhere before. Pure. */
export function useOf(memory: Told, { prompts, own, opened }: Doings, toldAt: string): ToldUse {
  const isAfter = ({ at }: { readonly at: string }): boolean => at === '' || at >= toldAt;
  const after = own.filter((it) => it.isDone && isAfter(it));
  const refused = TURNED_DOWN.exec(memory.summary)?.[1]
    ?.replace(/ 2>&1$/, '')
    .toLowerCase();
  // Who only speaks of it ("you turned that down") keeps to it.
  if (refused !== undefined)
    return after.some(({ isCall, text }) => isCall && standsIn(text, refused)) ? 'against' : 'unused';
  const before = [prompts, ...own.filter((it) => !isAfter(it)).map(({ text }) => text)];
  const isNew = (name: string): boolean => !before.some((text) => standsIn(text, name));
  if (tellingNames(memory).some((name) => after.some(({ text }) => standsIn(text, name)) && isNew(name)))
    return 'used';
  const paths = opened.filter(isAfter).map(({ path }) => path);
  const isTouched = memory.files.some(({ path }) =>
    paths.some((touched) => touched === path || touched.endsWith(`/${path}`)),
  );
  return isTouched ? 'touched' : 'unused';
}

/** As a distiller puts a refusal that the user gave a reason for (capture/gather.ts). */
const TURNED_DOWN = /^The user turned down `([^`]{3,300})`/;

/** What the user rules, turned down or asked to be remembered: kept to, it leaves no trace of its use, so it never wears out. */
export const isForGood = (memory: Pick<Memory, 'ns' | 'kind' | 'evidence' | 'summary'>): boolean =>
  memory.evidence === 'user-stated' &&
  (memory.ns === 'patterns' || memory.kind === 'note' || TURNED_DOWN.test(memory.summary));

/** Names that mean one thing, in lower case: those that are looked up as they are, and what stands between backticks. */
function tellingNames(memory: Told): readonly string[] {
  const text = useText(memory).slice(0, MAX_CHARS);
  const spans = namesIn(text).code.map((span) => span.trim().toLowerCase());
  const terms = specificNames(text).terms.map(({ term }) => term);
  const failed = lineOf(memory.body, 'While').toLowerCase();
  return [...new Set([...spans.filter(isTelling), ...terms])]
    .filter((name) => !failed.startsWith(name))
    .slice(0, MAX_NAMES);
}

/** What the next command was that passed, behind what was changed or run for it. */
const PASSED = /, `[^`]{1,300}` passed$/;

/** What there is to use: of a failure that was overcome (capture/open-failures.ts) what helped. The rest of it is what happens without the memory. */
function useText({ summary, body = '', signature }: Told): string {
  const fix = signature === undefined ? '' : lineOf(body, 'Fix').replace(PASSED, '');
  return fix === '' ? `${summary}\n${body}` : fix;
}

/** The rest of the line that begins with a word and a colon; '' where there is none. */
const lineOf = (text = '', word: 'Fix' | 'While'): string =>
  new RegExp(`^${word}: ([^\\n]*)`, 'm').exec(text)?.[1] ?? '';

const isTelling = (span: string): boolean =>
  !isCommonName(span) &&
  (span.length >= LONG_CHARS || (span.length >= MIN_CHARS && NO_PLAIN_WORD.test(span)));

const pathIn = (input: Readonly<Record<string, unknown>>): string =>
  textOf(input['file_path']).replaceAll('\\', '/');

/** How often a memory was told, and what came of it. */
export interface ToldCount {
  /** The sessions that were told it since it was last of use, the newest last. */
  readonly idle: readonly string[];
  /** In how many sessions it was told, and in how many it was used. */
  readonly told: number;
  readonly used: number;
  /** The last session that it was of use to: when that is resumed and ends again, it counts as before. */
  readonly last?: { readonly session: string; readonly use: ToldUse };
}

export const NEVER_TOLD: ToldCount = { idle: [], told: 0, used: 0 };

/** Told in so many sessions one after the other without any use, a memory is not told unasked any more. */
export const WORN_OUT = 5;

/** More is the greater use. */
export const WORTH: Readonly<Record<ToldUse, number>> = { unused: 1, against: 1, touched: 2, used: 3 };

/** The count with one more session. A session that was counted changes it only where more came of the memory since. Pure. */
export function withTold(count: ToldCount, session: string, use: ToldUse): ToldCount {
  const known = useIn(count, session);
  if (known !== undefined && WORTH[use] <= WORTH[known]) return count;
  const totals = {
    told: count.told + (known === undefined ? 1 : 0),
    used: count.used + (use === 'used' ? 1 : 0),
  };
  if (WORTH[use] > WORTH.unused) return { idle: [], ...totals, last: { session, use } };
  return { ...count, ...totals, idle: [...count.idle, session].slice(-WORN_OUT) };
}

/** What is known to have come of the memory in a session: of those of use only the last is. */
export function useIn({ idle, last }: ToldCount, session: string): ToldUse | undefined {
  if (last?.session === session) return last.use;
  return idle.includes(session) ? 'unused' : undefined;
}

export const isWornOut = ({ idle }: ToldCount): boolean => idle.length >= WORN_OUT;
