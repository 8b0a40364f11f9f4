import type { LogRecord } from '../../files/log.ts';
import type { Payload } from './payload.ts';

/**
 * What a hook has to say. `silent`: nothing; `context`: for the model; `notice`: for the user only; `plain`: for the summariser.
 * `record` goes to the log: names and figures, never a memory's text.
 */
export type Outcome =
  | { readonly type: 'silent'; readonly record?: LogRecord }
  | {
      readonly type: 'context';
      readonly text: string;
      readonly notice?: string;
      readonly record?: LogRecord;
    }
  | { readonly type: 'notice'; readonly text: string; readonly record?: LogRecord }
  /** As it is: only where the client takes plain words, and puts them where they are meant to go. */
  | { readonly type: 'plain'; readonly text: string; readonly record?: LogRecord };

export const SILENT: Outcome = { type: 'silent' };

/** Two outcomes as one: what the model is told, and what the user is told. */
export function withNotice(told: Outcome, noted: Outcome): Outcome {
  if (told.type === 'silent' || noted.type === 'context') return mergedRecord(noted, told);
  if (noted.type === 'silent' || told.type !== 'context') return mergedRecord(told, noted);
  return mergedRecord({ ...told, notice: noted.text }, noted);
}

function mergedRecord(outcome: Outcome, other: Outcome): Outcome {
  if (other.record === undefined) return outcome;
  return { ...outcome, record: { ...other.record, ...outcome.record } };
}

/** A handler's view of the world: the runner made it, so that a handler touches neither streams nor exit codes. */
export interface HookContext {
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly session: string;
  /** The subagent that the event was raised in; absent in the session's own thread. */
  readonly agent?: string;
}

/** One event's handler: payload → outcome. May throw; the runner logs it and stays silent. */
export type Handler = (payload: Payload, context: HookContext) => Promise<Outcome> | Outcome;
