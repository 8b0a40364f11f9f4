import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type CleanRun, runClean } from './clean-run.ts';
import { removeFolder } from './remove-folder.ts';
import { makeRepository } from './repo.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const REQUIRE =
  "import { createRequire as csRequire } from 'node:module';\nconst require = csRequire(import.meta.url);";

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
}

/** Bundles the CLI once for a file of tests; `whole`: with all that stands beside it in dist. Call at its top. */
export function useCli({ whole = false }: { readonly whole?: boolean } = {}): CliWorld {
  let temp = '';
  let home = '';
  let repository = '';
  const program = (): string => join(temp, 'cs-memory.mjs');
  beforeAll(async () => {
    temp = realpathSync(mkdtempSync(join(tmpdir(), 'cs-memory-cli-')));
    if (whole) {
      const tsx = join(PROJECT, 'node_modules/.bin/tsx');
      execFileSync(tsx, [join(PROJECT, 'scripts/build.ts'), '--into', temp], { stdio: 'pipe' });
      return;
    }
    await build({
      entryPoints: [join(PROJECT, 'src/app/cli/main.ts')],
      outfile: program(),
      bundle: true,
      platform: 'node',
      format: 'esm',
      banner: { js: REQUIRE },
    });
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
  const run: CliWorld['run'] = (args, { cwd = repository, stdin = '', env = {} } = {}) =>
    runClean('node', [program(), ...args], {
      cwd,
      stdin,
      env: { PATH: process.env['PATH'] ?? '', HOME: home, TZ: 'UTC', ...env },
    });
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
