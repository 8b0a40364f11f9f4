import { type Filtered, type FilterPipeline, filterOrThrow } from '../../filters/pipeline.ts';
import type { Learning } from '../core/learning.ts';
import type { Clock } from '../core/ports.ts';
import { namesIn } from '../core/prose.ts';
import { pathWords, wholeEnds } from '../core/text.ts';
import type { CaptureAccumulator } from '../session/model/ports.ts';
import { assessText } from './model/distil/assess.ts';
import { blocksOf } from './model/distil/blocks.ts';
import { MAX_SUMMARY_CHARS } from './model/distil/compose.ts';
import { gather } from './model/distil/gather.ts';
import { type GatheredSession, NEW_GATHERING, placeOf, withGathered } from './model/distil/gathered.ts';
import { ASKS } from './model/distil/replies.ts';
import { type TranscriptEvent, transcriptEvents, withoutOwnLines } from './model/narrative/transcript.ts';

export interface GatherPorts {
  readonly filters: FilterPipeline;
  readonly clock: Clock;
}

/** Of what a call printed a digest shows a few lines. */
const MAX_OUTPUT_CHARS = 4_000;
/** The longest answers seen have 12,000 characters; filters take time. */
const MAX_CHARS = 32 * 1024;

/** Whether a text names a file that nothing is learned about. */
export const namesIgnored = (text: string, filters: Pick<FilterPipeline, 'ignoresPath'>): boolean =>
  pathWords(text).some((word) => filters.ignoresPath(word));

/**
 * What a session gathered, with what a stretch of its transcript adds: every message is filtered whole, without what it repeats of memories, before it
 * is cut into blocks; a block that names an ignored file is left out. The same object where nothing is new. Throws FILTER_BROKEN.
 */
export function gatherStretch(
  events: readonly TranscriptEvent[],
  gathered: GatheredSession | undefined,
  { filters, clock }: GatherPorts,
): GatheredSession | undefined {
  if (events.length === 0) return gathered;
  const clean = (text: string): Filtered =>
    filterOrThrow(filters, withoutOwnLines(filterOrThrow(filters, wholeEnds(text, MAX_CHARS))));
  const from = gathered ?? NEW_GATHERING;
  const refused = new Set(events.flatMap((event) => (event.type === 'refused' ? [event.id] : [])));
  const { candidates, state } = gather(
    events.map((event) => filtered(event, refused, clean)),
    from,
    new Date(clock()).toISOString(),
  );
  const told = candidates.filter(({ text, about }) => !namesIgnored(`${about} ${text}`, filters));
  return withGathered(from, told, state);
}

/**
 * What lines of a transcript tell, every text of it filtered and without what repeats memories: as it may be shown to a model. Throws FILTER_BROKEN.
 */
export function filteredEvents(
  lines: readonly string[],
  filters: FilterPipeline,
): readonly TranscriptEvent[] {
  const clean = (text: string): Filtered =>
    filterOrThrow(filters, withoutOwnLines(filterOrThrow(filters, wholeEnds(text, MAX_CHARS))));
  return lines.flatMap((line) => transcriptEvents(line)).map((event) => filtered(event, undefined, clean));
}

/** Of an input every text is filtered, however deep it stands: the options of a question are lists. */
function cleaned(value: unknown, clean: (text: string) => Filtered): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.slice(0, MAX_OPTIONS).map((item) => cleaned(item, clean));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cleaned(item, clean)]));
}

const MAX_OPTIONS = 16;

/** `refused`: of which calls the inputs are wanted besides; all, with what failed calls printed, where it is absent. */
function filtered(
  event: TranscriptEvent,
  refused: ReadonlySet<string> | undefined,
  clean: (text: string) => Filtered,
): TranscriptEvent {
  if (event.type === 'said' || event.type === 'refused' || event.type === 'prompt')
    return { ...event, text: clean(event.text) };
  if (event.type === 'result' && event.answers !== undefined) {
    const answers = Object.entries(event.answers).map(([question, answer]) => [
      clean(question),
      typeof answer === 'string' ? clean(answer) : '',
    ]);
    return { ...event, answers: Object.fromEntries(answers) };
  }
  if (event.type === 'result' && event.output !== undefined)
    return refused === undefined
      ? { ...event, output: clean(wholeEnds(event.output, MAX_OUTPUT_CHARS)) }
      : event;
  if (event.type !== 'call' || !(isTold(event) || (refused?.has(event.id) ?? true))) return event;
  const input = Object.entries(event.input).map(([name, value]) => [name, cleaned(value, clean)]);
  return { ...event, input: Object.fromEntries(input) };
}

/** Calls that may become candidates: the inputs of others are not looked at, and filters take time. */
function isTold({ tool, input }: Extract<TranscriptEvent, { type: 'call' }>): boolean {
  if (tool === 'Bash') return typeof input['command'] === 'string' && /\bcommit\b/.test(input['command']);
  return tool === ASKS;
}

export interface KeepGivenPorts {
  readonly filters: FilterPipeline;
  readonly accumulator: Pick<CaptureAccumulator, 'add' | 'session'>;
  readonly clock: Clock;
  readonly branch: string | undefined;
  /** Whether a path, relative to the root of the work tree, is a file there. */
  readonly isFile: (path: string) => boolean;
}

/**
 * What became of a text that somebody handed over. `queued`: the next flush writes it; `waiting`: it waits already; `empty`: nothing is left of it
 * without secrets and repeated memories; `ignored`: it speaks of a file that nothing is learned about.
 */
export type Kept = 'queued' | 'waiting' | 'empty' | 'ignored';

/** What is longer is no summary, and filters take time. */
const MAX_GIVEN_CHARS = 64 * 1024;
/** A note's line has room for more, a reader has not. */
const MAX_BODY_CHARS = 4_000;
const MAX_FILES = 5;

/** Text → filters → accumulator: who hands over a text wants it kept, so nobody judges it. Throws FILTER_BROKEN and IO_FAILED. */
export function createKeepGiven(ports: KeepGivenPorts): (text: string) => Kept {
  const { filters, accumulator, clock, branch, isFile } = ports;
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  return (raw) => {
    const text = clean(withoutOwnLines(clean(wholeEnds(raw, MAX_GIVEN_CHARS)))).trim();
    if (!/[\p{L}\p{N}]{2}/u.test(text.replaceAll(/\[REDACTED:[^\]]*\]/g, ''))) return 'empty';
    if (namesIgnored(text, filters)) return 'ignored';
    const summary = summaryOf(text);
    const files = namesIn(text).files.filter((file) => !filters.ignoresPath(file) && isFile(file));
    const learning: Learning<Filtered> = {
      ...placeOf(undefined, text),
      summary: clean(summary),
      ...(summary === text ? {} : { body: clean(text.slice(0, MAX_BODY_CHARS)) }),
      tags: [],
      files: files.slice(0, MAX_FILES).map(clean),
      at: new Date(clock()).toISOString(),
      session: clean(accumulator.session),
      ...(branch === undefined ? {} : { branch: clean(branch) }),
    };
    return accumulator.add(learning).added ? 'queued' : 'waiting';
  };
}

/** A short text is its own summary; of a long one the part that tells most, or its beginning. */
function summaryOf(text: string): string {
  const [first, ...more] = blocksOf(text);
  if (more.length === 0 && first !== undefined && first.text.length <= MAX_SUMMARY_CHARS) return first.text;
  const { summary } = assessText(text);
  return summary === '' ? text.replace(/\s+/g, ' ').slice(0, MAX_SUMMARY_CHARS) : summary;
}
