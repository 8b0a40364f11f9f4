import { describe, expect, it } from 'vitest';
import { git, linesByGit, makeRepository, useFolders, wired } from '../helpers/repo.ts';

const folder = useFolders();

/** Has the shape of a token; joined here so that no scanner of this repository finds one. */
const TOKEN = ['ghp', 'Zk3v9QxT7mB2nL8wR4sY6uJ1hD5gF0aC3eV7'].join('_');

async function remembered(name: string, email: string): Promise<string> {
  const repository = makeRepository(folder());
  git(repository, ['config', 'user.name', name]);
  git(repository, ['config', 'user.email', email]);
  await (await wired(repository)).remember([{ summary: 'The tests need a database.' }]);
  return String(linesByGit(repository)[0]?.['author']);
}

describe('who a memory is by', () => {
  it('stands in the note as git has it, with the address', async () => {
    expect(await remembered('Ada Lovelace', 'ada@lovelace-mail.org')).toBe(
      'Ada Lovelace <ada@lovelace-mail.org>',
    );
  });

  it.each([
    ['the name', TOKEN, 'ada@lovelace-mail.org'],
    ['the address', 'Ada', `${TOKEN}@lovelace-mail.org`],
  ])('has passed the filters: a token in %s', async (_where, name, email) => {
    const author = await remembered(name, email);
    expect(author).not.toContain(TOKEN.slice(4, 16));
    expect(author).toContain('[REDACTED:');
  });

  it('has passed them before it stands in a session state', async () => {
    const repository = makeRepository(folder());
    git(repository, ['config', 'user.name', TOKEN]);
    const { startSession, states } = await wired(repository);
    await startSession({ session: 's1', limit: 5, tokens: 1_000, keepsContext: false, flushes: false });
    expect(states.read('s1')?.author).toBe('[REDACTED:github-token] <ada@example.org>');
  });
});
