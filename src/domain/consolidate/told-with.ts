import type { Memory } from '../memory.ts';
import { areTwins } from '../near-duplicate.ts';
import { idsToldBy, isDigest } from './digest.ts';

/**
 * The memories that tell what the named ones tell, besides them: what a digest among them was put together from, since that has its
 * words; what tells one of them in other words, and gave its place to it; and every digest, also one that was undone, that was made of
 * one of all these. Pure.
 */
export function toldWith(ids: readonly string[], all: readonly Memory[]): readonly Memory[] {
  const byId = new Map(all.map((memory) => [memory.id, memory]));
  const digests = all.filter(isDigest);
  const membersOf = (digest: Memory): readonly string[] => [
    ...idsToldBy(digest),
    ...all.filter(({ supersededBy }) => supersededBy === digest.id).map(({ id }) => id),
  ];
  const isTwin = areTwins();
  const told = closure(ids, (id) => {
    const memory = byId.get(id);
    if (memory === undefined) return [];
    if (isDigest(memory)) return membersOf(memory);
    return all.filter((it) => it.supersededBy === id && isTwin(it, memory)).map((it) => it.id);
  });
  const makers = new Map(digests.map((digest) => [digest.id, new Set(membersOf(digest))]));
  const everything = closure([...told], (id) =>
    [...makers].filter(([, members]) => members.has(id)).map(([digest]) => digest),
  );
  return [...everything].filter((id) => !ids.includes(id)).flatMap((id) => byId.get(id) ?? []);
}

/** The ids, and all that can be come to from them. */
function closure(ids: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found) for (const other of next(id)) found.add(other); // what is added while it is gone through has its turn
  return found;
}
