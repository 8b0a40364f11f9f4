import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useBuiltSources } from '../helpers/background.ts';
import type { CleanRun } from '../helpers/clean-run.ts';
import { runCli } from '../helpers/cli.ts';
import { notesCommit } from '../helpers/notes-refs.ts';
import { git } from '../helpers/repo.ts';
import { makeShared, notesOid, refsOf } from '../helpers/sync.ts';

const TOKEN = ['gh', 'p_', 'Yd4Sg8Lw2Pk6Zc0Vx9Mb', 'Qe3Rt7Uj1Hn5Fa'].join('');

let temp: string;
const built = useBuiltSources();
beforeAll(() => {
  temp = realpathSync(mkdtempSync(join(tmpdir(), 'cs-memory-sync-')));
});
afterAll(() => rmSync(temp, { recursive: true, force: true }));

let folder: string;
let remote: string;
let place: string;
let cloneAs: (name: string) => string;
beforeEach(() => {
  folder = mkdtempSync(join(temp, 'world-'));
  mkdirSync(join(folder, 'home'));
  const shared = makeShared(folder);
  remote = shared.remote;
  cloneAs = shared.clone;
  place = shared.clone('a');
});

const run = (...args: readonly string[]): Promise<CleanRun> =>
  runCli(built(), args, { cwd: place, env: { HOME: join(folder, 'home') } });

/** What a command printed for a program. */
const json = async (...args: readonly string[]) => JSON.parse((await run(...args)).stdout);

it('what others pushed is labelled by the commands that show it beside commits, too', async () => {
  await run('remember', '--file', 'README.md', 'from a');
  await run('sync', '--yes');
  place = cloneAs('b');
  await run('sync');
  await run('remember', '--file', 'README.md', 'from b');
  expect((await run('blame', 'README.md')).stdout).toMatch(
    /from a \(learnings\/note, just now, by .*a@example\.org.*, claimed\)/,
  );
  expect((await run('blame', 'README.md')).stdout).toMatch(/from b \(learnings\/note, just now\)/);
  expect((await run('log')).stdout).toMatch(/^Author: .*a@example\.org> \(claimed: /m);
  expect((await run('log')).stdout).toMatch(/^Author: .*b@example\.org>$/m);
  const trust = ({ memories }: { memories: { trust: string }[] }) =>
    memories.map((memory) => memory.trust).sort();
  expect(trust(await json('log', '--json'))).toEqual(['other', 'self']);
  expect(trust(await json('blame', '--json', 'README.md'))).toEqual(['other', 'self']);
});

describe('the first push', () => {
  it('shows what will be visible to whom, and is not done where nobody can be asked', async () => {
    await run('remember', 'from a');
    await run('remember', '--ns', 'handoffs', 'for the next session');
    const { code, stdout, stderr } = await run('sync');
    const nothing = 'origin has nothing new\nhandoffs: kept here, never shared\n';
    expect({ code, stdout }).toEqual({ code: 2, stdout: nothing });
    expect(stderr).toContain(remote);
    expect(stderr).toMatch(/folder on this machine/);
    expect(stderr).toMatch(/learnings +1 memory\n/);
    expect(stderr).toContain('a@example.org');
    expect(stderr).not.toContain('handoffs');
    expect(stderr).toContain('--yes');
    expect(notesOid(remote)).toBe('');
  });

  it('that nobody agreed to keeps nothing of what others pushed away', async () => {
    await run('remember', 'from a');
    await run('sync', '--yes');
    place = cloneAs('b');
    await run('remember', 'from b');
    const before = notesOid(remote);
    const { code, stdout, stderr } = await run('sync');
    expect({ code, stdout }).toEqual({ code: 2, stdout: 'learnings: 1 memory received\n' });
    expect(stderr).toMatch(/nothing was pushed: nobody has agreed/);
    expect((await run('list')).stdout).toMatch(/from b[\s\S]*from a/);
    expect(notesOid(remote)).toBe(before);
    expect((await run('sync')).stdout).toBe('origin has nothing new\n');
  });

  it('is done with --yes, and the next one does not ask', async () => {
    await run('remember', 'from a');
    const first = await run('sync', '--yes');
    expect(first).toMatchObject({ code: 0, stdout: 'learnings: 1 memory sent\n' });
    await run('remember', 'more from a');
    expect(await run('sync', 'origin')).toMatchObject({
      code: 0,
      stdout: 'learnings: 1 memory sent\n',
      stderr: '',
    });
    expect(notesOid(remote)).toBe(notesOid(place));
    expect((await run('sync')).stdout).toMatch(/same memories/);
  });

  it('is agreed to with --yes also where there is nothing to push yet', async () => {
    await run('sync', '--yes');
    await run('remember', 'from a');
    await run('sync', '--auto');
    expect(notesOid(remote)).toBe(notesOid(place));
    expect(notesOid(remote)).not.toBe('');
  });

  it('as JSON asks nothing, and says so in one line', async () => {
    await run('remember', 'from a');
    const { code, stdout, stderr } = await run('sync', '--json');
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ agreed: false, namespaces: [{ pushed: false }] });
    expect(notesOid(remote)).toBe('');
    expect(JSON.parse(stderr).error).toMatchObject({ code: 'USAGE', hint: expect.stringContaining('--yes') });
  });
});

describe('the report', () => {
  it('has the documented shape', async () => {
    await run('remember', 'from a');
    await run('remember', '--ns', 'handoffs', 'for the next session');
    const amount = { memories: 1, lines: 1 };
    const none = { memories: 0, lines: 0 };
    const learnings = { ns: 'learnings', pulled: 'nothing', pushed: true, received: none, sent: amount };
    const common = {
      remote: 'origin',
      urls: [remote],
      kept: ['handoffs'],
      retries: 0,
      twins: 0,
      returned: 0,
      without_force: 0,
    };
    const refs = refsOf(place);
    expect(await json('sync', '--dry-run', '--json')).toEqual({
      ...common,
      dry_run: true,
      agreed: false,
      namespaces: [learnings],
    });
    expect(refsOf(place)).toBe(refs);
    expect(await json('sync', '--yes', '--json')).toEqual({
      ...common,
      dry_run: false,
      agreed: true,
      namespaces: [learnings],
    });
  });

  it('tells a person what a dry run would do', async () => {
    await run('remember', 'from a');
    const { stdout } = await run('sync', '-n');
    expect(stdout).toMatch(/^learnings: 1 memory would be sent$/m);
    expect(stdout).toMatch(/before the first push you are shown/);
    expect(stdout).toMatch(/dry run/);
  });

  it('names a secret by memory and kind, never by value, and the command fails', async () => {
    await run('remember', '--ns', 'decisions', 'harmless');
    git(place, ['notes', '--ref=refs/notes/cs/learnings', 'append', '--file=-', 'HEAD'], {
      input: `use ${TOKEN}`,
    });
    const plain = await run('sync', '--yes');
    expect(plain.code).toBe(1);
    expect(plain.stdout).toMatch(/^decisions: 1 memory sent$/m);
    expect(plain.stdout).toMatch(/learnings: not pushed: .*github/);
    const asJson = await run('sync', '--json');
    expect(asJson.code).toBe(1);
    expect(JSON.parse(asJson.stdout).namespaces[1].problem).toMatchObject({ kind: 'secret' });
    expect(JSON.parse(asJson.stderr).error).toMatchObject({ code: 'SECRET_FOUND', hint: expect.any(String) });
    expect(plain.stdout + plain.stderr + asJson.stdout + asJson.stderr).not.toContain(TOKEN);
  });

  it('of a remote that was rewritten names the option that adopts it', async () => {
    await run('remember', 'from a');
    await run('sync', '--yes');
    git(remote, ['update-ref', 'refs/notes/cs/learnings', notesCommit(remote, {})]);
    const { code, stderr } = await run('sync', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stderr).error).toMatchObject({
      code: 'REMOTE_REWRITTEN',
      hint: expect.stringContaining('cs-memory sync origin --adopt-remote'),
    });
    const before = notesOid(place);
    expect(await run('sync', '--adopt-remote')).toMatchObject({ code: 2, stdout: '' });
    const { stderr: asked } = await run('sync', '--adopt-remote', '--json');
    expect(JSON.parse(asked).error.message).toContain('1 memory of learnings');
    expect(notesOid(place)).toBe(before);
    const adopted = await run('sync', '--adopt-remote', '--yes');
    expect(adopted.code).toBe(0);
    expect(adopted.stdout).toContain('1 memory dropped here');
    expect(git(place, ['rev-parse', 'refs/notes/cs/learnings@{1}']).trim()).toBe(before);
  });

  it('of a remote that has a namespace no more names the push that puts it back', async () => {
    await run('remember', 'from a');
    await run('sync', '--yes');
    const before = notesOid(place);
    git(remote, ['update-ref', '-d', 'refs/notes/cs/learnings']);
    const { code, stdout, stderr } = await run('sync', '--adopt-remote', '--yes');
    expect({ code, oid: notesOid(place) }).toEqual({ code: 1, oid: before });
    expect(stdout).toContain('1 memory');
    const [, command = ''] = /put it back there: git (push .*)/.exec(stderr) ?? [];
    git(place, ['-c', 'push.default=nothing', ...command.trim().split(' ')]);
    expect((await run('sync')).stdout).toMatch(/same memories/);
    expect(notesOid(remote)).toBe(before);
  });
});

describe('faults', () => {
  it('are plain: no such remote, no repository, nobody there', async () => {
    const unknown = await run('sync', 'nowhere');
    expect(unknown).toMatchObject({ code: 2, stdout: '' });
    expect(unknown.stderr).toMatch(/no remote 'nowhere'/);
    git(place, ['remote', 'set-url', 'origin', 'https://cs-memory.invalid/x.git']);
    const offline = await run('sync', '--json');
    expect(offline.code).toBe(1);
    expect(JSON.parse(offline.stderr).error).toMatchObject({ code: 'REMOTE_UNREACHABLE' });
    place = join(folder, 'home');
    expect((await run('sync')).stderr).toMatch(/no repository here/);
  });
});

describe('as in the background', () => {
  it('says nothing, does nothing unasked, and pushes once the user has agreed', async () => {
    await run('remember', 'from a');
    expect(await run('sync', '--auto')).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(notesOid(remote)).toBe('');
    await run('sync', '--yes');
    await run('remember', 'more from a');
    expect(await run('sync', '--auto')).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(notesOid(remote)).toBe(notesOid(place));
  });
});
