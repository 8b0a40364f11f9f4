import { describe, expect, it } from 'vitest';
import { DEFAULT_MODEL, embeddingModel, KNOWN_MODELS } from '../../src/core/embedding-models.ts';
import { embedderId } from '../../src/extras/vectors/transformers.ts';

describe('the model that the settings mean', () => {
  it('is the default one, as the table has it', () => {
    const { dimension, pooling, model } = embeddingModel({});
    expect({ dimension, pooling, model }).toEqual({ dimension: 384, pooling: 'cls', model: DEFAULT_MODEL });
  });

  it('is the known one with what the settings say otherwise, whatever is undefined', () => {
    const found = embeddingModel({ model: 'Xenova/e5-small-v2', dtype: 'fp32', pooling: undefined });
    expect(found).toMatchObject({
      dtype: 'fp32',
      pooling: 'mean',
      queryPrefix: 'query: ',
      passagePrefix: 'passage: ',
    });
  });

  it('needs dimension and window where it is unknown', () => {
    expect(() => embeddingModel({ model: 'acme/embed', dimension: 256 })).toThrowError(
      expect.objectContaining({ code: 'CONFIG_INVALID' }),
    );
    expect(embeddingModel({ model: 'acme/embed', dimension: 256, maxTokens: 512 })).toMatchObject({
      pooling: 'mean',
      revision: 'main',
      queryPrefix: '',
    });
  });

  it('has another id as soon as its vectors would be others', () => {
    const base = embeddingModel({});
    const others = [
      ...KNOWN_MODELS,
      { ...base, dtype: 'fp32' as const },
      { ...base, pooling: 'mean' as const },
      { ...base, revision: 'abc' },
      { ...base, queryPrefix: '' },
      { ...base, passagePrefix: 'passage: ' },
      { ...base, maxTokens: 256 },
    ];
    expect(new Set(others.map(embedderId)).size).toBe(others.length);
    expect(embedderId({ ...base, model: '/one/place/my-model' })).toBe(
      embedderId({ ...base, model: '/other/my-model' }),
    );
  });
});
