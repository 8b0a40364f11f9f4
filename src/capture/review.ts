import { type Filtered, type FilterPipeline, filterOrThrow } from '../../filters/pipeline.ts';
import { defined } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import { type Learning, type MemoryDraft, memoryId } from '../core/learning.ts';
import {
  HANDOFFS,
  isLive,
  isMarkerMemory,
  type Memory,
  type MemoryContent,
  type Scope,
  type TrustSettings,
  trustOf,
} from '../core/memory.ts';
import type { Clock, MemoryIndex, NoteStore, Repository } from '../core/ports.ts';
import { DAY_MS, laterThan } from '../core/time.ts';
import type { AnchorResult } from '../memories/anchor.ts';
import { type createForget, keptForGood } from '../memories/change.ts';
import { successionLines } from '../memories/known-lessons.ts';
import type { CaptureAccumulator } from '../session/model/ports.ts';
import { filterAgain } from './drafts.ts';
import { isUntoldStatement } from './note-statement.ts';

/** A store that a review writes to. */
export interface ReviewedStore {
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
  readonly repository: Repository;
  readonly scope: Scope;
  readonly anchor: (drafts: readonly MemoryDraft<Filtered>[]) => Promise<AnchorResult>;
  readonly forget: ReturnType<typeof createForget>;
}

export interface ReviewPorts {
  /** Captures that were held back. */
  readonly held: CaptureAccumulator;
  readonly own: ReviewedStore;
  /** The user's own; `own` itself where there is no repository. */
  readonly user: ReviewedStore;
  readonly filters: FilterPipeline;
  readonly clock: Clock;
  readonly trust: (hasAuthors: boolean) => Promise<TrustSettings>;
}

/** A capture that may be reviewed: one that is held back, or a memory in the notes. */
export interface Capture {
  readonly id: string;
  readonly isHeld: boolean;
  /** ISO 8601, UTC: when it was met. */
  readonly at: string;
  readonly content: MemoryContent & { readonly session?: string };
  readonly paths: readonly string[];
}

export interface Review {
  /**
   * Captures met at `sinceMs` or later, the newest first: what is held back, all of it where no time is given; where nothing is,
   * what hooks made of the user's own sessions in the notes, of the last week where no time is given.
   */
  list(query: { readonly sinceMs?: number; readonly limit: number }): Promise<readonly Capture[]>;
  /** How many are held back. */
  heldCount(): number;
  /** Writes what is held back into the notes. What somebody looked at and kept does not expire. */
  keep(capture: Capture): Promise<void>;
  /** Keeps it with another sentence, which is the user's own word then. Gives the id that it has now. */
  edit(capture: Capture, summary: string): Promise<string>;
  /** What was held back is gone; a memory is forgotten, and can be restored. */
  forget(capture: Capture): Promise<void>;
  /** Keeps it in the user's own store, for every project. What was held back goes there only. */
  promote(capture: Capture): Promise<void>;
}

const WEEK_MS = 7 * DAY_MS;

/** Reviewing what hooks captured. All verbs throw what git and the filters throw, and NO_COMMIT before the first commit. */
export function createReview(ports: ReviewPorts): Review {
  const { held, own, filters } = ports;
  const clean = (text: string): Filtered => filterOrThrow(filters, text);

  const claimed = (): readonly Learning<Filtered>[] => {
    const taken = held.claim(); // without a release it is only read, and waits on
    return taken?.learnings ?? [];
  };
  const drop = (id: string): void => {
    const taken = held.claim();
    taken?.release(taken.learnings.filter((learning) => memoryId(learning) !== id));
  };
  const write = async (store: ReviewedStore, draft: MemoryDraft<Filtered>): Promise<string> => {
    const result = await store.anchor([draft]);
    if (result.state === 'unborn') throw noCommit();
    await store.index.save();
    return result.entries[0]?.id ?? memoryId(draft);
  };
  const draftOf = async ({ id, isHeld }: Capture): Promise<MemoryDraft<Filtered>> => {
    const waiting = claimed().find((learning) => memoryId(learning) === id);
    const memory = isHeld ? undefined : (await own.index.known([id])).get(id);
    if (waiting !== undefined && isHeld) return filterAgain<MemoryDraft>(filters, waiting);
    if (memory !== undefined) return filterAgain(filters, draftFrom(memory));
    throw new CsError('NOT_FOUND', `'${id}' is no longer among the captures`);
  };

  return {
    heldCount: () => held.count(),
    list: async (query) => {
      const waiting = claimed()
        .filter((learning) => !isMarkerMemory(learning))
        .map(captureOf);
      const isAnyHeld = waiting.length > 0;
      const all = isAnyHeld ? waiting : await captured(ports);
      const sinceMs = query.sinceMs ?? (isAnyHeld ? 0 : ports.clock() - WEEK_MS);
      return all
        .filter(({ at }) => Date.parse(at) >= sinceMs)
        .sort((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? 1 : -1))
        .slice(0, query.limit);
    },
    keep: async (capture) => {
      const { expires: _expires, ...draft } = await draftOf(capture);
      if (capture.isHeld) {
        await write(own, draft);
        drop(capture.id);
        return;
      }
      const [memory] = (await own.index.known([capture.id])).values();
      const lines = memory ? keptForGood(memory, ports.clock(), await own.repository.author()) : [];
      if (lines.length === 0) return;
      await own.notes.add(lines);
      await own.index.save();
    },
    edit: async (capture, summary) => {
      const draft = await draftOf(capture);
      const edited: MemoryDraft<Filtered> = {
        ...draft,
        summary: clean(oneSentence(summary)),
        evidence: 'user-stated',
      };
      if (capture.isHeld) {
        const id = await write(own, edited);
        drop(capture.id);
        return id;
      }
      // What is known by its signature keeps its id whatever its sentence is; the new one is told apart by a key.
      const isSame = memoryId(edited) === capture.id;
      const id = await write(own, isSame ? { ...edited, key: clean(`edited ${capture.id}`) } : edited);
      await supersede(ports, capture.id, id);
      return id;
    },
    forget: async (capture) => {
      if (capture.isHeld) drop(capture.id);
      else await own.forget(capture.id, 'forgotten');
    },
    promote: async (capture) => {
      const { session: _session, branch: _branch, ...draft } = await draftOf(capture);
      await write(ports.user, { ...draft, evidence: 'user-stated', files: [] });
      if (capture.isHeld) drop(capture.id);
    },
  };
}

const noCommit = (): CsError =>
  new CsError('NO_COMMIT', 'this branch has no commit yet to attach a memory to', {
    hint: 'make the first commit, then try again',
  });

function oneSentence(summary: string): string {
  const text = summary.replace(/\s+/g, ' ').trim();
  if (text === '') throw new CsError('USAGE', 'a memory needs a summary, and this one is empty');
  return text;
}

/** Memories that hooks made here, and that may be recalled. */
async function captured({ own, trust, clock }: ReviewPorts): Promise<Capture[]> {
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
  const settings = await trust(true);
  return made.filter((memory) => trustOf({ memory, scope: own.scope }, settings) === 'self').map(captureFrom);
}

function captureOf(learning: Learning<Filtered>): Capture {
  const { at, files, ...content } = learning;
  return { id: memoryId(learning), isHeld: true, at, content, paths: files };
}

/** A memory as what may be reviewed. */
export function captureFrom(memory: Memory): Capture {
  const { id, at, files } = memory;
  return { id, isHeld: false, at, content: memory, paths: files.map(({ path }) => path) };
}

/** A memory as it would be written anew. */
function draftFrom(memory: Memory): MemoryDraft {
  const { ns, kind, evidence, severity, summary, tags, at, body, signature, key } = memory;
  return {
    ...{ ns, kind, evidence, summary, tags, at },
    files: memory.files.map(({ path }) => path),
    ...defined({ severity, body, signature, key }),
  };
}

async function supersede({ own, clock }: ReviewPorts, id: string, by: string): Promise<void> {
  const memory = (await own.index.known([id])).get(id);
  if (memory === undefined) return;
  const at = laterThan(memory.at, clock());
  await own.notes.add(successionLines([{ memory, by }], at, await own.repository.author()));
  await own.index.save();
}
