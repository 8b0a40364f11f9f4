import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TellProgress } from '../../src/core/ports.ts';
import { splitNote } from '../../src/git/note-documents.ts';
import { createGitNoteStore } from '../../src/git/note-store.ts';
import { createObjectReader } from '../../src/git/objects.ts';
import { commitFiles, fsckComplaints, git, makeRepository, notesByGit, useFolders } from '../helpers/repo.ts';
import { makeShared, namespaceOfReport, type Place, placeIn } from '../helpers/sync.ts';

const folder = useFolders();
const REF = 'refs/notes/cs/learnings';

function storeIn(repository: string, tellReading?: TellProgress) {
  const place = { cwd: repository, env: process.env };
  const reader = createObjectReader(place);
  const store = createGitNoteStore({
    ...{ git: place, commonDir: join(repository, '.git'), reader, clock: Date.now, tellReading },
    author: async () => undefined,
  });
  return { ...store, close: reader.close };
}

async function read(repository: string, commit = git(repository, ['rev-parse', REF]).trim()) {
  const store = storeIn(repository);
  const notes = await store.read({ namespace: 'learnings', oid: commit }).finally(store.close);
  return new Map(notes.map(({ object, text }) => [object, text]));
}

/** A notes commit with files at paths of a notes tree, made by git from a fast-import stream. */
function importNotes(repository: string, files: Readonly<Record<string, string>>): void {
  const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const changes = Object.entries(files).map(([path, text]) => `M 100644 inline ${path}\n${data(text)}`);
  const stream = `commit ${REF}\ncommitter A <a@example.org> 1700000000 +0000\n${data('notes')}${changes.join('')}\n`;
  git(repository, ['fast-import', '--quiet'], { input: stream });
}

it.each(['sha1', 'sha256'])(
  'gives what git gives, whatever the texts are, in a %s repository',
  async (format) => {
    const repository = makeRepository(folder(), `--object-format=${format}`);
    const name = (digit: string): string => digit.repeat(format === 'sha1' ? 40 : 64);
    const long = Array.from({ length: 4000 }, (_, n) => `zeile ${n}: übergrößen und ✓`).join('\n');
    importNotes(repository, {
      [name('a')]: 'the same text\n',
      [`bb/${name('b').slice(2)}`]: 'the same text\n',
      [`cc/cc/${name('c').slice(4)}`]: `${long}\n`,
      [name('d')]: 'blob\nmark :1\ndata 5\nM 100644 :1 x without a last newline',
      [name('e')]: '',
    });
    const notes = await read(repository);
    expect(notes).toEqual(notesByGit(repository));
    expect(notes.size).toBe(5);
  },
);

it('says which object is missing: a note, and a folder of notes', async () => {
  const repository = makeRepository(folder());
  const name = `bb/${'b'.repeat(38)}`;
  importNotes(repository, { [name]: 'a note\n' });
  for (const path of [name, 'bb']) {
    const oid = git(repository, ['rev-parse', `${REF}:${path}`]).trim();
    rmSync(join(repository, '.git/objects', oid.slice(0, 2), oid.slice(2)));
    const message = `this repository lacks the object ${oid}`;
    await expect(read(repository)).rejects.toMatchObject({ code: 'GIT_FAILED', message });
  }
});

it('passes over files that are no notes', async () => {
  const repository = makeRepository(folder());
  const name = '0123456789'.repeat(4);
  importNotes(repository, {
    [name]: 'a note\n',
    'README.md': 'no note\n',
    [`sub/${'f'.repeat(37)}`]: 'no note\n',
    '.gitattributes': '* export-ignore\n',
  });
  expect(await read(repository)).toEqual(new Map([[name, 'a note\n']]));
});

it('gives the tree of one commit, at a merge too, and not what came before', async () => {
  const repository = makeRepository(folder());
  const [first, second] = [
    git(repository, ['rev-parse', 'HEAD']).trim(),
    commitFiles(repository, { a: '1' }),
  ];
  git(repository, ['notes', '--ref=cs/learnings', 'add', '-m', 'one', first]);
  const before = git(repository, ['rev-parse', REF]).trim();
  git(repository, ['update-ref', 'refs/notes/theirs', REF]);
  git(repository, ['notes', '--ref=cs/learnings', 'add', '-f', '-m', 'one, said better', first]);
  git(repository, ['notes', '--ref=theirs', 'add', '-m', 'two', second]);
  git(repository, ['notes', '--ref=cs/learnings', 'merge', '--quiet', 'refs/notes/theirs']);
  expect(await read(repository)).toEqual(
    new Map([
      [first, 'one, said better\n'],
      [second, 'two\n'],
    ]),
  );
  expect(await read(repository, before)).toEqual(new Map([[first, 'one\n']]));
});

it('what a reader refuses is thrown', async () => {
  const repository = makeRepository(folder());
  const nameOf = (n: number): string => `${(0x10000 + n).toString(16)}${'0'.repeat(40)}`.slice(0, 40);
  const files = Array.from({ length: 1_000 }, (_, n) => [nameOf(n), `note ${n}\n`]);
  importNotes(repository, Object.fromEntries(files));
  const ref = { namespace: 'learnings', oid: git(repository, ['rev-parse', REF]).trim() };
  const enough = new Error('enough');
  const refuse = (): never => {
    throw enough;
  };
  const store = storeIn(repository);
  await expect(store.each(ref, undefined, refuse)).rejects.toBe(enough);
  expect(await store.read(ref)).toHaveLength(1_000);
  store.close();
});

it('throws where a note is missing, and never gives the others alone', async () => {
  const repository = makeRepository(folder());
  git(repository, ['notes', '--ref=cs/learnings', 'add', '-m', 'lost', 'HEAD']);
  const blob = git(repository, [
    'rev-parse',
    `${REF}:${git(repository, ['rev-parse', 'HEAD']).trim()}`,
  ]).trim();
  rmSync(join(repository, '.git', 'objects', blob.slice(0, 2), blob.slice(2)));
  await expect(read(repository)).rejects.toMatchObject({ code: 'GIT_FAILED' });
});

it('tells at each of many notes how many of how many it was, and nothing where only what changed is read', async () => {
  const repository = makeRepository(folder());
  importNotes(repository, Object.fromEntries([...'abc'].map((n) => [`${n}${n}/${n.repeat(38)}`, `${n}\n`])));
  const oid = git(repository, ['rev-parse', REF]).trim();
  const told: string[] = [];
  const store = storeIn(repository, (doing, done, total) => told.push(`${doing}: ${done} of ${total}`));
  const ref = { namespace: 'learnings', oid };
  const taken: string[] = [];
  await store.each(ref, undefined, ({ text }) => taken.push(text));
  await store.each(ref, oid, ({ text }) => taken.push(text));
  store.close();
  expect(told).toEqual(['reading notes: 1 of 3', 'reading notes: 2 of 3', 'reading notes: 3 of 3']);
  expect(taken.sort()).toEqual(['a\n', 'b\n', 'c\n']);
});

const document = (which: string): string =>
  `---\ntype: learnings\ntimestamp: '2025-12-15T06:50:19Z'\nsummary: Lesson ${which}\n---\n\nLesson ${which}\n\n- b\n- a\n`;

const append = ({ path }: Place, which: string): void => {
  git(path, ['notes', `--ref=${REF}`, 'append', '-F', '-', 'HEAD'], { input: document(which) });
};

const documentsAt = ({ path }: Place): readonly string[] =>
  splitNote(git(path, ['notes', `--ref=${REF}`, 'show', 'HEAD'])).documents;

const whole = (...which: string[]): string[] => which.map((one) => document(one).trimEnd());

/** Two clones that have one document of an older tool in a note. */
async function inStep() {
  const shared = makeShared(folder());
  const a = await placeIn(shared.clone('a'));
  const b = await placeIn(shared.clone('b'));
  append(a, 'one');
  await a.share();
  await b.share();
  return { a, b };
}

describe('a note with documents of an older tool', () => {
  it('to which two clones add is merged with each document whole, beside our memories on the same commit', async () => {
    const { a, b } = await inStep();
    append(a, 'of a');
    append(b, 'of b');
    const idA = await a.remember('ours of a');
    const idB = await b.remember('ours of b');
    for (const place of [a, b, a]) await place.share();
    expect(git(a.path, ['rev-parse', REF])).toBe(git(b.path, ['rev-parse', REF]));
    for (const place of [a, b]) {
      expect([...documentsAt(place)].sort()).toEqual(whole('of a', 'of b', 'one').sort());
      expect(await place.summaries()).toEqual(['ours of a', 'ours of b']);
      expect((await place.wired.index.known([idA, idB])).size).toBe(2);
      expect(fsckComplaints(place.path)).toEqual([]);
    }
  });

  it('keeps what only one clone has where the other history was rewritten', async () => {
    const { a, b } = await inStep();
    const id = await a.remember('erase me');
    await a.share();
    await b.share();
    append(b, 'of b');
    await b.remember('ours of b');
    await a.wired.purge(await a.wired.findToPurge([id]));
    const { problem } = namespaceOfReport(await a.share());
    const lease = problem?.kind === 'rewritten-here' ? problem.lease : undefined;
    git(a.path, ['push', '--quiet', `--force-with-lease=${REF}:${lease}`, 'origin', REF]);
    expect(namespaceOfReport(await b.share())).toMatchObject({ problem: { kind: 'rewritten-there' } });
    await b.share({ adopt: true });
    expect([...documentsAt(b)].sort()).toEqual(whole('of b', 'one').sort());
    expect(await b.summaries()).toEqual(['ours of b']);
  });

  it('outlives a purge as it is', async () => {
    const { a } = await inStep();
    const before = git(a.path, ['notes', `--ref=${REF}`, 'show', 'HEAD']);
    const id = await a.remember('erase me');
    await a.wired.purge(await a.wired.findToPurge([id]));
    expect(git(a.path, ['notes', `--ref=${REF}`, 'show', 'HEAD'])).toBe(before);
  });
});
