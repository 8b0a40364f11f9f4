import type { Plan } from './client.ts';
import { mcp } from './sessions-mcp.ts';

/** What the user types after each command, with what a shell, a template or JSON would take for its own. */
export const ARGUMENTS: Readonly<Record<string, string>> = {
  remember: 'We decided to use pnpm here, because npm breaks the lockfile.',
  recall: 'why do we use pnpm, "and" not $HOME/npm `x` & <b>?',
  memories: 'patterns 5',
  forget: 'remember: we never use tabs in YAML files',
  review: '',
  sync: '',
  status: '',
};
/** What the model makes of the first of them. */
export const KEPT = 'Use pnpm in this repository, since npm breaks the lockfile.';
/** The same kind of sentence, said in no command. */
export const STATED = 'We decided to store times in UTC, because two teams share the tables.';

/** A command as it is typed. */
export const typed = (name: string): string => `/cs:${name} ${ARGUMENTS[name] ?? ''}`.trim();

const ANSWERS: Readonly<Record<string, readonly object[]>> = {
  remember: [mcp('remember', { summary: KEPT, namespace: 'patterns', stated_by_user: true })],
  recall: [mcp('recall', { query: 'why do we use pnpm' })],
  memories: [mcp('list_memories', { namespace: 'patterns', limit: 5 })],
  forget: [mcp('recall', { query: 'tabs in YAML files' })],
  review: [mcp('memory_status'), mcp('list_memories', { limit: 20 })],
  sync: [],
  status: [mcp('memory_status')],
};

/** Every command, and then the same kind of words without one. */
export const COMMANDS_SESSION: Plan = {
  prompts: [...Object.keys(ARGUMENTS).map(typed), STATED],
  script: {
    turns: [
      ...Object.values(ANSWERS).flatMap((tools) => [
        ...(tools.length === 0 ? [] : [{ text: 'Looking.', tools }]),
        { text: 'That is what there is.' },
      ]),
      { text: 'Noted.' },
    ],
  },
};

/** How many calls of our tools the commands make. */
export const CALLS = Object.values(ANSWERS).flat().length;

/** The model asks for the skill. */
export const SKILL_SESSION: Plan = {
  prompts: ['Please find out why the linter fails.'],
  script: {
    turns: [
      { text: 'Looking.', tools: [{ name: 'Skill', input: { skill: 'cs:memory' } }] },
      { text: 'Nobody knows.' },
    ],
  },
};

/** What the model answers in the terminal. */
export const SHOWN = 'It is npm that breaks the lockfile.';

/** Types one command into the terminal, and ends the client. */
export const TYPED_SESSION = {
  script: { turns: [{ text: 'Looking.', tools: ANSWERS['recall'] }, { text: SHOWN }] },
  prompts: [],
  keys: [{ type: typed('recall') }, { until: SHOWN }, { capture: 'answer' }, { type: '/exit' }],
};
