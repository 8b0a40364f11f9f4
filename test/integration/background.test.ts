import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startIndexing, startIndexingNew, startJob } from '../../src/app/wire/background.ts';
import { autoReanchor } from '../../src/app/wire/jobs.ts';
import { statusNow } from '../../src/app/wire/overview.ts';
import type { WireOptions } from '../../src/app/wire/spool.ts';
import type { Job } from '../../src/core/background.ts';
import { backgroundEnvironment } from '../../src/files/background.ts';
import { refsMark } from '../../src/git/locate.ts';
import { untilGone } from '../helpers/background.ts';
import { loggedFailures } from '../helpers/hook.ts';
import { expectAttached, lesson, once, user } from '../helpers/reanchor.ts';
import { commitFiles, git, makeRepository, useFolders, wired } from '../helpers/repo.ts';
import { makeShared } from '../helpers/sync.ts';

const folder = useFolders();

/** What the stand-in for the CLI writes down of itself. */
interface Seen {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly priority: number;
  readonly isTerminal: boolean;
}

const STAND_IN = `
const { writeFileSync } = require('node:fs');
const { getPriority } = require('node:os');
const [, file, ...args] = process.argv;
const seen = { args, cwd: process.cwd(), env: process.env, priority: getPriority(), isTerminal: process.stdout.isTTY === true };
writeFileSync(file + '.json', JSON.stringify(seen));
`;

/** A repository, with a program in the CLI's place that tells how it was started. */
function makePlace(repository = makeRepository(folder())) {
  const program = join(folder(), 'program.cjs');
  writeFileSync(program, STAND_IN);
  const home = folder();
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: home, CS_REANCHOR_ENABLED: 'true' };
  const at = async (more: Partial<WireOptions> = {}) => {
    const here = await wired(repository, { env, ...more });
    const start = (job: Job) => () => startJob(here, program, job);
    return {
      sweep: start('reanchor'),
      words: (isBehind?: boolean) => startIndexing(here, program, isBehind),
      written: () => startIndexingNew(here, program),
      ...{ sync: start('sync'), reindex: start('reindex'), distil: start('distil') },
      ...{ flush: start('flush'), look: start('look'), tidy: start('gc') },
    };
  };
  const settings = (file: string, content: object): void => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  };
  return {
    repository,
    home,
    env,
    at,
    seen: async (): Promise<Seen | undefined> => {
      await untilGone(program);
      return existsSync(`${program}.json`) ? JSON.parse(readFileSync(`${program}.json`, 'utf8')) : undefined;
    },
    agree: () =>
      settings(join(repository, '.git/cs-memory/sync.json'), {
        version: 1,
        remotes: { origin: { address: 'x', consented_at: '2026-01-01T00:00:00Z', synced: {} } },
      }),
    userSettings: (content: object) => settings(join(home, '.config/cs-memory/config.json'), content),
    ownSettings: (content: object) => settings(join(repository, '.cs-memory.json'), content),
    remember: async () => (await wired(repository, { env })).remember([{ summary: 'a memory' }]),
  };
}

describe('a process in the background', () => {
  it('runs in the repository, at the lowest priority, with nothing in its environment but what git and node need', async () => {
    const place = makePlace();
    await place.remember();
    const secrets = {
      ANTHROPIC_API_KEY: 'k',
      GITHUB_TOKEN: 'k',
      GIT_TOKEN: 'k',
      NODE_OPTIONS: '--no-warnings',
    };
    const kept = { GIT_AUTHOR_NAME: 'Ada', XDG_STATE_HOME: join(place.home, 'state'), LC_ALL: 'C' };
    const network = { SSH_AUTH_SOCK: '/run/agent', https_proxy: 'http://proxy:8080' };
    const env = { ...place.env, ...secrets, ...kept, ...network };
    expect(await (await place.at({ env })).sweep()).toBe(true);
    const seen = await place.seen();
    expect(seen).toMatchObject({
      args: ['maintain', 'reanchor', '--auto'],
      cwd: place.repository,
      priority: 19,
    });
    expect(seen?.env).toMatchObject({
      ...kept,
      HOME: place.home,
      PATH: place.env['PATH'],
      CS_MEMORY_INSIDE: '1',
    });
    const names = Object.keys(seen?.env ?? {});
    for (const name of Object.keys({ ...secrets, ...network })) expect(names).not.toContain(name);
  });

  it('gets what git needs to reach a remote where it syncs, and no key all the same', async () => {
    const place = makePlace();
    place.agree();
    const network = {
      SSH_AUTH_SOCK: '/run/agent',
      https_proxy: 'http://proxy:8080',
      GIT_SSH_COMMAND: 'ssh -F x',
    };
    const env = { ...place.env, ...network, ANTHROPIC_API_KEY: 'k', CS_SYNC_AUTO: 'true' };
    expect((await place.at({ env })).sync()).toBe(true);
    const seen = await place.seen();
    expect(seen).toMatchObject({ args: ['sync', '--auto'], cwd: place.repository, env: network });
    expect(seen?.env).not.toHaveProperty('ANTHROPIC_API_KEY');
  });

  describe('of what git is told in the environment', () => {
    const SECRET = ['s3', 'same', 'open'].join('-');
    const settings: readonly (readonly [string, string])[] = [
      ['http.https://git.example.org/.extraHeader', `AUTHORIZATION: bearer ${SECRET}`],
      ['safe.directory', '*'],
      [`url.https://ada:${SECRET}@git.example.org/.insteadOf`, 'https://git.example.org/'],
      ['remote.origin.url', `https://${SECRET}@git.example.org/x`],
      ['remote.origin.proxy', `http://proxy.example.org/${SECRET}`],
      ['credential.helper', `!echo password=${SECRET}`],
      ['core.abbrev', '12'],
    ];
    const given = {
      GIT_CONFIG_COUNT: String(settings.length),
      ...Object.fromEntries(settings.map(([key], n) => [`GIT_CONFIG_KEY_${n}`, key])),
      ...Object.fromEntries(settings.map(([, value], n) => [`GIT_CONFIG_VALUE_${n}`, value])),
      GIT_CONFIG_PARAMETERS: `'http.extraheader'='AUTHORIZATION: bearer ${SECRET}'`,
    };
    const ofGit = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
      Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('GIT_CONFIG_')));
    const seenBy = (network: boolean, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv =>
      backgroundEnvironment({ ...given, ...more }, network);

    it('a job without network gets no credential, and the rest counted anew', () => {
      expect(ofGit(seenBy(false))).toEqual({
        GIT_CONFIG_COUNT: '2',
        GIT_CONFIG_KEY_0: 'safe.directory',
        GIT_CONFIG_VALUE_0: '*',
        GIT_CONFIG_KEY_1: 'core.abbrev',
        GIT_CONFIG_VALUE_1: '12',
      });
      expect(JSON.stringify(seenBy(false))).not.toContain(SECRET);
    });

    it('a sync gets all, or it could not sign in', () => {
      expect(ofGit(seenBy(true))).toEqual(given);
    });

    it.each([[`s3://${SECRET}@bucket/x`], [`s3://bucket/x?key=${SECRET}`]])(
      'no address of an index with a credential goes further: %#',
      (CS_INDEX_URI) => {
        expect(seenBy(true, { CS_INDEX_URI })).not.toHaveProperty('CS_INDEX_URI');
        expect(seenBy(false, { CS_INDEX_URI: '/srv/index' })).toMatchObject({ CS_INDEX_URI: '/srv/index' });
      },
    );
  });

  it('is not started again before something moves, and from a linked work tree the same', async () => {
    const place = makePlace();
    await place.remember();
    const tree = join(folder(), 'tree');
    git(place.repository, ['worktree', 'add', '--quiet', tree]);
    await (await place.at({ cwd: tree })).sweep();
    expect(await (await place.at()).sweep()).toBe(false);
    await place.seen();
    expect(statSync(join(place.repository, '.git/cs-memory/background-reanchor.json')).mode & 0o777).toBe(
      0o600,
    );
  });

  it('has no reason without a memory, without an agreement or in a clone of nothing, and leaves no trace then', async () => {
    const place = makePlace();
    const background = await place.at({ env: { ...place.env, CS_SYNC_AUTO: 'true' } });
    expect([await background.sweep(), background.sync(), background.look()]).toEqual([false, false, false]);
    expect(existsSync(join(place.repository, '.git/cs-memory'))).toBe(false);
  });

  it('that cannot be started costs nothing but a line in the log', async () => {
    const place = makePlace();
    await place.remember();
    const background = await place.at();
    const { execPath } = process;
    process.execPath = '/nowhere/node';
    try {
      expect(await background.sweep()).toBe(false);
    } finally {
      process.execPath = execPath;
    }
    expect(await place.seen()).toBeUndefined();
    expect(loggedFailures(place.home)).toEqual(['reanchor: NOT_STARTED']);
  });
});

describe('the settings', () => {
  it('start a sync only where the user says so, in a file of their own or the environment; a clone cannot', async () => {
    const place = makePlace();
    place.agree();
    const starts = async (env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
      (await place.at({ env: { ...place.env, ...env } })).sync();
    expect(await starts()).toBe(false);
    place.ownSettings({ sync: { auto: true } });
    expect(await starts()).toBe(false);
    expect(await starts({ CS_SYNC_AUTO: 'maybe' })).toBe(false);
    expect(await starts({ CS_SYNC_AUTO: '1' })).toBe(true);
    place.userSettings({ sync: { auto: true } });
    expect(await starts()).toBe(true);
    expect(await starts({ CS_SYNC_AUTO: 'false' })).toBe(false);
    place.ownSettings({ sync: { auto: false } });
    expect(await starts()).toBe(false);
    await place.seen();
  });

  it('start nothing where the user has agreed to share with nobody', async () => {
    const place = makePlace();
    place.userSettings({ sync: { auto: true } });
    expect((await place.at()).sync()).toBe(false);
    expect(await place.seen()).toBeUndefined();
  });

  it.each<[object, NodeJS.ProcessEnv]>([
    [{ reanchor: { background: false } }, {}],
    [{ enabled: false }, {}],
    [{}, { CS_REANCHOR_ENABLED: '0' }],
    [{}, { CS_FLUSH_ENABLED: 'false' }],
  ])('keep the sweep off: %o %o', async (content, env) => {
    const place = makePlace();
    await place.remember();
    place.ownSettings(content);
    place.userSettings({ reanchor: { background: true } });
    expect(await (await place.at({ env: { ...place.env, ...env } })).sweep()).toBe(false);
    expect(await place.seen()).toBeUndefined();
  });

  it('start nothing outside of a repository', async () => {
    const place = makePlace(folder());
    const env = { ...place.env, XDG_DATA_HOME: folder(), CS_SYNC_AUTO: 'true' };
    await (await wired(place.repository, { env })).remember([{ summary: 'mine' }]);
    const background = await place.at({ env });
    expect([await background.sweep(), background.sync()]).toEqual([false, false]);
  });
});

describe('the sweep itself', () => {
  const sweepOnce = (repository: string, env: NodeJS.ProcessEnv = process.env) => {
    return once(repository, autoReanchor, { env });
  };
  const stateOf = (repository: string) =>
    JSON.parse(readFileSync(join(repository, '.git/cs-memory/background-reanchor.json'), 'utf8'));

  it('lets memories follow, says how it ended, and then there is no reason for another', async () => {
    const place = makePlace();
    const one = await lesson(place.repository, 'one');
    user(place.repository, ['commit', '--quiet', '--amend', '--message', 'amended']);
    expect(await sweepOnce(place.repository)).toBe('swept');
    await expectAttached(place.repository, one.id, 'HEAD');
    // It has moved the notes itself, so one more looks, and finds all as it is.
    expect(await sweepOnce(place.repository)).toBe('swept');
    expect(stateOf(place.repository)).toMatchObject({ outcome: 'swept', refs_mark: expect.any(String) });
    const background = await place.at();
    expect(await background.sweep()).toBe(false);
    user(place.repository, ['commit', '--quiet', '--amend', '--message', 'again']);
    expect(await background.sweep()).toBe(true);
    await place.seen();
  });

  it('leaves a repository alone in which another one is at work', async () => {
    const repository = makeRepository(folder());
    await lesson(repository, 'one');
    const lock = join(repository, '.git/cs-memory/reanchor.lock');
    writeFileSync(lock, JSON.stringify({ pid: process.pid, at: Date.now() }));
    expect(await sweepOnce(repository)).toBe('busy');
    expect(existsSync(lock)).toBe(true);
    expect(existsSync(join(repository, '.git/cs-memory/background-reanchor.json'))).toBe(false);
  });

  it('that fails says so in the log and in its state, and lets the next one in', async () => {
    const repository = makeRepository(folder());
    await lesson(repository, 'one');
    const home = folder();
    const bin = folder();
    writeFileSync(join(bin, 'git'), '#!/bin/sh\nexit 3\n');
    chmodSync(join(bin, 'git'), 0o755);
    const env = { ...process.env, HOME: home, PATH: `${bin}:${process.env['PATH']}` };
    expect(await sweepOnce(repository, env)).toBe('failed');
    expect(loggedFailures(home)).toEqual(['reanchor: GIT_FAILED']);
    expect(stateOf(repository)).toMatchObject({ outcome: 'failed' });
    expect(stateOf(repository)).not.toHaveProperty('refs_mark');
    expect((await once(repository, statusNow)).background).toMatchObject({
      reanchor: { outcome: 'failed', ended_at: expect.any(String) },
    });
    expect(await sweepOnce(repository)).toBe('swept');
  });
});

describe('the mark of the refs', () => {
  it('changes with every ref that matters, and not with the work tree, the index or notes of others', async () => {
    const { remote, clone } = makeShared(folder());
    const repository = clone('a');
    const tree = join(folder(), 'tree');
    git(repository, ['worktree', 'add', '--quiet', '--detach', tree]);
    const markOf = () => refsMark(join(repository, '.git'));
    let last = markOf();
    const moves: readonly [string, () => unknown][] = [
      ['a commit', () => commitFiles(repository, { 'a.txt': 'a' })],
      ['an amend', () => user(repository, ['commit', '--quiet', '--amend', '--message', 'again'])],
      ['a branch', () => git(repository, ['branch', 'deep/down'])],
      ['its end', () => git(repository, ['branch', '--quiet', '-D', 'deep/down'])],
      ['a tag', () => git(repository, ['tag', 'v1'])],
      ['a commit elsewhere', () => commitFiles(tree, { 'b.txt': 'b' })],
      ['a push', () => git(repository, ['push', '--quiet', remote, 'HEAD:refs/heads/other'])],
      ['a fetch', () => git(repository, ['fetch', '--quiet', 'origin'])],
      ['a note', () => once(repository, (wired) => wired.remember([{ summary: 'a memory' }]))],
      ['packing', () => git(repository, ['pack-refs', '--all'])],
    ];
    for (const [what, move] of moves) {
      await move();
      const mark = markOf();
      if (what !== 'a push') expect(mark, what).not.toBe(last);
      last = mark;
    }
    writeFileSync(join(repository, 'a.txt'), 'changed');
    git(repository, ['add', '--all']);
    git(repository, ['status']);
    git(repository, ['notes', '--ref', 'other', 'add', '-m', 'theirs', 'HEAD']);
    expect(markOf()).toBe(last);
  });
});
