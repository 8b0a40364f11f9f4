import type { CapturePlace } from '../capture/context.ts';
import type { StoryStore } from '../capture/model/ports.ts';
import type { Home } from '../git/locate.ts';
import type { HandoffStore } from './model/handoff/types.ts';
import type { GoalStore } from './model/ports.ts';

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
