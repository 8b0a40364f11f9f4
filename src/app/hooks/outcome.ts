import type { LogRecord } from '../../files/log.ts';

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

/** A payload that has the fields every event has; the others are the handler's to look at. */
export interface Payload extends Readonly<Record<string, unknown>> {
  readonly session_id: string;
  readonly cwd: string;
}

/**
 * Checks the fields that every event has; a string says what is wrong. Unknown fields pass. By hand, not by
 * schema: this runs at every tool call, where loading zod/mini costs a tenth of a node start and all that is
 * granted beyond one start is a third. `mayLackSession`: without a session's id it is that of the transcript, or ''.
 */
export function checkPayload(value: unknown, mayLackSession = false): Payload | string {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return 'stdin is not a JSON object';
  const { session_id: session, cwd } = value as Record<string, unknown>;
  const isNamed = typeof session === 'string' && session !== '';
  const isMissing = session === undefined || session === '';
  if (!isNamed && !(isMissing && mayLackSession)) return 'session_id is missing or not a string';
  if (typeof cwd !== 'string' || cwd === '') return 'cwd is missing or not a string';
  return isNamed
    ? (value as Payload)
    : { ...(value as Payload), session_id: sessionOfTranscript(value as Payload) };
}

/** The client names a transcript after its session. */
const sessionOfTranscript = (payload: Payload): string =>
  /([0-9a-f]{8}-[0-9a-f-]{27})\.jsonl$/.exec(textField(payload, 'transcript_path'))?.[1] ?? '';

/** A field that should be text; '' where it is not. */
export function textField(payload: Payload, field: string): string {
  const value = payload[field];
  return typeof value === 'string' ? value : '';
}

/** The subagent that raised the event; undefined in the session itself, and for compaction's summariser, which has no type. */
export function agentOf(payload: Payload): { readonly id: string; readonly type: string } | undefined {
  const [id, type] = [textField(payload, 'agent_id'), textField(payload, 'agent_type')];
  return type === '' ? undefined : { id: id === '' ? type : id, type };
}
