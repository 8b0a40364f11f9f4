import type { Filtered } from '../../filters/pipeline.ts';
import type { AnswerType } from '../domain/distil/answer-type.ts';

/** What an answer is worth to the next session. */
export interface Assessment {
  /** 0…1. */
  readonly significance: number;
  readonly worthStoring: boolean;
  readonly type: AnswerType;
  readonly tags: readonly string[];
  /** One or two whole sentences, at most 300 characters. */
  readonly summary: string;
  /** The sentences of the answer that bear it, whole; may be empty. */
  readonly body: string;
}

/** An answer to be assessed, and what it answers. */
export interface AnswerToAssess {
  readonly answer: Filtered;
  readonly prompt?: Filtered;
  /** Whose answer it is: a model is asked only so often in a session. */
  readonly session: string;
}

/** Says what an answer is worth. Never throws: who cannot tell leaves it to the one that always can. */
export interface Evaluator {
  readonly name: 'heuristic' | 'anthropic';
  assess(request: AnswerToAssess, signal?: AbortSignal): Promise<Assessment>;
}

/** What was spent on a session's answers so far. */
export interface Spending {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A small file for each session. Names and figures only. */
export interface SpendingStore {
  read(session: string): Spending;
  /** Never throws; false where it could not be written: then nothing more may be spent. */
  write(session: string, spending: Spending): boolean;
}

/** An answer that waits to be assessed by a model in the background. */
export interface PendingAnswer {
  readonly session: string;
  readonly answer: Filtered;
  readonly prompt?: Filtered;
  /** ISO 8601: when it was given. */
  readonly at: string;
  readonly branch?: string;
}

/** The answers that wait, of all sessions of a repository. Safe under processes that run at the same time. */
export interface PendingAnswers {
  add(answer: PendingAnswer): void;
  isEmpty(): boolean;
  /** Takes what waits, also what a killed job had taken; `release` removes it for good. */
  claim(): { readonly answers: readonly PendingAnswer[]; release(kept?: readonly PendingAnswer[]): void };
}
