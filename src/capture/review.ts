import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import { defined } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import { type Learning, type MemoryDraft, memoryId } from '../core/learning.ts';
import { HANDOFFS, isLive, type Memory, type MemoryContent, trustOf } from '../core/memory.ts';
import { oneLine } from '../core/text.ts';
import { DAY_MS, laterThan } from '../core/time.ts';
import { keptForGood } from '../memories/change.ts';
import { successionLines } from '../memories/known-lessons.ts';
import { isMarkerMemory } from '../recall/standing.ts';
import type { OpenStore, WritingPlace } from './context.ts';
import { filterAgain } from './drafts.ts';
import { isUntoldStatement } from './note-statement.ts';

export interface Capture {
  readonly id: string;
  readonly isHeld: boolean;
  /** ISO 8601, UTC: when it was met. */
  readonly at: string;
  readonly content: MemoryContent & { readonly session?: string };
  readonly paths: readonly string[];
}

const WEEK_MS = 7 * DAY_MS;

// Reviewing what hooks captured. All verbs throw what git and the filters throw, and NO_COMMIT before the first commit.

/** Captures met at `sinceMs` or later, the newest first: all that is held back; where nothing is, what hooks made of the user's own sessions, of the last week where no time is given. */
export async function listCaptures(
  at: WritingPlace,
  query: { readonly sinceMs?: number; readonly limit: number },
): Promise<readonly Capture[]> {
  const waiting = heldIn(at).filter((learning) => !isMarkerMemory(learning));
  const isAnyHeld = waiting.length > 0;
  const all = isAnyHeld ? waiting.map(captureOf) : await captured(at);
  const sinceMs = query.sinceMs ?? (isAnyHeld ? 0 : at.clock() - WEEK_MS);
  return all
    .filter((one) => Date.parse(one.at) >= sinceMs)
    .sort((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? 1 : -1))
    .slice(0, query.limit);
}

/** Writes what is held back into the notes. What somebody looked at and kept does not expire. */
export async function keepCapture(at: WritingPlace, { id, isHeld }: Capture): Promise<void> {
  const { expires: _expires, ...draft } = await draftOf(at, { id, isHeld });
  if (isHeld) {
    await write(at.own, draft);
    drop(at, id);
    return;
  }
  const { notes, index, repository } = at.own;
  const memory = (await index.known([id])).get(id);
  const lines = memory ? keptForGood(memory, at.clock(), await repository.author()) : [];
  if (lines.length === 0) return;
  await notes.add(lines);
  await index.save();
}

/** Keeps it with another sentence, which is the user's own word then. Gives the id that it has now. */
export async function editCapture(at: WritingPlace, capture: Capture, summary: string): Promise<string> {
  const clean = (text: string): Filtered => filterOrThrow(at.filters, text);
  const text = oneLine(summary);
  if (text === '') throw new CsError('USAGE', 'a memory needs a summary, and this one is empty');
  const draft = await draftOf(at, capture);
  const edited: MemoryDraft<Filtered> = { ...draft, summary: clean(text), evidence: 'user-stated' };
  if (capture.isHeld) {
    const id = await write(at.own, edited);
    drop(at, capture.id);
    return id;
  }
  // What is known by its signature keeps its id whatever its sentence is; the new one is told apart by a key.
  const isSame = memoryId(edited) === capture.id;
  const id = await write(at.own, isSame ? { ...edited, key: clean(`edited ${capture.id}`) } : edited);
  const memory = (await at.own.index.known([capture.id])).get(capture.id);
  if (memory === undefined) return id;
  const now = laterThan(memory.at, at.clock());
  await at.own.notes.add(successionLines([{ memory, by: id }], now, await at.own.repository.author()));
  await at.own.index.save();
  return id;
}

/** What was held back is gone; a memory is forgotten, and can be restored. */
export async function forgetCapture(at: WritingPlace, { id, isHeld }: Capture): Promise<void> {
  if (isHeld) drop(at, id);
  else await at.own.forget(id, 'forgotten');
}

/** Keeps it in the user's own store, for every project. What was held back goes there only. */
export async function promoteCapture(at: WritingPlace, capture: Capture): Promise<void> {
  const { session: _session, branch: _branch, ...draft } = await draftOf(at, capture);
  await write(at.user, { ...draft, evidence: 'user-stated', files: [] });
  if (capture.isHeld) drop(at, capture.id);
}

/** What is held back; without a release it is only read, and waits on. */
const heldIn = ({ held }: WritingPlace): readonly Learning<Filtered>[] => held.claim()?.learnings ?? [];

function drop({ held }: WritingPlace, id: string): void {
  const taken = held.claim();
  taken?.release(taken.learnings.filter((learning) => memoryId(learning) !== id));
}

async function write(store: OpenStore, draft: MemoryDraft<Filtered>): Promise<string> {
  const result = await store.anchor([draft]);
  if (result.state === 'unborn')
    throw new CsError('NO_COMMIT', 'this branch has no commit yet to attach a memory to', {
      hint: 'make the first commit, then try again',
    });
  await store.index.save();
  return result.entries[0]?.id ?? memoryId(draft);
}

async function draftOf(at: WritingPlace, { id, isHeld }: Pick<Capture, 'id' | 'isHeld'>) {
  const waiting = heldIn(at).find((learning) => memoryId(learning) === id);
  const memory = isHeld ? undefined : (await at.own.index.known([id])).get(id);
  if (waiting !== undefined && isHeld) return filterAgain<MemoryDraft>(at.filters, waiting);
  if (memory !== undefined) return filterAgain(at.filters, draftFrom(memory));
  throw new CsError('NOT_FOUND', `'${id}' is no longer among the captures`);
}

async function captured({ own, trusting, clock }: WritingPlace): Promise<Capture[]> {
  const memories = await own.index.all();
  const nowMs = clock();
  const made = memories.filter(
    (memory) =>
      memory.session !== undefined &&
      (memory.evidence !== 'user-stated' || isUntoldStatement(memory)) &&
      memory.ns !== HANDOFFS &&
      isLive(memory, nowMs),
  );
  if (made.length === 0) return [];
  const settings = await trusting.settings(true);
  return made.filter((memory) => trustOf({ memory, scope: own.scope }, settings) === 'self').map(captureFrom);
}

function captureOf(learning: Learning<Filtered>): Capture {
  const { at, files, ...content } = learning;
  return { id: memoryId(learning), isHeld: true, at, content, paths: files };
}

export function captureFrom(memory: Memory): Capture {
  const { id, at, files } = memory;
  return { id, isHeld: false, at, content: memory, paths: files.map(({ path }) => path) };
}

function draftFrom(memory: Memory): MemoryDraft {
  const { ns, kind, evidence, severity, summary, tags, at, body, signature, key } = memory;
  return {
    ...{ ns, kind, evidence, summary, tags, at },
    files: memory.files.map(({ path }) => path),
    ...defined({ severity, body, signature, key }),
  };
}
