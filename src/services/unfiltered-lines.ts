import type { FilterPipeline, FilterResult } from '../../filters/pipeline.ts';
import { findingsInLine } from './gate.ts';

/** A line of a note that the filters would not let by as it is. Never carries a value. */
export interface UnfilteredLine {
  /** The memory it is about; undefined for a line that is no line of ours. */
  readonly id: string | undefined;
  /** What the filters found, each once: `github-token`, `home-directory`; `stopped-by-<stage>` where one broke. */
  readonly kinds: readonly string[];
}

/**
 * The lines among these in which a filter still finds something. Of the author only the name is looked at: the address
 * is there on purpose, even for who has personal data taken out of all else. Never throws.
 */
export function findUnfilteredLines(
  filters: Pick<FilterPipeline, 'filter'>,
  lines: readonly string[],
): readonly UnfilteredLine[] {
  const remembering = withMemory(filters);
  return lines.flatMap((line): UnfilteredLine[] => {
    const { id, findings } = findingsInLine(remembering, line);
    const kinds = findings.map(({ kind, effect }) => (effect === 'stopped' ? `stopped-by-${kind}` : kind));
    return kinds.length === 0 ? [] : [{ id, kinds: [...new Set(kinds)] }];
  });
}

/** Sessions, authors, tags and branches come again and again; longer texts do not. */
const MAX_REMEMBERED_CHARS = 64;

function withMemory(filters: Pick<FilterPipeline, 'filter'>): Pick<FilterPipeline, 'filter'> {
  const said = new Map<string, FilterResult>();
  return {
    filter: (text) => {
      const result = said.get(text) ?? filters.filter(text);
      if (text.length <= MAX_REMEMBERED_CHARS) said.set(text, result);
      return result;
    },
  };
}
