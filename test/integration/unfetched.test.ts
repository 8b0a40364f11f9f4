import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findHome } from '../../src/app/wire/home.ts';
import { untrustedNotice } from '../../src/app/wire/look.ts';
import { useCli } from '../helpers/cli.ts';
import { git, linesByGit, makeRepository, useFolders } from '../helpers/repo.ts';
import { createSession } from '../helpers/session.ts';

const cli = useCli();
const folder = useFolders();
const NOBODY = ['-c', 'user.name=n', '-c', 'user.email=n@example.org'];
const TRACKED = 'refs/notes/cs-remote/origin';

interface Place {
  readonly clone: string;
  readonly remote: string;
}

/** A plain clone of a repository in which somebody remembered something and synced. */
async function makeClone(): Promise<Place> {
  const [remote, clone] = [folder(), folder()];
  git(remote, ['init', '--quiet', '--bare', '--initial-branch=main']);
  const first = makeRepository(folder());
  git(first, ['remote', 'add', 'origin', remote]);
  git(first, ['push', '--quiet', 'origin', 'HEAD:main']);
  await cli.run(['remember', 'Deploys run on Tuesdays'], { cwd: first });
  expect((await cli.run(['sync', '--yes'], { cwd: first })).code).toBe(0);
  git(folder(), ['clone', '--quiet', remote, clone]);
  return { clone, remote };
}

const noticeOf = (stdout: string): unknown => (stdout === '' ? undefined : JSON.parse(stdout).systemMessage);

describe('a clone whose remote has memories', () => {
  it('says so at the start of a session, once, by what git was told already', async () => {
    const { clone } = await makeClone();
    git(clone, ['fetch', '--quiet', 'origin', `refs/notes/cs/*:${TRACKED}/*`]);
    const start = async (id: string) => noticeOf((await createSession(clone, id).start()).stdout);
    expect(await start('s1')).toBe(
      'cs-memory: origin has memories that were never fetched (learnings): `cs-memory sync`',
    );
    expect(await start('s2')).toBeUndefined();
    await cli.run(['sync', '--yes'], { cwd: clone });
    expect(JSON.parse((await cli.run(['status', '--json'], { cwd: clone })).stdout)).not.toHaveProperty(
      'unfetched',
    );
  });

  it('says that what was received waits for trust: sync, status, doctor, and once the start of a session', async () => {
    const { clone } = await makeClone();
    const run = (...args: string[]) => cli.run(args, { cwd: clone });
    const wait = '1 received memory waits for your trust: `cs-memory trust add --remote origin`';
    expect((await run('sync', '--yes')).stderr).toContain(wait);
    expect((await run('status')).stdout).toContain(wait);
    expect((await run('doctor')).stdout).toContain(wait);
    const start = async (id: string) => noticeOf((await createSession(clone, id).start()).stdout);
    expect(await start('s1')).toBe(`cs-memory: ${wait}`);
    expect(await start('s2')).toBeUndefined();
    await run('trust', 'add', '--remote', 'origin');
    expect(await start('s3')).toMatch(/^cs-memory: gave the model 1 memory[^\n]*$/);
    for (const [command = '', ...args] of [['status'], ['doctor'], ['sync', '--yes']]) {
      const { stdout, stderr } = await run(command, ...args);
      expect(stdout + stderr, command).not.toContain('your trust');
    }
  });

  it('says of what no remote brought, and another program wrote, that it is told only to who asks', async () => {
    const { clone } = await makeClone();
    const run = (...args: string[]) => cli.run(args, { cwd: clone });
    await run('sync', '--yes');
    await run('trust', 'add', '--remote', 'origin');
    const [line = ''] = linesByGit(clone).map((it) => JSON.stringify({ ...it, id: 'f'.repeat(16) }));
    git(clone, [...NOBODY, 'notes', '--ref=refs/notes/cs/learnings', 'append', '-m', line, 'HEAD']);
    for (const command of ['status', 'doctor']) {
      const { stdout } = await run(command);
      expect(stdout).toContain(
        `1 memory was put into the notes by another program than cs-memory, so it is told only to who asks: \`cs-memory show ${'f'.repeat(16)}\``,
      );
      expect(stdout).not.toContain('your trust');
    }
  });

  it('has that counted by the sync: a start looks at no memory for it', async () => {
    const { clone } = await makeClone();
    await cli.run(['sync', '--yes', '--json'], { cwd: clone });
    const home = findHome(clone, process.env);
    expect(untrustedNotice({ home })).toContain('1 received memory waits for your trust');
    expect(untrustedNotice({ home })).toBeUndefined();
  });

  it('says so where the files of the repository show that it is used', async () => {
    const { clone } = await makeClone();
    writeFileSync(join(clone, '.cs-memory.json'), '{}');
    const { stdout } = await createSession(clone, 's1').start();
    expect(noticeOf(stdout)).toContain('nothing was fetched from origin yet');
  });

  it('is told so by status although a ref of somebody else names what is not here', async () => {
    const { clone } = await makeClone();
    git(clone, ['fetch', '--quiet', 'origin', `refs/notes/cs/*:${TRACKED}/*`]);
    writeFileSync(join(clone, '.git/refs/notes/commits'), `${'1'.repeat(40)}\n`);
    const status = await cli.run(['status', '--json'], { cwd: clone });
    expect(JSON.parse(status.stdout).unfetched).toMatchObject({
      remote: 'origin',
      namespaces: ['learnings'],
    });
  });

  it('is told nothing where nothing is known, and asks no remote by itself', async () => {
    const { clone, remote } = await makeClone();
    git(clone, ['remote', 'set-url', 'origin', join(remote, 'gone')]);
    expect((await createSession(clone, 's1').start()).stdout).toBe('');
    const status = await cli.run(['status'], { cwd: clone });
    expect(status).toMatchObject({ code: 0, stderr: '' });
    expect(status.stdout).not.toContain('remote');
    expect((await cli.run(['doctor'], { cwd: clone })).stdout).toMatch(/^ok {4}remote .*--remote/m);
    const asked = await cli.run(['status', '--remote'], { cwd: clone });
    expect(asked).toMatchObject({ code: 1, stderr: '' });
    expect(asked.stdout).toMatch(/^remote +not known: .*'origin'/m);
    expect(asked.stdout).toMatch(/^log /m);
    const examined = await cli.run(['doctor', '--remote'], { cwd: clone });
    expect(examined).toMatchObject({ code: 1, stdout: expect.stringMatching(/^fail {2}remote/m) });
    git(clone, ['remote', 'remove', 'origin']);
    for (const command of ['status', 'doctor'])
      expect((await cli.run([command, '--remote'], { cwd: clone })).code, command).toBe(1);
  });

  it('is told by status and doctor where they are asked to ask', async () => {
    const { clone } = await makeClone();
    const ask = async (...args: string[]) => (await cli.run([...args, '--remote'], { cwd: clone })).stdout;
    expect(await ask('status')).toContain('origin has memories that were never fetched (learnings)');
    expect(JSON.parse(await ask('status', '--json'))['unfetched']).toEqual({
      remote: 'origin',
      namespaces: ['learnings'],
    });
    expect(await ask('doctor')).toMatch(/^warn {2}remote {6}origin has memories/m);
    await cli.run(['sync', '--yes'], { cwd: clone });
    expect(await ask('status')).toContain('every namespace of the remote is here');
  });
});

describe('a repository with memories of its own', () => {
  it('is not told at a start what else there is', async () => {
    const { clone } = await makeClone();
    await cli.run(['remember', '--ns', 'decisions', 'We use pnpm'], { cwd: clone });
    git(clone, ['fetch', '--quiet', 'origin', `refs/notes/cs/*:${TRACKED}/*`]);
    mkdirSync(join(clone, '.git/cs-memory'), { recursive: true });
    const { stdout } = await createSession(clone, 's1').start();
    expect(stdout).not.toContain('never fetched');
    expect((await cli.run(['status'], { cwd: clone })).stdout).toContain('never fetched (learnings)');
  });
});
