import { protectedSpans } from '../markers.ts';
import type { FilterStage, StageFinding } from '../types.ts';

/** Printable ASCII without white space. Prose has spaces, and that without (Chinese, Japanese) is not ASCII. */
const RUN = /(?<![\x21-\x7e])[\x21-\x7e]{4001,}/g;
/** With 1,000 one in a hundred outputs of real sessions was cut, most of them JSON on one line. */
const MAX_RUN_LENGTH = 4000;
/** What is left of a run: enough to know it again by (`data:image/png;base64,iVBOR…`, `!function(e,t){…`). */
const KEPT_LENGTH = 200;

/**
 * Points at the rest of what nobody reads: a line that runs on for more than 4,000 characters without white space, from
 * the 201st of them on; `[… 4,321 more characters]` takes its place. A cut is a finding like
 * others, joined with what they found in the same text, so no half of a secret is left at it.
 */
export const overLongLinesStage: FilterStage = {
  name: 'over-long-lines',
  scan(text): readonly StageFinding[] {
    if (text.length <= MAX_RUN_LENGTH) return [];
    const findings: StageFinding[] = [];
    for (const { 0: run, index: start } of text.matchAll(RUN)) {
      for (const [from, to] of betweenMarkers(run)) {
        if (to - from > MAX_RUN_LENGTH) findings.push(cut(start + from + KEPT_LENGTH, start + to));
      }
    }
    return findings;
  },
};

function cut(start: number, end: number): StageFinding {
  const count = String(end - start).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return { kind: 'over-long-line', start, end, replacement: `[… ${count} more characters]` };
}

/** The parts of a run that are not markers of an earlier filtering. */
function betweenMarkers(run: string): readonly (readonly [from: number, to: number])[] {
  const markers = [...protectedSpans(run), { start: run.length, end: run.length }];
  return markers.map(({ start }, index) => [markers[index - 1]?.end ?? 0, start] as const);
}
