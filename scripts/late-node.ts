// Parts of node that take long to load: in the hooks' bundle the first call loads them, not the import. What they cost is counted in
// instructions of node 20.20, where `node -e 0` has 85 million; node 22 and 24 differ by little.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';

/** 52 million, 55, 2 and 32. */
const LATE_MODULES = ['node:crypto', 'node:child_process', 'node:os', 'node:v8'];

const NAMESPACE = 'late-node';
const requireHere = createRequire(import.meta.url);

/** Those of its functions that are no classes; esbuild ends with an error where something else of it is imported. */
function lateFunctions(module: string): string {
  const names = Object.entries(requireHere(module) as object)
    .filter(([name, value]) => /^[a-z]/.test(name) && typeof value === 'function')
    .map(([name]) => name);
  return names
    .map((name) => `export const ${name} = (...given) => require('${module}').${name}(...given);`)
    .join('\n');
}

/** Puts functions that load their module when they are called in the place of the module. */
export const lateNode: Plugin = {
  name: NAMESPACE,
  setup(plugins) {
    plugins.onResolve({ filter: /^node:/ }, ({ path, kind }) =>
      kind === 'import-statement' && LATE_MODULES.includes(path) ? { path, namespace: NAMESPACE } : undefined,
    );
    plugins.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({ contents: lateFunctions(path) }));
  },
};

/** `performance` loads eleven modules when it is first named, 12 million instructions; process.uptime() reads the same clock. */
export const LATE_CLOCK: BuildOptions = {
  define: { 'performance.now': 'sinceStartMs' },
  inject: [join(import.meta.dirname, 'since-start.ts')],
};
