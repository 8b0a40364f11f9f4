import type { Learning } from '../learning.ts';
import type { Memory, MemoryContent } from '../memory.ts';
import { memoryId } from '../memory-id.ts';

/** The thirteen, in the order of their numbers E1 … E13. */
export const SCORERS = [
  'semantic',
  'temporal',
  'causal',
  'counterfactual',
  'moral',
  'aesthetic',
  'teleological',
  'contextual',
  'structural',
  'behavioral',
  'emotional',
  'code',
  'lexical',
] as const;
export type ScorerName = (typeof SCORERS)[number];

/** What scorers look at of a memory. A `Memory` is one; of a learning `candidateOf` makes one. */
export type Candidate = MemoryContent &
  Pick<Memory, 'id' | 'at' | 'lastSeenAt' | 'files'> &
  Partial<
    Pick<Memory, 'session' | 'agent' | 'branch' | 'expires' | 'seenIn' | 'usefulCount' | 'uselessCount'>
  >;

/** A learning that is not in a note yet, as scorers see it; its id is the one that its memory will have. */
export function candidateOf<L extends Learning>(learning: L): Candidate & { readonly learning: L } {
  const { session, agent, branch, expires } = learning;
  return {
    ...contentOf(learning),
    id: memoryId(learning),
    at: learning.at,
    lastSeenAt: learning.at,
    files: learning.files.map((path) => ({ path })),
    session,
    ...(agent === undefined ? {} : { agent }),
    ...(branch === undefined ? {} : { branch }),
    ...(expires === undefined ? {} : { expires }),
    learning,
  };
}

function contentOf({ ns, kind, summary, evidence, tags, ...rest }: MemoryContent): MemoryContent {
  const { body, severity, signature, key } = rest;
  return {
    ...{ ns, kind, summary, evidence, tags },
    ...(body === undefined ? {} : { body }),
    ...(severity === undefined ? {} : { severity }),
    ...(signature === undefined ? {} : { signature }),
    ...(key === undefined ? {} : { key }),
  };
}

/** How many memories there are, and how many hold each word. */
export interface TermFrequencies {
  readonly memories: number;
  readonly holders: ReadonlyMap<string, number>;
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
  /** How telling words are among the memories that are compared; filled in where they are scored together (fuse.ts). */
  readonly frequencies?: TermFrequencies | undefined;
}

/**
 * One measure: 0…1 for a memory in its context, greater is more salient; undefined where it has nothing to go by (no
 * goals, no files in work). Pure. The values of two scorers cannot be compared: only the order that each gives counts.
 */
export type Score = (memory: Candidate, context: SalienceContext) => number | undefined;

export interface Scorer {
  readonly name: ScorerName;
  /** The weights of all thirteen add up to 1. */
  readonly weight: number;
  readonly score: Score;
}

/** A memory with what the scorers say of it together. */
export interface Salient<T extends Candidate = Candidate> {
  readonly memory: T;
  /** 0…1: 1 is first in all scorers, 0 last in all. */
  readonly score: number;
  /** What each scorer adds to the score; together they are the score. A scorer that was left out is absent. */
  readonly shares: Readonly<Partial<Record<ScorerName, number>>>;
  /** What each scorer said, 0…1. */
  readonly values: Readonly<Partial<Record<ScorerName, number>>>;
}

/** How the memories of a session hang together: each 0…1, and `complexity` is the product of the other three. */
export interface Complexity {
  readonly integration: number;
  readonly reflection: number;
  readonly differentiation: number;
  readonly complexity: number;
}

export const SALIENCE_MODES = ['minimal', 'standard', 'enhanced', 'maximum'] as const;
export type SalienceMode = (typeof SALIENCE_MODES)[number];
