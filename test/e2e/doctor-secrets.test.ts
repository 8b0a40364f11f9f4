import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useWorlds, type World } from '../helpers/bundle.ts';
import { git as quietGit } from '../helpers/repo.ts';
import { git } from './client/scratch.ts';

let world: World;
useWorlds((_plugin, fresh) => {
  world = fresh;
});

const TOKEN = ['gh', 'p_', 'Yd4Sg8Lw2Pk6Zc0Vx9Mb', 'Qe3Rt7Uj1Hn5Fa'].join('');

const expectNoValue = ({ stdout, stderr }: { stdout: string; stderr: string }): void =>
  expect(stdout + stderr).not.toContain(TOKEN.slice(4, 12));

/** Every file below a folder, as bytes. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));

describe('doctor --secrets', () => {
  const overwrite = (note: string): string =>
    quietGit(world.repository, ['notes', '--ref=cs/learnings', 'add', '--force', '--file=-'], {
      input: note,
    });

  /** A memory whose note was then written past the filters, as an older version or another tool would. */
  async function leak(): Promise<string> {
    await world.cli(['remember', 'Tests need TZ=UTC']);
    const kept = JSON.parse((await world.cli(['remember', '--json', 'Deploys use a token'])).stdout);
    const note = git(world.repository, 'notes', '--ref=cs/learnings', 'show');
    const leaked = note.replace('use a token', `use ${TOKEN}`);
    overwrite(leaked);
    return kept.id;
  }

  it('finds nothing in what was filtered', async () => {
    await world.cli(['remember', `Deploys use ${TOKEN}`]);
    const run = await world.cli(['doctor', '--secrets']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse((await world.cli(['doctor', '--secrets', '--json'])).stdout)).toEqual({
      refs: 1,
      lines: 1,
      unreadable: 0,
      findings: [],
    });
  });

  it('names the memory, the field and the kind, and how to get rid of it, never the value', async () => {
    const id = await leak();
    const run = await world.cli(['doctor', '--secrets']);
    expect(run).toMatchObject({ code: 1, stderr: '' });
    expectNoValue(run);
    expect(run.stdout).toMatch(
      new RegExp(`^fail {2}${id} {2}learnings {2}summary {2}[a-z-]+ {2}in the note$`, 'm'),
    );
    expect(run.stdout).toMatch(/first revoke the secret/);
    expect(run.stdout).toContain(`cs-memory purge ${id}`);
    const json = await world.cli(['doctor', '--secrets', '--json']);
    expectNoValue(json);
    expect(JSON.parse(json.stdout).findings).toEqual([
      {
        namespace: 'learnings',
        id,
        field: 'summary',
        kind: expect.stringMatching(/^[a-z-]+$/),
        effect: 'secret',
        current: true,
        count: 1,
      },
    ]);
  });

  it('still finds it in the history of a note that was mended', async () => {
    const id = await leak();
    const note = git(world.repository, 'notes', '--ref=cs/learnings', 'show').replace(TOKEN, 'a token');
    overwrite(note);
    const run = await world.cli(['doctor', '--secrets']);
    expect(run.code).toBe(1);
    expect(run.stdout).toMatch(new RegExp(`^fail {2}${id} .* in its history only$`, 'm'));
  });

  it('finds nothing more, and no object holds it, after what it told to do', async () => {
    const id = await leak();
    expect((await world.cli(['purge', id, '--yes'])).code).toBe(0);
    expect(await world.cli(['doctor', '--secrets'])).toMatchObject({ code: 0 });
    const objects = git(world.repository, 'cat-file', '--batch-all-objects', '--batch-check', '--unordered');
    for (const [name = ''] of objects.split('\n').map((row) => row.split(' ')))
      expect(git(world.repository, 'cat-file', '-p', name)).not.toContain(TOKEN);
    expect(filesBelow(world.repository).join()).not.toContain(TOKEN);
    expect((await world.cli(['list'])).stdout).toContain('Tests need TZ=UTC');
  });
});
