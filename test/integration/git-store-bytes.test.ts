import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parseNote } from '../../src/core/note.ts';
import { MAX_NOTE_BYTES } from '../../src/git/note-tree.ts';
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
  wired,
} from '../helpers/repo.ts';
import { makeShared, type Place, placeIn } from '../helpers/sync.ts';

const folder = useFolders();

/** Lines that are no UTF-8: bytes alone, in a line of ours, a lone surrogate, an over-long form, a no-break space. */
const ODD: readonly Buffer[] = [
  Buffer.from([0xff, 0xfe, 0x41]),
  Buffer.from('{"v":1,"id":"ffff","at":"2026","type":"memory","summary":"caf\xe9"}', 'latin1'),
  Buffer.from([0xed, 0xa0, 0x80, 0x42]),
  Buffer.from([0xc0, 0xaf]),
  Buffer.from([0xa0]),
  Buffer.from([0x85, 0xa0, 0xa0]),
];
const PLAIN = 'Überprüft von Ада 😀, das geht à la carte à';
const NEWLINE = Buffer.from('\n');

const noteOf = (...lines: readonly Buffer[]): Buffer =>
  Buffer.concat(lines.flatMap((bytes) => [bytes, NEWLINE]));

const BY_HAND = noteOf(...ODD, Buffer.from(PLAIN));

function gitBytes(repository: string, args: readonly string[], input: Buffer = Buffer.alloc(0)): Buffer {
  return execFileSync('git', args, { cwd: repository, input, maxBuffer: 64 * 1024 * 1024 });
}

/** Writes a note as it is: `git notes` itself would take care of line ends. */
function writeNote(repository: string, object: string, note: Buffer): void {
  const blob = gitBytes(repository, ['hash-object', '-w', '--stdin'], note).toString().trim();
  git(repository, ['notes', REF, 'add', '--force', '-C', blob, object]);
}

const noteAt = (repository: string, object: string): Buffer =>
  gitBytes(repository, ['cat-file', 'blob', git(repository, ['notes', REF, 'list', object]).trim()]);

/** Two clones of one remote. */
async function twoClones(): Promise<readonly [Place, Place]> {
  const { clone } = makeShared(folder());
  return [await placeIn(clone('a')), await placeIn(clone('b'))];
}

/** The lines of a note as hexadecimal digits, sorted. */
const hexLines = (note: Buffer): string[] =>
  note
    .toString('latin1')
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => Buffer.from(text, 'latin1').toString('hex'))
    .sort();

const hexOf = (...lines: readonly (Buffer | string)[]): string[] =>
  lines.map((it) => Buffer.from(it as string).toString('hex')).sort();

describe('lines of somebody else that are no UTF-8', () => {
  it('survive being added to, byte for byte, as do letters of everywhere', async () => {
    const repository = makeRepository(folder());
    const anchor = head(repository);
    writeNote(repository, anchor, BY_HAND);
    const notes = await storeOf(repository);
    const mine = line(1, 'gemerkt: Ünïcödé 😀');
    await add(notes, anchor, mine);
    await add(notes, anchor, seen(1, 'später'));
    const note = noteAt(repository, anchor);
    expect(hexLines(note)).toEqual(hexOf(...ODD, PLAIN, mine, seen(1, 'später')));
    const inOrder = note.toString('latin1').trimEnd().split('\n');
    expect(inOrder).toEqual([...inOrder].sort());
    expect((await (await wired(repository)).index.all()).map(({ summary }) => summary)).toEqual([
      'gemerkt: Ünïcödé 😀',
    ]);
    expect(fsckComplaints(repository)).toEqual([]);
  });

  it('count as many bytes as they have when a note is full', async () => {
    const repository = makeRepository(folder());
    const anchor = head(repository);
    const filler = Buffer.alloc(200_000, 0xe9);
    writeNote(repository, anchor, noteOf(filler));
    const notes = await storeOf(repository);
    await add(notes, anchor, ...Array.from({ length: 12 }, (_, n) => line(n, 'ü'.repeat(3_900))));
    const sizes = [...notesByGit(repository).keys()].map((object) => noteAt(repository, object).length);
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeGreaterThan(MAX_NOTE_BYTES - 8_100);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_NOTE_BYTES);
    expect(hexLines(noteAt(repository, anchor))).toContain(filler.toString('hex'));
  });

  it('survive a merge with another clone', async () => {
    const [a, b] = await twoClones();
    const anchor = head(a.path);
    writeNote(a.path, anchor, BY_HAND);
    await a.share();
    await b.share();
    await add(await storeOf(a.path), anchor, line(1));
    await add(await storeOf(b.path), anchor, line(2));
    for (const place of [a, b, a]) await place.share();
    for (const place of [a, b])
      expect(hexLines(noteAt(place.path, anchor))).toEqual(hexOf(...ODD, PLAIN, line(1), line(2)));
  });

  it('survive a purge of what stands beside them', async () => {
    const repository = makeRepository(folder());
    const anchor = head(repository);
    writeNote(repository, anchor, BY_HAND);
    await add(await storeOf(repository), anchor, line(1), line(2));
    const { findToPurge, purge } = await wired(repository);
    await purge(await findToPurge([idOf(1)]));
    const left = hexLines(noteAt(repository, anchor)).filter(
      (hex) => !Buffer.from(hex, 'hex').includes('"purged"'),
    );
    expect(left).toEqual(hexOf(...ODD, PLAIN, line(2)));
    const first = git(repository, ['rev-list', '--reverse', (await refOf(await storeOf(repository))).oid]);
    const tree = git(repository, ['ls-tree', '--format=%(objectname)', first.split('\n')[0] ?? '']).trim();
    expect(gitBytes(repository, ['cat-file', 'blob', tree]).equals(BY_HAND)).toBe(true);
  });

  it('stay a document of an older tool that ends in an à, through a merge', async () => {
    const document = '---\ntype: learning\nsummary: voilà\n---\nc’est là';
    const [a, b] = await twoClones();
    const anchor = head(a.path);
    writeNote(a.path, anchor, Buffer.from(`${document}\n`));
    await a.share();
    await b.share();
    writeNote(a.path, anchor, Buffer.from(`${document}\n\n${document.replace('voilà', 'encore')}\n`));
    writeNote(b.path, anchor, Buffer.from(`${line(2)}\n${document}\n`));
    for (const place of [a, b, a]) await place.share();
    const text = noteAt(a.path, anchor).toString('utf8');
    expect(text).toContain(document);
    expect(text).not.toContain('\ufffd');
    expect(noteAt(b.path, anchor).toString('utf8')).toBe(text);
  });
});

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
