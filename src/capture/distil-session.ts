import { type Filtered, type FilterPipeline, filterOrThrow } from '../../filters/pipeline.ts';
import { type Fields, fieldsOf, textOf } from '../core/basics.ts';
import { type Learning, learned, MOST_FILES, memoryId, type Said } from '../core/learning.ts';
import type { Needs } from '../session/accumulator.ts';
import type { Candidate } from './blocks.ts';
import { daysToLive, placeOf } from './compose.ts';
import type { CapturePlace, WritingPlace } from './context.ts';
import { distil, type Found } from './distil.ts';
import { gather } from './gather.ts';
import {
  distilledUntil,
  type GatheredSession,
  NEW_GATHERING,
  type Written,
  withGathered,
} from './gathered.ts';
import { namesIn, wholeEnds } from './prose.ts';
import { namesIgnored } from './shell.ts';
import { ASKS } from './tool-call.ts';
import { type TranscriptEvent, transcriptEvents, withoutOwnLines } from './transcript.ts';

export type DistilledSession = NonNullable<ReturnType<typeof distilSession>>;

/** Which memories are to stand for what a session gathered (`whole`: all, else what the turn at hand cannot change any more); undefined where there is nothing new. Doing it again gives the same: a flush that is killed loses nothing. Throws FILTER_BROKEN. */
export function distilSession(at: WritingPlace, session: string, { whole }: { readonly whole: boolean }) {
  const { stories, config } = at;
  if (!config.answers.enabled) return undefined;
  const { gathered = NEW_GATHERING } = stories.read(session);
  const until = distilledUntil(gathered, whole);
  if (until <= gathered.upTo) return undefined;
  const { candidates, edits = 0, turn } = gathered;
  const { found } = distil(candidates, { until, least: config.answers.threshold, edits, turn });
  const all = found.map((one) => learningOf(one, { candidates, session }, at));
  // What an earlier look wrote in the same words stands; only the end of a stretch writes it anew, with what was said of it since.
  const standing = (learning: Learning): Written | undefined =>
    gathered.written.find(
      ({ id, summary }) => id === memoryId(learning) || (!whole && summary === learning.summary),
    );
  const drafts = all.filter((learning) => standing(learning) === undefined);
  const kept = all.flatMap((learning) => standing(learning) ?? []);
  const withdrawn = gathered.written.filter((one) => !kept.includes(one)).map(({ id }) => ({ id, session }));
  return {
    drafts,
    /** Memories that an earlier look wrote and that do not stand any more. */
    withdrawn,
    /** To be called when the notes have both, with what became of the drafts: the next look goes on from there. Throws IO_FAILED. */
    settle: (entries: readonly { readonly id: string }[]): void => {
      const anew = drafts.map((draft, n) => ({
        id: entries[n]?.id ?? memoryId(draft),
        ns: draft.ns,
        summary: draft.summary,
      }));
      const story = stories.read(session);
      const upTo = { ...(story.gathered ?? gathered), upTo: until, written: [...kept, ...anew] };
      stories.write(session, { ...story, gathered: upTo });
    },
  };
}

function learningOf(
  { topic, worth, told: { summary, body } }: Found,
  { candidates, session }: { readonly candidates: readonly Candidate[]; readonly session: string },
  at: CapturePlace,
): Learning<Filtered> {
  const main = candidates[topic.main];
  const text = `${summary}\n${body}`;
  const changed = [topic.main, ...topic.others].flatMap((index) => candidates[index]?.files ?? []);
  const named = [...filesToldIn(text, at), ...changed.filter(at.isFile)];
  const files = [...new Set(named)].slice(0, MOST_FILES);
  const place = { ...placeOf(main, text), score: worth, days: daysToLive(worth) };
  return learnedIn(at, session, { ...place, summary, body, files, at: main?.at });
}

/** A learning of a session in the words that may be kept, of now where no other time is said. Throws FILTER_BROKEN. */
export const learnedIn = (
  { filters, clock, branch }: Pick<CapturePlace, 'filters' | 'clock' | 'branch'>,
  session: string,
  said: Omit<Said, 'at' | 'session' | 'branch'> & { readonly at?: string | undefined },
): Learning<Filtered> =>
  learned({ ...said, at: said.at ?? new Date(clock()).toISOString(), session, branch }, (text) =>
    filterOrThrow(filters, text),
  );

/** Of what a call printed a digest shows a few lines. */
const MAX_OUTPUT_CHARS = 4_000;
/** The longest answers seen have 12,000 characters; filters take time. */
const MAX_CHARS = 32 * 1024;

/** The files of the work tree that a text names, but for those that nothing is learned about: as many as a lesson speaks of. */
export const filesToldIn = (
  text: string,
  { filters, isFile }: Needs<'isFile'> & { readonly filters: Pick<FilterPipeline, 'ignoresPath'> },
): readonly string[] =>
  namesIn(text)
    .files.filter((file) => !filters.ignoresPath(file) && isFile(file))
    .slice(0, MOST_FILES);

/** What a session gathered, with a stretch of its transcript: each message is filtered whole before it is cut into blocks, and none that names an ignored file is taken. The same object where nothing is new. Throws FILTER_BROKEN. */
export function gatherStretch(
  events: readonly TranscriptEvent[],
  gathered: GatheredSession | undefined,
  { filters, clock, relativePath }: Needs<'filters' | 'clock' | 'relativePath'>,
): GatheredSession | undefined {
  if (events.length === 0) return gathered;
  const clean = (text: string): Filtered => toldWhole(text, filters);
  const from = gathered ?? NEW_GATHERING;
  const fileOf = ({ file_path: path, notebook_path: notebook = path }: Fields): string | undefined => {
    const file = typeof notebook === 'string' ? relativePath(notebook) : undefined;
    return file !== undefined && !filters.ignoresPath(file) && clean(file) === file ? file : undefined;
  };
  const refused = new Set(events.flatMap((event) => (event.type === 'refused' ? [event.id] : [])));
  const heard = events.map((event) => filtered(event, refused, clean));
  const { candidates, edited, state } = gather(heard, from, new Date(clock()).toISOString(), fileOf);
  const told = candidates.filter(({ text, about }) => !namesIgnored(`${about} ${text}`, filters));
  return withGathered(from, told, state, edited);
}

/** What lines of a transcript tell, filtered and without what repeats memories: as a model may be shown it. Throws FILTER_BROKEN. */
export function filteredEvents(lines: readonly string[], filters: FilterPipeline) {
  const clean = (text: string): Filtered => toldWhole(text, filters);
  return lines.flatMap((line) => transcriptEvents(line)).map((event) => filtered(event, undefined, clean));
}

/** A text without what it repeats of memories; filtered before that too, since a secret may be known by the line above. */
export const toldWhole = (text: string, filters: FilterPipeline, maxChars = MAX_CHARS): Filtered =>
  filterOrThrow(filters, withoutOwnLines(filterOrThrow(filters, wholeEnds(text, maxChars))));

type Clean = (text: string) => Filtered;

/** Of an input every text is filtered, however deep it stands: the options of a question are lists. */
function cleaned(value: unknown, clean: Clean): unknown {
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
  clean: Clean,
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
  if (event.type === 'result' && event.output !== undefined && refused === undefined)
    return { ...event, output: clean(wholeEnds(event.output, MAX_OUTPUT_CHARS)) };
  if (event.type !== 'call' || !(isTold(event) || (refused?.has(event.id) ?? true))) return event;
  return { ...event, input: fieldsOf(cleaned(event.input, clean)) };
}

const TELLS = /\bcommit\b|\b(?:gh|glab)\s+(?:pr|mr|issue)\b/;
/** Calls that may become candidates: the inputs of others are not looked at, and filters take time. */
const isTold = ({ tool, input }: Extract<TranscriptEvent, { type: 'call' }>): boolean =>
  tool === ASKS || (tool === 'Bash' && TELLS.test(textOf(input['command'])));
