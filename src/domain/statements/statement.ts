import { RULES } from './all-rules.ts';
import { isBareRequest } from './bare-request.ts';
import { ownSentences } from './own-words.ts';
import { PLAIN_RULES, type StatementRule, type StatementType } from './rules.ts';
import { statementSummary } from './summary.ts';
import { BOOSTS, DOUBTS, type Hint, REPORT_DOUBT, soundsLikeReport } from './weights.ts';

/** What somebody stated in a prompt, as said: raw text, nothing of it may touch a disk unfiltered. */
export interface Statement {
  readonly type: StatementType;
  /** The whole sentences that state it, at most 1,000 characters of them. */
  readonly text: string;
  /** One whole sentence of at most 160 characters. */
  readonly summary: string;
  /** `user`: said of oneself, or of every project. */
  readonly scope: 'repository' | 'user';
  /** 0…1. */
  readonly confidence: number;
  /** What speaks for it, then what speaks against it, in words. */
  readonly why: readonly string[];
}

/** Chosen on the tuned half, where .5 to .65 gave the same figures within one prompt (docs/explanation/capture.md). */
const MIN_CONFIDENCE = 0.5;
/** What another sentence that states something adds, and how sure that one has to be. */
const COMPANY = { weight: 0.1, max: 0.2, minConfidence: 0.4 };
const MAX_TEXT_CHARS = 1_000;

interface Weighed {
  readonly index: number;
  readonly confidence: number;
  readonly type: StatementType;
  readonly why: readonly string[];
}

/**
 * What a prompt states that the next session should know, or undefined. The sentence that says it most surely gives
 * type and summary; others that state something join the text. Reads only the writer's own words (own-words.ts), weighs
 * them by rules.ts and weights.ts. Pure, total, linear.
 */
export function statementIn(prompt: string): Statement | undefined {
  const sentences = ownSentences(prompt);
  // Half of the time goes into compiling the patterns: those of the usual words come first.
  return stated(sentences, PLAIN_RULES) ?? stated(sentences, RULES);
}

function stated(sentences: readonly string[], rules: readonly StatementRule[]): Statement | undefined {
  const isReport = soundsLikeReport(sentences);
  const weighed = sentences
    .flatMap((sentence, index) => weigh(sentence, index, { rules, isReport }) ?? [])
    .sort((a, b) => b.confidence - a.confidence || a.index - b.index);
  const [best, ...others] = weighed;
  if (best === undefined) return undefined;
  const company = others.filter(({ confidence }) => confidence >= COMPANY.minConfidence);
  const confidence = Math.min(1, best.confidence + Math.min(COMPANY.max, COMPANY.weight * company.length));
  if (confidence < MIN_CONFIDENCE) return undefined;
  const about = pointedAt(sentences, best.index);
  const told = [about, ...company.map(({ index }) => index)];
  return {
    type: best.type,
    text: textOf(sentences, told),
    summary: statementSummary(
      told.flatMap((index) => sentences[index] ?? []),
      best.type,
    ),
    scope: [about, best.index].some((index) => isOfUser(sentences[index] ?? '')) ? 'user' : 'repository',
    confidence,
    why: best.why,
  };
}

/**
 * "The tests need TZ=UTC. Remember this." says in the sentence before what is to be remembered, or in the one behind; the place
 * of that, and the sentence's own where it says something by itself or stands alone.
 */
function pointedAt(sentences: readonly string[], index: number): number {
  const says = (at: number): boolean => {
    const sentence = sentences[at];
    return sentence !== undefined && !isBareRequest(sentence) && !/\?\W*$/.test(sentence);
  };
  if (!isBareRequest(sentences[index] ?? '')) return index;
  return [index - 1, index + 1].find(says) ?? index;
}

/** A question that asks for something to be done, not to be told. */
const REQUEST =
  /^(?:\S+[ ,]+){0,3}(?:can|could|would|will) (?:you|we) (?:please |also |maybe |just )*(?:make sure|ensure|always|never|not|keep|use|avoid|stop|only)\b/;

/** Three words or more between quotation marks: what somebody else says, or is to be written somewhere. */
const QUOTED =
  /"[^"\s]+(?:\s+[^"\s]+){2,}"|\u201c[^\u201c\u201d]*\s[^\u201c\u201d]*\s[^\u201c\u201d]*\u201d/g;

interface By {
  readonly rules: readonly StatementRule[];
  readonly isReport: boolean;
}

function weigh(sentence: string, index: number, by: By): Weighed | undefined {
  const lower = sentence.toLowerCase().replace(QUOTED, '""');
  const asks = /\?\W*$/.test(lower) && !REQUEST.test(lower);
  const rules = by.rules.filter((rule) => (!asks || rule.asked === true) && rule.pattern.test(lower));
  const [first, ...others] = rules.sort((a, b) => b.weight - a.weight);
  if (first === undefined) return undefined;
  const boosts = BOOSTS.filter(({ pattern }) => pattern.test(lower));
  const doubts = DOUBTS.filter(({ pattern }) => pattern.test(lower));
  if (by.isReport) doubts.push(REPORT_DOUBT);
  const sum = first.weight + Math.min(0.2, others.length * 0.1) + total(boosts) - total(doubts);
  return {
    index,
    confidence: Math.round(100 * Math.min(1, Math.max(0, sum))) / 100,
    type: first.type,
    why: [first, ...others, ...boosts, ...doubts].map(({ why }: StatementRule | Hint) => why),
  };
}

const total = (hints: readonly Hint[]): number => hints.reduce((sum, { weight }) => sum + weight, 0);

/** The surest sentence with the one it points back to, then the others, in their order, as far as they fit. */
function textOf(sentences: readonly string[], told: readonly number[]): string {
  const [best = 0] = told;
  const before = /^(?:this|that|it|these|those|but|so|because|then)\b/i.test(sentences[best] ?? '')
    ? [best - 1]
    : [];
  const chosen: number[] = [];
  let chars = 0;
  for (const index of [best, ...before, ...told.slice(1)]) {
    const length = (sentences[index]?.length ?? 0) + 1;
    if (index < 0 || chosen.includes(index) || (chars > 0 && chars + length > MAX_TEXT_CHARS)) continue;
    chosen.push(index);
    chars += length;
  }
  return chosen
    .sort((a, b) => a - b)
    .flatMap((index) => sentences[index] ?? [])
    .join(' ');
}

const OF_USER =
  /\b(?:all|any|every|other|across|each)(?: of)?(?: my| our| the)? (?:projects?|repos?|repositories|codebases?)\b|\beverywhere\b|\bglobally\b|\bin general\b|\bwhatever the (?:project|repo)\b|\bmy (?:preference|preferences|style|taste|name|editor|shell|machine|laptop|time ?zone|language)\b|\bi (?:always|never|generally|usually|personally|really|much|strongly|do|also|would)? ?(?:prefer|hate|dislike)\b|\bwhen (?:you )?(?:talk|answer|reply|write|speak|explain)\w* (?:to )?me\b/i;
const OF_REPOSITORY = /\bin this (?:project|repo(?:sitory)?|codebase|branch|package)\b|\bhere\b/i;

const isOfUser = (sentence: string): boolean => OF_USER.test(sentence) && !OF_REPOSITORY.test(sentence);
