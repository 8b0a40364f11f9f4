import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type NoteFinding, scanNotes } from '../../src/memories/secrets.ts';
import { idOf, line } from '../helpers/notes.ts';
import { git, makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();
const TOKEN = ['gh', 'p_', 'Yd4Sg8Lw2Pk6Zc0Vx9Mb', 'Qe3Rt7Uj1Hn5Fa'].join('');
const OTHER = ['gh', 'p_', 'Ke5Th9Mx3Ql7Ad1Wy0Nc', 'Rf4Su8Vk2Jp6Gb'].join('');

/** Writes a note as anybody can, past all our filters. */
function write(repository: string, text: string, ref = 'learnings'): void {
  git(repository, ['notes', `--ref=refs/notes/cs/${ref}`, 'add', '--force', '--file=-', 'HEAD'], {
    input: text,
  });
}

async function scan(repository: string) {
  const { own } = await wired(repository);
  const answers = await Promise.all((await own.notes.refs()).map((ref) => scanNotes(own, ref)));
  const findings = answers.flatMap((answer) => answer.findings);
  expect(JSON.stringify(answers)).not.toMatch(/ghp_|Yd4Sg8Lw|Ke5Th9Mx|pw3Xk9|\u001b/);
  return { findings, answers };
}

const finding = (more: Partial<NoteFinding>): Partial<NoteFinding> => ({
  namespace: 'learnings',
  kind: 'github-token',
  effect: 'secret',
  current: true,
  count: 1,
  ...more,
});

describe('the scan of all notes', () => {
  it('finds nothing in what we wrote', async () => {
    const repository = makeRepository(folder());
    const { remember } = await wired(repository);
    await remember([
      {
        summary: `Deploys use ${TOKEN}`,
        body: `see /home/alice/x\n\u001b[31m${OTHER}`,
        tags: ['time'],
        key: 'k-1',
      },
      { namespace: 'decisions', summary: 'We store times in UTC', files: ['README.md'] },
    ]);
    const { findings, answers } = await scan(repository);
    expect(findings).toEqual([]);
    expect(answers.map(({ lines }) => lines)).toEqual([1, 1]);
  });

  it('names memory, field and kind, and tells a secret from what would only be cleaned', async () => {
    const repository = makeRepository(folder());
    write(
      repository,
      `${line(1, `Deploys use ${TOKEN} and ${OTHER}`)}\n${line(2, 'look in /home/alice/app')}\n`,
    );
    const { findings } = await scan(repository);
    expect(findings).toHaveLength(2);
    expect(findings).toContainEqual(finding({ id: idOf(1), field: 'summary', count: 2 }));
    expect(findings).toContainEqual(
      finding({ id: idOf(2), field: 'summary', kind: 'home-directory', effect: 'cleaning' }),
    );
  });

  it('finds what only the history still has', async () => {
    const repository = makeRepository(folder());
    write(repository, `${line(1, `Deploys use ${TOKEN}`)}\n`);
    write(repository, `${line(1, 'Deploys use a token')}\n${line(3, `and ${OTHER}`)}\n`);
    write(repository, `${line(1, 'Deploys use a token')}\n${line(3, `and ${OTHER}`)}\n${line(4)}\n`);
    const { findings, answers } = await scan(repository);
    expect(findings).toHaveLength(2);
    expect(findings).toContainEqual(finding({ id: idOf(1), field: 'summary', current: false }));
    expect(findings).toContainEqual(finding({ id: idOf(3), field: 'summary' }));
    // each line once, however many states of the note have it
    expect(answers[0]?.lines).toBe(4);
    git(repository, ['update-ref', '-d', 'refs/notes/cs/learnings']);
    expect((await scan(repository)).findings).toEqual([]);
  });

  it.each<[string, string, Partial<NoteFinding>]>([
    ['a line that is no JSON', `token ${TOKEN}`, { field: 'line' }],
    ['a line of another kind', JSON.stringify({ v: 9, what: { deep: [TOKEN] } }), { field: 'other' }],
    [
      'the name of a field',
      JSON.stringify({ v: 1, id: idOf(1), [TOKEN]: 1 }),
      { id: idOf(1), field: 'other' },
    ],
    ['an id', JSON.stringify({ v: 1, id: TOKEN, type: 'seen' }), { field: 'id' }],
    [
      'a path',
      line(1).replace('"evidence"', `"files":[{"path":"${TOKEN}"}],"evidence"`),
      { id: idOf(1), field: 'files' },
    ],
    [
      'a field that comes twice',
      line(1).replace('"summary"', `"summary":"${TOKEN}","summary"`),
      { id: idOf(1), field: 'line' },
    ],
  ])('looks into %s', async (_what, text, expected) => {
    const repository = makeRepository(folder());
    write(repository, `${text}\n`);
    expect((await scan(repository)).findings).toEqual([finding(expected)]);
  });

  it('lets the author be: a name and an address stand there on purpose', async () => {
    const repository = makeRepository(folder());
    write(repository, `${line(1).replace(/}$/, ',"author":"Ada <ada@lovelace-mail.org>"}')}\n`);
    expect((await scan(repository)).findings).toEqual([]);
  });

  it('says what it could not read', async () => {
    const repository = makeRepository(folder());
    write(repository, `${line(1, 'first')}\n`);
    write(repository, `${line(2, 'second')}\n`);
    const old = git(repository, ['rev-parse', 'refs/notes/cs/learnings~1:']).trim();
    const [, , blob = ''] = git(repository, ['ls-tree', old]).split(/[ \t]/);
    git(repository, ['config', 'extensions.partialClone', 'origin']);
    git(repository, ['config', 'remote.origin.promisor', 'true']);
    git(repository, ['config', 'remote.origin.url', folder()]);
    rmSync(join(repository, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    const { answers } = await scan(repository);
    expect(answers).toMatchObject([{ unreadable: 1, findings: [] }]);
  });
});
