import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/app/config/config.ts';
import { type ReindexOptions, reindex } from '../../src/app/wire/services.ts';
import { sharedPlace } from '../../src/extras/vectors/database.ts';
import { createLanceIndex } from '../../src/extras/vectors/vectors.ts';
import { createWordsIndex } from '../../src/recall/index/words-index.ts';
import { COMMIT_A, eventLine, idOf, memoryLine, NOW_MS } from '../contracts/memory-index-history.ts';
import { ALONE, createHashEmbedder } from '../helpers/hash-embedder.ts';
import { createMemoryNoteStore } from '../helpers/memory-note-store.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const folder = temporaryFolder('cs-memory-reindex-');

function place() {
  const notes = createMemoryNoteStore();
  const embedder = createHashEmbedder();
  const open = () => {
    const index = createWordsIndex({ directory: join(folder(), 'index'), notes });
    const vectors = createLanceIndex({
      ...ALONE,
      directory: join(folder(), 'index/lancedb'),
      notes,
      embedder,
      memories: index,
      packagesFrom: [PROJECT],
      clock: () => NOW_MS,
    });
    return { index, vectors };
  };
  const stores = async () => [{ scope: 'repository' as const, ...open() }];
  return {
    ...{ notes, embedder, open },
    reindex: async (how?: ReindexOptions) => reindex(await stores(), () => NOW_MS, how),
  };
}

describe('reindex', () => {
  test('builds words and vectors, and tells what it did', async () => {
    const { notes, reindex } = place();
    const lines = [1, 2, 3].map((number) => memoryLine(number, `lesson ${number}`));
    await notes.add([
      { namespace: 'learnings', anchor: COMMIT_A, lines: [...lines, eventLine(3, 'forgotten')] },
    ]);
    const steps: (readonly [number, number])[] = [];
    const [report] = await reindex({ onProgress: (done, total) => steps.push([done, total]) });
    expect(report).toMatchObject({
      scope: 'repository',
      memories: 3,
      vectors: { embedded: 2, waiting: 0, isBusy: false },
    });
    expect(steps.at(-1)).toEqual([2, 2]);
    expect(readdirSync(join(folder(), 'index')).some((name) => name.startsWith('words-'))).toBe(true);
  });

  test('keeps the vectors that hold; --anew makes them again; --update only adds', async () => {
    const { notes, embedder, reindex } = place();
    await notes.add([{ namespace: 'learnings', anchor: COMMIT_A, lines: [memoryLine(1, 'one')] }]);
    await reindex();
    await reindex();
    expect(embedder.asked).toHaveLength(1);
    await reindex({ isAnew: true });
    expect(embedder.asked).toHaveLength(2);
    await notes.add([{ namespace: 'learnings', anchor: COMMIT_A, lines: [memoryLine(2, 'two')] }]);
    const [report] = await reindex({ isUpdate: true });
    expect(report).toMatchObject({ memories: 2, vectors: { embedded: 1 } });
    expect(embedder.asked).toEqual(['one', 'one', 'two']);
  });

  test('finds vectors that an update would not miss', async () => {
    const { notes, open, reindex } = place();
    await notes.add([
      { namespace: 'learnings', anchor: COMMIT_A, lines: [memoryLine(1, 'one'), memoryLine(2, 'two')] },
    ]);
    await reindex();
    const { connect } = await import('@lancedb/lancedb');
    const database = await connect(join(folder(), 'index/lancedb'));
    const [name = ''] = (await database.tableNames()).filter((it) => it.startsWith('vectors-'));
    await (await database.openTable(name)).delete(`id = '${idOf(1)}'`);
    expect(await open().vectors.update()).toMatchObject({ embedded: 0 });
    expect(await reindex()).toMatchObject([{ vectors: { embedded: 1 } }]);
  });
});

describe('a place that cannot be had', () => {
  test('a bucket that does not answer is told by name, without what it is reached with', async () => {
    const env = { AWS_ACCESS_KEY_ID: 'nobody', AWS_SECRET_ACCESS_KEY: 'none', AWS_REGION: 'eu-west-1' };
    const before = { ...process.env };
    Object.assign(process.env, env, { AWS_ENDPOINT: 'http://127.0.0.1:9', AWS_ALLOW_HTTP: 'true' });
    try {
      const { notes, embedder } = place();
      await notes.add([{ namespace: 'learnings', anchor: COMMIT_A, lines: [memoryLine(1, 'one')] }]);
      const vectors = createLanceIndex({
        ...ALONE,
        memories: createWordsIndex({ directory: join(folder(), 'index'), notes }),
        directory: join(folder(), 'index/lancedb'),
        notes,
        embedder,
        place: sharedPlace('s3://team-index/memories', 'c0ffee'),
        packagesFrom: [PROJECT],
      });
      const failure = await vectors.update().catch((error: unknown) => error);
      expect(failure).toMatchObject({
        code: 'INDEX_UNAVAILABLE',
        message: expect.stringContaining('s3://team-index/memories/c0ffee'),
        hint: expect.stringContaining('AWS_'),
      });
      expect((failure as Error).message).not.toContain('nobody');
      expect(embedder.asked).toEqual([]);
    } finally {
      for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    }
  });

  test('without LanceDB it is said what installs it', async () => {
    const { notes, embedder } = place();
    const vectors = createLanceIndex({
      ...ALONE,
      memories: createWordsIndex({ directory: join(folder(), 'index'), notes }),
      directory: join(folder(), 'index/lancedb'),
      notes,
      embedder,
      packagesFrom: [folder()],
    });
    await expect(vectors.update()).rejects.toMatchObject({
      code: 'INDEX_UNAVAILABLE',
      hint: expect.stringContaining('setup --semantic'),
    });
    expect(existsSync(join(folder(), 'index/lancedb'))).toBe(false);
  });
});

describe('the settings of the index', () => {
  const settingsIn = (file: string, content: object): void => {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  };

  test('are the user’s and the environment’s to say, never a repository’s', async () => {
    const env = { XDG_CONFIG_HOME: join(folder(), 'config'), HOME: folder() };
    const root = join(folder(), 'work');
    settingsIn(join(root, '.cs-memory.json'), { index: { uri: 's3://somebody-elses' } });
    expect((await loadConfig(env, { root })).index).toEqual({});
    settingsIn(join(folder(), 'config/cs-memory/config.json'), { index: { uri: 's3://mine', name: 'app' } });
    expect((await loadConfig(env, { root })).index).toEqual({
      uri: 's3://mine',
      name: 'app',
    });
    const over = { ...env, CS_INDEX_URI: 's3://other' };
    expect((await loadConfig(over, { root })).index).toMatchObject({ uri: 's3://other', name: 'app' });
  });
});
