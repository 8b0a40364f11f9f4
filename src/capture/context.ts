import type { CaptureAccumulator, Needs } from '../session/model/ports.ts';
import type { MergeStrategy } from '../session/model/subagent.ts';
import type { StoryStore } from './model/ports.ts';

/** The settings that the verbs of this feature go by, as the schema has them. */
export interface CaptureSettings {
  readonly postToolCapture: { readonly captureThreshold: number; readonly tools: readonly string[] };
  /** Whether what is said is kept, and from which worth on. */
  readonly answers: { readonly enabled: boolean; readonly threshold: number };
  readonly promptRecall: { readonly triggers: readonly string[] };
  readonly subagents: { readonly merge: MergeStrategy };
  readonly capture: { readonly review: boolean };
}

/** A place where sessions queue what they learn, and the settings of its user: what every verb of this feature is given. It starts no git. */
export interface CapturePlace
  extends Needs<'filters' | 'clock' | 'states' | 'accumulator' | 'branch' | 'isFile' | 'relativePath'> {
  readonly config: CaptureSettings;
  readonly stories: StoryStore;
  /** The captures that wait for `cs-memory review`, beside the queues: no flush takes them, and nothing is ever dropped. */
  readonly held: CaptureAccumulator;
  /** The paths among these that git ignores; absent where the settings do not ask. */
  readonly gitIgnored: ((paths: readonly string[]) => Promise<ReadonlySet<string>>) | undefined;
}
