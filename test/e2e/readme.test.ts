import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../helpers/bundle.ts';
import { useCli } from '../helpers/cli.ts';
import { git, useFolders } from '../helpers/repo.ts';

const MOST_README_WORDS = 1_200;
const MOST_DOCS_WORDS = 15_000;
const TUTORIAL = 'docs/tutorial/first-session.md';
const read = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');
const wordsOf = (file: string): number => read(file).split(/\s+/).filter(Boolean).length;
const docs = readdirSync(join(PROJECT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const pages = ['README.md', 'CONTRIBUTING.md', ...docs];

/** As GitHub makes them: lower case, no punctuation, a dash for each blank. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The pages of this repository that a page leads to, with the heading that is meant. */
const linksOf = (file: string) =>
  [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(
    ([link, path = '', anchor]) => {
      const target = path === '' ? file : relative(PROJECT, join(PROJECT, dirname(file), path));
      return { link, target, anchor };
    },
  );

describe('the pages', () => {
  it('lead to pages and headings that are there', () => {
    const broken = pages.flatMap((file) =>
      linksOf(file).flatMap(({ link, target, anchor }) => {
        const isThere =
          existsSync(join(PROJECT, target)) &&
          (anchor === undefined || anchorsOf(read(target)).includes(anchor));
        return isThere ? [] : [`${file}: ${link}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('are all in the index, and short', () => {
    const listed = linksOf('docs/README.md').map(({ target }) => target);
    expect(docs.filter((file) => file !== 'docs/README.md' && !listed.includes(file))).toEqual([]);
    expect(docs.reduce((sum, file) => sum + wordsOf(file), 0)).toBeLessThanOrEqual(MOST_DOCS_WORDS);
    expect(wordsOf('README.md')).toBeLessThanOrEqual(MOST_README_WORDS);
  });
});

describe.each([
  ['README.md', 7],
  [TUTORIAL, 12],
])('the commands of %s', (file, atLeast) => {
  const cli = useCli();
  const folder = useFolders();

  it('do what it says', async () => {
    const remote = folder();
    git(remote, ['init', '--quiet', '--bare']);
    git(cli.repository(), ['remote', 'add', 'origin', remote]);
    const lines = [...read(file).matchAll(/^\$ (cs-memory|git) ([^#\n]+)/gm)];
    expect(lines.length).toBeGreaterThanOrEqual(atLeast);
    for (const [, program, words = ''] of lines) {
      const args = [...words.trim().matchAll(/"([^"]*)"|(\S+)/g)].map(
        ([, quoted, bare]) => quoted ?? bare ?? '',
      );
      if (program === 'git') {
        expect(git(cli.repository(), args), words).toContain('We store times in UTC');
        continue;
      }
      // Nobody is there to answer what the first push asks.
      const isFirstPush = words.trim() === 'sync';
      const { code, stderr } = await cli.run(isFirstPush ? [...args, '--yes'] : args);
      expect(code, `${words}: ${stderr}`).toBe(0);
      const mayWarn = args[0] === 'sync' && args.includes('--yes');
      if (!isFirstPush && !mayWarn) expect(stderr.replace('nothing found\n', ''), words).toBe('');
    }
    const refs = git(cli.repository(), [
      'for-each-ref',
      '--format=%(refname)',
      'refs/notes',
      'refs/cs-memory',
    ]);
    for (const [folder] of refs.matchAll(/^refs\/(?:notes\/)?[^/]+\//gm))
      expect(read('README.md')).toContain(`\`${folder}\``);
    if (file === 'README.md')
      expect(git(remote, ['for-each-ref', '--format=%(refname)'])).toContain('refs/notes/cs/decisions');
    else
      expect((await cli.json('list', '--all', '--json'))['memories'], 'the tutorial erased it').toEqual([]);
  });
});
