import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseNote } from '../../src/core/note.ts';
import { createGitNoteStore } from '../../src/git/note-store.ts';
import { createObjectReader } from '../../src/git/objects.ts';
import { foldAll } from '../helpers/fold-all.ts';
import { add, head, line, refOf, storeOf } from '../helpers/notes.ts';
import {
  fsckComplaints,
  git,
  linesByGit,
  makeRepository,
  notesByGit,
  useFolders,
  wired,
} from '../helpers/repo.ts';

const folder = useFolders();

describe('whatever the repository and its owner are like', () => {
  it('works with SHA-256 names', async () => {
    const repository = makeRepository(folder(), '--object-format=sha256');
    const notes = await storeOf(repository);
    const anchor = head(repository);
    expect(anchor).toHaveLength(64);
    const many = Array.from({ length: 40 }, (_, index) => line(index, 'x'.repeat(9_000)));
    await add(notes, anchor, ...many);
    expect([...notesByGit(repository).keys()].every((object) => object.length === 64)).toBe(true);
    const read = (await notes.read(await refOf(notes))).flatMap((note) => parseNote(note).lines);
    expect([...foldAll(read).values()].map((memory) => memory.anchor)).toEqual(many.map(() => anchor));
    expect(fsckComplaints(repository)).toEqual([]);
  });

  it('works in a bare repository', async () => {
    const bare = join(folder(), 'bare.git');
    git(makeRepository(folder()), ['clone', '--quiet', '--bare', '.', bare]);
    const { notes, remember } = await wired(bare);
    await remember([{ summary: 'kept in a bare repository' }]);
    expect(linesByGit(bare)).toMatchObject([{ summary: 'kept in a bare repository' }]);
    expect((await notes.refs()).length).toBe(1);
  });

  it.each([
    ['angle brackets', 'Ada <the first> Lovelace', 'ada@<example>.org'],
    ['a line break', 'Ada\nLovelace', 'ada@example.org'],
    ['letters of everywhere', 'Ада Ło 😀', 'ada@example.org'],
    ['a quote', `Ada "O'Hara" \\ Lovelace`, 'ada@example.org'],
    ['an empty name', '', 'ada@example.org'],
    ['only dots', '...', 'ada@example.org'],
  ])('takes an author with %s', async (_what, name, email) => {
    const repository = makeRepository(folder());
    git(repository, ['config', 'user.name', name]);
    git(repository, ['config', 'user.email', email]);
    const { remember } = await wired(repository);
    const [entry] = await remember([{ summary: 'mine' }]);
    expect(entry?.became).toBe('memory');
    expect(linesByGit(repository)).toMatchObject([{ summary: 'mine' }]);
    expect(fsckComplaints(repository)).toEqual([]);
    expect(git(repository, ['log', '-1', '--format=%cn <%ce>', 'refs/notes/cs/learnings'])).toMatch(
      /^\S.* <\S+>\n$/u,
    );
  });

  it('writes for a user whom git does not know', async () => {
    const repository = makeRepository(folder());
    git(repository, ['config', '--unset', 'user.name']);
    git(repository, ['config', '--unset', 'user.email']);
    git(repository, ['config', 'user.useConfigOnly', 'true']);
    const { remember } = await wired(repository);
    await remember([{ summary: 'mine' }]);
    expect(linesByGit(repository)[0]).not.toHaveProperty('author');
    expect(git(repository, ['log', '-1', '--format=%cn', 'refs/notes/cs/learnings']).trim()).toBe(
      'cs-memory',
    );
    expect(fsckComplaints(repository)).toEqual([]);
  });

  it('asks no key, runs no hook and starts no gc of the user', async () => {
    const repository = makeRepository(folder());
    const hooks = folder();
    for (const name of ['reference-transaction', 'post-commit', 'pre-auto-gc']) {
      writeFileSync(join(hooks, name), `#!/bin/sh\ntouch '${hooks}/ran'\nexit 1\n`);
      chmodSync(join(hooks, name), 0o755);
    }
    git(repository, ['config', 'commit.gpgSign', 'true']);
    git(repository, ['config', 'gpg.program', '/nonexistent/gpg']);
    git(repository, ['config', 'gc.auto', '1']);
    git(repository, ['config', 'core.hooksPath', hooks]);
    const { remember } = await wired(repository);
    await remember([{ summary: 'mine' }]);
    expect(linesByGit(repository)).toHaveLength(1);
    expect(existsSync(join(hooks, 'ran'))).toBe(false);
  });
});

describe('a repository that cannot be written', () => {
  it('says GIT_FAILED, with what git said as the cause, and has changed nothing', async () => {
    const repository = makeRepository(folder());
    const { remember } = await wired(repository);
    await remember([{ summary: 'before' }]);
    const objects = join(repository, '.git/objects');
    // Root writes where it may not, but nobody makes a folder where a file is.
    for (const name of readdirSync(objects)) {
      if (name !== 'pack' && name !== 'info') continue;
      rmSync(join(objects, name), { recursive: true });
      writeFileSync(join(objects, name), '');
    }
    for (let byte = 0; byte < 256; byte += 1) {
      const fan = join(objects, byte.toString(16).padStart(2, '0'));
      if (!existsSync(fan)) writeFileSync(fan, '');
    }
    const refused = await remember([{ summary: 'after' }]).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'CsError', code: 'GIT_FAILED' });
    expect((refused as { cause?: Error }).cause?.message).not.toBe('');
    expect(linesByGit(repository)).toMatchObject([{ summary: 'before' }]);
  });

  it('says GIT_FAILED for a namespace that another one stands in the way of', async () => {
    const repository = makeRepository(folder());
    const { remember } = await wired(repository);
    await remember([{ summary: 'one', namespace: 'team' }]);
    const refused = await remember([{ summary: 'two', namespace: 'team/learnings' }]).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ code: 'GIT_FAILED' });
  });

  it('gives up with REF_CONTENDED when a ref stays locked, and writes when it is free', async () => {
    const repository = makeRepository(folder());
    const options = { cwd: repository, env: process.env };
    const reader = createObjectReader(options);
    const notes = createGitNoteStore({
      git: options,
      commonDir: join(repository, '.git'),
      reader,
      clock: Date.now,
      author: async () => undefined,
      maxWaitMs: 30,
    });
    const lock = join(repository, '.git/refs/notes/cs/learnings.lock');
    mkdirSync(join(lock, '..'), { recursive: true });
    writeFileSync(lock, '');
    try {
      await expect(add(notes, head(repository), line(1))).rejects.toMatchObject({ code: 'REF_CONTENDED' });
      expect(await notes.refs()).toEqual([]);
      rmSync(lock);
      await add(notes, head(repository), line(1));
      expect(linesByGit(repository)).toHaveLength(1);
    } finally {
      reader.close();
    }
  });
});
