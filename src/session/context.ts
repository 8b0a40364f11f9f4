import { filterOrThrow } from '../../filters/pipeline.ts';
import type { CapturePlace } from '../capture/context.ts';
import type { StoryStore } from '../capture/model/ports.ts';
import { attempt } from '../core/basics.ts';
import type { TrustSettings } from '../core/memory.ts';
import type { MemoryIndex } from '../core/ports.ts';
import { shortLine } from '../core/text.ts';
import {
  currentBranch,
  type Home,
  isTreeName,
  locateRepository,
  type RepositoryPlace,
  relativeTo,
  treeName,
  treeRoot,
} from '../git/locate.ts';
import type { MemoryStores } from '../recall/memory-stores.ts';
import type { SessionState } from './model/ports.ts';
import type { GoalStore, HandoffStore } from './store/session-files.ts';

/** The settings that the verbs of this feature go by, as the schema has them. */
export type SessionSettings = CapturePlace['config'] & {
  readonly progress: { readonly enabled: boolean };
  readonly statements: { readonly enabled: boolean };
  readonly handoff: { readonly command?: string | undefined; readonly commandTimeoutMs: number };
  readonly distil: { readonly model: string };
};

/** Where a session began, what is kept of the sessions there, and the settings of its user: what every verb of this feature is given. */
export interface SessionPlace extends CapturePlace {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly home: Home;
  /** Where it works now: what it learns belongs there. */
  readonly here: CapturePlace;
  readonly config: SessionSettings;
  readonly stories: StoryStore;
  readonly goals: GoalStore;
  readonly handoffs: HandoffStore;
}

/** The same with its notes, for verbs that tell of them. */
export interface NotedPlace extends SessionPlace {
  readonly index: Pick<MemoryIndex, 'liveIn' | 'ofSession'>;
  readonly stores: Pick<MemoryStores, 'find' | 'save'>;
  readonly trusting: { readonly settings: (hasAuthors: boolean) => Promise<TrustSettings> };
}

const MAX_ROLE_CHARS = 60;

/** AGENT_ROLE of the client, filtered, where it is set. */
export function roleOf({ env, filters }: SessionPlace): string | undefined {
  const named = env['AGENT_ROLE'] ?? '';
  return (named && attempt(() => shortLine(filterOrThrow(filters, named), MAX_ROLE_CHARS))) || undefined;
}

const ownTree = ({ home }: SessionPlace): string | undefined =>
  home.isUserStore ? undefined : treeName(home.place);

/** The work tree, by git's own name. What a filter would take out of it is not kept: then nobody knows where a session was. */
export function treeOf(at: SessionPlace): string | undefined {
  const name = ownTree(at);
  return name && attempt(() => filterOrThrow(at.filters, name)) !== name ? undefined : name;
}

/**
 * Where else than here a session worked: the root of its work tree, or which it is. Undefined for one that is gone, and where nobody knows: a
 * state of a former version has a path.
 */
export function elsewhere(at: SessionPlace, { tree }: Pick<SessionState, 'tree'>): string | undefined {
  const own = ownTree(at);
  if (tree === undefined || own === undefined || tree === own || !isTreeName(tree)) return undefined;
  return treeRoot(at.home.place.commonDir, tree) ?? (tree === '' ? 'the main one' : undefined);
}

/** The place in the work tree that a session was in; without a root where that is not to be found. */
export function placeOf<At extends SessionPlace>(at: At, session: string): At {
  const cwd = elsewhere(at, at.states.read(session) ?? {});
  if (cwd === undefined) return at;
  const { root: _unknown, ...rest } = at.home.place;
  const there = locateRepository(cwd, at.env);
  const place: RepositoryPlace = there?.root === cwd ? there : rest;
  const relativePath = (path: string): string | undefined => relativeTo(place.root, cwd, path);
  return { ...at, cwd, home: { ...at.home, place }, branch: currentBranch(place.gitDir), relativePath };
}
