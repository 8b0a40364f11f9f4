// What is kept on the disk, for people: only the page shows it.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runGit } from '../adapters/git/process.ts';
import { logDirectory } from '../adapters/log/log.ts';
import type { Wired, WireOptions } from '../wire.ts';
import { gitOf } from './look.ts';

/** Bytes of what a place has: its notes in git, the index, what is kept of sessions, and the log of all places. */
export async function wireStorage(
  options: Pick<WireOptions, 'cwd' | 'env'>,
  wired: Wired,
): Promise<readonly { readonly what: string; readonly bytes: number }[]> {
  const { directory } = wired.home;
  return [
    { what: 'notes in git', bytes: await notesBytes(options, wired) },
    { what: 'index', bytes: bytesBelow(join(directory, 'index')) },
    { what: 'sessions and queues', bytes: bytesBelow(join(directory, 'sessions')) },
    { what: 'goals', bytes: bytesBelow(join(directory, 'goals')) },
    { what: 'log, of all repositories', bytes: bytesBelow(logDirectory(options.env)) },
  ];
}

/** The objects that our refs reach, as git has them on the disk; 0 where git is too old to tell (2.31). */
async function notesBytes(options: Pick<WireOptions, 'cwd' | 'env'>, wired: Wired): Promise<number> {
  const args = ['rev-list', '--objects', '--disk-usage', '--glob=refs/notes/cs/*'];
  const { stdout, exitCode } = await runGit(args, gitOf(options, wired));
  return exitCode === 0 ? Number(stdout.trim()) || 0 : 0;
}

function bytesBelow(folder: string): number {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names.reduce((sum, name) => sum + bytesOf(join(folder, name)), 0);
  } catch {
    return 0; // it is not there
  }
}

function bytesOf(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.size : 0;
}
