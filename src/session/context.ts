import { filterOrThrow } from '../../filters/pipeline.ts';
import type { CapturePlace } from '../capture/context.ts';
import { attempt } from '../core/basics.ts';
import type { TrustSettings } from '../core/memory.ts';
import type { MemoryIndex } from '../core/ports.ts';
import { shortLine } from '../core/text.ts';
import { type Home, treeName } from '../git/locate.ts';
import type { MemoryStores } from '../recall/memory-stores.ts';
import type { GoalStore, HandoffStore, StoryStore } from './session-files.ts';

/** The settings that the verbs of this feature go by, as the schema has them. */
type SessionSettings = CapturePlace['config'] &
  Readonly<Record<'progress' | 'statements', { readonly enabled: boolean }>> & {
    readonly handoff: { readonly command?: string | undefined; readonly commandTimeoutMs: number };
    readonly distil: { readonly model: string };
  };

/** Where a session began, what is kept of the sessions there, and the settings of its user: what every verb of this feature is given. */
export interface SessionPlace extends CapturePlace {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly home: Home;
  /** Where it works now: what it learns belongs there. */
  readonly here: CapturePlace & { readonly cwd: string };
  readonly config: SessionSettings;
  readonly stories: StoryStore;
  readonly goals: GoalStore;
  readonly handoffs: HandoffStore;
}

/** The same with its notes, for verbs that tell of them. */
export interface NotedPlace extends SessionPlace {
  readonly index: Pick<MemoryIndex, 'liveIn' | 'ofSession'>;
  readonly stores: Pick<MemoryStores, 'find'>;
  readonly trusting: { readonly settings: (hasAuthors: boolean) => Promise<TrustSettings> };
}

const MAX_ROLE_CHARS = 60;

/** AGENT_ROLE of the client, filtered, where it is set. */
export function roleOf({ env, filters }: SessionPlace): string | undefined {
  const named = env['AGENT_ROLE'] ?? '';
  return (named && attempt(() => shortLine(filterOrThrow(filters, named), MAX_ROLE_CHARS))) || undefined;
}

/** The work tree, by git's own name; undefined outside of one. */
export const treeOf = ({ home }: SessionPlace): string | undefined =>
  home.isUserStore ? undefined : treeName(home.place);
