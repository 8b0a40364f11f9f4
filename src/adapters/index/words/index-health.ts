import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexHealth } from '../../../ports/health.ts';
import type { NotesRef } from '../../../ports.ts';
import { sameRefs } from '../note-changes.ts';
import { BASE_FILE, isFile, openIndexFiles } from './index-file.ts';
import type { Layer } from './view.ts';

/** How the words index in `directory` stands to these refs. Reads every record, since damage shows only where it is read; writes nothing. */
export function indexHealth(directory: string, refs: readonly NotesRef[]): IndexHealth {
  if (isFile(directory)) return { state: 'damaged', bytes: 0 };
  const bytes = bytesIn(directory);
  const isThere = statSync(join(directory, BASE_FILE), { throwIfNoEntry: false }) !== undefined;
  if (!isThere) return { state: 'none', bytes: bytesIn(directory, 'words-v1.') }; // what a build left; vectors are another matter
  const layers = openIndexFiles(directory);
  try {
    if (layers.length === 0 || !isReadable(layers)) return { state: 'damaged', bytes };
    const isCurrent = sameRefs(layers.at(-1)?.segment.refs ?? [], refs);
    return { state: isCurrent ? 'current' : 'behind', bytes };
  } finally {
    for (const { segment } of layers) segment.close();
  }
}

/** Reads all of it, a piece at a time: damage shows only where it is read. */
function isReadable(layers: readonly Layer[]): boolean {
  try {
    for (const { segment } of layers) {
      for (let document = 0; document < segment.documents; document += 1) segment.record(document);
      for (const _ of segment.entries());
    }
    return true;
  } catch {
    return false;
  }
}

function bytesIn(directory: string, beginning = ''): number {
  try {
    return readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.startsWith(beginning))
      .reduce((sum, name) => sum + lstatSync(join(directory, name)).size, 0);
  } catch {
    return 0; // there is none, or it is written in this very moment
  }
}
