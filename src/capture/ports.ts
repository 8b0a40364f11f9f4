import type { ModelReply, ModelRequest } from './distil-request.ts';

/** Why there is no answer. A word of these is all that is ever logged or shown of a failure. */
export type ModelFailure =
  | 'no-client'
  | 'not-logged-in'
  | 'rate-limited'
  | 'unreachable'
  | 'timeout'
  | 'malformed'
  | 'failed';

/** `text`: as it came, `parse` says whether it is a reply; `usd`: as the client reports it, else by a published price. */
export type ModelAnswer = Omit<DaySpent, 'calls'> & { readonly text: string };

export class ModelError extends Error {
  readonly why: ModelFailure;

  constructor(why: ModelFailure) {
    super(why);
    this.why = why;
  }
}

/** The optional second distiller: it is asked once for a session that is over. */
export interface SessionModel {
  readonly name: 'claude' | 'anthropic';
  /** What a call of so many tokens, in and out, costs at the most, in US dollars: for the cap, before it is made. */
  mostUsd(inputTokens: number, outputTokens: number): number;
  /** Rejects with ModelError, also when the signal says so. Nothing it started lives on. */
  ask(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer>;
  parse(text: string): ModelReply | undefined;
}

export interface DaySpent {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly usd: number;
}

export const NOTHING_SPENT: DaySpent = { calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 };

export interface LastCall {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly outcome: 'distilled' | 'over-cap' | ModelFailure;
}

export interface ModelUse {
  readonly model: 'none' | 'claude' | 'anthropic';
  readonly today: DaySpent;
  readonly last?: LastCall;
}
