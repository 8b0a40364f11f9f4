import { KILLED, type Plan } from './client.ts';
import { APP, bash, FAILING_COMMAND, FULL } from './sessions.ts';

/** The client shows the task tools' descriptions only to who asks for them. */
const LOAD_TASK_TOOLS = {
  name: 'ToolSearch',
  input: { query: 'select:TaskCreate,TaskUpdate', max_results: 5 },
};
const newTask = (subject: string) => ({ name: 'TaskCreate', input: { subject, description: subject } });
const setTask = (taskId: string, status: string) => ({ name: 'TaskUpdate', input: { taskId, status } });

/** What the session is at, as its own list of tasks has it. */
export const FIRST_TASK = 'Make the release check pass';
export const SECOND_TASK = 'Write the notes of the release';
/** What the model says it will do. */
export const ANNOUNCED = 'Next I will install the missing tool and run the check again.';

/** A list of two tasks, a check that fails for want of a tool, an edited file. */
const WORK = [
  { text: 'Planning.', tools: [LOAD_TASK_TOOLS] },
  { tools: [newTask(FIRST_TASK)] },
  { tools: [newTask(SECOND_TASK)] },
  { tools: [setTask('1', 'in_progress')] },
  { text: 'Checking.', tools: [bash(FAILING_COMMAND, 'Run the check')] },
  { text: 'Reading.', tools: [{ name: 'Read', input: { file_path: APP } }] },
  {
    text: 'Editing.',
    tools: [{ name: 'Edit', input: { file_path: APP, old_string: '42', new_string: '43' } }],
  },
];
const SAID = `I raised the answer to 43 in app.js, but the check itself cannot run on this machine so far. ${ANNOUNCED}`;

/** The prompt that is under way when the client compacts in the middle of a turn, and the one that waits when it does so before a turn. */
export const SECOND_PROMPT = 'Go on with the notes of the release, please.';
export const THIRD_PROMPT = 'Then describe the new answer in the notes, please.';

/** A compaction that the user asks for, one by the client in the middle of a turn, and one before a turn. */
export const COMPACTED_SESSION: Plan = {
  prompts: [
    'Please make the check of the release pass and write its notes.',
    '/compact',
    SECOND_PROMPT,
    THIRD_PROMPT,
  ],
  script: {
    turns: [
      ...WORK,
      { text: SAID },
      { text: 'The check is done.', tools: [setTask('1', 'completed')] },
      { tools: [setTask('2', 'in_progress')], usage: FULL },
      {
        text: 'Writing.',
        tools: [
          {
            name: 'Write',
            // biome-ignore lint/suspicious/noTemplateCurlyInString: the mock fills it in
            input: { file_path: '${REPO}/notes.md', content: '# Release\n' },
          },
        ],
      },
      { text: 'The notes of the release have a heading now and no text.', usage: FULL },
      { text: 'The answer is described.' },
    ],
  },
};

/** Fails in a subagent, and is in the queue when the client is killed. */
export const AGENTS_FAILING_COMMAND = 'nosuchcache stat';

/** The same work, and a subagent that kills the client in the middle of its own. */
export const KILLED_SESSION: Plan = {
  prompts: ['Please make the check of the release pass and write its notes.'],
  endsWith: KILLED,
  script: {
    turns: [
      ...WORK,
      {
        text: SAID,
        tools: [
          {
            name: 'Agent',
            input: {
              description: 'look at the cache',
              prompt: 'SUBTASK look at the cache',
              subagent_type: 'general-purpose',
              run_in_background: false,
            },
          },
        ],
      },
    ],
    subagents: [
      {
        match: 'SUBTASK',
        turns: [
          { text: 'Looking.', tools: [bash(AGENTS_FAILING_COMMAND, 'Look at the cache')] },
          { text: 'On.', tools: [bash('kill -9 $PPID', 'End the client')] },
        ],
      },
    ],
  },
};

/** Goes on with the killed one, and clears its context. */
export const RESUMED_SESSION: Plan = {
  prompts: ['Please go on.', '/clear', 'Please have a look at app.js.'],
  script: { turns: [{ text: 'I go on.' }, { text: 'There is one line in it.' }] },
};

/** Resumes a session that ended as it should. */
export const RESUMED_AGAIN: Plan = { prompts: ['Thank you.'], script: { turns: [{ text: 'Fine.' }] } };

/** A session of its own, which asks for nothing of the kind. */
export const NEW_SESSION: Plan = {
  prompts: ['Please have a look at app.js.'],
  script: { turns: [{ text: 'There is one line in it.' }] },
};

/** The same work, and one compaction by the client. */
export const GUIDED_SESSION: Plan = {
  prompts: ['Please make the check of the release pass and write its notes.', SECOND_PROMPT],
  script: { turns: [...WORK, { text: SAID, usage: FULL }, { text: 'The notes are written.' }] },
};
