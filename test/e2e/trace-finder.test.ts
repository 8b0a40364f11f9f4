import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NoteStore } from '../../src/core/ports.ts';
import { createWordsIndex } from '../../src/recall/index/words-index.ts';
import { commitFiles, git, makeRepository, useFolders } from '../helpers/repo.ts';
import { createTraceFinder } from '../helpers/traces.ts';

const SECRET = ['gh', 'p_', 'Qm4Xc7Bd9Jf2PsGu5Ea0', 'y8Hn3Vw5Zq1LtRk6'].join('');
const finder = createTraceFinder(
  [
    { secret: SECRET, from: 'token' },
    { secret: 'hunter2', from: 'word' },
  ],
  ['what is kept: 2PsGu5Ea0y8Hn3'],
);

const freshFolder = useFolders();
let root: string;
let repository: string;
beforeEach(() => {
  root = freshFolder();
  repository = join(root, 'repository');
  mkdirSync(repository);
  makeRepository(repository);
});

function put(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('what the no-trace tests look with', () => {
  it.each<[string, () => void]>([
    ['finds a secret in a file', () => put('home/.local/state/log.jsonl', `{"message":"${SECRET}"}`)],
    [
      'finds 12 characters of it, in small letters',
      () => put('repository/.git/index-file', SECRET.slice(8, 20).toLowerCase()),
    ],
    ['finds it in the name of a file', () => put(`tmp/${SECRET.slice(4, 20)}.json`, '')],
    ['finds it in the name of an empty folder', () => void mkdirSync(join(root, SECRET))],
    ['finds it in base64', () => put('tmp/x', Buffer.from(`pw=${SECRET}\n`).toString('base64'))],
    ['finds it in base64 for URLs', () => put('tmp/x', Buffer.from(`user:${SECRET}`).toString('base64url'))],
    ['finds it beside compiled code', () => put('home/.cache/cs-memory/compiled/capture.cjs.log', SECRET)],
    ['finds it in no version of node', () => put('cs-memory/compiled/v22.22.0-x64-1bea9589-1000/x', SECRET)],
    ['finds a short one, as a word', () => put('tmp/x', 'it is "hunter2".')],
    [
      'finds it in an object that no ref reaches',
      () => void git(repository, ['hash-object', '-w', '--stdin'], { input: `x ${SECRET.toUpperCase()}` }),
    ],
    [
      'finds it in a packed object',
      () => {
        commitFiles(repository, { 'app.js': `${SECRET}\n`.repeat(9) });
        git(repository, ['repack', '-adq']);
        writeFileSync(join(repository, 'app.js'), '');
        const loose = readdirSync(join(repository, '.git/objects')).filter((name) => name.length === 2);
        expect(loose).toEqual([]);
      },
    ],
  ])('%s', (_name, leave) => {
    expect(finder.below(root)).toEqual([]);
    leave();
    expect(finder.below(root)).not.toEqual([]);
  });

  it('leaves out what V8 made of the program, which node names or we do', () => {
    const names = ['v22.23.3-x64-9ac5647c-0/b4b86b29', `at-once.cjs-${'a'.repeat(32)}-v20.20.2-x64`];
    for (const name of names) put(`home/.cache/cs-memory/compiled/${name}`, SECRET);
    expect(finder.below(root)).toEqual([]);
  });

  it('takes nothing else for a trace', () => {
    const other = Buffer.from('some other text').toString('base64');
    put('tmp/x', `hunter22 ${SECRET.slice(0, 11)} 2PsGu5Ea0y8H ${other}`);
    expect(finder.below(root)).toEqual([]);
  });

  it('reads what the words index says, however it is packed', async () => {
    const index = (summary: string) => {
      const line = {
        v: 1,
        type: 'memory',
        id: '0123456789abcdef',
        ns: 'learnings',
        kind: 'learning',
        summary,
      };
      const more = { evidence: 'user-stated', tags: [], files: [], at: '2026-01-01T00:00:00.000Z' };
      const text = `${JSON.stringify({ ...line, ...more })}\n`;
      const notes = {
        refs: async () => [{ namespace: 'learnings', oid: 'a'.repeat(40) }],
        each: async (_ref: unknown, _from: unknown, take: (note: object) => unknown) => {
          await take({ namespace: 'learnings', object: 'b'.repeat(40), text });
        },
      } as unknown as NoteStore;
      return createWordsIndex({ directory: join(root, 'index'), notes });
    };
    const kept = index(`not hunter22, hunter22 and hunter22 again`);
    expect(await kept.all()).toHaveLength(1);
    await kept.save();
    expect(finder.below(root)).toEqual([]);
    await kept.drop();
    const leaking = index(`${SECRET} and ${SECRET}`);
    await leaking.all();
    await leaking.save();
    expect(finder.below(root).join('\n')).toMatch(/token: .* in index\/words-v1/);
  });

  it('does not look for nothing', () => {
    expect(() => createTraceFinder([], [])).toThrow('nothing to look for');
  });
});
