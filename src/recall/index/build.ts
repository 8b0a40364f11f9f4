import './stemmers.ts';
import { groupBy } from '../../core/basics.ts';
import { foldMemory } from '../../core/fold.ts';
import { liveUntilMs, type Memory, OPEN } from '../../core/memory.ts';
import { boundedLines } from '../../core/note.ts';
import type { NotesRef } from '../../core/ports.ts';
import { isQuestion, labelTerms } from '../../core/words/query.ts';
import { eachTerm, MAX_FREQUENCY } from '../../core/words/terms.ts';
import { restingWeight } from '../model/portfolio.ts';
import { createPostingsCollector, type Run } from './encode-postings.ts';
import {
  BEGINNING_CHARS,
  compareNames,
  type KeyKind,
  keyOf,
  MANNER,
  type SegmentContent,
  type SegmentDocument,
} from './layout.ts';
import { documentBytes, encodeRecord, type StoredLine } from './segment.ts';

/** A document, and where its postings are: 100,000 memories are not held at once. */
interface Draft extends SegmentDocument, Run {}

/** The name of a note in the dictionary. */
export const noteName = (namespace: string, object: string): string => `${namespace}\u0000${object}`;

/** Names what is posted: each name of a kind has one list. */
function createNamedPostings() {
  const collector = createPostingsCollector();
  const lists = new Map<KeyKind, Map<string, number>>();
  const listOf = (kind: KeyKind, name: string): number => {
    const known = lists.get(kind)?.get(name);
    if (known !== undefined) return known;
    const list = collector.list(keyOf(kind, name));
    lists.set(kind, (lists.get(kind) ?? new Map<string, number>()).set(name, list));
    return list;
  };
  /** By list, of one memory; 0 for all others. A map for each memory would take as long as its words. */
  const frequencies: number[] = [];
  return {
    ...collector,
    addNamed: (kind: KeyKind, name: string): void => collector.add(listOf(kind, name), 0),
    /** The words of a memory, each once; gives its length. */
    addWords: (memory: Memory): number => {
      const said: number[] = [];
      let length = 0;
      eachTerm(memory, (term, weight) => {
        const list = listOf('term', term);
        const before = frequencies[list] ?? 0;
        if (before === 0) said.push(list);
        frequencies[list] = Math.min(MAX_FREQUENCY, before + weight);
        length += weight;
      });
      for (const list of said) {
        collector.add(list, frequencies[list] as number);
        frequencies[list] = 0;
      }
      return length;
    },
  };
}

type NamedPostings = ReturnType<typeof createNamedPostings>;

/** What a document is besides its words; see MANNER. */
const mannerOf = (memory: Memory): number =>
  (isQuestion(memory) ? MANNER.question : 0) |
  (labelTerms(memory).length > 0 ? MANNER.labelled : 0) |
  (liveUntilMs(memory) === Number.POSITIVE_INFINITY ? 0 : MANNER.mortal);

/** What a document is looked up by; exact keys are for whoever has an error or a file at hand and no time to rank (index-files.ts). */
function addNames(
  { addNamed }: NamedPostings,
  id: string,
  lines: readonly StoredLine[],
  memory: Memory | undefined,
): void {
  const addEach = (kind: KeyKind, names: readonly string[]): void => {
    for (const name of names.length > 1 ? new Set(names) : names) addNamed(kind, name);
  };
  addNamed('id', id);
  addNamed('begins', id.slice(0, BEGINNING_CHARS));
  addEach(
    'note',
    lines.map(({ namespace, object }) => noteName(namespace, object)),
  );
  addEach(
    'namespace',
    lines.map(({ namespace }) => namespace),
  );
  // Those that took its place at some time: when one of them goes, it may come back.
  if (lines.length > 1)
    addEach(
      'successor',
      lines.flatMap(({ line }) => (line.type === 'supersedes' ? (line.by ?? []) : [])),
    );
  if (memory === undefined) return;
  const { kind, signature, files, session, seenIn, at, lastSeenAt } = memory;
  if (kind === OPEN) addNamed('open', '');
  if (signature !== undefined) addNamed('signature', signature);
  addEach(
    'path',
    files.map(({ path }) => path),
  );
  if (session !== undefined) addNamed('session', session);
  addEach('met', seenIn);
  if (lastSeenAt !== at) addNamed('day', lastSeenAt.slice(0, 10));
}

function draftOf(postings: NamedPostings, id: string, all: readonly StoredLine[]): Draft {
  const lines = boundedLines(all.length > 1 ? once(all) : all);
  const memory = foldMemory(lines);
  const from = postings.count();
  addNames(postings, id, lines, memory);
  const length = memory === undefined ? 0 : postings.addWords(memory);
  const at = memory?.at ?? '';
  return {
    ...{ id, at, from, to: postings.count(), length },
    isMemory: memory !== undefined,
    liveUntil: memory === undefined ? 0 : liveUntilMs(memory),
    resting: memory === undefined ? 0 : restingWeight(memory),
    manner: memory === undefined ? MANNER.mortal : mannerOf(memory),
    session: memory?.session === undefined ? undefined : keyOf('session', memory.session),
    bytes: documentBytes({ id, at }, encodeRecord(lines)),
  };
}

/** A note that was read twice says nothing twice. */
function once(lines: readonly StoredLine[]): StoredLine[] {
  return [...new Map(lines.map((line) => [`${line.namespace}\n${line.object}\n${line.raw}`, line])).values()];
}

/** Folds lines into memories and indexes their words, and the notes and namespaces they came from. */
export function buildContent(lines: Iterable<StoredLine>, refs: readonly NotesRef[]): SegmentContent {
  const postings = createNamedPostings();
  const drafts: Draft[] = [];
  for (const [id, own] of groupBy(lines, ({ line }) => line.id)) drafts.push(draftOf(postings, id, own));
  drafts.sort((a, b) => Number(b.isMemory) - Number(a.isMemory) || compareNames(a, b));
  return { refs, documents: drafts, dictionary: () => postings.finishRuns(drafts) };
}
