import type { Payload } from './outcome.ts';

/**
 * Checks the fields that every event has; a string says what is wrong. Unknown fields pass. By hand, not by
 * schema: this runs at every tool call, where loading zod/mini costs a tenth of a node start and all that is
 * granted beyond one start is a third.
 */
export function checkPayload(value: unknown): Payload | string {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return 'stdin is not a JSON object';
  const { session_id: session, cwd } = value as Record<string, unknown>;
  if (typeof session !== 'string' || session === '') return 'session_id is missing or no text';
  if (typeof cwd !== 'string' || cwd === '') return 'cwd is missing or no text';
  return value as Payload;
}

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
