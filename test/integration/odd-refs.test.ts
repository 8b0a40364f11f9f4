import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problemError } from '../../src/app/cli/commands/sync-text.ts';
import { moveRefs } from '../../src/git/write.ts';
import { commitFiles, doctorOf, git, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { makeShared, placeIn } from '../helpers/sync.ts';

const folder = useFolders();

/** Something that is no notes commit at a ref of ours, as anybody may push it who may push at all. */
function plant(repository: string, what: 'blob' | 'tree' | 'tag' | 'commit', namespace: string): void {
  writeFileSync(join(repository, 'odd.txt'), 'odd\n');
  const blob = git(repository, ['hash-object', '-w', 'odd.txt']).trim();
  if (what === 'tag') git(repository, ['tag', '-a', '-m', 'odd', 'odd', blob]);
  const oid = { blob, tree: 'HEAD^{tree}', tag: 'refs/tags/odd', commit: 'HEAD' }[what];
  git(repository, ['update-ref', `refs/notes/cs/${namespace}`, git(repository, ['rev-parse', oid]).trim()]);
}

describe.each(['blob', 'tree', 'tag'] as const)('a %s where notes should be', (what) => {
  it('is in nobody’s way, and doctor tells of it', async () => {
    const repository = makeRepository(folder());
    commitFiles(repository, { 'a.ts': 'a\n' });
    plant(repository, what, 'evil');
    const store = await wired(repository);
    await store.remember([
      {
        namespace: 'decisions',
        kind: 'decision',
        summary: 'Deploys run on Tuesdays',
        evidence: 'user-stated',
      },
    ]);
    const found = await store.recall.ask({ text: 'deploys' }, 5);
    expect(found.map(({ memory }) => memory.summary)).toEqual(['Deploys run on Tuesdays']);
    expect((await store.index.all()).map(({ summary }) => summary)).toEqual(['Deploys run on Tuesdays']);
    const refs = (await doctorOf(repository)).find(({ name }) => name === 'refs');
    expect(refs).toMatchObject({
      state: 'warn',
      detail: expect.stringContaining(`refs/notes/cs/evil (${what})`),
    });
    expect((await doctorOf(repository)).find(({ name }) => name === 'notes')?.state).toBe('ok');
  });
});

describe('in the way of a namespace that hooks write to', () => {
  it.each([
    [['decisions/a/b', 'decisions/a-b']],
    [[`decisions/${'x'.repeat(150)}/${'y'.repeat(150)}`]],
    [['decisions/é', 'decisions/a.b']],
  ])('refs with names that others chose are set aside: %j', async (namespaces) => {
    const repository = makeRepository(folder());
    commitFiles(repository, { 'a.ts': 'a\n' });
    for (const namespace of namespaces) plant(repository, 'blob', namespace);
    const store = await wired(repository);
    const decision = { namespace: 'decisions', kind: 'decision', evidence: 'user-stated' } as const;
    await store.remember([{ ...decision, summary: 'Deploys run on Tuesdays' }]);
    expect((await store.index.all()).map(({ summary }) => summary)).toEqual(['Deploys run on Tuesdays']);
  });

  it.each([
    ['blob', 'decisions'],
    ['tree', 'decisions'],
    ['tag', 'decisions'],
    ['commit', 'decisions/x'],
    ['blob', 'decisions/x/y'],
  ] as const)('a %s at %s is set aside when something is written there', async (what, namespace) => {
    const repository = makeRepository(folder());
    commitFiles(repository, { 'a.ts': 'a\n' });
    plant(repository, what, namespace);
    plant(repository, 'commit', 'decisions-of-old');
    const store = await wired(repository);
    const decision = { namespace: 'decisions', kind: 'decision', evidence: 'user-stated' } as const;
    await store.remember([{ ...decision, summary: 'Deploys run on Tuesdays' }]);
    expect((await store.index.all()).map(({ summary }) => summary)).toEqual(['Deploys run on Tuesdays']);
    const refs = git(repository, ['for-each-ref', '--format=%(refname)', 'refs/notes']).trim().split('\n');
    expect(refs).toEqual([
      expect.stringMatching(
        new RegExp(`^refs/notes/cs-odd/${namespace.replaceAll('/', '-')}-[0-9a-f]{12}-[0-9a-f]{12}$`),
      ),
      'refs/notes/cs/decisions',
      'refs/notes/cs/decisions-of-old',
    ]);
    const told = (await doctorOf(repository)).find(({ name }) => name === 'refs');
    expect(told).toMatchObject({ state: 'warn', detail: expect.stringContaining('refs/notes/cs-odd/') });
  });

  it('however many are below one, all go at once', async () => {
    const repository = makeRepository(folder());
    const commit = git(repository, ['rev-parse', 'HEAD']).trim();
    const refs = Array.from({ length: 300 }, (_, at) => `create refs/notes/cs/learnings/x${at} ${commit}`);
    git(repository, ['update-ref', '--stdin'], { input: `${refs.join('\n')}\n` });
    const store = await wired(repository, { maxWaitMs: 8_000 });
    await store.remember([{ kind: 'note', summary: 'Deploys run on Tuesdays', evidence: 'user-stated' }]);
    expect(git(repository, ['for-each-ref', '--format=%(refname)', 'refs/notes/cs']).trim()).toBe(
      'refs/notes/cs/learnings',
    );
  });

  it('a ref in the place of the folder of all of them is set aside, too', async () => {
    const repository = makeRepository(folder());
    git(repository, ['update-ref', 'refs/notes/cs', git(repository, ['rev-parse', 'HEAD']).trim()]);
    const store = await wired(repository);
    await store.remember([{ kind: 'note', summary: 'Deploys run on Tuesdays', evidence: 'user-stated' }]);
    const refs = git(repository, ['for-each-ref', '--format=%(refname)', 'refs/notes']).trim().split('\n');
    expect(refs).toEqual([
      expect.stringMatching(/^refs\/notes\/cs-odd\/cs-[0-9a-f]{12}-[0-9a-f]{12}$/),
      'refs/notes/cs/learnings',
    ]);
  });

  it('is set aside by one of several writers that meet it at once, and refuses none of them', async () => {
    const repository = makeRepository(folder());
    const commit = git(repository, ['rev-parse', 'HEAD']).trim();
    const options = { cwd: repository, env: process.env };
    for (let time = 0; time < 3; time += 1) {
      git(repository, ['update-ref', 'refs/notes/cs', commit]);
      const refs = Array.from({ length: 6 }, (_, at) => `refs/notes/cs/n${at}`);
      const moved = await Promise.all(
        refs.map(async (ref) => {
          for (let tries = 0; tries < 200; tries += 1)
            if (await moveRefs(options, [{ ref, from: undefined, to: commit }])) return true;
          return false;
        }),
      );
      expect(moved).toEqual(refs.map(() => true));
      for (const ref of refs) git(repository, ['update-ref', '-d', ref]);
    }
  });

  it('is no namespace of anybody: it is not written, and a sync does not bring it in', async () => {
    const shared = makeShared(folder());
    const a = await placeIn(shared.clone('a'));
    const b = await placeIn(shared.clone('b'));
    git(a.path, ['push', '--quiet', 'origin', 'HEAD:refs/notes/cs/decisions/x', 'HEAD:refs/notes/cs/team/x']);
    await b.share();
    const refs = git(b.path, ['for-each-ref', '--format=%(refname)', 'refs/notes/cs']);
    expect(refs.trim().split('\n')).toEqual(['refs/notes/cs/team/x']);
    const store = await wired(b.path);
    await expect(
      store.remember([{ namespace: 'decisions/x', kind: 'decision', summary: 'x', evidence: 'user-stated' }]),
    ).rejects.toMatchObject({ code: 'USAGE' });
  });

  it.each([
    ['commit', 'learnings/x'],
    ['blob', 'learnings'],
  ] as const)(
    'a %s at %s of a remote is said, and keeps no other notes from going there',
    async (what, at) => {
      const shared = makeShared(folder());
      const a = await placeIn(shared.clone('a'));
      plant(a.path, what, at);
      git(a.path, ['push', '--quiet', 'origin', `refs/notes/cs/${at}`]);
      const b = await placeIn(shared.clone('b'));
      const note = { kind: 'note', evidence: 'user-stated' } as const;
      const store = await wired(b.path);
      await store.remember([{ ...note, summary: 'Deploys run on Tuesdays' }]);
      await store.remember([{ ...note, namespace: 'decisions', summary: 'Postgres has the ranges' }]);
      const { namespaces, retries } = await b.share();
      expect(retries).toBe(0);
      expect(namespaces.map(({ ns, pushed, problem }) => [ns, pushed, problem])).toEqual([
        ['decisions', true, undefined],
        ['learnings', false, { kind: 'not-notes', at }],
      ]);
    },
  );

  it('is found in the place of the folder of all namespaces, too, and the hint removes it', async () => {
    const shared = makeShared(folder());
    const a = await placeIn(shared.clone('a'));
    git(a.path, ['push', '--quiet', 'origin', 'HEAD:refs/notes/cs']);
    const b = await placeIn(shared.clone('b'));
    await (await wired(b.path)).remember([
      { kind: 'note', evidence: 'user-stated', summary: 'Deploys run on Tuesdays' },
    ]);
    const report = await b.share();
    expect(report.namespaces.map(({ ns, pushed, problem }) => [ns, pushed, problem])).toEqual([
      ['learnings', false, { kind: 'not-notes', at: '' }],
    ]);
    runHint(b.path, problemError(report)?.hint);
    expect((await b.share()).namespaces.map(({ pushed }) => pushed)).toEqual([true]);
  });

  it('has a hint that runs nothing else, whatever the ref is called', async () => {
    const shared = makeShared(folder());
    const a = await placeIn(shared.clone('a'));
    git(a.path, ['push', '--quiet', 'origin', 'HEAD:refs/notes/cs/learnings/x;>found']);
    const b = await placeIn(shared.clone('b'));
    await (await wired(b.path)).remember([
      { kind: 'note', evidence: 'user-stated', summary: 'Deploys run on Tuesdays' },
    ]);
    runHint(b.path, problemError(await b.share())?.hint);
    expect(existsSync(join(b.path, 'found'))).toBe(false);
    expect((await b.share()).namespaces.map(({ pushed }) => pushed)).toEqual([true]);
  });
});

/** Runs the git command of a hint as one would who copies it. */
function runHint(cwd: string, hint = ''): void {
  execFileSync('sh', ['-c', hint.slice(hint.indexOf('git push'))], { cwd, stdio: 'pipe' });
}
