import { CsError } from '../src/core/errors.ts';
import type { Filtered, FilterPipeline, FilterResult } from './pipeline.ts';

/** Filters one text or throws FILTER_BROKEN: what a broken filter let by would be written. */
export function filterOrThrow(filters: Pick<FilterPipeline, 'filter'>, text: string): Filtered {
  const result = filters.filter(text);
  if (result.ok) return result.text;
  throw new CsError('FILTER_BROKEN', `the filter stage ${result.stage} failed, so the text was not kept`, {
    hint: 'run `cs-memory doctor`',
    cause: new Error(result.reason),
  });
}

/** Authors, tags, paths and branches come again and again, and a filter takes a tenth of a millisecond for each. */
const MAX_REMEMBERED = 5_000;
const MAX_CHARS = 1_024;

/**
 * The same filters, for work on many texts: a short text that was seen before is not looked at again, nor is one that a
 * filter gave (filtering twice is filtering once: test/unit/filters/pipeline.fuzz.test.ts). Of texts that come once each and
 * texts that come again and again the latter stay: what was asked for since the last clearing outlives the next.
 */
export function rememberingFilters<Filters extends Pick<FilterPipeline, 'filter'>>(
  filters: Filters,
): Filters {
  let known = new Map<string, FilterResult>();
  let before = new Map<string, FilterResult>();
  const remember = (text: string, result: FilterResult): FilterResult => {
    if (text.length > MAX_CHARS) return result;
    if (known.size >= MAX_REMEMBERED) [before, known] = [known, new Map()];
    known.set(text, result);
    return result;
  };
  return {
    ...filters,
    filter: (text) => {
      const result = known.get(text);
      if (result !== undefined) return result;
      const fresh = remember(text, before.get(text) ?? filters.filter(text));
      if (fresh.ok && fresh.text !== text) remember(fresh.text, { ok: true, text: fresh.text, findings: [] });
      return fresh;
    },
  };
}
