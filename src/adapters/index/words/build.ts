import { foldMemory } from '../../../domain/fold.ts';
import type { Memory } from '../../../domain/memory.ts';
import { posting } from '../../../domain/words/posting.ts';
import { weightedTerms } from '../../../domain/words/terms.ts';
import type { NotesRef } from '../../../ports.ts';
import { type KeyKind, keyOf } from './checksum.ts';
import { compareNames, type SegmentContent } from './layout.ts';
import { createPostingsCollector } from './postings.ts';
import { encodeRecord, type StoredLine } from './record.ts';

interface Draft {
  readonly id: string;
  readonly at: string;
  readonly memory: Memory | undefined;
  readonly lines: readonly StoredLine[];
}

/** The name of a note in the dictionary. */
export function noteName(namespace: string, object: string): string {
  return `${namespace}\u0000${object}`;
}

/**
 * Until when a memory is live, so that `liveUntil > nowMs` says what `isLive` says: an expiry that is no date is
 * NaN, which is never greater.
 */
function liveUntilMs(memory: Memory | undefined): number {
  if (memory === undefined || memory.forgotten || memory.supersededBy !== undefined) return 0;
  return memory.expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(memory.expires);
}

function draftsOf(lines: Iterable<StoredLine>): Draft[] {
  const byId = new Map<string, StoredLine[]>();
  for (const entry of lines) {
    const known = byId.get(entry.line.id);
    if (known === undefined) byId.set(entry.line.id, [entry]);
    else known.push(entry);
  }
  const drafts: Draft[] = [];
  for (const [id, own] of byId) {
    const memory = foldMemory(own);
    drafts.push({ id, at: memory?.at ?? '', memory, lines: own });
  }
  return drafts.sort(
    (a, b) => Number(a.memory === undefined) - Number(b.memory === undefined) || compareNames(a, b),
  );
}

/** Names what is posted: each name of a kind has one list. */
function createNamedPostings() {
  const collector = createPostingsCollector();
  const lists: Record<KeyKind, Map<string, number>> = {
    term: new Map(),
    note: new Map(),
    namespace: new Map(),
    id: new Map(),
  };
  const add = (kind: KeyKind, name: string, document: number, frequency: number): void => {
    let list = lists[kind].get(name);
    if (list === undefined) {
      list = collector.list(keyOf(kind, name));
      lists[kind].set(name, list);
    }
    collector.add(list, posting(document, frequency));
  };
  return { add, finish: collector.finish };
}

/** Folds lines into memories and indexes their words, and the notes and namespaces they came from. */
export function buildContent(lines: Iterable<StoredLine>, refs: readonly NotesRef[]): SegmentContent {
  const drafts = draftsOf(lines);
  const postings = createNamedPostings();
  const lengths = new Uint32Array(drafts.length);
  drafts.forEach((draft, document) => {
    postings.add('id', draft.id, document, 0);
    for (const name of new Set(draft.lines.map((line) => noteName(line.namespace, line.object)))) {
      postings.add('note', name, document, 0);
    }
    for (const name of new Set(draft.lines.map((line) => line.namespace))) {
      postings.add('namespace', name, document, 0);
    }
    if (draft.memory === undefined) return;
    const { frequencies, length } = weightedTerms(draft.memory);
    lengths[document] = length;
    for (const [term, frequency] of frequencies) postings.add('term', term, document, frequency);
  });
  return {
    refs,
    memories: drafts.filter(({ memory }) => memory !== undefined).length,
    names: drafts.map(({ id, at }) => ({ id, at })),
    liveUntil: Float64Array.from(drafts, ({ memory }) => liveUntilMs(memory)),
    lengths,
    records: drafts.map((draft) => encodeRecord(draft.lines)),
    dictionary: postings.finish(),
  };
}
