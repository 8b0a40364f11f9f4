import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { seedCompiledCode } from './compiled-code.ts';

/** What a program that runs inside the tests is shown in the place of the process around it. */
export interface Shown {
  readonly env: Record<string, string | undefined>;
  readonly cwd: string;
  readonly writeOut: (chunk: Uint8Array) => unknown;
  /** Those that it has started: their pipes end with it. */
  readonly children: Set<ChildProcess>;
}

const require = createRequire(import.meta.url);
type Module = Readonly<Record<string, (...given: never[]) => unknown>>;

/** A part of node as such a program sees it: `process`, its streams, its environment, its folder are its own. */
export function dressModule(name: string, process: object, shown: Shown): unknown {
  if (name === 'process') return process;
  const real = require(name) as Module;
  return DRESSES[name]?.(real as never, shown) ?? real;
}

let isIndexWanted = false;

/** What hooks leave to an index in the background is started in this file of tests. Call at its top. */
export function useIndexInBackground(): void {
  beforeAll(() => {
    isIndexWanted = true;
  });
  afterAll(() => {
    isIndexWanted = false;
  });
}

/** Each session that learned something leaves one process more. Who asks before it has ended reads what is new by itself: most tests need none. */
const isIndexing = (args: readonly string[]): boolean =>
  args.slice(-3).join(' ') === 'maintain reindex --auto';

/** Of the user that a program runs for. */
const cacheFolder = ({ HOME = '', XDG_CACHE_HOME = join(HOME, '.cache') }: Shown['env']): string =>
  XDG_CACHE_HOME;

/** A process that has ended at once: there is none of that number. */
const ended = () => Object.assign(new EventEmitter(), { pid: -1, unref: () => {} });

const DRESSES: Readonly<Record<string, (real: never, shown: Shown) => object>> = {
  fs: (fs: typeof import('node:fs'), { writeOut }) => ({
    ...fs,
    openSync: (path: string, ...more: [never]) => {
      if (path === '/proc/self/fd/0') throw new Error('stdin is a stream here');
      return fs.openSync(path, ...more);
    },
    writeSync: (fd: number, ...given: [never]) => {
      if (fd !== 1) return fs.writeSync(fd, ...given);
      writeOut(given[0]);
      return (given[0] as Uint8Array).length;
    },
  }),
  os: (os: typeof import('node:os'), { env }) => ({
    ...os,
    homedir: () => env['HOME'] ?? os.homedir(),
    tmpdir: () => env['TMPDIR'] ?? '/tmp',
  }),
  // Compiled code is kept by processes alone.
  module: (module: typeof import('node:module')) => ({ createRequire: module.createRequire, prototype: {} }),
  child_process: (real: typeof import('node:child_process'), { env, cwd, children }) => ({
    ...real,
    spawn: (command: string, args: readonly string[], options: object = {}) => {
      if (!isIndexWanted && isIndexing(args)) return ended();
      if (command === process.execPath) seedCompiledCode(cacheFolder(env));
      const child = real.spawn(command, args, { env, cwd, ...options });
      children.add(child);
      return child;
    },
  }),
};
