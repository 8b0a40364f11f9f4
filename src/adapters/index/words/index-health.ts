import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexHealth } from '../../../ports/health.ts';
import type { NotesRef } from '../../../ports.ts';
import { sameRefs } from '../note-changes.ts';
import { BASE_FILE, isFile, openIndexFiles } from './index-file.ts';
import { allMemories, type Layer } from './view.ts';

/** How the words index in `directory` stands to these refs. Reads every record, since damage shows only where it is read; writes nothing. */
export function indexHealth(directory: string, refs: readonly NotesRef[]): IndexHealth {
  if (isFile(directory)) return { state: 'damaged', bytes: 0 };
  const bytes = bytesIn(directory);
  const isThere = statSync(join(directory, BASE_FILE), { throwIfNoEntry: false }) !== undefined;
  if (!isThere) return { state: 'none', bytes };
  const layers = openIndexFiles(directory);
  try {
    if (layers.length === 0 || !isReadable(layers)) return { state: 'damaged', bytes };
    const isCurrent = sameRefs(layers.at(-1)?.segment.refs ?? [], refs);
    return { state: isCurrent ? 'current' : 'behind', bytes };
  } finally {
    for (const { segment } of layers) segment.close();
  }
}

function isReadable(layers: readonly Layer[]): boolean {
  try {
    allMemories({ refs: [], layers, outdated: false });
    return true;
  } catch {
    return false;
  }
}

function bytesIn(directory: string): number {
  try {
    return readdirSync(directory, { recursive: true, encoding: 'utf8' }).reduce(
      (sum, name) => sum + lstatSync(join(directory, name)).size,
      0,
    );
  } catch {
    return 0; // there is none, or it is written in this very moment
  }
}
