import type { Filtered, FilterPipeline } from '../../filters/pipeline.ts';
import { filterOrThrow } from './filter-text.ts';

/** `Name <local@domain>`, as git writes it. */
const AUTHOR = /^([^<>]*)<([^<>@\s]{1,64})@([^<>@\s]{1,190})>$/;

/**
 * Filters who a memory is by. The address stays, even for who has personal data taken out of all else: it is there on
 * purpose, as in a commit. Its two halves are looked at alone, so that no secret passes for one. Throws FILTER_BROKEN.
 */
export function filterAuthor(filters: Pick<FilterPipeline, 'filter'>, author: string): Filtered {
  const whole = filterOrThrow(filters, author);
  const [, name = '', local = '', domain = ''] = AUTHOR.exec(author) ?? [];
  if (whole === author || local === '') return whole;
  const isAddress = [local, domain].every((half) => filterOrThrow(filters, half) === half);
  return isAddress ? (`${filterOrThrow(filters, name)}<${local}@${domain}>` as Filtered) : whole;
}
