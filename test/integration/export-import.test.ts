import { describe, expect, it } from 'vitest';
import { encodeLine } from '../../src/core/note-line.ts';
import { exportMemories } from '../../src/share/export-memories.ts';
import { type Place, placeAt } from '../helpers/interchange.ts';
import {
  commitFiles,
  fsckComplaints,
  git,
  linesByGit,
  makeRepository,
  makeUnborn,
  useFolders,
} from '../helpers/repo.ts';

const folder = useFolders();
const at = (day: number): string => `2026-02-${String(day).padStart(2, '0')}T00:00:00.000Z`;
const TOKEN = ['gh', 'p_', 'Yd4Sg8Lw2Pk6Zc0Vx9Mb', 'Qe3Rt7Uj1Hn5Fa'].join('');

/** Another clone of the code, without the notes. */
const cloneOf = (path: string): string => {
  const clone = folder();
  git(clone, ['clone', '--quiet', path, '.']);
  git(clone, ['config', 'user.name', 'Grace Hopper']);
  git(clone, ['config', 'user.email', 'grace@example.org']);
  return clone;
};

/** A store with memories in every state and on several commits. */
async function richStore(): Promise<{ place: Place; ids: string[]; first: string; second: string }> {
  const path = makeRepository(folder());
  const first = git(path, ['rev-parse', 'HEAD']).trim();
  const place = await placeAt(path);
  const requests = ['Tests need UTC', 'We store UTC', 'Forget me', 'Old way', 'New way'].map(
    (summary, number) => ({
      summary,
      body: `${summary}, because of reason ${number}`,
      namespace: number === 1 ? 'decisions' : 'learnings',
      tags: ['time', 'b'],
      files: ['README.md', 'gone.ts'],
      session: 's1',
      at: at(number + 1),
      evidence: 'test-verified' as const,
    }),
  );
  const ids = (await place.wired.remember(requests)).map(({ id }) => id);
  const second = commitFiles(path, { 'src.ts': 'code\n' });
  const event = (id: string | undefined, type: string, day: number, more: object = {}): string =>
    encodeLine({ v: 1, id: id ?? '', at: at(day), type: type as 'useful', ...more });
  const copied = linesByGit(path).find(({ id }) => id === ids[0]);
  await place.wired.notes.add([
    {
      namespace: 'learnings',
      anchor: second,
      lines: [
        event(ids[0], 'useful', 10, { session: 's7', author: 'B <b@example.org>' }),
        event(ids[0], 'useless', 11),
        event(ids[0], 'seen', 12, { session: 's8' }),
        event(ids[2], 'forgotten', 12),
        event(ids[3], 'supersedes', 12, { by: ids[4] }),
        event(ids[4], 'anchored', 13, { anchor: second }),
        // another clone met the lesson before it had seen ours
        encodeLine({
          ...(copied as never as Parameters<typeof encodeLine>[0]),
          at: at(14),
          session: 's9',
        } as never),
      ],
    },
  ]);
  await place.wired.remember([
    { summary: 'A long one', body: 'long words '.repeat(3_000), at: at(20) },
    { summary: 'Of an error', at: at(21), key: 'k-1' },
  ]);
  return { place, ids, first, second };
}

describe('an export', () => {
  it('read by import in another clone gives the same memories: ids, commits, states, all that happened', async () => {
    const { place, ids, first, second } = await richStore();
    const records = await place.records();
    expect(records).toHaveLength(7);
    const other = await placeAt(cloneOf(place.path));
    expect(new Set(await other.take(records))).toEqual(new Set(['memory']));
    expect(await other.records()).toEqual(records);
    const memories = async ({ wired }: Place) =>
      [...(await wired.index.all())].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(await memories(other)).toEqual(await memories(place));
    const byId = new Map((await other.wired.index.all()).map((memory) => [memory.id, memory]));
    expect(byId.get(ids[0] ?? '')).toMatchObject({
      anchors: [first, second],
      usefulCount: 1,
      uselessCount: 1,
      seenIn: ['s8', 's9'],
      evidence: 'test-verified',
      author: 'Ada Lovelace <ada@example.org>',
    });
    expect(byId.get(ids[2] ?? '')?.forgotten).toBe(true);
    expect(byId.get(ids[3] ?? '')?.supersededBy).toBe(ids[4]);
    expect(byId.get(ids[4] ?? '')?.anchor).toBe(second);
    expect(fsckComplaints(other.path)).toEqual([]);
  });

  it('read again, here or there, adds nothing', async () => {
    const { place } = await richStore();
    const records = await place.records();
    const refs = (path: string): string => git(path, ['for-each-ref', 'refs/notes']);
    const before = refs(place.path);
    expect(new Set(await place.take(records))).toEqual(new Set(['known']));
    expect(refs(place.path)).toBe(before);
    const other = await placeAt(cloneOf(place.path));
    await other.take(records);
    const there = refs(other.path);
    await other.take(records);
    expect(refs(other.path)).toBe(there);
  });

  it('brings what happened since, and leaves what was forgotten here forgotten', async () => {
    const { place, ids } = await richStore();
    const other = await placeAt(cloneOf(place.path));
    await other.take(await place.records());
    await place.wired.forget(ids[1] ?? '', 'forgotten');
    await other.wired.forget(ids[0] ?? '', 'forgotten');
    await other.take(await place.records());
    const forgotten = (await other.wired.index.all())
      .filter((memory) => memory.forgotten)
      .map(({ id }) => id);
    expect(forgotten.sort()).toEqual([ids[0], ids[1], ids[2]].sort());
  });

  it('in a repository without the commits is attached to HEAD', async () => {
    const { place } = await richStore();
    const stranger = await placeAt(makeUnborn(folder()));
    commitFiles(stranger.path, { 'README.md': 'another repository\n' });
    await stranger.take(await place.records());
    const head = git(stranger.path, ['rev-parse', 'HEAD']).trim();
    const memories = await stranger.wired.index.all();
    expect(memories).toHaveLength(7);
    for (const memory of memories) expect(memory.anchors).toEqual([head]);
  });

  it('leaves out what is not live, unless all are asked for', async () => {
    const { place, ids } = await richStore();
    const { records } = await exportMemories(place.wired.own, { namespaces: [], all: false });
    const exported = records.map(({ id }) => id);
    expect(exported).toHaveLength(5);
    for (const gone of [ids[2], ids[3]]) expect(exported).not.toContain(gone);
    const some = await exportMemories(place.wired.own, { namespaces: ['decisions'], all: true });
    expect(some.records.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('passes the filters: what got into a note by another way does not leave', async () => {
    const place = await placeAt(makeRepository(folder()));
    const anchor = git(place.path, ['rev-parse', 'HEAD']).trim();
    const line = {
      v: 1,
      id: 'a'.repeat(16),
      at: at(1),
      type: 'memory' as const,
      ns: 'learnings',
      kind: 'note',
    };
    const text = encodeLine({
      ...line,
      summary: `use ${TOKEN}`,
      evidence: 'user-stated',
      tags: [TOKEN],
      files: [],
    });
    await place.wired.notes.add([{ namespace: 'learnings', anchor, lines: [text] }]);
    const exported = await exportMemories(place.wired.own, { namespaces: [], all: true });
    expect(JSON.stringify(exported.records)).not.toContain(TOKEN);
    expect(exported.redacted).toEqual(['a'.repeat(16)]);
    expect(exported.records[0]?.summary).toContain('[REDACTED:');
  });
});

describe('import', () => {
  it('takes texts through the filters, the author and the events too', async () => {
    const place = await placeAt(makeRepository(folder()));
    const record = {
      summary: 's',
      author: TOKEN,
      session: TOKEN,
      signature: TOKEN,
      agent: TOKEN,
      branch: TOKEN,
    };
    await place.take([{ ...record, events: [{ type: 'seen', at: at(2), session: TOKEN, author: TOKEN }] }]);
    const text = JSON.stringify(linesByGit(place.path));
    expect(text).not.toContain(TOKEN);
    expect(text.match(/REDACTED/g)?.length).toBe(7);
  });

  it('gives every memory the id of its text, whatever the record says', async () => {
    const place = await placeAt(makeRepository(folder()));
    await place.take([
      { summary: 'One', id: 'f'.repeat(16), events: [] },
      { summary: 'Two', id: 42 },
      { summary: 'Three', id: 'my-id', events: [{ type: 'supersedes', at: at(2), by: 'f'.repeat(16) }] },
    ]);
    const byText = new Map((await place.wired.index.all()).map((memory) => [memory.summary, memory]));
    expect(byText.get('One')?.id).not.toBe('f'.repeat(16));
    // an id of the batch is told as the one it became
    expect(byText.get('Three')?.supersededBy).toBe(byText.get('One')?.id);
  });

  it('keeps away what was purged here, unless it is said anew', async () => {
    const place = await placeAt(makeRepository(folder()));
    await place.wired.remember([{ summary: 'Erase me', at: at(1) }]);
    const records = await place.records();
    await place.wired.purge(await place.wired.findToPurge([records[0]?.id ?? '']));
    expect(await place.take(records)).toEqual(['purged']);
    const purged = JSON.stringify(linesByGit(place.path));
    expect(purged).not.toContain('Erase me');
    expect(await place.take([{ summary: 'Erase me' }])).toEqual(['memory']);
    expect(await place.wired.index.all()).toHaveLength(1);
  });

  it.each([
    ['an anchor that is no name of a commit', { summary: 's', anchor: 'main' }],
    ['an event at an empty anchor', { summary: 's', events: [{ type: 'anchored', at: at(1), anchor: '' }] }],
    ['an event that is none', { summary: 's', events: [{ type: 'exploded', at: at(1) }] }],
    ['a purge', { summary: 's', events: [{ type: 'purged', at: at(1) }] }],
    ['a time of an event that is none', { summary: 's', events: [{ type: 'useful', at: 'now' }] }],
    ['an end that is no time', { summary: 's', expires: 'soon' }],
  ])('writes nothing for %s', async (_what, wrong) => {
    const place = await placeAt(makeRepository(folder()));
    await expect(place.take([{ summary: 'fine' }, wrong])).rejects.toMatchObject({ code: 'USAGE' });
    expect(git(place.path, ['for-each-ref', 'refs/notes'])).toBe('');
  });
});
