import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temp folder, and the environment that figures are taken in. */
export interface Scratch {
  /** Holds the HOME, and what a benchmark puts there. */
  readonly folder: string;
  /** PATH and a HOME of its own, and nothing else. */
  readonly env: NodeJS.ProcessEnv;
  remove(): void;
}

export function makeScratch(): Scratch {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cs-memory-bench-')));
  return {
    folder,
    // A sweep in the background would run beside what is measured next.
    env: { PATH: process.env['PATH'], HOME: join(folder, 'home'), CS_REANCHOR_ENABLED: 'false' },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }),
  };
}
