import { CsError } from '../src/core/errors.ts';
import type { Repository } from '../src/core/ports.ts';
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

/** `Name <local@domain>`, as git writes it. */
const AUTHOR = /^([^<>]*)<([^<>@\s]{1,64})@([^<>@\s]{1,190})>$/;

/**
 * What a filter looks at in who a memory is by: the name and the address's two halves, each alone. As a whole an address
 * is personal data, but here it stands on purpose, as in a commit; a secret must not pass for one half of it.
 */
export function authorTexts(author: string): readonly string[] {
  const [, name, local, domain] = AUTHOR.exec(author) ?? [];
  return name === undefined || local === undefined || domain === undefined ? [author] : [name, local, domain];
}

/**
 * Filters who a memory is by. The address stays, even for who has personal data taken out of all else, unless one of
 * its halves is a secret. Throws FILTER_BROKEN.
 */
export function filterAuthor(filters: Pick<FilterPipeline, 'filter'>, author: string): Filtered {
  const texts = authorTexts(author);
  const [name = '', local, domain] = texts.map((text) => filterOrThrow(filters, text));
  const isAddress = local !== undefined && local === texts[1] && domain === texts[2];
  return isAddress ? (`${name}<${local}@${domain}>` as Filtered) : filterOrThrow(filters, author);
}

/** The same repository, whose author has passed the filters: it goes into notes and session states. */
export function withFilteredAuthor(
  repository: Repository,
  filters: Pick<FilterPipeline, 'filter'>,
): Repository {
  const author = async (): Promise<string | undefined> => {
    const found = await repository.author();
    return found === undefined ? undefined : filterAuthor(filters, found);
  };
  return { ...repository, author };
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
      if (fresh.ok) remember(fresh.text, { ok: true, text: fresh.text, findings: [] });
      return fresh;
    },
  };
}
