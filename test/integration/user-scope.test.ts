import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { statusNow } from '../../src/app/wire/overview.ts';
import type { Wired } from '../../src/app/wire/services.ts';
import { userHome } from '../../src/git/locate.ts';
import { ensureUserStore } from '../../src/git/repository.ts';
import { loggedFailures } from '../helpers/hook.ts';
import { placeAt } from '../helpers/interchange.ts';
import { git, linesByGit, makeRepository, notesByGit, useFolders, wired } from '../helpers/repo.ts';
import { makeShared, placeIn, refsOf } from '../helpers/sync.ts';

const folder = useFolders();

/** A user with a store of their own, and repositories. */
function makeUser() {
  const home = folder();
  const env = { ...process.env, XDG_DATA_HOME: home, HOME: folder() };
  return {
    env,
    store: join(home, 'cs-memory', 'user.git'),
    in: (repository: string): Promise<Wired> => wired(repository, { env }),
    repository: () => makeRepository(folder()),
  };
}

const summaries = (found: readonly { readonly memory: { readonly summary: string } }[]): string[] =>
  found.map(({ memory }) => memory.summary);

describe("a memory of the user's own", () => {
  it('is kept beside no repository, and recalled in every one, told apart', async () => {
    const user = makeUser();
    const [one, other] = [user.repository(), user.repository()];
    const first = await user.in(one);
    await first.user.remember([{ summary: 'I want short commit messages' }]);
    await first.remember([{ summary: 'Commit messages name the issue here' }]);
    expect(linesByGit(user.store)).toMatchObject([{ summary: 'I want short commit messages' }]);
    expect(linesByGit(user.store)[0]).not.toHaveProperty('branch');
    expect(JSON.stringify(linesByGit(one))).not.toContain('short');
    const found = await (await user.in(other)).recall.ask({ text: 'commit messages' }, 5);
    expect(found).toMatchObject([{ scope: 'user', memory: { summary: 'I want short commit messages' } }]);
    const both = await first.recall.ask({ text: 'commit messages' }, 5);
    expect(new Map(both.map(({ scope, memory }) => [scope, memory.summary]))).toEqual(
      new Map([
        ['repository', 'Commit messages name the issue here'],
        ['user', 'I want short commit messages'],
      ]),
    );
    expect(await first.recall.byId(both[0]?.memory.id.slice(0, 8) ?? '')).toMatchObject({
      scope: both[0]?.scope,
    });
  });

  it('is found in a large repository by its words as if it were one of its own', async () => {
    const user = makeUser();
    const place = await user.in(user.repository());
    const others = Array.from({ length: 300 }, (_, number) => ({
      summary: `The package step ${number} of the build`,
      body: `prefers the cache ${number} to the network`,
    }));
    await place.remember(others);
    await place.user.remember([{ summary: 'Prefers pnpm as the package manager' }]);
    const [best] = await place.recall.ask({ text: 'which package manager is preferred: pnpm?' }, 3);
    expect(best).toMatchObject({ scope: 'user' });
  });

  it('is told at the start of a session where somebody stated it, and leaves the repository most of the room', async () => {
    const user = makeUser();
    const place = await user.in(user.repository());
    const many = (count: number, what: string) =>
      Array.from({ length: count }, (_, number) => ({ summary: `${what} ${number}` }));
    await place.user.remember([
      ...many(9, 'I like'),
      { summary: 'a tool failed somewhere', evidence: 'tool-observed' },
    ]);
    const alone = await place.recall.forSession(6, new Set());
    expect(alone.map(({ scope }) => scope)).toEqual(Array(6).fill('user'));
    await place.remember(many(20, 'We know'));
    const told = await place.recall.forSession(6, new Set());
    expect(told.map(({ scope }) => scope).sort()).toEqual([
      ...Array(4).fill('repository'),
      ...Array(2).fill('user'),
    ]);
    expect(summaries([...alone, ...told])).not.toContain('a tool failed somewhere');
    // and by its words all the same
    expect(summaries(await place.recall.ask({ text: 'a tool failed' }, 3))).toContain(
      'a tool failed somewhere',
    );
    const seen = new Set(told.map(({ memory }) => memory.id));
    for (const { memory } of await place.recall.forSession(6, seen)) expect(seen.has(memory.id)).toBe(false);
  });

  it('is forgotten, restored and erased from any repository', async () => {
    const user = makeUser();
    const place = await user.in(user.repository());
    const [entry] = await place.user.remember([{ summary: 'I like tabs' }]);
    const id = entry?.id ?? '';
    expect(await place.forget(id.slice(0, 6), 'forgotten')).toMatchObject({ changed: true });
    expect(await place.recall.ask({ text: 'tabs' }, 3)).toEqual([]);
    expect(await place.forget(id, 'forgotten')).toMatchObject({ changed: false });
    await place.forget(id, 'restored');
    expect(await place.recall.ask({ text: 'tabs' }, 3)).toHaveLength(1);
    const result = await place.purge(await place.findToPurge([id.slice(0, 6)]));
    expect(result).toMatchObject({ ids: [id], refs: ['user:refs/notes/cs/learnings'] });
    expect(JSON.stringify([...notesByGit(user.store)])).not.toContain('tabs');
    expect(await place.stores.all()).toEqual([]);
  });

  it('that the repository has too is told once, and forgotten in both', async () => {
    const user = makeUser();
    const place = await user.in(user.repository());
    const same = [{ summary: 'Tests need UTC' }];
    await place.user.remember(same);
    const [entry] = await place.remember(same);
    expect(await place.recall.ask({ text: 'UTC' }, 5)).toMatchObject([{ scope: 'repository' }]);
    expect(await place.stores.all()).toHaveLength(1);
    expect(await place.forget(entry?.id ?? '', 'forgotten')).toMatchObject({ changed: true });
    expect(await place.recall.ask({ text: 'UTC' }, 5)).toEqual([]);
    await place.purge(await place.findToPurge([entry?.id ?? '']));
    expect(await place.stores.all()).toEqual([]);
  });

  it('is never synced', async () => {
    const user = makeUser();
    const shared = makeShared(folder());
    const path = shared.clone('a');
    await (await user.in(path)).user.remember([{ summary: 'mine alone' }]);
    expect(refsOf(path, 'refs/notes')).toBe('');
    const place = await placeIn(path);
    await place.remember('ours');
    await place.share();
    expect(JSON.stringify([...notesByGit(shared.remote)])).toContain('ours');
    expect(JSON.stringify([...notesByGit(shared.remote)])).not.toContain('mine alone');
  });

  it('goes out and in with its scope', async () => {
    const user = makeUser();
    const place = await placeAt(user.repository(), user.env);
    await place.wired.user.remember([{ summary: 'I like tabs', at: '2026-01-01T00:00:00Z' }]);
    await place.wired.remember([{ summary: 'We use spaces' }]);
    const records = await place.records('user');
    expect(records).toMatchObject([{ scope: 'user', summary: 'I like tabs' }]);
    const other = makeUser();
    const there = await placeAt(other.repository(), other.env);
    await there.take([...records, ...(await place.records())]);
    expect(linesByGit(other.store)).toEqual(linesByGit(user.store));
    expect(linesByGit(there.path)).toMatchObject([{ summary: 'We use spaces' }]);
  });

  it('outside of any repository is what everything is', async () => {
    const user = makeUser();
    const place = await user.in(folder());
    await place.remember([{ summary: 'I like tabs' }]);
    expect(await place.recall.ask({ text: 'tabs' }, 3)).toMatchObject([{ scope: 'user' }]);
    expect(await place.stores.all()).toHaveLength(1);
    expect((await statusNow(place)).user).toEqual({ live: 0, all: 0 });
    expect((await statusNow(await user.in(user.repository()))).user).toEqual({ live: 1, all: 1 });
  });
});

describe('the store of the user', () => {
  it('is not made by who only looks', async () => {
    const user = makeUser();
    const place = await user.in(user.repository());
    await place.remember([{ summary: 'ours' }]);
    await place.recall.ask({ text: 'ours' }, 3);
    await place.recall.forSession(3, new Set());
    expect(existsSync(user.store)).toBe(false);
  });

  it('that cannot be read costs no answer, and is told of in the log', async () => {
    const user = makeUser();
    const place = await user.in(user.repository());
    await place.user.remember([{ summary: 'I like words' }]);
    await place.remember([{ summary: 'ours in words' }]);
    rmSync(join(user.store, 'cs-memory', 'index'), { recursive: true });
    writeFileSync(join(user.store, 'config'), '[broken');
    const fresh = await user.in(place.home.place.root ?? '');
    expect(summaries(await fresh.recall.ask({ text: 'words' }, 3))).toEqual(['ours in words']);
    expect(summaries(await fresh.recall.forSession(3, new Set()))).toEqual(['ours in words']);
    expect(loggedFailures(user.env.HOME)).toContain('user-store: GIT_FAILED');
  });

  it('is the same whatever formats the user wants for repositories', async () => {
    const homes = [folder(), folder()];
    const formats = { GIT_DEFAULT_HASH: 'sha256', GIT_DEFAULT_REF_FORMAT: 'reftable' };
    await ensureUserStore(userHome({ XDG_DATA_HOME: homes[0] ?? '' }).place, process.env);
    await ensureUserStore(userHome({ XDG_DATA_HOME: homes[1] ?? '' }).place, { ...process.env, ...formats });
    const [one, other] = homes.map((home) =>
      git(join(home, 'cs-memory', 'user.git'), ['rev-parse', 'HEAD']).trim(),
    );
    expect(one).toBe('044b098c9401a2feb096571474261f7c2af95e86');
    expect(other).toBe(one);
  });

  it('is the place of a session that works inside of it', async () => {
    const user = makeUser();
    await (await user.in(user.repository())).user.remember([{ summary: 'I like tabs' }]);
    const inside = await user.in(user.store);
    expect(inside.home.isUserStore).toBe(true);
    expect(await inside.recall.ask({ text: 'tabs' }, 3)).toMatchObject([{ scope: 'user' }]);
  });
});
