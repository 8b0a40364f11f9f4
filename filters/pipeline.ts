import type { Finding } from './types.ts';

declare const filtered: unique symbol;

/** Text that went through every stage. Only the pipeline makes it; only it may touch a disk. */
export type Filtered = string & { readonly [filtered]: true };

export type FilterResult =
  | { readonly ok: true; readonly text: Filtered; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly stage: string; readonly reason: string };

export interface FilterPipeline {
  /** Filters one text. A stage that breaks stops the text: `ok: false`, never the text itself. Never throws. */
  filter(text: string): FilterResult;
  /** Whether learnings about this path are never captured at all (`.env*`, `secrets/**`, `*.pem`, …). */
  ignoresPath(path: string): boolean;
}
