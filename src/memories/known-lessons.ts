import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import { namesIn } from '../capture/prose.ts';
import { onceAsked } from '../core/basics.ts';
import { type MemoryDraft, memoryId } from '../core/learning.ts';
import { isEpisode, isToldUnasked, type Memory, trustOf } from '../core/memory.ts';
import {
  createLikeness,
  helpOtherwise,
  type Likeness,
  remedyIn,
  tellingWords,
} from '../core/near-duplicate.ts';
import { encodeLine, NOTE_VERSION } from '../core/note-line.ts';
import type { MemoryIndex, NoteAddition, Repository } from '../core/ports.ts';
import { laterThan } from '../core/time.ts';
import type { Needs } from '../session/accumulator.ts';
import type { MemoryStore } from './store.ts';

type KnownLesson = Readonly<{ memory: Memory; likeness: Exclude<Likeness, 'other'> }>;

/** The index is asked for so many a draft: what tells the same shares its rarest words, and so is among the first. */
const CANDIDATES = 10;
/** By so many of its words: each costs a look at all memories that hold it. */
const ASKED_WORDS = 8;
/** So many at once: they share one look at the refs. */
const CHUNK = 10;
/** A batch is compared with so many of its own. */
const MAX_MADE = 200;

/** Looks for memories that tell what drafts tell that a session met: what somebody says in so many words, or under a name, is kept as it was said. Throws what the index throws. */
export async function knownLessons(
  { index, trusted, budgetMs }: Pick<MemoryStore, 'index' | 'trusted' | 'budgetMs'>,
  drafts: readonly MemoryDraft<Filtered>[],
  author: string | undefined,
) {
  const met = drafts.filter(isMet);
  const trust = onceAsked(() => ({ self: author === undefined ? [] : [author], trusted: trusted() }));
  const isOurs = (memory: Memory): boolean =>
    isToldUnasked(trustOf({ memory, scope: 'repository' }, trust()));
  const nowMs = Math.max(0, ...met.map(({ at }) => Date.parse(at)).filter(Number.isFinite));
  // An error is known by its signature alone, anything else by its words.
  const nearTo = ({ signature, summary }: MemoryDraft<Filtered>): Promise<readonly Memory[]> =>
    signature === undefined
      ? index.holding(tellingWords(summary, ASKED_WORDS), { limit: CANDIDATES, nowMs })
      : index.withSignature(signature, nowMs);
  const near = new Map<MemoryDraft<Filtered>, readonly Memory[]>();
  const endMs = performance.now() + budgetMs;
  for (let at = 0; at < met.length && performance.now() < endMs; at += CHUNK) {
    const asked = met.slice(at, at + CHUNK);
    const found = await Promise.all(asked.map(nearTo));
    for (const [place, draft] of asked.entries()) near.set(draft, found[place] ?? []);
  }
  const made: Memory[] = [];
  const likeness = onceAsked(createLikeness);
  return {
    /** What is like a draft: a memory of the store, or one that the batch itself makes. The first that tells all of it, else the first that it takes the place of. */
    find: (draft: MemoryDraft<Filtered>): KnownLesson | undefined => {
      let better: KnownLesson | undefined;
      for (const memory of isMet(draft) ? [...made, ...(near.get(draft) ?? []).filter(isOurs)] : []) {
        const is = likeness()(draft, memory);
        if (is === 'same') return { memory, likeness: is };
        if (is === 'better') better ??= { memory, likeness: is };
      }
      return better;
    },
    add: (memory: Memory): void => {
      made.push(memory);
      if (made.length > MAX_MADE) made.shift();
    },
  };
}

const isMet = ({ session, key }: MemoryDraft<Filtered>): boolean =>
  session !== undefined && key === undefined;

/** A memory, and the one that takes its place from now on; none: it has its place again. */
export type Succession = Readonly<{ memory: Memory; by?: string }>;

type Look = Pick<MemoryIndex, 'onceSupersededBy'>;

/** What happens to the memories whose place others took, when those go: they have it again, in the same namespace. `goesToo` get nothing back. */
export async function givenBack(
  index: Look,
  gone: readonly Memory[],
  goesToo: (memory: Memory, one: Memory) => boolean = () => false,
): Promise<readonly Succession[]> {
  const going = new Map(gone.map((memory) => [memory.id, memory]));
  const found: Succession[] = [];
  for (const one of gone) {
    const { id, ns } = one;
    if (isEpisode(one)) continue; // how far the work was before it is true no more
    const by = heirOf(id, going);
    for (const memory of await index.onceSupersededBy(id)) {
      if (memory.ns !== ns || memory.supersededBy !== id || going.has(memory.id)) continue;
      if (goesToo(memory, one)) continue;
      found.push({ memory, ...(by === undefined || by === memory.id ? {} : { by }) });
    }
  }
  return found;
}

function heirOf(id: string, going: ReadonlyMap<string, Memory>): string | undefined {
  let by = going.get(id)?.supersededBy;
  for (let step = 0; step < going.size && by !== undefined && going.has(by); step += 1)
    by = going.get(by)?.supersededBy;
  return by !== undefined && going.has(by) ? undefined : by;
}

/** The memories that `givenBack` found when this one was forgotten, and that are as that left them. */
export async function takenBack(index: Look, { id, ns, changedAt, supersededBy }: Memory) {
  const isSince = ({ supersededAt = '' }: Memory): boolean =>
    changedAt !== undefined && supersededAt >= changedAt;
  const once = await index.onceSupersededBy(id);
  const back = once.filter((it) => it.ns === ns && it.supersededBy === supersededBy && isSince(it));
  return back.map((memory) => ({ memory, by: id }));
}

/** The lines that say so, at `at` or just after what was said last. */
export function successionLines(successions: readonly Succession[], at: string, author?: string) {
  return successions.map(({ memory: { id, ns, anchor, supersededAt }, by }) => {
    const since = laterThan(supersededAt, Date.parse(at));
    const line = encodeLine({ v: NOTE_VERSION, id, at: since, type: 'supersedes', author, by });
    return { namespace: ns, anchor, lines: [line] };
  });
}

export type ForgetAction = 'forgotten' | 'restored';

/** The line that says it, now or just after what was said last. */
export function saidOf(
  { id, ns, anchor, changedAt }: Memory,
  type: ForgetAction,
  nowMs: number,
  author?: string,
) {
  const since = laterThan(changedAt, nowMs);
  const line = encodeLine({ v: NOTE_VERSION, id, at: since, type, author });
  return { namespace: ns, anchor, lines: [line], since };
}

/** A memory that is over: another took its place, or none did, and it is to be forgotten. */
export type Ended = Readonly<{ memory: Memory; by?: string }>;

/** What is to be written of memories that are over, and of those that were a mistake, whose places go back to whom they were taken from. Throws what the index throws. */
export async function linesOfEnded(
  { index, repository }: { readonly index: Look; readonly repository: Pick<Repository, 'author'> },
  ended: readonly Ended[],
  mistaken: readonly Memory[],
  nowMs: number,
): Promise<readonly NoteAddition[]> {
  const successions = [...ended.filter(({ by }) => by !== undefined), ...(await givenBack(index, mistaken))];
  const gone = [...ended.flatMap(({ memory, by }) => (by === undefined ? memory : [])), ...mistaken];
  if (successions.length + gone.length === 0) return [];
  const author = await repository.author();
  return [
    ...successionLines(successions, new Date(nowMs).toISOString(), author),
    ...gone.map((memory) => saidOf(memory, 'forgotten', nowMs, author)),
  ];
}

/** People say `retry.ts`, and mean the one file that is called so: what they stated is about it. */
export async function withNamedFiles(
  drafts: readonly MemoryDraft<Filtered>[],
  { repository, filters }: Needs<'repository' | 'filters'>,
): Promise<readonly MemoryDraft<Filtered>[]> {
  const namesOf = ({ evidence, files, summary, body = '' }: MemoryDraft): readonly string[] =>
    evidence !== 'user-stated' || files.length > 0 ? [] : namesIn(`${summary}\n${body}`).files;
  const names = [...new Set(drafts.flatMap(namesOf))];
  if (names.length === 0) return drafts;
  const paths = await repository.named(names);
  return drafts.map((draft) => {
    const found = new Set(namesOf(draft).flatMap((name) => paths.get(name) ?? []));
    const files = [...found].filter((path) => !filters.ignoresPath(path));
    return files.length === 0
      ? draft
      : { ...draft, files: files.map((path) => filterOrThrow(filters, path)) };
  });
}

/** The id of an error's lesson is the error's alone: where something else helped, in another session or because that was in vain, what helped becomes the key. Adds to `known`. */
export async function withRemedies(
  drafts: readonly MemoryDraft<Filtered>[],
  known: Map<string, Memory>,
  look: (ids: readonly string[]) => Promise<ReadonlyMap<string, Memory>>,
): Promise<readonly MemoryDraft<Filtered>[]> {
  const keyed = drafts.map((draft) => {
    const memory = known.get(memoryId(draft));
    if (memory === undefined || draft.key !== undefined || !helpOtherwise(draft, memory)) return draft;
    // What one session came upon in turn, none of it in vain, is one lesson.
    const isInItsPlace = draft.supersedes?.some((id) => id === memory.id) === true;
    if (memory.session === draft.session && !isInItsPlace) return draft;
    return { ...draft, key: remedyIn(draft) as Filtered };
  });
  const others = keyed.filter((draft, at) => draft !== drafts[at]).map(memoryId);
  if (others.length > 0) for (const [id, memory] of await look(others)) known.set(id, memory);
  return keyed;
}
