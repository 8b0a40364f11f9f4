import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type Note, parseNote } from '../../src/core/note.ts';
import { encodeLine, LINE_READERS, type LineReader, type NoteLine } from '../../src/core/note-line.ts';
import type { NoteAddition, NoteStore } from '../../src/core/ports.ts';
import { createObjectReader } from '../../src/git/objects.ts';
import { createWordsIndex } from '../../src/recall/index/words-index.ts';
import { keepProven } from '../../src/share/sync/mend.ts';
import { foldAll } from '../helpers/fold-all.ts';
import { git, makeRepository, useFolders } from '../helpers/repo.ts';

const OBJECT = 'a'.repeat(40);
const folder = useFolders();
const folders: string[] = [];
afterEach(() => {
  LINE_READERS.delete(2);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const old = encodeLine({
  v: 1,
  id: '0123456789abcdef',
  at: '2026-01-01T00:00:00.000Z',
  type: 'memory',
  ns: 'learnings',
  kind: 'note',
  summary: 'the pool leaks',
  evidence: 'user-stated',
  tags: [],
  files: [],
});
/** A made-up second version: what was `summary` is `says`, and a memory may be about another one. */
const later = JSON.stringify({
  v: 2,
  id: 'fedcba9876543210',
  at: '2026-02-01T00:00:00.000Z',
  type: 'memory',
  ns: 'learnings',
  kind: 'note',
  says: 'the pump leaks',
  evidence: 'user-stated',
});
const event = encodeLine({ v: 1, id: 'fedcba9876543210', at: '2026-03-01T00:00:00.000Z', type: 'useful' });
const readVersion2: LineReader = ({ says, ...line }) =>
  line['type'] === 'memory'
    ? ({ ...line, summary: String(says), tags: [], files: [] } as unknown as NoteLine)
    : 'unknown';

const note: Note = { namespace: 'learnings', object: OBJECT, text: `${old}\n${later}\n${event}\n` };
const summaries = (): string[] => [...foldAll(parseNote(note).lines).values()].map(({ summary }) => summary);

it('lines of several versions stand in one note, each read by its own reader', () => {
  LINE_READERS.set(2, readVersion2);
  expect(summaries()).toEqual(['the pool leaks', 'the pump leaks']);
  expect(foldAll(parseNote(note).lines).get('fedcba9876543210')).toMatchObject({ usefulCount: 1 });
});

it('a line of a version that is not read is passed over and counted, and harms no other', () => {
  expect(summaries()).toEqual(['the pool leaks']);
  expect(parseNote(note)).toMatchObject({ broken: 0, unknown: 1 });
});

it('an index of a program that reads other versions is made anew, in both directions', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cs-memory-versions-'));
  folders.push(directory);
  const notes = {
    refs: async () => [{ namespace: 'learnings', oid: OBJECT }],
    each: async (_ref: unknown, _from: unknown, take: (given: typeof note) => unknown) => {
      await take(note);
    },
  } as unknown as NoteStore;
  const known = async (): Promise<string[]> => {
    const index = createWordsIndex({ directory, notes });
    const all = (await index.all()).map(({ summary }) => summary);
    await index.save();
    return all;
  };
  expect(await known()).toEqual(['the pool leaks']);
  LINE_READERS.set(2, readVersion2);
  expect(await known()).toEqual(['the pump leaks', 'the pool leaks']);
  LINE_READERS.delete(2);
  expect(await known()).toEqual(['the pool leaks']);
});

it('a line of a version that is not read is put back as it was, and not where somebody with a trusted key has purged it', async () => {
  const purged = encodeLine({ v: 1, id: 'fedcba9876543210', at: '2026-04-01T00:00:00.000Z', type: 'purged' });
  const repository = makeRepository(folder());
  const noted = (line: string): string => {
    git(repository, ['notes', '--ref', 'cs/learnings', 'add', '-f', '-m', line, 'HEAD']);
    return git(repository, ['rev-parse', 'refs/notes/cs/learnings']).trim();
  };
  const [before, after] = [noted(later), noted(purged)];
  const putBack = async (signer: string): Promise<readonly string[]> => {
    const added: NoteAddition[] = [];
    const reader = createObjectReader({ cwd: repository, env: process.env });
    const syncing = {
      reader,
      notes: {
        refs: async () => [{ namespace: 'learnings', oid: after }],
        add: async (additions: readonly NoteAddition[]) => {
          added.push(...additions);
          return { refs: [], retries: 0 };
        },
      },
      index: { known: async () => new Map() },
      provenance: { originOf: (raw: string) => (raw === purged ? signer : undefined) },
    } as unknown as Parameters<typeof keepProven>[0];
    await keepProven(syncing, [{ namespace: 'learnings', oid: before }]).finally(reader.close);
    return added.flatMap(({ lines }) => lines);
  };
  expect(await putBack('claimed')).toEqual([later]);
  expect(await putBack('signed Bob')).toEqual([]);
});
