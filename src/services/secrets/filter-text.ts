import type { Filtered, FilterPipeline } from '../../../filters/pipeline.ts';
import { CsError } from '../../domain/errors.ts';

/** Filters one text or throws FILTER_BROKEN: what a broken filter let by would be written. */
export function filterOrThrow(filters: Pick<FilterPipeline, 'filter'>, text: string): Filtered {
  const result = filters.filter(text);
  if (result.ok) return result.text;
  throw new CsError('FILTER_BROKEN', `the filter stage ${result.stage} failed, so the text was not kept`, {
    hint: 'run `cs-memory doctor`',
    cause: new Error(result.reason),
  });
}
