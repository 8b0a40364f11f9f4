import { CsError } from './errors.ts';

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
