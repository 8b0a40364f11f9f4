import { type Note, parseNote } from '../../domain/note.ts';
import type { CommitFacts } from '../../domain/reanchor/commit.ts';
import type { CommitGraph } from '../../domain/reanchor/commit-graph.ts';
import type { Rewrite } from '../../domain/reanchor/mentions.ts';
import type { Annotations, CommitHistory, SweepState } from '../../ports/history.ts';
import type { NoteStore, NotesRef } from '../../ports.ts';

/** So much of the history is looked at: some months of a busy project. */
const MAX_RECENT = 10_000;
/** And so much when something older is gone: somebody rewrote all of it. */
const MAX_RECENT_REWRITTEN = 100_000;
/** Of commits that are gone so many are read: the older versions of what was rewritten. */
const MAX_GONE_READ = 5_000;

/** What a sweep knows before it decides anything. */
export interface Scene {
  readonly refs: readonly NotesRef[];
  readonly tips: readonly string[];
  readonly annotations: Annotations;
  /** The annotated commits that are here. */
  readonly annotated: readonly string[];
  readonly goneAnnotated: readonly string[];
  /** Annotated commits that no sweep has seen as they are: gone, or with memories that came since. */
  readonly unexamined: ReadonlySet<string>;
  /** Gone ones of earlier sweeps with memories that are on no other commit. */
  readonly open: ReadonlySet<string>;
  /** Memories of notes that changed since the last sweep; undefined: all. */
  readonly arrived: ReadonlySet<string> | undefined;
  readonly gone: CommitGraph;
  readonly recent: CommitGraph;
  /** Commits that came since the last sweep. */
  readonly fresh: ReadonlySet<string>;
  readonly facts: ReadonlyMap<string, CommitFacts>;
  readonly amended: readonly Rewrite[];
  readonly told: readonly Rewrite[];
  isGone(commit: string): boolean;
  /** It is here, and a branch, a tag, a remote-tracking branch or a work tree is on it. */
  isKept(commit: string): boolean;
}

/** Where branches and notes are. */
export interface Places {
  readonly refs: readonly NotesRef[];
  readonly tips: readonly string[];
}

/** Looks at the history, from where the last sweep left off. A handful of git processes, however much there is. */
export async function lookAround(
  { history, notes }: { readonly history: CommitHistory; readonly notes: NoteStore },
  { refs, tips }: Places,
  before: SweepState | undefined,
): Promise<Scene> {
  const changed = before === undefined ? undefined : await changedNotes(notes, before, refs);
  const annotations = await history.annotations(refs);
  const { amended, told, visited } = await history.rewrites();
  const toldNow = told.map(([, to]) => to);
  const known = before === undefined ? undefined : await knownTips(history, before, tips);
  const arrivedOn = changed?.map(({ anchor }) => anchor) ?? annotations.objects;
  // What was on a branch at the last sweep is reached from its tips: so not every annotated commit is asked about again.
  const asked = known === undefined ? annotations.objects : [...arrivedOn, ...known, ...(before?.open ?? [])];
  const examined = new Set(before?.examined);
  const [gone, newest] = await Promise.all([
    history.gone([...asked, ...visited, ...toldNow], tips),
    history.recent(tips, MAX_RECENT),
  ]);
  const newlyGone = annotations.objects.filter((object) => gone.get(object) && !examined.has(object));
  const reachesBack = newest.nodes.length < MAX_RECENT || !isOlder(newlyGone, gone, newest);
  const recent = reachesBack ? newest : await history.recent(tips, MAX_RECENT_REWRITTEN);
  const isGone = (commit: string): boolean =>
    gone.get(commit) !== undefined ||
    (known !== undefined && examined.has(commit) && recent.get(commit) === undefined);
  const goneAnnotated = annotations.objects.filter(isGone);
  const unexamined = new Set([...goneAnnotated.filter((commit) => !examined.has(commit)), ...arrivedOn]);
  const fresh = freshCommits(recent, gone, before);
  const wanted = unexamined.size > 0 ? recent.nodes : recent.nodes.filter(({ oid }) => fresh.has(oid));
  const facts = await history.facts([
    ...annotations.objects,
    ...wanted.map(({ oid }) => oid),
    ...gone.nodes.slice(0, MAX_GONE_READ).map(({ oid }) => oid),
    ...toldNow,
  ]);
  return {
    refs,
    tips,
    annotations,
    annotated: annotations.objects.filter((object) => facts.has(object)),
    goneAnnotated,
    unexamined,
    open: new Set(before?.open.filter(isGone)),
    arrived: changed && new Set(changed.flatMap(({ lines }) => lines.map(({ line }) => line.id))),
    gone,
    recent,
    fresh,
    facts,
    amended,
    told,
    isGone,
    isKept: (commit) => !isGone(commit) && (recent.get(commit) !== undefined || facts.has(commit)),
  };
}

/** Whether one of some commits that are gone is older than the oldest that a graph has. */
function isOlder(commits: readonly string[], gone: CommitGraph, graph: CommitGraph): boolean {
  const oldestS = graph.nodes.at(-1)?.committedAtS ?? 0;
  return commits.some((commit) => (gone.get(commit)?.committedAtS ?? 0) < oldestS);
}

/** Where the branches were at the last sweep; undefined where one of these commits is not here any more. */
async function knownTips(
  history: CommitHistory,
  before: SweepState,
  tips: readonly string[],
): Promise<readonly string[] | undefined> {
  const now = new Set(tips);
  const moved = before.tips.filter((tip) => !now.has(tip));
  const here = await history.facts(moved);
  return here.size === moved.length ? before.tips : undefined;
}

/** The notes that changed since the last sweep. The old commit of a ref may be gone (a purge): then all of it is new. */
async function changedNotes(notes: NoteStore, before: SweepState, refs: readonly NotesRef[]) {
  const changed = refs.map(async (ref): Promise<readonly Note[]> => {
    const from = before.notes[ref.namespace];
    if (from === ref.oid) return [];
    const since = from === undefined ? undefined : notes.changed(ref.namespace, from, ref.oid);
    return (await since?.catch(() => undefined)) ?? notes.read(ref);
  });
  return (await Promise.all(changed)).flat().map((note) => parseNote(note));
}

/** What no branch was on at the last sweep. Below a tip that is gone the history may have stayed. */
function freshCommits(
  recent: CommitGraph,
  gone: CommitGraph,
  before: SweepState | undefined,
): ReadonlySet<string> {
  const tips = before?.tips ?? [];
  const below = [...gone.reachableFrom(tips)].flatMap((oid) => gone.get(oid)?.parents ?? []);
  const known = recent.reachableFrom([...tips, ...below]);
  return new Set(recent.nodes.map(({ oid }) => oid).filter((oid) => !known.has(oid)));
}
