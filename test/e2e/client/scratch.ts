import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gitByShell } from '../../helpers/git-shell.ts';
import { ENGINE_CHECK } from './sessions.ts';

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
  return gitByShell(args, { cwd: directory, env: GIT_ENV }).toString('utf8').trimEnd();
}

/** A repository of one commit, the same to the byte whenever it is made. */
export function makeRepository(directory: string): void {
  mkdirSync(directory, { recursive: true });
  git(directory, 'init', '-q', '-b', 'main');
  git(directory, 'config', 'user.name', 'Ada');
  git(directory, 'config', 'user.email', 'ada@example.org');
  writeFileSync(join(directory, 'app.js'), 'export const answer = 42;\n');
  writeFileSync(join(directory, 'engine-check.sh'), ENGINE_CHECK);
  git(directory, 'add', '.');
  git(directory, 'commit', '-q', '-m', 'Add the app');
}

/**
 * Copies the files of the work tree `from` that git knows or would add, so without node_modules and whatever else
 * is ignored: what a marketplace clone will hold once the work is committed. `only`: these files and folders of it.
 */
export function copyProject(from: string, to: string, only: readonly string[] = []): void {
  // In a container the work tree often belongs to somebody else, and git would refuse to read it.
  const trust = ['-c', `safe.directory=${from}`];
  const listed = git(
    from,
    ...trust,
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    ...only,
  );
  for (const file of new Set(listed.split('\0'))) {
    if (file === '' || !existsSync(join(from, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(from, file), join(to, file), { verbatimSymlinks: true });
  }
}

/** Makes of the files in `directory` what a marketplace is fetched from: a bare repository, `into`/cs-memory.git. */
export function publish(directory: string, into: string): void {
  git(directory, 'init', '-q', '-b', 'main');
  git(directory, 'add', '--all');
  git(directory, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-q', '-m', 'Publish');
  git(directory, 'clone', '-q', '--bare', '.', join(into, 'cs-memory.git'));
}

const RECORDING_NODE = `#!/bin/sh
case "$1" in */hook.cjs) ;; *) exec "$NODE" "$@" ;; esac
out="$RUN_CLIENT_OUT/tmp/node-$$.out" err="$RUN_CLIENT_OUT/tmp/node-$$.err"
"$NODE" "$@" > "$out" 2> "$err"
code=$?
cat "$out"
cat "$err" >&2
said=$(head -c 300 "$err" | tr '\\t\\n' '  ')
printf '%s\\t%s\\t%s\\t%s\\t%s\\n' "$code" "$(wc -c < "$out")" "$said" "$2" "$3" >> "$RUN_CLIENT_OUT/node-calls.tsv"
rm -f "$out" "$err"
exit "$code"
`;

const REFUSING_MANAGER = `#!/bin/sh
echo "\${0##*/} $*" >> "$RUN_CLIENT_OUT/package-managers.txt"
exit 1
`;

/**
 * A folder for the front of a PATH. Its `node` runs ours and writes to node-calls.tsv in the session's folder how
 * each hook ended: exit code, bytes on stdout, the first of stderr, the event, the script of a settings file. `find`, by which hooks.json
 * starts node, hides all that, and the client's stream tells nothing of PreCompact and SessionEnd. Its package
 * managers only note that they were called.
 */
export function makeRecordingPath(directory: string): string {
  mkdirSync(directory);
  const node = RECORDING_NODE.replaceAll('$NODE', process.execPath);
  writeFileSync(join(directory, 'node'), node, { mode: 0o755 });
  for (const name of ['npm', 'npx', 'bun', 'yarn', 'pnpm'])
    writeFileSync(join(directory, name), REFUSING_MANAGER, { mode: 0o755 });
  return directory;
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
  writeFileSync(join(directory, 'node'), script, { mode: 0o755 });
  return directory;
}
