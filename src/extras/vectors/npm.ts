import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Pooling } from '../../core/embedding-models.ts';
import { CsError, errorCode } from '../../core/errors.ts';
import type { OptionalPackage, Packages } from '../../recall/model/embedder.ts';

interface NpmOptions {
  /** Folders whose node_modules, or a parent's, may have a package. */
  readonly lookIn: readonly string[];
  readonly directory: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Packages by npm, in a folder of ours that nothing else uses. */
export function createNpmPackages({ lookIn, directory, env }: NpmOptions): Packages {
  return {
    missing: (wanted) => wanted.filter(({ name }) => !lookIn.some((folder) => isIn(folder, name))),
    install: async (wanted) => {
      prepare(directory, wanted);
      await runNpm(directory, wanted, env);
      prune(join(directory, 'node_modules'));
    },
  };
}

/** Looks for the folder, not for what it exports: some packages do not export their package.json. */
function isIn(folder: string, name: string): boolean {
  const paths = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  return paths.some((path) => existsSync(join(path, name, 'package.json')));
}

/**
 * LanceDB asks for an older transformers.js, which npm would put beside ours, with all its native parts (331 MB): with
 * overrides one version serves both.
 */
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

/**
 * No script of a package is run: the native parts ship inside the packages (onnxruntime-node's own script would
 * download a library for GPUs). Exact versions; the registry and proxy are the user's own npm settings.
 */
function runNpm(
  directory: string,
  wanted: readonly OptionalPackage[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const names = wanted.map(({ name, version }) => `${name}@${version}`);
  const flags = ['--ignore-scripts', '--save-exact', '--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise((done, fail) => {
    const child = spawn('npm', ['install', ...flags, '--', ...names], {
      cwd: directory,
      env: { ...env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('error', (cause) => fail(failed(names, cause, 'npm could not be started: is it on the PATH?')));
    child.on('close', (code) => {
      if (code === 0) done();
      else fail(failed(names, new Error(stderr.trim() || `exit code ${code}`), UNREACHED));
    });
  });
}

const UNREACHED =
  'no setting was changed; is the npm registry reached from here (npm ping)? Then run it again';
const failed = (names: readonly string[], cause: unknown, hint: string): CsError =>
  new CsError('EMBEDDER_UNAVAILABLE', `npm could not install ${names.join(', ')}`, { cause, hint });

/**
 * Removes what this machine never runs: the runtime for browsers (141 MB), which transformers.js depends on without
 * loading it in node, and onnxruntime's binaries for other systems (245 of its 288 MB).
 */
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

/** A model's answer for some texts, each number in the order of `dims`: texts, (tokens,) numbers. */
export interface Output {
  readonly data: ArrayLike<number>;
  readonly dims: readonly number[];
}

/** One vector of length 1 for each text. `mask` has a 1 for each token that is no padding, in the order of the tokens. */
export function pool(output: Output, mask: ArrayLike<number | bigint>, pooling: Pooling): Float32Array[] {
  const [texts = 0] = output.dims;
  const dimension = output.dims.at(-1) ?? 0;
  // An answer of two dimensions has no tokens left to pool.
  const tokens = output.dims.length === 2 ? 1 : (output.dims[1] ?? 0);
  return Array.from({ length: texts }, (_, text) => {
    const used = output.dims.length === 2 ? [0] : tokensFor(pooling, mask, text * tokens, tokens);
    const vector = new Float32Array(dimension);
    for (const token of used) {
      const start = (text * tokens + token) * dimension;
      for (let i = 0; i < dimension; i += 1) vector[i] = (vector[i] ?? 0) + Number(output.data[start + i]);
    }
    return toUnitLength(vector);
  });
}

/** The tokens whose vectors count. Their sum points where their mean does. */
function tokensFor(
  pooling: Pooling,
  mask: ArrayLike<number | bigint>,
  start: number,
  tokens: number,
): number[] {
  const used: number[] = [];
  for (let token = 0; token < tokens; token += 1) if (Number(mask[start + token]) === 1) used.push(token);
  if (pooling === 'mean') return used;
  return used.slice(...(pooling === 'last' ? [-1] : [0, 1]));
}

/** A vector of zeros stays one. */
function toUnitLength(vector: Float32Array): Float32Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  return vector.map((value) => value / length);
}

const TRANSFORMERS = '@huggingface/transformers';

interface Encoding {
  readonly input_ids: { readonly dims: readonly number[]; readonly data: ArrayLike<bigint> };
  readonly attention_mask: { readonly data: ArrayLike<bigint> };
}

export interface Tokenizer {
  (
    texts: readonly string[],
    options: { readonly padding: true; readonly truncation: true; readonly max_length: number },
  ): Encoding;
  encode(text: string, options?: { readonly add_special_tokens: boolean }): readonly number[];
  readonly model_max_length: number;
}

export interface Model {
  (inputs: Encoding): Promise<Readonly<Record<string, Output | undefined>>>;
  readonly config: Readonly<Record<string, unknown>>;
  dispose(): Promise<unknown>;
}

export interface LoadOptions {
  readonly revision?: string;
  readonly cache_dir?: string;
  readonly local_files_only: boolean;
  readonly dtype?: string;
  readonly session_options?: object;
  readonly progress_callback?: (progress: Progress) => void;
}

/** What is told of a download: bytes of one file, or of all. */
export interface Progress {
  readonly status: string;
  readonly file?: string;
  readonly loaded?: number;
  readonly total?: number;
}

export interface Transformers {
  readonly env: { allowRemoteModels: boolean; remoteHost: string; cacheDir: string | null };
  readonly AutoTokenizer: { from_pretrained(model: string, options: LoadOptions): Promise<Tokenizer> };
  readonly AutoModel: { from_pretrained(model: string, options: LoadOptions): Promise<Model> };
}

/**
 * Loads the package from the first of the folders whose `node_modules` (or a parent's) has it. It is required, not
 * imported: only so can it be looked for in folders that are known at run time. Throws EMBEDDER_UNAVAILABLE where none
 * has it, or where its native parts do not run on this machine.
 */
export function loadTransformers(folders: readonly string[]): Transformers {
  for (const folder of folders) {
    const load = createRequire(join(folder, 'package.json'));
    let file: string;
    try {
      file = load.resolve(TRANSFORMERS);
    } catch {
      continue;
    }
    try {
      return load(file) as Transformers;
    } catch (cause) {
      throw new CsError('EMBEDDER_UNAVAILABLE', `${TRANSFORMERS} in ${folder} cannot be loaded`, {
        cause,
        hint: 'cs-memory setup --semantic reinstalls it',
      });
    }
  }
  throw new CsError('EMBEDDER_UNAVAILABLE', `the package ${TRANSFORMERS} is not installed`, {
    hint: 'cs-memory setup --semantic installs it after asking; without it, recall goes by words alone',
  });
}

/** Our own errors as they are; any other as EMBEDDER_UNAVAILABLE with these words. */
export function unavailable(cause: unknown, message: string, hint: string): CsError {
  return errorCode(cause) === undefined
    ? new CsError('EMBEDDER_UNAVAILABLE', message, { cause, hint })
    : (cause as CsError);
}
