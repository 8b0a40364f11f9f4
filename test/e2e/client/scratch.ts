import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** No setting of the developer may change what git answers. */
const GIT_ENV = {
  PATH: process.env['PATH'],
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_DATE: '2026-01-02T03:04:05Z',
  GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z',
};

/** What git prints for `args` in `directory`, without the last line end. Throws where git fails. */
export function git(directory: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: directory, env: GIT_ENV, encoding: 'utf8' }).trimEnd();
}

/** A repository of one commit, the same to the byte whenever it is made. */
export function makeRepository(directory: string): void {
  mkdirSync(directory, { recursive: true });
  git(directory, 'init', '-q', '-b', 'main');
  git(directory, 'config', 'user.name', 'Ada');
  git(directory, 'config', 'user.email', 'ada@example.org');
  writeFileSync(join(directory, 'app.js'), 'export const answer = 42;\n');
  git(directory, 'add', '.');
  git(directory, 'commit', '-q', '-m', 'Add the app');
}

/**
 * Copies the files of the work tree `from` that git knows or would add, so without node_modules and whatever else
 * is ignored: what a marketplace clone will hold once the work is committed.
 */
export function copyProject(from: string, to: string): void {
  const listed = git(from, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of new Set(listed.split('\0'))) {
    if (file === '' || !existsSync(join(from, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(from, file), join(to, file), { verbatimSymlinks: true });
  }
}

const NODE = /^(?:node|nodejs|npm|npx|corepack)$/;

/** A folder with links to the system's programs, but for node. For a PATH. */
export function makePathWithoutNode(directory: string): string {
  mkdirSync(directory);
  for (const system of ['/usr/local/bin', '/usr/bin', '/bin']) {
    for (const name of existsSync(system) ? readdirSync(system) : []) {
      if (NODE.test(name) || existsSync(join(directory, name))) continue;
      try {
        symlinkSync(join(system, name), join(directory, name));
      } catch {
        // A dangling link of the system was taken over already.
      }
    }
  }
  return directory;
}

/** The same with a `node` that says, in and outside of scripts, that it is 18: the newest that is too old, run by ours. */
export function makePathWithOldNode(directory: string): string {
  makePathWithoutNode(directory);
  const preload = join(directory, 'pretend.cjs');
  const versions = "{ value: { ...process.versions, node: '18.20.8' } }";
  writeFileSync(
    preload,
    `Object.defineProperty(process, 'versions', ${versions});\nObject.defineProperty(process, 'version', { value: 'v18.20.8' });\n`,
  );
  const script = `#!/bin/sh\n[ "$1" = --version ] && { echo v18.20.8; exit; }\nexec "${process.execPath}" -r "${preload}" "$@"\n`;
  writeFileSync(join(directory, 'node'), script);
  chmodSync(join(directory, 'node'), 0o755);
  return directory;
}
