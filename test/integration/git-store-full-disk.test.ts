import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAccumulator } from '../../src/session/accumulator.ts';
import { bundleScript } from '../helpers/child.ts';
import { loggedFailures } from '../helpers/hook.ts';
import { createRandom, type Random } from '../helpers/random.ts';
import {
  doctorOf,
  fsckComplaints,
  git,
  linesByGit,
  makeRepository,
  useFolders,
  wired,
} from '../helpers/repo.ts';
import { createSession, errorNumber, learning, spoolFiles } from '../helpers/session.ts';

const folder = useFolders();

/** What a write that failed half-way would leave behind; what ends in `.lock` would also stop the next one. */
const leftOvers = (gitDir: string): string[] =>
  readdirSync(gitDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.lock$|tmp_|\.tmp$|fast_import/.test(name),
  );

/** A PATH whose git may write no file longer than so many blocks of 512 bytes, as on a disk that is nearly full. */
function limitedGit(blocks: number): string {
  const place = folder();
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const script = `#!/bin/sh\ntrap '' XFSZ\nulimit -f ${blocks}\nexec '${real}' "$@"\n`;
  writeFileSync(join(place, 'git'), script);
  chmodSync(join(place, 'git'), 0o755);
  return `${place}:${process.env['PATH']}`;
}

/** Words that do not compress well. */
function noise(random: Random, length: number): string {
  return Array.from({ length }, () => random.below(36 ** 4).toString(36)).join(' ');
}

const refs = (repository: string): string => git(repository, ['for-each-ref']);

describe('where git can write no further', () => {
  it('a write is done or not done, leaves nothing half, and is done later', async () => {
    const repository = makeRepository(folder());
    await (await wired(repository)).remember([{ summary: 'before' }]);
    const random = createRandom(7);
    let failed = 0;
    let written = 1;
    for (const blocks of [0, 2, 6, 12, 20, 32]) {
      const before = refs(repository);
      const many = Array.from({ length: 12 }, (_, n) => ({
        summary: `lesson ${blocks}-${n}`,
        body: noise(random, 200),
        namespace: ['learnings', 'decisions'][n % 2] as string,
      }));
      const env = { ...process.env, PATH: limitedGit(blocks) };
      const { remember } = await wired(repository, { env, maxWaitMs: 200 });
      const error: unknown = await remember(many).then(
        () => undefined,
        (reason) => reason,
      );
      if (error === undefined) written += many.length;
      else {
        failed += 1;
        expect(error).toMatchObject({ code: 'GIT_FAILED' });
        expect(refs(repository)).toBe(before);
        await (await wired(repository)).remember(many);
        written += many.length;
      }
      expect(leftOvers(join(repository, '.git'))).toEqual([]);
    }
    expect(failed).toBeGreaterThan(2);
    const lines = [...linesByGit(repository), ...linesByGit(repository, 'decisions')];
    expect(lines).toHaveLength(written);
    expect(fsckComplaints(repository)).toEqual([]);
  });

  it('not even into the log of a ref, the ref stays where it was', async () => {
    const repository = makeRepository(folder());
    const store = await wired(repository);
    for (let round = 0; round < 6; round += 1) await store.remember([{ summary: `lesson ${round}` }]);
    const before = refs(repository);
    const log = git(repository, ['reflog', 'show', 'refs/notes/cs/learnings']);
    const blocks = 2; // a note of a few lines fits, the log does not
    const env = { ...process.env, PATH: limitedGit(blocks) };
    const { remember } = await wired(repository, { env, maxWaitMs: 200 });
    await expect(remember([{ summary: 'one more' }])).rejects.toMatchObject({ code: 'GIT_FAILED' });
    expect(refs(repository)).toBe(before);
    expect(git(repository, ['reflog', 'show', 'refs/notes/cs/learnings'])).toBe(log);
    expect(leftOvers(join(repository, '.git'))).toEqual([]);
    await (await wired(repository)).remember([{ summary: 'one more' }]);
    expect(linesByGit(repository)).toHaveLength(7);
    expect(fsckComplaints(repository)).toEqual([]);
  });
});

describe('a queue that can grow no further', () => {
  it('says so at the learning that has no room, and keeps all before it', async () => {
    const place = folder();
    const script = await bundleScript(
      folder(),
      `import { createAccumulator } from './src/session/accumulator.ts';
       const queue = createAccumulator({ directory: process.argv[2], maxLearnings: 100 }, 's');
       for (let n = 0; n < 50; n += 1) try { queue.add({ ns: 'learnings', kind: 'error', summary: 'lesson ' + n, body: 'b'.repeat(200), tags: [], files: [], evidence: 'tool-observed', at: '2026-01-02T03:04:05.000Z', session: 's' }); } catch (error) {
         console.log(JSON.stringify({ added: n, code: error.code })); break;
       }`,
    );
    const limited = ['-c', `ulimit -f 5; exec '${process.execPath}' "$@"`, 'sh', script, place];
    const { added, code } = JSON.parse(execFileSync('sh', limited, { encoding: 'utf8' }));
    expect(code).toBe('IO_FAILED');
    expect(added).toBeGreaterThan(1);
    const queue = createAccumulator({ directory: place, maxLearnings: 100 }, 's');
    expect(queue.count()).toBe(added);
    queue.add(learning('s', 'after'));
    const claimed = queue.claim();
    expect(claimed?.learnings.map(({ summary }) => summary)).toContain('Learning after of s');
    expect(claimed).toMatchObject({ broken: 1 });
    expect(claimed?.learnings).toHaveLength(added + 1);
  });
});

/** A file system of one megabyte; undefined where this user may mount none. */
function smallDisk(): string | undefined {
  const place = folder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', place]); // a reader may be about to end
  });
  return place;
}

function fill(disk: string): string {
  const file = join(disk, 'filler');
  for (let size = 256 * 1024; size > 0; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // no room for so much: half of it, then
    }
  }
  return file;
}

describe('a disk that is full', () => {
  it('loses nothing that was queued, and the next flush that has room writes all', async ({ skip }) => {
    const disk = smallDisk();
    if (disk === undefined) return skip('this user may mount no file system');
    const repository = join(disk, 'repository');
    mkdirSync(repository);
    makeRepository(repository);
    const gitDir = join(repository, '.git');
    await (await wired(repository)).remember([{ summary: 'before' }]);
    const session = createSession(repository, 's1');
    for (const number of [1, 2, 3]) await session.fail(errorNumber(number));
    const before = refs(repository);
    const filler = fill(disk);
    for (const _ of [1, 2]) {
      expect(await session.stop()).toEqual({ exitCode: 0, stdout: '', stderr: '' });
      expect(leftOvers(gitDir)).toEqual([]);
    }
    expect(loggedFailures()).toContain('Stop: GIT_FAILED');
    expect(refs(repository)).toBe(before);
    const full = await session.fail(errorNumber('that no disk has room for'.repeat(200)));
    expect(full).toMatchObject({ exitCode: 0, stderr: '' });
    expect(full.stdout).toContain('could not be kept: a file (write): the disk is full');
    expect(full.stdout).not.toContain('that no disk');
    const checks = await doctorOf(repository);
    expect(checks.find(({ name }) => name === 'writing')).toMatchObject({
      state: 'fail',
      detail: expect.stringContaining('is on a disk that is full'),
    });
    expect(checks.find(({ name }) => name === 'queues')?.detail).toMatch(/^[34] learnings queued/);
    rmSync(filler);
    await session.fail(errorNumber(4));
    await session.stop();
    const summaries = linesByGit(repository).map(({ summary }) => String(summary));
    for (const wanted of ['before', 'part1.js', 'part2.js', 'part3.js', 'part4.js'])
      expect(summaries.join()).toContain(wanted);
    expect(spoolFiles(gitDir)).toEqual([]);
    expect(leftOvers(gitDir)).toEqual([]);
    expect(fsckComplaints(repository)).toEqual([]);
  });
});
