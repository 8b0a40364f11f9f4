import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Memory } from '../../src/core/memory.ts';
import { readFirsts } from '../../src/share/history-diff.ts';
import { findBrought } from '../../src/share/reanchor/evidence.ts';
import type { Scene } from '../../src/share/reanchor/scene.ts';
import { commit, commitOf, text, user } from '../helpers/reanchor.ts';
import { git, makeRepository, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
const place = (cwd: string) => ({ cwd, env: process.env });

describe('the first commit with some content', () => {
  it.each([1, 30])('is found, and not what took it up again (%i files)', async (count) => {
    const repository = makeRepository(folder());
    const names = Array.from({ length: count }, (_, number) => `a "${number}".txt`);
    const files = (word: string) => Object.fromEntries(names.map((name) => [name, text(`${word} ${name}`)]));
    const first = commit(repository, 'one', files('one'));
    const blobs = names.map((path) => ({
      path,
      blob: git(repository, ['rev-parse', `HEAD:${path}`]).trim(),
    }));
    const second = commit(repository, 'two', files('two'));
    user(repository, ['revert', '--no-edit', 'HEAD']);
    const tips = [commitOf(repository, 'HEAD')];
    const ask = (known: string[], signal?: AbortSignal) =>
      readFirsts(place(repository), blobs, { tips, known, signal });
    const oids = async (known: string[]) => [...(await ask(known)).values()].map(({ oid }) => oid);
    expect(await oids([])).toEqual(names.map(() => first));
    expect(await oids([second])).toEqual(names.map(() => tips[0]));
    expect((await ask([], AbortSignal.abort())).size).toBe(0);
    const stopped = new AbortController();
    const answer = ask([], stopped.signal);
    stopped.abort();
    expect((await answer).size).toBe(0);
  });
});

describe('a memory whose commit never came here', () => {
  it('is looked for in all that is here once, and later in what is new', async () => {
    const repository = makeRepository(folder());
    const then = commit(repository, 'one', { a: text('a') });
    const now = commit(repository, 'two', { b: text('b') });
    const memories = ['a', 'b'].map((id) => {
      const blob = git(repository, ['rev-parse', `HEAD:${id}`]).trim();
      return { id, at: '2001-01-01T00:00:00Z', anchor: `x${id}`, files: [{ path: id, blob }] };
    });
    const home = { place: { commonDir: join(repository, '.git') } };
    const look = async (...arrived: readonly string[]) => {
      const store = { git: place(repository), home };
      const scene = { store, arrived: new Set(arrived), tips: [now], before: { tips: [then] } };
      const { follows, waiting } = await findBrought(scene as never as Scene, memories as never as Memory[]);
      return { to: follows.map(({ to }) => to), waiting };
    };
    expect(await look('a')).toEqual({ to: [then, now], waiting: [] });
    expect(await look()).toEqual({ to: [now], waiting: ['a'] });
  });
});
