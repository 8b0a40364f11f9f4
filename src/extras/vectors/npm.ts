import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { devDependencies } from '../../../package.json';
import { CsError } from '../../core/errors.ts';

/** Packages of the npm registry that are not in the bundle, with their size on disk, measured on Linux x64 after the parts for other systems are removed; LanceDB's is the binary of one system. */
const WANTED = [
  { name: '@huggingface/transformers', aboutMegabytes: 95 },
  { name: '@lancedb/lancedb', aboutMegabytes: 185 },
] as const;

type OptionalPackage = ReturnType<typeof missingPackages>[number];

/** Those that no node_modules of some folders, or of a parent's, has. */
export const missingPackages = (lookIn: readonly string[]) =>
  WANTED.filter(({ name }) => !lookIn.some((folder) => isIn(folder, name))).map((it) => ({
    ...it,
    version: devDependencies[it.name],
  }));

/** Installs packages by npm into a folder of ours that nothing else uses. Throws EMBEDDER_UNAVAILABLE, IO_FAILED. */
export async function installPackages(
  wanted: readonly OptionalPackage[],
  directory: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  prepare(directory, wanted);
  await runNpm(directory, wanted, env);
  prune(join(directory, 'node_modules'));
}

/** Looks for the folder, not for what it exports: some packages do not export their package.json. */
function isIn(folder: string, name: string): boolean {
  const paths = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  return paths.some((path) => existsSync(join(path, name, 'package.json')));
}

/** LanceDB asks for an older transformers.js beside ours, with its native parts (331 MB): with overrides one version serves both. */
function prepare(directory: string, wanted: readonly OptionalPackage[]): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const file = join(directory, 'package.json');
    const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const versions = Object.fromEntries(wanted.map(({ name, version }) => [name, version]));
    const overrides = { ...before.overrides, ...versions };
    const manifest = { ...before, name: 'cs-memory-semantic', private: true, overrides };
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  } catch (cause) {
    throw new CsError('IO_FAILED', `${directory} could not be prepared`, { cause });
  }
}

/** Runs no script of a package: native parts ship inside (onnxruntime-node's would download a library for GPUs). The user's own npm settings. */
async function runNpm(directory: string, wanted: readonly OptionalPackage[], env: NodeJS.ProcessEnv) {
  const names = wanted.map(({ name, version }) => `${name}@${version}`);
  const flags = ['--ignore-scripts', '--save-exact', '--no-audit', '--no-fund', '--loglevel=error'];
  const how = { cwd: directory, env: { ...env, ONNXRUNTIME_NODE_INSTALL: 'skip' }, maxBuffer: MAX_PRINTED };
  await promisify(execFile)('npm', ['install', ...flags, '--', ...names], how).catch((cause) => {
    const wasStarted = cause.syscall === undefined;
    const hint = wasStarted ? UNREACHED : 'npm could not be started: is it on the PATH?';
    const said = wasStarted ? new Error(cause.stderr.trim() || `exit code ${cause.code}`) : cause;
    throw new CsError('EMBEDDER_UNAVAILABLE', `npm could not install ${names.join(', ')}`, {
      cause: said,
      hint,
    });
  });
}

const MAX_PRINTED = 16 * 1024 * 1024;
const UNREACHED =
  'no setting was changed; is the npm registry reached from here (npm ping)? Then run it again';

/** Removes what never runs here: the runtime for browsers (141 MB), and onnxruntime's binaries for other systems (245 of its 288 MB). */
function prune(modules: string): void {
  rmSync(join(modules, 'onnxruntime-web', 'dist'), { recursive: true, force: true });
  for (const binaries of subfolders(join(modules, 'onnxruntime-node', 'bin'))) {
    for (const platform of subfolders(binaries)) {
      for (const arch of subfolders(platform)) {
        if (!arch.endsWith(join(process.platform, process.arch)))
          rmSync(arch, { recursive: true, force: true });
      }
    }
  }
}

const subfolders = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
