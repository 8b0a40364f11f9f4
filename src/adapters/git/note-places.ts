import { addTo } from '../../domain/add-to.ts';
import { FANOUT_ENTRIES, isFanout } from './note-tree.ts';
import type { ObjectReader } from './object-reader.ts';
import { parseTree } from './tree.ts';

/** Where a note stands below a tree, or belongs where it has no blob yet. */
export interface NotePlace {
  readonly path: string;
  readonly blob?: string;
}

/**
 * The places of many notes below a tree (undefined: an empty one), by annotated object. Like `notePath` for each, but
 * every tree is read once: a merge of two stores of 50,000 would parse the same trees 50,000 times.
 */
export async function notePlaces(
  reader: ObjectReader,
  tree: string | undefined,
  objects: readonly string[],
): Promise<ReadonlyMap<string, NotePlace>> {
  const places = new Map<string, NotePlace>();
  await placeBelow(reader, tree, objects, '', places);
  return places;
}

async function placeBelow(
  reader: ObjectReader,
  tree: string | undefined,
  objects: readonly string[],
  directory: string,
  places: Map<string, NotePlace>,
): Promise<void> {
  const content = tree === undefined ? undefined : await reader.get(tree);
  const entries = content === undefined ? [] : parseTree(content.content, content.oid.length);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const isFull = entries.length >= FANOUT_ENTRIES || entries.some(isFanout);
  const deeper = new Map<string, string[]>();
  for (const object of objects) {
    const rest = object.slice(directory.replaceAll('/', '').length);
    const own = byName.get(rest);
    const path = directory + rest;
    if (own !== undefined && !own.isTree) places.set(object, { path, blob: own.oid });
    else if (!isFull || rest.length <= 2) places.set(object, { path });
    else addTo(deeper, rest.slice(0, 2), [object]);
  }
  await Promise.all(
    [...deeper].map(([name, below]) => {
      const next = byName.get(name);
      const subtree = next?.isTree ? next.oid : undefined;
      return placeBelow(reader, subtree, below, `${directory}${name}/`, places);
    }),
  );
}
