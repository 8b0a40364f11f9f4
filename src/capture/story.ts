import { createHash } from 'node:crypto';
import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import { defined } from '../core/basics.ts';
import type { CsError } from '../core/errors.ts';
import { type Learning, MAX_SUMMARY_CHARS, memoryId } from '../core/learning.ts';
import { shortLine } from '../core/text.ts';
import { tellsOfDone } from '../session/goal-request.ts';
import type { SessionTask } from '../session/goals-folded.ts';
import { checks, isDoneInstead, speaksOfFailing } from '../session/handoff/checks.ts';
import { readTranscript, type StoryStore } from '../session/session-files.ts';
import { storyEvents, withEvent } from '../session/story-events.ts';
import { tellStory } from '../session/tell-story.ts';
import { type AnswerType, answerType, assessText, WORTH_STORING } from './assess.ts';
import type { CapturePlace } from './context.ts';
import { gatherStretch, learnedIn, toldWhole } from './distil-session.ts';
import { queueStatement } from './note-statement.ts';
import { mayBeKeptAtOnce } from './prompt-hints.ts';
import { sentencesOf, wholeEnds } from './prose.ts';
import { namesIgnored } from './shell.ts';
import { isBlank, type Story, type StoryEvent } from './story-state.ts';
import { type TranscriptEvent, transcriptEvents } from './transcript.ts';
import { aheadIn, openPart } from './user-words.ts';

/** The story of one session, where it began, and who is told of what is new in it. */
export interface StoryPlace extends Omit<CapturePlace, 'isFile' | 'gitIgnored'> {
  readonly session: string;
  readonly stories: StoryStore;
  /** The session's own list of things to do, as what was given to `onEvents` left it. */
  readonly tasks?: () => readonly SessionTask[];
  /** Is told why a transcript that is there cannot be read. */
  readonly onUnread?: (error: CsError) => void;
  /** Where what a new prompt states is queued, unless a hook has looked at it when it was given; absent where nothing is. */
  readonly stating?: CapturePlace | undefined;
  /** Is given all that is new, with the prompts filtered and all else raw, before how far it was read is kept. */
  readonly onEvents?: ((events: readonly TranscriptEvent[]) => void) | undefined;
  /** Is told of each new answer, by its hash; `finished`: it tells of a change that was made, asks nothing, and leaves nothing open. */
  readonly onAnswer?: ((answer: { readonly hash: string; readonly finished: boolean }) => void) | undefined;
}

/** What is longer was pasted (statement.ts looks at 4,000 characters), and filters take time. */
const MAX_PROMPT_CHARS = 32 * 1024;

/** A note of where the work stands is of use for weeks. */
const PROGRESS_DAYS = 30;

/** Takes in what is new in the transcript, and writes nothing: gives the story, and the last prompt that is new, filtered. Throws FILTER_BROKEN. */
export function catchUp(at: StoryPlace, transcript: string) {
  const { filters } = at;
  const story = at.stories.read(at.session);
  if (transcript === '') return { story };
  const { lines, mark } = readTranscript(transcript, story.mark, undefined, at.onUnread);
  const { started_at = '', own_transcript = false } = at.states.read(at.session) ?? {};
  const startedMs = Date.parse(started_at);
  // A fork, and a session resumed, bring the lines of others and of earlier: they are not this session's.
  const sinceMs = Number.isFinite(startedMs) && !own_transcript ? startedMs - START_SLACK_MS : 0;
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  const prompts: Filtered[] = [];
  const events = lines
    .flatMap((line) => transcriptEvents(line, sinceMs))
    .map((event) => {
      if (event.type !== 'prompt') return event;
      const text = clean(wholeEnds(event.text, MAX_PROMPT_CHARS));
      prompts.push(text);
      return { ...event, text };
    });
  const gathered = gatheredOf(at, events, story);
  for (const text of prompts)
    if (at.stating !== undefined && !mayBeKeptAtOnce(text)) queueStatement(at.stating, at.session, text);
  if (events.length > 0) at.onEvents?.(events);
  const fileOf = (path: string): string | undefined =>
    filters.ignoresPath(path) ? undefined : at.relativePath(path);
  const told = storyEvents(events, { clean, fileOf, ignoresPath: filters.ignoresPath });
  const all = told.reduce(withEvent, story);
  // The client writes its transcript beside us: a prompt whose answer was noted before may come later.
  const last = all.isAnswered ? undefined : events.at(-1);
  const isAnswered =
    last?.type === 'said' && all.answered.includes(hashOf(toldWhole(last.text, filters, MAX_ANSWER_CHARS)));
  return {
    story: { ...all, ...(isAnswered ? { isAnswered } : {}), mark, ...defined({ gathered }) },
    prompt: prompts.at(-1),
  };
}

const hashOf = (answer: Filtered): string => createHash('sha256').update(answer).digest('hex').slice(0, 16);

/** The first prompt is written before SessionStart has recorded when the session began. */
const START_SLACK_MS = 60_000;

/** Takes in what a transcript tells that no hook has read; without a name the one read last, of a session that was killed. Throws FILTER_BROKEN and IO_FAILED. */
export function readRest(at: StoryPlace, transcript?: string): void {
  const file = transcript ?? at.stories.read(at.session).mark?.file ?? '';
  if (file !== '') at.stories.write(at.session, catchUp(at, file).story);
}

/** What a session gathered with some more events; where no session is distilled nothing of what is said touches the disk. */
const gatheredOf = (at: StoryPlace, events: readonly TranscriptEvent[], { gathered }: Story) =>
  at.config.answers.enabled ? gatherStretch(events, gathered, at) : gathered;

/** Queues the story so far as one memory in the place of the one before; nothing where nothing new is told. Gives whether. Throws FILTER_BROKEN and IO_FAILED. */
export function queueStory(at: StoryPlace, transcript: string): boolean {
  const { session, stories } = at;
  const { story } = catchUp(at, transcript);
  const learning = narrativeOf(story, at);
  const text = learning === undefined ? '' : `${learning.summary}\n${learning.body ?? ''}`;
  if (learning === undefined || text === story.told?.text) {
    if (at.states.read(session) !== undefined || !isBlank(story)) stories.write(session, story);
    return false;
  }
  at.accumulator(session).add(learning);
  stories.write(session, { ...story, told: { id: memoryId(learning), text } });
  return true;
}

function narrativeOf(story: Story, at: StoryPlace): Learning<Filtered> | undefined {
  const told = tellStory(story, at.tasks?.());
  if (told === undefined) return undefined;
  const learning = learnedIn(at, at.session, {
    ...{ ns: 'progress', kind: 'progress', evidence: 'model-inferred', ...told, days: PROGRESS_DAYS },
    // Two sessions may come to the same few words, and one must not take the other's note away. Not "session …": behind that word filters take an id for a secret.
    key: `progress ${at.session}`,
  });
  return story.told === undefined ? learning : { ...learning, supersedes: [story.told.id] };
}

/** The longest answers seen have 12,000 characters; filters take time. */
export const MAX_ANSWER_CHARS = 64 * 1024;
/** As many answers are known by their hashes: the client tells the last one again when a turn ends without a new one. */
const MAX_HASHES = 50;

/** The last message of a turn → filters → candidates, and what it tells into the story; `nothing`: the same answer was looked at before. Throws FILTER_BROKEN and IO_FAILED. */
export function noteAnswer(at: StoryPlace, raw: string, transcript: string): 'gathered' | 'nothing' {
  const { filters } = at;
  const { story, prompt } = catchUp(at, transcript);
  const answer = toldWhole(raw, filters, MAX_ANSWER_CHARS);
  const hash = hashOf(answer);
  if (answer.trim() === '' || story.answered.includes(hash)) {
    // "Done." answers whatever was asked, however often it is said.
    const isAgain = answer.trim() !== '' && !story.isAnswered;
    const told = isAgain ? withEvent(story, { type: 'answered', ahead: story.ahead ?? [] }) : story;
    at.stories.write(at.session, told);
    return 'nothing';
  }
  const { worth, summary } = assessText(answer);
  const type = answerType(sentencesOf(answer), prompt ?? '', worth >= WORTH_STORING);
  const said = saidBy(type, worth, summary, at);
  // The client writes its transcript beside us: what is not in it yet is gathered all the same, and known when it comes.
  const gathered = gatheredOf(at, [{ type: 'said', text: answer }], story);
  const ahead = aheadIn([{ text: answer, isRunSince: true, isChangedSince: false }])
    .filter((text) => !namesIgnored(text, filters))
    .map((text) => (text.length > MAX_SUMMARY_CHARS ? (openPart(text) ?? text) : text))
    .map((text) => shortLine(text, MAX_SUMMARY_CHARS));
  const finished = ahead.length === 0 && tellsOfDone(answer, type === 'iteration');
  at.onAnswer?.({ hash, finished });
  const answered = [...story.answered, hash].slice(-MAX_HASHES);
  // What failed beside the checks, and the closing words pass over, nobody has to try again.
  const isSilent = story.tried.length > 0 && !speaksOfFailing(answer);
  const isOver = (command: string): boolean =>
    (isSilent && !checks(command)) || isDoneInstead(answer, command);
  const tried = story.tried.map((it) => (isOver(it.command) ? { ...it, isOver: true as const } : it));
  const events: readonly StoryEvent[] = [{ type: 'answered', ahead }, ...said];
  const before: Story = { ...story, answered, tried, ...defined({ gathered }) };
  at.stories.write(at.session, events.reduce(withEvent, before));
  return 'gathered';
}

/** What an answer adds to the story: what was settled, what was found out, what was done; nothing that names an ignored file. */
function saidBy(
  type: AnswerType,
  worth: number,
  summary: string,
  { config, filters }: StoryPlace,
): readonly StoryEvent[] {
  const text = shortLine(summary, MAX_SUMMARY_CHARS);
  if (namesIgnored(text, filters)) return [];
  if (type === 'iteration') return [{ type: 'finished', text }];
  if (worth < Math.max(WORTH_STORING, config.answers.threshold)) return [];
  return [{ type: type === 'decision' ? 'decided' : 'found', text }];
}
