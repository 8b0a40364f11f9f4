// How things stand in a place, for status, its MCP tool and the page: read only, nothing is written or flushed.
import { join } from 'node:path';
import { lastCall, spentOn } from '../../capture/ledger.ts';
import type { ModelUse } from '../../capture/ports.ts';
import { JOBS, type Job, type JobState } from '../../core/background.ts';
import { defined, groupBy } from '../../core/basics.ts';
import { isEpisode, isLive, type Memory } from '../../core/memory.ts';
import { DAY_MS } from '../../core/time.ts';
import { createLogReader } from '../../files/background.ts';
import { standingGoals } from '../../session/sessions.ts';
import { mergeCounts } from '../../session/subagent.ts';
import { digestLog, type LoggedFailure } from '../doctor/activity.ts';
import { readJob } from './background.ts';
import { machineFolder } from './home.ts';
import type { Wired } from './services.ts';
import { beganAt } from './spool.ts';

export type SessionStatus = Awaited<ReturnType<typeof statusNow>>['sessions'][number];

/** How many memories a place has, and what waits there. */
export async function statusNow({ states, accumulator, clock, stores, own, held, home }: Wired) {
  const nowMs = clock();
  const counts = new Map<string, { live: number; all: number }>();
  const user = { live: 0, all: 0 };
  for (const { memory, scope } of await stores.all()) {
    if (scope !== own.scope && isEpisode(memory)) continue; // of a folder without a repository: told there alone
    const count = scope === own.scope ? (counts.get(memory.ns) ?? { live: 0, all: 0 }) : user;
    count.all += 1;
    if (isLive(memory, nowMs)) count.live += 1;
    if (count !== user) counts.set(memory.ns, count);
  }
  const waitingIn: Record<string, number> = {};
  const sessions = states.list().map((session) => {
    const queue = accumulator(session);
    for (const [ns, count] of Object.entries(queue.byNamespace()))
      waitingIn[ns] = (waitingIn[ns] ?? 0) + count;
    // What really waits in the spool: the state file's own count may be a moment behind.
    return { session, state: states.read(session), waiting: queue.count(), summary: queue.summary() };
  });
  const background = JOBS.flatMap((job) => {
    const state = readJob(home.directory, job);
    return state === undefined ? [] : [[job, { ...state, refs_mark: undefined }]];
  });
  return {
    namespaces: [...counts].map(([ns, count]) => ({ ns, ...count })).sort((a, b) => (a.ns < b.ns ? -1 : 1)),
    user,
    sessions: sessions.sort((a, b) => ((a.state?.started_at ?? '') < (b.state?.started_at ?? '') ? 1 : -1)),
    waiting: {
      count: sessions.reduce((sum, { waiting }) => sum + waiting, 0),
      namespaces: waitingIn,
    },
    held: held.count(),
    background: Object.fromEntries(background) as { readonly [name in Job]?: Omit<JobState, 'refs_mark'> },
  };
}

export type Overview = Awaited<ReturnType<typeof overviewNow>>;

export const WEEKS = 12;

/** The same, with what it came to: kinds by week, what was told and found useful, goals, subagents, the model, failures. */
export async function overviewNow(wired: Wired) {
  const { config, env } = wired;
  const nowMs = wired.clock();
  const [status, all] = await Promise.all([statusNow(wired), wired.index.all()]);
  const live = all.filter((memory) => isLive(memory, nowMs));
  const { told, failures } = digestLog(createLogReader(env), nowMs);
  const states = status.sessions.flatMap(({ state }) => state ?? []);
  const agents = states.flatMap((state) => state.agents ?? []);
  const recalled = states.map(({ shown, shown_to_agents: others = [] }) =>
    others.reduce((sum, agent) => sum + agent.shown.length, shown.length),
  );
  const [handoff] = live
    .filter(({ ns }) => ns === 'handoffs')
    .sort((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : -1));
  const { model } = config.distil;
  const distil = model === 'none' ? undefined : modelUseOf(model, env, nowMs);
  return {
    ...status,
    kinds: kindsOf(live, nowMs),
    recalled: {
      memories: recalled.reduce((sum, count) => sum + count, 0),
      sessions: recalled.filter((count) => count > 0).length,
      days: told,
    },
    useful: {
      useful: live.reduce((sum, { usefulCount }) => sum + usefulCount, 0),
      useless: live.reduce((sum, { uselessCount }) => sum + uselessCount, 0),
    },
    goals: standingGoals(beganAt(wired), all),
    agents: { count: agents.length, ...mergeCounts(agents) },
    ...defined({ distil, handoff: handoff && { id: handoff.id, at: handoff.lastSeenAt } }),
    failures,
  };
}

/** Each kind, with how many of its live memories were met first in each of the last WEEKS weeks; the last this week. */
function kindsOf(live: readonly Memory[], nowMs: number) {
  const weekOf = ({ at }: Memory) => WEEKS - 1 - Math.floor((nowMs - Date.parse(at)) / (7 * DAY_MS));
  const kinds = [...groupBy(live, ({ kind }) => kind)].map(([kind, all]) => {
    const met = groupBy(all.map(weekOf), (week) => week);
    const weeks = Array.from({ length: WEEKS }, (_, week) => met.get(week)?.length ?? 0);
    return { kind, live: all.length, weeks };
  });
  return kinds.sort((a, b) => b.live - a.live || (a.kind < b.kind ? -1 : 1));
}

/** What failed in the days the log has, in all repositories, the newest first. */
export const loggedFailures = (env: NodeJS.ProcessEnv, nowMs: number): readonly LoggedFailure[] =>
  digestLog(createLogReader(env), nowMs).failures;

/** What models were asked on this machine, and what that cost. */
export const ledgerFile = (env: NodeJS.ProcessEnv): string => join(machineFolder(env), 'distil-ledger.json');

/** What was spent on a day. */
export const spentHere = (env: NodeJS.ProcessEnv, day: string) => spentOn(ledgerFile(env), day);

/** The same of today, for people. */
export function modelUseOf(model: ModelUse['model'], env: NodeJS.ProcessEnv, nowMs: number): ModelUse {
  const today = spentHere(env, new Date(nowMs).toISOString().slice(0, 10));
  return { model, today, ...defined({ last: lastCall(ledgerFile(env)) }) };
}
