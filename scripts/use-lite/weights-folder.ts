import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { WEIGHTS_PACKAGE, WEIGHTS_VERSION } from './weights.ts';

/**
 * The folder with the weights, in the package that `npm ci` installs (the lock file says its hash) or in another copy of
 * it. Throws where there is none.
 */
export function weightsFolder(packageFolder: string | undefined = installed()): string {
  if (packageFolder !== undefined && existsSync(join(packageFolder, 'dist', 'model.json')))
    return join(packageFolder, 'dist');
  throw new Error(`${WEIGHTS_PACKAGE}@${WEIGHTS_VERSION} is not installed; run: npm ci`);
}

function installed(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${WEIGHTS_PACKAGE}/package.json`));
  } catch {
    return undefined;
  }
}
