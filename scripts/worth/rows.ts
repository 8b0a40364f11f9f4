// What is learned from of what blocks are worth.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Candidate } from '../../src/capture/blocks.ts';
import { featuresOf } from '../../src/capture/features.ts';
import { shownSigns, type Weighed } from '../../src/capture/worth.ts';

/** One graded block. */
export interface Row {
  /** Its repository, or the folder its session worked in: what is left out together. */
  readonly group: string;
  readonly isCommit: boolean;
  readonly signs: readonly number[];
  readonly features: readonly string[];
  readonly isWorth: boolean;
  readonly cost: number;
}

/** Whose blocks are left out of nothing. */
export const WRITTEN = 'written';

export const rowOf = (
  group: string,
  isWorth: boolean,
  block: Weighed & Pick<Candidate, 'source'>,
  cost = 1,
): Row => ({
  group,
  isWorth,
  cost,
  isCommit: block.source === 'commit',
  signs: shownSigns(block),
  features: featuresOf(block.text),
});
/** An entry that was written to be learned from: the subject of a commit, null for closing words; its blocks, each with its grade and the heading above it. */
type Example = [subject: string | null, blocks: [text: string, grade: number, heading?: string][]];

/** The blocks of a file that stands here. */
export function writtenRows(file: string, cost: number): readonly Row[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [subject, blocks] = JSON.parse(line) as Example;
      const source = subject === null ? 'last' : 'commit';
      const all = source === 'commit' && blocks.length === 1 ? { isAll: true as const } : {};
      return blocks.map(([text, grade, heading = '']) =>
        rowOf(WRITTEN, grade === 2, { source, text, about: subject ?? heading, ...all }, cost),
      );
    });
}
