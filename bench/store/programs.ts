import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { run } from '../measure.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What the hook bundle loads late (its loaders.ts) lies beside it, as in dist. */
const LATE = ['src/app/hooks/minimatch'];

/** What `measured.ts` can do. */
export type ProgramName =
  | 'write'
  | 'queue'
  | 'flush'
  | 'read-fold'
  | 'add'
  | 'sync'
  | 'merge'
  | 'index'
  | 'purge';

/** What a measured program prints at its end. */
export interface Measured {
  /** How long the measured part took, as the process itself saw it. */
  readonly ms: number;
  /** The largest resident set of the process, in MB. */
  readonly peakMb: number;
  /** How many memories it wrote, read or found. */
  readonly memories: number;
}

/** Our own code, each work in a process of its own, by plain node: as users run it, without tsx. */
export interface Programs {
  /** What node is given to run it. */
  command(name: ProgramName): readonly string[];
  run(name: ProgramName, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Measured;
}

/** Bundles it from the sources into a folder. */
export async function buildPrograms(folder: string): Promise<Programs> {
  await build({
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    supported: { 'dynamic-import': false },
    logLevel: 'warning',
    absWorkingDir: ROOT,
    external: LATE.map((file) => `./${basename(file)}.cjs`),
    entryPoints: [
      { in: join(import.meta.dirname, 'measured.ts'), out: 'measured' },
      ...LATE.map((file) => ({ in: join(ROOT, `${file}.ts`), out: basename(file) })),
    ],
    outdir: folder,
    outExtension: { '.js': '.cjs' },
  });
  const command = (name: ProgramName): readonly string[] => [join(folder, 'measured.cjs'), name];
  return {
    command,
    run: (name, args, cwd, env) =>
      JSON.parse(run(process.execPath, [...command(name), ...args], cwd, env)) as Measured,
  };
}
