import { laterThan } from '../domain/age.ts';
import { CsError } from '../domain/errors.ts';
import type { Learning } from '../domain/learning.ts';
import type { Memory } from '../domain/memory.ts';
import { memoryId } from '../domain/memory-id.ts';
import { parseNote } from '../domain/note.ts';
import { encodeLine, NOTE_VERSION } from '../domain/note-line.ts';
import { familiesOfBlocker, isCapturedBlocker } from '../domain/pairing/blocker.ts';
import { ANYTHING_DONE, openFamiliesOf } from '../domain/pairing/family.ts';
import type { Step } from '../domain/pairing/step.ts';
import type { KeyedMemories, MemoryIndex } from '../ports/recall.ts';
import type { CaptureAccumulator, SessionStates } from '../ports/session.ts';
import type { Clock, Erased, NoteAddition, NoteEraser, NoteStore } from '../ports.ts';
import { findMemory } from './find-memory.ts';
import { givenBack, successionLines } from './succession.ts';

export interface PurgePorts {
  readonly notes: NoteStore;
  readonly eraser: NoteEraser;
  readonly index: MemoryIndex;
  readonly keyed: KeyedMemories;
  /** Takes them out of what else is made from the notes: the vectors, here and on a shared place. */
  readonly dropVectors?: (ids: readonly string[]) => Promise<void>;
  /** Takes what they say out of what sessions keep besides their queues. */
  readonly dropTold?: (memories: readonly Memory[]) => void;
  readonly states: SessionStates;
  readonly accumulator: (session: string) => CaptureAccumulator;
  /** What waits for a review. */
  readonly held: CaptureAccumulator;
  readonly clock: Clock;
}

export interface PurgeResult extends Erased {
  readonly ids: readonly string[];
  /** Learnings of the same text that waited in queues, and are gone from there. */
  readonly queued: number;
}

/** An id may be purged again after its memory is gone: a purge that was killed half-way is finished that way. */
const WHOLE_ID = /^[0-9a-f]{16}$/;

/**
 * Erases memories for good, each named by its id or the beginning of one: from the notes and all their history, the
 * queues, the index. A `purged` line stays in each note that held the memory, so that a clone that still has
 * the text does not bring it back. Throws NOT_FOUND for a beginning that names none or several, and
 * REF_CONTENDED; purging again finishes what was begun.
 */
export function createPurge(ports: PurgePorts): {
  find(idPrefixes: readonly string[]): Promise<readonly (Memory | string)[]>;
  purge(found: readonly (Memory | string)[]): Promise<PurgeResult>;
} {
  return {
    find: (idPrefixes) => Promise.all(idPrefixes.map((prefix) => findOrName(ports.index, prefix))),
    purge: async (found) => {
      const ids = [...new Set(found.map((it) => (typeof it === 'string' ? it : it.id)))];
      const memories = found.filter((it): it is Memory => typeof it !== 'string');
      await markPurged(ports, memories);
      const erased = await ports.eraser.erase(ids);
      await ports.index.drop();
      await ports.dropVectors?.(ids);
      ports.dropTold?.(memories);
      const queued = dropQueued(ports, new Set(ids), memories);
      return { ids, queued, ...erased };
    },
  };
}

/** The memory whose id begins so, or the word itself where it is a whole id. Throws NOT_FOUND for any other. */
export async function findOrName(index: Pick<MemoryIndex, 'find'>, prefix: string): Promise<Memory | string> {
  try {
    return await findMemory(index, prefix);
  } catch (error) {
    if (error instanceof CsError && error.code === 'NOT_FOUND' && WHOLE_ID.test(prefix)) return prefix;
    throw error;
  }
}

/** The line goes into every note that holds the memory: a merge works note by note. What it took the place of has it again. */
async function markPurged({ notes, keyed, clock }: PurgePorts, memories: readonly Memory[]): Promise<void> {
  const latest = new Map(memories.map((memory) => [memory.id, latestTime(memory)]));
  if (latest.size === 0) return;
  const additions: NoteAddition[] = [];
  for (const ref of await notes.refs()) {
    const anchors = await anchorsOf(notes, ref, new Set(latest.keys()));
    for (const [anchor, ids] of anchors) {
      const lines = [...ids].map((id) =>
        encodeLine({ v: NOTE_VERSION, id, at: laterThan(latest.get(id), clock()), type: 'purged' }),
      );
      additions.push({ namespace: ref.namespace, anchor, lines });
    }
  }
  const others = await givenBack(keyed, memories);
  await notes.add([...additions, ...successionLines(others, new Date(clock()).toISOString())]);
}

const latestTime = ({ at, lastSeenAt, changedAt = at }: Memory): string =>
  [at, lastSeenAt, changedAt].reduce((a, b) => (a > b ? a : b));

async function anchorsOf(
  notes: NoteStore,
  ref: Parameters<NoteStore['read']>[0],
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Set<string>>> {
  const anchors = new Map<string, Set<string>>();
  for (const note of await notes.read(ref)) {
    if (![...ids].some((id) => note.text.includes(id))) continue;
    const { anchor, lines } = parseNote(note);
    for (const { line } of lines) {
      if (!ids.has(line.id)) continue;
      anchors.set(anchor, (anchors.get(anchor) ?? new Set()).add(line.id));
    }
  }
  return anchors;
}

/** A learning that waits has no id yet, and its text may differ by what the note's filter took out. */
function dropQueued(
  { states, accumulator, held }: PurgePorts,
  ids: ReadonlySet<string>,
  memories: readonly Memory[],
): number {
  const texts = new Set(memories.flatMap(({ summary, signature }) => [summary, signature ?? summary]));
  const isGone = (learning: Learning): boolean =>
    ids.has(memoryId(learning)) || texts.has(learning.summary) || texts.has(learning.signature ?? '');
  let dropped = 0;
  const sessions = states.list();
  for (const session of sessions) clearLastCommand(states, session, memories);
  for (const queue of [...sessions.map(accumulator), held]) {
    const claimed = queue.claim();
    if (claimed === undefined) continue;
    const kept = claimed.learnings.filter((learning) => !isGone(learning));
    dropped += claimed.learnings.length - kept.length;
    const goes = (step: Step): boolean =>
      isTold(step, memories) || (step.type === 'failed' && isGone(step.learning));
    const left = claimed.steps.filter((step) => !goes(step));
    // What no flush has seen yet goes back to where flushes look for what is new.
    for (const step of left) if (step.kept !== true) queue.note(step);
    claimed.release(
      kept,
      left.filter((step) => step.kept === true),
    );
    const gone = new Set([ANYTHING_DONE, ...familiesGone(claimed.steps.filter(goes), memories)]);
    queue.watch(queue.watched().filter((family) => !gone.has(family)));
  }
  return dropped;
}

/** Whether what a call was tells something that a memory says, or the other way round. */
function isTold(step: Step, memories: readonly Memory[]): boolean {
  const text = step.type === 'edited' ? step.path : step.command;
  return memories.some(
    ({ summary, body = '', signature = summary }) =>
      [summary, signature].some((said) => said !== '' && text.includes(said)) ||
      (step.type !== 'edited' && text !== '' && (summary.includes(text) || body.includes(text))),
  );
}

/** The command families that were waited for because of them. */
const familiesGone = (steps: readonly Step[], memories: readonly Memory[]): readonly string[] => [
  ...steps.flatMap((step) => (step.type === 'failed' ? openFamiliesOf(step.tool, step.command) : [])),
  ...memories.filter(isCapturedBlocker).flatMap(familiesOfBlocker),
];

/** The state of a session holds the command that its last learning came from. */
function clearLastCommand(states: SessionStates, session: string, memories: readonly Memory[]): void {
  const command = states.read(session)?.last_command;
  if (command === undefined) return;
  if (!memories.some(({ summary, body = '' }) => summary.includes(command) || body.includes(command))) return;
  states.update(session, ({ last_command: _gone, ...rest }) => rest);
}
