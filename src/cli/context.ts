import type { RecallText } from '../domain/recall-text.ts';
import type { ContextRequest } from '../services/unasked/inject-context.ts';
import { currentSession } from '../wire/current-session.ts';
import { readVariables, SESSION_VARIABLES } from './hook-variables.ts';

export interface ContextOptions {
  readonly query?: string;
  readonly sessionId?: string;
  readonly budget?: number;
  readonly json?: true;
}

/** Less is no room for a sentence with its label. */
export const MIN_CONTEXT_TOKENS = 100;
/** What the client shows of a hook's output (recall-text.ts) has no more. */
export const MAX_CONTEXT_TOKENS = 2_700;
export const CONTEXT_BUDGET = [MIN_CONTEXT_TOKENS, MAX_CONTEXT_TOKENS] as const;

/** What is asked for, by flags and the environment, and what is missing there; the session that nobody named is the newest open one here. */
export function readContextRequest(
  { query, sessionId, budget }: ContextOptions,
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): { readonly request: ContextRequest; readonly missing: readonly string[] } {
  const { values, missing } = readVariables(
    { session: [sessionId, ...SESSION_VARIABLES], query: [query, 'USER_PROMPT', 'CLAUDE_CONTEXT'] },
    env,
  );
  const session = values.session || currentSession({ cwd, env });
  return { request: { ...values, session, budget }, missing };
}

/** What the command prints. */
export function contextOutput(told: RecallText | undefined, json: true | undefined): string {
  if (json) {
    const memories = (told?.shown ?? []).map(({ memory }) => memory.id);
    return `${JSON.stringify({ text: told?.text, memories })}\n`;
  }
  return told === undefined ? '' : `${told.text}\n`;
}
