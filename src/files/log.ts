// What every process does for itself: its log, and the compiled code that it keeps.

import {
  chmodSync,
  closeSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import Module from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Script } from 'node:vm';
import { attempt, xdgFolder } from '../core/basics.ts';
import { DAY_MS } from '../core/time.ts';

/** One line of the log: names and figures. No memory's text, no payload and no environment may be in it. */
export type LogRecord = Readonly<Record<string, string | number | boolean | undefined>>;

/** 10 MB less what processes that look at the same moment may add: none takes more than a line. */
const MAX_FILE_BYTES = 10_000_000 - 256 * 1024;
/** A day on which more is to be said has something running wild in it: what comes then is not said. */
const MAX_FILES_A_DAY = 4;
/** Our own messages are sentences; one that names many things is cut. */
const MAX_TEXT_CHARS = 500;

/** Where the log is: a file a day and, where that is full, up to three more; JSON lines. */
export function logDirectory(env: NodeJS.ProcessEnv): string {
  return join(xdgFolder(env, 'XDG_STATE_HOME'), 'cs-memory', 'log');
}

/** Where an empty file for each hook event tells by its time when the event was raised last. */
export function firedDirectory(env: NodeJS.ProcessEnv): string {
  return join(xdgFolder(env, 'XDG_STATE_HOME'), 'cs-memory', 'fired');
}

/** `2026-11-22.jsonl`, and `2026-11-22.1.jsonl` where that is full. */
const logFileName = (day: string, number: number): string =>
  number === 0 ? `${day}.jsonl` : `${day}.${number}.jsonl`;

/** Who is told each line besides: a command with `--verbose`. Hooks have nobody. */
let listener: ((line: string) => void) | undefined;

/** From now on each line that this process logs is told, without its line end; undefined ends that. */
export function listenToLog(tell: ((line: string) => void) | undefined): void {
  listener = tell;
}

/** Tells the listener, where there is one, a line that is not for the file. */
export function sayOnly(record: LogRecord): void {
  listener?.(lineOf(new Date().toISOString(), record));
}

const lineOf = (at: string, record: LogRecord): string => JSON.stringify({ at, ...record });

/** Adds a line to today's log in one write, so that lines of hooks side by side stay whole; a full file is followed by another. Never throws. */
export function writeLog(env: NodeJS.ProcessEnv, record: LogRecord): void {
  // Where it throws there is nowhere to say it.
  attempt(() => {
    const at = new Date().toISOString();
    const line = lineOf(at, record);
    listener?.(line);
    const directory = logDirectory(env);
    for (let number = 0; number < MAX_FILES_A_DAY; number += 1)
      if (append(directory, logFileName(at.slice(0, 10), number), `${line}\n`)) return;
  });
}

/** False where the file is full. Throws what the system says. */
function append(directory: string, name: string, line: string): boolean {
  const file = openIn(directory, name);
  try {
    if (fstatSync(file).size >= MAX_FILE_BYTES) return false;
    writeSync(file, line);
    return true;
  } finally {
    closeSync(file);
  }
}

/** The folder is mostly there: it is made where the file cannot be. */
function openIn(directory: string, name: string): number {
  const path = `${directory}/${name}`;
  try {
    return openSync(path, 'a', 0o600);
  } catch {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return openSync(path, 'a', 0o600);
  }
}

/** Notes a hook's call by a file's time: 0.06 ms in place of 0.43 for a line (node 20), of which most calls have none. Never throws. */
export function noteFired(env: NodeJS.ProcessEnv, event: string): void {
  const directory = firedDirectory(env);
  try {
    const now = Date.now() / 1000;
    utimesSync(`${directory}/${event}`, now, now);
  } catch {
    attempt(() => closeSync(openIn(directory, event))); // nothing can be written here: doctor will not know
  }
}

/** A session as the log names it, where it is a name that the client gives; anything else might be anything. */
export const sessionInLog = (id: string): string | undefined =>
  /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(id) ? id.slice(0, 8) : undefined;

/** What may be said of a thrown value: our own codes, else its name, its system code and where it was thrown. */
export function failureRecord(error: unknown): LogRecord {
  if (!(error instanceof Error)) return { failure: typeof error };
  const { code } = error as { code?: unknown };
  const frame = /\n\s+at (.*)/.exec(error.stack ?? '')?.[1]?.replace(/\(?(?:file:\/\/)?\/.*\//, '(');
  return {
    failure: typeof code === 'string' ? code : error.name,
    // our own errors speak in our own words; any other message might quote what it choked on
    ...(error.name === 'CsError'
      ? { message: error.message.slice(0, MAX_TEXT_CHARS) }
      : { thrown_at: frame }),
  };
}

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
const END_MARK = /* @__PURE__ */ Buffer.from('cs-memory compiled code, whole');
const MAX_AGE_MS = 30 * DAY_MS;
/** An empty file, written when old files were last looked for. */
const SWEPT_FILE = 'swept';

/** Keeps what V8 makes of the late files: a capture takes a fifth less. Node can since 22.1; for 20 as v8-compile-cache does it. The user's alone, all disposable. Never throws. */
export function keepCompiledCode(env: NodeJS.ProcessEnv): void {
  const loader = Module as unknown as Loader;
  const directory = join(xdgFolder(env, 'XDG_CACHE_HOME'), 'cs-memory', 'compiled');
  const compile = loader.prototype._compile;
  if (compile === undefined) return;
  if (loader.enableCompileCache !== undefined) {
    // At the first file that is loaded from here on: it takes 2 to 6 million instructions, and most calls load none.
    loader.prototype._compile = function (...given) {
      loader.prototype._compile = compile;
      if (makeFolder(directory)) {
        loader.enableCompileCache?.(directory);
        process.on('exit', () => sweepDaily(directory));
      }
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

/** Node would make the folder by the umask. False where there can be none. */
const makeFolder = (directory: string): boolean =>
  attempt(() => mkdirSync(directory, { recursive: true, mode: 0o700 }) !== null, false); // no right to write, or a file in its place

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

const readWhole = (file: string): Buffer | undefined =>
  attempt(() => {
    const bytes = readFileSync(file); // not there yet
    const end = bytes.length - END_MARK.length;
    return end > 0 && bytes.subarray(end).equals(END_MARK) ? bytes.subarray(0, end) : undefined;
  });

function save(file: string, script: Script): void {
  // Where there is no room, or no right to write, it is compiled anew next time.
  attempt(() => {
    if (!makeFolder(dirname(file))) return;
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.concat([script.createCachedData(), END_MARK]), { mode: 0o600 });
    renameSync(unfinished, file);
    sweepDaily(dirname(file));
  });
}

/** Removes what other versions left, of ours and of node; on most calls it is one look at a file. */
function sweepDaily(directory: string): void {
  // Where it throws, another process was faster, or nothing may be removed.
  attempt(() => {
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
  });
}
