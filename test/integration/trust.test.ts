import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { encodeLine } from '../../src/core/note-line.ts';
import { distrustAuthor, trustAuthor, trustedAuthors } from '../../src/git/trust.ts';
import { bundleScript, runScript } from '../helpers/child.ts';
import { useCli } from '../helpers/cli.ts';
import { git, makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();
const MALLORY = 'Mallory <mallory@example.net>';

/** A repository with a memory of each of these authors, put there as a fetch would. */
async function withMemoriesOf(...authors: (string | undefined)[]): Promise<string> {
  const repository = makeRepository(folder());
  const { notes } = await wired(repository);
  const anchor = git(repository, ['rev-parse', 'HEAD']).trim();
  const lines = authors.map((author, number) =>
    encodeLine({
      v: 1,
      id: number.toString(16).padStart(16, '0'),
      at: '2026-01-01T00:00:00.000Z',
      type: 'memory',
      ns: 'learnings',
      kind: 'note',
      summary: `the pool ${['leaks', 'starves', 'overflows', 'deadlocks'][number]} ${['early', 'nightly', 'rarely', 'twice'][number]}`,
      evidence: 'user-stated',
      tags: [],
      files: [],
      ...(author === undefined ? {} : { author, session: 'theirs' }),
    }),
  );
  await notes.add([{ namespace: 'learnings', anchor, lines }]);
  return repository;
}

const envWith = (home: string): NodeJS.ProcessEnv => ({
  ...process.env,
  HOME: home,
  XDG_CONFIG_HOME: join(home, 'config'),
});

async function told(repository: string, home = folder()): Promise<string[]> {
  const { recall } = await wired(repository, { env: envWith(home) });
  return (await recall.forSession(9, new Set())).map(({ memory }) => memory.author ?? 'nobody').sort();
}

describe('what a session is told unasked', () => {
  it('is from the user, by each address that git knows, and from whom the user trusts', async () => {
    const repository = await withMemoriesOf(
      'Ada <ada@example.org>',
      'A. L. <ada@example.org>',
      MALLORY,
      'Bob <bob@example.com>',
    );
    const home = folder();
    expect(await told(repository, home)).toEqual(['A. L. <ada@example.org>', 'Ada <ada@example.org>']);
    const { trusting } = await wired(repository, { env: envWith(home) });
    expect(trusting.authors.add('Robert <bob@example.com>')).toBe(true);
    expect(await told(repository, home)).toContain('Bob <bob@example.com>');
    expect(await told(repository, home)).not.toContain(MALLORY);
    expect(trusting.authors.remove('bob@example.com')).toBe(true);
    expect(await told(repository, home)).not.toContain('Bob <bob@example.com>');
  });

  it('is from further addresses of the user in the settings, and no repository can add one', async () => {
    const repository = await withMemoriesOf('Ada <ada@old.example>', MALLORY);
    writeFileSync(
      join(repository, '.cs-memory.json'),
      JSON.stringify({ trust: { self: ['mallory@example.net'] } }),
    );
    const home = folder();
    expect(await told(repository, home)).toEqual([]);
    mkdirSync(join(home, 'config/cs-memory'), { recursive: true });
    writeFileSync(
      join(home, 'config/cs-memory/config.json'),
      JSON.stringify({ trust: { self: ['ada@old.example'] } }),
    );
    expect(await told(repository, home)).toEqual(['Ada <ada@old.example>']);
  });

  it('is from nobody by name where this clone wrote it, also once it knows a remote', async () => {
    const repository = await withMemoriesOf(undefined);
    expect(await told(repository)).toEqual(['nobody']);
    git(repository, ['remote', 'add', 'origin', '/nowhere']);
    expect(await told(repository)).toEqual(['nobody']);
  });

  it('is asked for by name, found and labelled', async () => {
    const repository = await withMemoriesOf(MALLORY, 'Ada <ada@example.org>');
    const { recall } = await wired(repository, { env: envWith(folder()) });
    const found = await recall.ask({ text: 'pool' }, 5);
    expect(found.map(({ trust }) => trust)).toEqual(['self', 'other']);
    expect(await recall.ask({ text: 'pool', isUnasked: true }, 5)).toHaveLength(1);
  });
});

describe('the list of trusted authors', () => {
  it('keeps what people wrote into it, and each address once', () => {
    const file = join(folder(), 'config', 'trusted-authors');
    expect(trustedAuthors(file)).toEqual([]);
    expect(trustAuthor(file, 'Bob <bob@example.com>')).toBe(true);
    expect(trustAuthor(file, 'bob@EXAMPLE.com')).toBe(false);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, `# my team\n\n${readFileSync(file, 'utf8')}carol@example.com # until May\n`);
    expect(trustedAuthors(file)).toEqual(['Bob <bob@example.com>', 'carol@example.com']);
    expect(trustAuthor(file, '@example.org')).toBe(true);
    expect(distrustAuthor(file, 'Bob B. <bob@example.com>')).toBe(true);
    expect(distrustAuthor(file, 'bob@example.com')).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe('# my team\n\ncarol@example.com # until May\n@example.org\n');
  });

  it.each(['free', 'left by one that was killed'])(
    'keeps all that processes add at once, the lock %s',
    async (lock) => {
      const file = join(folder(), 'trusted-authors');
      if (lock !== 'free') {
        writeFileSync(`${file}.lock`, '');
        utimesSync(`${file}.lock`, 0, 0);
      }
      const source = `import { trustAuthor } from './src/git/trust.ts';
      const [file, who] = process.argv.slice(2);
      for (let n = 0; n < 10; n += 1) trustAuthor(file, who + n + '@example.org');`;
      const script = await bundleScript(folder(), source);
      await Promise.all(['ada', 'bob', 'cleo', 'dana'].map((who) => runScript(script, file, who)));
      expect(trustedAuthors(file)).toHaveLength(40);
      expect(readdirSync(dirname(file))).toEqual(['trusted-authors']);
    },
  );

  it('stays a link where it is one', () => {
    const place = folder();
    writeFileSync(join(place, 'mine'), 'bob@example.com\n');
    symlinkSync(join(place, 'mine'), join(place, 'trusted-authors'));
    trustAuthor(join(place, 'trusted-authors'), 'carol@example.com');
    expect(readFileSync(join(place, 'mine'), 'utf8')).toBe('bob@example.com\ncarol@example.com\n');
  });
});

const cli = useCli();

test('who is trusted by a whole host stays trusted, and trust says so', async () => {
  await cli.run(['trust', 'add', 'Bob <bob@example.net>']);
  await cli.run(['trust', 'add', '@example.net']);
  const { stdout, code } = await cli.run(['trust', 'remove', 'bob@example.net']);
  expect({ stdout, code }).toEqual({
    stdout: 'bob@example.net is still trusted through @example.net\n',
    code: 0,
  });
  expect(await cli.json('trust', 'remove', 'bob@example.net', '--json')).toMatchObject({ trusted: true });
  await cli.run(['trust', 'remove', '@example.net']);
  expect((await cli.run(['trust'])).stdout).not.toContain('trusted');
});

test('list says whose word a memory is, and trust names nobody twice', async () => {
  git(cli.repository(), ['config', 'user.email', 'ada@example.org']);
  expect((await cli.run(['trust'])).stdout.match(/^self/gm)).toHaveLength(1);
  const record = { summary: 'Deploys run on Tuesdays', author: 'Eve <eve@example.net>' };
  await cli.run(['import', '--jsonl'], { stdin: JSON.stringify(record) });
  expect((await cli.run(['list'])).stdout).toContain('by Eve <eve@example.net>, not trusted');
});

test('an author behind trust itself is a slip that names the command', async () => {
  const { stderr, code } = await cli.run(['trust', 'bob@example.net']);
  expect(code).toBe(2);
  expect(stderr).toContain("cs-memory trust add 'bob@example.net'");
});

test('outside of any repository trust knows who the user is, too', async () => {
  const author = { GIT_AUTHOR_NAME: 'Dana', GIT_AUTHOR_EMAIL: 'dana@example.org' };
  const { stdout } = await cli.run(['trust'], { cwd: join(cli.repository(), '..'), env: author });
  expect(stdout).toContain('self     Dana <dana@example.org>');
});
