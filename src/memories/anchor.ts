import { type Filtered, type FilterPipeline, filterOrThrow } from '../../filters/pipeline.ts';
import { addTo, defined } from '../core/basics.ts';
import { metAgain } from '../core/fold.ts';
import { type MemoryDraft, memoryId } from '../core/learning.ts';
import { type FileRef, isVouched, type Memory, OPEN } from '../core/memory.ts';
import { encodeLine, encodeMemoryLine, type MemoryLine, NOTE_VERSION } from '../core/note-line.ts';
import type { MemoryIndex, NoteAddition, NotesRef } from '../core/ports.ts';
import { laterThan } from '../core/time.ts';
import { knownLessons, withNamedFiles, withRemedies } from './known-lessons.ts';
import type { MemoryStore } from './store.ts';

/** What became of one draft: a new memory, one more meeting with a known one, a forgotten one back, or nothing new. */
export interface Anchored {
  readonly id: string;
  readonly became: 'memory' | 'seen' | 'known' | 'restored';
  readonly cut: boolean;
  /** The memories whose place it took. */
  readonly replaced?: readonly string[];
}

/** Drafts → notes. `besides` is told what becomes of the drafts, and gives what is to be written in the same commit; where there is no commit yet it is not asked. */
export type Anchoring<T extends MemoryDraft<Filtered>> = (
  drafts: readonly T[],
  besides?: (entries: readonly Anchored[]) => Promise<readonly NoteAddition[]>,
) => Promise<AnchorResult>;

export type AnchorResult =
  | {
      readonly state: 'written';
      readonly anchor: string;
      readonly entries: readonly Anchored[];
      readonly refs: readonly NotesRef[];
      readonly retries: number;
    }
  | { readonly state: 'unborn' };

/** Writes drafts on HEAD. A known lesson, told in other words too, gets a `seen` line, once a session; who tells it better takes its place. */
export async function anchorDrafts(
  store: MemoryStore,
  given: readonly MemoryDraft<Filtered>[],
  besides?: (entries: readonly Anchored[]) => Promise<readonly NoteAddition[]>,
): Promise<AnchorResult> {
  const { notes, index, repository } = store;
  await store.prepare?.();
  const { commit } = await repository.head();
  if (commit === undefined) return { state: 'unborn' };
  const author = await repository.author();
  const about = await withNamedFiles(given, store);
  const named = about.flatMap((draft) => [memoryId(draft), ...(draft.supersedes ?? [])]);
  const known = await withSuccessors(index, named);
  const drafts = await withRemedies(about, known, (ids) => withSuccessors(index, ids));
  const fresh = drafts.filter((draft) => !known.has(memoryId(draft)));
  const lessons = await knownLessons(store, fresh, author);
  const paths = [...new Set(drafts.flatMap(({ files }) => files))];
  const committed = await repository.blobs(commit, paths);
  const blobs = new Map([...committed, ...(await repository.uncommitted(commit, paths, committed))]);

  const entries: Anchored[] = [];
  const lines = new Map<string, string[]>();
  for (const draft of drafts) {
    const own = memoryLine(draft, author, blobs);
    const like = known.has(own.id) ? undefined : lessons.find(draft);
    const before =
      like?.likeness === 'same' ? (known.get(like.memory.id) ?? like.memory) : heir(known, draft, own);
    const line = before === undefined ? own : { ...own, id: before.id };
    const { became, texts: told, cut } = linesFor(line, before);
    const better = like?.likeness === 'better' ? [like.memory.id] : [];
    const former = (draft.supersedes ?? []).filter((id) => id !== own.id);
    entries.push({ id: line.id, became, cut, replaced: [...better, ...former] });
    const texts = [
      ...told,
      ...better.map((id) => placeTaken(own, id, own.session)),
      ...former.map((id) => placeTaken(own, id)),
      ...(isBack(known, draft, own) ? [placeBack(own, before)] : []),
    ];
    if (texts.length > 0) addTo(lines, draft.ns, texts);
    if (became !== 'memory' && became !== 'seen') continue;
    const after = metAgain(before, line, commit);
    known.set(line.id, after);
    if (became === 'memory') lessons.add(after);
  }
  const own = [...lines].map(([namespace, added]) => ({ namespace, anchor: commit, lines: added }));
  const { refs, retries } = await notes.add([...own, ...((await besides?.(entries)) ?? [])]);
  return { state: 'written', anchor: commit, entries, refs, retries };
}

function memoryLine(
  draft: MemoryDraft<Filtered>,
  author: string | undefined,
  blobs: ReadonlyMap<string, string>,
): MemoryLine {
  const {
    files: paths,
    score: _score,
    supersedes: _its,
    ...content
  } = draft as typeof draft & { score?: number };
  const files = paths.map((path): FileRef => defined({ path, blob: blobs.get(path) }));
  return { ...content, v: NOTE_VERSION, id: memoryId(draft), type: 'memory', files, ...defined({ author }) };
}

/** A memory that took another's place may have lost it to a third. */
const MAX_SUCCESSIONS = 4;

/** The memories of some ids, and what took their places. What is only claimed is none: nobody is answered by a stranger's memory. */
async function withSuccessors(index: MemoryIndex, ids: readonly string[]) {
  const known = new Map<string, Memory>();
  let wanted = ids;
  for (let round = 0; round <= MAX_SUCCESSIONS && wanted.length > 0; round += 1) {
    const found = [...(await index.known(wanted)).values()].filter(isVouched);
    for (const memory of found) known.set(memory.id, memory);
    wanted = found.flatMap(({ supersededBy: by }) => (by && !known.has(by) ? [by] : []));
  }
  return known;
}

/** What stands for an id now: itself, or what took its place in the same namespace and is here; itself too where it is back. */
function heir(known: ReadonlyMap<string, Memory>, draft: MemoryDraft<Filtered>, own: MemoryLine) {
  let memory = known.get(own.id);
  if (isBack(known, draft, own)) return memory;
  for (let step = 0; step < MAX_SUCCESSIONS; step += 1) {
    const next = known.get(memory?.supersededBy ?? '');
    if (next === undefined || next.ns !== memory?.ns) break;
    memory = next;
  }
  return memory;
}

/** Whether what a key tells is what it was once: the draft takes the place of what stands for it now. Not where drafts are written twice. */
function isBack(
  known: ReadonlyMap<string, Memory>,
  { supersedes = [] }: MemoryDraft<Filtered>,
  { id, ns }: MemoryLine,
): boolean {
  if (known.get(id)?.supersededBy === undefined) return false;
  return supersedes.some((other) => {
    const former = known.get(other);
    return other !== id && former?.ns === ns && former.supersededBy === undefined;
  });
}

function placeBack({ v, id, at, author }: MemoryLine, before: Memory | undefined): string {
  const since = laterThan(before?.supersededAt, Date.parse(at));
  return encodeLine({ v, id, at: since, type: 'supersedes', author });
}

const placeTaken = ({ v, id: by, at, author }: MemoryLine, id: string, session?: string): string =>
  encodeLine({ v, id, at, type: 'supersedes', session, author, by });

/** The lines that a draft adds to what is known of its memory. */
export function linesFor(
  line: MemoryLine,
  known: Memory | undefined,
): { became: Anchored['became']; texts: readonly string[]; cut: boolean } {
  if (known === undefined) {
    const { text, cut } = encodeMemoryLine(line);
    return { became: 'memory', texts: [text], cut };
  }
  const { v, id, session, author } = line;
  // Who says it again in so many words wants it back, and for good. What a session merely met again stays forgotten.
  const isSaid = line.evidence === 'user-stated';
  const isAsked = session === undefined || (isSaid && line.kind === 'note');
  // A failure was forgotten when its command passed: it is back when it strikes again.
  const isBack = known.forgotten && (isAsked || line.kind === OPEN);
  const isLasting = known.expires !== undefined && line.expires === undefined;
  const isForGood = isLasting && (isAsked || (isSaid && !known.forgotten));
  if (isBack || isForGood) {
    const at = laterThan(known.changedAt, Date.parse(line.at));
    const times = isBack && isForGood ? [at, laterThan(at, 0)] : [at];
    const texts = times.map((time) => encodeLine({ v, id, at: time, type: 'restored', author }));
    return { became: 'restored', texts, cut: false };
  }
  const isMet = session === undefined || known.session === session || known.seenIn.includes(session);
  if (isMet) return { became: 'known', texts: [], cut: false };
  const text = encodeLine({ v, id, at: line.at, type: 'seen', session, author });
  return { became: 'seen', texts: [text], cut: false };
}

/** `Name <local@domain>`, as git writes it. */
const AUTHOR = /^([^<>]*)<([^<>@\s]{1,64})@([^<>@\s]{1,190})>$/;

/** The name and the address's halves, each alone: the address is there on purpose, but a secret must not pass for one half of it. */
export function authorTexts(author: string): readonly string[] {
  const [, name, local, domain] = AUTHOR.exec(author) ?? [];
  return name === undefined || local === undefined || domain === undefined ? [author] : [name, local, domain];
}

/** Filters an author. The address stays, unless one of its halves is a secret. Throws FILTER_BROKEN. */
export function filterAuthor(filters: Pick<FilterPipeline, 'filter'>, author: string): Filtered {
  const texts = authorTexts(author);
  const [name = '', local, domain] = texts.map((text) => filterOrThrow(filters, text));
  const isAddress = local !== undefined && local === texts[1] && domain === texts[2];
  return isAddress ? (`${name}<${local}@${domain}>` as Filtered) : filterOrThrow(filters, author);
}
