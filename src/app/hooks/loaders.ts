// What stands beside this bundle.
import { join } from 'node:path';
import { type FilterLoaders, type Spooling, wireSpool } from '../wire/spool.ts';
import type { HookContext } from './stdio.ts';

// A file of its own beside the bundle (scripts/build.ts): most texts do not need it, and it is slow to load.
declare const require: (file: string) => unknown;

/** How the hook bundle loads the filters' package late, and synchronously: a stage cannot wait. */
export const LOADERS: FilterLoaders = {
  loadMinimatch: () => (require('./minimatch.cjs') as typeof import('./minimatch.ts')).minimatch,
};

/** What hooks leave to processes that outlive them runs this. */
export const PROGRAM = join(__dirname, 'cs-memory.mjs');

const spools = new WeakMap<object, Map<string, Promise<Spooling>>>();

/** What a capture needs, wired once for each place of an event: in `cwd`, or where it was raised. */
export function spoolOf(context: HookContext, cwd = context.cwd): Promise<Spooling> {
  const known = spools.get(context) ?? new Map<string, Promise<Spooling>>();
  spools.set(context, known);
  const wired = known.get(cwd) ?? wireSpool({ cwd, env: context.env, loaders: LOADERS });
  known.set(cwd, wired);
  return wired;
}
