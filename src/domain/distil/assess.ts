import { blocksOf } from './blocks.ts';
import type { Candidate } from './candidate.ts';
import { type Composed, compose, MAX_SUMMARY_CHARS } from './compose.ts';
import { featuresOf, sessionOf } from './features.ts';
import { gather, NOTHING_GATHERED } from './gather.ts';
import { worthOf } from './model.ts';
import { topicsOf } from './topics.ts';

/** What one text by itself, without its session, is worth. */
export interface TextAssessment extends Composed {
  /** 0…1: what its best block is worth. */
  readonly best: number;
  /** 0…1: by its best blocks and its length. */
  readonly worth: number;
  /** The block that says it best; absent where the text has none. */
  readonly main?: Candidate;
}

/**
 * What an answer as a whole is worth: least squares of the significance of 130 labelled answers on its best block, its next three and its length; leaving
 * one repository out at a time gives precision .78, recall .87 at .5 (length alone: .77, .87).
 */
const BASE = -0.155;
const lengthOf = (text: string): number => Math.min(1, Math.log2(1 + text.length) / Math.log2(1_500));

/** Assesses an answer, or a subagent's report, of which nothing else of the session is known. Pure, total. */
export function assessText(markdown: string, source: Candidate['source'] = 'last'): TextAssessment {
  const { candidates: said } = gather([{ type: 'said', text: markdown }], NOTHING_GATHERED, '');
  const candidates = said.map((candidate): Candidate => ({ ...candidate, source }));
  const session = sessionOf(candidates);
  const worth = candidates.map((candidate) => worthOf(featuresOf(candidate, session)));
  const [topic] = topicsOf(candidates, worth, [...candidates.keys()]).topics;
  if (topic === undefined) return { ...short(markdown), best: 0, worth: 0 };
  const main = candidates[topic.main];
  const order = [...worth].sort((a, b) => b - a);
  const more = order.slice(1, 4).reduce((sum, value) => sum + value, 0);
  return {
    ...compose(topic, candidates, session),
    best: order[0] ?? 0,
    worth: Math.min(1, Math.max(0, BASE + 0.29 * (order[0] ?? 0) + 0.05 * more + 0.55 * lengthOf(markdown))),
    ...(main === undefined ? {} : { main }),
  };
}

/** What one block of a text is worth by itself, 0…1. */
export interface AssessedBlock {
  readonly text: string;
  readonly worth: number;
}

/** The blocks of a message in their order, those too that only think aloud. Pure, total. */
export function assessBlocks(markdown: string): readonly AssessedBlock[] {
  const candidates = blocksOf(markdown).map(({ text, place, heading, lead }): Candidate => {
    const about = [heading, lead].filter((part) => part !== '').join(' › ');
    return { source: 'last', text, place, about, turn: 1, message: 1, at: '' };
  });
  const session = sessionOf(candidates);
  return candidates.map((candidate) => {
    const about = candidate.about === '' ? '' : `${candidate.about} › `;
    return { text: `${about}${candidate.text}`, worth: worthOf(featuresOf(candidate, session)) };
  });
}

/** A text of a few words is its own summary. */
const short = (markdown: string): Composed => ({
  summary: (blocksOf(markdown)[0]?.text ?? '').slice(0, MAX_SUMMARY_CHARS).trim(),
  body: '',
});
