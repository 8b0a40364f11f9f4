import type { FilterPipeline, FilterResult } from '../../filters/pipeline.ts';

/** Authors, tags, paths and branches come again and again, and a filter takes a tenth of a millisecond for each. */
const MAX_REMEMBERED = 10_000;
const MAX_CHARS = 256;

/** The same filters, for work on many texts at once: a short text that was seen before is not looked at again. */
export function rememberingFilters<Filters extends Pick<FilterPipeline, 'filter'>>(
  filters: Filters,
): Filters {
  const known = new Map<string, FilterResult>();
  return {
    ...filters,
    filter: (text) => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const result = filters.filter(text);
      if (known.size >= MAX_REMEMBERED) known.clear();
      if (text.length <= MAX_CHARS) known.set(text, result);
      return result;
    },
  };
}
