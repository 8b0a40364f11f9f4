import { readdirSync, statSync } from 'node:fs';
import { addTo } from '../../domain/add-to.ts';

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
    return settled(directory, mtimeNs) ?? byStem(readdirSync(directory));
  } catch {
    return new Map(); // nothing was written there yet
  }
}

/** The names that begin with a stem and a dot. Nothing is sorted where it could not be kept. */
export function namesOf(directory: string, stem: string): readonly string[] {
  try {
    const { mtimeNs } = statSync(directory, { bigint: true });
    const known = settled(directory, mtimeNs);
    if (known !== undefined) return known.get(stem) ?? NONE;
    return readdirSync(directory).filter((name) => name === stem || name.startsWith(`${stem}.`));
  } catch {
    return NONE; // nothing was written there yet
  }
}

/** The names of a folder that has not changed lately; undefined for another. */
function settled(directory: string, mtimeNs: bigint): Listing['names'] | undefined {
  const known = listings.get(directory);
  if (known?.mtimeNs === mtimeNs) return known.names;
  listings.delete(directory);
  if (Date.now() - Number(mtimeNs / 1_000_000n) <= SETTLED_MS) return undefined;
  const names = byStem(readdirSync(directory));
  listings.set(directory, { mtimeNs, names });
  return names;
}

function byStem(all: readonly string[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const name of all) {
    const dot = name.indexOf('.');
    addTo(names, dot < 0 ? name : name.slice(0, dot), [name]);
  }
  return names;
}
