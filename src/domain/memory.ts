import { DAY_MS } from './age.ts';
import { OPEN } from './pairing/open-kind.ts';
import type { Origin } from './provenance.ts';

/** What proves a memory, strongest first. */
export const EVIDENCE = ['user-stated', 'test-verified', 'tool-observed', 'model-inferred'] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** sev-0: it failed and nobody was told; sev-1: nothing went on until it was solved; sev-2: there was a way round. */
export const SEVERITIES = ['sev-0', 'sev-1', 'sev-2'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A file a memory speaks of, as it was when the memory was made. */
export interface FileRef {
  /** Relative to the root of the work tree, with forward slashes. */
  readonly path: string;
  /** The object name of the content it speaks of, as git would store it; absent where there was no such file. */
  readonly blob?: string;
}

/** What a memory says, before it is anchored. `Text` is `Filtered` wherever something is about to be written. */
export interface MemoryContent<Text extends string = string> {
  readonly ns: string;
  readonly kind: string;
  /** One sentence. */
  readonly summary: Text;
  readonly body?: Text;
  readonly evidence: Evidence;
  readonly severity?: Severity;
  readonly tags: readonly Text[];
  /** What an error is recognised by when it strikes again. */
  readonly signature?: Text;
  /** The caller's own name for an imported memory. */
  readonly key?: Text;
}

/** A memory as the fold of its lines gives it. */
export interface Memory extends MemoryContent {
  readonly id: string;
  /** ISO 8601, UTC, with milliseconds: the first meeting. */
  readonly at: string;
  readonly files: readonly FileRef[];
  readonly session?: string;
  readonly agent?: string;
  readonly author?: string;
  readonly branch?: string;
  readonly expires?: string;
  /** The commit it is attached to. */
  readonly anchor: string;
  /** All commits that it is on: `anchor`, then the others by name. Some may be gone, or not here. */
  readonly anchors: readonly string[];
  /** When it was attached to another commit last. */
  readonly anchoredAt?: string;
  /** Later sessions that met the same lesson, in the order of their names. */
  readonly seenIn: readonly string[];
  /** The last meeting, `at` when there was only one. */
  readonly lastSeenAt: string;
  readonly usefulCount: number;
  readonly uselessCount: number;
  readonly forgotten: boolean;
  /** When it was forgotten or restored last. */
  readonly changedAt?: string;
  /** The id of the memory that took its place. */
  readonly supersededBy?: string;
  /** When another memory took its place last, or it got it back. */
  readonly supersededAt?: string;
  /** Who vouches for it; absent: this clone wrote it. */
  readonly origin?: Origin;
}

/** A memory that was doubtful when it was made lives so long at most, and is told only when somebody asks (design §6). */
const UNSURE_MS = 7 * DAY_MS;

/** Whether whoever made a memory was not sure of it: found by a question, never told otherwise. An open failure is sure, and short-lived. */
export function isUnsure({ at, expires, evidence, kind }: Memory): boolean {
  if (expires === undefined || evidence !== 'model-inferred' || kind === 'progress') return false;
  return Date.parse(expires) - Date.parse(at) <= UNSURE_MS;
}

/** Whether a memory tells of work done or under way, not of what was learned. */
export const isEpisode = ({ ns, kind }: Pick<Memory, 'ns' | 'kind'>): boolean =>
  ns === 'progress' || ns === 'handoffs' || kind === 'goal';

/** Whether a memory may be recalled at `nowMs`: not forgotten, not superseded, not expired. */
export function isLive(memory: Memory, nowMs: number): boolean {
  return liveUntilMs(memory) > nowMs;
}

/** An open failure that a second session met is there longer than the week it was given. */
const MET_AGAIN_MS = 30 * DAY_MS;

/**
 * Until when a memory is live, in milliseconds since 1970; 0 for one that is forgotten or superseded. An expiry that is no date is NaN, which is never
 * greater than a time.
 */
export function liveUntilMs(memory: Memory): number {
  if (memory.forgotten || memory.supersededBy !== undefined) return 0;
  if (memory.expires === undefined) return Number.POSITIVE_INFINITY;
  const expiresMs = Date.parse(memory.expires);
  if (memory.kind !== OPEN || memory.seenIn.length === 0) return expiresMs;
  return Math.max(expiresMs, Date.parse(memory.lastSeenAt) + MET_AGAIN_MS);
}
