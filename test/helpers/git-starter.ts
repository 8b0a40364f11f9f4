// Has small shells start the gits of the product: for each process that a worker starts itself, the page tables of its hundreds of megabytes are copied.
import {
  type ChildProcess,
  type ChildProcessWithoutNullStreams,
  execFileSync,
  type SpawnOptions,
} from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import type { Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { Readable } from 'node:stream';
import { attempt } from '../../src/core/basics.ts';
import { createInput } from './git-input.ts';
import { environment, OF_GIT, quoted, SHELL } from './git-shell.ts';

type Start = (command: string, args: readonly string[], options: SpawnOptions) => ChildProcess;

/** What runs one git at a time, and says after what it printed how it ended. */
interface Starter {
  readonly env: NodeJS.ProcessEnv;
  readonly folder: string;
  readonly shell: ChildProcessWithoutNullStreams;
  /** In a session of its own, as what it starts is. */
  readonly detached: boolean;
  heard: ((chunk: Buffer) => void) | undefined;
}

/** Of each kind; more at a time are started as ever. */
const MAX_STARTERS = 6;
/** From here on a shell's exit code says by which signal. */
const KILLED = 129;
/** Comes after all that a call prints: git prints no such thing. */
const END = Buffer.from(`-- end ${process.pid} ${Math.random()} `);

const starters: Starter[] = [];

function makeStarter(start: Start, detached: boolean): Starter {
  const folder = mkdtempSync(join(process.env['TEST_RUN_FOLDER'] ?? '', 'git-starter-'));
  execFileSync('mkfifo', [join(folder, 'fifo')]);
  const env = { ...process.env, ...OF_GIT };
  const options: SpawnOptions = { env, cwd: folder, stdio: ['pipe', 'pipe', 'ignore'], detached };
  const shell = start(SHELL, [], options) as ChildProcessWithoutNullStreams;
  const starter: Starter = { env, folder, shell, detached, heard: undefined };
  shell.stdout.on('data', (chunk: Buffer) => starter.heard?.(chunk));
  shell.on('exit', () => starters.splice(starters.indexOf(starter), 1)); // who ends a session of its own ends its shell
  shell.unref();
  for (const stream of [shell.stdin, shell.stdout]) (stream as unknown as Socket).unref();
  starters.push(starter);
  return starter;
}

function idleStarter(start: Start, isDetached: boolean): Starter | undefined {
  const alike = starters.filter(({ detached }) => detached === isDetached);
  const idle = alike.find(({ heard }) => heard === undefined);
  return idle ?? (alike.length < MAX_STARTERS ? attempt(() => makeStarter(start, isDetached)) : undefined);
}

const gitOn = (path = ''): string | undefined =>
  path
    .split(delimiter)
    .map((folder) => join(folder, 'git'))
    .find((file) => existsSync(file));

const OURS = gitOn(process.env['PATH']);

/** These start what may stay behind and hold a pipe. */
const SPEAKS = new Set(['fetch', 'push', 'ls-remote']);

/** Only the plain call is ours: its own pipes, its own folder and environment, and what only Windows knows. A test may have no git, or one of its own. */
function isPlain(command: string, args: readonly string[], options: SpawnOptions): boolean {
  const { cwd, env, detached = false, windowsHide: _, ...more } = options;
  const names = Object.keys(env ?? {});
  return (
    command === 'git' &&
    !(detached && args.some((arg) => SPEAKS.has(arg))) &&
    Object.values(more).every((value) => value === undefined) &&
    typeof cwd === 'string' &&
    existsSync(cwd) &&
    names.every((name) => /^[A-Za-z_]\w*$/.test(name) || env?.[name] === process.env[name]) &&
    OURS !== undefined &&
    gitOn((env ?? process.env)['PATH']) === OURS
  );
}

/** What has been heard, up to the end of the call, and what comes with it. A chunk may hold a part of the end. */
function listen(tell: (chunk: Buffer) => void, end: (status: number) => void): (chunk: Buffer) => void {
  let held: Buffer = Buffer.alloc(0);
  return (chunk) => {
    const bytes = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const at = bytes.indexOf(END);
    const keep = at >= 0 ? at : beginsEnd(bytes);
    if (keep > 0) tell(bytes.subarray(0, keep));
    held = bytes.subarray(keep);
    const status = at >= 0 ? held.toString('latin1', END.length) : '';
    if (status.endsWith('\n')) end(Number(status));
  };
}

/** Where the last bytes may be the beginning of the end; the length of all where they are not. */
function beginsEnd(bytes: Buffer): number {
  for (let at = Math.max(0, bytes.length - END.length + 1); at < bytes.length; at += 1)
    if (END.subarray(0, bytes.length - at).equals(bytes.subarray(at))) return at;
  return bytes.length;
}

/** The process that a shell waits for: the git. */
function childOf(shell: ChildProcess): number | undefined {
  const children = attempt(() => readFileSync(`/proc/${shell.pid}/task/${shell.pid}/children`, 'utf8'));
  const pid = Number(children?.trim().split(' ')[0]);
  return pid > 0 ? pid : undefined;
}

/** Ends a stream; done when it is closed. */
const closed = (stream: Readable): Promise<void> =>
  new Promise((done) => {
    if (stream.destroyed) return done();
    stream.once('close', done);
    stream.push(null);
    if (stream.readableFlowing === null) stream.resume(); // nobody reads it
  });

function startBy(
  starter: Starter,
  args: readonly string[],
  options: SpawnOptions & { cwd: string },
): ChildProcess {
  const { folder, shell } = starter;
  const said = join(folder, 'err');
  let killedBy: NodeJS.Signals | undefined;
  const input = createInput(folder, () => {
    starter.heard = undefined;
  });
  const goOn = (): void => void shell.stdout.resume();
  const stdout = new Readable({
    read: goOn,
    destroy: (error, done) => {
      goOn(); // to the end of what nobody reads
      done(error);
    },
  });
  const stderr = new Readable({ read: () => {} });
  const child = Object.assign(new EventEmitter(), {
    pid: shell.pid,
    stdin: input.stream,
    stdout,
    stderr,
    exitCode: null as number | null,
    signalCode: null as NodeJS.Signals | null,
    kill: (signal: NodeJS.Signals = 'SIGTERM') => {
      const pid = child.exitCode === null && child.signalCode === null ? childOf(shell) : undefined;
      if (pid === undefined || attempt(() => process.kill(pid, signal)) === undefined) return false;
      killedBy = signal;
      return true;
    },
  });
  const end = (status: number): void => {
    shell.off('exit', endWithShell);
    starter.heard = () => {}; // it is busy until its pipe is closed
    goOn();
    if (existsSync(said) && statSync(said).size > 0 && !stderr.destroyed) stderr.push(readFileSync(said));
    void input.over();
    const isKilled = killedBy !== undefined && status >= KILLED;
    child.exitCode = isKilled ? null : status;
    child.signalCode = isKilled ? (killedBy ?? null) : null;
    child.emit('exit', child.exitCode, child.signalCode);
    const isClosed = Promise.all([stdout, stderr].map(closed));
    isClosed.then(() => child.emit('close', child.exitCode, child.signalCode));
  };
  const endWithShell = (_code: number | null, signal: NodeJS.Signals | null): void => {
    killedBy = signal ?? 'SIGKILL';
    end(KILLED);
  };
  shell.once('exit', endWithShell);
  starter.heard = listen((chunk) => {
    if (!stdout.destroyed && !stdout.push(chunk)) shell.stdout.pause();
  }, end);
  process.nextTick(() => {
    const words = ['git', ...args].map(quoted).join(' ');
    const given = environment(options.env ?? process.env, starter.env);
    const call = `(cd ${quoted(options.cwd)} && { ${given}exec ${words}; })`;
    const streams = `<${quoted(input.source())} 2>${quoted(said)}`;
    shell.stdin.write(`${call} ${streams}; printf '%s%s\\n' '${END}' $?\n`);
  });
  return child as unknown as ChildProcess;
}

const MARK = Symbol.for('cs-memory tests: small shells start git');

/** From now on, in this process. Only where the pid that a shell waits for can be read. */
export function startGitBySmallShells(): void {
  const isOurs = process.env['TEST_RUN_FOLDER'] !== undefined && process.platform === 'linux';
  if (MARK in globalThis || !isOurs || !existsSync(SHELL)) return;
  Object.assign(globalThis, { [MARK]: true });
  const module = createRequire(import.meta.url)('node:child_process') as { spawn: Start };
  const start = module.spawn;
  module.spawn = (command, args, options) => {
    if (!Array.isArray(args) || !isPlain(command, args, options ?? {})) return start(command, args, options);
    const starter = idleStarter(start, options?.detached ?? false);
    if (starter === undefined) return start(command, args, options);
    return startBy(starter, args, options as SpawnOptions & { cwd: string });
  };
  syncBuiltinESMExports();
}
