import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encodeLine } from '../../../src/core/note-line.ts';
import type { MemoryIndex } from '../../../src/core/ports.ts';
import { BASE_FILE, DELTA_FILE, INDEX_FILES, openIndexFiles } from '../../../src/recall/index/index-files.ts';
import { createWordsIndex, MIN_DELTA_MEMORIES } from '../../../src/recall/index/words-index.ts';
import { answers, learn, memoryLine, NOW_MS, open, usePlace } from './setup.ts';

const place = usePlace();

const seenIn = (number: number): string =>
  encodeLine({
    v: 1,
    id: number.toString(16).padStart(16, '0'),
    at: new Date(NOW_MS).toISOString(),
    type: 'seen',
    session: `s${number}`,
  });

describe('the files', () => {
  test('are private', async () => {
    await learn(place, 0, 5);
    await open(place).save();
    await learn(place, 5, 1);
    await open(place).save();
    expect(statSync(place.directory).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(place.directory))
      expect(statSync(join(place.directory, name)).mode & 0o777).toBe(0o600);
    expect(readdirSync(place.directory).sort()).toEqual([BASE_FILE, DELTA_FILE].sort());
  });

  test('are not written by a search, nor for an empty store', async () => {
    await open(place).save();
    await learn(place, 0, 3);
    await open(place).all();
    expect(existsSync(place.directory)).toBe(false);
  });

  test('a small change leaves the base file as it is', async () => {
    await learn(place, 0, 200);
    await open(place).save();
    const before = readFileSync(place.base);
    await learn(place, 200, MIN_DELTA_MEMORIES / 2);
    await open(place).save();
    expect(readFileSync(place.base).equals(before)).toBe(true);
    expect(await open(place).all()).toHaveLength(200 + MIN_DELTA_MEMORIES / 2);
    expect(place.notes.calls).toMatchObject({ read: 1, changed: 1 });
  });

  test('a large one does not, and takes the delta in', async () => {
    await learn(place, 0, 200);
    await open(place).save();
    await learn(place, 200, 10);
    await open(place).save();
    expect(existsSync(place.delta)).toBe(true);
    await learn(place, 300, MIN_DELTA_MEMORIES);
    await open(place).save();
    expect(existsSync(place.delta)).toBe(false);
    expect(await open(place).all()).toHaveLength(210 + MIN_DELTA_MEMORIES);
    expect(place.notes.calls.read).toBe(1);
  });

  test('more than a delta takes goes beside a large base, and both answer as a rebuild does', async () => {
    await learn(place, 0, 11_000);
    await open(place).save();
    await learn(place, 20_000, 1_050);
    await open(place).save();
    await learn(place, 30_000, 10);
    await place.notes.add([
      { namespace: 'learnings', anchor: 'e'.repeat(40), lines: [3, 20_004].map(seenIn) },
    ]);
    await open(place).save();
    expect(readdirSync(place.directory).sort()).toEqual([...INDEX_FILES].sort());
    expect(place.notes.calls).toMatchObject({ read: 1 });
    const some = async (index: MemoryIndex) => [
      await index.search('cache lesson 20004', { limit: 20, nowMs: NOW_MS }),
      await index.known(['0000000000000003', '0000000000004e24', '0000000000007530']),
      await index.find('0000000000004e2'),
      await index.counts('cache lesson'),
    ];
    const rebuilt = createWordsIndex({ directory: join(place.root, 'another'), notes: place.notes });
    expect(await some(open(place))).toEqual(await some(rebuilt));
  });

  test('answer as a rebuild does, however often they were merged', async () => {
    const seen = (number: number, session: string): string =>
      encodeLine({
        v: 1,
        id: number.toString(16).padStart(16, '0'),
        at: new Date(NOW_MS).toISOString(),
        type: 'seen',
        session,
      });
    const meet = (...numbers: number[]) =>
      place.notes.add([
        {
          namespace: 'learnings',
          anchor: 'e'.repeat(40),
          lines: numbers.map((number) => seen(number, `s${number}`)),
        },
      ]);
    // More than is read in one piece, and more hidden documents than the short lists have entries.
    await learn(place, 0, 1500);
    await open(place).save();
    await meet(3, 70, 150);
    await open(place).save();
    await learn(place, 2000, 200);
    await open(place).save();
    await meet(5, 80, 2010);
    const rebuilt = createWordsIndex({ directory: join(place.root, 'another'), notes: place.notes });
    const caughtUp = await answers(open(place));
    expect(place.notes.calls.read).toBe(1);
    expect(caughtUp).toEqual(await answers(rebuilt));
  });

  test('of a note that changed have anew what changed in it', async () => {
    const anchor = 'd'.repeat(40);
    const lessons = Array.from({ length: 150 }, (_, number) => memoryLine(number, `cache lesson ${number}`));
    await place.notes.add([{ namespace: 'learnings', anchor, lines: lessons }]);
    await open(place).save();
    await place.notes.add([
      { namespace: 'learnings', anchor, lines: [seenIn(7), memoryLine(500, 'cache lesson')] },
    ]);
    await open(place).save();
    const lines = [...lessons, seenIn(7)].filter((line) => line !== lessons[9]);
    place.notes.put('learnings', anchor, `${lines.join('\n')}\n`);
    await open(place).save();
    const [base, delta] = openIndexFiles(place.directory);
    expect([base?.hidden.length, delta?.segment.documents]).toEqual([2, 1]); // 7 and 9; 7, for 500 came and went
    const rebuilt = createWordsIndex({ directory: join(place.root, 'another'), notes: place.notes });
    expect(await answers(open(place))).toEqual(await answers(rebuilt));
    expect(await open(place).all()).toHaveLength(149);
  });

  test('hold nothing of a note that a purge took away, once saved', async () => {
    await learn(place, 0, 3);
    const line = memoryLine(99, 'unspeakable thing');
    await place.notes.add([{ namespace: 'learnings', anchor: 'f'.repeat(40), lines: [line] }]);
    await open(place).save();
    expect(readFileSync(place.base, 'utf8')).toContain('unspeakable');
    place.notes.put('learnings', 'f'.repeat(40), '');
    place.notes.forgetHistory();
    await open(place).save();
    expect(readdirSync(place.directory)).toEqual([BASE_FILE]);
    expect(readFileSync(place.base, 'utf8')).not.toContain('unspeakable');
  });

  test('a delta counts only with the base it was made for', async () => {
    await learn(place, 0, 5);
    await open(place).save();
    await learn(place, 5, 2);
    await open(place).save();
    const old = readFileSync(place.delta);
    rmSync(place.directory, { recursive: true });
    await learn(place, 7, 2);
    await open(place).save();
    writeFileSync(place.delta, old);
    expect(await open(place).all()).toHaveLength(9);
  });

  test('what a killed writer left behind is swept up, what another is writing is not', async () => {
    mkdirSync(place.directory);
    const [left, fresh] = [`${place.base}.1.abc.tmp`, `${place.base}.2.abc.tmp`];
    for (const path of [left, fresh]) writeFileSync(path, '');
    utimesSync(left, 1, 1);
    await learn(place, 0, 1);
    await open(place).save();
    expect(
      readdirSync(place.directory)
        .map((name) => join(place.directory, name))
        .sort(),
    ).toEqual([place.base, fresh].sort());
  });

  test('two writers at once do no harm', async () => {
    await learn(place, 0, 20);
    const indexes = [open(place), open(place), open(place)];
    await Promise.all(indexes.map((index) => index.save()));
    expect(readdirSync(place.directory)).toEqual([BASE_FILE]);
    expect(await open(place).all()).toHaveLength(20);
    expect(place.notes.calls.read).toBe(3);
  });

  test('where none can be written recall works, from the notes', async () => {
    writeFileSync(place.directory, 'a file where the place.directory should be');
    await learn(place, 0, 5);
    const index = open(place);
    await index.save();
    expect(await index.all()).toHaveLength(5);
    await learn(place, 5, 1);
    await index.save();
    expect(await index.search('lesson', { limit: 10, nowMs: NOW_MS })).toHaveLength(6);
    expect(place.notes.calls.read).toBe(1);
    expect(readFileSync(place.directory, 'utf8')).toBe('a file where the place.directory should be');
  });
});
