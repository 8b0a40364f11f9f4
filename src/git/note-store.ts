import { join } from 'node:path';
import { addTo } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import { NOTES_PREFIX, notesRef } from '../core/memory.ts';
import type { Note } from '../core/note.ts';
import type { Clock, NoteAddition, NoteStore, NotesRef, TellProgress } from '../core/ports.ts';
import { bringNotes } from './fetch.ts';
import { readNotesRefs } from './locate.ts';
import { changedParts, compareNotes, listNotes, type NoteEntry } from './note-tree.ts';
import { type ObjectReader, strictReader } from './objects.ts';
import { type GitOptions, listRefs } from './process.ts';
import { setAside } from './store-check.ts';
import {
  fastImport,
  importStream,
  moveRefs,
  retryWrite,
  type TreeChange,
  type Tried,
  takeTurn,
} from './write.ts';

export interface NoteStoreOptions {
  readonly git: GitOptions;
  readonly commonDir: string;
  readonly reader: ObjectReader;
  /** Whether notes that a partial clone lacks are fetched; else a missing note is a fault. */
  readonly mayFetch?: boolean | undefined;
  readonly clock: Clock;
  /** Who the notes commits are by; undefined where git knows nobody. */
  readonly author: () => Promise<string | undefined>;
  readonly maxWaitMs?: number | undefined;
  /** So much of the notes may be read, of a fast-export stream as git writes it: `read` and `changed` together. What would be more throws INDEX_BEHIND, and `onLeftBehind` is told. */
  readonly maxReadBytes?: number | undefined;
  readonly onLeftBehind?: () => void;
  readonly tellReading?: TellProgress | undefined;
}

/** Sixteen processes at once are through in five seconds on two busy cores; less than a Stop may take (12 s), so that the log says why. */
const DEFAULT_MAX_WAIT_MS = 10_000;
/** So much of it may go by in the queue: who does not get a turn redoes the work of others, and they theirs. */
const QUEUE_SHARE = 0.8;
/** Who says how long others may win is a hook, which may not wait long for a git that does not go on. What it has stays queued. */
const HOOK_LOCK_PATIENCE_MS = 800;
/** No line of ours is shorter. */
const LEAST_BYTES = 64;
/** So many notes are asked for at once: enough to keep git busy, few enough to stop in time where not all may be read. */
const READ_AT_ONCE = 256;

/** Git notes as the store: see the NoteStore port for the promises. */
export function createGitNoteStore(options: NoteStoreOptions): NoteStore {
  const { reader } = options;
  // A missing note is never an empty one: its lines would go with the next write, and the index would not miss them.
  const strict = strictReader(reader);

  /** Where a note is missing, and may be fetched, all of the commit's are, and the task has a second chance. */
  const withNotes = async <T>(notesCommit: string | undefined, task: () => Promise<T>): Promise<T> => {
    if (!options.mayFetch || notesCommit === undefined) return task();
    return task().catch(async (error) => {
      if (!(await bringNotes(options.git, notesCommit))) throw error;
      return task();
    });
  };

  let leftBytes = options.maxReadBytes ?? Number.POSITIVE_INFINITY;
  const checkRoom = (bytes: number): void => {
    if (bytes <= leftBytes) return;
    options.onLeftBehind?.();
    throw behind();
  };
  const spend = (bytes: number): void => {
    checkRoom(bytes);
    leftBytes -= bytes;
  };

  const giveNotes = async (
    namespace: string,
    entries: readonly NoteEntry[],
    take: (note: Note) => void,
    tell?: TellProgress,
  ): Promise<void> => {
    for (let at = 0; at < entries.length; at += READ_AT_ONCE) {
      const some = entries.slice(at, at + READ_AT_ONCE);
      const read = await Promise.all(some.map(({ blob }) => (blob ? strict.get(blob) : undefined)));
      spend(read.reduce((sum, object) => sum + (object?.content.length ?? 0), 0));
      some.forEach(({ object }, index) => {
        tell?.('reading notes', at + index + 1, entries.length);
        take({ namespace, object, text: read[index]?.content.toString('utf8') ?? '' });
      });
    }
  };

  /** Anybody who may push can put a file, a folder or a tag where notes should be: that is passed over, and holds nobody else's notes up. */
  const isOdd = async (oid: string): Promise<boolean> => {
    const object = await reader.get(oid);
    return object !== undefined && object.type !== 'commit';
  };

  /** Which note of a chain was the last when it was last written to: an import of a million writes to one hundreds of times. */
  const lastParts = new Map<string, number>();
  /** The commit that would hold what is added to a namespace, on the ref as it is now. */
  const commitOf = async (namespace: string, additions: readonly NoteAddition[]) => {
    const parent = (await reader.get(notesRef(namespace)))?.oid;
    const changes = new Map<string, TreeChange>();
    const [linesOf, mayBeThere] = [new Map<string, string[]>(), new Set<string>()];
    for (const { anchor, lines, isNew } of additions.filter((entry) => entry.namespace === namespace)) {
      addTo(linesOf, anchor, lines);
      if (isNew !== true) mayBeThere.add(anchor);
    }
    for (const [anchor, lines] of linesOf) {
      const chain = `${namespace} ${anchor}`;
      const from = mayBeThere.has(anchor) ? undefined : (lastParts.get(chain) ?? 0);
      const parts = await withNotes(parent, () => changedParts(strict, parent, anchor, lines, from));
      for (const [path, { part, text: bytes }] of parts) {
        changes.set(path, { bytes });
        if (part > 0) lastParts.set(chain, part);
      }
    }
    const parents = parent === undefined ? [] : [parent];
    const seconds = Math.floor(options.clock() / 1000);
    return { namespace, parents, changes, seconds, message: 'Notes added by cs-memory\n' };
  };
  const lockPatienceMs = options.maxWaitMs === undefined ? undefined : HOOK_LOCK_PATIENCE_MS;
  const write = async (additions: readonly NoteAddition[]): Promise<Tried> => {
    for (const ref of new Set(additions.map(({ namespace }) => notesRef(namespace))))
      if (await isOdd(ref)) await setAside(options.git, ref);
    const namespaces = [...new Set(additions.map(({ namespace }) => namespace))];
    const all = await Promise.all(namespaces.map((namespace) => commitOf(namespace, additions)));
    const prepared = all.filter(({ changes }) => changes.size > 0); // a ref that needs no change is left out
    if (prepared.length === 0) return { moves: [], contended: false };
    const stream = importStream(prepared, await options.author());
    const oids = await fastImport(options.git, options.commonDir, stream);
    const moves = prepared.map(({ namespace, parents: [from] }, index) => ({
      ref: notesRef(namespace),
      from,
      to: oids[index] ?? '',
    }));
    return { moves, contended: !(await moveRefs(options.git, moves, 'cs-memory: flush', lockPatienceMs)) };
  };

  const each: NoteStore['each'] = async ({ namespace, oid }, fromOid, take) => {
    if (fromOid === undefined) {
      if (await isOdd(oid)) return;
      const listed = () => listNotes(strict, `${oid}^{tree}`, (count) => checkRoom(count * LEAST_BYTES));
      return withNotes(oid, async () => giveNotes(namespace, await listed(), take, options.tellReading));
    }
    if ((await reader.get(fromOid)) === undefined)
      throw new CsError('NOT_FOUND', `the notes commit ${fromOid} is not in this repository`);
    if ((await isOdd(fromOid)) || (await isOdd(oid)))
      throw new CsError('NOT_FOUND', `${oid} holds no notes that could be compared`);
    return withNotes(oid, async () => {
      const differing = await compareNotes(strict, `${fromOid}^{tree}`, `${oid}^{tree}`);
      const now = differing.map(({ object, to: blob = '' }) => ({ object, blob })); // '': it is gone
      return giveNotes(namespace, now, take);
    });
  };
  const gathered = async (ref: NotesRef, fromOid: string | undefined): Promise<Note[]> => {
    const notes = new Map<string, Note>();
    await each(ref, fromOid, (note) => notes.set(note.object, note));
    return [...notes.values()];
  };

  return {
    refs: async () => {
      const read = readNotesRefs(options.commonDir);
      if (read !== undefined) return read;
      const refs = await listRefs(options.git, [NOTES_PREFIX]);
      return refs.map(({ oid, ref }) => ({ namespace: ref.slice(NOTES_PREFIX.length), oid }));
    },
    each,
    read: (ref) => gathered(ref, undefined),
    changed: (namespace, fromOid, toOid) => gathered({ namespace, oid: toOid }, fromOid),
    add: async (additions) => {
      const maxWaitMs = options.maxWaitMs ?? DEFAULT_MAX_WAIT_MS;
      const startedAt = performance.now();
      const endTurn = await takeTurn(join(options.commonDir, 'cs-memory'), maxWaitMs * QUEUE_SHARE);
      try {
        return await retryWrite(() => write(additions), { maxWaitMs, startedAt });
      } finally {
        endTurn();
      }
    },
  };
}

export const behind = (): CsError =>
  new CsError('INDEX_BEHIND', 'the search index lacks more of the notes than a hook may read', {
    hint: '`cs-memory maintain reindex` builds it; this also happens in the background',
  });
