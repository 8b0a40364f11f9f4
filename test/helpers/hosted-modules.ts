import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';

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
      const child = real.spawn(command, args, { env, cwd, ...options });
      children.add(child);
      return child;
    },
  }),
};
