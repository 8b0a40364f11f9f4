import type { ErrorCode } from './errors.ts';

/** What a public code means to whoever meets it; docs/errors.md is the same table, and a test holds the two together. */
export interface ErrorMeaning {
  readonly meaning: string;
  /** What to do where the error itself names nothing better; absent where only it can know. */
  readonly mend?: string;
  /** How a command that ends with it exits. */
  readonly exit: 1 | 2;
}

/** What comes without a code of ours. */
export const UNEXPECTED = 'UNEXPECTED';

export const ERROR_TABLE: Readonly<Record<ErrorCode | typeof UNEXPECTED, ErrorMeaning>> = {
  USAGE: { meaning: 'the words of the call are off, or a question was answered with no', exit: 2 },
  CONFIG_INVALID: {
    meaning: 'a settings file does not parse or has a wrong setting; nothing runs on it',
    mend: '`cs-memory doctor` names the file and the setting',
    exit: 1,
  },
  FILTER_BROKEN: {
    meaning: 'a filter stage failed: the text was stopped',
    mend: '`cs-memory doctor` (filters) names the stage; reinstall the plugin',
    exit: 1,
  },
  GIT_FAILED: {
    meaning: 'git answered with an error: the notes cannot be read or written',
    mend: '`cs-memory doctor` tells what can be read and written; `git fsck` whether the repository is whole',
    exit: 1,
  },
  GIT_MISSING: { meaning: 'there is no git on the PATH', mend: 'install git 2.32 or newer', exit: 1 },
  NO_COMMIT: {
    meaning: 'there is no commit yet that a memory could be attached to',
    mend: 'make the first commit; what sessions learn waits for it',
    exit: 1,
  },
  REF_CONTENDED: {
    meaning:
      'other writers were first on every try, or a git holds a lock, which is named; nothing was written',
    mend: 'try again; `cs-memory doctor` (writing) tells whether a lock was left behind',
    exit: 1,
  },
  REMOTE_UNREACHABLE: {
    meaning: 'the remote does not answer, or there is no repository',
    mend: '`git ls-remote <remote>` tells whether git itself reaches it',
    exit: 1,
  },
  REMOTE_DENIED: {
    meaning: 'the remote does not let us in, or not do this',
    mend: '`git push --dry-run <remote>` tells whether git itself may',
    exit: 1,
  },
  REMOTE_REFUSED: {
    meaning: 'a hook or a rule of the remote refused the push',
    mend: 'ask who runs it to allow pushes to refs/notes/cs/*',
    exit: 1,
  },
  REMOTE_REWRITTEN: {
    meaning: 'history that both sides had is gone on one of them',
    mend: '`cs-memory sync` without --json tells what each way out costs',
    exit: 1,
  },
  SECRET_FOUND: {
    meaning: 'the filters find something in what was to be pushed; it was not',
    mend: '`cs-memory doctor --secrets` tells where; `cs-memory purge <id>` erases it',
    exit: 1,
  },
  NOT_FOUND: {
    meaning:
      'no such memory or thing of that name, or more than one that fits. A search without a hit is no error',
    exit: 1,
  },
  INDEX_UNAVAILABLE: {
    meaning: 'the place of `index.uri` does not answer, or LanceDB is not installed; recall goes on by words',
    mend: '`cs-memory doctor` (meaning) tells which',
    exit: 1,
  },
  INDEX_BEHIND: {
    meaning: 'the search index lacks more of the notes than a hook may read; in the log only',
    mend: 'nothing: a process in the background is at it. `cs-memory maintain reindex --update` does it now',
    exit: 1,
  },
  EMBEDDER_UNAVAILABLE: {
    meaning: 'model or packages for recall by meaning are missing or cannot be used; recall goes on by words',
    mend: '`cs-memory setup --semantic`',
    exit: 1,
  },
  IO_FAILED: {
    meaning: 'a file could not be read or written: settings, the queue, a file that was named',
    mend: 'see that the folder is there and yours, and that the disk has room',
    exit: 1,
  },
  UNEXPECTED: {
    meaning: 'anything else: a bug',
    mend: 'please report it, with what --verbose says',
    exit: 1,
  },
};

/** What only the log has: the end of a hook or a background job that no command could meet. */
export const LOG_FAILURES: Readonly<Record<string, string>> = {
  BAD_PAYLOAD: 'what the client sent to a hook is no JSON object with a session and a folder',
  UNKNOWN_EVENT: 'the hook was called for an event that it does not know',
  DEADLINE: 'a hook or a job in the background had not ended in its time (`deadline_ms`), and ended itself',
  SIGTERM: 'a hook was told to end before it was done, and ended',
  UNFINISHED: 'a job in the background began and never ended; it was started anew',
  NOT_STARTED: 'a job in the background could not be started',
  INCOMPLETE: 'a sweep after rewritten commits ran out of time; the next one begins anew',
  UNKNOWN:
    'what the user wanted remembered could not be written, for a reason without a code; it waits in the queue',
};
