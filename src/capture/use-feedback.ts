import { defined } from '../core/basics.ts';
import type { Learning, Step } from '../core/learning.ts';
import { remedyIn, tellsFix } from '../core/near-duplicate.ts';
import {
  askedAt,
  doingsOf,
  NEVER_TOLD,
  type ToldUse,
  useIn,
  useOf,
  WORTH,
  withTold,
} from '../recall/told.ts';
import type { SessionState, Telling } from '../session/ports.ts';
import { readTranscript } from '../session/session-files.ts';
import type { WritingPlace } from './context.ts';
import { type FixVerdict, judgeFix, type ToldFix } from './pair.ts';
import { transcriptEvents } from './transcript.ts';

/** What a session's transcript tells, raw: nothing of it is kept; not whole where it is too long, and only its end was read. */
function heardIn({ stories }: WritingPlace, session: string) {
  const file = stories.read(session).mark?.file;
  if (file === undefined) return { events: [], isWhole: false };
  const { lines, mark, bytesRead } = readTranscript(file, undefined);
  return { events: lines.flatMap((line) => transcriptEvents(line)), isWhole: bytesRead >= mark.offset };
}

async function knownIn({ own, user, hasUser, config }: WritingPlace, ids: readonly string[]) {
  const asksUser = config.userScope.enabled && hasUser();
  const users = asksUser ? await user.index.known(ids).catch(() => []) : [];
  return new Map([...users, ...(await own.index.known(ids))]);
}

/** Of more that are not told any more the latest. */
const MAX_WORN = 40;

/** From when on something may come of a memory, and what the least is that counts. */
type Judging = Pick<Telling, 'judged'> & { readonly at: string; readonly least: ToldUse };

/** What was asked for is not told in vain, nor what the session may have used where nobody looked. */
function tellingsOf(
  { told = [], started_at }: SessionState,
  { events, isWhole }: ReturnType<typeof heardIn>,
): readonly (readonly [string, Judging])[] {
  // A transcript that ends before its session began is of another clock, or told anew: its times say nothing of ours.
  const isTimed = events.some((event) => 'at' in event && (event.at ?? '') >= started_at);
  return told.map(({ id, at, asked, judged }) => {
    const least = asked === true || !isWhole ? 'touched' : 'unused';
    return [id, { at: isTimed ? at : '', least, ...defined({ judged }) }];
  });
}

/** At the end of a session: marks the memories that it was told and used as useful, and a refusal that does not hold any more as useless, once. How often one was told in vain only this clone counts: a line each would outgrow the memories. Gives how many were used. Never throws. */
export async function noteUse(at: WritingPlace, session: string): Promise<number> {
  const { states, toldCounts: counts, mark } = at;
  try {
    const state = states.read(session);
    const worn = [...counts.wornOut()].slice(-MAX_WORN);
    if (state === undefined || (state.told ?? []).length + worn.length === 0) return 0;
    const heard = heardIn(at, session);
    const { events } = heard;
    // What is not told unasked may have been found by the tool or the command, and nobody notes what those tell: its use says so.
    const since = askedAt(events);
    const found = worn.flatMap((id): [string, Judging][] =>
      since === undefined ? [] : [[id, { at: since, least: 'used' }]],
    );
    const told = new Map([...found, ...tellingsOf(state, heard)]);
    if (events.length === 0 || told.size === 0) return 0;
    const doings = doingsOf(events);
    const judged = [...(await knownIn(at, [...told.keys()])).values()].flatMap((memory) => {
      const judging = told.get(memory.id);
      if (judging === undefined || memory.session === session) return [];
      // Of a fix what came of it says more than that it was tried.
      const isClear = judging.judged !== undefined && judging.judged !== 'unclear';
      const known = judging.judged === 'useful' ? 'used' : 'unused';
      const use = isClear ? known : useOf(memory, doings, judging.at);
      return WORTH[use] < WORTH[judging.least] ? [] : [{ id: memory.id, use }];
    });
    const used: string[] = [];
    const against: string[] = [];
    counts.update((before) => {
      const counted = judged.map(({ id, use }) => {
        const count = before.get(id) ?? NEVER_TOLD;
        const isMarked = useIn(count, session) === 'used' || told.get(id)?.judged !== undefined;
        if (use === 'used' && !isMarked) used.push(id);
        if (use === 'against' && useIn(count, session) === undefined) against.push(id);
        return [id, withTold(count, session, use)] as const;
      });
      return new Map(counted);
    });
    // At the same time however often it is told: where the counts were lost, the line is the same.
    for (const id of used) await mark(id, 'useful', { session, at: state.started_at });
    for (const id of against) await mark(id, 'useless', { session, at: state.started_at });
    return used.length;
  } catch {
    return 0; // what was told is judged by the next session that is told it
  }
}

/** The lessons of a session, each in the place of a fix of the same error that it was told and tried in vain, or that is half of it. Pure. */
export const inTheirPlace = <T extends Learning>(
  lessons: readonly T[],
  told: readonly ToldFix[],
  steps: readonly Step[],
): readonly T[] =>
  lessons.map((lesson) => {
    const ways = remedyIn(lesson)?.split(' && ') ?? [];
    const isHalf = ({ helped = '' }: ToldFix): boolean => ways.length > 1 && ways.includes(helped);
    const former = told.filter(
      (fix) =>
        fix.signature === lesson.signature &&
        tellsFix(lesson) &&
        (isHalf(fix) || judgeFix(fix, steps, { ended: false, lessons })?.verdict === 'useless'),
    );
    return former.length === 0 ? lesson : { ...lesson, supersedes: former.map(({ id }) => id) };
  });

/** Marks the fixes that a session was told by what came of them, each once, and takes those from its ledger. A mark that cannot be written waits for the next flush. */
export async function markFixes(
  { states, mark }: Pick<WritingPlace, 'states' | 'mark'>,
  session: string,
  steps: readonly Step[],
  { ended, lessons }: { readonly ended: boolean; readonly lessons: readonly Learning[] },
): Promise<void> {
  const told = states.read(session)?.told_fixes ?? [];
  const judged = new Map<string, FixVerdict['verdict']>();
  for (const fix of told) {
    const found = judgeFix(fix, steps, { ended, lessons });
    if (found === undefined) continue;
    const { verdict, at } = found;
    try {
      if (verdict !== 'unclear') await mark(fix.id, verdict, { session, at });
      judged.set(fix.id, verdict);
    } catch {
      // gone since, or a writer was in the way: learnings are not held up by it
    }
  }
  if (judged.size > 0)
    states.update(session, (state) => ({
      told_fixes: (state.told_fixes ?? []).filter(({ id }) => !judged.has(id)),
      told: (state.told ?? []).map((it) => ({ ...it, ...defined({ judged: judged.get(it.id) }) })),
    }));
}
