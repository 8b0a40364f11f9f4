import { filterOrThrow } from '../../../filters/pipeline.ts';
import { noteAgentAnswer } from '../../capture/merge-agents.ts';
import { noteAgentGoals } from '../../session/goals.ts';
import { agentStatusOf } from '../../session/goals-folded.ts';
import { noteAgentEnd } from '../../session/sessions.ts';
import type { EndedAgent } from '../../session/subagent.ts';
import { beganAt, noteWorkplace, spoolOf } from '../wire/spool.ts';
import { LOADERS } from './loaders.ts';
import { agentOf, type Handler, type HookContext, SILENT, textField, withMore } from './stdio.ts';
import { flushSession, tried } from './stop.ts';

/** A subagent ends: what its last message teaches is queued, and its session takes over what is worth it. The summariser, typeless, is none. */
export const subagentStop: Handler = async (payload, context) => {
  const agent = agentOf(payload);
  if (agent === undefined) return SILENT;
  const message = textField(payload, 'last_assistant_message');
  const given = { ...agent, status: agentStatusOf(message) };
  const noted = await tried('agent', context, () => noteEnd(given, message, context));
  if (noted === 'told') return SILENT;
  const agents = { ended: noted ?? given, running: 'unknown' } as const;
  const flushed = await flushSession(context, { maxWaitMs: 2_500, agents });
  const merged = flushed.record?.['agents'] !== undefined;
  return withMore({ record: { agent: merged ? given.status : 'skipped' } }, flushed);
};

/** Gives the subagent by the names that its learnings have; `told` where this end was told before, undefined where all is off. */
async function noteEnd(agent: EndedAgent, message: string, context: HookContext) {
  const { session } = context;
  const spooling = await spoolOf(context, LOADERS);
  const { enabled, answers, progress } = spooling.config;
  if (!enabled) return undefined;
  const began = beganAt(spooling);
  const clean = (text: string): string => filterOrThrow(spooling.filters, text);
  const ended = { ...agent, id: clean(agent.id), type: clean(agent.type) };
  // First: a flush that comes to nothing leaves the decision to the next one.
  if (!noteAgentEnd(began, session, ended, message)) return 'told';
  if (progress.enabled) noteAgentGoals(began, session, agent);
  if (answers.enabled && noteAgentAnswer(spooling, session, message, agent)) noteWorkplace(spooling, session);
  return ended;
}
