import { describe, expect, it } from 'vitest';
import { isTerm, lettersLookRandom, looksRandom, readsAsWords } from '../../../filters/judge/entropy.ts';
import { draw } from './support.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const BASE62 = `${LETTERS}${LETTERS.toUpperCase()}0123456789`;
const drawn = (alphabet: string, length: number): readonly string[] =>
  Array.from({ length: 200 }, (_, index) => draw(`words${index}`, alphabet, length));
const share = (values: readonly string[], holds: (value: string) => boolean): number =>
  values.filter(holds).length / values.length;

const NAMES = [
  'fileIpnsPrivateKey',
  'Uint8Array',
  'ed25519Seed',
  'accessTokenProvider2',
  'TestIsShadowBranch/old_format',
  'authentication.example.io/v1alpha1',
  'checkpoint_id',
  'HTMLMediaElement',
];

describe('what is drawn at random', () => {
  it('does not read as words', () => {
    expect(share(drawn(BASE62, 24), readsAsWords)).toBeLessThan(0.02);
    expect(share(drawn(LETTERS, 16), readsAsWords)).toBeLessThan(0.02);
  });

  it('looks random', () => {
    expect(share(drawn(BASE62, 24), (it) => looksRandom(it, 20))).toBeGreaterThan(0.98);
    expect(share(drawn(LETTERS, 12), lettersLookRandom)).toBeGreaterThan(0.9);
  });
});

describe('a name', () => {
  it.each(NAMES)('%s reads as words, and does not look random', (name) => {
    expect(readsAsWords(name)).toBe(true);
    expect(looksRandom(name, 8)).toBe(false);
    expect(lettersLookRandom(name)).toBe(false);
  });

  it('may hold the name of a format', () => {
    expect(['utf-8', 'scram-sha-256', 'caching_sha2_password'].filter(isTerm)).toHaveLength(3);
    expect(['OAuth2ClientID', 'scram-sha-256-PLUS', 'apiv2'].filter(isTerm)).toHaveLength(3);
    expect(['hunter2', 'word', 'sha256-3f9a1c'].filter(isTerm)).toHaveLength(0);
  });

  it('is none where its letters are of either case as in no words', () => {
    expect(['QfLlEWoIGOwmmWv7', 'FolTlGoXeQOfFuV7', 'etYcvlTHeEuDlIv7'].filter(isTerm)).toEqual([]);
  });
});
