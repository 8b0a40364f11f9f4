import type { Filtered } from '../../filters/pipeline.ts';
import type { IndexBound } from '../core/background.ts';
import type { MemoryDraft } from '../core/learning.ts';
import type { TrustSettings } from '../core/memory.ts';
import type { Anchored, Anchoring } from '../memories/anchor.ts';
import type { forget, forgetAll, Mark, MarkOptions } from '../memories/change.ts';
import type { RememberRequest } from '../memories/remember.ts';
import type { MemoryStore } from '../memories/store.ts';
import type { ToldCounts } from '../recall/told-counts.ts';
import type { CaptureAccumulator, Needs } from '../session/accumulator.ts';
import type { GoalStore, StoryStore } from '../session/session-files.ts';
import type { MergeStrategy } from '../session/subagent.ts';

/** The settings that the verbs of this feature go by, as the schema has them. */
interface CaptureSettings {
  readonly postToolCapture: { readonly captureThreshold: number; readonly tools: readonly string[] };
  /** Whether what is said is kept, and from which worth on. */
  readonly answers: { readonly enabled: boolean; readonly threshold: number };
  readonly promptRecall: { readonly triggers: readonly string[] };
  readonly subagents: { readonly merge: MergeStrategy };
  readonly capture: { readonly review: boolean };
  readonly userScope: { readonly enabled: boolean };
  readonly distil: { readonly maxUsdPerDay: number; readonly maxCallsPerDay: number };
}

/** A place where sessions queue what they learn, and the settings of its user: what every verb of this feature is given. It starts no git. */
export interface CapturePlace
  extends Needs<'filters' | 'clock' | 'states' | 'accumulator' | 'branch' | 'isFile' | 'relativePath'> {
  readonly config: CaptureSettings;
  /** The paths among these that git ignores; absent where the settings do not ask. */
  readonly gitIgnored: ((paths: readonly string[]) => Promise<ReadonlySet<string>>) | undefined;
}

type Bound<Verb> = Verb extends (store: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

export interface OpenStore extends MemoryStore {
  readonly anchor: Anchoring<MemoryDraft<Filtered>>;
  readonly remember: (requests: readonly RememberRequest[]) => Promise<readonly Anchored[]>;
  readonly forget: Bound<typeof forget>;
  readonly forgetAll: Bound<typeof forgetAll>;
}

/** The same place with its notes, for verbs that write into them. */
export interface WritingPlace extends CapturePlace {
  /** The captures that wait for `cs-memory review`, beside the queues: no flush takes them, and nothing is ever dropped. */
  readonly held: CaptureAccumulator;
  readonly stories: StoryStore;
  /** What is kept where the session began: its story, its goals, and what became of its subagents, wherever the model went since. */
  readonly began: Needs<'states'> & { readonly stories: StoryStore; readonly goals: GoalStore };
  readonly own: OpenStore;
  /** The user's own; `own` itself where there is no repository. */
  readonly user: OpenStore;
  readonly hasUser: () => boolean;
  readonly trusting: { readonly settings: (hasAuthors: boolean) => Promise<TrustSettings> };
  /** Says in whichever store has it whether a memory helped. */
  readonly mark: (id: string, mark: Mark, options: MarkOptions) => Promise<unknown>;
  readonly toldCounts: Pick<ToldCounts, 'wornOut' | 'update'>;
  /** Where there is one the index is brought up to date behind a hook, or by who asks first. */
  readonly indexBound?: IndexBound;
}
