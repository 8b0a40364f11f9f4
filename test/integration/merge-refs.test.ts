import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseNote } from '../../src/core/note.ts';
import { noteLines } from '../../src/git/note-documents.ts';
import { createObjectReader, type ObjectReader } from '../../src/git/objects.ts';
import { unite } from '../../src/share/notes-history.ts';
import { foldAll } from '../helpers/fold-all.ts';
import { line, seen } from '../helpers/notes.ts';
import { type NotesTree, notesCommit } from '../helpers/notes-refs.ts';
import { fsckComplaints, git, makeRepository, makeUnborn, notesByGit, useFolders } from '../helpers/repo.ts';

const folder = useFolders();

/** A name of a commit for each number, with any first byte, so that fan-out directories differ. */
const objectNumber = (number: number, digits = 40): string =>
  `${((number * 37) % 256).toString(16).padStart(2, '0')}${number.toString(16).padStart(6, '0')}`.padEnd(
    digits,
    'e',
  );

function storeOf(repository: string) {
  const git = { cwd: repository, env: process.env };
  const plain = createObjectReader(git);
  onTestFinished(plain.close);
  const asked: string[] = [];
  const reader: ObjectReader = {
    close: plain.close,
    get: (name) => {
      asked.push(name);
      return plain.get(name);
    },
  };
  return { git, reader, asked };
}

async function merge(repository: string, ours: string, theirs: string): Promise<string> {
  const [oid] = await unite(storeOf(repository), [{ kind: 'merge', ours, theirs }]);
  return oid ?? '';
}

/** What git says stands in a notes commit. */
function notesAt(repository: string, oid: string): Map<string, string> {
  git(repository, ['update-ref', 'refs/notes/cs/seen', oid]);
  const notes = new Map([...notesByGit(repository, 'seen')].sort());
  git(repository, ['update-ref', '-d', 'refs/notes/cs/seen']);
  return notes;
}

const tree = (lines: Readonly<Record<number, readonly string[]>>, digits = 40): NotesTree =>
  Object.fromEntries(
    Object.entries(lines).map(([number, texts]) => [
      objectNumber(Number(number), digits),
      [...texts]
        .sort()
        .map((text) => `${text}\n`)
        .join(''),
    ]),
  );

const text = (...lines: readonly string[]): string =>
  [...lines]
    .sort()
    .map((it) => `${it}\n`)
    .join('');

describe('two notes commits that have diverged', () => {
  it('become one that has the lines of both, and both as parents', async () => {
    const repository = makeRepository(folder());
    const base = notesCommit(repository, tree({ 1: [line(1)], 2: [line(2)] }));
    const ours = notesCommit(repository, tree({ 1: [line(1), line(3)], 2: [line(2)] }), { parents: [base] });
    const theirs = notesCommit(repository, tree({ 1: [line(1), line(4)], 2: [line(2)], 5: [line(5)] }), {
      parents: [base],
    });
    const merged = await merge(repository, ours, theirs);
    expect(Object.fromEntries(notesAt(repository, merged))).toEqual({
      [objectNumber(1)]: text(line(1), line(3), line(4)),
      [objectNumber(2)]: text(line(2)),
      [objectNumber(5)]: text(line(5)),
    });
    const parents = git(repository, ['log', '-1', '--format=%P', merged]).trim().split(' ');
    expect(parents.sort()).toEqual([ours, theirs].sort());
    expect(git(repository, ['for-each-ref', 'refs/notes', 'refs/cs-memory'])).toBe('');
    expect(fsckComplaints(repository)).toEqual([]);
  });

  it('become the same commit for whoever merges them, at whatever time', async () => {
    const repository = makeRepository(folder());
    const base = notesCommit(repository, tree({ 1: [line(1)] }));
    const ours = notesCommit(repository, tree({ 1: [line(1), line(3)] }), {
      parents: [base],
      seconds: 1_700_000_100,
    });
    const theirs = notesCommit(repository, tree({ 1: [line(2)], 7: [line(7)] }), {
      parents: [base],
      fanout: 1,
    });
    const merged = await merge(repository, ours, theirs);
    expect(await merge(repository, theirs, ours)).toBe(merged);
    git(repository, ['config', 'user.name', 'Somebody Else']);
    expect(await merge(repository, theirs, ours)).toBe(merged);
    expect(git(repository, ['log', '-1', '--format=%ct', merged]).trim()).toBe('1700000100');
  });

  it('without a common history keep all notes of both', async () => {
    const repository = makeRepository(folder());
    const ours = notesCommit(repository, tree({ 1: [line(1)], 2: [line(2)] }));
    const theirs = notesCommit(repository, tree({ 2: [seen(2, 's')], 3: [line(3)] }), { fanout: 2 });
    expect(Object.fromEntries(notesAt(repository, await merge(repository, ours, theirs)))).toEqual({
      [objectNumber(1)]: text(line(1)),
      [objectNumber(2)]: text(line(2), seen(2, 's')),
      [objectNumber(3)]: text(line(3)),
    });
  });

  it('lose a note that one removed and the other left alone, as with git', async () => {
    const repository = makeRepository(folder());
    const base = notesCommit(repository, tree({ 1: [line(1)], 2: [line(2)], 3: [line(3)] }));
    const ours = notesCommit(repository, tree({ 1: [line(1)] }), { parents: [base] });
    const theirs = notesCommit(
      repository,
      tree({ 1: [line(1), line(4)], 2: [line(2)], 3: [line(3), line(5)] }),
      {
        parents: [base],
      },
    );
    const merged = notesAt(repository, await merge(repository, ours, theirs));
    expect([...merged.keys()]).toEqual([objectNumber(1), objectNumber(3)].sort());
  });

  it('fast-forward where one has the other already', async () => {
    const repository = makeRepository(folder());
    const base = notesCommit(repository, tree({ 1: [line(1)] }));
    const ahead = notesCommit(repository, tree({ 1: [line(1), line(2)] }), { parents: [base] });
    expect(await merge(repository, base, ahead)).toBe(ahead);
    expect(await merge(repository, ahead, base)).toBe(ahead);
  });

  it('merge in a SHA-256 repository too', async () => {
    const repository = makeUnborn(folder(), '--object-format=sha256');
    const ours = notesCommit(repository, tree({ 1: [line(1)], 2: [line(2)] }, 64));
    const theirs = notesCommit(repository, tree({ 2: [line(3)] }, 64), { fanout: 1 });
    const merged = notesAt(repository, await merge(repository, ours, theirs));
    expect(merged.get(objectNumber(2, 64))).toBe(text(line(2), line(3)));
    expect(fsckComplaints(repository)).toEqual([]);
  });

  it('keep bytes that are no UTF-8 as they are', async () => {
    const repository = makeRepository(folder());
    const odd = Buffer.from([0x22, 0xff, 0xfe, 0x22, 0x0a]);
    const stream = Buffer.concat([
      Buffer.from(
        `commit refs/odd\ncommitter A <a@b> 1 +0000\ndata 0\nM 100644 inline ${objectNumber(1)}\ndata 5\n`,
      ),
      odd,
    ]);
    execFileSync('git', ['fast-import', '--quiet'], { cwd: repository, input: stream });
    const theirs = notesCommit(repository, tree({ 1: [line(1)] }));
    const store = storeOf(repository);
    const ours = git(repository, ['rev-parse', 'refs/odd']).trim();
    const [merged] = await unite(store, [{ kind: 'merge', ours, theirs }]);
    const note = await store.reader.get(`${merged}:${objectNumber(1)}`);
    expect(note?.content).toEqual(Buffer.concat([odd, Buffer.from(`${line(1)}\n`)]));
  });
});

describe('a damaged repository', () => {
  it('is told, and nothing is merged: a note that is missing is no empty one', async () => {
    const repository = makeRepository(folder());
    const base = notesCommit(repository, tree({ 1: [line(1)] }));
    const ours = notesCommit(repository, tree({ 1: [line(1), line(2)] }), { parents: [base] });
    const theirs = notesCommit(repository, tree({ 1: [line(1), line(3)] }), { parents: [base] });
    const blob = git(repository, ['rev-parse', `${theirs}:${objectNumber(1)}`]).trim();
    rmSync(join(repository, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    await expect(merge(repository, ours, theirs)).rejects.toMatchObject({ code: 'GIT_FAILED' });
  });
});

describe('what is read', () => {
  it('grows with the change, not with the store', async () => {
    const repository = makeRepository(folder());
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, number) => [number, [line(number)]]));
    const base = notesCommit(repository, tree(many), { fanout: 1 });
    const ours = notesCommit(repository, tree({ ...many, 10: [line(10), seen(10, 'a')] }), {
      fanout: 1,
      parents: [base],
    });
    const theirs = notesCommit(
      repository,
      tree({ ...many, 10: [line(10), seen(10, 'b')], 11: [line(11), seen(11, 'b')] }),
      {
        fanout: 1,
        parents: [base],
      },
    );
    const store = storeOf(repository);
    const [merged] = await unite(store, [{ kind: 'merge', ours, theirs }]);
    expect(store.asked.length).toBeLessThan(40);
    const unchanged = notesAt(repository, base);
    const notes = notesAt(repository, merged ?? '');
    expect(notes.size).toBe(unchanged.size);
    expect(notes.get(objectNumber(10))).toBe(text(line(10), seen(10, 'a'), seen(10, 'b')));
    expect(notes.get(objectNumber(11))).toBe(text(line(11), seen(11, 'b')));
  });
});

/** A step of one of two clones: lines that it adds to a note. */
const addition = fc.record({
  object: fc.nat({ max: 5 }),
  number: fc.nat({ max: 8 }),
  session: fc.option(fc.constantFrom('a', 'b')),
});
const clone = fc.record({ added: fc.array(addition, { maxLength: 8 }), fanout: fc.nat({ max: 2 }) });
const pair = fc.record({ base: fc.option(clone), ours: clone, theirs: clone });

type Clone = { added: { object: number; number: number; session: string | null }[]; fanout: number };
function treeWith(
  before: Readonly<Record<number, readonly string[]>>,
  { added }: Clone,
): Record<number, string[]> {
  const lines: Record<number, string[]> = Object.fromEntries(
    Object.entries(before).map(([object, own]) => [object, [...own]]),
  );
  for (const { object, number, session } of added) {
    const own = lines[object] ?? [];
    lines[object] = [...new Set([...own, session === null ? line(number) : seen(number, session)])];
  }
  return lines;
}

const foldOf = (notes: ReadonlyMap<string, string>) =>
  new Map(
    [
      ...foldAll([...notes].flatMap(([object, it]) => parseNote({ namespace: 'n', object, text: it }).lines)),
    ].sort(),
  );

describe("our merge and git's", () => {
  it('have the same notes with cat_sort_uniq, and the same memories with union', async () => {
    const repository = makeRepository(folder());
    await fc.assert(
      fc.asyncProperty(pair, async ({ base, ours, theirs }) => {
        const common = base === null ? {} : treeWith({}, base);
        const parents = base === null ? [] : [notesCommit(repository, tree(common), { fanout: base.fanout })];
        const mine = notesCommit(repository, tree(treeWith(common, ours)), { fanout: ours.fanout, parents });
        const yours = notesCommit(repository, tree(treeWith(common, theirs)), {
          fanout: theirs.fanout,
          parents,
          seconds: 1_700_000_001,
        });
        const merged = notesAt(repository, await merge(repository, mine, yours));
        for (const strategy of ['cat_sort_uniq', 'union']) {
          git(repository, ['update-ref', 'refs/notes/mine', mine]);
          git(repository, ['update-ref', 'refs/notes/yours', yours]);
          git(repository, [
            'notes',
            '--ref=mine',
            'merge',
            '--quiet',
            '--strategy',
            strategy,
            'refs/notes/yours',
          ]);
          const byGit = notesAt(repository, git(repository, ['rev-parse', 'refs/notes/mine']).trim());
          if (strategy === 'cat_sort_uniq') expect(merged).toEqual(byGit);
          expect(foldOf(merged)).toEqual(foldOf(byGit));
          expect(new Set([...merged.values()].flatMap(noteLines))).toEqual(
            new Set([...byGit.values()].flatMap(noteLines)),
          );
        }
      }),
      { numRuns: 8 },
    );
  });
});
