import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCli } from '../helpers/cli.ts';
import { seedCompiledCode } from '../helpers/compiled-code.ts';
import { commitFiles, copyFolder, git, useFolders } from '../helpers/repo.ts';

const cli = useCli();
const folder = useFolders();

/** Three commits, each with a memory, a day apart; the file of the second is renamed in the third. */
let commits: string[];
/** As the first test had them. */
let pattern = '';
beforeEach(async () => {
  const repository = cli.repository();
  if (pattern !== '') {
    rmSync(repository, { recursive: true });
    copyFolder(pattern, repository);
    git(repository, ['update-index', '--refresh']);
    return;
  }
  mkdirSync(join(repository, 'src'));
  commits = [git(repository, ['rev-parse', 'HEAD']).trim()];
  commits.push(commitFiles(repository, { 'src/old.ts': 'one\ntwo\nthree\n' }));
  git(repository, ['mv', 'src/old.ts', 'src/new.ts']);
  git(repository, ['commit', '--quiet', '--message', 'Rename it']);
  commits.push(commitFiles(repository, { 'src/new.ts': 'one\nTWO\nthree\nfour\n' }));
  const records = ['first', 'second', 'third'].map((which, number) => ({
    summary: `Of the ${which} commit`,
    at: `2026-01-0${number + 1}T12:00:00Z`,
    anchor: commits[number],
    ...(which === 'first' ? { body: 'More words.\n\nAnd more.' } : {}),
    ...(which === 'third' ? { files: ['README.md'] } : {}),
  }));
  const stdin = records.map((record) => JSON.stringify(record)).join('\n');
  await cli.run(['import', '--jsonl'], { stdin });
  pattern = folder();
  copyFolder(repository, pattern);
});

const summaries = async (...args: string[]): Promise<string[]> =>
  ((await cli.json('log', '--json', ...args))['memories'] as { summary: string }[]).map(({ summary }) =>
    summary.replace(/^Of the (\w+) commit$/, '$1'),
  );

describe('log', () => {
  it('shows memories as git shows commits, the newest first', async () => {
    const { stdout, stderr, code } = await cli.run(['log']);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    expect(stdout.match(/^commit .*$/gm)).toEqual(
      [...commits].reverse().map((commit) => `commit ${commit} a commit`),
    );
    expect(stdout).toMatch(
      /^Memory: [0-9a-f]{16} learnings\/note, user-stated\nAuthor: Ada Lovelace <ada@example\.org>\nDate: {3}Thu Jan 1 12:00:00 2026 \+0000\n\n {4}Of the first commit\n\n {4}More words\.\n\n {4}And more\.\n$/m,
    );
    for (const count of [['-n', '1'], ['-1'], ['-1', 'main']])
      expect((await cli.run(['log', ...count])).stdout.match(/^commit /gm)).toHaveLength(1);
  });

  it('of a commit, a branch or a range shows those of that history', async () => {
    expect(await summaries(commits[1] ?? '')).toEqual(['second', 'first']);
    expect(await summaries('main')).toEqual(['third', 'second', 'first']);
    expect(await summaries(`${commits[0]}..main`)).toEqual(['third', 'second']);
    expect(await summaries(`${commits[1]}^!`)).toEqual(['second']);
  });

  it('of a path shows those that name it and those on commits that changed it, under its older names too', async () => {
    expect(await summaries('src/new.ts')).toEqual(['third', 'second']);
    expect(await summaries('README.md')).toEqual(['third', 'first']);
    expect(await summaries('src')).toEqual(['third', 'second']);
    expect(await summaries('--', 'src/old.ts')).toEqual(['second']);
    const inside = await cli.run(['log', '--json', 'new.ts'], { cwd: join(cli.repository(), 'src') });
    expect(JSON.parse(inside.stdout).memories).toHaveLength(2);
  });

  it('tells with --json the commit beside the memory', async () => {
    const { memories } = (await cli.json('log', '--json', '-n', '1')) as { memories: object[] };
    expect(memories).toMatchObject([
      {
        anchor: commits[2],
        commit: { oid: commits[2], subject: 'a commit', author: expect.stringContaining('Ada') },
      },
    ]);
  });

  it('knows a file from a revision, and says where it does not', async () => {
    commitFiles(cli.repository(), { main: 'a file' });
    expect(await cli.run(['log', 'main'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('log -- main'),
    });
    expect(await summaries('--', 'main')).toEqual([]);
    for (const args of [['nothing'], ['--', 'nothing'], ['--', '/etc'], ['nothing..main'], ['--', '..']])
      expect(await cli.run(['log', ...args])).toMatchObject({ code: 2, stdout: '' });
  });

  it('leaves out what was forgotten, unless all are asked for', async () => {
    const { memories } = (await cli.json('log', '--json', '-n', '1')) as { memories: { id: string }[] };
    await cli.run(['forget', memories[0]?.id ?? '', '--yes']);
    expect(await summaries()).toEqual(['second', 'first']);
    expect(await summaries('--all')).toEqual(['third', 'second', 'first']);
    expect((await cli.run(['log', '--all', '-n', '1'])).stdout).toContain('forgotten');
  });

  it('shows a memory whose commit is not here', async () => {
    const shallow = join(cli.home(), 'shallow');
    mkdirSync(shallow);
    git(shallow, ['clone', '--quiet', '--depth=1', `file://${cli.repository()}`, '.']);
    git(shallow, ['fetch', '--quiet', 'origin', 'refs/notes/cs/*:refs/notes/cs/*']);
    const { stdout } = await cli.run(['log'], { cwd: shallow });
    expect(stdout).toContain(`commit ${commits[0]} (not in this repository)`);
  });
});

const hasScript = spawnSync('script', ['--version']).status === 0;

describe.runIf(hasScript)('on a terminal', () => {
  /** Runs it on a terminal of its own, with a pager that marks each line. */
  const onTerminal = (args: string, env: Readonly<Record<string, string>>) => {
    const command = `node ${cli.program()} ${args}`;
    seedCompiledCode(join(cli.home(), '.cache'));
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
      cwd: cli.repository(),
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', HOME: cli.home(), TERM: 'xterm', ...env },
    });
    return stdout.replaceAll('\r\n', '\n');
  };
  const GIT_PAGER = "sed 's/^/PAGED /'";

  it("goes through git's pager, in colours", () => {
    const shown = onTerminal('log -n 1', { GIT_PAGER });
    expect(shown).toMatch(/^PAGED .*\u001b\[33mcommit/m);
    expect(shown).toMatch(/^PAGED {5}Of the third commit$/m);
    git(cli.repository(), ['config', 'core.pager', "sed 's/^/CORE /'"]);
    expect(onTerminal('blame src/new.ts', {})).toMatch(/^CORE .*line/m);
  });

  it('does not where it is not wanted', () => {
    for (const [args, env] of [
      ['log -n 1 --no-pager', { GIT_PAGER }],
      ['log -n 1', { GIT_PAGER: 'cat' }],
      ['log -n 1', { GIT_PAGER: '' }],
    ] as const) {
      const shown = onTerminal(args, env);
      expect(shown).toContain('Of the third commit');
      expect(shown).not.toContain('PAGED');
    }
  });

  it('ends when the reader leaves before the end', () => {
    expect(onTerminal('log', { GIT_PAGER: 'head -n 1' })).toMatch(/commit/);
    // The shell says what is wrong; of a folder of the PATH that may not be read, another thing.
    expect(onTerminal('log', { GIT_PAGER: 'no-such-pager' })).toMatch(
      /no-such-pager: (?:command )?(?:not found|permission denied)/i,
    );
  });
});

describe('blame', () => {
  it('tells which memories speak of which lines', async () => {
    const report = await cli.json('blame', '--json', 'src/new.ts');
    const memories = report['memories'] as { id: string; summary: string }[];
    const idOf = (summary: string) => memories.find((memory) => memory.summary === summary)?.id;
    const [second, third] = [idOf('Of the second commit'), idOf('Of the third commit')];
    expect(report).toMatchObject({
      file: 'src/new.ts',
      ranges: [
        { start: 1, end: 1, commit: { oid: commits[1] }, memories: [second] },
        { start: 2, end: 2, commit: { oid: commits[2] }, memories: [third] },
        { start: 3, end: 3, commit: { oid: commits[1] }, memories: [second] },
        { start: 4, end: 4, commit: { oid: commits[2], subject: 'a commit' }, memories: [third] },
      ],
      about: [],
    });
    const { stdout } = await cli.run(['blame', 'src/new.ts']);
    expect(stdout).toMatch(/^line 1 .*\nline 3 .*\n {4}[0-9a-f]{16} {2}Of the second commit/m);
  });

  it('takes the lines that are asked for, and knows work that is not committed', async () => {
    const one = await cli.json('blame', '--json', '-L', '2,+1', 'src/new.ts');
    expect(one['ranges']).toMatchObject([{ start: 2, end: 2 }]);
    commitFiles(cli.repository(), {});
    writeFileSync(join(cli.repository(), 'src/new.ts'), 'zero\none\n');
    const ranges = (await cli.json('blame', '--json', 'src/new.ts'))['ranges'] as object[];
    expect(ranges[0]).toEqual({ start: 1, end: 1, memories: [] });
    expect(ranges[1]).toMatchObject({ start: 2, end: 2, commit: { oid: commits[1] } });
  });

  it('tells of memories that name the file, under an older name too', async () => {
    const record = { summary: 'It has three lines', files: ['src/old.ts'] };
    commitFiles(cli.repository(), { other: 'x' });
    await cli.run(['import', '--jsonl'], { stdin: JSON.stringify(record) });
    const { stdout } = await cli.run(['blame', 'src/new.ts']);
    expect(stdout).toMatch(/^src\/new\.ts\n {4}[0-9a-f]{16} {2}It has three lines/m);
    const outside = await cli.run(['blame', 'new.ts', '-L', '1,1'], { cwd: join(cli.repository(), 'src') });
    expect(outside.stdout).toContain('Of the second commit');
  });

  it('leaves out what was only said in a session that stood on the commit of a line', async () => {
    const rule = { summary: 'Labels are A6', session: 's1', evidence: 'user-stated', anchor: commits[1] };
    const insight = { summary: 'Zero is no index', session: 's1', evidence: 'model-inferred' };
    const stdin = [rule, { ...insight, anchor: commits[1] }].map((one) => JSON.stringify(one)).join('\n');
    await cli.run(['import', '--jsonl'], { stdin });
    const { stdout } = await cli.run(['blame', 'src/new.ts']);
    expect(stdout).toContain('Zero is no index');
    expect(stdout).not.toContain('Labels are A6');
    expect((await cli.run(['blame', '--all', 'src/new.ts'])).stdout).toContain('Labels are A6');
  });

  it('says what git says where it cannot', async () => {
    for (const args of [
      ['nothing.ts'],
      ['/etc/passwd'],
      ['src/new.ts', '-L', '90,95'],
      ['src/new.ts', '-L', 'x'],
    ]) {
      const run = await cli.run(['blame', ...args]);
      expect(run, args.join(' ')).toMatchObject({ code: 2, stdout: '' });
      expect(run.stderr).toMatch(/^error: /);
    }
  });

  it.each([
    ['blame', 'README.md'],
    ['log', 'src'],
    ['maintain', 'reanchor'],
  ])('%s says where there is no repository', async (...args) => {
    expect(await cli.run(args, { cwd: cli.home() })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('there is no repository here'),
    });
  });

  it('of a file that no memory speaks of says so beside an empty output', async () => {
    commitFiles(cli.repository(), { 'quiet.ts': 'x\n' });
    expect(await cli.run(['blame', 'quiet.ts'])).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'nothing found\n',
    });
  });

  it('works in a bare repository', async () => {
    const bare = join(cli.home(), 'bare.git');
    git(cli.repository(), ['clone', '--quiet', '--mirror', '.', bare]);
    const { code, stdout } = await cli.run(['blame', '--json', 'src/new.ts'], { cwd: bare });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).ranges).toHaveLength(4);
    expect((await cli.run(['log', 'HEAD'], { cwd: bare })).stdout.match(/^commit /gm)).toHaveLength(3);
  });
});
