import { tellingRank } from '../detection/telling.ts';
import { REPORT, tellingScore } from '../prose/telling.ts';
import { saturate } from './cues.ts';
import { nearest } from './meaning.ts';
import { ROUTINE_PROTOTYPES } from './prototypes.ts';
import { readingOf } from './reading.ts';
import type { Score } from './types.ts';

/** Half of what there is to get: two sentences that each say why and what not (telling.ts). */
const HALF = 4;
/** A failure whose own words name its cause (`command not found: docker`) tells as much as one such sentence. */
const NAMED_CAUSE = 3;
/** If all of its sentences only report a state, half is taken away. */
const REPORT_COST = 0.5;

/**
 * E1 Semantic: how much of a lesson it means. By words: how telling all its sentences are together (why, what not, what was
 * chosen) and how clearly a failure names its cause, less the share that only reports a state. With a model, half of
 * it: nearness to prototype sentences of lessons, less nearness to those of routine reports.
 */
export const semantic: Score = (memory, { vectors }) => {
  const { sentences, told } = readingOf(memory);
  const telling = sentences.map(tellingScore).reduce((sum, score) => sum + score, 0);
  const cause = memory.signature === undefined ? 0 : (NAMED_CAUSE * causeRank(told)) / 3;
  const reports = sentences.filter(({ text }) => REPORT.test(text)).length / Math.max(1, sentences.length);
  const words = saturate(telling + cause, HALF) * (1 - REPORT_COST * reports);
  const prototypes = vectors?.prototypes.get('semantic');
  if (vectors === undefined || prototypes === undefined) return words;
  const vector = vectors.memories.get(memory.id);
  if (vector === undefined) return undefined;
  const lessons = prototypes.slice(0, -ROUTINE_PROTOTYPES);
  const routine = prototypes.slice(-ROUTINE_PROTOTYPES);
  return (words + (1 + nearest(vector, lessons) - nearest(vector, routine)) / 2) / 2;
};

/** 0 … 3: how much the most telling of its lines says about what went wrong. */
const causeRank = (told: string): number => Math.max(...told.split('\n').map(tellingRank));
