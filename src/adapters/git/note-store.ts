import { join } from 'node:path';
import { CsError } from '../../domain/errors.ts';
import { NOTES_PREFIX, namespaceOf, notesRef } from '../../domain/namespace.ts';
import type { Note } from '../../domain/note.ts';
import { extendChain, partObject } from '../../domain/overflow.ts';
import type { Clock, NoteAddition, NoteStore, NotesRef, WriteResult } from '../../ports.ts';
import { importStream, type NotesCommit } from './import-stream.ts';
import { diffNotes, listNotes, type NoteEntry, notePath } from './note-tree.ts';
import type { ObjectReader } from './object-reader.ts';
import { type GitOptions, runGitOrThrow } from './process.ts';
import { readNotesRefs } from './ref-files.ts';
import { moveRefs, type RefMove } from './refs.ts';
import { type BringObjects, strictReader } from './strict-reader.ts';
import { takeTurn } from './write-lock.ts';

export interface NoteStoreOptions {
  readonly git: GitOptions;
  /** The repository's common directory, where its refs are. */
  readonly commonDir: string;
  readonly reader: ObjectReader;
  /** Brings notes here that a partial clone lacks. Without it nothing is fetched, and a missing note is a fault. */
  readonly bring?: BringObjects;
  readonly clock: Clock;
  /** Who the notes commits are by; undefined where git knows nobody. */
  readonly author: () => Promise<string | undefined>;
  /** How long other writers may win before we give up. */
  readonly maxWaitMs?: number;
}

/**
 * Sixteen processes that start at the same moment are all through within five seconds on two busy cores. Less than
 * what a Stop may take (12 s), so that the log says why nothing was written; what is not stays in the spool.
 */
const DEFAULT_MAX_WAIT_MS = 10_000;
const MIN_PAUSE_MS = 5;
const MAX_PAUSE_MS = 200;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Git notes as the store: see the NoteStore port for the promises. */
export function createGitNoteStore(options: NoteStoreOptions): NoteStore {
  const { reader } = options;
  // A missing note is never an empty one: its lines would go with the next write, and the index would not miss them.
  const strict = strictReader(reader, options.bring);

  const notesOf = async (namespace: string, entries: readonly NoteEntry[]): Promise<Note[]> => {
    const objects = await Promise.all(entries.map(({ blob }) => (blob ? strict.get(blob) : undefined)));
    return entries.map(({ object }, index) => ({
      namespace,
      object,
      text: objects[index]?.content.toString('utf8') ?? '',
    }));
  };

  const write = async (additions: readonly NoteAddition[]): Promise<RefMove[] | 'contended'> => {
    const prepared = await prepareCommits(reader, strict, additions);
    if (prepared.length === 0) return [];
    const stream = importStream(prepared, { author: await options.author(), nowMs: options.clock() });
    const names = await runGitOrThrow(['fast-import', '--quiet', '--done'], options.git, stream);
    const oids = names.trim().split('\n');
    const moves = prepared.map(({ namespace, parent }, index) => ({
      ref: notesRef(namespace),
      from: parent,
      to: oids[index] ?? '',
    }));
    return (await moveRefs(options.git, moves)) ? moves : 'contended';
  };

  return {
    refs: async () => readNotesRefs(options.commonDir) ?? listRefs(options.git),
    read: async ({ namespace, oid }) => notesOf(namespace, await listNotes(strict, `${oid}^{tree}`)),
    changed: async (namespace, fromOid, toOid) => {
      if ((await reader.get(fromOid)) === undefined) {
        throw new CsError('NOT_FOUND', `the notes commit ${fromOid} is not in this repository`);
      }
      return notesOf(namespace, await diffNotes(strict, `${fromOid}^{tree}`, `${toOid}^{tree}`));
    },
    add: async (additions) => {
      const maxWaitMs = options.maxWaitMs ?? DEFAULT_MAX_WAIT_MS;
      const endTurn = await takeTurn(join(options.commonDir, 'cs-memory'), maxWaitMs / 2);
      try {
        return await retry(() => write(additions), maxWaitMs);
      } finally {
        endTurn();
      }
    },
  };
}

async function listRefs(git: GitOptions): Promise<NotesRef[]> {
  const format = '--format=%(objectname) %(refname)';
  const stdout = await runGitOrThrow(['for-each-ref', format, NOTES_PREFIX], git);
  return stdout
    .split('\n')
    .map((line) => ({ oid: line.slice(0, line.indexOf(' ')), ref: line.slice(line.indexOf(' ') + 1) }))
    .flatMap(({ oid, ref }) => {
      const namespace = namespaceOf(ref);
      return namespace === undefined ? [] : [{ namespace, oid }];
    });
}

type PreparedCommit = NotesCommit & { readonly namespace: string };

/** The commits that would hold the additions, on the refs as they are now. A ref that needs no change is left out. */
async function prepareCommits(
  reader: ObjectReader,
  strict: ObjectReader,
  additions: readonly NoteAddition[],
): Promise<PreparedCommit[]> {
  const namespaces = [...new Set(additions.map(({ namespace }) => namespace))];
  const prepared = await Promise.all(
    namespaces.map(async (namespace): Promise<PreparedCommit> => {
      const parent = (await reader.get(notesRef(namespace)))?.oid;
      const files = new Map<string, string>();
      const linesOf = new Map<string, string[]>();
      for (const addition of additions.filter((entry) => entry.namespace === namespace)) {
        linesOf.set(addition.anchor, [...(linesOf.get(addition.anchor) ?? []), ...addition.lines]);
      }
      for (const [anchor, lines] of linesOf) {
        for (const [path, text] of await changedParts(strict, parent, anchor, lines)) files.set(path, text);
      }
      return { namespace, files, ...(parent === undefined ? {} : { parent }) };
    }),
  );
  return prepared.filter(({ files }) => files.size > 0);
}

/**
 * The notes of one anchor's chain that change when the lines are added: path → new bytes, one character each, since a
 * line of somebody else's that is no UTF-8 must stay as it is.
 */
async function changedParts(
  reader: ObjectReader,
  parent: string | undefined,
  anchor: string,
  lines: readonly string[],
): Promise<Map<string, string>> {
  const tree = parent === undefined ? undefined : `${parent}^{tree}`;
  const pathOf = (part: number) => notePath(reader, tree, part === 0 ? anchor : partObject(anchor, part));
  const paths: string[] = [];
  const texts: string[] = [];
  for (let part = 0; ; part += 1) {
    const { path, blob } = await pathOf(part);
    paths.push(path);
    if (blob === undefined) break;
    texts.push(await noteBytes(reader, blob));
  }
  const changed = new Map<string, string>();
  const added = lines.map((line) => Buffer.from(line).toString('latin1'));
  for (const { part, text } of extendChain(anchor, texts, added, 'latin1')) {
    changed.set(paths[part] ?? (await pathOf(part)).path, text);
  }
  return changed;
}

/** Tries until the write goes through or `maxWaitMs` is over, with a pause that doubles and is drawn by chance. */
async function retry(write: () => Promise<RefMove[] | 'contended'>, maxWaitMs: number): Promise<WriteResult> {
  const startedAt = performance.now();
  for (let retries = 0; ; retries += 1) {
    const moved = await write();
    if (moved !== 'contended') {
      const refs = moved.map(({ ref, to }) => ({ namespace: ref.slice(NOTES_PREFIX.length), oid: to }));
      return { refs, retries };
    }
    if (performance.now() - startedAt > maxWaitMs) {
      throw new CsError(
        'REF_CONTENDED',
        `other writers moved the notes refs ${retries + 1} times in ${maxWaitMs} ms`,
        {
          hint: 'nothing is lost: the learnings stay in the spool, and the next flush writes them',
        },
      );
    }
    await sleep(Math.random() * Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** Math.min(retries, 6)));
  }
}
