import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { wire } from '../../src/app/wire/services.ts';
import type { Act, Acted } from '../../src/extras/viewer/actions.ts';
import type { One, Overview } from '../../src/extras/viewer/api.ts';
import type { pageOf } from '../../src/extras/viewer/rows.ts';
import { CSRF_HEADER } from '../../src/extras/viewer/server.ts';
import type { Snapshot } from '../../src/extras/viewer/view.ts';
import { openView, writeView } from '../../src/extras/viewer/view.ts';
import { commitFiles, git, LOADERS, makeRepository, useFolders, wired } from '../helpers/repo.ts';

type Page = ReturnType<typeof pageOf>;

const folder = useFolders();
const ASSETS = { script: 'the("script")', style: 'the{style:1}' };
const SCRIPT = '</script><script>alert(1)</script><!--';

function place() {
  const env = { ...process.env, HOME: folder(), XDG_STATE_HOME: folder(), XDG_DATA_HOME: folder() };
  const cwd = makeRepository(folder());
  return { cwd, env, assets: ASSETS, open: () => wire({ cwd, env, loaders: LOADERS, asksOften: true }) };
}

async function remember(at: ReturnType<typeof place>, ...summaries: readonly string[]): Promise<string[]> {
  const { own } = await wired(at.cwd, { env: at.env });
  return (await own.remember(summaries.map((summary) => ({ summary })))).map(({ id }) => id);
}

async function view(at: ReturnType<typeof place>) {
  const served = await openView(at);
  onTestFinished(served.close);
  const ask = async <T>(path: string): Promise<T> => (await (await fetch(served.url + path)).json()) as T;
  const act = async (what: Act): Promise<Acted> => {
    const headers = {
      'Content-Type': 'application/json',
      Origin: new URL(served.url).origin,
      [CSRF_HEADER]: served.csrf,
    };
    const response = await fetch(`${served.url}act`, { method: 'POST', headers, body: JSON.stringify(what) });
    const said = (await response.json()) as Acted & { error?: string };
    if (!response.ok) throw new Error(`${response.status} ${said.error}`);
    return said;
  };
  return { ...served, ask, act };
}

/** The status of a request with exactly these headers. */
function status(url: string, method: string, headers: Record<string, string>): Promise<number> {
  return new Promise((done, fail) => {
    const sent = request(url, { method, headers }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    sent.on('error', fail);
    sent.end(method === 'POST' ? '{"verb":"forget","of":"0000"}' : undefined);
  });
}

describe('the server', () => {
  it('refuses what does not come from its page, and changes nothing then', async () => {
    const at = place();
    const [id = ''] = await remember(at, 'Deploys run on Tuesdays');
    const { url, ask, csrf } = await view(at);
    const { origin, host } = new URL(url);
    const good = { Host: host, Origin: origin, 'Content-Type': 'application/json', [CSRF_HEADER]: csrf };
    expect(await status(`${origin}/`, 'GET', {})).toBe(403);
    expect(await status(`${origin}/wrong/api/list`, 'GET', {})).toBe(403);
    expect(await status(url, 'GET', { Host: 'rebound.example' })).toBe(403);
    expect(await status(url, 'GET', { Origin: 'https://evil.example' })).toBe(403);
    for (const [name, value] of [
      ['Origin', 'https://evil.example'],
      ['Host', 'rebound.example'],
      [CSRF_HEADER, 'wrong'],
    ] as const)
      expect(await status(`${url}act`, 'POST', { ...good, [name]: value }), name).toBe(403);
    expect(await status(`${url}act?verb=forget&of=${id}`, 'GET', {})).toBe(404);
    expect((await ask<One>(`api/one?id=${id}`)).state).toBe('live');
  });

  it('listens on this machine alone, and gives its page a strict policy', async () => {
    const { url } = await view(place());
    expect(new URL(url).hostname).toBe('127.0.0.1');
    expect(new URL(url).pathname.length).toBeGreaterThan(40);
    const response = await fetch(url);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await response.text();
    expect(page).not.toMatch(/<script>|https?:\/\//);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    const answered = await fetch(`${url}api/overview`);
    expect(answered.headers.get('content-security-policy')).not.toContain('script-src');
  });

  it('does not tell what failed inside, and answers what is not there', async () => {
    const { url } = await view(place());
    expect((await fetch(`${url}api/one?id=feed`)).status).toBe(404);
    expect((await fetch(`${url}api/constructor`)).status).toBe(404);
    expect((await fetch(`${url}../../package.json`)).status).toBe(403);
  });

  it('ends, and answers nobody after that', async () => {
    const served = await openView(place());
    await served.close();
    await expect(fetch(served.url)).rejects.toThrow();
  });
});

describe('what the page asks', () => {
  it('comes in pages, the newest first', async () => {
    const at = place();
    await remember(at, ...Array.from({ length: 120 }, (_, n) => `The part ${n} needs its own key`));
    const { ask } = await view(at);
    const [first, second] = [
      await ask<Page>('api/list?from=0&limit=100'),
      await ask<Page>('api/list?from=100&limit=100'),
    ];
    expect([first.total, first.rows.length, second.rows.length]).toEqual([120, 100, 20]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(120);
    expect((await ask<Page>('api/list?limit=1000000')).rows.length).toBe(120);
    expect((await ask<Overview>('api/overview')).namespaces).toEqual([{ label: 'learnings', value: 120 }]);
  });

  it('is found as recall finds it', async () => {
    const at = place();
    await remember(
      at,
      'Times are stored in UTC',
      'The login page wants a cookie',
      'UTC it is, also in the login',
    );
    const { recall } = await wired(at.cwd, { env: at.env });
    const { ask } = await view(at);
    const { rows } = await ask<Page>('api/search?q=login%20UTC');
    expect(rows.map(({ id }) => id)).toEqual(
      (await recall.ask({ text: 'login UTC' }, 25)).map(({ memory }) => memory.id),
    );
    expect(rows.length).toBe(3);
  });

  it('has what another process wrote meanwhile', async () => {
    const at = place();
    await remember(at, 'Deploys run on Tuesdays');
    const { ask } = await view(at);
    expect((await ask<Page>('api/list')).total).toBe(1);
    await remember(at, 'The cache is per tenant');
    await expect.poll(async () => (await ask<Page>('api/list')).total).toBe(2);
  });

  it('shows what changed in a file since, with secrets taken out', async () => {
    const at = place();
    commitFiles(at.cwd, { 'a.ts': 'one\ntwo\n' });
    const { own } = await wired(at.cwd, { env: at.env });
    const [entry] = await own.remember([{ summary: 'Two it is', files: ['a.ts'] }]);
    const secret = ['ghp', 'A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8'].join('_');
    commitFiles(at.cwd, { 'a.ts': `one\nthree ${secret}\n` });
    const { ask } = await view(at);
    const { files } = await ask<{ files: { path: string; lines: string[] }[] }>(`api/diff?id=${entry?.id}`);
    expect(files[0]?.path).toBe('a.ts');
    expect(files[0]?.lines).toContain('-two');
    expect(files[0]?.lines.join('\n')).toContain('+three [REDACTED:');
    expect(JSON.stringify(files)).not.toContain(secret);
  });
});

describe('a click', () => {
  it('forgets, and is undone', async () => {
    const at = place();
    const [id = ''] = await remember(at, 'Deploys run on Tuesdays');
    const { ask, act } = await view(at);
    const { undo = '' } = await act({ verb: 'forget', of: id });
    expect((await ask<One>(`api/one?id=${id}`)).state).toBe('forgotten');
    expect((await ask<Page>('api/list')).total).toBe(0);
    await act({ verb: 'undo', of: undo });
    expect((await ask<One>(`api/one?id=${id}`)).state).toBe('live');
    await expect(act({ verb: 'undo', of: undo })).rejects.toThrow('404');
  });

  it('puts a memory into other words, and is undone', async () => {
    const at = place();
    const [id = ''] = await remember(at, 'Deploys run on Tuesdays at noon');
    const { ask, act } = await view(at);
    const { undo = '', id: other = '' } = await act({
      verb: 'edit',
      of: id,
      text: 'Deploys run on Tuesdays at one',
    });
    expect(await ask<One>(`api/one?id=${id}`)).toMatchObject({ state: 'superseded', supersededBy: other });
    expect(await ask<One>(`api/one?id=${other}`)).toMatchObject({ state: 'live', evidence: 'user-stated' });
    await act({ verb: 'undo', of: undo });
    expect((await ask<One>(`api/one?id=${id}`)).state).toBe('live');
    expect((await ask<One>(`api/one?id=${other}`)).state).toBe('forgotten');
  });

  it('keeps a memory for every project, and is undone', async () => {
    const at = place();
    const [id = ''] = await remember(at, 'I want short commit messages');
    const { act } = await view(at);
    const usersOwn = async (): Promise<number> => {
      const { user } = await wired(at.cwd, { env: at.env });
      return (await user.index.all()).filter(({ forgotten }) => !forgotten).length;
    };
    const { undo = '' } = await act({ verb: 'promote', of: id });
    expect(await usersOwn()).toBe(1);
    await act({ verb: 'undo', of: undo });
    expect(await usersOwn()).toBe(0);
  });

  it('trusts an author and a remote, and is undone', async () => {
    const at = place();
    git(at.cwd, ['remote', 'add', 'origin', makeRepository(folder())]);
    const { ask, act } = await view(at);
    const trusted = async () => (await ask<Snapshot['figures']>('api/figures')).trusted;
    const { undo = '' } = await act({ verb: 'trust', of: 'Grace <grace@example.org>' });
    await act({ verb: 'trust', of: 'remote origin' });
    expect(await trusted()).toMatchObject({
      authors: ['Grace <grace@example.org>'],
      remotes: [{ name: 'origin', trusted: true }],
    });
    await act({ verb: 'undo', of: undo });
    await act({ verb: 'distrust', of: 'remote origin' });
    expect(await trusted()).toMatchObject({ authors: [], remotes: [{ name: 'origin', trusted: false }] });
    await expect(act({ verb: 'trust', of: 'nobody' })).rejects.toThrow('400');
  });

  it('is refused where it is none of ours', async () => {
    const { act } = await view(place());
    await expect(act({ verb: 'purge' as Act['verb'], of: 'x' })).rejects.toThrow('400');
    await expect(act({ verb: 'forget', of: 'feed' })).rejects.toThrow('404');
    await expect(act({ verb: 'edit', of: 'feed', text: 'x'.repeat(100_000) })).rejects.toThrow('400');
  });
});

describe('--out', () => {
  const dataIn = (page: string): Snapshot =>
    JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)?.[1] ?? '');

  it('is one file with what may be sent: nothing of the user, nothing private', async () => {
    const at = place();
    await remember(at, `What a note holds: ${SCRIPT}`);
    const { own, user } = await wired(at.cwd, { env: at.env });
    await own.remember([{ namespace: 'handoffs', summary: 'Where I left off' }]);
    await user.remember([{ summary: 'My own habits' }]);
    const page = await writeView(at, 100);
    const data = dataIn(page);
    expect(data.memories.map(({ summary }) => summary)).toEqual([`What a note holds: ${SCRIPT}`]);
    expect(page).not.toMatch(/My own habits|Where I left off/);
    expect(page.match(/<\/script>/g)?.length).toBe(2);
    expect(page).toContain("default-src 'none'");
    expect(data.figures).toMatchObject({ cost: [], faults: [], trusted: { self: [], authors: [] } });
  });

  it('has at most so many', async () => {
    const at = place();
    await remember(at, 'Alpha needs a key', 'Beta wants a cookie', 'Gamma runs at noon');
    expect(dataIn(await writeView(at, 2)).memories.length).toBe(2);
  });
});
