import { foldMemory } from '../../src/core/fold.ts';
import type { Memory } from '../../src/core/memory.ts';
import type { PlacedLine } from '../../src/core/note.ts';

/** All memories that a set of lines tells of, by id. */
export function foldAll(placed: Iterable<PlacedLine>): Map<string, Memory> {
  const byId = new Map<string, PlacedLine[]>();
  for (const entry of placed) byId.set(entry.line.id, [...(byId.get(entry.line.id) ?? []), entry]);
  return new Map(
    [...byId].flatMap(([id, lines]): [string, Memory][] => {
      const memory = foldMemory(lines);
      return memory === undefined ? [] : [[id, memory]];
    }),
  );
}
