import { describe, expect, it } from 'vitest';
import { showsLinks } from '../../src/app/cli/commands/show-memory.ts';
import { commitUrl } from '../../src/core/remote-url.ts';
import { useCli } from '../helpers/cli.ts';
import { git } from '../helpers/repo.ts';

const OID = 'abcdef0123456789abcdef0123456789abcdef01';
const password = ['hunter', '2hunter'].join('');

describe('the page of a commit', () => {
  it.each([
    ['https://github.com/o/r.git', `https://github.com/o/r/commit/${OID}`],
    [`https://dana:${password}@github.com/o/r.git/`, `https://github.com/o/r/commit/${OID}`],
    ['git@gitlab.com:group/sub/r.git', `https://gitlab.com/group/sub/r/-/commit/${OID}`],
    ['ssh://git@bitbucket.org/o/r', `https://bitbucket.org/o/r/commits/${OID}`],
    ['git@git.sr.ht:~dana/r', `https://git.sr.ht/~dana/r/commit/${OID}`],
    ['https://git.example.org/o/r.git', undefined],
    ['/srv/git/r.git', undefined],
    ['origin', undefined],
    ['https://github.com/o/r\u001b\\x', undefined],
    ['https://github.com/o/r?token=x', undefined],
  ])('of %s', (remote, url) => {
    expect(commitUrl(remote, OID)).toBe(url);
  });

  it('is of what is a commit alone', () => {
    expect(commitUrl('https://github.com/o/r', '../../settings')).toBeUndefined();
  });
});

describe('a terminal is given links', () => {
  it.each([
    [{ TERM: 'xterm-256color' }, true, false, true],
    [{ TERM: 'dumb' }, true, false, false],
    [{ CI: 'true' }, true, false, false],
    [{}, true, true, false],
    [{}, false, false, false],
    [{ FORCE_HYPERLINK: '0' }, true, false, false],
    [{ FORCE_HYPERLINK: '1' }, false, true, true],
  ])('where it is one that obeys: %j, terminal %s, pager %s', (env, isTTY, isPaged, shows) => {
    expect(showsLinks(env, isTTY, isPaged)).toBe(shows);
  });
});

describe('the commands', () => {
  const cli = useCli();
  it('link commits to the forge of the remote, and only where links are shown', async () => {
    git(cli.repository(), ['remote', 'add', 'origin', `https://dana:${password}@github.com/o/r.git`]);
    const { id } = await cli.json('remember', '--json', 'We store times in UTC');
    const head = git(cli.repository(), ['rev-parse', 'HEAD']).trim();
    const link = `\u001b]8;;https://github.com/o/r/commit/${head}\u001b\\`;
    for (const args of [['show', String(id)], ['log']]) {
      expect((await cli.run(args, { env: { FORCE_HYPERLINK: '1' } })).stdout).toContain(`${link}`);
      expect((await cli.run(args)).stdout).not.toContain('\u001b');
    }
    git(cli.repository(), ['remote', 'remove', 'origin']);
    const { stdout } = await cli.run(['show', String(id)], { env: { FORCE_HYPERLINK: '1' } });
    expect(stdout).toMatch(new RegExp(`^commit +${head} `, 'm'));
  });
});
