import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const ROOT = resolve(import.meta.dirname, '../..');

/** Bundles a few lines of TypeScript, which may import from the project's root as `./src/…`, into a plain script. */
export async function bundleScript(folder: string, source: string): Promise<string> {
  const outfile = join(folder, 'script.cjs');
  await build({
    stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
    logLevel: 'error',
  });
  return outfile;
}

/** Starts `node script ...args`, and gives what it printed once it has ended well. */
export function runScript(script: string, ...args: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let stdout = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done(stdout) : fail(new Error(`exit code ${code}`))));
  });
}
