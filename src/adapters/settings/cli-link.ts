import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { CsError } from '../../domain/errors.ts';

/** The link by which a terminal finds the command, in the folder that the systems keep for a user's own programs. */
export interface CliLink {
  readonly path: string;
  /** What it leads to, where it is a link. */
  readonly target: string | undefined;
  /** Whether nothing is there, a link of ours, or something that is not ours and stays. */
  readonly state: 'none' | 'ours' | 'other';
  readonly isOnPath: boolean;
  /** Makes it, or lets it lead to `program`. Throws IO_FAILED. */
  make(program: string): void;
  /** Throws IO_FAILED. */
  remove(): void;
}

const NAME = 'cs-memory';

/** The link of this user. Nothing is made. */
export function openCliLink(env: NodeJS.ProcessEnv): CliLink {
  const folder = join(env['HOME'] ?? '', '.local', 'bin');
  const path = join(folder, NAME);
  const target = targetOf(path);
  const isOurs = target !== undefined && /(?:^|\/)(?:bin|dist)\/cs-memory(?:\.mjs)?$/.test(target);
  const failed = (cause: unknown): never => {
    throw new CsError('IO_FAILED', `${path} could not be changed`, { cause });
  };
  return {
    path,
    target,
    state: isOurs ? 'ours' : isThere(path) ? 'other' : 'none',
    isOnPath: (env['PATH'] ?? '').split(delimiter).includes(folder),
    make: (program) => {
      try {
        mkdirSync(folder, { recursive: true });
        if (isOurs) rmSync(path, { force: true });
        symlinkSync(program, path);
      } catch (error) {
        failed(error);
      }
    },
    remove: () => {
      try {
        if (isOurs) rmSync(path, { force: true });
      } catch (error) {
        failed(error);
      }
    },
  };
}

/** `bin/cs-memory` of the copy that runs; undefined where this is another program. */
export function programOf(running: string): string | undefined {
  if (!basename(running).startsWith(NAME)) return undefined;
  const program = join(dirname(running), '../../../bin', NAME);
  return isThere(program) ? program : undefined;
}

function targetOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined; // not there, or no link
  }
}

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;
