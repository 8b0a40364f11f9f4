import type { Filtered } from '../../../filters/pipeline.ts';
import { laterThan } from '../../domain/age.ts';
import { CATEGORIES, type Learning } from '../../domain/learning.ts';
import { isLive, type Memory } from '../../domain/memory.ts';
import { memoryId } from '../../domain/memory-id.ts';
import { encodeLine, NOTE_VERSION } from '../../domain/note-line.ts';
import { BLOCKERS, familiesOfBlocker, isCapturedBlocker, isClosedBy } from '../../domain/pairing/blocker.ts';
import { openFamiliesOf } from '../../domain/pairing/family.ts';
import type { Settled } from '../../domain/pairing/settle.ts';
import type { KeyedMemories, MemoryIndex } from '../../ports/recall.ts';
import type { Clock, NoteStore, Repository } from '../../ports.ts';
import type { Anchored } from '../memories/anchor.ts';
import { givenBack, type Succession } from '../memories/succession.ts';

export interface SettleMemoriesPorts {
  readonly index: Pick<MemoryIndex, 'known'>;
  readonly keyed: KeyedMemories;
  readonly notes: Pick<NoteStore, 'add'>;
  readonly repository: Pick<Repository, 'author'>;
  readonly clock: Clock;
}

/**
 * Says what a session's steps mean for memories that are in the notes already: a blocker whose command passed is closed, one
 * that strikes again is open again, and a learning that turned out to be none is forgotten. Drafts and entries are those of
 * the same flush. Gives the command families that are still waited for. Throws what the note store throws.
 */
export type SettleMemories = (
  settled: Settled<Filtered>,
  drafts: readonly Learning<Filtered>[],
  entries: readonly Anchored[],
) => Promise<readonly string[]>;

interface Change {
  readonly memory: Memory;
  readonly type: 'supersedes' | 'forgotten';
  readonly by?: string;
}

/** Looks up what the change speaks of, by exact keys: a flush may have a second, and the store 100,000 memories. */
export function createSettleMemories(ports: SettleMemoriesPorts): SettleMemories {
  return async (settled, drafts, entries) => {
    const written = new Map(drafts.map((draft, at) => [draft, entries[at]?.id ?? memoryId(draft)]));
    const struck = [...written].flatMap(([{ ns }, id]) => (ns === BLOCKERS ? [id] : []));
    const blockers = await openBlockers(ports.keyed, ports.clock());
    const closed = await closings(
      ports,
      blockers.filter(({ id }) => !struck.includes(id)),
      settled,
      written,
    );
    const again = [...(await ports.index.known(struck)).values()].filter(isClosedBlocker);
    const mistaken = await forgotten(ports, settled);
    const back = await givenBack(
      ports.keyed,
      mistaken.map(({ memory }) => memory),
    );
    await write(ports, [...closed, ...again.map(opened), ...mistaken, ...back.map(succeeded)]);
    const closedIds = new Set(closed.map(({ memory }) => memory.id));
    const open = [...blockers, ...again.filter(({ forgotten: isGone }) => !isGone)];
    const failures = settled.waiting.flatMap((step) =>
      step.type === 'failed' ? openFamiliesOf(step.tool, step.command) : [],
    );
    return [...failures, ...open.filter(({ id }) => !closedIds.has(id)).flatMap(familiesOfBlocker)];
  };
}

/** The captured blockers that are live. */
export async function openBlockers(keyed: KeyedMemories, nowMs: number): Promise<readonly Memory[]> {
  const live = await keyed.liveIn(BLOCKERS, nowMs);
  return live.filter((memory) => isCapturedBlocker(memory) && isLive(memory, nowMs));
}

/** Each live blocker that a lesson tells the end of, or whose command passed, with the memory that takes its place. */
async function closings(
  ports: SettleMemoriesPorts,
  blockers: readonly Memory[],
  { passed }: Settled<Filtered>,
  written: ReadonlyMap<Learning<Filtered>, string>,
): Promise<Change[]> {
  const lessons = [...written].filter(([{ ns, signature }]) => ns !== BLOCKERS && signature !== undefined);
  const changes: Change[] = [];
  for (const memory of blockers) {
    const lesson = lessons.find(
      ([{ kind, signature }]) => (kind === 'fix' || kind === 'workaround') && signature === memory.signature,
    )?.[1];
    if (lesson === undefined && !passed.some((step) => isClosedBy(memory, step))) continue;
    changes.push({ memory, type: 'supersedes', by: lesson ?? (await twinOf(memory, ports)) });
  }
  return changes;
}

/**
 * The learning of the same error, which tells it when it is a blocker no more. Where there is none (a review dropped it), the id
 * that it would have: what stays closed must not wait for it.
 */
async function twinOf(memory: Memory, { index, keyed }: SettleMemoriesPorts): Promise<string> {
  const { signature, key: _key, ...content } = memory;
  const idOf = (kind: string): string =>
    memoryId({ ...content, ns: 'learnings', kind, ...(signature === undefined ? {} : { signature }) });
  const [asError = idOf('error'), ...others] = CATEGORIES.map(idOf);
  if (signature !== undefined) {
    const alike = await keyed.withSignature(signature);
    return alike.find(({ ns, signature: its }) => ns !== BLOCKERS && its === signature)?.id ?? asError;
  }
  const known = await index.known([asError, ...others]);
  return [asError, ...others].find((id) => known.has(id)) ?? asError;
}

/** A blocker that was closed; left behind once more, nothing takes its place. What was forgotten stays so. */
const isClosedBlocker = (memory: Memory): boolean =>
  isCapturedBlocker(memory) && memory.supersededBy !== undefined;

const succeeded = (succession: Succession): Change => ({ ...succession, type: 'supersedes' });
const opened = (memory: Memory): Change => succeeded({ memory });

/** Learnings of this very session that were no lesson, and that nobody else has met. */
async function forgotten(
  { index }: SettleMemoriesPorts,
  { mistaken }: Settled<Filtered>,
): Promise<readonly Change[]> {
  const sessions = new Map(mistaken.map((learning) => [memoryId(learning), learning.session]));
  const known = await index.known([...sessions.keys()]);
  return [...known.values()]
    .filter(({ id, session, seenIn, forgotten: isGone, usefulCount }) => {
      return sessions.get(id) === session && seenIn.length === 0 && usefulCount === 0 && !isGone;
    })
    .map((memory) => ({ memory, type: 'forgotten' }));
}

async function write(
  { notes, repository, clock }: SettleMemoriesPorts,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const author = await repository.author();
  await notes.add(
    changes.map(({ memory, type, by }) => ({
      namespace: memory.ns,
      anchor: memory.anchor,
      lines: [
        encodeLine({
          v: NOTE_VERSION,
          id: memory.id,
          at: laterThan(type === 'forgotten' ? memory.changedAt : memory.supersededAt, clock()),
          type,
          ...(author === undefined ? {} : { author }),
          ...(by === undefined ? {} : { by }),
        }),
      ],
    })),
  );
}
