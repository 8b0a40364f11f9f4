// Parts of node that take long to load: in the hooks' bundle the first call loads them, not the import. What they cost is counted in
// instructions of node 20.20, where `node -e 0` has 85 million; node 22 and 24 differ by little.
import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';

/** What the hooks call of each; named here and not read from node, since each version of node has others and the bundle must not hang on it. */
const LATE_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  'node:crypto': ['createHash', 'randomBytes', 'randomUUID'], // 52 million
  'node:child_process': ['spawn'], // 55
  'node:os': ['availableParallelism', 'homedir', 'release', 'setPriority', 'tmpdir', 'userInfo'], // 2
};

const NAMESPACE = 'late-node';
const QUICK_PATH = join(import.meta.dirname, 'quick-path.ts');

/** esbuild ends with an error where something else of the module is imported. */
function lateFunctions(module: string): string {
  return (LATE_FUNCTIONS[module] ?? [])
    .map((name) => `export const ${name} = (...given) => require('${module}').${name}(...given);`)
    .join('\n');
}

/** Puts functions that load their module when they are called in the place of the module, and a quicker `join` in that of node's. */
export const lateNode: Plugin = {
  name: NAMESPACE,
  setup(plugins) {
    plugins.onResolve({ filter: /^node:/ }, ({ path, kind }) =>
      kind === 'import-statement' && path in LATE_FUNCTIONS ? { path, namespace: NAMESPACE } : undefined,
    );
    plugins.onResolve({ filter: /^node:path$/ }, ({ importer }) =>
      importer === QUICK_PATH || importer.includes('node_modules') ? undefined : { path: QUICK_PATH },
    );
    plugins.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({ contents: lateFunctions(path) }));
  },
};

/** `performance` loads eleven modules when it is first named, 12 million instructions; process.uptime() reads the same clock. */
export const LATE_CLOCK: BuildOptions = {
  define: { 'performance.now': 'sinceStartMs' },
  inject: [join(import.meta.dirname, 'since-start.ts')],
};
