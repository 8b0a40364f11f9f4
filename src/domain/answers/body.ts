import type { Sentence } from '../prose/sentences.ts';
import { FINDING, REPORT } from './signals.ts';
import { tellingScore } from './telling.ts';

/** Design: an excerpt is under 1 KiB. */
const MAX_BYTES = 1_024;
/** Contrast or cause, and one word more. */
const MIN_SCORE = 1.5;
const POINTS_BACK = /^(?:this|that|these|those|it|they|so|but|which|same|both|otherwise|instead)\b/i;

/**
 * The sentences of an answer that are worth keeping, whole, a line each, in their order, at most 1 KiB of UTF-8: those
 * that say why, what not, or what was chosen, with the sentence they point back to. Empty where none does. Give it to
 * the filters before anything is done with it. Pure.
 */
export function tellingText(sentences: readonly Sentence[]): string {
  const scores = sentences.map(scoreOf);
  const order = scores
    .map((score, index) => ({ score, index }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const kept = new Set<number>();
  let bytes = 0;
  for (const { index } of order) {
    const wanted = withWhatItNeeds(sentences, index).filter((one) => !kept.has(one));
    const size = wanted.reduce((sum, one) => sum + Buffer.byteLength(sentences[one]?.text ?? '') + 1, 0);
    if (bytes + size > MAX_BYTES) continue;
    for (const one of wanted) kept.add(one);
    bytes += size;
  }
  return [...kept]
    .sort((a, b) => a - b)
    .flatMap((index) => sentences[index]?.text ?? [])
    .join('\n');
}

function scoreOf(sentence: Sentence): number {
  if (sentence.text.endsWith('?') || sentence.text.endsWith(':')) return 0;
  const score = tellingScore(sentence);
  if (score === 0) return 0;
  return score + (FINDING.test(sentence.text) ? 0.7 : 0) - (REPORT.test(sentence.text) ? 0.7 : 0);
}

function withWhatItNeeds(sentences: readonly Sentence[], index: number): readonly number[] {
  const before = sentences[index - 1];
  const points = POINTS_BACK.test(sentences[index]?.text ?? '');
  return points && before !== undefined && before.place !== 'heading' ? [index - 1, index] : [index];
}
