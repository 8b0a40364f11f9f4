import type { Filtered } from '../../filters/pipeline.ts';
import { type Learning, memoryId, type Step } from '../core/learning.ts';
import { type Memory, OPEN } from '../core/memory.ts';
import { encodeLine, NOTE_VERSION } from '../core/note-line.ts';
import type { Clock, KeyedMemories, MemoryIndex, NoteStore, Repository } from '../core/ports.ts';
import { laterThan } from '../core/time.ts';
import type { Anchored } from '../memories/anchor.ts';
import type { Mark, MarkOptions } from '../memories/change.ts';
import { givenBack, type Succession } from '../memories/known-lessons.ts';
import type { SessionStates, Telling } from '../session/model/ports.ts';
import { awaitedBy } from './model/family.ts';
import { familiesOfOpen, isEndedBy, isOfFailure, openOf, type Settled } from './model/pairing/open.ts';
import { type FixVerdict, judgeFix } from './model/pairing/pair.ts';

export interface SettleMemoriesPorts {
  readonly index: Pick<MemoryIndex, 'known'>;
  readonly keyed: KeyedMemories;
  readonly notes: Pick<NoteStore, 'add'>;
  readonly repository: Pick<Repository, 'author'>;
  readonly clock: Clock;
}

/**
 * Says what a session's steps mean for memories that are in the notes already: an open failure whose command passed is over, its lesson takes its
 * place, and a learning that turned out to be none is forgotten. Drafts and entries are those of
 * the same flush; `withdrawn`: what a session had distilled and does not stand by any more. Gives the command families that are still waited for. Throws what the note store throws.
 */
export type SettleMemories = (
  settled: Settled<Filtered>,
  drafts: readonly Learning<Filtered>[],
  entries: readonly Anchored[],
  withdrawn?: readonly { readonly id: string; readonly session: string }[],
) => Promise<readonly string[]>;

interface Change {
  readonly memory: Memory;
  readonly type: 'supersedes' | 'forgotten';
  readonly by?: string;
}

/** Looks up what the change speaks of, by exact keys: a flush may have a second, and the store 100,000 memories. */
export function createSettleMemories(ports: SettleMemoriesPorts): SettleMemories {
  return async (settled, drafts, entries, withdrawn = []) => {
    const written = new Map(drafts.map((draft, at) => [draft, entries[at]?.id ?? memoryId(draft)]));
    const struck = new Set([...written].flatMap(([{ kind }, id]) => (kind === OPEN ? [id] : [])));
    const known = await ports.keyed.openFailures(ports.clock());
    const ended = known
      .filter(({ id }) => !struck.has(id))
      .flatMap((memory) => endOf(memory, settled, written));
    const over = new Set(ended.map(({ memory }) => memory.id));
    const mistaken = (await forgotten(ports, settled, withdrawn)).filter(
      ({ memory }) => !over.has(memory.id),
    );
    const back = await givenBack(
      ports.keyed,
      mistaken.map(({ memory }) => memory),
    );
    await write(ports, [...ended, ...mistaken, ...back.map(succeeded)]);
    for (const { memory } of mistaken) over.add(memory.id);
    return [
      ...settled.waiting.flatMap(awaitedBy),
      ...known.filter(({ id }) => !over.has(id)).flatMap(familiesOfOpen),
    ];
  };
}

/** An open failure is over: a lesson tells what helped and takes its place, or its command passed and nobody saw why. */
function endOf(
  memory: Memory,
  { passed }: Settled<Filtered>,
  written: ReadonlyMap<Learning<Filtered>, string>,
): readonly Change[] {
  const lesson = [...written].find(
    ([draft]) => (draft.kind === 'fix' || draft.kind === 'workaround') && isOfFailure(memory, draft),
  )?.[1];
  if (lesson !== undefined) return [{ memory, type: 'supersedes', by: lesson }];
  return passed.some((step) => isEndedBy(memory, step)) ? [{ memory, type: 'forgotten' }] : [];
}

const succeeded = (succession: Succession): Change => ({ ...succession, type: 'supersedes' });

/** Learnings of this very session that were no lesson, and that nobody else has met. */
async function forgotten(
  { index }: SettleMemoriesPorts,
  { mistaken }: Settled<Filtered>,
  withdrawn: readonly { readonly id: string; readonly session: string }[],
): Promise<readonly Change[]> {
  const sessions = new Map<string, string>([
    ...mistaken.flatMap((learning): [string, string][] =>
      [learning, openOf(learning)].map((as) => [memoryId(as), learning.session]),
    ),
    ...withdrawn.map(({ id, session }): [string, string] => [id, session]),
  ]);
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

export interface FixFeedbackPorts {
  readonly states: SessionStates;
  readonly mark: (id: string, mark: Mark, options: MarkOptions) => Promise<unknown>;
}

/** What a flush has of a session. */
export interface Feedback {
  readonly session: string;
  /** What the flush took out of the session's spool. */
  readonly steps: readonly Step[];
  readonly ended: boolean;
}

/**
 * Marks the fixes that a session was told by what came of them, each once, and takes those that are
 * judged from the session's ledger. A mark that cannot be written waits for the next flush. Gives how many were marked.
 */
export function createFixFeedback({
  states,
  mark,
}: FixFeedbackPorts): (feedback: Feedback) => Promise<number> {
  return async ({ session, steps, ended }) => {
    const told = states.read(session)?.told_fixes ?? [];
    const judged = new Map<string, FixVerdict['verdict']>();
    let marked = 0;
    for (const fix of told) {
      const found = judgeFix(fix, steps, { ended });
      if (found === undefined) continue;
      try {
        if (found.verdict !== 'unclear') {
          await mark(fix.id, found.verdict, { session, at: found.at });
          marked += 1;
        }
        judged.set(fix.id, found.verdict);
      } catch {
        // gone since, or a writer was in the way: learnings are not held up by it
      }
    }
    if (judged.size > 0)
      states.update(session, (state) => ({
        ...state,
        told_fixes: (state.told_fixes ?? []).filter(({ id }) => !judged.has(id)),
        told: (state.told ?? []).map((it) => ({ ...it, ...verdictOf(judged.get(it.id)) })),
      }));
    return marked;
  };
}

const verdictOf = (judged: FixVerdict['verdict'] | undefined): Pick<Telling, 'judged'> =>
  judged === undefined ? {} : { judged };
