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
