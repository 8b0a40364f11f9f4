import { describe, expect, test } from 'vitest';
import { maskUri } from '../../src/core/text.ts';
import { sharedPlace } from '../../src/extras/vectors/database.ts';

const KEY = 'c0ffee';
const error = (uri: string, key = KEY): Error & { code?: string; hint?: string } => {
  try {
    sharedPlace(uri, key);
  } catch (thrown) {
    return thrown as Error;
  }
  throw new Error(`expected ${uri} to be refused`);
};

describe('index.uri', () => {
  test.each([
    ['s3://team-index', 's3://team-index/c0ffee'],
    ['s3://team-index/', 's3://team-index/c0ffee'],
    ['s3://team-index/memories/eu', 's3://team-index/memories/eu/c0ffee'],
    ['s3://team-index/memories//eu/', 's3://team-index/memories/eu/c0ffee'],
    ['S3://Team-Index/A', 's3://Team-Index/A/c0ffee'],
    ['file:///srv/index', '/srv/index/c0ffee'],
    ['file:///srv/with%20space/', '/srv/with space/c0ffee'],
    ['/srv/index', '/srv/index/c0ffee'],
    ['/srv/index/', '/srv/index/c0ffee'],
  ])('%s: each repository has a path of its own', (uri, expected) => {
    expect(sharedPlace(uri, KEY)).toMatchObject({ uri: expected, isShared: true });
  });

  test('two repositories never meet', () => {
    expect(sharedPlace('s3://team-index/x', 'aaaa').uri).not.toBe(
      sharedPlace('s3://team-index/x', 'bbbb').uri,
    );
  });

  test('a bucket that does not answer is given up soon', () => {
    const { storageOptions } = sharedPlace('s3://team-index', KEY);
    expect(storageOptions).toMatchObject({ client_max_retries: '1', connect_timeout: '3s' });
  });

  test.each([
    'http://example.com/index',
    'gs://bucket/path',
    'az://container',
    'db://cloud',
    'relative/path',
    '',
    's3:bucket',
    's3://',
    's3:///path',
    's3://a',
    's3://bucket/../other',
    's3://bucket/./x',
    'file://host/share',
  ])('%s is refused, and it is said what is expected', (uri) => {
    const refused = error(uri);
    expect(refused.code).toBe('CONFIG_INVALID');
    expect(refused.hint).toContain('s3://bucket/path');
  });

  test.each([
    's3://AKIDEXAMPLE:not-a-secret@bucket/path',
    's3://bucket/path?access_key=not-a-secret',
    's3://bucket/path#not-a-secret',
    'ftp://user:not-a-secret@host/path',
  ])('%s: credentials have no place in it, and are not shown', (uri) => {
    const refused = error(uri);
    expect(refused.code).toBe('CONFIG_INVALID');
    expect(`${refused.message} ${refused.hint}`).not.toContain('not-a-secret');
    expect(refused.message).not.toContain('AKIDEXAMPLE');
  });

  test.each(['', '..', 'a/b', '.hidden', 'a b', 'x'.repeat(101)])(
    'a repository cannot be called %j there',
    (name) => {
      expect(error('s3://team-index', name).code).toBe('CONFIG_INVALID');
    },
  );
});

test('a masked URI keeps scheme, host and path', () => {
  expect(maskUri('s3://key:secret@bucket/a/b?token=x#y')).toBe('s3://bucket/a/b');
  expect(maskUri('s3://bucket/a')).toBe('s3://bucket/a');
});
