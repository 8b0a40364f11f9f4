import { describe, expect, it } from 'vitest';
import type { Memory } from '../../src/core/memory.ts';
import { findBrought } from '../../src/share/reanchor/brought.ts';
import type { Scene } from '../../src/share/reanchor/scene.ts';
import type { CommitHistory } from '../../src/share/store/history.ts';
import type { SweepState } from '../../src/share/store/history-diff.ts';
import { type Content, contentKey, type Reach, readFirsts } from '../../src/share/store/history-firsts.ts';
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
  const memories = ['a', 'b'].map(
    (id) =>
      ({
        id,
        at: '2026-01-01T00:00:00Z',
        anchor: `x${id}`,
        files: [{ path: id, blob: `b${id}` }],
      }) as never as Memory,
  );
  /** What the history was asked for, in each sweep, and which memories followed. */
  async function look(arrived: readonly string[], fresh: readonly string[]) {
    const asked: [string[], readonly string[]][] = [];
    const history = {
      seesAllBranches: async () => true,
      firsts: async (contents: readonly Content[], { known }: Reach) => {
        asked.push([contents.map(({ path }) => path), known]);
        const found = contents.filter(({ path }) => fresh.includes(path));
        return new Map(
          found.map((each) => [contentKey(each), { oid: 'n', committedAtS: 2e9, isMerge: false }]),
        );
      },
    } as never as CommitHistory;
    const before = { tips: ['then'] } as never as SweepState;
    const scene = { arrived: new Set(arrived), tips: ['now'], before, ports: { history } } as never as Scene;
    const { follows, waiting } = await findBrought(scene, memories);
    return { asked, to: follows.map(({ to }) => to), waiting };
  }

  it('is looked for in all that is here once, and later in what is new', async () => {
    expect((await look(['a'], [])).asked).toEqual([
      [['b'], ['then']],
      [['a'], []],
    ]);
    expect(await look([], ['b'])).toEqual({
      asked: [
        [['a', 'b'], ['then']],
        [['b'], []],
      ],
      to: ['n'],
      waiting: ['a'],
    });
  });
});
