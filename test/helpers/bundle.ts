import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { copyProject, makeRepository } from '../e2e/client/scratch.ts';
import { type CleanRun, runClean } from './clean-run.ts';
import { seedOnce } from './compiled-code.ts';
import { runHosted } from './hosted.ts';
import { onceARun } from './once-a-run.ts';
import { asLine, type HookPayload } from './payloads.ts';
import { removeFolder } from './remove-folder.ts';
import { copyFolder, notesByGit } from './repo.ts';

export { git } from '../e2e/client/scratch.ts';

/** This project, not a copy. */
export const PROJECT = resolve(import.meta.dirname, '../..');

/** One hook of hooks.json. */
export interface HookCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly timeout: number;
  readonly type: string;
}

/** The hooks of one matcher. */
export interface HookEntry {
  readonly matcher?: string;
  readonly hooks: readonly HookCommand[];
}

/** hooks.json of a plugin folder. */
export function readHooks(plugin: string): Readonly<Record<string, readonly HookEntry[]>> {
  return JSON.parse(readFileSync(join(plugin, 'hooks.json'), 'utf8')).hooks;
}

const makeTemp = (name: string): string => realpathSync(mkdtempSync(join(tmpdir(), `cs-memory-${name}-`)));

/** A copy of the project as a clone would hold it, so without node_modules; `remove` takes it away. */
export interface PluginCopy {
  readonly root: string;
  /** A repository of one commit, to be copied. */
  readonly pattern: string;
  remove(): void;
}

/** Copies what the package has, of the files that git knows or would add, as they stand, uncommitted ones too. */
export function copyPlugin(): PluginCopy {
  const temp = makeTemp('plugin');
  const made = onceARun('plugin', makePlugin);
  if (made === undefined) makePlugin(temp);
  else copyFolder(made, temp);
  return { root: join(temp, 'plugin'), pattern: join(temp, 'pattern'), remove: () => removeFolder(temp) };
}

function makePlugin(folder: string): void {
  const { files } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { files: string[] };
  copyProject(PROJECT, join(folder, 'plugin'), ['package.json', ...files.filter((name) => name !== 'docs')]);
  makeRepository(join(folder, 'pattern'));
}

/** What the client would run for an event: the commands of all matchers that fit, with the plugin's folder put in. */
export function commandsFor(plugin: string, event: string, matched = ''): readonly HookCommand[] {
  const fits = ({ matcher }: HookEntry): boolean =>
    matcher === undefined || new RegExp(`^(?:${matcher})$`).test(matched);
  const put = (text: string): string => text.replaceAll('${' + 'CLAUDE_PLUGIN_ROOT}', plugin);
  return (readHooks(plugin)[event] ?? [])
    .filter(fits)
    .flatMap(({ hooks }) => hooks)
    .map((hook) => ({ ...hook, command: put(hook.command), args: hook.args.map(put) }));
}

/** What the matchers of an event look at. */
function matchedBy(payload: HookPayload): string {
  const field = { SessionStart: 'source', SessionEnd: 'reason', PreCompact: 'trigger' }[
    payload.hook_event_name
  ];
  return String(payload[field ?? 'tool_name'] ?? '');
}

export interface HookRunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** In place of the payload's line. */
  readonly stdin?: string | Uint8Array | readonly Uint8Array[];
  readonly keepStdinOpen?: boolean;
  readonly cwd?: string;
  /** False: in a process of its own, as the client does it. */
  readonly inProcess?: boolean;
}

/** A line of a note, with the object the note is on. */
export interface NoteLine {
  readonly object: string;
  readonly [field: string]: unknown;
}

/** A repository of one commit and an empty HOME; everything that runs in it sees a PATH and that HOME only. */
export interface World {
  readonly root: string;
  readonly home: string;
  readonly repository: string;
  /** Runs what hooks.json names for the payload's event. Throws unless that is exactly one command. */
  hook(payload: HookPayload, options?: HookRunOptions): Promise<CleanRun>;
  cli(args: readonly string[], options?: HookRunOptions): Promise<CleanRun>;
  /** The lines of all notes of a namespace; of `store` where it is not the repository. */
  notes(namespace: string, store?: string): NoteLine[];
  log(): Record<string, unknown>[];
  remove(): void;
}

/** Makes a world for the plugin. `inProcess`: what runs in it runs in the tests' own process, where nothing else is asked. */
export function createWorld(copy: PluginCopy, inProcess = true): World {
  const plugin = copy.root;
  const root = makeTemp('world');
  const home = join(root, 'home');
  const repository = join(root, 'repository');
  mkdirSync(home);
  const starting = seedOnce(() => join(home, '.cache'));
  if (!inProcess) starting();
  cpSync(copy.pattern, repository, { recursive: true });
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    CS_REANCHOR_ENABLED: 'false', // no process may outlive its test; one that wants the sweep waits for it
    CLAUDE_CODE_SESSIONEND_HOOKS_TIMEOUT_MS: '60000', // a busy machine takes longer than the 1.5 s that a client gives
  };
  const settings = (options: HookRunOptions) => ({
    cwd: options.cwd ?? repository,
    env: { ...env, ...options.env },
    keepStdinOpen: options.keepStdinOpen ?? false,
  });

  const run = (
    file: string,
    argv: readonly string[],
    { stdin = '', keepStdinOpen, inProcess: isHere = inProcess, ...options }: HookRunOptions,
    start: () => Promise<CleanRun>,
  ): Promise<CleanRun> => {
    const isPlain = isHere && keepStdinOpen === undefined;
    const startWarm = (): Promise<CleanRun> => {
      starting();
      return start();
    };
    if (!isPlain || !(typeof stdin === 'string' || stdin instanceof Uint8Array)) return startWarm();
    const { cwd, env: all } = settings(options);
    return runHosted({ file, argv, cwd, env: all, stdin }, startWarm);
  };
  const dist = join(plugin, 'plugins/cs/dist');

  return {
    root,
    home,
    repository,
    hook: async (payload, options = {}) => {
      const commands = commandsFor(plugin, payload.hook_event_name, matchedBy(payload));
      const [hook] = commands;
      if (hook === undefined || commands.length > 1)
        throw new Error(`${commands.length} hooks for this event`);
      const stdin = options.stdin ?? asLine(payload);
      const file = join(dist, 'hook.cjs');
      return run(file, [file, payload.hook_event_name], { ...options, stdin }, () =>
        runClean(hook.command, hook.args, { ...settings(options), stdin }),
      );
    },
    cli: (args, options = {}) => {
      const file = join(dist, 'cs-memory.mjs');
      return run(join(dist, 'cli.cjs'), [file, ...args], options, () =>
        runClean('node', [file, ...args], { ...settings(options), stdin: options.stdin ?? '' }),
      );
    },
    notes: (namespace, store = repository) => noteLines(store, namespace),
    log: () => logLines(home),
    remove: () => removeFolder(root),
  };
}

function noteLines(store: string, namespace: string): NoteLine[] {
  return [...notesByGit(store, namespace)].flatMap(([object, text]) =>
    text
      .trimEnd()
      .split('\n')
      .map((line): NoteLine => ({ ...JSON.parse(line), object })),
  );
}

function logLines(home: string): Record<string, unknown>[] {
  const folder = join(home, '.local/state/cs-memory/log');
  if (!existsSync(folder)) return [];
  const text = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return text
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** What a hook told the model; undefined where it printed nothing. Throws where it printed anything else, but for a start's line for the user. */
export function contextOf(run: CleanRun, event: string): string | undefined {
  if (run.stdout === '') return undefined;
  const { hookSpecificOutput, systemMessage, ...rest } = JSON.parse(run.stdout);
  const isOdd = Object.keys(rest).length > 0 || (systemMessage !== undefined && event !== 'SessionStart');
  if (isOdd || hookSpecificOutput.hookEventName !== event) {
    throw new Error(`not a context for ${event}: ${run.stdout.slice(0, 200)}`);
  }
  return hookSpecificOutput.additionalContext;
}

/**
 * A copy of the plugin for a file's tests, and a world of its own for each of them; `take` is told before each
 * test. Everything is removed afterwards.
 */
export function useWorlds(take: (plugin: PluginCopy, world: World) => void, { inProcess = true } = {}): void {
  let plugin: PluginCopy;
  let world: World;
  beforeAll(() => {
    plugin = copyPlugin();
  });
  afterAll(() => plugin.remove());
  beforeEach(() => {
    world = createWorld(plugin, inProcess);
    take(plugin, world);
  });
  afterEach(() => world.remove());
}
