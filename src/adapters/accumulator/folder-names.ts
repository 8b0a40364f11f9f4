import { readdirSync, statSync } from 'node:fs';

/** A folder that changed so lately may change again within the same tick of the file system's clock. */
const SETTLED_MS = 100;

interface Listing {
  readonly mtimeNs: bigint;
  /** File names by what stands before their first dot. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

const listings = new Map<string, Listing>();
const NONE: readonly string[] = [];

/**
 * The file names of a folder, by what stands before their first dot: a session's name. Read once as long as nothing is made, renamed or removed in it, since a
 * look at each of a thousand sessions would else list all their files a thousand times. Empty where there is no such folder.
 */
export function namesByStem(directory: string): ReadonlyMap<string, readonly string[]> {
  try {
    const { mtimeNs } = statSync(directory, { bigint: true });
    const known = listings.get(directory);
    if (known?.mtimeNs === mtimeNs) return known.names;
    const names = new Map<string, string[]>();
    for (const name of readdirSync(directory)) {
      const dot = name.indexOf('.');
      const stem = dot < 0 ? name : name.slice(0, dot);
      const others = names.get(stem);
      if (others === undefined) names.set(stem, [name]);
      else others.push(name);
    }
    const sinceMs = Date.now() - Number(mtimeNs / 1_000_000n);
    if (sinceMs > SETTLED_MS) listings.set(directory, { mtimeNs, names });
    else listings.delete(directory);
    return names;
  } catch {
    return new Map(); // nothing was written there yet
  }
}

/** The names that begin with a stem and a dot. */
export const namesOf = (directory: string, stem: string): readonly string[] =>
  namesByStem(directory).get(stem) ?? NONE;
