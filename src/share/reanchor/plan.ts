import { keptIn } from '../../core/basics.ts';
import type { Memory } from '../../core/memory.ts';
import type { PlacedLine } from '../../core/note.ts';
import { decodeLine, encodeLine, NOTE_VERSION } from '../../core/note-line.ts';
import type { NoteAddition } from '../../core/ports.ts';
import { laterThan } from '../../core/time.ts';
import { commitTimeMs } from './changes.ts';

/** Why we think so, strongest first. `committed`: it took in work that was not committed; `known`: the memory was there already. */
export const EVIDENCE_OF_REWRITE = [
  'told',
  'reflog',
  'message',
  'author',
  'content',
  'committed',
  'known',
] as const;
export type RewriteEvidence = (typeof EVIDENCE_OF_REWRITE)[number];

/** The memories on a commit are to be on another one too; only those of `ids`, where it is there. */
export interface Follow {
  readonly from: string;
  readonly to: string;
  readonly why: RewriteEvidence;
  readonly ids?: ReadonlySet<string>;
  /** There is a better place: this one is only one more. */
  readonly isOther?: true;
}

/** One memory that followed. `moved`: it is attached to `to` from now on; else it is merely on it too. */
export interface Followed {
  readonly id: string;
  readonly ns: string;
  readonly from: string;
  readonly to: string;
  readonly why: RewriteEvidence;
  readonly moved: boolean;
}

export interface PlanInput {
  readonly follows: ReadonlyMap<string, readonly Follow[]>;
  /** Memories whose commit may be gone, by id; with those of `follows`. */
  readonly memories: ReadonlyMap<string, Memory>;
  readonly notesOf: (commit: string) => ReadonlyMap<string, readonly string[]>;
  /** It is here, and no branch, tag, remote-tracking branch or work tree is on it. */
  readonly isGone: (commit: string) => boolean;
  /** When a commit was made, in seconds since 1970; undefined where it is not here. */
  readonly committedAtS: (commit: string) => number | undefined;
}

type Placed = Pick<PlacedLine, 'raw' | 'line'>;

/** A note is asked about once for each of its memories, and read once. */
const readBefore = new WeakMap<readonly string[], readonly Placed[]>();

function readLines(lines: readonly string[]): readonly Placed[] {
  const known = readBefore.get(lines);
  if (known !== undefined) return known;
  const placed = lines.flatMap((raw) => {
    const line = decodeLine(raw);
    return typeof line === 'string' || line.type === 'part' ? [] : [{ raw, line }];
  });
  readBefore.set(lines, placed);
  return placed;
}

/** The ids of the memories that stand on a commit: those with a `memory` line there. */
export function memoriesOn(notes: ReadonlyMap<string, readonly string[]>): Set<string> {
  const placed = [...notes.values()].flatMap(readLines);
  return new Set(placed.filter(({ line }) => line.type === 'memory').map(({ line }) => line.id));
}

/** A reset takes a memory back; but two clones that see each another commit gone would take it from each other for ever. */
const MAX_TIMES_ATTACHED = 3;

/** Attaches a memory to a commit, at the commit's time or just after what it had before: whoever finds the same out writes the same bytes. */
export function anchoredLine(memory: Memory, commit: string, committedAtS: number): string {
  const { at: made, anchoredAt = made } = memory;
  const at = laterThan(anchoredAt > made ? anchoredAt : made, commitTimeMs(committedAtS));
  return encodeLine({ v: NOTE_VERSION, id: memory.id, at, type: 'anchored', anchor: commit });
}

/** What is to be written so that memories are found from where their commits went, and which they are. */
export function planFollowing(input: PlanInput): { notes: NoteAddition[]; followed: Followed[] } {
  const added = new Map<string, Map<string, Set<string>>>();
  const add: Add = (commit, namespace, lines) => {
    const notes = keptIn(added, commit, () => new Map<string, Set<string>>());
    const planned = keptIn(notes, namespace, () => new Set<string>());
    const present = new Set(input.notesOf(commit).get(namespace) ?? []);
    const fresh = lines.filter((line) => !present.has(line) && !planned.has(line));
    for (const line of fresh) planned.add(line);
    return fresh.length > 0;
  };
  // A memory has one anchor, and goes along to one commit: the one it moves to or, while its own is still on a branch, the best of those that
  // took the same change in, where it is found until its own is gone. It is never spread over all commits that look alike.
  const copied = [...input.memories.values()].flatMap((memory): Followed[] => {
    const { id, ns, anchors } = memory;
    const follows = followsOf(input, memory).filter(({ from }) => linesOn(input, from, memory).size > 0);
    const move = targetOf(input, memory);
    const target = move ?? best(input, follows);
    if (target === undefined || target.why === 'known') return [];
    const kept = anchors.filter((commit) => isKept(input, commit));
    if (move === undefined && kept.length > 1) return [];
    const { from, to, why } = target;
    const isNew = [...linesOn(input, from, memory)].map(([namespace, lines]) => add(to, namespace, lines));
    return isNew.includes(true) ? [{ id, ns, from, to, why, moved: false }] : [];
  });
  const moved = [...input.memories.values()].flatMap((memory) => attach(input, memory, add));
  const movedTo = new Set(moved.map(({ id, to }) => `${id} ${to}`));
  const notes = [...added].flatMap(([anchor, byNamespace]) =>
    [...byNamespace]
      .filter(([, lines]) => lines.size > 0)
      .map(([namespace, lines]) => ({ namespace, anchor, lines: [...lines] })),
  );
  return { notes, followed: [...moved, ...copied.filter(({ id, to }) => !movedTo.has(`${id} ${to}`))] };
}

type Add = (commit: string, namespace: string, lines: readonly string[]) => boolean;

/** The lines of a memory that go along: not where it was attached before, nor what is older than it (what a purge ended stays ended). */
function linesOn({ notesOf }: PlanInput, commit: string, memory: Memory) {
  const goesAlong = ({ line }: Placed): boolean =>
    line.id === memory.id && line.type !== 'anchored' && line.at >= memory.at;
  const copied = [...notesOf(commit)].flatMap(([namespace, lines]) => {
    const isOn = memoriesOn(new Map([[namespace, lines]])).has(memory.id);
    const own = isOn ? readLines(lines).filter(goesAlong) : [];
    return own.length === 0 ? [] : [[namespace, own.map(({ raw }) => raw)] as const];
  });
  return new Map(copied);
}

function attach(input: PlanInput, memory: Memory, add: Add): Followed[] {
  const { id, ns, anchor } = memory;
  const target = targetOf(input, memory);
  const committedAtS = target === undefined ? undefined : input.committedAtS(target.to);
  if (target === undefined || committedAtS === undefined) return [];
  const { to, why } = target;
  const isSame = ({ line }: Placed) => line.type === 'anchored' && line.id === id && line.anchor === to;
  const times = readLines(input.notesOf(to).get(ns) ?? []).filter(isSame).length;
  if (times >= MAX_TIMES_ATTACHED) return [];
  add(to, ns, [anchoredLine(memory, to, committedAtS)]);
  return [{ id, ns, from: anchor, to, why, moved: true }];
}

const isKept = ({ isGone, committedAtS }: PlanInput, commit: string): boolean =>
  !isGone(commit) && committedAtS(commit) !== undefined;

const followsOf = ({ follows }: PlanInput, { anchors, id }: Memory): readonly Follow[] =>
  anchors.flatMap((commit) => follows.get(commit) ?? []).filter(({ ids }) => ids?.has(id) ?? true);

function targetOf(input: PlanInput, memory: Memory): Follow | undefined {
  const { anchor, anchors } = memory;
  const own = followsOf(input, memory);
  // A commit that is not here is unknown, not gone, unless we were told what it became.
  const isGone =
    input.isGone(anchor) ||
    own.some(({ from, why }) => from === anchor && why === 'told' && input.committedAtS(from) === undefined);
  const direct = own.filter(({ from, why }) => from === anchor && (isGone || why === 'committed'));
  if (direct.length > 0) return best(input, direct);
  if (!isGone) return undefined;
  const known = anchors
    .filter((other) => other !== anchor && isKept(input, other))
    .map((to): Follow => ({ from: anchor, to, why: 'known' }));
  return best(input, [...own, ...known]);
}

/** The strongest evidence first, then the older commit; the name decides, so that all choose alike. */
function best({ committedAtS }: PlanInput, follows: readonly Follow[]): Follow | undefined {
  const rank = ({ why, isOther }: Follow): number =>
    EVIDENCE_OF_REWRITE.indexOf(why) + (isOther ? EVIDENCE_OF_REWRITE.length : 0);
  const time = ({ to }: Follow): number => committedAtS(to) ?? Number.POSITIVE_INFINITY;
  return [...follows].sort((a, b) => rank(a) - rank(b) || time(a) - time(b) || (a.to < b.to ? -1 : 1))[0];
}
