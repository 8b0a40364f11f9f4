import { groupBy } from '../../core/basics.ts';
import type { Memory } from '../../core/memory.ts';
import { parseNote } from '../../core/note.ts';
import type { NotesRef } from '../../core/ports.ts';
import type { ObjectReader } from '../../git/objects.ts';
import type { GitStore } from '../../git/repository.ts';
import { notesSince, readAnnotations, readFacts, readGone, readRecent, readRewrites } from '../history.ts';
import type { SweepState } from '../history-diff.ts';
import { type Follow, type Followed, memoriesOn, planFollowing } from './plan.ts';
import type { CommitGraph, Rewrite } from './trail.ts';

/** So much of the history is looked at: some months of a busy project. */
const MAX_RECENT = 10_000;
/** Of commits that are gone so many are read: the older versions of what was rewritten. */
const MAX_GONE_READ = 5_000;

export type Scene = Awaited<ReturnType<typeof lookAround>>;

export type Places = Readonly<{ refs: readonly NotesRef[]; tips: readonly string[] }>;

/** Looks at the history, from where the last sweep left off. A handful of git processes, however much there is. */
export async function lookAround(
  store: GitStore,
  { refs, tips }: Places,
  before: SweepState | undefined,
  { pairs = [], signal }: { readonly pairs?: readonly Rewrite[]; readonly signal?: AbortSignal },
) {
  const { git, reader, home, notes } = store;
  const since = before && (await notesSince(notes, (ns) => before.notes[ns], refs));
  const changed = since?.map((note) => parseNote(note));
  const annotations = await readAnnotations(reader, refs);
  const { amended, told: written, visited } = await readRewrites(git, home.place.commonDir);
  const told = [...pairs, ...written];
  const toldNow = told.map(([, to]) => to);
  const known = before === undefined ? undefined : await knownTips(reader, before, tips);
  const arrivedOn = changed?.map(({ anchor }) => anchor) ?? annotations.objects;
  // What was on a branch at the last sweep is reached from its tips: so not every annotated commit is asked about again.
  const asked = known === undefined ? annotations.objects : [...arrivedOn, ...known, ...(before?.open ?? [])];
  const examined = new Set(before?.examined);
  const [gone, recent] = await Promise.all([
    readGone(store, [...asked, ...visited, ...toldNow], tips),
    readRecent(git, tips, MAX_RECENT),
  ]);
  const isGone = (commit: string): boolean =>
    gone.get(commit) !== undefined ||
    (known !== undefined && examined.has(commit) && recent.get(commit) === undefined);
  const goneAnnotated = annotations.objects.filter(isGone);
  const unexamined = new Set([...goneAnnotated.filter((commit) => !examined.has(commit)), ...arrivedOn]);
  const open = new Set(before?.open.filter(isGone));
  const fresh = freshCommits(recent, gone, before);
  const wanted = unexamined.size > 0 ? recent.nodes : recent.nodes.filter(({ oid }) => fresh.has(oid));
  const facts = await readFacts(reader, [
    ...annotations.objects,
    ...wanted.map(({ oid }) => oid),
    ...gone.nodes.slice(0, MAX_GONE_READ).map(({ oid }) => oid),
    ...toldNow,
  ]);
  return {
    ...{ store, before, signal, refs, tips, annotations },
    /** When a commit was made, in seconds since 1970; undefined where it is not here. */
    committedAtS: (commit: string) => (facts.get(commit) ?? recent.get(commit))?.committedAtS,
    annotated: annotations.objects.filter((object) => facts.has(object)),
    goneAnnotated,
    /** Annotated commits that no sweep has seen as they are: gone, or with memories that came since. */
    unexamined,
    /** Whether an annotated commit is to be looked at: unexamined, or a gone one of earlier sweeps with memories that are on no other commit. */
    isWatched: (commit: string): boolean => unexamined.has(commit) || open.has(commit),
    /** Memories of notes that changed since the last sweep; undefined: all. */
    arrived: changed && new Set(changed.flatMap(({ lines }) => lines.map(({ line }) => line.id))),
    ...{ gone, recent, fresh, facts, amended, told, isGone },
    /** It is here, and a branch, a tag, a remote-tracking branch or a work tree is on it. */
    isKept: (commit: string) => !isGone(commit) && (recent.get(commit) !== undefined || facts.has(commit)),
  };
}

/** Where the branches were at the last sweep; undefined where one of these commits is not here any more. */
async function knownTips(reader: ObjectReader, before: SweepState, tips: readonly string[]) {
  const now = new Set(tips);
  const moved = before.tips.filter((tip) => !now.has(tip));
  const here = await readFacts(reader, moved);
  return here.size === moved.length ? before.tips : undefined;
}

/** What no branch was on at the last sweep. Below a tip that is gone the history may have stayed. */
function freshCommits(recent: CommitGraph, gone: CommitGraph, before: SweepState | undefined) {
  const tips = before?.tips ?? [];
  const below = [...gone.reachableFrom(tips)].flatMap((oid) => gone.get(oid)?.parents ?? []);
  const known = recent.reachableFrom([...tips, ...below]);
  return new Set(recent.nodes.map(({ oid }) => oid).filter((oid) => !known.has(oid)));
}

/** The memories on some commits, by commit and id. */
export type MemoriesOn = ReadonlyMap<string, ReadonlyMap<string, Memory>>;

export async function memoriesOnCommits(
  { store: { index }, annotations }: Scene,
  commits: Iterable<string>,
): Promise<MemoriesOn> {
  const idsOn = new Map<string, ReadonlySet<string>>();
  for (const commit of new Set(commits)) idsOn.set(commit, memoriesOn(await annotations.notesOf(commit)));
  const known = await index.known([...new Set([...idsOn.values()].flatMap((ids) => [...ids]))]);
  return new Map(
    [...idsOn].map(([commit, ids]) => [
      commit,
      new Map([...ids].flatMap((id) => known.get(id) ?? []).map((memory) => [memory.id, memory])),
    ]),
  );
}

/** Writes what makes memories follow their commits, all refs in one transaction. Gives those that did. */
export async function writeFollowing(
  { store, annotations, isGone, committedAtS }: Scene,
  follows: readonly Follow[],
  on: readonly MemoriesOn[],
  isDryRun: boolean,
): Promise<readonly Followed[]> {
  const memories = new Map(on.flatMap((byCommit) => [...byCommit.values()].flatMap((byId) => [...byId])));
  const known = [...memories.values()].flatMap(({ anchor, anchors }) => [anchor, ...anchors]);
  const commits = new Set([...follows.flatMap(({ from, to }) => [from, to]), ...known]);
  const notes = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const commit of commits) notes.set(commit, await annotations.notesOf(commit));
  const notesOf = (commit: string) => notes.get(commit) ?? new Map<string, readonly string[]>();
  const byOrigin = groupBy(follows, ({ from }) => from);
  const plan = planFollowing({ follows: byOrigin, memories, notesOf, isGone, committedAtS });
  if (plan.notes.length > 0 && !isDryRun) {
    const copied = new Set([...notes.values()].flatMap((on) => [...on.values()].flat()));
    // The lines of memories that are still there: what was purged while we looked must not come back by a copy.
    const now = await store.index.known([...memories.keys()]);
    const isThere = (line: string): boolean => {
      const { id } = JSON.parse(line) as { id: string };
      return now.get(id)?.at === memories.get(id)?.at;
    };
    const additions = plan.notes.map((note) => ({ ...note, lines: note.lines.filter(isThere) }));
    await store.notes.add(additions.map((addition) => ({ ...addition, copied })));
    await store.index.save();
  }
  return plan.followed;
}
