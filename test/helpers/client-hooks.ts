import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { useBuiltSources } from './background.ts';
import { type CleanRun, runClean } from './clean-run.ts';
import { runCli } from './cli.ts';
import { seedOnce } from './compiled-code.ts';
import { asLine, type HookPayload } from './payloads.ts';
import { removeFolder } from './remove-folder.ts';
import { makeRepository } from './repo.ts';

/** A HOME and a repository in which the client's settings name the hooks. */
export interface SettingsWorld {
  readonly home: () => string;
  readonly repository: () => string;
  /** The bundles as the sources have them. */
  readonly program: () => string;
  cli(...args: readonly string[]): Promise<CleanRun>;
  /** The same in a process of its own, which keeps compiled code. */
  start(...args: readonly string[]): Promise<CleanRun>;
  /** Runs what the client would for a payload, all at once: what settings files name, and the plugin's hook where it is said to be on. */
  raise(payload: HookPayload, options?: RaiseOptions): Promise<readonly CleanRun[]>;
}

export interface RaiseOptions {
  readonly plugin?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

interface Group {
  readonly matcher?: string;
  readonly hooks: readonly { readonly command: string; readonly args: readonly string[] }[];
}

const MATCHED: Readonly<Record<string, string>> = {
  SessionStart: 'source',
  SessionEnd: 'reason',
  PreCompact: 'trigger',
};

/** The commands of a settings file for a payload, as the client's exec form has them. */
function commandsIn(file: string, payload: HookPayload, project: string): readonly (readonly string[])[] {
  if (!existsSync(file)) return [];
  const hooks: Readonly<Record<string, readonly Group[]>> =
    JSON.parse(readFileSync(file, 'utf8')).hooks ?? {};
  const matched = String(payload[MATCHED[payload.hook_event_name] ?? 'tool_name'] ?? '');
  return (hooks[payload.hook_event_name] ?? [])
    .filter(({ matcher }) => matcher === undefined || new RegExp(`^(?:${matcher})$`).test(matched))
    .flatMap((group) => group.hooks)
    .map(({ command, args }) => [command.replaceAll('${' + 'CLAUDE_PROJECT_DIR}', project), ...args]);
}

/** A world for each test. Call at the top of a file. */
export function useSettingsWorld(): SettingsWorld {
  const program = useBuiltSources();
  let [world, home, repository] = ['', '', ''];
  beforeEach(() => {
    world = realpathSync(mkdtempSync(join(tmpdir(), 'cs memory settings-'))); // a blank: paths may have them
    home = join(world, 'home');
    repository = join(world, 'repository');
    mkdirSync(home);
    mkdirSync(repository);
    makeRepository(repository);
  });
  afterEach(() => removeFolder(world));
  const starting = seedOnce(() => join(home, '.cache'));
  const env = () => ({
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    TZ: 'UTC',
    CS_REANCHOR_ENABLED: 'false',
  });
  return {
    home: () => home,
    repository: () => repository,
    program,
    cli: (...args) => runCli(program(), args, { cwd: repository, env: env(), starting }),
    start: (...args) => runCli(program(), args, { cwd: repository, env: env(), inProcess: false }),
    raise: (payload, options = {}) => {
      starting();
      const files = ['settings.json', 'settings.local.json'].map((name) => join(repository, '.claude', name));
      const given = { ...env(), CLAUDE_PROJECT_DIR: repository, CLAUDE_PID: String(process.pid) };
      const run = ([command = '', ...args]: readonly string[], more = {}) =>
        runClean(command, args, {
          cwd: repository,
          env: { ...given, ...more, ...options.env },
          stdin: asLine({ ...payload, cwd: repository }),
        });
      const named = [...files, join(home, '.claude/settings.json')].flatMap((file) =>
        commandsIn(file, payload, repository),
      );
      const plugin = ['node', join(program(), 'hook.cjs'), payload.hook_event_name];
      const runs = named.map((command) => run(command));
      return Promise.all(options.plugin ? [...runs, run(plugin, { CLAUDE_PLUGIN_ROOT: program() })] : runs);
    },
  };
}
