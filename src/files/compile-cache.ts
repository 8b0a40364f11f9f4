import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import Module from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Script } from 'node:vm';
import { isSwitchedOff, xdgFolder } from '../core/environment.ts';
import { DAY_MS } from '../core/time.ts';

type Compile = (this: NodeJS.Module, source: string, filename: string, ...more: unknown[]) => unknown;
/** Parts of node's module loader that @types/node 20 does not have. */
interface Loader {
  readonly enableCompileCache?: (directory: string) => unknown;
  readonly prototype: { _compile?: Compile };
}

/** The last line of a late file of dist: a hash of the file, put there by scripts/build.ts. */
const BUILD_LINE = /\n\/\/ build ([0-9a-f]{32})\n$/;
const BUILD_LINE_CHARS = 43;
/** Stands behind what V8 gave: a file that was cut, or whose end a crash left empty, is not handed to V8. */
const END_MARK = Buffer.from('cs-memory compiled code, whole');
const MAX_AGE_MS = 30 * DAY_MS;
/** An empty file, written when old files were last looked for. */
const SWEPT_FILE = 'swept';

/**
 * Keeps what V8 makes of the late files, so that the next hook need not compile them again: a capture takes a fifth less
 * (bench/hooks.ts). Node itself can since 22.1; for node 20 the loader's own step is taken, as the package
 * v8-compile-cache does; those files are named after the built file's hash, node's version and the processor. The folder
 * is the user's alone. What was written there more than 30 days ago is removed, once a day; all of it may be, at any time.
 * Where anything is not as expected, code is compiled as ever. Never throws.
 */
export function keepCompiledCode(env: NodeJS.ProcessEnv): void {
  if (isSwitchedOff(env, 'CS_COMPILE_CACHE_ENABLED')) return;
  const loader = Module as unknown as Loader;
  const directory = join(xdgFolder(env, 'XDG_CACHE_HOME'), 'cs-memory', 'compiled');
  const compile = loader.prototype._compile;
  if (compile === undefined) return;
  if (loader.enableCompileCache !== undefined) {
    // At the first file that is loaded from here on: it takes 2 to 6 million instructions, and most calls load none.
    loader.prototype._compile = function (...given) {
      loader.prototype._compile = compile;
      keepByNode(loader, directory);
      return compile.apply(this, given);
    };
    return;
  }
  loader.prototype._compile = function (source, filename, ...more) {
    const build = BUILD_LINE.exec(source.slice(-BUILD_LINE_CHARS))?.[1];
    if (build === undefined) return compile.call(this, source, filename, ...more);
    const name = `${basename(filename)}-${build}-${process.version}-${process.arch}`;
    return run(this, source, filename, join(directory, name));
  };
}

function keepByNode(loader: Loader, directory: string): void {
  if (!makeFolder(directory)) return;
  loader.enableCompileCache?.(directory);
  process.on('exit', () => sweepDaily(directory));
}

/** Node would make the folder by the umask. False where there can be none. */
function makeFolder(directory: string): boolean {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return true;
  } catch {
    return false; // no right to write, or a file in its place
  }
}

function run(module: NodeJS.Module, source: string, filename: string, cacheFile: string): unknown {
  const { Script } = require('node:vm') as typeof import('node:vm');
  const cachedData = readWhole(cacheFile);
  const script = new Script(source, { filename, ...(cachedData === undefined ? {} : { cachedData }) });
  if (cachedData === undefined || script.cachedDataRejected === true)
    process.on('exit', () => save(cacheFile, script)); // at the end, when what is used has been compiled
  // No module here, so the file gives its body (BODY in scripts/build.ts); to wrap it would be one more copy of it all.
  const body = script.runInThisContext() as (...given: unknown[]) => unknown;
  const requireBeside = Module.createRequire(filename);
  return body.call(module.exports, module.exports, requireBeside, module, filename, dirname(filename));
}

function readWhole(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const end = bytes.length - END_MARK.length;
    return end > 0 && bytes.subarray(end).equals(END_MARK) ? bytes.subarray(0, end) : undefined;
  } catch {
    return undefined; // not there yet
  }
}

function save(file: string, script: Script): void {
  try {
    if (!makeFolder(dirname(file))) return;
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.concat([script.createCachedData(), END_MARK]), { mode: 0o600 });
    renameSync(unfinished, file);
    sweepDaily(dirname(file));
  } catch {
    // no room, or no right to write: compiled anew next time
  }
}

/** Removes what other versions left, of ours and of node; on most calls it is one look at a file. */
function sweepDaily(directory: string): void {
  try {
    const marker = join(directory, SWEPT_FILE);
    const sweptMs = statSync(marker, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - sweptMs < DAY_MS) return;
    writeFileSync(marker, '', { mode: 0o600 });
    chmodSync(directory, 0o700); // node may have made it
    const oldestMs = Date.now() - MAX_AGE_MS;
    for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
      const path = join(directory, name);
      const stat = lstatSync(path);
      if (stat.isFile() && stat.mtimeMs < oldestMs) rmSync(path, { force: true });
    }
  } catch {
    // another process was faster, or nothing may be removed
  }
}
