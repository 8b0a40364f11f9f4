import { describe, expect, it } from 'vitest';
import { filesOf, graphOf, pageOf, type Row, spansOf } from '../../../src/extras/viewer/rows.ts';
import { type Asked, admit, CSRF_HEADER } from '../../../src/extras/viewer/server.ts';

const row = (n: number, more: Partial<Row> = {}): Row => ({
  id: String(n),
  ns: n % 2 === 0 ? 'learnings' : 'decisions',
  kind: 'note',
  summary: `memory ${n}`,
  at: new Date(Date.UTC(2026, 0, 1 + n)).toISOString(),
  seen: '2026-03-01T00:00:00.000Z',
  state: 'live',
  scope: 'repository',
  trust: 'self',
  author: '',
  evidence: 'user-stated',
  files: [`src/${n % 3}.ts`],
  ...more,
});
const rows = Array.from({ length: 250 }, (_, n) => row(n));
const ids = (found: readonly Row[]): readonly string[] => found.map(({ id }) => id);

describe('a page of a list', () => {
  it('is what fits, from a place on, and says how many there are', () => {
    const page = pageOf(rows, { ns: 'decisions' }, 100, 100);
    expect([page.total, page.from, page.rows.length]).toEqual([125, 100, 25]);
    expect(page.rows[0]?.id).toBe('201');
  });

  it('has the live ones, unless others are asked for', () => {
    const all = [row(1), row(2, { state: 'forgotten' }), row(3, { state: 'expired' })];
    expect(ids(pageOf(all, {}, 0, 10).rows)).toEqual(['1']);
    expect(ids(pageOf(all, { state: 'forgotten' }, 0, 10).rows)).toEqual(['2']);
    expect(ids(pageOf(all, { state: 'all' }, 0, 10).rows)).toEqual(['1', '2', '3']);
  });

  it('is of a file, and of a time', () => {
    const found = pageOf(rows, { file: 'src/1.ts', since: '2026-01-04', until: '2026-01-09' }, 0, 10);
    expect(ids(found.rows)).toEqual(['4', '7']);
  });
});

describe('the timeline', () => {
  it('counts each live memory once, in few spans that follow one another', () => {
    const spans = spansOf([...rows, row(3, { state: 'forgotten' })]);
    expect(spans.length).toBeLessThanOrEqual(60);
    expect(spans.reduce((sum, { value }) => sum + value, 0)).toBe(250);
    for (const [at, { until }] of spans.slice(0, -1).entries()) expect(spans[at + 1]?.since).toBe(until);
  });

  it('asks for what it counts', () => {
    for (const { since, until, value } of spansOf(rows))
      expect(pageOf(rows, { since, until }, 0, 1).total).toBe(value);
  });

  it('is empty where there is nothing', () => {
    expect(spansOf([])).toEqual([]);
  });
});

describe('the graph', () => {
  it('has the files that most speak of first, and lines between what it has', () => {
    const { files, memories, links } = graphOf(rows, {});
    expect(files).toEqual(filesOf(rows));
    expect(memories.length).toBeLessThanOrEqual(36);
    for (const [file, memory] of links) expect(memories[memory]?.files).toContain(files[file]?.path);
    expect(new Set(links.map(([file]) => file)).size).toBe(3);
  });

  it('goes around one file: its memories, and their other files', () => {
    const all = [row(1, { files: ['a', 'b'] }), row(2, { files: ['b', 'c'] }), row(3, { files: ['d'] })];
    const { files, memories } = graphOf(all, { file: 'b' });
    expect(files.map(({ path }) => path)).toEqual(['b', 'a', 'c']);
    expect(ids(memories)).toEqual(['1', '2']);
  });

  it('looks for a part of a path, in any case', () => {
    expect(graphOf([row(1, { files: ['Src/Cart.ts'] }), row(2)], { word: 'cart' }).files).toEqual([
      { path: 'Src/Cart.ts', count: 1 },
    ]);
  });
});

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
