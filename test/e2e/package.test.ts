import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeRepository, useFolders } from '../helpers/repo.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const folder = useFolders();
const MOST_BYTES = 8 * 2 ** 20;

interface Manifest {
  readonly mcpServers: Readonly<Record<string, { readonly args: readonly string[] }>>;
  readonly hooks: string;
  readonly commands: string;
  readonly skills: string;
}

const bytesBelow = (path: string): number =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(path, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);

/** As a user has it: npm, git and node on the PATH, a HOME of its own, no registry. */
function clean(home: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: home,
    npm_config_offline: 'true',
    npm_config_cache: join(home, '.npm'),
  };
}

describe('the package', () => {
  let home = '';
  let installed = '';
  let tarball = '';
  const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = clean(home)) =>
    spawnSync(program, args, { cwd: makeRepository(folder()), env, encoding: 'utf8' });

  beforeAll(() => {
    home = realpathSync(folder());
    const env = clean(home);
    const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', home], {
      cwd: PROJECT,
      env,
    });
    tarball = join(home, packed.toString().trim());
    const prefix = join(home, 'with a space');
    execFileSync('npm', ['install', '--silent', '--global', '--prefix', prefix, tarball], { cwd: home, env });
    installed = join(prefix, 'lib/node_modules/cs-memory');
  });

  it('is small, whole, and needs no other package', () => {
    expect(bytesBelow(installed)).toBeLessThanOrEqual(MOST_BYTES);
    expect(existsSync(join(installed, 'node_modules'))).toBe(false);
    expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))).not.toHaveProperty('private');
    const manifest = JSON.parse(readFileSync(join(installed, 'plugin.json'), 'utf8')) as Manifest;
    const named = [manifest.hooks, manifest.commands, manifest.skills];
    const hooks = readFileSync(join(installed, manifest.hooks), 'utf8');
    const args = [...hooks.matchAll(/\$\{CLAUDE_PLUGIN_ROOT\}\/([^"\\]+)/g)].map(([, path]) => path ?? '');
    const servers = Object.values(manifest.mcpServers).flatMap(({ args: words }) => words);
    for (const word of servers)
      if (word.startsWith(`\${${'CLAUDE_PLUGIN_ROOT'}}/`)) args.push(word.slice(22));
    expect(args.length).toBeGreaterThan(10);
    for (const path of [...named, ...args]) expect(existsSync(join(installed, path)), path).toBe(true);
  });

  it('runs by npx from the tarball alone, in an empty HOME', () => {
    const empty = realpathSync(folder());
    const npx = ['--yes', '--package', tarball, 'cs-memory', 'doctor', '--json'];
    const { status, stdout } = run('npx', npx, clean(empty));
    expect(status).toBe(0);
    const { checks } = JSON.parse(stdout) as { checks: readonly { name: string; state: string }[] };
    expect(checks.filter(({ state }) => state === 'fail')).toEqual([]);
    expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining(['node', 'git', 'filters']));
  });

  it('gives a command that works at once', () => {
    const { status, stdout, stderr } = run(join(installed, '../../../bin/cs-memory'), [
      'remember',
      'Deploys run on Tuesdays',
    ]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('remembered in refs/notes/cs/learnings');
  });

  it('gives the shell of a session its bin, whatever the folder is called and however it is linked', () => {
    const bin = join(installed, 'bin/cs-memory');
    expect(run(bin, ['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    const made = run(bin, ['setup', '--cli', '--yes', '--json']);
    const link = join(home, '.local/bin/cs-memory');
    expect(JSON.parse(made.stdout)).toEqual({ link, linked: true });
    expect(run(link, ['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(run(link, ['setup', '--cli', '--yes']).stdout).toContain('already points here');
    const bare = { ...clean(home), PATH: folder() };
    for (const name of ['dirname', 'ls', 'sh'])
      execFileSync('ln', ['-s', execFileSync('which', [name]).toString().trim(), join(bare.PATH, name)]);
    expect(run(link, ['--version'], bare)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Node.js 20'),
    });
    expect(JSON.parse(run(link, ['setup', '--cli', '--off', '--json']).stdout)).toEqual({
      link,
      linked: false,
    });
    expect(existsSync(link)).toBe(false);
  });

  it('leaves a program of another kind under that name alone', () => {
    const other = realpathSync(folder());
    mkdirSync(join(other, '.local/bin'), { recursive: true });
    writeFileSync(join(other, '.local/bin/cs-memory'), 'mine');
    const refused = run(join(installed, 'bin/cs-memory'), ['setup', '--cli', '--yes'], clean(other));
    expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('is not ours') });
    expect(readFileSync(join(other, '.local/bin/cs-memory'), 'utf8')).toBe('mine');
  });
});
