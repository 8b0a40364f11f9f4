import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the LanceDB index among those of the repository. Its files are disposable. */
export function lanceDirectory(homeDirectory: string): string {
  return join(homeDirectory, 'index', 'lancedb');
}

/** Removes all of it, without LanceDB: a purge must work where the packages are gone. */
export function removeLanceDirectory(homeDirectory: string): void {
  rmSync(lanceDirectory(homeDirectory), { recursive: true, force: true });
}
