import type { AgentName } from '../../domain/learning.ts';
import type { Evaluator } from '../../ports/evaluator.ts';
import type { CaptureAccumulator } from '../../ports/session.ts';
import type { Clock } from '../../ports.ts';
import { filterOrThrow } from '../secrets/filter-text.ts';
import { learningOf, type ToLearningPorts, toldHere } from './note-answer.ts';

export interface NoteAgentAnswerPorts extends ToLearningPorts {
  readonly session: string;
  readonly accumulator: Pick<CaptureAccumulator, 'add'>;
  readonly evaluator: Evaluator;
  readonly clock: Clock;
  readonly branch: string | undefined;
}

/**
 * The last message of a subagent → filters → evaluator → accumulator, as the subagent's: its session decides whether to take it
 * over. Gives whether something was queued. The same message twice adds nothing. Throws FILTER_BROKEN and IO_FAILED.
 */
export function createNoteAgentAnswer(
  ports: NoteAgentAnswerPorts,
): (message: string, agent: AgentName) => Promise<boolean> {
  return async (message, agent) => {
    const answer = filterOrThrow(ports.filters, toldHere(message, ports.filters));
    if (answer.trim() === '') return false;
    const { session, branch } = ports;
    const assessment = await ports.evaluator.assess({ answer, session });
    const clean = (text: string) => filterOrThrow(ports.filters, text);
    const learning = learningOf(
      {
        session,
        answer,
        at: new Date(ports.clock()).toISOString(),
        ...(branch === undefined ? {} : { branch }),
      },
      assessment,
      ports,
    );
    if (learning === undefined) return false;
    return ports.accumulator.add({ ...learning, agent: clean(agent.type), agentId: clean(agent.id) }).added;
  };
}
