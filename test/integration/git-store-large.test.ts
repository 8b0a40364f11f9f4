import { describe, expect, it } from 'vitest';
import { parseNote } from '../../src/core/note.ts';
import { MAX_NOTE_BYTES } from '../../src/core/note-documents.ts';
import { foldAll } from '../helpers/fold-all.ts';
import { add, head, idOf, line, REF, refOf, seen, storeOf } from '../helpers/notes.ts';
import {
  commitFiles,
  fsckComplaints,
  git,
  linesByGit,
  makeRepository,
  notesByGit,
  useFolders,
} from '../helpers/repo.ts';

const folder = useFolders();

describe('a large store', () => {
  it('beyond 256 notes fans out so that git reads it, before and after gc and packing', async () => {
    const repository = makeRepository(folder());
    const notes = await storeOf(repository);
    const anchors = Array.from({ length: 300 }, (_, index) =>
      (index * 2_654_435_761).toString(16).padEnd(40, '7').slice(0, 40),
    );
    await notes.add(
      anchors
        .slice(0, 280)
        .map((anchor, index) => ({ namespace: 'learnings', anchor, lines: [line(index)] })),
    );
    await notes.add(
      anchors.map((anchor, index) => ({
        namespace: 'learnings',
        anchor,
        lines: [line(index), seen(index, 's2')],
      })),
    );
    const check = async (): Promise<void> => {
      const byGit = notesByGit(repository);
      expect([...byGit.keys()].sort()).toEqual([...anchors].sort());
      const read = await notes.read(await refOf(notes));
      expect(new Map(read.map(({ object, text }) => [object, text]))).toEqual(byGit);
      expect([...byGit.values()].every((text) => text.trim().split('\n').length === 2)).toBe(true);
      expect(git(repository, ['notes', REF, 'show', anchors[299] ?? ''])).toContain('lesson 299');
      expect(fsckComplaints(repository)).toEqual([]);
    };
    await check();
    expect(git(repository, ['ls-tree', 'refs/notes/cs/learnings'])).toContain('040000 tree');
    git(repository, ['pack-refs', '--all']);
    git(repository, ['gc', '--quiet', '--prune=now']);
    await check();
    await add(notes, anchors[0] ?? '', seen(0, 's3'));
    expect(git(repository, ['notes', REF, 'show', anchors[0] ?? ''])).toContain('"s3"');
  });

  it('reads and adds to what git wrote, flat and fanned out in one tree', async () => {
    const repository = makeRepository(folder());
    const notes = await storeOf(repository);
    const anchor = head(repository);
    git(repository, ['notes', REF, 'append', '-m', line(1), anchor]);
    git(repository, ['notes', REF, 'append', '-m', line(2), anchor]);
    const second = commitFiles(repository, { 'b.txt': 'b' });
    git(repository, ['notes', REF, 'add', '-m', line(3), second]);
    await add(notes, anchor, line(4));
    await add(notes, second, line(5));
    const tree = git(repository, ['ls-tree', 'refs/notes/cs/learnings']).trim().split('\n');
    const [flat = '', moved = ''] = tree.map((entry) => entry.replace('\t', ' ').split(' ')[3] ?? '');
    const blobs = tree.map((entry) => entry.split(/\s/)[2] ?? '');
    const inner = git(repository, ['mktree'], {
      input: `100644 blob ${blobs[1]}\t${moved.slice(2)}\n`,
    }).trim();
    const mixed = git(repository, ['mktree'], {
      input: `100644 blob ${blobs[0]}\t${flat}\n040000 tree ${inner}\t${moved.slice(0, 2)}\n`,
    }).trim();
    const parent = (await refOf(notes)).oid;
    const commit = git(repository, ['commit-tree', mixed, '-p', parent, '-m', 'mixed']).trim();
    git(repository, ['update-ref', 'refs/notes/cs/learnings', commit]);
    await add(notes, anchor, line(6));
    await add(notes, second, line(7));
    expect(
      linesByGit(repository)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5, 6, 7].map(idOf));
    expect(notesByGit(repository).size).toBe(2);
    expect(
      foldAll((await notes.read(await refOf(notes))).flatMap((note) => parseNote(note).lines)).size,
    ).toBe(7);
  });

  it('spreads what is more than a note may hold over notes that git lists', async () => {
    const repository = makeRepository(folder());
    const notes = await storeOf(repository);
    const anchor = head(repository);
    const many = Array.from({ length: 90 }, (_, index) => line(index, `${index} `.padEnd(8_000, 'x')));
    await add(notes, anchor, ...many.slice(0, 50));
    await add(notes, anchor, ...many);
    const byGit = notesByGit(repository);
    expect(byGit.size).toBe(3);
    for (const text of byGit.values()) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_NOTE_BYTES);
    const read = await notes.read(await refOf(notes));
    const memories = foldAll(read.flatMap((note) => parseNote(note).lines));
    expect(memories.size).toBe(90);
    expect([...memories.values()].every((memory) => memory.anchor === anchor)).toBe(true);
    await add(notes, anchor, ...many);
    expect(notesByGit(repository)).toEqual(byGit);
    expect(fsckComplaints(repository)).toEqual([]);
  });
});
