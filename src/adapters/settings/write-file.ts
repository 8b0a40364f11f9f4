import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { CsError } from '../../domain/errors.ts';

/**
 * What a path leads to: a dotfile may be a link into somebody's collection, which is written, and it stays a link. One that leads to nothing
 * is not followed, since a clone may have it lead anywhere.
 */
export function targetOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file; // not there yet
  }
}

/** The text of a file; an empty one where there is none. Throws IO_FAILED. */
export function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new CsError('IO_FAILED', `${file} could not be read`, { cause });
  }
}

/**
 * Puts a text in the place of a file that is no link, at once, with this mode or with what the system gives new files. What is written
 * beside it is new and has a name that nobody can guess: a clone may have links at all others, which would lead the text elsewhere. Throws
 * what the system says, and leaves the file as it was.
 */
export function replaceFile(target: string, text: string, mode: number | undefined): void {
  const beside = `${target}.${randomBytes(8).toString('hex')}.tmp`;
  try {
    const flush = existsSync(target); // else a power cut has nothing to lose
    writeFileSync(beside, text, { mode: mode ?? 0o666, flag: 'wx', flush });
    if (mode !== undefined) chmodSync(beside, mode); // whatever the umask says
    renameSync(beside, target);
  } catch (error) {
    removeQuietly(beside);
    throw error;
  }
}

/** The permissions of a file; undefined where there is none. */
export function modeOf(target: string): number | undefined {
  const mode = statSync(target, { throwIfNoEntry: false })?.mode;
  return mode === undefined ? undefined : mode & 0o777;
}

/**
 * Puts a text in the place of a file at once: who reads it meanwhile has the old one or the new one, whole. The user's own can be read by
 * nobody else (0600); a shared one stays as open as it was. Throws IO_FAILED, and leaves the file as it was.
 */
export function writeAtOnce(
  file: string,
  text: string,
  { isPrivate }: { readonly isPrivate: boolean },
): void {
  const target = targetOf(file);
  try {
    mkdirSync(dirname(target), { recursive: true, ...(isPrivate ? { mode: 0o700 } : {}) });
    replaceFile(target, text, isPrivate ? 0o600 : modeOf(target));
  } catch (cause) {
    throw new CsError('IO_FAILED', `${file} could not be written`, { cause });
  }
}

/** Below something that is no folder there is nothing to remove, and node throws for it all the same. */
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // it was never made
  }
}
