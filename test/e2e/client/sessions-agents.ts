import type { Plan } from './client.ts';
import { APP, bash } from './sessions.ts';

/** One subagent: what it is sent for, and what it finds out. */
interface Agent {
  readonly task: string;
  /** It fails, and says that something is missing on the machine. */
  readonly command: string;
  readonly message: string;
}

export const SUCCEEDING: Agent = {
  task: 'SUBTASK FIXTURES find out why the loader fails',
  command: 'nosuchloader --dry-run',
  message:
    'I found why the loader fails. The root cause is that `app.js` reads its fixtures from `FIXTURE_DIR`, and nothing sets that variable in a fresh shell, because the old wrapper that exported it was removed. ' +
    'That is why `npm run load` ends with "no fixtures found". We decided to read the folder from `app.js` itself and to keep the variable as an override, since a second wrapper would be forgotten again.',
};
export const UNABLE: Agent = {
  task: 'SUBTASK ARCHIVE fetch the archive',
  command: 'nosuchfetch archive',
  message: 'I was unable to fetch the archive: the program for it is not on this machine.',
};
export const IN_BACKGROUND: Agent = {
  task: 'SUBTASK CACHE look into the cache',
  command: 'nosuchcache stat',
  message:
    'I found why the answers are wrong. The root cause is that `app.js` keeps one cache for all branches, and nothing puts the branch into `CACHE_KEY`, because the keys are older than the branches. ' +
    'That is why `npm run answer` fails with "stale entry" after a checkout. We decided to begin every key with the branch, since clearing the folder by hand only hides the error until the next checkout.',
};

/** What the session itself makes of the reports is learned, not the reports. */
const CONCLUSION =
  'All are back.\n\nThe loader fails because `app.js` reads its fixtures from `FIXTURE_DIR`, and nothing sets that variable in a fresh shell since the wrapper that exported it is gone. ' +
  'The fix is to read the folder in `app.js` itself; a second wrapper would be forgotten again.';
export const CONCLUSION_WORD = 'FIXTURE_DIR';

/** Longer than the parent needs to end its turn. */
const LONG_MS = 4_000;

const sent = ({ task }: Agent, run_in_background: boolean) => ({
  name: 'Agent',
  input: { description: 'look into it', prompt: task, subagent_type: 'general-purpose', run_in_background },
});
const played = ({ task, command, message }: Agent, delayMs = 0) => ({
  match: task,
  turns: [{ text: 'Trying.', delayMs, tools: [bash(command, 'Try it')] }, { text: message }],
});

/** What the summariser says reads like a lesson, and is none of ours. */
const SUMMARY =
  '<analysis>scripted</analysis>\n<summary>\nI found why the uploads fail. The root cause is that the proxy in `app.js` drops idle connections, because its keep-alive is off. ' +
  'That is why `npm run upload` ends with "socket hang up". We decided to retry every upload in `app.js`, since a longer time-out only hides the error.\n</summary>';
export const SUMMARY_WORD = 'proxy';

/**
 * Three subagents: one succeeds and one fails, at the same time; one ends in the background after the parent's turn and a compaction. The
 * turn before makes app.js a file in work, which the lessons are about.
 */
export const AGENTS_SESSION: Plan = {
  prompts: [
    'Please raise the answer.',
    'Please look into the loader, the archive and the cache.',
    '/compact',
  ],
  script: {
    turns: [
      { text: 'Reading.', tools: [{ name: 'Read', input: { file_path: APP } }] },
      {
        text: 'Editing.',
        tools: [{ name: 'Edit', input: { file_path: APP, old_string: '42', new_string: '43' } }],
      },
      { text: 'The answer is raised.' },
      { text: 'Asking two.', tools: [sent(SUCCEEDING, false), sent(UNABLE, false)] },
      { text: 'Asking.', tools: [sent(IN_BACKGROUND, true)] },
      { text: 'Two are back, and one goes on.' },
      { text: CONCLUSION },
    ],
    subagents: [played(SUCCEEDING), played(UNABLE), played(IN_BACKGROUND, LONG_MS)],
    compactSummary: SUMMARY,
  },
};
