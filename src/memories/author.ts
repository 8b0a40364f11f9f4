import type { Filtered, FilterPipeline } from '../../filters/pipeline.ts';
import { filterOrThrow } from '../../filters/text.ts';
import type { Repository } from '../core/ports.ts';

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
