import { join } from 'node:path';
import { build } from 'esbuild';
import { run } from '../run.ts';

const ROOT = join(import.meta.dirname, '../..');
const MEASURED = join(import.meta.dirname, 'measured');
const LAZY = join(ROOT, 'src/app/hooks/lazy');

/** The names of the programs in `measured/`. */
const NAMES = ['write', 'queue', 'flush', 'read-fold', 'add', 'sync', 'merge', 'index', 'purge'] as const;
/** What the hook bundle loads late (its loaders.ts) lies beside them, as in dist. */
const LATE = ['secretlint', 'minimatch'];

export type ProgramName = (typeof NAMES)[number];

/** What a measured program prints at its end. */
export interface Measured {
  /** How long the measured part took, as the process itself saw it. */
  readonly ms: number;
  /** The largest resident set of the process, in MB. */
  readonly peakMb: number;
  /** How many memories it wrote, read or found. */
  readonly memories: number;
}

/** Programs that run our own code, each in a process of its own, by plain node: as users run it, without tsx. */
export interface Programs {
  path(name: ProgramName): string;
  run(name: ProgramName, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Measured;
}

/** Bundles them from the sources into a folder. */
export async function buildPrograms(folder: string): Promise<Programs> {
  await build({
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    supported: { 'dynamic-import': false },
    logLevel: 'warning',
    absWorkingDir: ROOT,
    external: LATE.map((name) => `./${name}.cjs`),
    entryPoints: [
      ...NAMES.map((name) => ({ in: join(MEASURED, `${name}.ts`), out: name })),
      ...LATE.map((name) => ({ in: join(LAZY, `${name}.ts`), out: name })),
    ],
    outdir: folder,
    outExtension: { '.js': '.cjs' },
  });
  const path = (name: ProgramName): string => join(folder, `${name}.cjs`);
  return {
    path,
    run: (name, args, cwd, env) =>
      JSON.parse(run(process.execPath, [path(name), ...args], cwd, env)) as Measured,
  };
}
