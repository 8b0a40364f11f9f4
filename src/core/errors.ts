/** The public codes. A code is a promise: scripts may test for it, so one is never renamed or reused. */
export type ErrorCode =
  | 'USAGE' // the caller's words are off
  | 'CONFIG_INVALID' // a settings file does not parse or breaks the schema
  | 'FILTER_BROKEN' // a filter stage failed: the text was stopped
  | 'GIT_FAILED' // git answered with an error
  | 'GIT_MISSING' // no git on the PATH
  | 'NO_COMMIT' // the repository has no commit that a memory could be attached to
  | 'REF_CONTENDED' // other writers moved the notes ref on every try
  | 'REMOTE_UNREACHABLE' // no answer from the remote, or no repository there
  | 'REMOTE_DENIED' // the remote does not know us, or does not let us
  | 'REMOTE_REFUSED' // the remote took the push and said no: a hook, a rule
  | 'REMOTE_REWRITTEN' // history that both sides had is gone on one of them
  | 'SECRET_FOUND' // something that is never shared stands in a note that was to be pushed
  | 'NOT_FOUND' // no such memory, or more than one that fits
  | 'INDEX_UNAVAILABLE' // the search index is on a place that does not answer, or the package for it is missing
  | 'INDEX_BEHIND' // the search index lacks more of the notes than may be read now: a background process is at it
  | 'EMBEDDER_UNAVAILABLE' // the embedding model or the packages that run it are missing or cannot be used
  | 'IO_FAILED'; // a file could not be read or written

export interface CsErrorOptions {
  readonly hint?: string;
  readonly cause?: unknown;
}

/** A fault with a public code, a sentence that says what was expected and what came, and a hint at the mend. */
export class CsError extends Error {
  readonly code: ErrorCode;
  readonly hint: string | undefined;

  constructor(code: ErrorCode, message: string, options: CsErrorOptions = {}) {
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
