import { rmSync } from 'node:fs';

const MAX_TRIES = 40;
const PAUSE_MS = 50;

/**
 * Removes a folder with all in it. A process that a killed hook had started, git say, may still make files in it: then
 * it is begun anew, for two seconds at most (`maxRetries` tries the folder again, and not what came into it). Throws what keeps it.
 */
export function removeFolder(folder: string): void {
  for (let tries = 1; ; tries += 1) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (tries === MAX_TRIES || (error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}
