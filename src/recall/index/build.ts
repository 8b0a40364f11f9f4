import './stemmers.ts';
import { groupBy } from '../../core/basics.ts';
import { foldMemory } from '../../core/fold.ts';
import { liveUntilMs, type Memory, OPEN } from '../../core/memory.ts';
import { boundedLines } from '../../core/note.ts';
import type { NotesRef } from '../../core/ports.ts';
import { restingWeight } from '../portfolio.ts';
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
import { isQuestion, labelTerms } from './query.ts';
import { documentBytes, encodeRecord, type StoredLine } from './segment.ts';
import { eachTerm, MAX_FREQUENCY } from './terms.ts';

/** A document, and where its postings are: 100,000 memories are not held at once. */
interface Draft extends SegmentDocument, Run {}

/** The name of a note in the dictionary. */
export const noteName = (namespace: string, object: string): string => `${namespace}\u0000${object}`;

function createNamedPostings() {
  const collector = createPostingsCollector();
  const terms = new Map<string, number>();
  const others = new Map<string, number>();
  const listOf = (kind: KeyKind, name: string): number => {
    const isTerm = kind === 'term';
    const lists = isTerm ? terms : others;
    const known = isTerm ? name : `${kind} ${name}`; // the words are too many to write each anew
    let list = lists.get(known);
    if (list === undefined) {
      list = collector.list(keyOf(kind, name));
      lists.set(known, list);
    }
    return list;
  };
  /** By list, of one memory; 0 for all others. A map for each memory would take as long as its words. */
  const frequencies: number[] = [];
  return {
    ...collector,
    addNamed: (kind: KeyKind, name: string): void => collector.add(listOf(kind, name), 0),
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

function addPlaces(postings: NamedPostings, lines: readonly StoredLine[]): void {
  for (const name of new Set(lines.map((line) => noteName(line.namespace, line.object))))
    postings.addNamed('note', name);
  for (const name of new Set(lines.map((line) => line.namespace))) postings.addNamed('namespace', name);
}

/** Exact keys, for whoever has an error or a file at hand and no time to rank (index-files.ts). */
function addExactKeys(postings: NamedPostings, { kind, signature, files }: Memory): void {
  if (kind === OPEN) postings.addNamed('open', '');
  if (signature !== undefined) postings.addNamed('signature', signature);
  for (const path of new Set(files.map((file) => file.path))) postings.addNamed('path', path);
}

/** Those that took its place at some time: when one of them goes, it may come back. */
function addSuccessors(postings: NamedPostings, lines: readonly StoredLine[]): void {
  if (lines.length < 2) return;
  const ids = lines.flatMap(({ line }) => (line.type === 'supersedes' ? (line.by ?? []) : []));
  for (const id of new Set(ids)) postings.addNamed('successor', id);
}

function mannerOf(memory: Memory): number {
  return (isQuestion(memory) ? MANNER.question : 0) | (labelTerms(memory).length > 0 ? MANNER.labelled : 0);
}

function draftOf(postings: NamedPostings, id: string, all: readonly StoredLine[]): Draft {
  const lines = boundedLines(all.length > 1 ? once(all) : all);
  const memory = foldMemory(lines);
  const from = postings.count();
  postings.add(postings.list(keyOf('id', id)), 0); // no other has it
  postings.addNamed('beginning', id.slice(0, BEGINNING_CHARS));
  addPlaces(postings, lines);
  addSuccessors(postings, lines);
  if (memory !== undefined) {
    addExactKeys(postings, memory);
    if (memory.session !== undefined) postings.addNamed('session', memory.session);
    for (const session of memory.seenIn) postings.addNamed('met', session);
    if (memory.lastSeenAt !== memory.at) postings.addNamed('day', memory.lastSeenAt.slice(0, 10));
  }
  const length = memory === undefined ? 0 : postings.addWords(memory);
  return {
    id,
    at: memory?.at ?? '',
    from,
    to: postings.count(),
    isMemory: memory !== undefined,
    liveUntil: memory === undefined ? 0 : liveUntilMs(memory),
    resting: memory === undefined ? 0 : restingWeight(memory),
    length,
    manner: memory === undefined ? 0 : mannerOf(memory),
    session: memory?.session === undefined ? undefined : keyOf('session', memory.session),
    bytes: documentBytes({ id, at: memory?.at ?? '' }, encodeRecord(lines)),
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
