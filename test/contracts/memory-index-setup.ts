import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Memory } from '../../src/core/memory.ts';
import type { MemoryIndex, NoteStore, SearchHit } from '../../src/core/ports.ts';
import { createMemoryNoteStore, type MemoryNoteStore } from '../helpers/memory-note-store.ts';
import { COMMIT_A, NOW_MS } from './memory-index-history.ts';

export type MakeIndex = (options: { readonly directory: string; readonly notes: NoteStore }) => MemoryIndex;

export const idsOf = (memories: readonly Memory[]): string[] => memories.map(({ id }) => id).sort();
export const hitIds = (hits: readonly SearchHit[]): string[] => hits.map(({ memory }) => memory.id);

/** Empty notes and an empty directory for each test, and the few things the tests do with them. */
export function useIndex(makeIndex: MakeIndex) {
  let directory: string;
  let notes: MemoryNoteStore;
  beforeEach(() => {
    directory = join(mkdtempSync(join(tmpdir(), 'cs-memory-index-')), 'index');
    notes = createMemoryNoteStore();
  });
  afterEach(() => rmSync(join(directory, '..'), { recursive: true, force: true }));
  return {
    directory: () => directory,
    notes: () => notes,
    /** An index as a new process would open it. */
    fresh: () => makeIndex({ directory, notes }),
    search: (index: MemoryIndex, query: string, limit = 10) => index.search(query, { limit, nowMs: NOW_MS }),
    learn: (...lines: string[]) => notes.add([{ namespace: 'learnings', anchor: COMMIT_A, lines }]),
  };
}
