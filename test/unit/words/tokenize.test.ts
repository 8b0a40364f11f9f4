import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_TOKEN_LENGTH, tokenize } from '../../../src/recall/index/terms.ts';
import '../../../src/recall/index/stemmers.ts';
import { anyString } from '../../helpers/any-string.ts';

describe('names are there whole and in parts', () => {
  test.each([
    ['readFileSync', ['readfilesync', 'read', 'file', 'sync']],
    ['HTTPServerError', ['httpservererror', 'http', 'server', 'error']],
    ['max_retry_count', ['max_retry_count', 'max', 'retri', 'count']],
    ['git-notes', ['git-notes', 'git', 'note']],
    ['process.env.HOME', ['process.env.home', 'env', 'home']],
    ['src/net/httpRetry.ts', ['src/net/httpretry.ts', 'httpretry.ts', 'httpretry', 'src', 'net', 'http']],
    ['ERR_MODULE_NOT_FOUND', ['err_module_not_found', 'modul', 'find']],
    ['TS2345', ['ts2345', 'ts', '2345']],
    ['E0308', ['e0308', '0308']],
    ['ENOENT', ['enoent']],
    ['ECONNREFUSED', ['econnrefused']],
    ['HTTP 404', ['http', '404']],
    ['node v20.11.0', ['v20.11.0', '20', '11']],
    ['--no-verify', ['--no-verify', 'no-verify', 'verifi']],
    ['rm -rf', ['-rf', 'rf']],
    ['C:\\Users\\ann\\app.ts', ['users/ann/app.ts', 'app.ts', 'ann']],
    ['C:\\\\Users\\\\ann', ['users/ann']],
    ['@scope/some-package', ['scope/some-package', 'some-package', 'packag']],
    ['9f86d081884c7d65', ['9f86d081884c7d65']],
  ])('%s', (text, expected) => {
    expect(tokenize(text)).toEqual(expect.arrayContaining(expected));
  });

  test('a hash is not taken apart', () => {
    expect(tokenize('9f86d081884c7d65')).toEqual(['9f86d081884c7d65']);
  });

  test('a dash between words makes no flag', () => {
    expect(tokenize('read-only')).not.toContain('-only');
    expect(tokenize('before--after')).not.toContain('--after');
  });

  test('a path of any depth is found by its file', () => {
    const path = `${'very/long/folder/'.repeat(20)}main.test.ts`;
    expect(tokenize(path)).toContain('main.test.ts');
    expect(tokenize(path).every((token) => token.length <= MAX_TOKEN_LENGTH)).toBe(true);
  });
});

describe('prose', () => {
  test.each([
    ['caches cached caching', ['cach', 'cach', 'cach']],
    ['The tests are failing in the build', ['test', 'fail', 'build']],
    ["It doesn't use the user's token", ['us', 'user', 'token']],
    ['It doesn\u2019t matter', ['matter']],
    ['WARNING: Do NOT use', ['warning', 'warn', 'us']],
    ['the URLs and IDs', ['url', 'id']],
  ])('%s', (text, expected) => {
    expect(tokenize(text)).toEqual(expected);
  });

  test('has only its words when nothing but grammar is left', () => {
    expect(tokenize('what is it and why was this')).toEqual([]);
    expect(tokenize('')).toEqual([]);
    expect(tokenize('!?… -- ---')).toEqual([]);
  });
});

describe('other scripts', () => {
  test.each([
    ['déjà café', 'deja cafe'],
    ['ｆｕｌｌ ｗｉｄｔｈ', 'full width'],
    ['cafe\u0301', 'café'],
    ['İstanbul', 'istanbul'],
  ])('%s is %s', (written, plain) => {
    expect(tokenize(written)).toEqual(tokenize(plain));
  });

  test.each([
    ['接続エラー', ['接続', '続エ', 'エラ', 'ラー']],
    ['データベース', ['デー', 'ータ', 'タベ', 'ベー', 'ース']],
    ['한국어', ['한국', '국어']],
    ['字', ['字']],
    ['npmが失敗', ['npm', 'が失', '失敗']],
    ['Ошибка СЕРВЕРА', ['ошибк', 'ошибка', 'сервер', 'сервера']], // and their stems
  ])('%s', (text, expected) => {
    expect([...tokenize(text)].sort()).toEqual([...expected].sort());
  });
});

describe('for every text', () => {
  const anyText = fc.oneof(anyString({ maxLength: 300 }), fc.string({ maxLength: 300 }));

  test('tokens are lower case, never empty, never too long, and without blanks', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const token of tokenize(text)) {
          expect(token).toBe(token.toLowerCase());
          expect(token).toMatch(/^\S+$/u);
          expect(token.length).toBeLessThanOrEqual(MAX_TOKEN_LENGTH);
        }
      }),
    );
  });

  test('an error code keeps its spelling', () => {
    const code = fc.stringMatching(/^[A-Z]{2,8}(_[A-Z]{2,8}){0,4}$/).filter((text) => text.length > 5);
    fc.assert(
      fc.property(code, (text) => {
        expect(tokenize(`failed: ${text}.`)).toContain(text.toLowerCase());
      }),
    );
  });

  test('case does not keep a plain word from being found', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,12}$/), (word) => {
        const lower = new Set(tokenize(word));
        for (const spelling of [word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]) {
          expect(tokenize(spelling).filter((token) => lower.has(token)).length).toBe(lower.size);
        }
      }),
    );
  });

  test('a run without a break costs no more than its length', () => {
    const run = 'aB3'.repeat(100_000);
    expect(tokenize(run).every((token) => token.length <= MAX_TOKEN_LENGTH)).toBe(true);
  });
});
