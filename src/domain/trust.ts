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
  /** Whether a memory without an author was made in this clone; asked for such a one only. */
  readonly isMadeHere: (memory: ScopedMemory['memory']) => boolean;
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
 * Whose word a memory is, by the address of its author; names change, and are not looked at. What is in the user's own
 * store is the user's: nothing is ever fetched into it. Without an author it is the user's where it was made in this clone.
 *
 * The author of a line is what its writer claims. Who may push to the notes may claim any: docs/security.md says what
 * that means.
 */
export function trustOf({ memory, scope }: ScopedMemory, settings: TrustSettings): Trust {
  if (scope === 'user') return 'self';
  const address = addressOf(memory.author ?? '');
  if (address === '') return settings.isMadeHere(memory) ? 'self' : 'other';
  if (knownBy(address, settings.self) !== undefined) return 'self';
  return knownBy(address, settings.trusted) === undefined ? 'other' : 'trusted';
}

/** Whether a memory may be told to somebody who did not ask for it. */
export function isToldUnasked(trust: Trust): boolean {
  return trust !== 'other';
}
