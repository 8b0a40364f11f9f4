// What whoever asks where the work stood is told.
import { inert } from '../../core/inert.ts';
import { isToldUnasked, type Memory, trustOf } from '../../core/memory.ts';
import { shortLine } from '../../core/text.ts';
import { IDLE_MS } from '../../core/time.ts';
import { writeRecall } from '../../recall/model/recall-text.ts';
import { writeRecovery } from '../../session/model/handoff/recovery-text.ts';
import type { SessionState } from '../../session/model/ports.ts';
import { endOf } from '../../session/start-session.ts';
import type { Wired } from './services.ts';

const PROGRESS_TOKENS = 800;
/** So many of the sessions of this clone are asked, the last first, before anybody else's. */
const MAX_OVER = 10;
const MAX_NAME_CHARS = 60;

/** What the last session that is over noted of its progress: one of this clone and of the same role, else the last of somebody whom the user trusts. */
async function progressBefore({ own, states, handoff, trusting }: Wired, session: string) {
  const nowMs = Date.now();
  const settings = await trusting.settings(true);
  // Trust first: what anybody may push must not hide what may be told.
  const newestOf = (memories: readonly Memory[], isWanted: (of: string) => boolean): Memory | undefined =>
    memories
      .filter(
        (memory) =>
          memory.kind === 'progress' && isToldUnasked(trustOf({ memory, scope: 'repository' }, settings)),
      )
      .sort((a, b) => (a.at < b.at ? 1 : -1))
      .find(({ session: of = session }) => of !== session && isWanted(of));
  const isOver = ({ session_id: id, ended_at, died_at }: SessionState): boolean =>
    (ended_at ?? died_at) !== undefined || states.isDead(id, nowMs, IDLE_MS);
  const over = states
    .recent()
    .filter((state) => state.session_id !== session && state.role === handoff.role && isOver(state))
    .sort((a, b) => (endOf(a) < endOf(b) ? 1 : -1));
  for (const { session_id: id } of over.slice(0, MAX_OVER)) {
    const memory = newestOf(await own.index.ofSession(id, nowMs), (of) => of === id);
    if (memory !== undefined) return { memory, title: 'What the last session was at.' };
  }
  if (handoff.role !== undefined) return undefined;
  const live = await own.index.liveIn('progress', nowMs);
  const memory = newestOf(live, (of) => states.read(of) === undefined);
  if (memory === undefined) return undefined;
  const whose =
    inert(shortLine((memory.author ?? '').replace(/ *<[^<>]*>$/, ''), MAX_NAME_CHARS)) || 'somebody';
  return { memory, title: `What the last session of ${whose} was at; of this clone none is known.` };
}

/** The handoff of the last session, else its progress, as it is to be told; undefined where neither is known. Throws what git throws. */
export async function lastWork(wired: Wired, session: string) {
  const nowMs = Date.now();
  const found = await wired.handoff.lastHandoff(session);
  if (found !== undefined) {
    const { text } = writeRecovery({ ...found.handoff, isOwn: false }, '', [], { nowMs });
    return { id: found.handoff.id, text, handoff: 'asked' };
  }
  const progress = await progressBefore(wired, session);
  if (progress === undefined) return undefined;
  const { id } = progress.memory;
  const recalled = await wired.recall.byIds([id]);
  const told = writeRecall(progress.title, recalled, { nowMs, maxTokens: PROGRESS_TOKENS });
  return told && { id, text: told.text, handoff: 'progress' };
}
