import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { statusNow } from '../../src/app/wire/overview.ts';
import { flushQueues } from '../../src/capture/flush.ts';
import {
  type Capture,
  editCapture,
  forgetCapture,
  keepCapture,
  listCaptures,
  promoteCapture,
} from '../../src/capture/review.ts';
import type { Learning } from '../../src/core/learning.ts';
import {
  commitFiles,
  git,
  linesByGit,
  makeRepository,
  makeUnborn,
  useFolders,
  wired,
} from '../helpers/repo.ts';
import { learning } from '../helpers/session.ts';

const folder = useFolders();

/** A repository, and a user with a HOME of their own who holds captures back or does not. */
function world(holds: boolean, repository = makeRepository(folder())) {
  const home = folder();
  mkdirSync(join(home, 'config', 'cs-memory'), { recursive: true });
  const settings = JSON.stringify({ capture: { review: holds } });
  writeFileSync(join(home, 'config', 'cs-memory', 'config.json'), settings);
  const env = {
    ...process.env,
    HOME: home,
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CONFIG_HOME: join(home, 'config'),
  };
  const all = () => wired(repository, { env });
  return {
    repository,
    env,
    all,
    review: async () => {
      const place = await all();
      return {
        list: (query: Parameters<typeof listCaptures>[1]) => listCaptures(place, query),
        keep: (capture: Capture) => keepCapture(place, capture),
        edit: (capture: Capture, summary: string) => editCapture(place, capture, summary),
        forget: (capture: Capture) => forgetCapture(place, capture),
        promote: (capture: Capture) => promoteCapture(place, capture),
      };
    },
    meet: async (...learnings: ReturnType<typeof learning>[]) => {
      const place = await all();
      const { accumulator } = place;
      for (const each of learnings) accumulator('s1').add(each);
      return flushQueues(place, ['s1']);
    },
  };
}

const now = new Date().toISOString();
const captured = (number: number, more: Partial<Learning> = {}) =>
  learning('s1', number, {
    at: now,
    summary: `The deploy of part ${number} needs a key`,
    body: 'yes',
    ...more,
  });
const refs = (repository: string): string => git(repository, ['for-each-ref', 'refs/notes']);
const whole = { limit: 100 };

describe('captures that are held back', () => {
  it('are in no note and are recalled by nobody, and wait through any number of flushes', async () => {
    const { repository, all, review, meet } = world(true);
    expect(await meet(captured(1), captured(2))).toMatchObject({ written: 0, failed: 0 });
    await meet(captured(1));
    await flushQueues(await all());
    expect(refs(repository)).toBe('');
    const everything = await all();
    expect(await everything.recall.ask({ text: 'deploy key' }, 5)).toEqual([]);
    expect(await everything.recall.forSession(5, new Set())).toEqual([]);
    const held = await (await review()).list(whole);
    expect(held.map(({ content, isHeld }) => [content.summary, isHeld]).sort()).toEqual([
      ['The deploy of part 1 needs a key', true],
      ['The deploy of part 2 needs a key', true],
    ]);
    expect((await statusNow(everything)).held).toBe(2);
  });

  it('are also what was taken from a prompt by a guess', async () => {
    const { repository, review, meet } = world(true);
    const guess = { evidence: 'user-stated', kind: 'correction' } as const;
    expect(await meet(captured(1, guess))).toMatchObject({ written: 0, failed: 0 });
    expect(refs(repository)).toBe('');
    expect(await (await review()).list(whole)).toMatchObject([{ isHeld: true, content: guess }]);
  });

  it('do not hold up what the user asked for, nor meetings with what is known', async () => {
    const { repository, all, meet } = world(true);
    await (await all()).own.anchor([captured(1, { session: 's0' })]);
    expect(
      await meet(captured(1), captured(2, { evidence: 'user-stated', kind: 'note' }), captured(3)),
    ).toMatchObject({
      written: 1,
      seen: 1,
    });
    expect(
      linesByGit(repository)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['memory', 'memory', 'seen']);
    expect((await statusNow(await all())).held).toBe(1);
  });

  it('are written when they are kept, where their session met them, on the commit of the review', async () => {
    const { repository, review, meet } = world(true);
    await meet(captured(1, { files: ['app.ts'] }), captured(2));
    const commit = commitFiles(repository, { 'app.ts': 'code' });
    const walked = await review();
    const [first] = (await walked.list(whole)).filter(({ paths }) => paths.length > 0);
    if (first === undefined) throw new Error('nothing is held');
    await walked.keep(first);
    expect(linesByGit(repository)).toMatchObject([
      {
        id: first.id,
        session: 's1',
        at: now,
        files: [{ path: 'app.ts', blob: git(repository, ['rev-parse', `${commit}:app.ts`]).trim() }],
      },
    ]);
    expect(await (await review()).list(whole)).toHaveLength(1);
    await expect(walked.keep(first)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('can be mended, dropped and made the user’s own', async () => {
    const { repository, all, review, meet } = world(true);
    await meet(captured(1), captured(2), captured(3));
    const walked = await review();
    const [one, two, three] = [...(await walked.list(whole))].sort((a, b) =>
      a.content.summary < b.content.summary ? -1 : 1,
    );
    if (one === undefined || two === undefined || three === undefined) throw new Error('nothing is held');
    await walked.edit(one, 'The deploy of part 1 needs the key of the vault');
    await walked.forget(two);
    await walked.promote(three);
    expect(await (await review()).list({ ...whole, sinceMs: 0 })).toEqual([]);
    expect(linesByGit(repository)).toMatchObject([
      { summary: 'The deploy of part 1 needs the key of the vault', evidence: 'user-stated' },
    ]);
    const everything = await all();
    expect(await everything.user.index.all()).toMatchObject([{ summary: three.content.summary }]);
    expect(
      (await everything.recall.ask({ text: 'deploy part key' }, 9)).map(({ scope }) => scope).sort(),
    ).toEqual(['repository', 'user']);
  });

  it('lose no secret to an edit', async () => {
    const { repository, review, meet } = world(true);
    await meet(captured(1));
    const walked = await review();
    const [one] = await walked.list(whole);
    if (one === undefined) throw new Error('nothing is held');
    const token = ['ghp', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_');
    await walked.edit(one, `The deploy needs ${token}`);
    expect(JSON.stringify(linesByGit(repository))).not.toContain(token);
    expect(linesByGit(repository)[0]?.['summary']).toContain('[REDACTED:');
  });

  it('wait on before the first commit, and where keeping them fails', async () => {
    const { repository, review, meet } = world(true, makeUnborn(folder()));
    await meet(captured(1));
    commitFiles(repository, { a: 'a' });
    await meet();
    const [one] = await (await review()).list(whole);
    if (one === undefined) throw new Error('nothing is held');
    git(repository, ['update-ref', '-d', 'HEAD']);
    await expect((await review()).keep(one)).rejects.toMatchObject({ code: 'NO_COMMIT' });
    expect(await (await review()).list(whole)).toHaveLength(1);
  });

  it('go with a purge of the same text', async () => {
    const { repository, all, review, meet } = world(true);
    const [entry] = await (await all()).own.remember([
      { summary: 'The deploy of part 1 needs a key', body: 'said by the user', kind: 'rule' },
    ]);
    await meet(captured(1), captured(2));
    const { findToPurge, purge } = await all();
    expect(await purge(await findToPurge([entry?.id ?? '']))).toMatchObject({ queued: 1 });
    expect(await (await review()).list(whole)).toMatchObject([
      { content: { summary: 'The deploy of part 2 needs a key' } },
    ]);
    expect(existsSync(join(repository, '.git', 'cs-memory', 'review'))).toBe(true);
  });
});

describe('captures in the notes', () => {
  it('are walked where none is held back: the user’s own, of the last week or since then, newest first', async () => {
    const { repository, all, review, meet } = world(false);
    const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
    await meet(
      captured(1, { at: daysAgo(3) }),
      captured(2, { at: daysAgo(1) }),
      captured(3, { at: daysAgo(30) }),
    );
    await (await all()).remember([{ summary: 'The user said so' }]);
    git(repository, ['config', 'user.email', 'eve@elsewhere.example']);
    await meet(captured(4));
    git(repository, ['config', 'user.email', 'ada@example.org']);
    const numbers = async (query: object) =>
      (await (await review()).list({ limit: 9, ...query })).map(
        ({ content }) => content.summary.split(' ')[4],
      );
    expect(await numbers({})).toEqual(['2', '1']);
    expect(await numbers({ sinceMs: 0 })).toEqual(['2', '1', '3']);
    expect(await numbers({ limit: 1 })).toEqual(['2']);
  });

  it('that were taken from a prompt by a guess are walked too, what was to be remembered is not', async () => {
    const { review, meet } = world(false);
    const said = { evidence: 'user-stated' } as const;
    await meet(
      captured(1, { ...said, kind: 'note' }),
      captured(2, { ...said, ns: 'decisions', kind: 'decision' }),
    );
    expect(await (await review()).list(whole)).toMatchObject([{ content: { ns: 'decisions' } }]);
  });

  it('that are mended give their place to the new sentence, those with a signature too, more than once', async () => {
    const { all, review, meet } = world(false);
    await meet(captured(1), captured(2, { signature: "Error: Cannot find module './a'" }));
    for (const capture of await (await review()).list(whole))
      await (await review()).edit(capture, `${capture.content.summary} of the vault`);
    const live = async () =>
      (await (await all()).index.all()).filter(({ supersededBy }) => supersededBy === undefined);
    expect((await live()).map(({ summary }) => summary).sort()).toEqual([
      'The deploy of part 1 needs a key of the vault',
      'The deploy of part 2 needs a key of the vault',
    ]);
    // met again, the error counts for what took its place
    const place = await all();
    const { accumulator } = place;
    accumulator('s2').add(captured(2, { signature: "Error: Cannot find module './a'", session: 's2' }));
    expect(await flushQueues(place, ['s2'])).toMatchObject({ written: 0, seen: 1 });
    expect((await live()).find(({ signature }) => signature !== undefined)).toMatchObject({ seenIn: ['s2'] });
  });

  it('are forgotten, and restored as any; promoted, they are in both stores', async () => {
    const { all, review, meet } = world(false);
    await meet(captured(1), captured(2));
    const [two, one] = [...(await (await review()).list(whole))].sort((a, b) =>
      a.content.summary < b.content.summary ? 1 : -1,
    );
    if (one === undefined || two === undefined) throw new Error('nothing was captured');
    await (await review()).forget(one);
    await (await review()).promote(two);
    const everything = await all();
    expect((await everything.index.known([one.id])).get(one.id)).toMatchObject({ forgotten: true });
    expect(await everything.forget(one.id, 'restored')).toMatchObject({ changed: true });
    expect(await everything.user.index.all()).toMatchObject([{ id: two.id, evidence: 'user-stated' }]);
    expect((await everything.index.known([two.id])).get(two.id)).toMatchObject({ forgotten: false });
  });
});
