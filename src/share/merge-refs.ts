import { CsError } from '../core/errors.ts';
import { headOf, mergeNotes, purgedLines, splitNote } from '../git/note-documents.ts';
import { compareNotes, isFanout, notePlaces } from '../git/note-tree.ts';
import { type GitObject, type ObjectReader, parseTree, strictReader } from '../git/objects.ts';
import type { NotesCommit, TreeChange } from '../git/write.ts';
import { parseCommit } from './reanchor/changes.ts';

/** The bytes of a note, one character each; '' where there is none. */
export const noteBytes = async (reader: ObjectReader, blob: string | undefined): Promise<string> =>
  blob === undefined ? '' : ((await reader.get(blob))?.content.toString('latin1') ?? '');

type Side = Awaited<ReturnType<typeof sideOf>>;

async function sideOf(reader: ObjectReader, oid: string) {
  const commit = await reader.get(oid);
  if (commit?.type !== 'commit') throw new CsError('GIT_FAILED', `${oid} is not a notes commit`);
  const tree = (await reader.get(`${oid}^{tree}`)) as GitObject;
  return { oid, tree, seconds: parseCommit(oid, commit.content.toString('latin1')).committedAtS };
}

/** More for a tree that is fanned out more widely, and then for one with more entries. */
function width({ content, oid }: GitObject): number {
  const entries = parseTree(content, oid.length);
  return entries.filter(isFanout).length * 1e6 + entries.length;
}

/** The merge of two notes commits, by line union where both changed a note; whoever merges the same two makes the same bytes. Throws GIT_FAILED for a missing object. */
export async function mergeCommit(
  objects: ObjectReader,
  one: string,
  other: string,
  bases: readonly string[],
): Promise<NotesCommit> {
  const reader = strictReader(objects);
  const sides = [await sideOf(reader, one), await sideOf(reader, other)] as const;
  const [a, b] = [width(sides[0].tree), width(sides[1].tree)];
  // First the side whose tree the merge is built on: the wider one, which both clones find to be the same.
  const isFirst = a > b || (a === b && one < other);
  const [basis, added] = isFirst ? sides : [sides[1], sides[0]];
  const [base] = [...bases].sort();
  const from = base === undefined ? undefined : (await sideOf(reader, base)).tree.oid;
  return {
    parents: [basis.oid, added.oid],
    changes: await mergedChanges(reader, basis, added, from),
    seconds: Math.max(basis.seconds, added.seconds),
    message: 'Notes merged by cs-memory\n',
  };
}

/** From nothing, where there is no common history: then nothing was ever removed. */
async function mergedChanges(reader: ObjectReader, basis: Side, added: Side, base?: string) {
  const [kept = [], come = []] = await Promise.all(
    [basis, added].map((side) => compareNotes(reader, base, side.tree.oid)),
  );
  const ours = new Map(kept.map((difference) => [difference.object, difference]));
  const wanted = come.map(async ({ object, to }) => {
    const own = ours.get(object);
    return [object, own === undefined ? asBlob(to) : await both(reader, own.to, to)] as const;
  });
  return atPaths(reader, basis.tree.oid, await Promise.all(wanted));
}

/** A note that only one side has stays: one side may have removed it, but the other has changed it. */
async function both(reader: ObjectReader, one: string | undefined, other: string | undefined) {
  if (one === undefined || other === undefined || one === other) return asBlob(one ?? other);
  const bytes = mergeNotes(await noteBytes(reader, one), await noteBytes(reader, other));
  return bytes === '' ? 'gone' : { bytes };
}

/** By its name: what only one side changed is neither read nor written. */
const asBlob = (blob: string | undefined): TreeChange => (blob === undefined ? 'gone' : { blob });

/** The changes by the path at which each note stands, or belongs, below a tree; without those that change nothing. */
async function atPaths(
  reader: ObjectReader,
  tree: string | undefined,
  wanted: readonly (readonly [string, TreeChange])[],
): Promise<Map<string, TreeChange>> {
  const objects = wanted.map(([object]) => object);
  const places = await notePlaces(reader, tree, objects);
  const changes = new Map<string, TreeChange>();
  for (const [object, what] of wanted) {
    const { path, blob } = places.get(object) ?? { path: object };
    const isSame = what === 'gone' ? blob === undefined : 'blob' in what && what.blob === blob;
    if (!isSame) changes.set(path, what);
  }
  return changes;
}

/** `theirs` with lines only we have since `since`, unpurged; undefined: none. Our history is no parent: it would bring back what they took out. */
export async function replayCommit(
  objects: ObjectReader,
  { ours, since, theirs }: { ours: string; since: string | undefined; theirs: string | undefined },
): Promise<NotesCommit | undefined> {
  const reader = strictReader(objects);
  const own = await sideOf(reader, ours);
  const known = since === undefined ? undefined : await sideOf(reader, since);
  const target = theirs === undefined ? undefined : await sideOf(reader, theirs);
  const differing = await compareNotes(reader, known?.tree.oid, own.tree.oid);
  const objectNames = differing.map(({ object }) => object);
  const places = await notePlaces(reader, target?.tree.oid, objectNames);
  const changes = new Map<string, TreeChange>();
  for (const { object, from, to } of differing) {
    const { path, blob } = places.get(object) ?? { path: object };
    const [before, after, there] = await Promise.all([from, to, blob].map((it) => noteBytes(reader, it)));
    const bytes = withOwnLines(before ?? '', after ?? '', there ?? '');
    if (bytes !== there) changes.set(path, { bytes });
  }
  if (changes.size === 0) return undefined;
  return {
    parents: theirs === undefined ? [] : [theirs],
    changes,
    seconds: Math.max(own.seconds, target?.seconds ?? 0),
    message: 'Notes of one clone added by cs-memory\n',
  };
}

/** A part line goes along with the first own line, or nobody knows whose part it is; documents of an older tool go whole. */
function withOwnLines(before: string, after: string, there: string): string {
  const [old, now, theirs] = [splitNote(before), splitNote(after), splitNote(there)];
  const known = new Set([...old.lines, ...theirs.lines]);
  const fresh = now.lines.filter((line) => !known.has(line));
  const ended = purgedLines(fresh, [...fresh, ...theirs.lines]);
  const own = fresh.filter((line) => !ended.has(line));
  const documents = now.documents.filter(
    (one) => ![old, theirs].some((side) => side.documents.includes(one)),
  );
  if (own.length === 0 && documents.length === 0) return there;
  const parts = now.lines.filter((line) => headOf(line)?.type === 'part');
  return mergeNotes(there, [...own, ...parts, ...documents].join('\n'));
}
