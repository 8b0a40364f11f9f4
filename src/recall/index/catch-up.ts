import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../core/basics.ts';
import { errorCode } from '../../core/errors.ts';
import type { OriginOf } from '../../core/memory.ts';
import { type Note, parseNote } from '../../core/note.ts';
import { decodeLine, MAX_LINE_BYTES } from '../../core/note-line.ts';
import type { NoteStore, NotesRef } from '../../core/ports.ts';
import { buildContent, noteName } from './build.ts';
import { temporaryName, temporarySegment } from './index-files.ts';
import { keyOf, type SegmentContent } from './layout.ts';
import { mergeLayers } from './merge.ts';
import { memorySource } from './pages.ts';
import {
  decodeRecord,
  hide,
  type Layer,
  layerOf,
  linesAt,
  openSegment,
  placeOf,
  type Segment,
  type StoredLine,
} from './segment.ts';
import { writeSegment } from './segment-writer.ts';
import { documentOf } from './terms.ts';
import type { View } from './view.ts';

/** A segment that lives in memory. */
export function segmentInMemory(content: SegmentContent): Segment {
  const parts: Uint8Array[] = [];
  writeSegment(content, (bytes) => void parts.push(bytes.slice()), false); // it is packed where it is merged into a file
  return openSegment(memorySource(Buffer.concat(parts)));
}

/** The notes as of `refs` by what changed: what is touched is folded anew in a new layer, as a rebuild would; what is too much goes to `directory`. */
export async function catchUp(
  notes: NoteStore,
  layers: readonly Layer[],
  refs: readonly NotesRef[],
  directory: string,
): Promise<View> {
  const known = layers.at(-1)?.segment.refs ?? [];
  const spool = createLineSpool(directory);
  try {
    const difference = createDifference(layers, spool, notes);
    await eachChange(notes, known, refs, difference.taker);
    const touched = difference.finish();
    const overlay = layerOf(segmentOf(spool, refs, directory));
    const namespaces = new Set(known.map((ref) => ref.namespace));
    return {
      refs,
      layers: [...layers.map((layer, index) => hide(layer, touched[index] ?? [])), overlay],
      outdated: difference.anew.some((namespace) => namespaces.has(namespace)),
    };
  } finally {
    spool.close();
  }
}

/** What a line is to the index: its place, who vouches for it, and itself. */
const spelling = ({ anchor, origin, raw }: StoredLine): string => JSON.stringify([anchor, origin, raw]);

/** Lines by the id they are about, each once. */
function byId(lines: Iterable<StoredLine>): Map<string, Map<string, StoredLine>> {
  const found = new Map<string, Map<string, StoredLine>>();
  for (const line of lines) {
    const known = found.get(line.line.id) ?? new Map<string, StoredLine>();
    found.set(line.line.id, known.set(spelling(line), line));
  }
  return found;
}

const areSame = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown> | undefined): boolean =>
  a.size === b?.size && [...a.keys()].every((key) => b.has(key));

/** Spools lines that the layers do not have, and finds their documents: a grown note says nothing new of its other memories. */
function createDifference(layers: readonly Layer[], spool: LineSpool, { originOf }: NoteStore) {
  const touched = layers.map(() => new Set<number>());
  const anew: string[] = [];
  const replaced = new Set<string>();
  const idAt = ({ namespace, object }: Note | StoredLine, id: string): string =>
    `${noteName(namespace, object)}\u0000${id}`;
  const eachVisible = (
    documents: (segment: Segment) => Iterable<number>,
    take: (document: number, layer: number) => void,
  ): void => {
    layers.forEach(({ segment, isHidden }, layer) => {
      for (const document of documents(segment)) if (!isHidden(document)) take(document, layer);
    });
  };
  const touch = (document: number, layer: number): void => void touched[layer]?.add(document);
  const named = (kind: 'note' | 'namespace', name: string) => (segment: Segment) =>
    [...segment.postings(keyOf(kind, name))].map(documentOf);
  const touchId = (id: string): void => eachVisible((segment) => [segment.withId(id) ?? []].flat(), touch);
  const note = (read: Note): void => {
    const { namespace, object } = read;
    if (anew.includes(namespace)) {
      // All that was known of it is gone, and what is read twice says nothing twice: nothing is held of a million notes.
      for (const line of unreadLines(read, originOf)) {
        spool.add(line);
        if (layers.length > 0) touchId(line.id);
      }
      return;
    }
    const lines = linesOfNote(read, originOf);
    const now = byId(lines);
    const before = new Map<string, Map<string, StoredLine>>();
    eachVisible(named('note', noteName(namespace, object)), (document, layer) => {
      const known = linesAt((layers[layer] as Layer).segment, document);
      const own = known.filter((line) => line.namespace === namespace && line.object === object);
      for (const [id, found] of byId(own)) before.set(id, found);
    });
    for (const id of new Set([...now.keys(), ...before.keys()])) {
      const lines = now.get(id) ?? new Map<string, StoredLine>();
      if (areSame(lines, before.get(id))) continue;
      replaced.add(idAt(read, id));
      for (const line of lines.values()) spool.add({ ...line, id });
      touchId(id);
    }
  };
  const taker: ChangeTaker = {
    note,
    anew: (namespace) => {
      anew.push(namespace);
      eachVisible(named('namespace', namespace), touch);
    },
  };
  /** The touched documents; what stays of their lines goes into the spool too. */
  const finish = (): readonly ReadonlySet<number>[] => {
    layers.forEach(({ segment }, index) => {
      for (const document of touched[index] ?? [])
        for (const line of linesAt(segment, document))
          if (!anew.includes(line.namespace) && !replaced.has(idAt(line, line.line.id)))
            spool.add({ ...line, id: line.line.id });
    });
    return touched;
  };
  return { taker, finish, anew };
}

/** One segment of all lines. What came in several parts is merged out of segments that go again. */
function segmentOf(spool: LineSpool, refs: readonly NotesRef[], directory: string): Segment {
  const build = (content: () => SegmentContent, isLast: boolean): Segment =>
    temporarySegment(directory, content, isLast) ?? segmentInMemory(content());
  const segments: Segment[] = [];
  if (!spool.isSplit()) for (const lines of spool.parts()) return segmentInMemory(buildContent(lines, refs));
  try {
    for (const lines of spool.parts()) segments.push(build(() => buildContent(lines, refs), false));
    const layers = segments.map((segment) => layerOf(segment));
    return build(() => mergeLayers(layers, refs), true);
  } finally {
    for (const segment of segments) segment.close();
  }
}

/** Lines of about 12,000 memories: with what is made of them, and the notes that they are pieces of, they take some 60 MB. */
const MAX_HELD_CHARS = 5 * 1024 * 1024;
/** What is more lies in so many files, each with all lines of its ids. A million memories are 16,000 in each. */
const PARTS = 64;
const WRITE_CHARS = 128 * 1024;

/** A line of a note, and the memory that it is about; read where it had to be. */
type UnreadLine = Omit<StoredLine, 'line'> & { readonly id: string; readonly line?: StoredLine['line'] };

/** What most lines begin with. Whose it is is known without reading it, which is done once, where it is folded. */
const HEAD = /^\{"v":1,"id":"([\w-]{1,64})","at":"[^"\\]+","type":"(?:memory|seen)",/;

const isShort = (raw: string): boolean => raw.length <= MAX_LINE_BYTES;

/** The same as `linesOfNote`. */
function unreadLines(note: Note, originOf: OriginOf | undefined): UnreadLine[] {
  const { namespace, object, text } = note;
  const known: { readonly raw: string; readonly id: string }[] = [];
  const others: string[] = [];
  for (const raw of text.split('\n')) {
    const id = isShort(raw) ? HEAD.exec(raw)?.[1] : undefined;
    if (id === undefined) others.push(raw);
    else known.push({ raw, id });
  }
  const { anchor, lines } = parseNote({ ...note, text: others.join('\n') }, originOf);
  return [
    ...lines.map((line) => ({ ...line, namespace, id: line.line.id })),
    ...known.map(({ raw, id }): UnreadLine => {
      const origin = originOf?.(raw);
      return { namespace, object, anchor, raw, id, ...(origin === undefined ? {} : { origin }) };
    }),
  ];
}

/** Nothing of a line that is broken, or names its memory twice. */
function readLine({ id, line, ...placed }: UnreadLine): StoredLine[] {
  const read = line ?? decodeLine(placed.raw);
  return typeof read === 'string' || read.type === 'part' || read.id !== id
    ? []
    : [{ ...placed, line: read }];
}

type LineSpool = ReturnType<typeof createLineSpool>;

/** Keeps lines in memory, and many of them in files of a folder that nobody else reads. */
export function createLineSpool(directory: string) {
  let held: UnreadLine[] = [];
  let heldChars = 0;
  let files: ReturnType<typeof openPartFiles>;
  const isTooMuch = (): boolean => heldChars > MAX_HELD_CHARS && files === undefined;
  const spill = (): void => {
    files = openPartFiles(directory);
    if (files === undefined) {
      heldChars = Number.NEGATIVE_INFINITY; // nothing can be written here, so all is held
      return;
    }
    for (const line of held) files.add(line);
    held = [];
  };
  return {
    add: (line: UnreadLine) => {
      if (files !== undefined) return files.add(line);
      held.push(line);
      heldChars += line.raw.length;
      if (isTooMuch()) spill();
    },
    /** Whether they did not fit into memory, and come in several parts. */
    isSplit: () => files !== undefined,
    /** All lines, in parts: those of one id in one. Each part is read when its turn comes. */
    parts: (): Iterable<readonly StoredLine[]> => files?.parts() ?? [held.flatMap(readLine)],
    close: () => files?.close(),
  };
}

/** Undefined where none can be made. */
function openPartFiles(directory: string) {
  const folder = join(directory, temporaryName('lines'));
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    return undefined;
  }
  const waiting: string[][] = Array.from({ length: PARTS }, () => []);
  const chars = new Float64Array(PARTS);
  const fileOf = (part: number): string => join(folder, String(part));
  const write = (part: number): void => {
    const rows = waiting[part] ?? [];
    if (rows.length > 0) appendFileSync(fileOf(part), `${rows.join('\n')}\n`, { mode: 0o600 });
    waiting[part] = [];
    chars[part] = 0;
  };
  let [before, place]: [UnreadLine | undefined, string] = [undefined, ''];
  const last = new Array<string>(PARTS).fill('');
  return {
    add: (line: UnreadLine): void => {
      const { namespace, object, anchor, origin } = line;
      const isThere = object === before?.object && namespace === before.namespace && anchor === before.anchor;
      if (!isThere || origin !== before?.origin) place = placeOf(line);
      before = line; // those of a note come one after another
      const part = keyOf('note', line.id).low % PARTS;
      waiting[part]?.push(place === last[part] ? '' : place, line.raw);
      last[part] = place;
      chars[part] = (chars[part] ?? 0) + line.raw.length;
      if ((chars[part] ?? 0) > WRITE_CHARS) write(part);
    },
    *parts(): Iterable<readonly StoredLine[]> {
      for (let part = 0; part < PARTS; part += 1) {
        write(part);
        yield readPart(fileOf(part));
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Of a part that has no id there is no file. */
const readPart = (file: string): StoredLine[] =>
  decodeRecord(attempt(() => readFileSync(file, 'utf8'), '')).filter(
    ({ raw, line }) => (HEAD.exec(raw)?.[1] ?? line.id) === line.id,
  );

/** Who hears of what differs between two states of the notes. */
export interface ChangeTaker {
  /** All that was known of a namespace goes: its notes follow anew, or it is gone. */
  anew(namespace: string): void;
  /** A note as it is now, '' for one that is gone. Where reading had to begin again, it comes twice. */
  note(note: Note): void;
}

/** Tells what differs between two states of the notes, note by note: a store may have more of them than fit into memory. */
export async function eachChange(
  notes: NoteStore,
  from: readonly NotesRef[],
  to: readonly NotesRef[],
  taker: ChangeTaker,
): Promise<void> {
  const known = new Map(from.map((ref) => [ref.namespace, ref]));
  for (const ref of to)
    if (known.get(ref.namespace)?.oid !== ref.oid) await tellRef(notes, known.get(ref.namespace), ref, taker);
  const current = new Set(to.map((ref) => ref.namespace));
  for (const { namespace } of from) if (!current.has(namespace)) taker.anew(namespace);
}

async function tellRef(
  notes: NoteStore,
  from: NotesRef | undefined,
  to: NotesRef,
  taker: ChangeTaker,
): Promise<void> {
  if (from !== undefined) {
    try {
      return await notes.each(to, from.oid, taker.note);
    } catch (error) {
      if (errorCode(error) === 'INDEX_BEHIND') throw error; // all of it would be more still
      // The old commit is not there any more (a purge, a fresh clone over an old cache): the whole ref is read.
    }
  }
  taker.anew(to.namespace);
  await notes.each(to, undefined, taker.note);
}

/** The lines of a note that are about memories, with the namespace they stand in. */
export function linesOfNote(note: Note, originOf?: OriginOf): StoredLine[] {
  return parseNote(note, originOf).lines.map((line) => ({ ...line, namespace: note.namespace }));
}
