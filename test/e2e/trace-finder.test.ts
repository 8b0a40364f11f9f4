import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
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

  it('takes nothing else for a trace', () => {
    const other = Buffer.from('some other text').toString('base64');
    put('tmp/x', `hunter22 ${SECRET.slice(0, 11)} 2PsGu5Ea0y8H ${other}`);
    expect(finder.below(root)).toEqual([]);
  });

  it('does not look for nothing', () => {
    expect(() => createTraceFinder([], [])).toThrow('nothing to look for');
  });
});
