import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { removeFolder } from './remove-folder.ts';

/** An empty folder for each test of a file; gives what tells its path. */
export function temporaryFolder(prefix: string): () => string {
  let folder = '';
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), prefix)));
  });
  afterEach(() => removeFolder(folder));
  return () => folder;
}
