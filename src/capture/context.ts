import type { Filtered } from '../../filters/pipeline.ts';
import type { MemoryDraft } from '../core/learning.ts';
import type { Scope, TrustSettings } from '../core/memory.ts';
import type { Anchored, Anchoring } from '../memories/anchor.ts';
import type { createForget } from '../memories/change.ts';
import type { RememberRequest } from '../memories/remember.ts';
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

/** A store of memories that is open. */
export interface OpenStore extends Needs<'notes' | 'index' | 'repository'> {
  readonly scope: Scope;
  readonly anchor: Anchoring<MemoryDraft<Filtered>>;
  readonly remember: (requests: readonly RememberRequest[]) => Promise<readonly Anchored[]>;
  readonly forget: ReturnType<typeof createForget>;
}

/** The same place with its notes, for verbs that write into them. */
export interface WritingPlace extends CapturePlace {
  readonly config: CaptureSettings & { readonly userScope: { readonly enabled: boolean } };
  readonly own: OpenStore;
  /** The user's own; `own` itself where there is no repository. */
  readonly user: OpenStore;
  readonly trusting: { readonly settings: (hasAuthors: boolean) => Promise<TrustSettings> };
}
