import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_MS = 24 * 60 * 60 * 1_000;

/**
 * Whether this runner of hooks is the one for a turn: the first that asks is, and stays it. What it is called is the
 * target of a link, since a link is made with its target in one step, whoever else tries at the same time. Where none can
 * be made every runner may run: a thing done twice is better than one not done.
 */
export function takesTurn(folder: string, turn: string, runner: string): boolean {
  const link = join(folder, turn);
  try {
    return readlinkSync(link) === runner;
  } catch {
    // nobody has asked yet
  }
  try {
    makeLink(folder, link, runner);
    removeOld(folder);
    return true;
  } catch {
    return ownerOf(link) === undefined || ownerOf(link) === runner;
  }
}

/** Whether nobody has asked this before, which is noted. False where it cannot be. */
export function isFirst(folder: string, name: string): boolean {
  try {
    makeLink(folder, join(folder, name), 'first');
    return true;
  } catch {
    return false;
  }
}

function makeLink(folder: string, link: string, runner: string): void {
  try {
    symlinkSync(runner, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    symlinkSync(runner, link);
  }
}

function ownerOf(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}

/** Turns of more than a day ago. Once a turn, in a folder that holds those of a day. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const link = join(folder, name);
    const stat = lstatSync(link, { throwIfNoEntry: false });
    if (stat !== undefined && stat.mtimeMs < Date.now() - KEPT_MS) rmSync(link, { force: true });
  }
}

/** Whether one of the client's folders has scripts of ours, which may run for the same events as the plugin. */
export const hasScripts = (clientFolder: string): boolean =>
  existsSync(join(clientFolder, 'hooks', 'cs-memory-tool-use.sh'));
