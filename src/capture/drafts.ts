// What a flush makes of a queue: the drafts as they are written, and what they mean for memories that are in the notes already.

import { type Filtered, type FilterPipeline, filterOrThrow } from '../../filters/pipeline.ts';
import { contentKey, type Learning, MAX_NAME_CHARS, type MemoryDraft, memoryId } from '../core/learning.ts';
import { isNamespace, type Memory, OPEN } from '../core/memory.ts';
import type { NoteAddition, Repository } from '../core/ports.ts';
import type { Anchored } from '../memories/anchor.ts';
import { type Ended, linesOfEnded } from '../memories/known-lessons.ts';
import type { OpenStore, WritingPlace } from './context.ts';
import type { DistilledSession } from './distil-session.ts';
import { awaitedBy } from './family.ts';
import { canEnd, familiesOfOpen, isEndedBy, isOfFailure, openOf, type Settled } from './open-failures.ts';

/** A session's learnings as they are written, as open where nothing has helped yet and a success would show; `late`: what an earlier flush let go and the session ends with, where its words are known. */
export function toldOf({ learnings, open }: Settled<Filtered>, captureThreshold: number, isSpoken: boolean) {
  const captured = open.filter(({ learning }) => (learning.score ?? 0) >= captureThreshold);
  const ending = new Set(captured.filter(canEnd).map(({ learning }) => contentKey(learning)));
  const asWritten = (learning: Learning<Filtered>): Learning<Filtered> =>
    ending.has(contentKey(learning)) ? openOf(learning) : learning;
  return {
    learned: learnings.map(asWritten),
    late: captured.flatMap(({ kept, learning }) =>
      kept === true && isSpoken && learning.agentId === undefined ? [asWritten(learning)] : [],
    ),
  };
}

/** The ids that a learning may be written under: as it is, or as open. */
export const idsOf = (learning: Learning): readonly string[] => [learning, openOf(learning)].map(memoryId);

export function partition(filters: FilterPipeline, learnings: readonly Learning[]) {
  const clean: Learning<Filtered>[] = [];
  const stopped: Learning[] = [];
  let failure: unknown;
  for (const learning of learnings) {
    try {
      clean.push(filterAgain(filters, learning));
    } catch (error) {
      failure = error;
      stopped.push(learning);
    }
  }
  if (clean.length === 0 && failure !== undefined) throw failure;
  return { clean, stopped };
}

/** What comes off a disk is text like any other: it passes the filters again before it becomes a note. Throws FILTER_BROKEN. */
export function filterAgain<Draft extends MemoryDraft>(filters: FilterPipeline, draft: Draft) {
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  const { agentId: _agentId, ...rest }: MemoryDraft & { readonly agentId?: string } = draft;
  const texts = (['body', 'signature', 'session', 'key', 'agent', 'branch'] as const).flatMap((name) => {
    const text = rest[name];
    const isText = name === 'body' || name === 'signature';
    return text === undefined ? [] : [[name, clean(isText ? text : text.slice(0, MAX_NAME_CHARS))]];
  });
  const ns = clean(rest.ns);
  return {
    ...rest,
    ns: isNamespace(ns) ? ns : clean('learnings'),
    kind: clean(rest.kind.slice(0, MAX_NAME_CHARS)),
    summary: clean(rest.summary),
    tags: rest.tags.map(clean),
    files: rest.files.map(clean),
    ...Object.fromEntries(texts),
  } as Draft extends Learning ? Learning<Filtered> : MemoryDraft<Filtered>;
}

/** Tells a session's hooks which commands would end a failure that is open in the repository. Throws what the index throws. */
export async function watchOpen(
  { own, accumulator, clock }: Pick<WritingPlace, 'own' | 'accumulator' | 'clock'>,
  session: string,
): Promise<void> {
  const open = await own.index.openFailures(clock());
  accumulator(session).watch(open.flatMap(familiesOfOpen));
}

interface SettlePlace extends Pick<WritingPlace, 'clock'> {
  readonly own: Pick<OpenStore, 'index'> & { readonly repository: Pick<Repository, 'author'> };
}

/** What a session's steps mean for memories in the notes: an open failure is over, its lesson takes its place, what was no learning is forgotten. By exact keys alone: a flush may have a second, and the store 100,000 memories. Throws what the index throws. */
export async function settleMemories(
  { own, clock }: SettlePlace,
  settled: Settled<Filtered>,
  drafts: readonly Learning<Filtered>[],
  entries: readonly Anchored[],
  withdrawn: DistilledSession['withdrawn'] = [],
): Promise<{ readonly additions: readonly NoteAddition[]; readonly open: readonly string[] }> {
  const { index } = own;
  const nowMs = clock();
  const written = new Map(drafts.map((draft, n) => [draft, entries[n]?.id ?? memoryId(draft)]));
  const struck = new Set([...written].flatMap(([{ kind }, id]) => (kind === OPEN ? [id] : [])));
  const replaced = new Set(entries.flatMap((entry) => entry.replaced ?? []));
  const before = await index.openFailures(nowMs);
  const known = before.filter(({ id }) => !replaced.has(id));
  const ended = known
    .filter(({ id }) => !struck.has(id))
    .flatMap((memory) => endOf(memory, settled, written));
  const over = new Set(ended.map(({ memory }) => memory.id));
  const sessions = sessionsOfMistakes(settled, withdrawn);
  const mistaken = [...(await index.known([...sessions.keys()])).values()].filter(
    (memory) => !over.has(memory.id) && isOfItsSession(memory, sessions.get(memory.id)),
  );
  for (const { id } of mistaken) over.add(id);
  const isOpened = (draft: Learning<Filtered>, n: number): boolean =>
    draft.kind === OPEN &&
    entries[n]?.became !== 'known' &&
    !before.some(({ id }) => id === written.get(draft));
  const open = [
    ...settled.waiting.flatMap(awaitedBy),
    ...[...known.filter(({ id }) => !over.has(id)), ...drafts.filter(isOpened)].flatMap(familiesOfOpen),
  ];
  return { additions: await linesOfEnded(own, ended, mistaken, nowMs), open };
}

/** An open failure is over: a lesson tells what helped and takes its place, or its command passed and nobody saw why. */
function endOf(
  memory: Memory,
  { passed }: Settled<Filtered>,
  written: ReadonlyMap<Learning<Filtered>, string>,
): readonly Ended[] {
  const lesson = [...written].find(
    ([draft]) => (draft.kind === 'fix' || draft.kind === 'workaround') && isOfFailure(memory, draft),
  )?.[1];
  if (lesson !== undefined) return [{ memory, by: lesson }];
  return passed.some((step) => isEndedBy(memory, step)) ? [{ memory }] : [];
}

/** What may have been written of learnings that were no lesson, and what is withdrawn, each with the session that made it. */
const sessionsOfMistakes = ({ mistaken }: Settled<Filtered>, withdrawn: DistilledSession['withdrawn']) =>
  new Map<string, string>([
    ...mistaken.flatMap((one) => idsOf(one).map((id): [string, string] => [id, one.session])),
    ...withdrawn.map(({ id, session }): [string, string] => [id, session]),
  ]);

/** Whether a memory is of this very session, and nobody else has met it. */
const isOfItsSession = ({ session, seenIn, forgotten, usefulCount }: Memory, its?: string): boolean =>
  its === session && seenIn.length === 0 && usefulCount === 0 && !forgotten;
