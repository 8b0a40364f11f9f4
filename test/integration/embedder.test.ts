import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convertUseLite } from '../../scripts/use-lite/tokenizer.ts';
import { weightsFolder } from '../../scripts/use-lite/weights-folder.ts';
import { type EmbeddingModelSettings, embeddingModel } from '../../src/core/embedding-models.ts';
import { createTransformersEmbedder } from '../../src/extras/vectors/transformers.ts';
import type { Embedder } from '../../src/recall/ports.ts';
import { cosine } from '../contracts/embedder.ts';
import { bundleScript, runScript } from '../helpers/child.ts';
import { PROJECT, USE_LITE_CACHE, useLiteEmbedder, useLiteFolder } from '../helpers/use-lite.ts';

interface Reference {
  readonly text: string;
  readonly tokens: readonly number[];
  readonly vector: readonly number[];
}
const REFERENCES: readonly Reference[] = JSON.parse(
  readFileSync(join(PROJECT, 'test/fixtures/embedder/use-lite-vectors.json'), 'utf8'),
);

let temp = '';
beforeAll(() => {
  temp = mkdtempSync(join(tmpdir(), 'cs-memory-embedder-'));
});
afterAll(() => rmSync(temp, { recursive: true, force: true }));

/** An embedder of a model that is looked for in this one place. */
function embedderOf(settings: EmbeddingModelSettings, packages = [PROJECT]): Embedder {
  return createTransformersEmbedder(embeddingModel(settings), {
    packages,
    semantic: [join(temp, 'semantic')],
  });
}

const failure = (embedder: Embedder): Promise<{ code?: string; message: string; hint?: string }> =>
  embedder.embed(['a'], 'query').then(
    () => ({ message: 'no failure' }),
    (error) => error,
  );

describe('the converted model', () => {
  it.each([
    ['fp32', 0.99999],
    ['q8', 0.9994],
  ] as const)('gives the vectors of the original: %s', async (dtype, least) => {
    const embedder = useLiteEmbedder(dtype);
    const vectors = await embedder.embed(
      REFERENCES.map(({ text }) => text),
      'passage',
    );
    for (const [i, { vector, text }] of REFERENCES.entries())
      expect(cosine(vectors[i] ?? new Float32Array(), vector), text).toBeGreaterThan(least);
    await embedder.close();
  });

  it('tells what belongs together from what does not', async () => {
    const embedder = useLiteEmbedder();
    const [question] = await embedder.embed(['how do I avoid the crash when the list is missing?'], 'query');
    const [near, far] = await embedder.embed(
      [
        'Use optional chaining when the list may not be defined',
        'The weather in Paris is lovely this spring',
      ],
      'passage',
    );
    expect(question && near && far).toBeDefined();
    const to = (other: ArrayLike<number> = []): number => cosine(question ?? new Float32Array(), other);
    expect(to(near)).toBeGreaterThan(to(far) + 0.1);
    await embedder.close();
  });

  it('is cut at its window, and its chunks carry what stands behind it', async () => {
    const embedder = useLiteEmbedder();
    const filler = 'The nightly build copies all the files to the archive and then sends a mail. '.repeat(30);
    const fact = 'The database migration failed because the column already exists.';
    const text = filler + fact;
    const chunks = await embedder.chunks(text);
    expect(chunks.length).toBeGreaterThan(3);
    expect(chunks.at(-1)).toContain(fact);
    const [question] = await embedder.embed(['migration of the database fails, column exists'], 'query');
    const best = async (texts: readonly string[]): Promise<number> => {
      const vectors = await embedder.embed(texts, 'passage');
      return Math.max(...vectors.map((vector) => cosine(vector, question ?? [])));
    };
    expect(await best(chunks)).toBeGreaterThan((await best([text])) + 0.1);
    await embedder.close();
  });

  it('is loaded from a folder by its path, with the prefix of each role', async () => {
    const folder = { model: useLiteFolder(), dimension: 512, maxTokens: 128 };
    const plain = embedderOf(folder);
    const prefixed = embedderOf({ ...folder, queryPrefix: 'query: ', passagePrefix: 'passage: ' });
    const [query] = await prefixed.embed(['run the tests'], 'query');
    const [passage] = await prefixed.embed(['run the tests'], 'passage');
    const [same, other] = await plain.embed(['query: run the tests', 'passage: run the tests'], 'query');
    expect(cosine(query ?? new Float32Array(), same ?? [])).toBeGreaterThan(0.9999);
    expect(cosine(passage ?? new Float32Array(), other ?? [])).toBeGreaterThan(0.9999);
    expect(plain.id).not.toBe(prefixed.id);
    const pooled = embedderOf({ ...folder, pooling: 'none' });
    const [own] = await pooled.embed(['query: run the tests'], 'query');
    expect(cosine(own ?? new Float32Array(), same ?? [])).toBeGreaterThan(0.9999);
    for (const embedder of [plain, prefixed, pooled]) await embedder.close();
  });
});

describe('the conversion', () => {
  it('is made once, whole, by whoever comes first, and leaves nothing else behind', async () => {
    const script = await bundleScript(
      temp,
      `import { convertUseLite } from './scripts/use-lite/tokenizer.ts';
       const [weights, parent] = process.argv.slice(2);
       process.stdout.write(convertUseLite(weights, parent));`,
    );
    const parent = join(temp, 'models');
    const folders = await Promise.all([1, 2].map(() => runScript(script, weightsFolder(), parent)));
    expect(new Set(folders).size).toBe(1);
    expect(readdirSync(parent)).toHaveLength(1);
    for (const name of ['onnx/model.onnx', 'onnx/model_quantized.onnx', 'tokenizer.json', 'config.json']) {
      const made = readFileSync(join(folders[0] ?? '', name));
      expect(made.equals(readFileSync(join(useLiteFolder(), name))), name).toBe(true);
    }
  });

  it('refuses weights that are not the known ones, and leaves nothing behind', () => {
    const weights = join(temp, 'weights');
    cpSync(weightsFolder(), weights, { recursive: true });
    const vocabulary = join(weights, 'vocab.json');
    writeFileSync(vocabulary, readFileSync(vocabulary, 'utf8').replace('▁the', '▁thé'));
    const parent = join(temp, 'refused');
    expect(() => convertUseLite(weights, parent)).toThrowError(
      expect.objectContaining({ code: 'EMBEDDER_UNAVAILABLE' }),
    );
    expect(readdirSync(parent)).toEqual([]);
  });
});

describe('what is missing is said', () => {
  it('the package', async () => {
    const { code, hint } = await failure(embedderOf({}, [temp]));
    expect(code).toBe('EMBEDDER_UNAVAILABLE');
    expect(hint).toContain('cs-memory setup --semantic');
  });

  it('a package that does not load', async () => {
    const broken = join(temp, 'broken/node_modules/@huggingface/transformers');
    mkdirSync(broken, { recursive: true });
    writeFileSync(join(broken, 'index.js'), 'throw new Error("no native part for this machine")');
    const { code, message } = await failure(embedderOf({}, [join(temp, 'broken')]));
    expect(code).toBe('EMBEDDER_UNAVAILABLE');
    expect(message).toContain('cannot be loaded');
  });

  it('a model of the hub, without asking the hub', async () => {
    const asked: string[] = [];
    const fetched = globalThis.fetch;
    globalThis.fetch = async (url) => {
      asked.push(String(url));
      throw new Error('no network here');
    };
    const { code, hint } = await failure(embedderOf({}));
    globalThis.fetch = fetched;
    expect(code).toBe('EMBEDDER_UNAVAILABLE');
    expect(hint).toContain('cs-memory setup --semantic');
    expect(asked).toEqual([]);
    expect(existsSync(join(temp, 'semantic'))).toBe(false);
  });

  it('a folder, a precision that the folder does not have, and the model of npm', async () => {
    const folder = { dimension: 512, maxTokens: 128 };
    for (const settings of [
      { ...folder, model: join(temp, 'nowhere') },
      { ...folder, model: join(USE_LITE_CACHE, '..', 'models', 'nowhere') },
      { ...folder, model: useLiteFolder(), dtype: 'fp16' as const },
      { model: 'use-lite-en' },
    ])
      expect((await failure(embedderOf(settings))).code, settings.model).toBe('EMBEDDER_UNAVAILABLE');
  });

  it('a dimension that is not the model’s, with the right one', async () => {
    const { code, hint } = await failure(
      embedderOf({ model: useLiteFolder(), dimension: 384, maxTokens: 128 }),
    );
    expect(code).toBe('EMBEDDER_UNAVAILABLE');
    expect(hint).toContain('512');
  });

  it('and it works as soon as it is there', async () => {
    const folder = join(temp, 'later');
    const embedder = embedderOf({ model: folder, dimension: 512, maxTokens: 128 });
    expect((await failure(embedder)).code).toBe('EMBEDDER_UNAVAILABLE');
    cpSync(useLiteFolder(), folder, { recursive: true });
    expect(await embedder.embed(['a'], 'query')).toHaveLength(1);
    await embedder.close();
  });
});
