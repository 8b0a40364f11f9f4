import { join } from 'node:path';
import { attempt } from '../../core/basics.ts';
import type { MemoryIndex, Repository } from '../../core/ports.ts';
import { readJsonFile, writeJsonFile } from '../../files/write.ts';
import type { CodeNow, FileAt } from '../model/code.ts';

/** Old path → new path, of files that memories are anchored in. */
export type Renames = Readonly<Record<string, string>>;

const FILE = 'renames-v1.json';
/** Of a million memories those that weigh most: all at once would take gigabytes. */
const MAX_MEMORIES = 5_000;
/** So many of the newest are looked for; each commit that memories are on is one more diff. */
const MAX_GONE = 200;
const DEADLINE_MS = 30_000;

/** What the last sweep over the history found, for hooks that have no time to ask git: a file that may be removed at any time. Never throws. */
export function readRenames(directory: string): Renames {
  const known = Object.entries(readJsonFile(join(directory, FILE)) ?? {});
  return Object.fromEntries(known.filter(([, path]) => typeof path === 'string'));
}

interface RenamesPorts {
  readonly index: Pick<MemoryIndex, 'resting'>;
  readonly repository: Pick<Repository, 'head' | 'blobs'>;
  readonly code: Pick<CodeNow, 'renamedSince'>;
  readonly directory: string;
}

/** Notes where anchored files that HEAD does not have went: one git process, and none where all are there. Throws what git throws. */
export async function noteRenames({ index, repository, code, directory }: RenamesPorts): Promise<void> {
  const { commit } = await repository.head();
  if (commit === undefined) return;
  const live = await index.resting(Date.now(), 0, MAX_MEMORIES, { fromMs: 0 });
  const files = new Map<string, FileAt>();
  for (const { anchor, files: named } of live.toSorted((a, b) => (a.at < b.at ? -1 : 1)))
    for (const { path, blob } of named)
      if (blob !== undefined) files.set(path, { commit: anchor, path, blob });
  const here = await repository.blobs(commit, [...files.keys()]);
  const gone = [...files.values()].filter(({ path }) => !here.has(path)).slice(-MAX_GONE);
  const found = gone.length === 0 ? [] : await code.renamedSince(gone, DEADLINE_MS);
  const known = gone.flatMap(({ path }, at) => (found[at] === undefined ? [] : [[path, found[at].path]]));
  attempt(() => writeJsonFile(join(directory, FILE), Object.fromEntries(known)));
}
