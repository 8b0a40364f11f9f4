import type { Memory } from '../../../domain/memory.ts';
import { queryTerms } from '../../../domain/words/query-terms.ts';
import type { SearchHit, WordCounts } from '../../../ports/recall.ts';
import type { NoteStore, NotesRef } from '../../../ports.ts';
import { changesSince, linesOfNote, replacedNotes } from '../note-changes.ts';
import { buildContent, noteName } from '../words/build.ts';
import { segmentInMemory } from '../words/catch-up.ts';
import { compareNames } from '../words/layout.ts';
import type { StoredLine } from '../words/record.ts';
import { countWords } from '../words/score.ts';
import { searchView } from '../words/search.ts';
import { layerOf, type View } from '../words/view.ts';
import type { TextSnapshot } from './text-snapshot.ts';
import type { TextRow } from './text-tables.ts';

/** The notes as of `refs`: the tables as they were written, less what has changed since, and that anew in memory. */
export interface TextView {
  readonly refs: readonly NotesRef[];
  readonly snapshot: TextSnapshot | undefined;
  /** Rows of the snapshot that no longer hold. */
  readonly replaced: ReadonlyMap<string, TextRow>;
  /** The same, as something that words can be counted in. */
  readonly before: View;
  /** What holds instead, and what is new. */
  readonly after: View;
}

const viewOf = (lines: readonly StoredLine[], refs: readonly NotesRef[]): View => ({
  refs,
  layers: lines.length === 0 ? [] : [layerOf(segmentInMemory(buildContent(lines, refs)))],
  outdated: false,
});

/** Brings what the tables tell up to `refs`. Reads of the notes, and of the tables, only what differs. */
export async function textViewAt(
  notes: NoteStore,
  snapshot: TextSnapshot | undefined,
  refs: readonly NotesRef[],
): Promise<TextView> {
  const known = snapshot?.state.refs ?? [];
  const changes = await changesSince(notes, known, refs);
  const namespaces = new Set(known.map(({ namespace }) => namespace));
  const anew = changes.filter((change) => change.anew).map(({ namespace }) => namespace);
  if (snapshot !== undefined && known.every(({ namespace }) => anew.includes(namespace)))
    return textViewAt(notes, undefined, refs);
  const added = changes.flatMap((change) =>
    change.notes.flatMap((note) => linesOfNote(note, notes.originOf)),
  );
  const rows =
    snapshot === undefined || changes.length === 0
      ? []
      : await snapshot.touched({
          notes: changes.flatMap((change) =>
            change.anew ? [] : change.notes.map(({ object }) => noteName(change.namespace, object)),
          ),
          namespaces: anew.filter((namespace) => namespaces.has(namespace)),
          ids: [...new Set(added.map(({ line }) => line.id))],
        });
  const isReplaced = replacedNotes(changes);
  const old = rows.flatMap(({ lines }) => lines);
  return {
    refs,
    snapshot,
    replaced: new Map(rows.map((row) => [row.id, row])),
    before: viewOf(old, refs),
    after: viewOf([...old.filter((line) => !isReplaced(line)), ...added], refs),
  };
}

const wordsOf = (query: string): string[] => queryTerms(query).map(({ term }) => term);

/** Counts of the snapshot's part alone: what was written, less what has been replaced. */
async function snapshotCounts({ snapshot, before }: TextView, query: string): Promise<WordCounts> {
  const terms = wordsOf(query);
  if (snapshot === undefined) return { documents: 0, totalLength: 0, holders: terms.map(() => 0) };
  const holders = await snapshot.holders(terms);
  const gone = countWords(before, query);
  return {
    documents: snapshot.state.documents - gone.documents,
    totalLength: snapshot.state.totalLength - gone.totalLength,
    holders: terms.map((term, index) => (holders.get(term) ?? 0) - (gone.holders[index] ?? 0)),
  };
}

function sum(a: WordCounts, b: WordCounts | undefined): WordCounts {
  if (b === undefined) return a;
  return {
    documents: a.documents + b.documents,
    totalLength: a.totalLength + b.totalLength,
    holders: a.holders.map((count, index) => count + (b.holders[index] ?? 0)),
  };
}

/** How common the words of a query are in a view. */
export async function countText(view: TextView, query: string): Promise<WordCounts> {
  return sum(await snapshotCounts(view, query), countWords(view.after, query));
}

interface SearchOptions {
  readonly limit: number;
  readonly nowMs: number;
  readonly beside?: WordCounts;
}

function less(a: WordCounts, b: WordCounts): WordCounts {
  return {
    documents: a.documents - b.documents,
    totalLength: a.totalLength - b.totalLength,
    holders: a.holders.map((count, index) => count - (b.holders[index] ?? 0)),
  };
}

/**
 * So many candidates are scored as the words index scores for each hit that is wanted: LanceDB counts words by its files
 * and knows nothing of sessions, so its order differs a little.
 */
const CANDIDATES_PER_HIT = 8;
const MIN_CANDIDATES = 100;

/**
 * The live memories of a view that fit the words, best first, equal ones by newest, then by id. LanceDB finds the
 * candidates; they, their sessions and what is new are scored as a small index beside the counts of all the rest, which
 * gives what one index over all would give.
 */
export async function searchText(
  view: TextView,
  query: string,
  { limit, nowMs, beside }: SearchOptions,
): Promise<SearchHit[]> {
  const terms = wordsOf(query);
  if (terms.length === 0 || limit < 1) return [];
  const wanted = Math.max(MIN_CANDIDATES, limit * CANDIDATES_PER_HIT) + view.replaced.size;
  const found = (await view.snapshot?.candidates(terms, wanted, nowMs)) ?? [];
  const rows = found.filter(({ id }) => !view.replaced.has(id));
  const near = viewOf(
    rows.flatMap(({ lines }) => lines),
    view.refs,
  );
  const rest = less(await snapshotCounts(view, query), countWords(near, query));
  const all = { ...near, layers: [...near.layers, ...view.after.layers] };
  return searchView(all, query, { limit, nowMs, beside: sum(rest, beside) });
}

/** Memories that rows and a view in memory tell of, newest first. */
export function memoriesOf(
  { replaced }: TextView,
  rows: readonly TextRow[],
  recent: Iterable<Memory>,
): Memory[] {
  const old = rows.flatMap(({ id, memory }) => (memory === undefined || replaced.has(id) ? [] : [memory]));
  return [...old, ...recent].sort(compareNames);
}
