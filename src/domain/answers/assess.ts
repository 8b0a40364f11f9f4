import { sentencesOf } from '../prose/sentences.ts';
import { tellingText } from './body.ts';
import { type AnswerType, answerType } from './kind.ts';
import { ANSWER_SIGNALS, type AnswerParts, BASE } from './signals.ts';
import { answerSummary } from './summary.ts';
import { answerTags } from './tags.ts';

/** Why an answer is worth what it is: the weights of all signals and the base are its significance before it is held to 0…1. */
export interface SignalFound {
  readonly name: string;
  /** What it added or took off. */
  readonly weight: number;
  readonly why: string;
}

/** What is to be thought of an answer. Raw text: nothing of it may touch a disk unfiltered. */
export interface AnswerAssessment {
  /** 0…1. */
  readonly significance: number;
  readonly type: AnswerType;
  readonly tags: readonly string[];
  /** One whole sentence of at most 160 characters. */
  readonly summary: string;
  /** The sentences worth keeping, a line each, at most 1 KiB; may be empty. */
  readonly body: string;
  readonly signals: readonly SignalFound[];
  readonly worthStoring: boolean;
}

/** At this significance the weights say "worth storing" (signals.ts). */
export const WORTH_STORING = 0.5;

/**
 * Assesses the last message of a turn, with the prompt it answers where that is known; `onlyLooked`: tools were used for it and
 * no file was changed. By fixed signals: pure, total,
 * the same for the same text; no network. Takes time that grows with the length only.
 */
export function assessAnswer(answer: string, prompt = '', onlyLooked = false): AnswerAssessment {
  const sentences = sentencesOf(answer);
  const signals = sentences.length === 0 ? [] : signalsOf({ answer, prompt, onlyLooked, sentences });
  const sum = sentences.length === 0 ? 0 : signals.reduce((total, { weight }) => total + weight, BASE);
  const significance = Math.round(Math.min(1, Math.max(0, sum)) * 100) / 100;
  const worthStoring = significance >= WORTH_STORING;
  return {
    significance,
    type: answerType(sentences, prompt, worthStoring),
    tags: answerTags(sentences),
    summary: answerSummary(sentences),
    body: tellingText(sentences),
    signals,
    worthStoring,
  };
}

function signalsOf(parts: AnswerParts): readonly SignalFound[] {
  return ANSWER_SIGNALS.map((signal) => ({
    name: signal.name,
    weight: Math.round(signal.valueOf(parts) * signal.weight * 1_000) / 1_000,
    why: signal.why,
  })).filter(({ weight }) => weight !== 0);
}

/** How many days a memory of an answer lives: 90 from .8, 30 from .5, else 7 (design §6). */
export function daysToLive(significance: number): number {
  if (significance >= 0.8) return 90;
  return significance >= 0.5 ? 30 : 7;
}
