import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../helpers/bundle.ts';
import { useCli } from '../helpers/cli.ts';
import { git, useFolders } from '../helpers/repo.ts';

const MOST_WORDS = 1_200;
const read = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(PROJECT, 'docs')).map((name) => `docs/${name}`),
].filter((file) => file.endsWith('.md'));

/** As GitHub makes them: lower case, no punctuation, a dash for each blank. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the pages', () => {
  it('lead to pages and headings that are there', () => {
    const broken = pages.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].flatMap(
        ([link, path = '', anchor]) => {
          const target = path === '' ? file : relative(PROJECT, join(PROJECT, dirname(file), path));
          if (!existsSync(join(PROJECT, target))) return [`${file}: ${link}`];
          const isThere = anchor === undefined || anchorsOf(read(target)).includes(anchor);
          return isThere ? [] : [`${file}: ${link}`];
        },
      ),
    );
    expect(broken).toEqual([]);
  });
});

describe('the README', () => {
  const cli = useCli({ whole: true });
  const folder = useFolders();

  it('can be read in five minutes', () => {
    expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('names commands that do what it says', async () => {
    const remote = folder();
    git(remote, ['init', '--quiet', '--bare']);
    git(cli.repository(), ['remote', 'add', 'origin', remote]);
    const lines = [...read('README.md').matchAll(/^\$ (cs-memory|git) ([^#\n]+)/gm)];
    expect(lines.length).toBeGreaterThanOrEqual(7);
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
      if (!isFirstPush) expect(stderr, words).toBe('');
    }
    expect(git(remote, ['for-each-ref', '--format=%(refname)'])).toContain('refs/notes/cs/decisions');
  });
});
