/** A script of the repository that fails because of the machine, not of the code, until it is told which engine to take. */
export const ENGINE_CHECK =
  '[ "$ENGINE" = 22 ] || { echo "error: unsupported engine: the environment variable ENGINE must be set to 22" >&2; exit 1; }\n';
export const FAILING_COMMAND = 'sh engine-check.sh';
/** What it says. */
export const FAILURE_TEXT = 'error: unsupported engine';
/** What gets past it: worth remembering. */
export const FIXED_COMMAND = 'ENGINE=22 sh engine-check.sh';

/** A file of the repository, which is edited; the mock fills in where. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: see above
export const APP = '${REPO}/app.js';

export const bash = (command: string, description: string) => ({
  name: 'Bash',
  input: { command, description },
});
const subagent = {
  name: 'Agent',
  input: {
    description: 'look around',
    prompt: 'SUBTASK look around',
    subagent_type: 'general-purpose',
    run_in_background: false,
  },
};

/** So near the end of the context that the client compacts it by itself before it asks the model again. */
export const FULL = { input_tokens: 990_000 };

/**
 * A failing and a passing command, a read and an edit, a subagent in the foreground, a compaction the user asks
 * for and one the client does by itself, the end.
 */
export const FIRST_SESSION = {
  prompts: ['Please run the check.', '/compact', 'Go on, please.', 'And the rest.'],
  script: {
    turns: [
      { text: 'Checking.', tools: [bash(FAILING_COMMAND, 'Run the check')] },
      { text: 'Once more.', tools: [bash(FIXED_COMMAND, 'Run the check with the engine')] },
      { text: 'Reading.', tools: [{ name: 'Read', input: { file_path: APP } }] },
      {
        text: 'Editing.',
        tools: [{ name: 'Edit', input: { file_path: APP, old_string: '42', new_string: '43' } }],
      },
      { text: 'Asking.', tools: [subagent] },
      { text: 'All done here.' },
      { text: 'Second answer.', usage: FULL },
      { text: 'Third answer.' },
    ],
    subagents: [
      {
        match: 'SUBTASK',
        turns: [{ text: 'Looking.', tools: [bash('ls', 'List')] }, { text: 'There is app.js.' }],
      },
    ],
  },
};

/** A later session whose prompt asks about what failed in the first. */
export const SECOND_SESSION = {
  prompts: ['Why did the engine check fail?'],
  script: { turns: [{ text: 'It needs another engine.' }] },
};

/** Meets the failure and finds what helps. */
export const FIX_FOUND_SESSION = {
  prompts: ['Please run the check.'],
  script: {
    turns: [
      { text: 'Running.', tools: [bash(FAILING_COMMAND, 'Run the check')] },
      { text: 'Once more.', tools: [bash(FIXED_COMMAND, 'Run the check with the engine')] },
      { text: 'It passes.' },
    ],
  },
};

/** A later session meets the same failure. */
export const FIX_NEEDED_SESSION = {
  prompts: ['Please run the check.'],
  script: {
    turns: [{ text: 'Running.', tools: [bash(FAILING_COMMAND, 'Run the check')] }, { text: 'I see.' }],
  },
};

/** The events these two sessions raise. */
export const RAISED_EVENTS: ReadonlySet<string> = new Set([
  'SessionStart',
  'UserPromptSubmit',
  'PreToolUse',
  'PostToolUse',
  'PostToolUseFailure',
  'PostToolBatch',
  'SubagentStart',
  'SubagentStop',
  'Stop',
  'PreCompact',
  'PostCompact',
  'SessionEnd',
]);
