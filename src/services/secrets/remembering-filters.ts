import type { FilterPipeline, FilterResult } from '../../../filters/pipeline.ts';

/** Authors, tags, paths and branches come again and again, and a filter takes a tenth of a millisecond for each. */
const MAX_REMEMBERED = 10_000;
const MAX_CHARS = 1_024;

/**
 * The same filters, for work on many texts: a short text that was seen before is not looked at again, nor is one that a
 * filter gave (filtering twice is filtering once: test/unit/filters/pipeline.fuzz.test.ts).
 */
export function rememberingFilters<Filters extends Pick<FilterPipeline, 'filter'>>(
  filters: Filters,
): Filters {
  const known = new Map<string, FilterResult>();
  const remember = (text: string, result: FilterResult): void => {
    if (text.length > MAX_CHARS) return;
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(text, result);
  };
  return {
    ...filters,
    filter: (text) => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const result = filters.filter(text);
      remember(text, result);
      if (result.ok) remember(result.text, { ok: true, text: result.text, findings: [] });
      return result;
    },
  };
}
