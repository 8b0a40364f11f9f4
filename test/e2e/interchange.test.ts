import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useCli } from '../helpers/cli.ts';
import { commitFiles, git, linesByGit, notesByGit } from '../helpers/repo.ts';

const cli = useCli();
const TOKEN = ['gh', 'p_', 'Yd4Sg8Lw2Pk6Zc0Vx9Mb', 'Qe3Rt7Uj1Hn5Fa'].join('');

/** A document as the older tools write it. */
const document = (summary: string, body: string, more = ''): string =>
  `---\ntype: decisions\ntimestamp: '2025-12-15T06:50:19.368617Z'\nsummary: ${summary}\n${more}---\n\n${body}\n`;

function appendNote(ref: string, object: string, text: string): void {
  git(cli.repository(), ['notes', `--ref=${ref}`, 'append', '-F', '-', object], { input: text });
}

const head = (): string => git(cli.repository(), ['rev-parse', 'HEAD']).trim();
const refs = (prefix: string): string => git(cli.repository(), ['for-each-ref', prefix]);

function cloneHere(): string {
  const path = mkdtempSync(join(cli.home(), 'clone-'));
  git(path, ['clone', '--quiet', cli.repository(), '.']);
  return path;
}

describe('export and import', () => {
  it('carry memories to another clone, by a pipe or by a file', async () => {
    await cli.run(['remember', '--ns', 'decisions', '--tag', 'time', '--file', 'README.md', 'We store UTC']);
    const { id } = await cli.json('remember', '--json', 'Tests need UTC');
    await cli.run(['forget', String(id), '--yes']);
    const live = await cli.run(['export']);
    expect(live).toMatchObject({ code: 0, stderr: '' });
    expect(live.stdout.trim().split('\n')).toHaveLength(1);
    const all = await cli.run(['export', '--jsonl', '--all']);
    expect(all.stdout.trim().split('\n')).toHaveLength(2);
    const clone = cloneHere();
    const piped = await cli.run(['import', '--jsonl'], { cwd: clone, stdin: all.stdout });
    expect(piped).toMatchObject({ code: 0, stderr: '' });
    expect(await cli.run(['export', '--all'], { cwd: clone })).toMatchObject({ stdout: all.stdout });
    const file = join(cli.home(), 'out.jsonl');
    expect(await cli.run(['export', '--all', '-o', file])).toMatchObject({ code: 0, stdout: '' });
    expect(readFileSync(file, 'utf8')).toBe(all.stdout);
    const second = cloneHere();
    await cli.run(['import', '--jsonl', file], { cwd: second });
    expect((await cli.run(['export', '--all'], { cwd: second })).stdout).toBe(all.stdout);
  });

  it('leave out handoffs, which stay here, unless they or all are asked for', async () => {
    await cli.run(['remember', '--ns', 'handoffs', 'Handoff of a session']);
    const lines = async (...more: string[]) => (await cli.run(['export', ...more])).stdout.trim().length > 0;
    expect([await lines(), await lines('--ns', 'handoffs'), await lines('--all')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('try it without writing anything, from a file or stdin', async () => {
    const lines = ['{"summary":"Tests need UTC"}', '{"summary":"Yarn is gone","ns":"decisions","key":"k"}'];
    const file = join(cli.home(), 'in.jsonl');
    writeFileSync(file, lines.join('\n'));
    const stdin = { stdin: lines.join('\n') };
    for (const run of [
      await cli.run(['import', '--dry-run', file]),
      await cli.run(['import', '--jsonl', '--dry-run'], stdin),
    ]) {
      expect(run).toMatchObject({ code: 0, stderr: expect.stringMatching(/^2 new.*dry run: nothing was/) });
      expect(run.stdout.trim().split('\n')).toHaveLength(2);
      expect(refs('refs/notes')).toBe('');
    }
    await cli.run(['import', file]);
    const again = await cli.run(['import', '--dry-run', file]);
    expect(again.stderr).toMatch(/^0 new, 2 already known; dry run/);
  });

  it('try it without making the store of the user’s own', async () => {
    const line = '{"summary":"I like short names","scope":"user","files":["a.ts"]}\n';
    const stdin = { stdin: line + line.replace('}', ',"session":"s2"}') };
    const run = await cli.run(['import', '--jsonl', '--dry-run'], stdin);
    expect(run).toMatchObject({ code: 0, stderr: expect.stringMatching(/^1 new, 1 already known; dry run/) });
    expect(existsSync(join(cli.home(), '.local/share/cs-memory'))).toBe(false);
  });

  it('of nothing is nothing', async () => {
    expect(await cli.run(['export'])).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(await cli.run(['import', '--jsonl'])).toMatchObject({
      ...{ code: 0, stdout: '' },
      stderr: '',
    });
  });

  it('say what is wrong', async () => {
    const nowhere = join(process.execPath, 'file'); // nothing is below a file
    expect(await cli.run(['export', '-o', nowhere])).toMatchObject({ code: 1 });
    for (const file of [nowhere, 'nope.jsonl', '.'])
      expect(await cli.run(['import', '--jsonl', file])).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('make sure that the path is that of a file'),
      });
    for (const args of [
      ['import'],
      ['import', '--jsonl', '--from-notes'],
      ['import', '--from-notes=refs/heads/*'],
      ['export', '--jsonl', '--markdown'],
    ])
      expect(await cli.run(args)).toMatchObject({ code: 2, stdout: '' });
    const odd = await cli.run(['import', '--jsonl'], { stdin: '{"summary":"s","scope":"world"}' });
    expect(odd).toMatchObject({ code: 2, stderr: expect.stringMatching(/line 1: scope/) });
  });

  it('say of an invalid line what was imported before it', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, number) => `{"summary":"lesson ${number}"}\n`).join('');
    const few = await cli.run(['import', '--jsonl'], { stdin: `${lines(3)}{"body":"x"}` });
    expect(few).toMatchObject({ code: 2, stdout: '' });
    expect(few.stderr).toMatch(
      /line 4: summary is missing\n[\s\S]*nothing was imported; fix the line and import the file again/,
    );
    expect(refs('refs/notes/')).toBe('');
    const many = await cli.run(['import', '--jsonl'], { stdin: `${lines(5_001)}no JSON` });
    expect(many.code).toBe(2);
    expect(many.stdout.trim().split('\n')).toHaveLength(5_000);
    expect(many.stderr.match(/is not JSON/g)).toHaveLength(1);
    expect(many.stderr).toMatch(/line 5002 is not JSON[\s\S]*the first 5000 were imported/);
  });

  it('keep when each was, and a question about another time is told so', async () => {
    const stdin = '{"summary":"The deploy needs a tag","at":"2020-02-03T10:00:00.000Z"}';
    await cli.run(['import', '--jsonl'], { stdin });
    const other = 'nothing that fits is from that time; these are from other times\n';
    expect(await cli.run(['recall', 'deploy', 'yesterday'])).toMatchObject({
      stdout: expect.stringContaining('needs a tag'),
      stderr: other,
    });
    expect(await cli.run(['recall', 'deploy in February 2020'])).toMatchObject({
      stdout: expect.stringContaining('needs a tag'),
      stderr: '',
    });
    expect(await cli.run(['recall', 'since 2099-01-01'])).toMatchObject({
      stdout: '',
      stderr: 'nothing found\n',
    });
  });

  it('that only near words find are said to name nothing of the question', async () => {
    await cli.run(['remember', 'Gemini is asked by a flag']);
    expect(await cli.run(['recall', 'what did we decide about bananas?'])).toMatchObject({
      stdout: expect.stringContaining('Gemini'),
      stderr: 'nothing here names “bananas”; these are near it\n',
    });
    expect((await cli.run(['recall', 'gemini'])).stderr).toBe('');
  });

  it('as a document tell each memory with its commit, files and evidence, and no body takes the page over', async () => {
    const body = '# A heading\nand **words**\n- [a](http://example.org)';
    await cli.run(['remember', '--ns', 'decisions', '--file', 'README.md', '--body', body, 'We store UTC']);
    await cli.run(['remember', '--ns', 'learnings', 'Tests need UTC']);
    const { stdout } = await cli.run(['export', '--markdown']);
    const headings = stdout.match(/^#+ .*$/gm);
    const month = new Date().toISOString().slice(0, 7);
    expect(headings).toEqual([
      '# Memories',
      '## decisions',
      `### ${month}`,
      '#### We store UTC',
      '## learnings',
      `### ${month}`,
      '#### Tests need UTC',
    ]);
    expect(stdout).toContain(`- Commit: \`${head().slice(0, 12)}\` (a commit, `);
    expect(stdout).toContain('- Files: `README.md`');
    expect(stdout).toContain('- Evidence: user-stated');
    expect(stdout).toContain('> # A heading\n> and **words**');
    await cli.run(['remember', '`A_KEY_FILE=<path>` is *needed* by x_y']);
    expect((await cli.run(['export', '--markdown'])).stdout).toContain(
      '#### `A_KEY_FILE=<path>` is \\*needed\\* by x\\_y\n',
    );
    const only = await cli.run(['export', '--markdown', '--namespace', 'learnings']);
    expect(only.stdout).not.toContain('We store UTC');
  });
});

describe('the notes of older tools', () => {
  const lesson = 'We keep one index a worktree, because two sessions at once would lock it.';

  function writeTheirs(): { first: string; second: string } {
    const first = head();
    const second = commitFiles(cli.repository(), { 'index.ts': 'code\n' });
    const theirs = document(
      'We keep one index...',
      `${lesson}\n\n## Related Files\n- index.ts:1-2\n- gone.ts`,
      'tags:\n- adr\n',
    );
    appendNote('mem/decisions', second, theirs);
    for (const day of ['16', '17']) appendNote('mem/decisions', second, theirs.replace('12-15', `12-${day}`));
    appendNote('mem/decisions', first, document("'...and then the rest'", '...and then the rest of it'));
    appendNote('mem/decisions', first, `---\ntype: decisions\nsummary: "torn\n---\n\nWords of it.\n`);
    appendNote('mem/decisions', first, document('Use Postgres: it is faster', 'Use Postgres: it is faster'));
    appendNote('cs/decisions', first, document('Hidden', `The token is ${TOKEN} for now, as we agreed.`));
    return { first, second };
  }

  it('become memories, each lesson once, and are left as they are', async () => {
    const { second } = writeTheirs();
    const before = refs('refs/notes');
    const dry = await cli.json('import', '--from-notes', '--dry-run', '--json');
    const counts = {
      read: 7,
      new: 3,
      known: 0,
      folded: 2,
      fragments: 1,
      unreadable: 1,
      stopped: 0,
      purged: 0,
    };
    expect(dry).toMatchObject({
      ...counts,
      dry_run: true,
      refs: ['refs/notes/cs/decisions', 'refs/notes/mem/decisions'],
    });
    expect(refs('refs/notes')).toBe(before);
    expect(dry['left_out']).toMatchObject([{ why: 'fragment' }, { why: 'unreadable', document: 2 }]);
    const told = await cli.run(['import', '--from-notes']);
    expect(told.stdout).toMatch(
      /7 documents.*\n +3 new memories\n +2 the same.*\n +1 fragments.*\n +1 unreadable/,
    );
    expect(told.stdout).toMatch(/unreadable: refs\/notes\/mem\/decisions, on [0-9a-f]{12}, document 2/);
    const { memories } = (await cli.json('list', '--json')) as { memories: Record<string, unknown>[] };
    const bySummary = new Map(memories.map((memory) => [memory['summary'], memory]));
    expect([...bySummary.keys()].sort()).toEqual(['Hidden', 'Use Postgres: it is faster', lesson]);
    const blob = git(cli.repository(), ['rev-parse', `${second}:index.ts`]).trim();
    expect(bySummary.get(lesson)).toMatchObject({
      ns: 'decisions',
      at: '2025-12-15T06:50:19.368Z',
      evidence: 'model-inferred',
      anchors: [second],
      tags: ['adr'],
      files: [{ path: 'index.ts', blob }],
    });
    expect(JSON.stringify(memories)).not.toContain(TOKEN);
    const again = await cli.json('import', '--from-notes', '--json');
    expect(again).toMatchObject({ ...counts, new: 0, known: 3 });
  });

  it('stay as they are where ours stand on the same commit, and doctor says what they are', async () => {
    const first = head();
    appendNote('cs/decisions', first, document('Theirs', lesson));
    const theirs = git(cli.repository(), ['notes', '--ref=cs/decisions', 'list', first]);
    expect(await cli.run(['remember', '--ns', 'decisions', 'Ours, of the same commit'])).toMatchObject({
      code: 0,
    });
    expect(git(cli.repository(), ['notes', '--ref=cs/decisions', 'list', first])).toBe(theirs);
    expect((await cli.run(['recall', 'same', 'commit'])).stdout).toContain('Ours, of the same commit');
    const doctor = await cli.run(['doctor']);
    expect(doctor.code).toBe(0);
    expect(doctor.stdout).toMatch(/notes .*1 memory of an older tool/);
    expect(doctor.stdout).toContain('cs-memory import --from-notes');
    expect(doctor.stdout).not.toMatch(/do not parse/);
    expect(await cli.json('import', '--from-notes', '--json')).toMatchObject({ read: 1, new: 1 });
    // and where they append to a note of ours
    appendNote('cs/decisions', first, document('Theirs too', 'They append one more to it, as they do.'));
    await cli.run(['remember', '--ns', 'decisions', 'Ours again']);
    expect((await cli.run(['list'])).stdout).toContain('Ours again');
    expect(await cli.json('import', '--from-notes', '--json')).toMatchObject({ read: 2, new: 1, known: 1 });
  });

  it('that were imported and forgotten stay forgotten', async () => {
    writeTheirs();
    await cli.run(['import', '--from-notes']);
    const { memories } = (await cli.json('list', '--json')) as { memories: { id: string }[] };
    await cli.run(['forget', memories[0]?.id ?? '', '--yes']);
    expect(await cli.json('import', '--from-notes', '--json')).toMatchObject({ new: 0, known: 3 });
    expect(((await cli.json('list', '--json')) as { memories: object[] }).memories).toHaveLength(2);
  });

  it('are taken from the refs that are named, pieces too where they are wanted', async () => {
    writeTheirs();
    expect(await cli.json('import', '--from-notes', 'cs/*', '--json')).toMatchObject({ read: 1, new: 1 });
    const all = await cli.json('import', '--from-notes', 'refs/notes/mem/*', '--keep-fragments', '--json');
    expect(all).toMatchObject({ read: 6, new: 3, fragments: 0 });
    expect(linesByGit(cli.repository(), 'learnings')).toEqual([]);
  });

  it('are not looked for where there is no repository', async () => {
    expect(await cli.run(['import', '--from-notes'], { cwd: cli.home() })).toMatchObject({ code: 2 });
  });
});

describe("the user's own memories", () => {
  it('are remembered, listed, shown and told apart', async () => {
    const kept = await cli.json('remember', '--user', '--json', 'I want short commit messages');
    expect(kept).toMatchObject({ became: 'memory', scope: 'user' });
    expect(refs('refs/notes')).toBe('');
    const words = await cli.run(['remember', '--user', 'I like tabs']);
    expect(words.stdout).toMatch(/remembered in refs\/notes\/cs\/learnings in your own store/);
    await cli.run(['remember', 'We use spaces']);
    const { memories } = (await cli.json('list', '--json')) as { memories: Record<string, unknown>[] };
    expect(memories.map(({ scope, summary }) => [scope, summary]).sort()).toEqual([
      ['repository', 'We use spaces'],
      ['user', 'I like tabs'],
      ['user', 'I want short commit messages'],
    ]);
    expect((await cli.run(['list'])).stdout).toMatch(/I like tabs.*your own/);
    expect((await cli.run(['show', String(kept['id'])])).stdout).toMatch(/scope +your own/);
    expect((await cli.run(['status'])).stdout).toMatch(/your own +2/);
    // The handoff of a folder without a repository is told there alone.
    await cli.run(['remember', '--ns', 'handoffs', 'Where the tidying of notes stands'], { cwd: cli.home() });
    expect((await cli.run(['status'])).stdout).toMatch(/your own +2/);
    const recalled = (await cli.json('recall', '--json', 'commit', 'messages')) as { memories: object[] };
    expect(recalled.memories).toMatchObject([{ scope: 'user' }]);
    expect((await cli.run(['export'])).stdout).not.toContain('tabs');
    expect((await cli.run(['export', '--user'])).stdout.trim().split('\n')).toHaveLength(2);
  });

  it('speak of no file of one project', async () => {
    const run = await cli.run(['remember', '--user', '--file', 'README.md', 'words']);
    expect(run).toMatchObject({ code: 2, stdout: '' });
  });

  it('are imported beside those of the repository', async () => {
    writeFileSync(
      join(cli.home(), 'in.jsonl'),
      ['{"scope":"user","summary":"I like tabs","key":"u"}', '{"summary":"We use spaces","key":"r"}'].join(
        '\n',
      ),
    );
    const { stdout } = await cli.run(['import', '--jsonl', join(cli.home(), 'in.jsonl')]);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).key),
    ).toEqual(['u', 'r']);
    expect([...notesByGit(cli.repository()).values()].join('')).not.toContain('tabs');
  });
});
