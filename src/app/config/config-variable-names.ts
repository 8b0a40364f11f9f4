import { INSIDE_VARIABLE } from '../../core/environment.ts';

/** The one that can switch on, too: it shares, and so is off unless the user says otherwise. */
export const SYNC_SWITCH = 'CS_SYNC_AUTO';

export const INDEX_URI = 'CS_INDEX_URI';

/** The switch of each capability; the first switches all off. */
export const SWITCHES = {
  all: 'CS_MEMORY_ENABLED',
  toolCapture: 'CS_TOOL_CAPTURE_ENABLED',
  sessionMemory: 'CS_SESSION_MEMORY_ENABLED',
  promptRecall: 'CS_PROMPT_RECALL_ENABLED',
  editBrief: 'CS_EDIT_BRIEF_ENABLED',
  knownFix: 'CS_KNOWN_FIX_ENABLED',
  answers: 'CS_ANSWERS_ENABLED',
  statements: 'CS_STATEMENTS_ENABLED',
  progress: 'CS_PROGRESS_ENABLED',
  handoff: 'CS_HANDOFF_ENABLED',
  flush: 'CS_FLUSH_ENABLED',
  reanchor: 'CS_REANCHOR_ENABLED',
  userScope: 'CS_USER_SCOPE_ENABLED',
} as const;

/** What the variables of settings begin with that have no older name of their own. */
export const VARIABLE_PREFIX = 'CS_MEMORY_';

/** Begin so, and are no setting's: the switch of all hooks is older than the rest, and read by itself. */
const OTHERS = ['CS_MEMORY_ENABLED', INSIDE_VARIABLE];

/** Whether a variable speaks of a setting, and is read by config-variables.ts. */
export const isSettingVariable = (name: string): boolean =>
  name.startsWith(VARIABLE_PREFIX) && !OTHERS.includes(name);

/** Whether there is any: one look at the names, 0.06 ms among 65 of them (node 20), and a schema is loaded only where there is. */
export const hasSettingVariables = (env: NodeJS.ProcessEnv): boolean =>
  Object.keys(env).some(isSettingVariable);
