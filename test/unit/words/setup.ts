import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { encodeLine } from '../../../src/core/note-line.ts';
import type { MemoryIndex } from '../../../src/core/ports.ts';
import { BASE_FILE, DELTA_FILE } from '../../../src/recall/index/index-files.ts';
import { createWordsIndex } from '../../../src/recall/index/words-index.ts';
import { createMemoryNoteStore, type MemoryNoteStore } from '../../helpers/memory-note-store.ts';

export const NOW_MS = Date.parse('2026-03-01T00:00:00.000Z');

export const memoryLine = (number: number, summary: string): string =>
  encodeLine({
    v: 1,
    id: number.toString(16).padStart(16, '0'),
    at: new Date(NOW_MS - 1e9 + number).toISOString(),
    type: 'memory',
    ns: 'learnings',
    kind: 'note',
    summary,
    evidence: 'tool-observed',
    tags: [],
    files: [],
  });

/** What a test works with; new for each test. */
export interface Place {
  root: string;
  directory: string;
  base: string;
  delta: string;
  notes: MemoryNoteStore;
}

/** Empty notes and a directory that is not there yet, for each test. */
export function usePlace(): Place {
  const place = {} as Place;
  beforeEach(() => {
    const root = mkdtempSync(join(tmpdir(), 'cs-memory-words-'));
    const directory = join(root, 'index');
    const files = { base: join(directory, BASE_FILE), delta: join(directory, DELTA_FILE) };
    Object.assign(place, { root, directory, ...files, notes: createMemoryNoteStore() });
  });
  afterEach(() => rmSync(place.root, { recursive: true, force: true }));
  return place;
}

/** An index as a new process would open it. */
export const open = ({ directory, notes }: Place): MemoryIndex => createWordsIndex({ directory, notes });

/** Adds so many lessons, in a note of their own. */
export async function learn({ notes }: Place, from: number, count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, index) =>
    memoryLine(from + index, `cache lesson ${from + index}`),
  );
  await notes.add([{ namespace: 'learnings', anchor: from.toString(16).padStart(40, '0'), lines }]);
}

/** What the tests compare. */
export async function answers(index: MemoryIndex): Promise<unknown> {
  const hits = await index.search('cache lesson 3', { limit: 5, nowMs: NOW_MS });
  return [hits, await index.all(), await index.find('000'), await index.known(['0000000000000003'])];
}
