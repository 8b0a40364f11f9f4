import { addTo, inParts } from '../core/basics.ts';
import { encodeLine, NOTE_VERSION } from '../core/note-line.ts';
import { isObjectName } from './locate.ts';
import { blobName, type ObjectReader, parseTree, type TreeEntry } from './objects.ts';
import { type GitOptions, gitLines } from './process.ts';

/** Where a note stands: the annotated object, and the blob with the note's text. */
export type NoteEntry = Readonly<{ object: string; blob: string }>;

/** Entries from which a new note goes a directory deeper: a level per factor of 256, as `convert_num_notes_to_fanout` in fast-import.c. */
const FANOUT_ENTRIES = 256;

export const isFanout = (entry: TreeEntry): boolean => entry.isTree && /^[0-9a-f]{2}$/.test(entry.name);

async function entriesOf(reader: ObjectReader, tree: string): Promise<TreeEntry[]> {
  const object = await reader.get(tree);
  return object === undefined ? [] : parseTree(object.content, object.oid.length);
}

/** All notes below a tree. `onFound`: how many there are by now; what it throws ends the search. */
export const listNotes = async (reader: ObjectReader, tree: string, onFound?: (count: number) => void) =>
  (await compareNotes(reader, undefined, tree, onFound)).map(
    ({ object, to: blob = '' }): NoteEntry => ({ object, blob }),
  );

/** A note that differs between two trees: its blob in each, undefined where there is no such note. */
export type NoteDifference = Readonly<{ object: string; from: string | undefined; to: string | undefined }>;

/** The notes that differ between two trees (undefined: empty). Equal subtrees are not read; a note that only moved does not differ. */
export async function compareNotes(
  reader: ObjectReader,
  from: string | undefined,
  to: string | undefined,
  onFound: (count: number) => void = () => {},
): Promise<NoteDifference[]> {
  const gone = new Map<string, string>();
  const come = new Map<string, string>();
  const diff = async (one: string | undefined, other: string | undefined, prefix: string): Promise<void> => {
    const [before = [], after = []] = await Promise.all(
      [one, other].map((tree) => (tree ? entriesOf(reader, tree) : [])),
    );
    const old = new Map(before.map((entry) => [entry.name, entry]));
    const now = new Map(after.map((entry) => [entry.name, entry]));
    const deeper: (() => Promise<void>)[] = []; // begun together: one that is not awaited yet when another throws would end the process
    for (const name of new Set([...old.keys(), ...now.keys()])) {
      const [a, b] = [old.get(name), now.get(name)];
      if (a?.oid === b?.oid && a?.isTree === b?.isTree) continue;
      const path = prefix + name;
      if (a && !a.isTree && isObjectName(path)) gone.set(path, a.oid);
      if (b && !b.isTree && isObjectName(path)) come.set(path, b.oid);
      const below = [a, b].map((entry) => (entry && isFanout(entry) ? entry.oid : undefined));
      if (below[0] ?? below[1]) deeper.push(() => diff(below[0], below[1], path));
    }
    onFound(come.size);
    await Promise.all(deeper.map((go) => go()));
  };
  await diff(from, to, '');
  const objects = new Set([...gone.keys(), ...come.keys()]);
  return [...objects]
    .filter((object) => gone.get(object) !== come.get(object))
    .map((object) => ({ object, from: gone.get(object), to: come.get(object) }));
}

type NotePlace = { readonly path: string; readonly blob?: string };

/** Where notes stand below a tree (undefined: empty), by object: path and blob. Each tree is read once. `directory`: the path above. */
export async function notePlaces(
  reader: ObjectReader,
  tree: string | undefined,
  objects: readonly string[],
  directory = '',
): Promise<ReadonlyMap<string, NotePlace>> {
  const entries = tree === undefined ? [] : await entriesOf(reader, tree);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const isFull = entries.length >= FANOUT_ENTRIES || entries.some(isFanout);
  const places = new Map<string, NotePlace>();
  const deeper = new Map<string, string[]>();
  for (const object of objects) {
    const rest = object.slice(directory.replaceAll('/', '').length);
    const own = byName.get(rest);
    const path = directory + rest;
    if (own !== undefined && !own.isTree) places.set(object, { path, blob: own.oid });
    else if (!isFull || rest.length <= 2) places.set(object, { path });
    else addTo(deeper, rest.slice(0, 2), [object]);
  }
  const below = await Promise.all(
    [...deeper].map(([name, some]) => {
      const next = byName.get(name);
      return notePlaces(reader, next?.isTree ? next.oid : undefined, some, `${directory}${name}/`);
    }),
  );
  return new Map([places, ...below].flatMap((each) => [...each]));
}

/** What new lines change of a chain of notes: path → latin1 bytes, so that foreign lines stay as they are. `lastKnown`: a part that may be the last; undefined where lines may be there already. */
export async function changedParts(
  reader: ObjectReader,
  parent: string | undefined,
  anchor: string,
  lines: readonly string[],
  lastKnown: number | undefined,
): Promise<Map<string, { readonly part: number; readonly text: string }>> {
  const tree = parent === undefined ? undefined : `${parent}^{tree}`;
  const pathOf = async (part: number) => {
    const object = part === 0 ? anchor : partObject(anchor, part);
    return (await notePlaces(reader, tree, [object])).get(object) ?? { path: object };
  };
  const isThere = async (part: number): Promise<boolean> => (await pathOf(part)).blob !== undefined;
  const from = lastKnown !== undefined && lastKnown > 0 && (await isThere(lastKnown)) ? lastKnown : 0;
  const paths = new Map<number, string>();
  const blobs: string[] = [];
  for (let part = from; ; part += 1) {
    const { path, blob } = await pathOf(part);
    paths.set(part, path);
    if (blob === undefined) break;
    blobs.push(blob);
  }
  const read = lastKnown === undefined ? blobs : blobs.slice(-1);
  const first = from + blobs.length - read.length;
  const texts = await Promise.all(
    read.map(async (blob) => (await reader.get(blob))?.content.toString('latin1') ?? ''),
  );
  const changed = new Map<string, { readonly part: number; readonly text: string }>();
  const added = lines.map((line) => Buffer.from(line).toString('latin1'));
  for (const { part, text } of extendChain(anchor, texts, added, { encoding: 'latin1', first }))
    changed.set(paths.get(part) ?? (await pathOf(part)).path, { part, text });
  return changed;
}

/** Whether a line may go. Only ASCII counts: the same for a text and for its bytes as latin1. */
export const isBlankLine = (line: string): boolean => /^[\t\v\f\r ]*$/.test(line);

/** A note with more lines: set union sorted by bytes, as git's `cat_sort_uniq`, so that both give the same. Unknown lines stay. */
export function addLines(text: string, added: readonly string[]): string {
  const kept = text.split('\n').filter((line) => !isBlankLine(line));
  const lines = [...new Set([...kept, ...added])];
  return `${lines
    .map((line) => Buffer.from(line))
    .sort(Buffer.compare)
    .join('\n')}\n`;
}

/** The line that marks a derived object's note as part `part` of the anchor's. Same for every writer. */
export function partLine(anchor: string, part: number): string {
  return encodeLine({ v: NOTE_VERSION, id: anchor, at: '1970-01-01T00:00:00.000Z', type: 'part', part });
}

/** What most notes do not hold, found without a look at each line. */
const ANY_BEGINNING = /^---[^\S\n]*\n(?:type|spec|timestamp|summary)\s*:/m;

/** Whether documents of an older tool stand in a note: then its order and its blank lines mean something. */
export const hasDocuments = (text: string): boolean => ANY_BEGINNING.test(text);

/** A note stays under this; what is more goes into parts. Git reads a note as a whole, and so do people. */
export const MAX_NOTE_BYTES = 256 * 1024;

/** The object of part 1, 2, … of an anchor's note: a blob's name of the two lines below, which need not exist. */
export function partObject(anchor: string, part: number): string {
  return blobName(Buffer.from(`cs-memory note part ${part}\nof ${anchor}\n`), anchor.length);
}

/** Adds lines to a chain (`texts[n]` is part `first` + n), each once in all parts, and gives what changes. No line moves, so that chains merge by union; a note with older documents stays. */
export function extendChain(
  anchor: string,
  texts: readonly string[],
  lines: readonly string[],
  { encoding = 'utf8', first = 0 }: { readonly encoding?: 'utf8' | 'latin1'; readonly first?: number } = {},
) {
  const sizeOf = (text: string): number => Buffer.byteLength(text, encoding);
  const present = new Set(texts.flatMap((text) => text.split('\n')));
  const waiting = [...new Set(lines)].filter((line) => !present.has(line));
  const changed: { readonly part: number; readonly text: string }[] = [];
  let next = 0; // `shift` would move all that wait, for each
  for (let part = first; next < waiting.length; part += 1) {
    const before = texts[part - first] ?? '';
    const fresh = part > 0 && before === '' ? [partLine(anchor, part)] : [];
    const freshBytes = fresh.reduce((sum, line) => sum + sizeOf(line) + 1, 0);
    let roomBytes = hasDocuments(before) ? 0 : MAX_NOTE_BYTES - sizeOf(before) - freshBytes;
    const taken: string[] = [];
    for (; next < waiting.length; next += 1) {
      const line = waiting[next] as string;
      const bytes = sizeOf(line) + 1;
      if (bytes > roomBytes) break;
      roomBytes -= bytes;
      taken.push(line);
    }
    if (taken.length > 0) changed.push({ part, text: addLines(before, [...fresh, ...taken]) });
    else if (before === '') throw new RangeError(`a line of a note may not exceed ${MAX_NOTE_BYTES} bytes`);
  }
  return changed;
}

/** Objects asked for at once: a note has at most 256 KiB, so they stay below 16 MiB. */
const BATCH = 64;

/** The text of every note of a notes commit and its history, each once; undefined: its object is missing (a partial clone). */
export async function* everyText(
  git: GitOptions,
  reader: ObjectReader,
  oid: string,
): AsyncIterable<string | undefined> {
  const lines = await gitLines(['rev-list', '--objects', '--missing=print', '--stdin'], git, `${oid}\n`);
  // a commit stands alone, what is missing behind a question mark, and all else before its path in the tree
  for (const line of lines) if (line.startsWith('?')) yield undefined;
  const named = lines.flatMap((line) => /^([0-9a-f]{40,64}) ./.exec(line)?.[1] ?? []);
  for (const some of inParts(named, BATCH))
    for (const object of await Promise.all(some.map((name) => reader.get(name)))) {
      if (object === undefined) yield undefined;
      else if (object.type === 'blob') yield object.content.toString('utf8');
    }
}
