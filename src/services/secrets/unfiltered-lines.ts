import type { FilterPipeline } from '../../../filters/pipeline.ts';
import { findingsInLine } from './line-findings.ts';

/** A line of a note that the filters would not let by as it is. Never carries a value. */
export interface UnfilteredLine {
  /** The memory it is about; undefined for a line that is no line of ours. */
  readonly id: string | undefined;
  /** What the filters found, each once: `github-token`, `home-directory`; `stopped-by-<stage>` where one broke. */
  readonly kinds: readonly string[];
}

/**
 * The lines among these in which a filter still finds something. Never throws.
 */
export function findUnfilteredLines(
  filters: Pick<FilterPipeline, 'filter'>,
  lines: readonly string[],
  tell?: (done: number) => void,
): readonly UnfilteredLine[] {
  return lines.flatMap((line, at): UnfilteredLine[] => {
    tell?.(at + 1);
    const { id, findings } = findingsInLine(filters, line);
    const kinds = findings.map(({ kind, effect }) => (effect === 'stopped' ? `stopped-by-${kind}` : kind));
    return kinds.length === 0 ? [] : [{ id, kinds: [...new Set(kinds)] }];
  });
}
