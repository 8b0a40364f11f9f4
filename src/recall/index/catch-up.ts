import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, keptIn } from '../../core/basics.ts';
import type { Note } from '../../core/note.ts';
import type { NoteStore, NotesRef } from '../../core/ports.ts';
import { buildContent, noteName } from './build.ts';
import { type ChangeTaker, eachChange, linesOfNote } from './changes.ts';
import { temporaryName, temporarySegment } from './index-files.ts';
import { keyOf, type SegmentContent } from './layout.ts';
import { mergeLayers } from './merge.ts';
import { memorySource } from './pages.ts';
import {
  decodeRecord,
  encodeRecord,
  type Layer,
  layerOf,
  linesAt,
  openSegment,
  type Segment,
  type StoredLine,
} from './segment.ts';
import { writeSegment } from './segment-writer.ts';
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
    const less = layers.map(({ segment, hidden }, at) =>
      layerOf(segment, [...hidden, ...(touched[at] ?? [])]),
    );
    return {
      refs,
      layers: [...less, overlay],
      outdated: difference.anew.some((namespace) => namespaces.has(namespace)),
    };
  } finally {
    spool.close();
  }
}

/** What a line is to the index: its place, who vouches for it, and itself. */
const spelling = ({ anchor, origin, raw }: StoredLine): string => JSON.stringify([anchor, origin, raw]);

function byId(lines: Iterable<StoredLine>): Map<string, Map<string, StoredLine>> {
  const found = new Map<string, Map<string, StoredLine>>();
  for (const line of lines)
    keptIn(found, line.line.id, () => new Map<string, StoredLine>()).set(spelling(line), line);
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
  const touchId = (id: string): void => eachVisible((segment) => [segment.withId(id) ?? []].flat(), touch);
  const linesBefore = ({ namespace, object }: Note): ReturnType<typeof byId> => {
    const before: ReturnType<typeof byId> = new Map();
    const key = keyOf('note', noteName(namespace, object));
    eachVisible(
      ({ documentsWith }) => documentsWith(key),
      (document, layer) => {
        const known = linesAt((layers[layer] as Layer).segment, document);
        const own = known.filter((line) => line.namespace === namespace && line.object === object);
        for (const [id, found] of byId(own)) before.set(id, found);
      },
    );
    return before;
  };
  const note = (read: Note): void => {
    const lines = linesOfNote(read, originOf);
    if (anew.includes(read.namespace)) {
      // All that was known of it is gone, and what is read twice says nothing twice: nothing is held of a million notes.
      for (const line of lines) {
        spool.add(line);
        touchId(line.line.id);
      }
      return;
    }
    const [now, before] = [byId(lines), linesBefore(read)];
    for (const id of new Set([...now.keys(), ...before.keys()])) {
      const own = now.get(id) ?? new Map<string, StoredLine>();
      if (areSame(own, before.get(id))) continue;
      replaced.add(idAt(read, id));
      for (const line of own.values()) spool.add(line);
      touchId(id);
    }
  };
  const taker: ChangeTaker = {
    note,
    anew: (namespace) => {
      anew.push(namespace);
      eachVisible((segment) => segment.documentsWith(keyOf('namespace', namespace)), touch);
    },
  };
  /** The touched documents; what stays of their lines goes into the spool too. */
  const finish = (): readonly ReadonlySet<number>[] => {
    layers.forEach(({ segment }, index) => {
      for (const document of touched[index] ?? [])
        for (const line of linesAt(segment, document))
          if (!anew.includes(line.namespace) && !replaced.has(idAt(line, line.line.id))) spool.add(line);
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
const WRITE_CHARS = 32 * 1024;

type LineSpool = ReturnType<typeof createLineSpool>;

/** Keeps lines in memory, and many of them in files of a folder that nobody else reads. */
export function createLineSpool(directory: string) {
  let held: StoredLine[] = [];
  let heldChars = 0;
  let files: ReturnType<typeof openPartFiles>;
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
    add: (line: StoredLine) => {
      if (files !== undefined) return files.add(line);
      held.push(line);
      heldChars += line.raw.length;
      if (heldChars > MAX_HELD_CHARS) spill();
    },
    /** Whether they did not fit into memory, and come in several parts. */
    isSplit: () => files !== undefined,
    /** All lines, in parts: those of one id in one. Each part is read when its turn comes. */
    parts: (): Iterable<readonly StoredLine[]> => files?.parts() ?? [held],
    close: () => files?.close(),
  };
}

function openPartFiles(directory: string) {
  const folder = join(directory, temporaryName('lines'));
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    return undefined;
  }
  const waiting: StoredLine[][] = Array.from({ length: PARTS }, () => []);
  const chars = new Float64Array(PARTS);
  const fileOf = (part: number): string => join(folder, String(part));
  const write = (part: number): void => {
    const lines = waiting[part] ?? [];
    if (lines.length > 0) appendFileSync(fileOf(part), `${encodeRecord(lines)}\n`, { mode: 0o600 });
    waiting[part] = [];
    chars[part] = 0;
  };
  return {
    add: (line: StoredLine): void => {
      const part = keyOf('note', line.line.id).low % PARTS;
      waiting[part]?.push(line);
      chars[part] = (chars[part] ?? 0) + line.raw.length;
      if ((chars[part] ?? 0) > WRITE_CHARS) write(part);
    },
    *parts(): Iterable<readonly StoredLine[]> {
      for (let part = 0; part < PARTS; part += 1) {
        write(part);
        yield decodeRecord(attempt(() => readFileSync(fileOf(part), 'utf8'), '')); // there is none of a part that has no id
      }
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
