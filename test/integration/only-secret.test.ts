import { describe, expect, it } from 'vitest';
import { isOnlySecret } from '../../src/memories/remember.ts';
import { useCli } from '../helpers/cli.ts';
import { git } from '../helpers/repo.ts';

const world = useCli();
const TOKEN = ['ghp', 'Qm4Xc7Bd9Jf2PsGu5Ea0y8Hn3Vw5Zq1LtRk6'].join('_');

describe('a text that says nothing but a secret', () => {
  it.each([
    'my token is [REDACTED:github-token]',
    'api key is [REDACTED:generic-secret]',
    'Remember that our GitHub token is "[REDACTED:github-token]".',
    'API_KEY=[REDACTED:env-value]',
    '[REDACTED:aws-key] [REDACTED:aws-key]',
    'The staging password is [REDACTED:password]!',
    'the token of the staging cluster is [REDACTED:github-token]',
    'das Passwort für den Server ist [REDACTED:password]',
    'Remember the API key [REDACTED:api-key] for later.',
    'The deploy token is [REDACTED:github-token] and the db login is admin / [REDACTED:password].',
    'The token is [REDACTED:github-token], the password is [REDACTED:password]; the PIN: [REDACTED:password]',
    'the keys of staging and production are [REDACTED:api-key] and [REDACTED:api-key]',
  ])('is told: %s', (text) => expect(isOnlySecret(text)).toBe(true));

  it.each([
    'my token is in the keychain',
    'deploys need the token [REDACTED:github-token]',
    'Rotate the password [REDACTED:password] each Monday.',
    'The staging password is [REDACTED:password]. It changes each Monday.',
    'The token is [REDACTED:github-token] and it ends in March.',
    'The deploy token is [REDACTED:github-token], and deploys run on Tuesdays.',
    'The db user is admin and the password is [REDACTED:password].',
    'The database is postgres://[REDACTED:url-password]@db/app',
    'Never print [REDACTED:password] to the log',
    '',
  ])('is not: %s', (text) => expect(isOnlySecret(text)).toBe(false));

  it('is refused by `remember` as an empty one is, and no other', async () => {
    const empty = await world.run(['remember', ' ']);
    const { code, stdout, stderr } = await world.run(['remember', `my token is ${TOKEN}`]);
    expect({ code, stdout }).toEqual({ code: empty.code, stdout: empty.stdout });
    expect(stderr).toContain('a memory needs more than a secret');
    expect(git(world.repository(), ['for-each-ref', 'refs/notes'])).toBe('');
    const body = ['--body', 'It is made anew each quarter, by the platform team.'];
    expect(await world.run(['remember', `my token is ${TOKEN}`, ...body])).toMatchObject({ code: 0 });
  });
});
