import type { Candidate } from './candidate.ts';
import { compose } from './compose.ts';
import { type Dropped, distil } from './distil.ts';
import { sessionOf } from './features.ts';
import type { Progress } from './gather.ts';

/** One candidate as a person is shown it. */
export interface ShownCandidate {
  readonly source: Candidate['source'];
  readonly turn: number;
  readonly text: string;
  /** 0…1, from the model. */
  readonly worth: number;
}

/** What a session would be distilled into, and why not into more. */
export interface Explanation {
  readonly memories: readonly {
    readonly summary: string;
    readonly worth: number;
    /** What it was put together from, the most telling first. */
    readonly from: readonly ShownCandidate[];
  }[];
  /** The candidates that became no memory, the most worth first. */
  readonly dropped: readonly (ShownCandidate & { readonly why: Dropped })[];
}

/** Shows the distilling of a session's candidates. Pure. */
export function explain(
  candidates: readonly Candidate[],
  least: number,
  progress: Progress = {},
): Explanation {
  const { found, dropped, worth } = distil(candidates, { least, ...progress });
  const session = sessionOf(candidates, progress);
  const shown = (index: number): ShownCandidate => ({
    source: candidates[index]?.source ?? 'answer',
    turn: candidates[index]?.turn ?? 0,
    text: candidates[index]?.text ?? '',
    worth: Math.round(100 * (worth[index] ?? 0)) / 100,
  });
  return {
    memories: found.map(({ topic, worth: value }) => ({
      summary: compose(topic, candidates, session).summary,
      worth: Math.round(100 * value) / 100,
      from: [topic.main, ...topic.others].map(shown),
    })),
    dropped: [...dropped].map(([index, why]) => ({ ...shown(index), why })).sort((a, b) => b.worth - a.worth),
  };
}
