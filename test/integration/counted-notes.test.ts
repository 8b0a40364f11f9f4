import { expect, it } from 'vitest';
import type { NoteStore } from '../../src/core/ports.ts';
import { withCount } from '../../src/git/note-places.ts';
import { commitFiles, git, makeRepository, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
const REF = 'refs/notes/cs/learnings';

it('says of each note that is read whole how many of how many it was, and nothing of what changed', async () => {
  const repository = makeRepository(folder());
  for (const name of ['a', 'b', 'c']) {
    commitFiles(repository, { [name]: name });
    git(repository, ['notes', `--ref=${REF}`, 'add', '-m', `about ${name}`]);
  }
  const oid = git(repository, ['rev-parse', REF]).trim();
  const texts = ['a', 'b', 'c'].map((text) => ({ namespace: 'learnings', object: text, text }));
  const plain = {
    each: async (_ref: unknown, _from: unknown, take: (note: (typeof texts)[number]) => void) =>
      texts.forEach(take),
  } as unknown as NoteStore;
  const told: string[] = [];
  const taken: string[] = [];
  const counted = withCount(plain, { cwd: repository, env: process.env }, (doing, done, total) => {
    told.push(`${doing}: ${done} of ${total}`);
  });
  const ref = { namespace: 'learnings', oid };
  await counted.each(ref, undefined, ({ text }) => taken.push(text));
  expect([told, taken]).toEqual([
    ['reading notes: 1 of 3', 'reading notes: 2 of 3', 'reading notes: 3 of 3'],
    ['a', 'b', 'c'],
  ]);
  await counted.each(ref, oid, ({ text }) => taken.push(text));
  expect([told.length, taken.length]).toEqual([3, 6]);
});
