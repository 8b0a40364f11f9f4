import { cpSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type CleanRun, runClean } from './clean-run.ts';
import { seedOnce } from './compiled-code.ts';
import { runHosted } from './hosted.ts';
import { builtSources } from './once-a-run.ts';
import { removeFolder } from './remove-folder.ts';
import { makeRepository } from './repo.ts';

/** The CLI as the sources have it, and for each test a HOME and a repository of one commit. */
export interface CliWorld {
  readonly program: () => string;
  readonly home: () => string;
  readonly repository: () => string;
  run(args: readonly string[], options?: CliRunOptions): Promise<CleanRun>;
  /** The one JSON value that a command printed. Throws where it failed. */
  json(...args: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
}

export interface CliRunOptions {
  readonly cwd?: string;
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** False: in a process of its own, as a user would. */
  readonly inProcess?: boolean;
  /** Before a process is started. */
  readonly starting?: () => void;
}

/** What a small file beside the CLI does, if it takes the words (src/app/cli/launch.ts). */
function firstOf([group, name = '', ...words]: readonly string[]) {
  if (group !== 'inject' || !/^(?:brief|context)$/.test(name)) return {};
  type AtOnce = typeof import('../../src/app/cli/at-once.ts');
  return {
    first: (load: (name: string) => unknown) =>
      (load('at-once.cjs') as AtOnce).runAtOnce(name as 'brief' | 'context', words),
  };
}

/** Runs a command of the dist in a folder, with a PATH and what `env` has; in this process, where nothing else is asked. */
export function runCli(
  dist: string,
  args: readonly string[],
  options: CliRunOptions & { readonly cwd: string },
): Promise<CleanRun> {
  const { cwd, stdin = '', env: more, inProcess = true } = options;
  const program = join(dist, 'cs-memory.mjs');
  const env = { PATH: process.env['PATH'] ?? '', ...more };
  const start = () => {
    options.starting?.();
    return runClean('node', [program, ...args], { cwd, stdin, env });
  };
  if (!inProcess) return start();
  const file = join(dist, 'cli.cjs');
  return runHosted({ file, argv: [program, ...args], cwd, env, stdin, ...firstOf(args) }, start);
}

/** What a command printed. Throws where it failed. */
export async function printedBy(...given: Parameters<typeof runCli>): Promise<string> {
  const { code, stdout, stderr } = await runCli(...given);
  if (code !== 0) throw new Error(`${given[1].join(' ')}: ${stderr}`);
  return stdout;
}

/** The CLI, with all that stands beside it in dist, in a folder of its own for each file of tests. Call at its top. */
export function useCli(): CliWorld {
  let temp = '';
  let home = '';
  let repository = '';
  const program = (): string => join(temp, 'cs-memory.mjs');
  beforeAll(() => {
    temp = realpathSync(mkdtempSync(join(tmpdir(), 'cs-memory-cli-')));
    cpSync(builtSources(), temp, { recursive: true });
  });
  afterAll(() => removeFolder(temp));
  beforeEach(() => {
    const world = mkdtempSync(join(temp, 'world-'));
    home = join(world, 'home');
    repository = join(world, 'repository');
    mkdirSync(home);
    mkdirSync(repository);
    makeRepository(repository);
  });
  const starting = seedOnce(() => join(home, '.cache'));
  const run: CliWorld['run'] = (args, { cwd = repository, env = {}, ...options } = {}) =>
    runCli(temp, args, { cwd, env: { HOME: home, TZ: 'UTC', ...env }, starting, ...options });
  return {
    program,
    home: () => home,
    repository: () => repository,
    run,
    json: async (...args) => {
      const { code, stdout, stderr } = await run(args);
      if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
      return JSON.parse(stdout);
    },
  };
}
