import type { Memory } from '../../../domain/memory.ts';
import { encodeLine, type MemoryLine, NOTE_VERSION } from '../../../domain/note-line.ts';
import type { MemoryIndex } from '../../../ports/recall.ts';
import { buildContent } from './build.ts';
import { segmentInMemory } from './catch-up.ts';
import type { StoredLine } from './record.ts';
import { searchView } from './search.ts';
import { layerOf, type View } from './view.ts';

function storedLine(memory: Memory): StoredLine {
  const { id, at, ns, kind, summary, body, evidence, tags, files, signature, session } = memory;
  const line: MemoryLine = {
    v: NOTE_VERSION,
    id,
    at,
    type: 'memory',
    ns,
    kind,
    summary,
    evidence,
    tags,
    files,
    ...(body === undefined ? {} : { body }),
    ...(signature === undefined ? {} : { signature }),
    ...(session === undefined ? {} : { session }),
  };
  return { namespace: ns, object: memory.anchor, anchor: memory.anchor, raw: encodeLine(line), line };
}

/** The words index over some memories, without notes and files: what it finds, and in which order, is what recall finds. */
export function createWordsIndexOf(memories: readonly Memory[]): Pick<MemoryIndex, 'search'> {
  const segment = segmentInMemory(buildContent(memories.map(storedLine), []));
  const view: View = { refs: [], layers: [layerOf(segment)], outdated: false };
  return { search: async (query, options) => searchView(view, query, options) };
}
