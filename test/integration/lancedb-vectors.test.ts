import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from '@lancedb/lancedb';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, ownPlace, sharedPlace } from '../../src/extras/vectors/database.ts';
import { SLACK_BYTES } from '../../src/extras/vectors/tidy.ts';
import type { VectorPlace } from '../../src/extras/vectors/vector-state.ts';
import { createLanceIndex } from '../../src/extras/vectors/vectors.ts';
import { createWordsIndex } from '../../src/recall/index/words-index.ts';
import type { VectorKeeper } from '../../src/recall/ports.ts';
import {
  arbitraryStep,
  COMMIT_A,
  COMMIT_B,
  eventLine,
  idOf,
  memoryLine,
  NOW_MS,
} from '../contracts/memory-index-history.ts';
import { hitIds } from '../contracts/memory-index-setup.ts';
import { ALONE, createHashEmbedder, type HashEmbedder } from '../helpers/hash-embedder.ts';
import { createMemoryNoteStore, type MemoryNoteStore } from '../helpers/memory-note-store.ts';

const PROJECT = resolve(import.meta.dirname, '../..');

let folder: string;
let notes: MemoryNoteStore;
let embedder: HashEmbedder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cs-memory-vectors-'));
  notes = createMemoryNoteStore();
  embedder = createHashEmbedder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Options = Partial<VectorPlace> & { readonly name?: string };

/** Vectors as a new process would open them, beside the words index as they are in use. */
function open({ name = 'index', ...more }: Options = {}): VectorKeeper {
  const directory = join(folder, name);
  const given = {
    ...{ ...ALONE, directory, notes, embedder, packagesFrom: [PROJECT] },
    ...{ clock: () => NOW_MS, ...more },
  };
  const memories = createWordsIndex({ directory: join(folder, `${name}-words`), notes: given.notes });
  return createLanceIndex({ memories, ...given });
}

const learn = (...lines: string[]) => notes.add([{ namespace: 'learnings', anchor: COMMIT_A, lines }]);
const nearest = async (vectors: VectorKeeper, query: string, limit = 5) => {
  const [vector = new Float32Array()] = await createHashEmbedder().embed([query], 'query');
  return vectors.nearest(vector, { limit, nowMs: NOW_MS });
};

describe('vectors', () => {
  test('find the memory that is nearest, with its cosine', async () => {
    await learn(
      memoryLine(1, 'the pool is drained'),
      memoryLine(2, 'run the linter'),
      memoryLine(3, 'flaky clock'),
    );
    const vectors = open();
    expect(await vectors.update()).toEqual({ embedded: 3, removed: 0, waiting: 0, isBusy: false });
    const [best, ...rest] = await nearest(open(), 'run the linter');
    expect(best?.memory).toMatchObject({ id: idOf(2), summary: 'run the linter' });
    expect(best?.score).toBeCloseTo(1, 5);
    expect(rest.every(({ score }) => score < 0.9 && score >= -1)).toBe(true);
  });

  test('are none before the first update', async () => {
    await learn(memoryLine(1, 'cache'));
    expect(await nearest(open(), 'cache')).toEqual([]);
  });

  test('a long memory is found by any of its parts', async () => {
    const filler = Array.from({ length: 79 }, (_, word) => `filler${word}`).join(' ');
    await learn(
      memoryLine(1, 'long', { body: `${filler} zebra crossing at the station` }),
      memoryLine(2, 'short'),
    );
    await open().update();
    const hits = await nearest(open(), 'zebra crossing station');
    expect(hitIds(hits)).toEqual([1, 2].map(idOf));
    expect(hits[0]?.score).toBeGreaterThan(0.4);
  });

  test('only live memories are given, as of the notes, whether or not an update has run', async () => {
    await learn(
      ...Array.from({ length: 30 }, (_, number) => memoryLine(number, `cache of the build ${number}`)),
      memoryLine(40, 'cache of the build', { expires: '2026-04-01T00:00:00.000Z' }),
    );
    const vectors = open();
    await vectors.update();
    await learn(...Array.from({ length: 29 }, (_, number) => eventLine(number, 'forgotten')));
    expect(hitIds(await nearest(vectors, 'cache of the build', 2)).sort()).toEqual([29, 40].map(idOf));
    const later = await vectors.nearest((await embedder.embed(['cache'], 'query'))[0] ?? new Float32Array(), {
      limit: 5,
      nowMs: Date.parse('2026-05-01T00:00:00.000Z'),
    });
    expect(hitIds(later)).toEqual([idOf(29)]);
  });

  test('similarities are the cosines of those that were asked for and have a vector', async () => {
    await learn(memoryLine(1, 'the pool'), memoryLine(2, 'the linter'), memoryLine(3, 'the clock'));
    await open().update();
    await learn(memoryLine(4, 'the pool again'));
    const [query = new Float32Array()] = await embedder.embed(['pool'], 'query');
    const found = await open().similarities(query, [1, 2, 4, 99].map(idOf));
    expect([...found.keys()].sort()).toEqual([1, 2].map(idOf));
    const near = await nearest(open(), 'pool', 3);
    expect(found.get(idOf(1))).toBeCloseTo(near.find(({ memory }) => memory.id === idOf(1))?.score ?? 9, 5);
  });
});

describe('an update', () => {
  test('embeds what is new, and nothing twice', async () => {
    await learn(memoryLine(1, 'one'), memoryLine(2, 'two'));
    await open().update();
    await notes.add([{ namespace: 'decisions', anchor: COMMIT_B, lines: [memoryLine(3, 'three')] }]);
    expect(await open().isCurrent()).toBe(false);
    expect(await open().update()).toMatchObject({ embedded: 1, waiting: 0 });
    expect(embedder.asked.sort()).toEqual(['one', 'three', 'two']);
    expect(await open().isCurrent()).toBe(true);
    expect(await open().update()).toMatchObject({ embedded: 0 });
    expect(embedder.asked).toHaveLength(3);
  });

  test('reads of the notes only what changed', async () => {
    await learn(memoryLine(1, 'one'));
    await open().update();
    const read = notes.calls.read;
    await learn(memoryLine(2, 'two'));
    const vectors = open({
      memories: {
        all: () => Promise.reject(new Error('all was asked')),
        known: async () => new Map(),
        find: async () => [],
      },
    });
    await vectors.update();
    expect(notes.calls.read).toBe(read);
  });

  test('takes forgotten memories out, and restored ones in again', async () => {
    await learn(memoryLine(1, 'one'), memoryLine(2, 'two'));
    await open().update();
    await learn(eventLine(1, 'forgotten', { at: '2026-02-27T00:00:00.000Z' }));
    expect(await open().update()).toMatchObject({ removed: 1, embedded: 0 });
    await learn(eventLine(1, 'restored', { at: '2026-02-28T00:00:00.000Z' }));
    expect(await open().update()).toMatchObject({ removed: 0, embedded: 1 });
    expect(await nearest(open(), 'one')).toHaveLength(2);
  });

  test('clears away what takes the disk and is of no memory, but not on a place that others write to', async () => {
    const clock = () => Date.now() + 3_600_000; // what was left behind is no longer new
    const uses = [{}, { place: sharedPlace(join(folder, 'shared'), 'key') }];
    for (const [index, more] of uses.entries()) {
      await learn(memoryLine(index, `lesson ${index}`));
      await open({ clock, ...more }).update();
      const [left = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.lance/data') && name.startsWith(index === 0 ? 'index' : 'shared'))
        .map((name) => join(folder, name, 'left-by-a-killed-writer.lance'));
      writeFileSync(left, '');
      truncateSync(left, 2 * SLACK_BYTES);
      expect(await open({ clock, ...more }).update()).toMatchObject({ embedded: 0 });
      expect(existsSync(left)).toBe(true);
      await learn(memoryLine(10 + index, `a later lesson ${index}`));
      expect(await open({ clock, ...more }).update()).toMatchObject({ embedded: 1, waiting: 0 });
      expect(existsSync(left)).toBe(index === 1);
      expect(await nearest(open(more), 'lesson', 10)).toHaveLength(2 + 2 * index);
    }
  });

  test('keeps to its bound, the newest first, and goes on from there', async () => {
    await learn(...Array.from({ length: 10 }, (_, number) => memoryLine(number, `lesson ${number}`)));
    expect(await open().update({ maxMemories: 4 })).toMatchObject({ embedded: 4, waiting: 6 });
    expect(embedder.asked).toEqual([9, 8, 7, 6].map((number) => `lesson ${number}`));
    expect(await open().isCurrent()).toBe(false);
    expect(await nearest(open(), 'lesson', 10)).toHaveLength(4);
    expect(await open().update()).toMatchObject({ embedded: 6, waiting: 0 });
    expect(new Set(embedder.asked).size).toBe(10);
  });

  test('that is aborted keeps what it has, and the next goes on', async () => {
    await learn(...Array.from({ length: 200 }, (_, number) => memoryLine(number, `lesson ${number}`)));
    const stop = new AbortController();
    const seen: number[] = [];
    const cut = await open().update({
      signal: stop.signal,
      onProgress: (done) => {
        seen.push(done);
        if (done > 0) stop.abort();
      },
    });
    expect(cut.embedded).toBeGreaterThan(0);
    expect(cut.embedded + cut.waiting).toBe(200);
    expect(cut.waiting).toBeGreaterThan(0);
    expect(await open().update()).toMatchObject({ embedded: cut.waiting, waiting: 0 });
    expect(embedder.asked).toHaveLength(200);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  test('whose embedder fails part of the way keeps what it has', async () => {
    await learn(...Array.from({ length: 100 }, (_, number) => memoryLine(number, `lesson ${number}`)));
    let calls = 0;
    const failing = createHashEmbedder('hash', () => (++calls > 1 ? new Error('out of memory') : undefined));
    await expect(open({ embedder: failing }).update()).rejects.toThrow('out of memory');
    expect(await open().update()).toMatchObject({ embedded: 36, waiting: 0 });
  });

  test('is one process at a time', async () => {
    await learn(memoryLine(1, 'one'));
    expect(await open({ lock: () => undefined }).update()).toMatchObject({ isBusy: true, embedded: 0 });
    const released: true[] = [];
    await open({ lock: () => () => void released.push(true) }).update();
    expect(released).toHaveLength(1);
  });

  test('another model gets vectors of its own, and those of the old one go', async () => {
    await learn(memoryLine(1, 'one'));
    await open().update();
    const other = createHashEmbedder('other');
    expect(await open({ embedder: other }).isCurrent()).toBe(false);
    expect(await nearest(open({ embedder: other }), 'one')).toEqual([]);
    expect(await open({ embedder: other }).update()).toMatchObject({ embedded: 1 });
    expect(readdirSync(join(folder, 'index')).filter((name) => name.startsWith('vectors-'))).toHaveLength(1);
  });
});

describe('damage', () => {
  const damage: readonly [string, (table: string) => void][] = [
    ['data that is cut short', (table) => overwriteIn(join(table, 'data'), 'short')],
    ['a manifest that is none', (table) => overwriteIn(join(table, '_versions'), 'junk')],
    ['no manifest', (table) => rmSync(join(table, '_versions'), { recursive: true })],
    ['no table', (table) => rmSync(table, { recursive: true })],
    [
      'a file in its place',
      (table) => {
        rmSync(table, { recursive: true });
        writeFileSync(table, 'not a folder');
      },
    ],
    ['a state that is no JSON', (table) => writeFileSync(join(table, '../vectors.json'), '{')],
  ];
  const overwriteIn = (directory: string, text: string): void => {
    for (const name of readdirSync(directory)) writeFileSync(join(directory, name), text);
  };

  test.each(damage)('%s: no error, and the next update mends it', async (_, harm) => {
    await learn(memoryLine(1, 'one'), memoryLine(2, 'two'));
    await open().update();
    const name = readdirSync(join(folder, 'index')).find((it) => it.startsWith('vectors-')) ?? '';
    harm(join(folder, 'index', name));
    expect((await nearest(open(), 'one')).length).toBeLessThanOrEqual(2);
    await open().update();
    await learn(memoryLine(3, 'three'));
    await open().update();
    expect(hitIds(await nearest(open(), 'two'))).toHaveLength(3);
  });
});

describe('a shared place', () => {
  const place = () => sharedPlace(join(folder, 'shared'), 'repo');
  /** With as many beginnings as a digest has, or nearly. */
  const idFor = (id: number) => `${(id % 251).toString(16).padStart(2, '0')}${idOf(id).slice(2)}`;

  test('spares one clone what another has embedded, and shows each only its own notes', async () => {
    await learn(memoryLine(1, 'one'), memoryLine(2, 'two'));
    await open({ name: 'a', place: place() }).update();
    const others = createMemoryNoteStore();
    await others.add([
      { namespace: 'learnings', anchor: COMMIT_A, lines: [memoryLine(2, 'two'), memoryLine(3, 'three')] },
    ]);
    const b = open({ name: 'b', place: place(), notes: others });
    expect(await b.update()).toMatchObject({ embedded: 1, removed: 0 });
    expect(embedder.asked).toEqual(['two', 'one', 'three']);
    expect(hitIds(await nearest(b, 'one')).sort()).toEqual([2, 3].map(idOf));
    expect(hitIds(await nearest(open({ name: 'a', place: place() }), 'three')).sort()).toEqual(
      [1, 2].map(idOf),
    );
  });

  test('is written by four clones at the same moment, and has what each of them knows', async () => {
    const clones = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (name, number) => {
        const own = createMemoryNoteStore();
        const ids = [0, 1, 2].map((n) => 10 * number + n + 1);
        const lines = ids.map((id) => memoryLine(id, `word${id} of clone ${name}`));
        await own.add([{ namespace: 'learnings', anchor: COMMIT_A, lines }]);
        return { ids, vectors: open({ name, place: place(), notes: own }) };
      }),
    );
    await Promise.all(clones.map(({ vectors }) => vectors.update()));
    for (const { vectors } of clones) await vectors.update(); // who makes the table last takes away what is in it
    for (const { ids, vectors } of clones)
      expect(hitIds(await nearest(vectors, 'clone')).sort()).toEqual(ids.map(idOf).sort());
  });

  test('that another clone made anew while rows were embedded gets them all the same', async () => {
    await learn(memoryLine(1, 'one'));
    await open({ name: 'a', place: place() }).update();
    await learn(memoryLine(2, 'two'));
    let isFirst = true;
    const embed: HashEmbedder['embed'] = async (...given) => {
      const database = await connect(place().uri);
      const [name = ''] = await database.tableNames();
      const schema = await (await database.openTable(name)).schema();
      if (isFirst) await database.createEmptyTable(name, schema, { mode: 'overwrite' });
      isFirst = false;
      return embedder.embed(...given);
    };
    const update = () => open({ name: 'a', place: place(), embedder: { ...embedder, embed } }).update();
    expect(await update()).toMatchObject({ embedded: 2, waiting: 0 });
    expect(await update()).toMatchObject({ embedded: 0, waiting: 0 });
    expect(await nearest(open({ name: 'a', place: place() }), 'one')).toHaveLength(2);
  });

  /** As LanceDB says it: the whole chain of causes, and what happened in the first of them. */
  const PREEMPTED =
    'lance error: Retryable commit conflict for version 4: This transaction was preempted by concurrent transaction Append. Caused by: try again';
  const preempted = (): Promise<never> => Promise.reject(new Error(PREEMPTED));

  test('that too many write to at once is told as such, and taken for damaged nowhere', async () => {
    for (const [it, what] of [
      [place(), 'the shared index'] as const,
      [ownPlace(folder), 'the index'] as const,
    ])
      await expect(createDatabase(it, []).run(preempted)).rejects.toMatchObject({
        code: 'INDEX_UNAVAILABLE',
        message: `${what} ${it.shown} is written to by too many at once`,
        cause: { message: 'try again' },
      });
  });

  test('that another is writing to is tried again, until the signal', async () => {
    await learn(memoryLine(1, 'one'));
    let failures = 1;
    const stopped = new AbortController();
    const database = createDatabase(place(), []);
    const refs = async () => {
      failures -= 1;
      return failures < 0 ? notes.refs() : database.run(preempted);
    };
    const own = { ...notes, refs };
    const update = (signal?: AbortSignal) =>
      open({ name: 'a', place: place(), notes: own }).update(signal ? { signal } : {});
    expect(await update()).toMatchObject({ embedded: 1, waiting: 0 });
    failures = Number.POSITIVE_INFINITY;
    setTimeout(() => stopped.abort(), 30);
    const before = Date.now();
    await expect(update(stopped.signal)).rejects.toMatchObject({ code: 'INDEX_UNAVAILABLE' });
    expect(Date.now() - before).toBeLessThan(2_000);
  });

  test('gets back what another clone took away while it was built anew and was killed', async () => {
    const ids = Array.from({ length: 1_500 }, (_, n) => n + 1);
    await learn(...ids.map((id) => memoryLine(id, `word${id}`, { id: idFor(id) })));
    const vectors = () => open({ name: 'a', place: place() });
    await vectors().update();
    const killed = open({ name: 'b', place: place(), notes: createMemoryNoteStore() });
    await killed.update({ isAnew: true });
    expect(await nearest(vectors(), 'word7')).toEqual([]);
    expect(await vectors().update()).toMatchObject({ embedded: 1_500 });
    expect(await nearest(vectors(), 'word7', 1)).toMatchObject([{ memory: { summary: 'word7' } }]);
  });

  test('gets back a single memory that is missing, by and by, with a bounded look at each update', async () => {
    const ids = Array.from({ length: 2_500 }, (_, n) => n + 1);
    await learn(...ids.map((id) => memoryLine(id, `word${id}`, { id: idFor(id) })));
    const vectors = () => open({ name: 'a', place: place() });
    await vectors().update();
    await open({ name: 'b', place: place() }).drop([idFor(250)]);
    const embedded: number[] = [];
    for (let update = 0; update < 3; update += 1) embedded.push((await vectors().update()).embedded);
    expect(embedded).toEqual([0, 0, 1]);
  });

  test('gets nothing of a private namespace', async () => {
    await learn(memoryLine(1, 'one'), memoryLine(2, 'secret plan', { ns: 'handoffs' }));
    const vectors = open({ place: place(), isPrivate: (namespace) => namespace === 'handoffs' });
    await vectors.update();
    expect(embedder.asked).toEqual(['one']);
    expect(await vectors.isCurrent()).toBe(true);
  });

  test('keeps two repositories apart', async () => {
    await learn(memoryLine(1, 'one'));
    await open({ name: 'a', place: place() }).update();
    const other = sharedPlace(join(folder, 'shared'), 'other');
    expect(await open({ name: 'b', place: other }).update()).toMatchObject({ embedded: 1 });
  });

  test('loses what was purged, for all', async () => {
    await learn(memoryLine(1, 'one'), memoryLine(2, 'two'));
    const vectors = open({ name: 'a', place: place() });
    await vectors.update();
    await vectors.drop([idOf(1)]);
    expect(hitIds(await nearest(open({ name: 'b', place: place() }), 'one'))).toEqual([idOf(2)]);
  });
});

describe('rebuilt and incremental', () => {
  const queries = ['cache', 'lock retry', 'src/a.ts pool'];
  const answers = async (vectors: VectorKeeper) => {
    const found = [];
    for (const query of queries) {
      const hits = await nearest(vectors, query, 6);
      found.push(hits.map(({ memory, score }) => [memory, score.toFixed(5)]));
    }
    return found;
  };

  test('give the same answers over any history of the notes', async () => {
    let run = 0;
    const property = fc.asyncProperty(fc.array(arbitraryStep, { maxLength: 10 }), async (steps) => {
      run += 1;
      notes = createMemoryNoteStore();
      const grown = open({ name: `grown-${run}` });
      const unused = createWordsIndex({ directory: join(folder, `unused-${run}`), notes });
      for (const step of steps) {
        await step(notes, { ...unused, save: async () => void (await grown.update()) });
      }
      await open({ name: `grown-${run}` }).update();
      const rebuilt = open({ name: `rebuilt-${run}` });
      await rebuilt.update();
      expect(await answers(open({ name: `grown-${run}` }))).toEqual(await answers(rebuilt));
    });
    await fc.assert(property, { numRuns: 25 });
  });
});

test('the state names no text of a memory', async () => {
  await learn(memoryLine(1, 'a very particular sentence'));
  await open().update();
  expect(readFileSync(join(folder, 'index/vectors.json'), 'utf8')).not.toContain('particular');
});
