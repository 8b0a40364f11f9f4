import type { Memory } from '../memory.ts';
import { MAX_FREQUENCY } from './posting.ts';
import { tokenize } from './tokenize.ts';

/**
 * What one mention counts by where it stands, in halves of a mention (bm25.ts), so that a frequency is a whole number and
 * fits a byte. A summary is one sentence chosen to say it all, unless there is nothing else: then it is all; a namespace
 * or kind is shared by thousands.
 */
export const FIELD_WEIGHTS = {
  summary: 6,
  tags: 5,
  files: 4,
  signature: 3,
  body: 2,
  label: 1,
} as const;
export interface WeightedTerms {
  /** The weighted mentions of each word, 1 to MAX_FREQUENCY. */
  readonly frequencies: ReadonlyMap<string, number>;
  /** The sum of all weighted mentions. */
  readonly length: number;
}

type Field = readonly [text: string, weight: number];

function fieldsOf(memory: Memory): readonly Field[] {
  const weights = FIELD_WEIGHTS;
  const { body = '' } = memory;
  return [
    [memory.summary, body === '' ? weights.body : weights.summary],
    [memory.tags.join('\n'), weights.tags],
    [memory.files.map(({ path }) => path).join('\n'), weights.files],
    [memory.signature ?? '', weights.signature],
    [body, weights.body],
    [`${memory.ns}\n${memory.kind}\n${memory.key ?? ''}`, weights.label],
  ];
}

/**
 * The words of a memory, each with its mentions weighted by field, and the memory's length: one BM25 document
 * made of all fields with replication (the weighted-fields model of Robertson, Zaragoza and Taylor, "Simple BM25
 * Extension to Multiple Weighted Fields", 2004). Pure.
 */
export function weightedTerms(memory: Memory): WeightedTerms {
  const frequencies = new Map<string, number>();
  let length = 0;
  for (const [text, weight] of fieldsOf(memory)) {
    if (text === '') continue;
    for (const term of tokenize(text)) {
      frequencies.set(term, Math.min(MAX_FREQUENCY, (frequencies.get(term) ?? 0) + weight));
      length += weight;
    }
  }
  return { frequencies, length };
}
