import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Note, parseNote } from '../../src/core/note.ts';
import { addLines } from '../../src/git/note-tree.ts';
import { foldAll } from '../helpers/fold-all.ts';
import { loggedFailures } from '../helpers/hook.ts';
import { add, head, idOf, line, REF, refOf, seen, storeOf } from '../helpers/notes.ts';
import { fsckComplaints, git, linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { createSession, errorNumber, learning, spoolFiles } from '../helpers/session.ts';

const folder = useFolders();

/** Names of commits that need not exist: a note is on a name. */
const commitNumber = (number: number): string => number.toString(16).padStart(2, '0') + 'e'.repeat(38);
const textOf = (notes: readonly Note[], object: string) => notes.find((note) => note.object === object)?.text;

describe('adding', () => {
  it('makes notes that git shows, and that read back', async () => {
    const repository = makeRepository(folder());
    const notes = await storeOf(repository);
    const anchor = head(repository);
    const { refs } = await add(notes, anchor, line(2), line(1));
    expect(git(repository, ['notes', REF, 'show', anchor])).toBe(`${line(1)}\n${line(2)}\n`);
    expect(await notes.refs()).toEqual(refs);
    expect(await notes.read(await refOf(notes))).toEqual([
      { namespace: 'learnings', object: anchor, text: `${line(1)}\n${line(2)}\n` },
    ]);
    expect(fsckComplaints(repository)).toEqual([]);
  });

  it('writes one commit per ref, all refs together', async () => {
    const repository = makeRepository(folder());
    const notes = await storeOf(repository);
    const anchor = head(repository);
    await notes.add([
      { namespace: 'learnings', anchor, lines: [line(1)] },
      { namespace: 'team/decisions', anchor, lines: [line(2)] },
      { namespace: 'learnings', anchor, lines: [line(3)] },
      { namespace: 'learnings', anchor: commitNumber(7), lines: [line(4)] },
    ]);
    expect((await notes.refs()).map(({ namespace }) => namespace)).toEqual(['learnings', 'team/decisions']);
    expect(git(repository, ['rev-list', '--count', 'refs/notes/cs/learnings']).trim()).toBe('1');
    expect(linesByGit(repository)).toHaveLength(3);
    expect(linesByGit(repository, 'team/decisions')).toHaveLength(1);
  });

  it('adds no line twice, and makes no commit for nothing', async () => {
    const repository = makeRepository(folder());
    const notes = await storeOf(repository);
    await add(notes, head(repository), line(1));
    const before = await notes.refs();
    expect((await add(notes, head(repository), line(1), line(1))).refs).toEqual([]);
    expect(await notes.refs()).toEqual(before);
  });

  it('keeps what it does not understand', async () => {
    const repository = makeRepository(folder());
    const notes = await storeOf(repository);
    const anchor = head(repository);
    const foreign = ['Reviewed-by: Grace', '{"v":2,"id":"x","at":"","type":"dream"}', '{"v":1,"half'];
    git(repository, ['notes', REF, 'add', '--file=-', anchor], { input: `${foreign.join('\n')}\n` });
    await add(notes, anchor, line(1));
    const lines = git(repository, ['notes', REF, 'show', anchor]).split('\n');
    expect(lines).toEqual(expect.arrayContaining([...foreign, line(1)]));
  });

  it('refuses nothing when the ref is somewhere else by then: it reads again and adds', async () => {
    const repository = makeRepository(folder());
    const [one, other] = [await storeOf(repository), await storeOf(repository)];
    const anchor = head(repository);
    await Promise.all([add(one, anchor, line(1)), add(other, anchor, line(2)), add(one, anchor, line(3))]);
    expect(
      linesByGit(repository)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([1, 2, 3].map(idOf));
  });
});

describe('changes', () => {
  it('are the notes that differ, also those that are gone', async () => {
    const repository = makeRepository(folder());
    const notes = await storeOf(repository);
    const [a, b, c] = [commitNumber(1), commitNumber(2), commitNumber(3)];
    await notes.add([a, b].map((anchor) => ({ namespace: 'learnings', anchor, lines: [line(1)] })));
    const from = (await refOf(notes)).oid;
    await notes.add([b, c].map((anchor) => ({ namespace: 'learnings', anchor, lines: [line(2)] })));
    git(repository, ['notes', REF, 'remove', '--ignore-missing', '--stdin'], { input: `${a}\n` });
    const changed = await notes.changed('learnings', from, (await refOf(notes)).oid);
    expect(changed.map(({ object }) => object).sort()).toEqual([a, b, c]);
    expect(textOf(changed, a)).toBe('');
    expect(textOf(changed, b)).toBe(`${line(1)}\n${line(2)}\n`);
  });

  it('are none for notes that only moved to another fan-out', async () => {
    const repository = makeRepository(folder());
    const notes = await storeOf(repository);
    await add(notes, commitNumber(1), line(1));
    const from = await refOf(notes);
    const object = commitNumber(1);
    const blob = git(repository, ['rev-parse', `${from.oid}:${object}`]).trim();
    const inner = git(repository, ['mktree'], { input: `100644 blob ${blob}\t${object.slice(2)}\n` }).trim();
    const outer = git(repository, ['mktree'], {
      input: `040000 tree ${inner}\t${object.slice(0, 2)}\n`,
    }).trim();
    const commit = git(repository, ['commit-tree', outer, '-p', from.oid, '-m', 'fan out']).trim();
    expect(await notes.changed('learnings', from.oid, commit)).toEqual([]);
  });

  it('from a commit that is not there are an error, so that the caller reads all', async () => {
    const notes = await storeOf(makeRepository(folder()));
    await add(notes, commitNumber(1), line(1));
    const { oid } = await refOf(notes);
    await expect(notes.changed('learnings', 'f'.repeat(40), oid)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('notes of two clones', () => {
  it.each(['cat_sort_uniq', 'union'])('merged with %s fold to the memories of both', async (strategy) => {
    const repository = makeRepository(folder());
    const notes = await storeOf(repository);
    const anchor = head(repository);
    const filler = Array.from({ length: 40 }, (_, index) => line(100 + index, 'f'.repeat(8_000)));
    await add(notes, anchor, line(1), ...filler);
    git(repository, ['update-ref', 'refs/notes/cs/theirs', (await refOf(notes)).oid]);
    const [mine, yours] = [
      [line(2), seen(1, 'mine'), seen(100, 'mine')],
      [line(2), line(3), seen(1, 'yours'), line(200, 'y'.repeat(9_000))],
    ];
    await add(notes, anchor, ...mine);
    await notes.add([{ namespace: 'theirs', anchor, lines: yours }]);
    git(repository, ['notes', REF, 'merge', '--quiet', '--strategy', strategy, 'refs/notes/cs/theirs']);
    const all = [line(1), ...filler, ...mine, ...yours];
    const expected = foldAll(
      parseNote({ namespace: 'learnings', object: anchor, text: addLines('', all) }).lines,
    );
    const merged = (await notes.read(await refOf(notes))).flatMap((note) => parseNote(note).lines);
    expect(new Map([...foldAll(merged)].sort())).toEqual(new Map([...expected].sort()));
  });
});

const WRITERS = 8;
const EACH = 20;

it('eight sessions that stop at the same moment lose none of their learnings', async () => {
  const repository = makeRepository(folder());
  const gitDir = join(repository, '.git');
  const { accumulator } = await wired(repository);
  const sessions = Array.from({ length: WRITERS }, (_, number) => `writer${number}`);
  for (const session of sessions) {
    for (let number = 0; number < EACH; number += 1) accumulator(session).add(learning(session, number));
  }
  const stop = (session: string) => createSession(repository, session).stop();
  const results = await Promise.all(sessions.map(stop));
  expect(results).toEqual(sessions.map(() => ({ exitCode: 0, stdout: '', stderr: '' })));
  // On a busy machine a turn may not come in the time that a Stop has: that session says so, and has it all in its queue.
  const waiting = spoolFiles(gitDir);
  const late = sessions.filter((session) => waiting.some((file) => basename(file).startsWith(`${session}.`)));
  const failures = loggedFailures();
  expect(failures.filter((failure) => !/^Stop: (?:REF_CONTENDED|DEADLINE)$/.test(failure))).toEqual([]);
  expect(failures.length).toBeGreaterThanOrEqual(late.length);
  for (let tries = 0; tries < 10 && spoolFiles(gitDir).length > 0; tries += 1)
    for (const session of late) await stop(session);
  const lines = linesByGit(repository);
  const expected = sessions.flatMap((session) =>
    Array.from({ length: EACH }, (_, number) => `Learning ${number} of ${session}`),
  );
  expect(lines.map(({ summary }) => summary).sort()).toEqual(expected.sort());
  expect(new Set(lines.map(({ id }) => id)).size).toBe(WRITERS * EACH);
  expect(spoolFiles(gitDir)).toEqual([]);
  expect(git(repository, ['rev-list', '--count', 'refs/notes/cs/learnings']).trim()).toBe(`${WRITERS}`);
  expect(fsckComplaints(repository)).toEqual([]);
});

it('one session whose tools fail at the same time, while it stops, loses none of its learnings', async () => {
  const repository = makeRepository(folder());
  const session = createSession(repository, 's1');
  await session.start();
  const numbers = Array.from({ length: 6 }, (_, number) => number);
  await Promise.all(
    numbers.flatMap((number) => [
      session.fail(errorNumber(number)),
      ...(number % 3 === 0 ? [session.stop()] : []),
    ]),
  );
  await session.stop();
  const found = linesByGit(repository).map(({ signature }) => signature);
  expect([...new Set(found)].sort()).toEqual(
    numbers.map((number) => `Error: Cannot find module 'part${number}.js'`).sort(),
  );
  expect(found).toHaveLength(numbers.length);
  expect(fsckComplaints(repository)).toEqual([]);
});
