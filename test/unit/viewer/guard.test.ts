import { describe, expect, it } from 'vitest';
import { type Asked, admit, CSRF_HEADER } from '../../../src/extras/viewer/server.ts';

const EXPECTED = { port: 4321, token: 'the-token', csrf: 'the-csrf' };
const HOST = { host: '127.0.0.1:4321' };
const POST = {
  ...HOST,
  origin: 'http://127.0.0.1:4321',
  'content-type': 'application/json',
  [CSRF_HEADER]: 'the-csrf',
};

const get = (url: string, headers: Asked['headers'] = HOST): Asked => ({ method: 'GET', url, headers });
const post = (headers: Asked['headers']): Asked => ({ method: 'POST', url: '/the-token/act', headers });

describe('a request is let in', () => {
  it.each<[string, Asked]>([
    ['with the token', get('/the-token/')],
    ['by the other name of this machine', get('/the-token/', { host: 'localhost:4321' })],
    ['from the page itself', get('/the-token/', { ...HOST, 'sec-fetch-site': 'same-origin' })],
    ['from the bar of a browser', get('/the-token/', { ...HOST, 'sec-fetch-site': 'none' })],
    ['that changes something, from the page', post(POST)],
  ])('%s', (_what, asked) => {
    expect(admit(asked, EXPECTED)).toHaveProperty('path');
  });

  it('and told where it goes, and with what words', () => {
    const admission = admit(get('/the-token/api/list?from=20&ns=a%20b'), EXPECTED);
    expect(admission).toMatchObject({ path: '/api/list' });
    if ('query' in admission)
      expect([...admission.query]).toEqual([
        ['from', '20'],
        ['ns', 'a b'],
      ]);
  });
});

describe('a request is refused', () => {
  const without = (name: string): Asked['headers'] =>
    Object.fromEntries(Object.entries(POST).filter(([header]) => header !== name));
  it.each<[string, Asked, number, string]>([
    ['without the token', get('/'), 403, 'token'],
    ['with another token', get('/the-tokem/'), 403, 'token'],
    ['with the beginning of it', get('/the-toke/'), 403, 'token'],
    ['with the token as a word', get('/?token=the-token'), 403, 'token'],
    ['by a name that leads here', get('/the-token/', { host: 'rebound.example:4321' }), 403, 'host'],
    ['by another port', get('/the-token/', { host: '127.0.0.1:80' }), 403, 'host'],
    ['without a host', get('/the-token/', {}), 403, 'host'],
    ['from another page', get('/the-token/', { ...HOST, origin: 'https://evil.example' }), 403, 'origin'],
    ['from a sandboxed frame', get('/the-token/', { ...HOST, origin: 'null' }), 403, 'origin'],
    ['of another site', get('/the-token/', { ...HOST, 'sec-fetch-site': 'cross-site' }), 403, 'site'],
    ['of another port here', get('/the-token/', { ...HOST, 'sec-fetch-site': 'same-site' }), 403, 'site'],
    ['that changes, from nowhere', post(without('origin')), 403, 'origin'],
    ['that changes, without the header of the page', post(without(CSRF_HEADER)), 403, 'csrf'],
    ['that changes, with another header', post({ ...POST, [CSRF_HEADER]: 'the-csrg' }), 403, 'csrf'],
    ['as a form sends it', post({ ...POST, 'content-type': 'text/plain' }), 415, 'type'],
    ['by another verb', { method: 'PUT', url: '/the-token/act', headers: POST }, 405, 'method'],
  ])('%s', (_what, asked, status, why) => {
    expect(admit(asked, EXPECTED)).toEqual({ status, why });
  });
});
