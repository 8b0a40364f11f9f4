import { type Filtered, type FilterPipeline, filterOrThrow } from '../../../filters/pipeline.ts';
import { pathWords } from '../../capture/shell.ts';
import { noteAnswer, queueStory } from '../../capture/story.ts';
import { attempt, defined } from '../../core/basics.ts';
import { type Learning, learned, memoryId } from '../../core/learning.ts';
import { HANDOFFS } from '../../core/memory.ts';
import { type NotedPlace, roleOf, type SessionPlace } from '../context.ts';
import { workIn } from '../goal-request.ts';
import { gatherGoals } from '../goals.ts';
import { overAt } from '../ports.ts';
import { storyOf } from '../sessions.ts';
import { gatherParts, type HandoffWhen, isUnnamed } from './handoff-sources.ts';
import { stepsDoneIn } from './next-lines.ts';
import { handoffSummary, handoffText, saysSomething } from './parts.ts';
import { fitSections, type Handoff, LEAD, partOf, readSections } from './sections.ts';
import type { HandoffParts, SalientMemories, StoredHandoff } from './types.ts';

/** What became of a handoff. `whole`: all sources answered; `part`: some did; `marker`: only time and session are known. */
export interface HandoffResult {
  readonly stored: 'whole' | 'part' | 'marker' | 'nothing';
  readonly handoff?: StoredHandoff;
  /** Why nothing, or not all of it, was stored. */
  readonly failure?: unknown;
}

/** `session`: whose it is: a start makes that of another; `transcript`: its file, '' where none is known. */
type HandoffRequest = Pick<HandoffParts, 'session' | 'occasion'> &
  Readonly<{ transcript: string; when: HandoffWhen }>;

/** Half of what speaks for it by its age is gone then, and nobody goes on with it any more. */
const HANDOFF_DAYS = 14;
const MAX_BEFORE = 12; // sessions in which steps may be done by now
const STEPS = new RegExp(`^- ${LEAD.saidOpen}.*\n`, 'gm');

/** Gathers where the work stands into the queue and a file, in place of the former one; what filters stop leaves a marker. Never throws. */
export async function makeHandoff(place: NotedPlace, request: HandoffRequest): Promise<HandoffResult> {
  const { session, transcript, when, occasion } = request;
  const at = new Date(place.clock()).toISOString();
  const missing: string[] = [];
  const { role } = place.states.read(session) ?? { role: roleOf(place) };
  if (!attempt(() => tellCourse(place, session, transcript), false))
    missing.push('the course of the session could not be read');
  const former = place.handoffs.read(session);
  const { notBefore } = former ?? {};
  if (occasion === 'end' && former !== undefined && hasHeardAll(place, session, former))
    return { stored: 'nothing' };
  const gathered = await gatherParts(place, session, when, { transcript, notBefore }, missing);
  const parts: HandoffParts = { ...gathered, session, at, occasion, ...defined({ role }) };
  if (!attempt(() => endSteps(place, session, parts), false))
    missing.push('whether what was open before is done could not be noted');
  // After a session that only ran commands, or stated rules, there is no work to go on with: what failed is a memory by itself.
  const { asked, words, tasks, edited } = parts;
  const own = words.filter(({ text }) => workIn(text) !== undefined);
  const hasTalk = [asked, own, tasks, edited].some(({ length }) => length > 0);
  const known = saysSomething(parts) && (occasion !== 'end' || hasTalk);
  // Before a compaction that one was made at all is told, too.
  if (!known && when !== 'compaction') return { stored: 'nothing' };
  const whole = missing.length === 0 ? 'whole' : 'part';
  try {
    return { stored: known ? whole : 'marker', ...keep(place, parts) };
  } catch (failure) {
    return { ...keepMarker(place, parts), failure };
  }
}

/** Takes out of what earlier sessions here said to be open what this one has done. Throws IO_FAILED, FILTER_BROKEN. */
function endSteps(place: NotedPlace, session: string, parts: HandoffParts): true {
  const { states, stories, handoffs, accumulator, config } = place;
  const isDone = stepsDoneIn(parts);
  if (isDone === undefined) return true;
  const { told_handoffs, tree, role } = states.read(session) ?? {};
  const told = new Set(told_handoffs);
  for (const { session_id: id, ...its } of states.recent().slice(0, MAX_BEFORE)) {
    const isOver = overAt(its) !== undefined && id !== session;
    const handoff = isOver && its.tree === tree && its.role === role ? handoffs.read(id) : undefined;
    if (handoff === undefined) continue;
    const { ahead: before = [], ...story } = stories.read(id);
    const isTold = told.has(handoff.id);
    if (isTold) for (const one of its.told_handoffs ?? []) told.add(one); // it went on with that
    const ahead = before.filter((step) => !isDone(step, isTold));
    if (ahead.length === before.length) continue;
    if (ahead.length === 0) handoffs.write(id, { ...handoff, text: handoff.text.replace(STEPS, '') });
    stories.write(id, { ...story, ahead });
    const queued = { ...storyOf(place, id), accumulator: () => accumulator(session) }; // which is about to be written
    if (config.progress.enabled) queueStory(queued, '');
  }
  return true;
}

/** Takes in what was said since, as at the end of a turn. Throws what that throws. */
function tellCourse(at: SessionPlace, session: string, transcript: string): true {
  const story = storyOf(at, session);
  if (at.config.progress.enabled) {
    queueStory(story, transcript);
    gatherGoals(at, session, { ended: true });
  } else noteAnswer(story, '', transcript);
  return true;
}

/** A session may end more than once, with nothing said in between. */
const hasHeardAll = ({ stories }: SessionPlace, session: string, { heard }: StoredHandoff): boolean => {
  const { mark } = stories.read(session);
  return mark?.file === heard?.file && mark?.offset === heard?.offset;
};

const NOTHING_KNOWN = {
  ...{ asked: [], tasks: [], failures: [], blockers: [], answers: [], edited: [], words: [], ahead: [] },
  ...{ changed: [], place: [], isAnswered: true, lastPrompt: '' },
};

/** All sources gave something, and the filters stopped it: nothing of theirs is in this. */
function keepMarker(place: SessionPlace, parts: HandoffParts): Pick<HandoffResult, 'stored' | 'handoff'> {
  const { session, at, occasion } = parts;
  const missing = ['what was known could not be kept'];
  const marker = { ...NOTHING_KNOWN, session, at, occasion, missing };
  return attempt(() => ({ stored: 'marker', ...keep(place, marker) }), { stored: 'nothing' });
}

/** Throws FILTER_BROKEN, and what writing throws where neither queue nor file could be written. */
function keep(place: SessionPlace, parts: HandoffParts): Pick<HandoffResult, 'handoff' | 'failure'> {
  const clean = (text: string): Filtered => filterOrThrow(place.filters, text);
  // Put together from filtered parts, and filtered as a whole: what that changes may be longer.
  const told = withoutIgnored(readSections(clean(handoffText(parts))), place.filters);
  const text = clean(fitSections(told));
  const { session, at, role, branch, occasion, salient } = parts;
  const former = place.handoffs.read(session);
  const said = {
    ...({ ns: HANDOFFS, kind: 'handoff', evidence: 'model-inferred', days: HANDOFF_DAYS } as const),
    ...{ summary: handoffSummary(parts), at, session, branch },
    // None: a handoff tells of a session, and is no word on a file that somebody is about to change.
    files: [],
    // Two sessions may come to the same few words, and one must not take the other's note away.
    key: `handoff ${session}`,
  };
  const learning: Learning<Filtered> = {
    ...learned(said, clean),
    body: text,
    tags: [clean(occasion)],
    ...(former?.id ? { supersedes: [former.id] } : {}),
    ...(role === undefined ? {} : { agent: clean(role) }),
  };
  const { mark } = place.stories.read(session);
  const handoff: StoredHandoff = {
    ...{ id: memoryId(learning), at, occasion, text, toldTo: [] },
    ...defined({
      role: role && clean(role),
      heard: mark,
      notBefore: former?.notBefore,
      salient: salient && idsOf(salient),
    }),
  };
  const failures: unknown[] = [];
  const writes = [
    // Not where all that hooks write waits for a review.
    () => place.config.capture.review || place.accumulator(session).add(learning),
    () => place.handoffs.write(session, handoff),
  ];
  for (const write of writes)
    try {
      write();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length === 2) throw failures[0];
  return failures.length === 0 ? { handoff } : { handoff, failure: failures[0] };
}

const idsOf = ({ mode, complexity, memories }: SalientMemories) => ({
  mode,
  ...defined({ complexity }),
  memories: memories.map(({ id, score }) => ({ id, score: Math.round(score * 1e4) / 1e4 })),
});

/** Files that nothing is learned about are not named: a line that is about one goes; of what was said only the name. */
function withoutIgnored({ head, sections }: Handoff, filters: FilterPipeline): Handoff {
  const told = sections.map((section) => ({
    ...section,
    lines: partOf(section.title).isSaid
      ? section.lines.map((line) => withoutNames(line, filters))
      : section.lines.filter((line) => !pathWords(line).some((word) => isUnnamed(word, filters))),
  }));
  return { head, sections: told };
}

const withoutNames = (line: string, filters: FilterPipeline): string =>
  pathWords(line)
    .filter((word) => isUnnamed(word, filters))
    .reduce((text, word) => text.replaceAll(word, '(an ignored file)'), line);
