import type { Learning } from '../learning.ts';
import type { Memory, MemoryContent } from '../memory.ts';
import { memoryId } from '../memory-id.ts';

/** What scorers look at of a memory. A `Memory` is one; of a learning `candidateOf` makes one. */
export type Candidate = MemoryContent &
  Pick<Memory, 'id' | 'at' | 'lastSeenAt' | 'files'> &
  Partial<
    Pick<Memory, 'session' | 'agent' | 'branch' | 'expires' | 'seenIn' | 'usefulCount' | 'uselessCount'>
  >;

/** A learning that is not in a note yet, as scorers see it; its id is the one that its memory will have. */
export function candidateOf<L extends Learning>(learning: L): Candidate & { readonly learning: L } {
  const files = learning.files.map((path) => ({ path }));
  return { ...learning, id: memoryId(learning), lastSeenAt: learning.at, files, learning };
}

/** Where the session stands: what its memories are salient for. */
export interface SalienceContext {
  readonly nowMs: number;
  /** The active goals, a text each, the most important first. */
  readonly goals: readonly string[];
  readonly branch?: string | undefined;
  /** The session that asks; a memory of it is nearer than one of another. */
  readonly session?: string | undefined;
  /** Files in work, relative to the root of the work tree. */
  readonly files: readonly string[];
  /** The folder the session works in, relative to the root of the work tree; '' or absent for the root. */
  readonly cwd?: string | undefined;
  /** The last prompts and answers, oldest first. */
  readonly recent: readonly string[];
}

/** What the session that sent a subagent is at. */
export type ParentContext = Pick<SalienceContext, 'goals' | 'files' | 'recent'>;

/** A memory with what the scorers say of it together. */
export interface Salient<T extends Candidate = Candidate> {
  readonly memory: T;
  /** 0…1: 1 is first in all scorers, 0 last in all. */
  readonly score: number;
}

/** How the memories of a session hang together: each 0…1, and `complexity` is the product of the other three. */
export interface Complexity {
  readonly integration: number;
  readonly reflection: number;
  readonly differentiation: number;
  readonly complexity: number;
}
