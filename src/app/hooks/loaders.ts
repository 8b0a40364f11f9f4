// What stands beside this bundle.
import { join } from 'node:path';
import type { FilterLoaders } from '../wire/spool.ts';

// Files of their own beside the bundle (scripts/build.ts): most texts need neither, and they are slow to load.
declare const require: (file: string) => unknown;

/** How the hook bundle loads the filters' packages late, and synchronously: a stage cannot wait. */
export const LOADERS: FilterLoaders = {
  loadSecretlint: () =>
    (require('./secretlint.cjs') as typeof import('../../../filters/stages/provider-tokens/secretlint.ts'))
      .scan,
  loadMinimatch: () => (require('./minimatch.cjs') as typeof import('./minimatch.ts')).minimatch,
};

/** What hooks leave to processes that outlive them runs this. */
export const PROGRAM = join(__dirname, 'cs-memory.mjs');
