// Runs programs of dist inside the process of the tests: the same code, made anew for each call, without the start of a node.
import { EventEmitter } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { compileFunction } from 'node:vm';
import type { CleanRun } from './clean-run.ts';
import { dressModule, type Shown } from './hosted-modules.ts';

export interface HostedCall {
  /** Of dist. */
  readonly file: string;
  /** As the program sees itself started: its own path, then its words. */
  readonly argv: readonly string[];
  readonly cwd: string;
  /** All of the environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: string | Uint8Array;
  /** What of dist is asked first, as cs-memory.mjs does: whether that was all. */
  readonly first?: (load: (name: string) => unknown) => Promise<boolean>;
}

type Body = (...given: unknown[]) => unknown;
const GIVEN = [
  'exports',
  'require',
  'module',
  '__filename',
  '__dirname',
  'process',
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
];

/** What V8 made of a file, by the file's text: there are many copies of dist. */
const compiled = new Map<string, Body>();
const read = new Map<string, { readonly stamp: string; readonly body: Body }>();

function bodyOf(file: string): Body {
  const { ino, size, mtimeMs } = statSync(file);
  const stamp = `${ino} ${size} ${mtimeMs}`;
  const known = read.get(file);
  if (known?.stamp === stamp) return known.body;
  const text = readFileSync(file, 'utf8');
  const body = compiled.get(text) ?? (compileFunction(text, GIVEN, { filename: file }) as Body);
  compiled.set(text, body);
  read.set(file, { stamp, body });
  return body;
}

/** A stream that keeps what is written, as a pipe would have it. */
function createSink(isOver: () => boolean) {
  const said: Buffer[] = [];
  const write = (chunk: string | Uint8Array, ...more: unknown[]): boolean => {
    if (!isOver()) said.push(Buffer.from(chunk as string));
    const done = more.find((one) => typeof one === 'function') as (() => void) | undefined;
    if (done !== undefined) queueMicrotask(done);
    return true;
  };
  const sink = Object.assign(new EventEmitter(), { write, end: write, writableLength: 0, writable: true });
  return { sink, write, text: () => Buffer.concat(said).toString('utf8') };
}

/** The timers of one program: they end with it. */
function createTimers() {
  const running = new Set<NodeJS.Timeout>();
  const started = (timer: NodeJS.Timeout): NodeJS.Timeout => {
    running.add(timer);
    return timer;
  };
  return {
    setTimeout: (...given: Parameters<typeof setTimeout>) => started(setTimeout(...given)),
    setInterval: (...given: Parameters<typeof setInterval>) => started(setInterval(...given)),
    clear: () => running.forEach(clearTimeout),
  };
}

/** Runs a program to the `process.exit` that each of ours ends with. What it throws is thrown. */
function run({ file, argv, cwd, env, stdin, first }: HostedCall): Promise<CleanRun> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const [out, err] = [createSink(() => isOver), createSink(() => isOver)];
    const timers = createTimers();
    const events = new EventEmitter();
    const startedS = process.uptime();
    const shown: Shown = { env: { ...env }, cwd, writeOut: out.write, children: new Set() };
    const exit = (code?: number): void => {
      if (isOver) return;
      const end = code ?? Number(own.exitCode ?? 0);
      events.emit('exit', end);
      isOver = true;
      timers.clear();
      for (const { stdin: input, stdout, stderr } of shown.children)
        for (const stream of [input, stdout, stderr]) stream?.destroy();
      resolve({ code: end, signal: null, stdout: out.text(), stderr: err.text(), stdinBroken: false });
    };
    const own = {
      ...pick(process, 'arch', 'execPath', 'hrtime', 'pid', 'platform', 'version', 'versions'),
      ...bound(process, 'getuid', 'kill', 'memoryUsage', 'nextTick'),
      ...bound(events as never, 'on', 'once', 'off', 'removeListener'),
      argv: [process.execPath, ...argv],
      cwd: () => cwd,
      env: shown.env,
      exit,
      exitCode: undefined as number | undefined,
      stdin: Readable.from(stdin.length > 0 ? [Buffer.from(stdin as string)] : [], { objectMode: false }),
      stdout: out.sink,
      stderr: err.sink,
      uptime: () => process.uptime() - startedS,
    };
    const modules = new Map<string, unknown>();
    const dressed = (name: string): unknown => {
      if (!modules.has(name)) modules.set(name, dressModule(name, own, shown));
      return modules.get(name);
    };
    const loaded = new Map<string, { exports: unknown }>();
    const load = (path: string): unknown => {
      const known = loaded.get(path);
      if (known !== undefined) return known.exports;
      const module = { exports: {} };
      loaded.set(path, module);
      const requireReal = createRequire(path);
      const require = (name: string): unknown => {
        if (isBuiltin(name)) return dressed(name.replace(/^node:/, ''));
        return /^\.\/.*\.cjs$/.test(name) ? load(join(dirname(path), name)) : requireReal(name);
      };
      const given = [own, timers.setTimeout, timers.setInterval, clearTimeout, clearInterval];
      bodyOf(path).call(module.exports, module.exports, require, module, path, dirname(path), ...given);
      return module.exports;
    };
    const start = async (): Promise<void> => {
      if (await first?.((name) => load(join(dirname(file), name)))) exit();
      else load(file);
    };
    start().catch((error) => {
      isOver = true;
      reject(error);
    });
  });
}

const pick = <T extends object, Name extends keyof T>(from: T, ...names: Name[]): Pick<T, Name> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;

const bound = <T extends object, Name extends keyof T>(from: T, ...names: Name[]): Pick<T, Name> =>
  Object.fromEntries(names.map((name) => [name, (from[name] as () => unknown).bind(from)])) as Pick<T, Name>;

interface Waiting {
  readonly call: HostedCall;
  readonly otherwise: () => Promise<unknown>;
  readonly done: (run: Promise<unknown>) => void;
}

/** What node itself reads when it starts, and a package's native part of its process. */
const OF_A_PROCESS = /^(?:NODE_|AWS_)/;

let waiting: Waiting[] = [];
let isBusy = false;

/**
 * Runs a program here where it is alone, and `otherwise`, as a process, where calls run beside each other: what races is to
 * race as processes do.
 */
export function runHosted<Otherwise>(
  call: HostedCall,
  otherwise: () => Promise<Otherwise>,
): Promise<CleanRun | Otherwise> {
  const given = Object.entries(call.env).filter(([name, value]) => value !== process.env[name]);
  if (given.some(([name]) => OF_A_PROCESS.test(name))) return otherwise();
  return new Promise((done) => {
    waiting.push({ call, otherwise, done: done as Waiting['done'] });
    if (waiting.length === 1) setImmediate(startAll);
  });
}

function startAll(): void {
  const all = waiting;
  waiting = [];
  const [one] = all;
  if (isBusy || all.length > 1 || one === undefined) {
    for (const { otherwise, done } of all) done(otherwise());
    return;
  }
  isBusy = true;
  const before = process.cwd();
  const timezone = process.env['TZ'];
  process.chdir(one.call.cwd);
  setTimezone(one.call.env['TZ']);
  one.done(
    run(one.call).finally(() => {
      process.chdir(before);
      setTimezone(timezone);
      isBusy = false;
    }),
  );
}

function setTimezone(name: string | undefined): void {
  if (name === process.env['TZ']) return;
  if (name === undefined) delete process.env['TZ'];
  else process.env['TZ'] = name;
}
