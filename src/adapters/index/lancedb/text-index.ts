import { foldMemory } from '../../../domain/fold.ts';
import type { MemoryIndex } from '../../../ports/recall.ts';
import type { Clock, NoteStore, NotesRef } from '../../../ports.ts';
import { sameRefs } from '../note-changes.ts';
import { allMemories, knownMemories, linesAt, memoriesWithPrefix } from '../words/view.ts';
import { type LanceDatabase, TableFailure } from './database.ts';
import { openSnapshot } from './text-snapshot.ts';
import { TEXT_TABLES, type TextRow } from './text-tables.ts';
import { countText, memoriesOf, searchText, type TextView, textViewAt } from './text-view.ts';
import { writeText } from './text-write.ts';
import type { WriterLock } from './vector-context.ts';

export interface LanceTextOptions {
  readonly database: LanceDatabase;
  readonly notes: NoteStore;
  readonly clock: Clock;
  readonly lock: WriterLock;
  /** Namespaces of which nothing goes to a shared place. */
  readonly isPrivate: (namespace: string) => boolean;
}

/**
 * Recall by words from LanceDB's full text over our own terms, brought up to date from the notes at every call and
 * written by `save`. Scores are our BM25 over LanceDB's candidates: the same as the words index gives. Damaged tables
 * are none; only the notes' own errors, and INDEX_UNAVAILABLE, are thrown.
 */
export function createLanceText(options: LanceTextOptions): MemoryIndex {
  const { database, notes } = options;
  let view: TextView | undefined;
  let isDamaged = false;
  let last: Promise<unknown> = Promise.resolve();

  /** Where others write too, the notes of private namespaces are read from git each time. */
  const writtenRefs = (refs: readonly NotesRef[]): readonly NotesRef[] =>
    database.place.isShared ? refs.filter(({ namespace }) => !options.isPrivate(namespace)) : refs;

  const viewAt = async (refs: readonly NotesRef[]): Promise<TextView> => {
    if (view !== undefined && sameRefs(view.refs, refs)) return view;
    view = undefined;
    view = await textViewAt(
      notes,
      isDamaged ? undefined : await openSnapshot(database, notes.originOf),
      refs,
    );
    return view;
  };

  /** Files may have gone while we read them: another process tidied, or they are damaged. */
  const attempt = async <T>(task: (current: TextView) => Promise<T>): Promise<T> => {
    const refs = await notes.refs();
    for (const isLast of [false, true]) {
      try {
        return await task(await viewAt(refs));
      } catch (error) {
        if (!(error instanceof TableFailure)) throw error;
        isDamaged ||= isLast || view === undefined;
        view = undefined;
      }
    }
    return task(await viewAt(refs));
  };

  const run = <T>(task: (current: TextView) => Promise<T>): Promise<T> => {
    const result = last.then(() => attempt(task));
    last = result.catch(() => undefined);
    return result;
  };

  const save = async (current: TextView): Promise<void> => {
    const { snapshot } = current;
    const refs = writtenRefs(current.refs);
    if (snapshot !== undefined && sameRefs(snapshot.state.refs, refs)) return;
    if (refs.length === 0 && snapshot === undefined) return;
    const release = options.lock();
    if (release === undefined) return; // what another process does now need not be done twice
    try {
      const newest = isDamaged ? undefined : await openSnapshot(database, notes.originOf);
      const isAsKnown = newest?.state.stamp === snapshot?.state.stamp && sameRefs(refs, current.refs);
      const toWrite = isAsKnown ? current : await textViewAt(notes, newest, refs);
      if (isDamaged) for (const name of Object.values(TEXT_TABLES)) await database.wipe(name);
      const rows = rowsIn(toWrite);
      await database.run(() => writeText(database, { view: toWrite, rows }, options.clock()));
      isDamaged = false;
      view = undefined;
    } finally {
      release();
    }
  };

  return {
    search: (query, how) => run((current) => searchText(current, query, how)),
    counts: (query) => run((current) => countText(current, query)),
    all: () =>
      run(async (current) =>
        memoriesOf(current, (await current.snapshot?.all()) ?? [], allMemories(current.after)),
      ),
    known: (ids) =>
      run(async (current) => {
        const rows = (await current.snapshot?.touched({ notes: [], namespaces: [], ids })) ?? [];
        const recent = knownMemories(current.after, ids).values();
        return new Map(memoriesOf(current, rows, recent).map((memory) => [memory.id, memory]));
      }),
    find: (idPrefix) =>
      run(async (current) =>
        memoriesOf(
          current,
          (await current.snapshot?.withPrefix(idPrefix)) ?? [],
          memoriesWithPrefix(current.after, idPrefix),
        ),
      ),
    save: () => run(save),
    drop: () => {
      const dropped = last.then(async () => {
        view = undefined;
        for (const name of Object.values(TEXT_TABLES)) await database.wipe(name);
      });
      last = dropped.catch(() => undefined);
      return dropped;
    },
  };
}

/** The rows that a view has in memory. */
function rowsIn({ after }: TextView): TextRow[] {
  return after.layers.flatMap(({ segment }) =>
    segment.names().map(({ id }, document) => {
      const lines = linesAt(segment, document);
      return { id, lines, memory: foldMemory(lines) };
    }),
  );
}
