import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import type { AgentName, Learning } from '../core/learning.ts';
import type { ParentContext } from '../session/complexity.ts';
import { aimsIn } from '../session/goal-book.ts';
import {
  type AgentLearning,
  type AgentMerge,
  agentLearningOf,
  type EndedAgent,
  goalsServed,
  type JudgedLearning,
  type MergePlan,
  planMerge,
  worthToParent,
} from '../session/subagent.ts';
import { assessText, WORTH_STORING } from './assess.ts';
import { type Composed, daysToLive, placeOf } from './compose.ts';
import type { CapturePlace, WritingPlace } from './context.ts';
import { filesToldIn, learnedIn, toldWhole } from './distil-session.ts';
import { idsOf } from './drafts.ts';
import { namesIn } from './prose.ts';
import { namesIgnored } from './shell.ts';
import { MAX_ANSWER_CHARS } from './story.ts';
import { SENT_OFF } from './tool-call.ts';

/** What is known of the subagents of a session when its queue is flushed. */
export interface AgentsNow {
  readonly ended?: EndedAgent | undefined;
  /** Those that go on; `unknown`: any whose end was not told. */
  readonly running: readonly string[] | 'unknown';
}

/** What the session takes over of its subagents' learnings, by the strategy; what is of subagents that go on waits. Merging again changes nothing: what was merged has a known id. Throws what the index throws. */
export async function mergeAgents(
  at: WritingPlace,
  queue: readonly Learning<Filtered>[],
  session: string,
  { ended, agents = { running: [] } }: { readonly ended: boolean; readonly agents?: AgentsNow | undefined },
) {
  const own = queue.filter(({ agentId }) => agentId === undefined);
  const theirs = queue.filter(({ agentId }) => agentId !== undefined);
  if (theirs.length === 0) return { learnings: own, waiting: [], merges: [] };
  const ends = at.began.states.read(session)?.agents ?? [];
  const goesOn = (id: string): boolean => agents.running === 'unknown' || agents.running.includes(id);
  const isOver = (id: string): boolean =>
    ended || id === agents.ended?.id || ends.some((agent) => agent.id === id) || !goesOn(id);
  const over = theirs.filter(({ agentId = '' }) => isOver(agentId));
  const waiting = theirs.filter((learning) => !over.includes(learning));
  const known = await at.own.index.known(over.flatMap(idsOf));
  const knownAs = (learning: Learning<Filtered>) => idsOf(learning).flatMap((id) => known.get(id) ?? [])[0];
  // Met anew, or put back by a flush that ran beside the one that wrote it.
  const noted = over.filter((learning) => knownAs(learning)?.session === session);
  const { stories, goals } = at.began;
  const { asked, files } = stories.read(session);
  // What the session is at, the newest goal first, which counts most.
  const parent: ParentContext = { goals: aimsIn(goals.read(session), session), recent: asked, files };
  const strategy = at.config.subagents.merge;
  const taken = ({ agentId: _its, ...learning }: Learning<Filtered>): Learning<Filtered> => learning;
  let learnings: readonly Learning<Filtered>[] = own;
  const merges: AgentMerge[] = [];
  for (const id of new Set(over.flatMap(({ agentId = [] }) => agentId))) {
    const judged = over
      .filter(({ agentId }) => agentId === id)
      .map((learning): JudgedLearning<Learning<Filtered>> => {
        const is = agentLearningOf(learning, knownAs(learning) !== undefined);
        return { learning, is, worth: worthToParent(learning, parent) };
      });
    const type = judged[0]?.learning.agent ?? '';
    // Of one whose end nobody told it is known that it is over, and no more.
    const partial = { id, type, status: 'partial' } as const;
    const agent: EndedAgent = [agents.ended, ...ends].find((one) => one?.id === id) ?? partial;
    const plan = planMerge(judged, [...learnings, ...noted], { strategy, status: agent.status });
    for (const { learning } of plan.held) at.held.add(taken(learning));
    const merged = plan.merged.map(({ learning }) => learning);
    learnings = [...learnings, ...merged.map(taken)];
    merges.push(mergeOf(agent, plan, goalsServed(merged, parent)));
  }
  return { learnings, waiting, merges };
}

function mergeOf(agent: EndedAgent, plan: MergePlan<Learning<Filtered>>, goals: readonly string[]) {
  const learned: Partial<Record<AgentLearning, number>> = {};
  for (const { is } of plan.merged) learned[is] = (learned[is] ?? 0) + 1;
  return {
    ...agent,
    merged: plan.merged.length,
    discarded: plan.discarded.length,
    consolidated: plan.consolidated.length,
    held: plan.held.length,
    learned,
    goals,
  };
}

/** The last message of a subagent → filters → assessment → the session's queue, as the subagent's. Gives whether something was queued; where the session is choosy all is gathered when it ends. Throws FILTER_BROKEN and IO_FAILED. */
export function noteAgentAnswer(at: CapturePlace, session: string, message: string, agent: AgentName) {
  if (at.config.subagents.merge === 'selective') return false;
  const clean = (text: string): Filtered => filterOrThrow(at.filters, text);
  const answer = toldWhole(message, at.filters, MAX_ANSWER_CHARS);
  if (answer.trim() === '' || SENT_OFF.test(answer)) return false;
  const { best, ...told } = assessText(answer);
  if (best < Math.max(WORTH_STORING, at.config.answers.threshold)) return false;
  const learning = reportLearningOf({ ...told, worth: best }, session, at);
  if (learning === undefined) return false;
  const its = { ...learning, agent: clean(agent.type), agentId: clean(agent.id) };
  return at.accumulator(session).add(its).added;
}

/** What is kept of a report: undefined where it speaks of a file that nothing is learned about. Throws FILTER_BROKEN. */
export function reportLearningOf(
  { worth, summary, body }: Composed & { readonly worth: number },
  session: string,
  at: Pick<CapturePlace, 'filters' | 'isFile' | 'clock' | 'branch'>,
): Learning<Filtered> | undefined {
  if (summary.trim() === '') return undefined;
  const { filters } = at;
  const told = `${summary}\n${body}`;
  if (namesIgnored(told, filters) || namesIn(told).files.some((file) => filters.ignoresPath(file)))
    return undefined;
  const place = { ...placeOf(undefined, told), score: worth, days: daysToLive(worth) };
  return learnedIn(at, session, { ...place, summary, body, files: filesToldIn(told, at) });
}
