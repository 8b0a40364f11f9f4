import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** An empty folder for each test of a file; gives what tells its path. */
export function temporaryFolder(prefix: string): () => string {
  let folder = '';
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), prefix)));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}
