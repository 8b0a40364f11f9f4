import type { ScopedMemory } from './scope.ts';

/** Whose word a memory is. Only `self` and `trusted` are told unasked; `other` is found by who looks for it, labelled. */
export const TRUSTS = ['self', 'trusted', 'other'] as const;
export type Trust = (typeof TRUSTS)[number];

/** Whom the user knows. Nothing of it comes from a repository's settings: they come with a clone. */
export interface TrustSettings {
  /** Who the user is: `Name <address>` or a mere address. */
  readonly self: readonly string[];
  /** Whom the user trusts: the same, or `@host` for everybody with an address there. */
  readonly trusted: readonly string[];
}

/** The address of an author, in lower case: what stands in the last `<…>`, else the whole. '' for nothing at all. */
export function addressOf(author: string): string {
  const address = /<([^<>]*)>\s*$/.exec(author)?.[1] ?? author;
  return address.trim().toLowerCase();
}

/** The first of `authors` by which an address is known: its own, or `@host` for everybody there. */
export function knownBy(address: string, authors: readonly string[]): string | undefined {
  return authors.find((author) => {
    const known = addressOf(author);
    return known !== '' && (known === address || (known.startsWith('@') && address.endsWith(known)));
  });
}

/**
 * Whose word a memory is. What is in the user's own store is the user's: nothing is ever fetched into it. What came from elsewhere
 * is believed only where somebody vouches for it (provenance.ts), whatever name it bears; a signature says whose word it is.
 * Of what this clone wrote itself the author tells, since an import may bring what others wrote: by the address; names change, and are not looked at.
 */
export function trustOf({ memory, scope }: ScopedMemory, settings: TrustSettings): Trust {
  if (scope === 'user') return 'self';
  const { origin } = memory;
  if (origin === 'claimed') return 'other';
  if (origin === 'remote') return 'trusted';
  if (origin !== undefined)
    return knownBy(addressOf(origin.slice('signed '.length)), settings.self) === undefined
      ? 'trusted'
      : 'self';
  const address = addressOf(memory.author ?? '');
  if (address === '' || knownBy(address, settings.self) !== undefined) return 'self';
  return knownBy(address, settings.trusted) === undefined ? 'other' : 'trusted';
}

/** Whether a memory may be told to somebody who did not ask for it. */
export function isToldUnasked(trust: Trust): boolean {
  return trust !== 'other';
}
