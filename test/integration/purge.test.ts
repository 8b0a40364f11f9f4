import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Filtered } from '../../filters/pipeline.ts';
import { wire } from '../../src/app/wire/services.ts';
import { NEW_GATHERING } from '../../src/capture/gathered.ts';
import { NEW_STORY } from '../../src/capture/story-state.ts';
import type { FailedStep, Learning } from '../../src/core/learning.ts';
import { createStoryFiles } from '../../src/session/session-files.ts';
import {
  commitFiles,
  copyFolder,
  fsckComplaints,
  git,
  LOADERS,
  makeRepository,
  refreshed,
  useFolders,
  wired,
} from '../helpers/repo.ts';

const folder = useFolders();
const SECRET = 'the rocket launches at dawn from pad nine';

const learning = (summary: string): Learning<Filtered> => ({
  ns: 'learnings' as Filtered,
  kind: 'error' as Filtered,
  summary: summary as Filtered,
  evidence: 'tool-observed',
  tags: [],
  files: [],
  at: '2026-01-01T00:00:00.000Z',
  session: 's1' as Filtered,
});

/** Every object git has, inflated, and every file of the git directory as it is. */
function everything(repository: string): string {
  const objects = git(repository, ['cat-file', '--batch-all-objects', '--batch', '--buffer']);
  const gitDir = join(repository, '.git');
  const files = readdirSync(gitDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  return `${objects}\n${files.join('\n')}`;
}

/** A repository with 30 harmless memories and one that must go, written in several flushes: made once, to be copied. */
async function makeWithSecret(repository: string) {
  const store = await wire({ cwd: repository, env: process.env, loaders: LOADERS });
  const ids: string[] = [];
  let secretId = '';
  for (let round = 0; round < 5; round += 1) {
    const requests = Array.from({ length: 6 }, (_, n) => ({ summary: `Lesson ${round}-${n}`, body: 'kept' }));
    ids.push(...(await store.remember(requests)).map(({ id }) => id));
    if (round === 2)
      secretId = (await store.remember([{ summary: SECRET, body: `because ${SECRET}` }]))[0]?.id ?? '';
    commitFiles(repository, { 'a.txt': `${round}` });
  }
  store.close();
  return { pattern: repository, ids, secretId };
}

const patterns = new Map<string, ReturnType<typeof makeWithSecret>>();

async function storeWithSecret(...initArgs: readonly string[]) {
  const kind = initArgs.join(' ');
  const making = patterns.get(kind) ?? makeWithSecret(makeRepository(folder(), ...initArgs));
  patterns.set(kind, making);
  const { pattern, ...more } = await making;
  const repository = folder();
  copyFolder(pattern, repository);
  return { ...more, repository: refreshed(repository), store: await wired(repository) };
}

const summaries = async (repository: string): Promise<string[]> => {
  const store = await wired(repository);
  return (await store.index.all()).map(({ summary }) => summary).sort();
};

const purge = async (repository: string, id: string) => {
  const store = await wired(repository);
  return store.purge(await store.findToPurge([id]));
};

describe('purge', () => {
  it('tells what it is at, through every layer', async () => {
    const repository = makeRepository(folder());
    const store = await wired(repository);
    const [kept] = await store.remember([{ summary: 'The deploy key is on the board' }]);
    const told = new Set<string>();
    await store.purge(await store.findToPurge([kept?.id ?? '']), (doing) => told.add(doing));
    expect([...told]).toContain('rewriting the history of the notes');
  });

  it.each([
    ['loose objects', []],
    ['a pack', ['gc', '--quiet']],
    ['a pack with bitmap, commit graph and multi-pack index', ['repack', '-adq', '--write-bitmap-index']],
  ])('takes every byte of a memory out of %s, and leaves all else', async (_where, packing) => {
    const { repository, secretId } = await storeWithSecret();
    writeFileSync(join(repository, 'b.txt'), 'not committed\n');
    const dangling = git(repository, ['hash-object', '-w', 'b.txt']).trim();
    if (packing.length > 0) {
      git(repository, packing);
      git(repository, ['commit-graph', 'write', '--reachable']);
      git(repository, ['multi-pack-index', 'write']);
    }
    const before = await summaries(repository);
    const code = git(repository, ['rev-list', '--objects', 'main']);
    expect(everything(repository)).toContain(SECRET);

    const result = await purge(repository, secretId);
    expect(result).toMatchObject({ ids: [secretId], leftIn: [], refs: ['refs/notes/cs/learnings'] });
    expect(everything(repository)).not.toContain(SECRET);
    expect(await summaries(repository)).toEqual(before.filter((summary) => summary !== SECRET));
    expect(git(repository, ['rev-list', '--objects', 'main'])).toBe(code);
    expect(git(repository, ['cat-file', '-p', dangling])).toBe('not committed\n');
    expect(fsckComplaints(repository)).toEqual([]);
    expect(git(repository, ['for-each-ref', 'refs/cs-memory'])).toBe('');
  });

  it('is done, and leaves no byte, while others write without a pause', async () => {
    const { repository, secretId } = await storeWithSecret();
    let isOver = false;
    const write = async (name: string): Promise<void> => {
      const { remember } = await wired(repository);
      for (let n = 0; !isOver; n += 1) await remember([{ summary: `Told meanwhile: ${name}${n}` }]);
    };
    const writers = [write('maple'), write('umber')];
    const { leftIn } = await purge(repository, secretId).finally(() => {
      isOver = true;
    });
    await Promise.all(writers);
    expect(leftIn).toEqual([]);
    expect(everything(repository)).not.toContain(SECRET);
  });

  it('keeps the history of the other memories', async () => {
    const { repository, secretId } = await storeWithSecret();
    const log = (): string[] =>
      git(repository, ['log', '--format=%an %ad %s', 'refs/notes/cs/learnings']).trim().split('\n');
    const before = log();
    await purge(repository, secretId);
    expect(log().slice(-before.length)).toEqual(before);
  });

  it('works in a SHA-256 repository', async () => {
    const { repository, secretId } = await storeWithSecret('--object-format=sha256');
    git(repository, ['gc', '--quiet']);
    await purge(repository, secretId);
    expect(everything(repository)).not.toContain(SECRET);
    expect(fsckComplaints(repository)).toEqual([]);
  });

  it('reaches what a lost race left behind, reflogs, and what was fetched', async () => {
    const { repository, secretId } = await storeWithSecret();
    const notes = 'refs/notes/cs/learnings';
    git(repository, ['update-ref', 'refs/notes/cs-remote/origin/learnings', notes]);
    // a commit that no ref ever pointed to, with the text in it
    git(repository, ['commit-tree', '-p', notes, '-m', 'lost', `${notes}^{tree}`]);
    await purge(repository, secretId);
    expect(everything(repository)).not.toContain(SECRET);
    expect(fsckComplaints(repository)).toEqual([]);
  });

  const notes = 'refs/notes/cs/learnings';
  it.each<[string, readonly (readonly string[])[], readonly string[]]>([
    ['another notes ref', [['update-ref', 'refs/notes/backup', notes]], ['refs/notes/backup']],
    ['a branch', [['branch', 'bk', notes]], ['refs/heads/bk']],
    [
      'a tag with a message, and one of it',
      [
        ['tag', '-a', '-m', 'x', 't', notes],
        ['tag', '-a', '-m', 'x', 'tt', 't'],
      ],
      ['refs/tags/t', 'refs/tags/tt'],
    ],
    ['a tag of a tree', [['tag', 'tree', `${notes}^{tree}`]], ['refs/tags/tree']],
    ['what was fetched', [['update-ref', 'refs/remotes/o/notes', `${notes}~1`]], ['refs/remotes/o/notes']],
    ['refs/original', [['update-ref', `refs/original/${notes}`, notes]], [`refs/original/${notes}`]],
    [
      'the reflog of HEAD',
      [
        ['checkout', '-q', notes],
        ['checkout', '-q', 'main'],
      ],
      ['HEAD@{…}'],
    ],
    ['HEAD', [['checkout', '-q', notes]], ['HEAD', 'HEAD@{…}', 'the index']],
  ])('tells of %s that still has the text', async (_what, commands, leftIn) => {
    const { repository, secretId } = await storeWithSecret();
    git(repository, ['branch', 'harmless', 'main']);
    for (const command of commands) git(repository, command);
    const result = await purge(repository, secretId);
    expect([...result.leftIn].sort()).toEqual([...leftIn].sort());
  });

  it('leaves the steps of running sessions that do not speak of it', async () => {
    const { repository, store, secretId } = await storeWithSecret();
    const queue = store.accumulator('s1');
    const failed = (command: string, summary: string): FailedStep<Filtered> => ({
      type: 'failed',
      tool: 'Bash',
      command: command as Filtered,
      fault: 'world',
      learning: learning(summary),
      atMs: 1,
      fromMs: 1,
    });
    store.states.update('s1', (state) => state);
    queue.note(failed('npm test', 'It failed'));
    queue.note(failed(`launch --note '${SECRET}'`, 'The launch failed'));
    queue.note(failed('pytest', SECRET));
    const first = queue.claim();
    first?.release([], first.steps); // as a flush leaves what is open
    queue.add(learning(SECRET));
    queue.add(learning('Another one'));
    queue.note({ type: 'passed', tool: 'Bash', command: 'npm install x' as Filtered, atMs: 2, fromMs: 2 });
    queue.note({ type: 'passed', tool: 'Bash', command: `echo ${SECRET}` as Filtered, atMs: 2, fromMs: 2 });

    expect((await purge(repository, secretId)).queued).toBe(1);
    expect(everything(repository)).not.toContain(SECRET);
    expect(queue.watched()).toEqual(['*', 'npm test']);
    const left = queue.claim();
    expect(left?.learnings.map(({ summary }) => summary)).toEqual(['Another one']);
    expect(left?.steps).toMatchObject([
      { command: 'npm test', kept: true },
      { command: 'npm install x', type: 'passed' },
    ]);
    expect(left?.steps[1]?.kept).toBeUndefined();
  });

  it('takes it out of the stories of sessions, and of answers that wait for a model', async () => {
    const { repository, store, secretId } = await storeWithSecret();
    const own = join(repository, '.git/cs-memory');
    const stories = createStoryFiles(join(own, 'sessions'));
    const command = `echo ${SECRET}`;
    const tellings = {
      asked: { ...NEW_STORY, asked: ['Mend the tests', SECRET] },
      tried: { ...NEW_STORY, tried: [{ command, failures: 1, passed: false }] },
      told: { ...NEW_STORY, told: { id: 'f'.repeat(16), text: `Said: ${SECRET}.` } },
      said: {
        ...NEW_STORY,
        gathered: {
          ...NEW_GATHERING,
          candidates: [
            {
              source: 'last',
              place: 'text',
              text: `It is so: ${SECRET}.`,
              message: 0,
              turn: 0,
              at: '2026-01-01T00:00:00.000Z',
              about: '',
            } as const,
          ],
        },
      },
      other: { ...NEW_STORY, asked: ['Mend the tests'] },
    };
    for (const [session, story] of Object.entries(tellings)) {
      store.states.update(session, (state) => state);
      stories.write(session, story);
    }
    await purge(repository, secretId);
    expect(everything(repository)).not.toContain(SECRET);
    expect(stories.read('other')).toEqual(tellings.other);
  });

  it('is not undone by a clone that still has the text, and does not stop it from being learned again', async () => {
    const { repository, secretId } = await storeWithSecret();
    const clone = folder();
    git(clone, ['clone', '--quiet', repository, '.']);
    git(clone, ['fetch', '--quiet', 'origin', 'refs/notes/cs/learnings:refs/notes/cs/learnings']);
    await purge(repository, secretId);
    git(repository, ['fetch', '--quiet', clone, 'refs/notes/cs/learnings:refs/notes/theirs']);
    git(repository, [
      'notes',
      '--ref=cs/learnings',
      'merge',
      '-q',
      '-s',
      'cat_sort_uniq',
      'refs/notes/theirs',
    ]);
    expect(await summaries(repository)).not.toContain(SECRET);
    const again = await (await wired(repository)).remember([{ summary: SECRET, body: `because ${SECRET}` }]);
    expect(again).toMatchObject([{ id: secretId, became: 'memory' }]);
    expect(await summaries(repository)).toContain(SECRET);
  });

  it('finds by the beginning of its id what was purged before, and came back with the history of a clone', async () => {
    const { repository, secretId } = await storeWithSecret();
    const clone = folder();
    git(clone, ['clone', '--quiet', repository, '.']);
    git(clone, ['fetch', '--quiet', 'origin', 'refs/notes/cs/learnings:refs/notes/cs/learnings']);
    await purge(repository, secretId);
    git(repository, ['fetch', '--quiet', clone, 'refs/notes/cs/learnings:refs/notes/theirs']);
    git(repository, [
      'notes',
      '--ref=cs/learnings',
      'merge',
      '-q',
      '-s',
      'cat_sort_uniq',
      'refs/notes/theirs',
    ]);
    git(repository, ['update-ref', '-d', 'refs/notes/theirs']);
    expect(everything(repository)).toContain(SECRET);
    expect(await purge(repository, secretId.slice(0, 6))).toMatchObject({ ids: [secretId] });
    expect(everything(repository)).not.toContain(SECRET);
    await expect(purge(repository, 'ffffff')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('done twice changes nothing the second time', async () => {
    const { repository, secretId } = await storeWithSecret();
    await purge(repository, secretId);
    const refs = git(repository, ['for-each-ref']);
    expect(await purge(repository, secretId)).toMatchObject({ refs: [], objects: 0 });
    expect(git(repository, ['for-each-ref'])).toBe(refs);
  });
});
