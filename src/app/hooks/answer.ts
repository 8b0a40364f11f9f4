import { QUICK_BOUND } from '../../core/background.ts';
import { unlessFails } from '../../core/errors.ts';
import { isEpisode } from '../../core/memory.ts';
import { writeRecall } from '../../recall/recall-text.ts';
import { noteShown } from '../../recall/shown-ledger.ts';
import type { Question } from '../../recall/trigger.ts';
import { placeOf, wireAnswer } from '../wire/recall.ts';
import { type HookContext, type Outcome, SILENT } from './stdio.ts';

/** An arm, or git, that has not answered a prompt by then is left out: the event's own deadline is 4 s. */
const ANSWER_DEADLINE_MS = 1_500;

/** What is new answers a question well enough where it fits nearly as well as what the session was told before. */
const NEARLY = 0.7;

const MAX_STATED = 40;
const STATED_TITLE = 'What was stated to be remembered here.';

/** Answers a question about the past with the memories that fit; what the session saw before comes again only where nothing new fits nearly as well, and what tells of work never. Nothing of it is told unasked again. */
export async function answerFromMemory(question: Question, context: HookContext): Promise<Outcome> {
  const { session } = context;
  const place = await placeOf(context);
  const { enabled, promptRecall } = place.config;
  if (!enabled || !promptRecall.enabled) return SILENT;
  const wired = wireAnswer({ ...place, indexBound: QUICK_BOUND });
  const { shown = [] } = place.states.read(session) ?? {};
  const how = { deadlineMs: ANSWER_DEADLINE_MS, isQuick: true, fitsItself: true };
  const more = { ...how, notFrom: session, told: new Set(shown) };
  const { isStated = false } = question;
  const asked = wired.recall.ask({ ...question, ...more }, isStated ? MAX_STATED : promptRecall.limit);
  const recalled = await unlessFails('INDEX_BEHIND', asked, []).finally(wired.close);
  if (wired.isIndexLeftBehind()) await (await import('./services.ts')).indexInBackground(context);
  const known = recalled.filter(({ memory }) => shown.includes(memory.id));
  const best = Math.max(0, ...recalled.filter((hit) => !known.includes(hit)).map(({ score }) => score));
  const fitting = recalled.filter(
    (hit) => isStated || !known.includes(hit) || (!isEpisode(hit.memory) && NEARLY * hit.score > best),
  );
  const work = fitting.flatMap(({ memory }) => (isEpisode(memory) ? [memory] : []));
  const lead =
    work.length > 0 ? (await import('./work-since.ts')).workSince(work, session, place) : undefined;
  const areStated = isStated && recalled.every(({ memory }) => memory.evidence === 'user-stated');
  const told = writeRecall(areStated ? STATED_TITLE : 'What fits this question.', fitting, {
    isBrief: isStated,
    ...(lead === undefined ? {} : { lead }),
    nowMs: Date.now(),
    maxTokens: promptRecall.tokens,
  });
  const record = { recalled: told?.shown.length ?? 0 };
  if (told === undefined) return { record };
  const ids = told.shown.map(({ memory }) => memory.id);
  noteShown(place.states, { session }, ids, { atMs: Date.now(), asked: true });
  return { context: told.text, memories: ids, record };
}
