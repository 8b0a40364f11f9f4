import { describe, expect, it } from 'vitest';
import type { Wired } from '../../src/app/wire/services.ts';
import type { Memory } from '../../src/core/memory.ts';
import { consolidate, planConsolidation, undoConsolidation } from '../../src/memories/consolidate.ts';
import type { RememberRequest } from '../../src/memories/remember.ts';
import { git, linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();
/** Older than the half-life of any kind that may be weak. */
const LATER = Date.now() + 400 * 86_400_000;

/** What consolidates a place as the CLI does. */
const verbsOf = ({ own, trusting, clock }: Wired) => ({
  plan: async () => planConsolidation({ ...own, clock }, await trusting.settings(true)),
  apply: consolidate.bind(undefined, own),
  undo: undoConsolidation.bind(undefined, own),
});

async function place(requests: readonly RememberRequest[]) {
  const repository = makeRepository(folder());
  const all = await wired(repository);
  const entries = await all.remember(requests);
  const live = async (): Promise<string[]> =>
    (await all.index.all())
      .filter(({ forgotten, supersededBy }) => !forgotten && supersededBy === undefined)
      .map(({ summary }) => summary)
      .sort();
  return { repository, all, ids: entries.map(({ id }) => id), live, consolidate: verbsOf(all) };
}

/** Two people said the same on one day: `remember` keeps what is said in so many words as it was said. */
const TWICE: RememberRequest[] = [
  { summary: 'The port 5433 of the test database comes from docker-compose.yml', evidence: 'tool-observed' },
  { summary: 'The port 5433 of a test database comes from docker-compose.yml.', tags: ['db'] },
  { summary: 'Run `npm run gen` before the tests' },
];

const lesser = (number: number): RememberRequest => ({
  summary: `The pool has the odd state ${number}`,
  evidence: 'model-inferred',
  kind: 'discovery',
  files: ['src/db/pool.ts'],
});

describe('consolidate', () => {
  it('shows what it would do, and writes nothing', async () => {
    const { repository, consolidate } = await place(TWICE);
    const before = git(repository, ['for-each-ref', 'refs/notes']);
    const clusters = await consolidate.plan();
    expect(clusters).toMatchObject([{ why: 'same', members: [{}, {}] }]);
    expect(git(repository, ['for-each-ref', 'refs/notes'])).toBe(before);
  });

  it('makes one memory that names all it stands for, and has what each of them had', async () => {
    const { all, ids, live, consolidate } = await place(TWICE);
    await all.mark(ids[1] ?? '', 'useful');
    const [done] = await consolidate.apply(await consolidate.plan());
    expect(await live()).toHaveLength(2);
    const [memory] = await all.index.find(done?.id ?? '');
    expect(memory).toMatchObject({
      evidence: 'user-stated',
      tags: ['db'],
      usefulCount: 1,
    });
    for (const id of ids.slice(0, 2)) expect(memory?.body).toContain(id);
    expect((await all.index.known(ids)).size).toBe(3);
  });

  it('does it once, and is done when it is asked again', async () => {
    const { repository, consolidate } = await place(TWICE);
    const clusters = await consolidate.plan();
    await consolidate.apply(clusters);
    const lines = linesByGit(repository).length;
    await consolidate.apply(clusters);
    expect(linesByGit(repository)).toHaveLength(lines);
    expect(await consolidate.plan()).toEqual([]);
  });

  it('is undone, and done again', async () => {
    const { all, live, consolidate } = await place(TWICE);
    const before = await live();
    const clusters = await consolidate.plan();
    const [done] = await consolidate.apply(clusters);
    expect(await consolidate.undo(done?.id)).toHaveLength(1);
    expect(await live()).toEqual(before);
    await consolidate.apply(clusters);
    expect(await live()).toHaveLength(2);
    expect(await all.index.find(done?.id ?? '')).toMatchObject([{ forgotten: false }]);
  });

  it('is undone in one write, however much there is', async () => {
    const pairs = ['alpha', 'beta', 'gamma'].flatMap((name): RememberRequest[] => [
      { summary: `The port of the ${name} database comes from ${name}.yml`, evidence: 'tool-observed' },
      { summary: `The port of a ${name} database comes from ${name}.yml.` },
    ]);
    const { repository, live, consolidate } = await place(pairs);
    const before = await live();
    await consolidate.apply(await consolidate.plan());
    const writes = (): number => Number(git(repository, ['rev-list', '--count', 'refs/notes/cs/learnings']));
    const written = writes();
    const told: string[] = [];
    expect(await consolidate.undo(undefined, (done, of) => told.push(`${done}/${of}`))).toHaveLength(3);
    expect(await live()).toEqual(before);
    expect(writes()).toBe(written + 1);
    expect(told).toEqual(['3/3']);
    await consolidate.apply(await consolidate.plan());
    expect(await live()).toHaveLength(3);
  });

  it('is undone with what was put together of it', async () => {
    const { all, live, consolidate } = await place([
      { summary: 'Alpha is in x.yml' },
      { summary: 'Nothing of beta is left' },
      { summary: 'Gamma rays go home' },
    ]);
    const before = await live();
    const put = async (members: readonly Memory[]) =>
      (await consolidate.apply([{ why: 'same', ns: 'learnings', members }]))[0]?.id ?? '';
    const [one, two, three] = (await all.index.all()) as [Memory, Memory, Memory];
    const inner = await all.index.find(await put([one, two]));
    await put([...inner, three]);
    expect(await live()).toHaveLength(1);
    expect(await consolidate.undo()).toHaveLength(2);
    expect(await live()).toEqual(before);
  });

  it('is forgotten once, and can be restored, also by who read of it before', async () => {
    const { all, live, consolidate } = await place(TWICE);
    const [done] = await consolidate.apply(await consolidate.plan());
    const digests = await all.index.find(done?.id ?? '');
    expect(await all.own.forgetAll(digests, 'forgotten')).toBe(1);
    expect(await all.own.forgetAll(digests, 'forgotten')).toBe(0); // a second try after one that was stopped half-way
    await all.forget(done?.id ?? '', 'restored');
    expect(await live()).toHaveLength(2);
  });

  it('names all it stands for, however long their words are', async () => {
    const long = { ...(TWICE[0] as RememberRequest), body: 'One "more" word. '.repeat(800) };
    const short: RememberRequest = { ...(TWICE[1] as RememberRequest), evidence: 'model-inferred' };
    const { all, consolidate } = await place([long, short]);
    const [done] = await consolidate.apply(await consolidate.plan());
    const [memory] = await all.index.find(done?.id ?? '');
    const ids = done?.cluster.members.map(({ id }) => id).join(' ');
    expect(memory?.body).toMatch(new RegExp(`Consolidated from: ${ids}$`));
  });

  it('is erased with what it was made of, and they with it: each has the words of the others', async () => {
    for (const which of ['digest', 'member'] as const) {
      const { repository, all, ids, consolidate } = await place(TWICE);
      const [done] = await consolidate.apply(await consolidate.plan());
      const named = which === 'digest' ? (done?.id ?? '') : (ids[0] ?? '');
      await all.purge(await all.findToPurge([named]));
      const left = linesByGit(repository).flatMap(({ summary, body = '' }) =>
        summary === undefined ? [] : [`${summary} ${body}`],
      );
      expect(left.join('\n')).not.toContain(TWICE[0]?.summary);
      expect(left.some((text) => text.startsWith(TWICE[1]?.summary ?? ''))).toBe(which === 'member');
    }
  });

  it('hides nothing where it was erased before and its members were learned again', async () => {
    const { repository, all, live, consolidate } = await place(TWICE);
    const [done] = await consolidate.apply(await consolidate.plan());
    await all.purge(await all.findToPurge([done?.id ?? '']));
    const later = await wired(repository, { clock: () => Date.now() + 1_000 });
    await later.remember(TWICE.slice(0, 2));
    const again = verbsOf(later);
    expect(await again.apply(await again.plan())).toMatchObject([{ id: done?.id }]);
    expect(await live()).toEqual([TWICE[2]?.summary, TWICE[1]?.summary]);
  });

  it('leaves alone what somebody else wrote whom nobody trusts', async () => {
    const { repository, consolidate } = await place(TWICE.slice(1));
    const env = { GIT_AUTHOR_NAME: 'Mallory', GIT_AUTHOR_EMAIL: 'm@else.where' };
    const other = await wired(repository, { env });
    await other.remember([{ summary: 'The port 5433 of the test database comes from docker-compose.yml' }]);
    expect(await consolidate.plan()).toEqual([]);
  });

  it('makes a list of lesser notes on one file, when they are old', async () => {
    const { all, live } = await place([lesser(1), lesser(2), lesser(3), TWICE[2] as RememberRequest]);
    expect(await verbsOf(all).plan()).toEqual([]);
    const late = verbsOf({ ...all, clock: () => LATER });
    const [done] = await late.apply(await late.plan());
    expect(done?.cluster).toMatchObject({ why: 'weak', path: 'src/db/pool.ts' });
    expect(await live()).toEqual([
      expect.stringMatching(/^3 lesser notes on `src\/db\/pool\.ts`: /),
      'Run `npm run gen` before the tests',
    ]);
  });
});
