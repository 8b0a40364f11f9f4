// What stands beside this bundle.
import { join } from 'node:path';
import type { FilterLoaders } from '../wire/spool.ts';

// A file of its own beside the bundle (scripts/build.ts): most texts do not need it, and it is slow to load.
declare const require: (file: string) => unknown;

/** How the hook bundle loads the filters' package late, and synchronously: a stage cannot wait. */
export const LOADERS: FilterLoaders = {
  loadMinimatch: () => (require('./minimatch.cjs') as typeof import('./minimatch.ts')).minimatch,
};

/** What hooks leave to processes that outlive them runs this. */
export const PROGRAM = join(__dirname, 'cs-memory.mjs');
