import {
  chmodSync,
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

/** A dotfile may be a link into somebody's collection: what it leads to is written, and it stays a link. */
function targetOf(file: string): string {
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
 * Puts a text in the place of a file at once: who reads it meanwhile has the old one or the new one, whole. The user's own can be read by
 * nobody else (0600); a shared one stays as open as it was. Throws IO_FAILED, and leaves the file as it was.
 */
export function writeAtOnce(
  file: string,
  text: string,
  { isPrivate }: { readonly isPrivate: boolean },
): void {
  const target = targetOf(file);
  const beside = `${target}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(target), { recursive: true, ...(isPrivate ? { mode: 0o700 } : {}) });
    writeFileSync(beside, text, { mode: isPrivate ? 0o600 : 0o666, flush: true });
    const mode = isPrivate ? undefined : statSync(target, { throwIfNoEntry: false })?.mode;
    if (mode !== undefined) chmodSync(beside, mode & 0o777);
    renameSync(beside, target);
  } catch (cause) {
    removeQuietly(beside);
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
