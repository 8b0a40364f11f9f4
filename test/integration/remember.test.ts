import { describe, expect, it } from 'vitest';
import { MAX_NOTE_BYTES } from '../../src/git/note-tree.ts';
import { runCli } from '../helpers/cli.ts';
import { DIST } from '../helpers/dist.ts';
import {
  fsckComplaints,
  git,
  linesByGit,
  makeRepository,
  makeUnborn,
  notesByGit,
  useFolders,
  wired,
} from '../helpers/repo.ts';

const folder = useFolders();

const env = { HOME: process.env['HOME'] ?? '', GIT_CONFIG_NOSYSTEM: '1', CS_REANCHOR_ENABLED: 'false' };

/** Runs `cs-memory import --jsonl` on these records. */
async function importRecords(repository: string, records: readonly unknown[], inProcess = true) {
  const stdin = records
    .map((record) => (typeof record === 'string' ? record : JSON.stringify(record)))
    .join('\n');
  const options = { cwd: repository, stdin, env, inProcess };
  const { code: status, stdout, stderr } = await runCli(DIST, ['import', '--jsonl'], options);
  const printed = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return { status, stderr, printed: printed as { key: string; id: string; cut?: boolean }[] };
}

const record = (number: number, more: object = {}) => ({
  summary: `Lesson ${number}`,
  body: 'words',
  key: `k${number}`,
  ...more,
});
const records = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, number) => record(number, more));
const refs = (repository: string): string => git(repository, ['for-each-ref', 'refs/notes']);

describe('import', () => {
  it('of 400 records makes one commit per ref, keeps the keys, and adds nothing the second time', async () => {
    const repository = makeRepository(folder());
    const all = records(400).map((each, number) => ({
      ...each,
      namespace: number % 2 === 0 ? 'learnings' : 'decisions',
    }));
    const first = await importRecords(repository, all, false);
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.printed.map(({ key }) => key)).toEqual(all.map(({ key }) => key));
    for (const ns of ['learnings', 'decisions']) {
      expect(git(repository, ['rev-list', '--count', `refs/notes/cs/${ns}`]).trim()).toBe('1');
      expect(linesByGit(repository, ns).filter(({ type }) => type === 'memory')).toHaveLength(200);
    }
    const before = refs(repository);
    expect((await importRecords(repository, all)).printed).toEqual(first.printed);
    expect(refs(repository)).toBe(before);
  });

  it('of 1,500 records on one commit finds them all again, in notes of at most 256 KiB', async () => {
    const repository = makeRepository(folder());
    const { printed } = await importRecords(
      repository,
      records(1_500, { body: 'some more words '.repeat(12) }),
    );
    const notes = notesByGit(repository);
    expect(notes.size).toBeGreaterThan(2);
    for (const text of notes.values()) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_NOTE_BYTES);
    const { index } = await wired(repository);
    expect(new Set((await index.all()).map(({ id }) => id))).toEqual(new Set(printed.map(({ id }) => id)));
    const commit = git(repository, ['rev-parse', 'HEAD']).trim();
    expect((await index.all()).every(({ anchor }) => anchor === commit)).toBe(true);
    expect(fsckComplaints(repository)).toEqual([]);
  });

  it('keeps records with the same words and other keys apart', async () => {
    const repository = makeRepository(folder());
    const { printed } = await importRecords(repository, [
      record(1, { key: 'a' }),
      record(1, { key: 'b' }),
      record(1, { key: 'a' }),
    ]);
    expect(new Set(printed.map(({ id }) => id)).size).toBe(2);
    expect(
      linesByGit(repository)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['a', 'b']);
  });

  it.each([
    ['is no JSON', '{"summary":', /line 4/],
    ['is a list', '[]', /line 4/],
    ['has no summary', { body: 'b' }, /line 4: summary/],
    ['has an empty summary', record(9, { summary: '  ' }), /summary/],
    ['has a namespace that git refuses', record(9, { namespace: 'a..b' }), /namespace/],
    ['has a time that is none', record(9, { at: 'yesterday' }), /time/],
    ['has a key that fills a line', record(9, { key: 'k'.repeat(20_000) }), /key/],
  ])('writes nothing when one record %s, and says which', async (_what, wrong, message) => {
    const repository = makeRepository(folder());
    const { status, stderr, printed } = await importRecords(repository, [...records(3), wrong]);
    expect(status).not.toBe(0);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(printed).toEqual([]);
    expect(refs(repository)).toBe('');
  });

  it('says what it had to cut', async () => {
    const { printed } = await importRecords(makeRepository(folder()), [
      record(1),
      record(2, { body: 'long '.repeat(10_000) }),
      record(3, { summary: 'long '.repeat(10_000) }),
    ]);
    expect(printed.map(({ cut }) => cut ?? false)).toEqual([false, true, true]);
  });

  it('redacts what must not be written', async () => {
    const repository = makeRepository(folder());
    const token = `ghp_${'Ab1'.repeat(12)}`;
    await importRecords(repository, [
      record(1, { summary: `use ${token}`, body: `or ${token}`, tags: [token] }),
    ]);
    expect(JSON.stringify(linesByGit(repository))).not.toContain(token);
    expect(linesByGit(repository)[0]?.['summary']).toContain('[REDACTED:');
  });

  it('needs a commit to attach to', async () => {
    const repository = makeUnborn(folder());
    const { status, stderr } = await importRecords(repository, records(1));
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/no commit/);
  });
});

describe('remember', () => {
  it('keeps time, files, tags, kind and evidence as given', async () => {
    const repository = makeRepository(folder());
    const { remember } = await wired(repository);
    const request = {
      namespace: 'decisions',
      summary: ' UTC ',
      at: '2026-01-31T12:00:00+02:00',
      tags: ['time', 'db', 'time'],
    };
    await remember([{ ...request, files: ['README.md'], evidence: 'test-verified', session: 's1' }]);
    const blob = git(repository, ['rev-parse', 'HEAD:README.md']).trim();
    expect(linesByGit(repository, 'decisions')).toMatchObject([
      {
        kind: 'decision',
        summary: 'UTC',
        at: '2026-01-31T10:00:00.000Z',
        tags: ['db', 'time'],
        files: [{ path: 'README.md', blob }],
        evidence: 'test-verified',
        session: 's1',
        branch: 'main',
      },
    ]);
  });

  it('takes one lesson told twice in one batch for one, and one more session for one `seen` line', async () => {
    const repository = makeRepository(folder());
    const { remember } = await wired(repository);
    const told = (session: string, at: string) => ({ summary: 'Tests need UTC', session, at });
    await remember([told('s1', '2026-01-01T00:00:00Z')]);
    const again = [
      told('s2', '2026-01-02T00:00:00Z'),
      told('s2', '2026-01-03T00:00:00Z'),
      told('s1', '2026-01-04T00:00:00Z'),
    ];
    expect((await remember(again)).map(({ became }) => became)).toEqual(['seen', 'known', 'known']);
    expect(
      linesByGit(repository)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['memory', 'seen']);
  });

  it('gives a namespace of any name a kind', async () => {
    const repository = makeRepository(folder());
    const { remember } = await wired(repository);
    await remember([{ summary: 'odd', namespace: 'constructor' }]);
    expect(linesByGit(repository, 'constructor')).toMatchObject([{ kind: 'note', summary: 'odd' }]);
  });
});
