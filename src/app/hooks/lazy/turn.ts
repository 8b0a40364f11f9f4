import { filterOrThrow } from '../../../../filters/text.ts';
import type { AgentName } from '../../../core/learning.ts';
import { agentStatusOf } from '../../../session/model/goals/folded.ts';
import type { EndedAgent } from '../../../session/model/subagent.ts';
import { wireSpool } from '../../wire/spool.ts';
import { wireTurn } from '../../wire/turn.ts';
import { type HookContext, type Outcome, SILENT } from '../outcome.ts';
import { type FlushWhen, flushSession, tried, withRecord } from './flush.ts';
import { handOn, salientRecord } from './hand-on.ts';
import { LOADERS } from './loaders.ts';

/** A subagent ends: what its last message teaches is queued as its own, and the session takes over what is worth it. Says nothing. */
export async function endAgent(
  agent: AgentName,
  message: string,
  context: HookContext,
  maxWaitMs: number,
): Promise<Outcome> {
  const status = agentStatusOf(message);
  const noted = await tried('agent', context, () => noteAgentEnd({ ...agent, status }, message, context));
  if (noted === 'told') return SILENT;
  const ended = noted ?? { ...agent, status };
  const flushed = await flushSession(context, { maxWaitMs, agents: { ended, running: 'unknown' } });
  const merged = flushed.record?.['agents'] !== undefined;
  return withRecord(flushed, { agent: merged ? status : 'skipped' });
}

/** A session ends, or is about to forget: where its work stands is queued, and all that waits is written. Says nothing. */
export async function endStretch(
  transcript: string,
  context: HookContext,
  when: FlushWhen,
): Promise<Outcome> {
  const told = await tried('progress', context, () => tellStory(transcript, context, when));
  const isOwnEnd = when.ended === true && context.agent === undefined;
  const handed = isOwnEnd ? await handOn(transcript, context, 'end') : undefined;
  const { stored, handoff } = handed?.result ?? {};
  return withRecord(await flushSession(context, when), {
    ...(told === true ? { progress: 1 } : {}),
    ...(stored === undefined ? {} : { handoff: stored, ...salientRecord(handoff?.salient) }),
  });
}

/** Gives the subagent by the names that its learnings have; `told` where this end was told before, undefined where all is off. */
async function noteAgentEnd(
  agent: EndedAgent,
  message: string,
  context: HookContext,
): Promise<EndedAgent | 'told' | undefined> {
  const { cwd, env, session } = context;
  const options = { cwd, env, loaders: LOADERS, session };
  const spooling = await wireSpool(options);
  const { enabled, answers, progress } = spooling.config;
  if (!enabled) return undefined;
  const turn = wireTurn(options, spooling);
  const clean = (text: string): string => filterOrThrow(spooling.filters, text);
  const ended = { ...agent, id: clean(agent.id), type: clean(agent.type) };
  // First: a flush that comes to nothing leaves the decision to the next one.
  if (!turn.noteAgentEnd(ended, message)) return 'told';
  if (progress.enabled) turn.agentEnded(agent);
  if (answers.enabled && turn.noteAgentAnswer(message, agent)) spooling.noteWorkplace(session);
  return ended;
}

async function tellStory(
  transcript: string,
  context: HookContext,
  { ended = false }: Pick<FlushWhen, 'ended'>,
): Promise<boolean> {
  const { cwd, env, session } = context;
  const options = { cwd, env, loaders: LOADERS, session };
  const spooling = await wireSpool(options);
  const { enabled, progress } = spooling.config;
  if (!enabled) return false;
  const turning = wireTurn(options, spooling);
  if (ended) turning.markEnded();
  if (!progress.enabled) {
    turning.readRest(transcript); // what was said is distilled all the same
    return false;
  }
  const told = turning.tellStory(transcript);
  await tried('goals', context, async () => turning.gatherGoals({ ended: true }));
  return told;
}
