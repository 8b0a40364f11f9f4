import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLanceIndex } from '../../src/adapters/index/lancedb/lance-index.ts';
import { sharedPlace } from '../../src/adapters/index/lancedb/place.ts';
import { SLACK_BYTES } from '../../src/adapters/index/lancedb/size-guard.ts';
import { createWordsIndex } from '../../src/adapters/index/words/words-index.ts';
import type { MemoryIndex } from '../../src/ports/recall.ts';
import type { NoteStore } from '../../src/ports.ts';
import {
  COMMIT_A,
  COMMIT_B,
  eventLine,
  idOf,
  memoryLine,
  NOW_MS,
} from '../contracts/memory-index-history.ts';
import { hitIds, idsOf } from '../contracts/memory-index-setup.ts';
import { createMemoryNoteStore, type MemoryNoteStore } from '../helpers/memory-note-store.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
let folder: string;
let notes: MemoryNoteStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cs-memory-text-'));
  notes = createMemoryNoteStore();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lance = (options: Partial<Parameters<typeof createLanceIndex>[0]> = {}) =>
  createLanceIndex({ directory: join(folder, 'index'), notes, packagesFrom: [PROJECT], ...options });
const words = (from: NoteStore = notes) =>
  createWordsIndex({ directory: join(folder, 'words'), notes: from });
const learn = (...lines: string[]) => notes.add([{ namespace: 'learnings', anchor: COMMIT_A, lines }]);
const search = (index: MemoryIndex, query: string) => index.search(query, { limit: 10, nowMs: NOW_MS });

const PARTS = ['cache', 'lock', 'pool', 'socket', 'worker', 'retry', 'timeout', 'clock', 'parser', 'queue'];
/** A made-up lesson, the same for the same number. */
function lesson(number: number): string {
  const part = (by: number) => PARTS[Math.floor(number / by) % PARTS.length] ?? '';
  return memoryLine(number, `the ${part(1)} of module${number % 37} waits for the ${part(10)}`, {
    body: `E${1000 + (number % 53)}: ${part(3)} ${part(7)} again, see src/module${number % 37}.ts`,
  });
}
const lessons = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => lesson(from + index));
const QUERIES = [
  'the cache of module5',
  'E1007 parser',
  'src/module12.ts',
  'socket worker retry timeout',
  'nothing',
];

/** What fits by words alone that every memory has is in no order worth comparing. */
const TELLING = 0.05;

async function sameAnswers(): Promise<void> {
  for (const query of QUERIES) {
    const scored = async (index: MemoryIndex) =>
      (await search(index, query))
        .filter(({ score }) => score > TELLING)
        .map(({ memory, score }) => [memory.id, score.toFixed(9)]);
    expect(await scored(lance()), query).toEqual(await scored(words()));
  }
}

describe('full text over more than can be read whole', () => {
  test('gives what the words index gives, score for score', async () => {
    await learn(...lessons(0, 1500));
    await lance().save();
    await sameAnswers();
  });

  test('after many small changes too', async () => {
    await learn(...lessons(0, 600));
    await lance().save();
    for (let round = 0; round < 6; round += 1) {
      await learn(
        ...lessons(600 + round * 5, 605 + round * 5),
        eventLine(round, 'forgotten'),
        eventLine(round + 50, 'seen', { session: `s${round}` }),
      );
      if (round % 2 === 0) await lance().save();
    }
    await sameAnswers();
  });
});

describe('damage', () => {
  test.each(['text-v1-notes1-memories', 'text-v1-notes1-terms', 'text-v1-notes1-state'])(
    'of %s costs time, never an answer',
    async (name) => {
      await learn(...lessons(0, 20));
      await lance().save();
      const data = join(folder, 'index', `${name}.lance`, 'data');
      for (const file of readdirSync(data)) writeFileSync(join(data, file), 'junk');
      const index = lance();
      expect(await search(index, 'cache')).toEqual(await search(words(), 'cache'));
      expect(await index.all()).toHaveLength(20);
      await index.save();
      notes.calls.read = 0;
      await search(lance(), 'cache');
      expect(notes.calls.read).toBe(0);
    },
  );

  test('a write that was cut off before its last step is not seen, and undone by the next', async () => {
    await learn(...lessons(0, 300));
    await lance().save();
    const { connect } = await import('@lancedb/lancedb');
    const database = await connect(join(folder, 'index'));
    await (await database.openTable('text-v1-notes1-memories')).delete('length(id) > 0');
    await (await database.openTable('text-v1-notes1-terms')).delete('length(term) > 2');
    await sameAnswers();
    await learn(...lessons(300, 310), eventLine(3, 'forgotten'));
    await lance().save();
    await sameAnswers();
    expect(await lance().all()).toHaveLength(310);
  });
});

describe('a writer', () => {
  test('clears away what takes the disk and is of no memory', async () => {
    await learn(...lessons(0, 250));
    const clock = () => Date.now() + 3_600_000; // what was left behind is no longer new
    await lance({ clock }).save();
    const left = join(folder, 'index/text-v1-notes1-memories.lance/data/left-by-a-killed-writer.lance');
    writeFileSync(left, '');
    truncateSync(left, 2 * SLACK_BYTES);
    await learn(...lessons(250, 251));
    await lance({ clock }).save();
    expect(existsSync(left)).toBe(false);
    await sameAnswers();
  });

  test('that finds another one at work leaves the tables alone', async () => {
    await learn(...lessons(0, 5));
    const index = lance({ lock: () => undefined });
    await index.save();
    expect(await search(index, 'module1')).not.toEqual([]);
    expect(readdirSync(join(folder, 'index')).filter((name) => name.startsWith('text-'))).toEqual([]);
  });

  test('does not disturb a reader that is in the midst of it', async () => {
    await learn(...lessons(0, 400));
    await lance().save();
    const reader = lance();
    const before = await search(reader, 'cache lock');
    const stale: NoteStore = { ...notes, refs: async () => refs };
    const refs = await notes.refs();
    const old = lance({ notes: stale });
    await search(old, 'cache lock');
    await learn(...lessons(400, 500));
    await lance().save();
    expect(await search(old, 'cache lock')).toEqual(before);
  });
});

describe('a shared place', () => {
  const place = () => sharedPlace(join(folder, 'shared'), 'repo');
  const isPrivate = (namespace: string) => namespace === 'handoffs';

  test('has nothing of private namespaces, and answers with them all the same', async () => {
    await learn(memoryLine(1, 'cache one'));
    await notes.add([
      {
        namespace: 'handoffs',
        anchor: COMMIT_B,
        lines: [memoryLine(2, 'cache of the handoff', { ns: 'handoffs' })],
      },
    ]);
    const own = lance({ place: place(), isPrivate });
    await own.save();
    expect(idsOf(await own.all())).toEqual([1, 2].map(idOf));
    expect(hitIds(await search(own, 'handoff'))).toContain(idOf(2));
    const other = createMemoryNoteStore();
    await other.add([{ namespace: 'learnings', anchor: COMMIT_A, lines: [memoryLine(1, 'cache one')] }]);
    const theirs = lance({ directory: join(folder, 'theirs'), place: place(), isPrivate, notes: other });
    expect(idsOf(await theirs.all())).toEqual([idOf(1)]);
    expect(other.calls.read).toBe(0);
  });
});
