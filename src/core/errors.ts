/** The public codes (ERROR_TABLE). A code is a promise: scripts may test for it, so one is never renamed or reused. */
export type ErrorCode = Exclude<keyof typeof ERROR_TABLE, typeof UNEXPECTED>;

/** A fault with a public code, a sentence that says what was expected and what came, and a hint at the mend. */
export class CsError extends Error {
  readonly code: ErrorCode;
  readonly hint: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { readonly hint?: string; readonly cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'CsError';
    this.code = code;
    this.hint = options.hint;
  }
}

/** The code of any thrown value; bundles are separate files, so `instanceof` would not do. */
export function errorCode(error: unknown): ErrorCode | undefined {
  return error instanceof Error && error.name === 'CsError' ? (error as CsError).code : undefined;
}

/** What a promise gives, or `otherwise` where it fails with this code. Throws any other failure. */
export const unlessFails = <T, O>(code: ErrorCode, asked: Promise<T>, otherwise: O): Promise<T | O> =>
  asked.catch((error: unknown) => {
    if (errorCode(error) !== code) throw error;
    return otherwise;
  });

/** The sentence of any thrown value. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What the system says no by, in words, and what helps. */
const REASONS: Readonly<Record<string, readonly [why: string, hint: string]>> = {
  EACCES: ['permission denied', 'check who owns it: another user or sudo may have created it'],
  EPERM: ['permission denied', 'check who owns it: another user or sudo may have created it'],
  EROFS: ['it is on a read-only file system', 'mount it writable, or use another place'],
  ENOSPC: ['the disk is full', 'free some space'],
  EDQUOT: ['your disk quota is used up', 'free some space'],
  ENOTDIR: ['a part of the path is a file, not a folder', 'move it away'],
  EEXIST: ['something else has that name', 'move it away'],
  EISDIR: ['it is a folder, not a file', 'move it away'],
  ELOOP: ['its links form a circle', 'fix the link'],
  EMFILE: ['too many files are open', 'see `ulimit -n`'],
  ENFILE: ['too many files are open', 'try again later'],
};

/** What was thrown, as it is told: an error of the system about a file is IO_FAILED with the reason in words, not a bug. */
export function systemErrorInWords(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'CsError') return error;
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  const reason = code === undefined || !Object.hasOwn(REASONS, code) ? undefined : REASONS[code];
  if (reason === undefined || syscall === undefined) return error;
  const [why, hint] = reason;
  return new CsError('IO_FAILED', `${path ?? 'a file'} (${syscall}): ${why}`, { hint, cause: error });
}

/** What a public code means to whoever meets it; docs/reference/errors.md is the same table, and a test holds the two together. */
export interface ErrorMeaning {
  readonly meaning: string;
  /** What to do where the error itself names nothing better; absent where only it can know. */
  readonly mend?: string;
}

/** How a command that ends with a code exits. */
export const exitOf = (code: ErrorCode | typeof UNEXPECTED): 1 | 2 => (code === 'USAGE' ? 2 : 1);

/** What comes without a code of ours. */
export const UNEXPECTED = 'UNEXPECTED';

export const ERROR_TABLE = {
  USAGE: { meaning: 'the command line is wrong, or you answered a question with no' },
  CONFIG_INVALID: {
    meaning:
      'a settings file cannot be parsed or contains an invalid setting; nothing runs until it is fixed',
    mend: '`cs-memory doctor` names the file and the setting',
  },
  FILTER_BROKEN: {
    meaning: 'a filter stage failed, so the text was stopped',
    mend: '`cs-memory doctor` (filters) names the stage; reinstall the plugin',
  },
  GIT_FAILED: {
    meaning: 'git reported an error: the notes cannot be read or written',
    mend: '`cs-memory doctor` shows what can be read and written; `git fsck` checks the repository',
  },
  GIT_MISSING: { meaning: 'there is no git on the PATH', mend: 'install git 2.32 or newer' },
  NO_COMMIT: {
    meaning: 'there is no commit yet to attach a memory to',
    mend: 'make the first commit; what sessions learn waits until then',
  },
  REF_CONTENDED: {
    meaning:
      'other writers were faster on every attempt, or another git process holds the lock that is named; nothing was written',
    mend: 'try again; `cs-memory doctor` (writing) shows whether a lock was left behind',
  },
  REMOTE_UNREACHABLE: {
    meaning: 'the remote does not answer, or has no repository',
    mend: '`git ls-remote <remote>` shows whether git itself reaches it',
  },
  REMOTE_DENIED: {
    meaning: 'the remote denies access or this operation',
    mend: '`git push --dry-run <remote>` shows whether git itself is allowed to',
  },
  REMOTE_REFUSED: {
    meaning: 'a hook or a rule of the remote refused the push',
    mend: 'ask its administrator to allow pushes to refs/notes/cs/*',
  },
  REMOTE_REWRITTEN: {
    meaning: 'history that both sides had was removed on one of them',
    mend: '`cs-memory sync` without --json explains the options and what each one costs',
  },
  SECRET_FOUND: {
    meaning: 'the filters found something in what was to be pushed; it was not pushed',
    mend: '`cs-memory doctor --secrets` shows where; `cs-memory purge <id>` erases it',
  },
  NOT_FOUND: {
    meaning:
      'nothing has that name or id, or more than one thing does. A search without a hit is not an error',
  },
  INDEX_UNAVAILABLE: {
    meaning:
      'the location in `index.uri` does not answer, or LanceDB is not installed; recall continues by words',
    mend: '`cs-memory doctor` (meaning) shows which',
  },
  INDEX_BEHIND: {
    meaning: 'the search index lacks more of the notes than a hook may read; only in the log',
    mend: 'nothing: a background process is updating it. `cs-memory maintain reindex --update` does it now',
  },
  EMBEDDER_UNAVAILABLE: {
    meaning:
      'the model or the packages for recall by meaning are missing or unusable; recall continues by words',
    mend: '`cs-memory setup --semantic`',
  },
  IO_FAILED: {
    meaning: 'a file could not be read or written: settings, the queue, or a file that you named',
    mend: 'make sure that the folder exists and is yours, and that the disk has space',
  },
  UNEXPECTED: { meaning: 'anything else: a bug', mend: 'please report it with the output of --verbose' },
} as const satisfies Readonly<Record<string, ErrorMeaning>>;

/** What only the log has: the end of a hook or a background job that no command could meet. */
export const LOG_FAILURES: Readonly<Record<string, string>> = {
  BAD_PAYLOAD: 'the client sent a hook something other than a JSON object with a session and a folder',
  UNKNOWN_EVENT: 'the hook was called for an unknown event',
  DEADLINE: 'a hook or a background job ran out of time (`deadline_ms`) and ended itself',
  SIGTERM: 'a hook was terminated before it was done',
  UNFINISHED: 'a background job began and never ended; it was started again',
  NOT_STARTED: 'a background job could not be started',
  INCOMPLETE: 'a search for rewritten commits ran out of time; the next one starts over',
  UNKNOWN:
    'something the user wanted remembered could not be written, for a reason without a code; it waits in the queue',
};
