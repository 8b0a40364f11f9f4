import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { CsError } from '../core/errors.ts';
import { NOTES_PREFIX } from '../core/memory.ts';
import { readIfThere } from '../files/write.ts';
import { type GitOptions, runGit, runGitOrThrow } from '../git/process.ts';

/** Where the hook notes what git tells it, one pair of commits a line. */
export const rewrittenFile = (commonDir: string): string => join(commonDir, 'cs-memory', 'rewritten');

const MARK = '# cs-memory: which commits a rewrite made of which';
const BEFORE = '.before-cs-memory';

/** Notes the pairs, keeps the file small, and hands the same to the hook that was there. Never fails git. */
const SCRIPT = `#!/bin/sh
${MARK}, so that memories follow.
# Taken away again by: cs-memory setup --post-rewrite --off
pairs=$(cat)
dir=$(git rev-parse --git-common-dir 2>/dev/null)/cs-memory
if [ -d "$dir" ]; then
  printf '%s\\n' "$pairs" >>"$dir/rewritten" 2>/dev/null
  if [ "$(wc -c <"$dir/rewritten")" -gt 1000000 ]; then
    tail -c 500000 "$dir/rewritten" >"$dir/rewritten.new" && mv "$dir/rewritten.new" "$dir/rewritten"
  fi
fi
if [ -x "$0${BEFORE}" ]; then
  printf '%s\\n' "$pairs" | "$0${BEFORE}" "$@"
  exit $?
fi
exit 0
`;

type HookPlace = Readonly<{ git: GitOptions; commonDir: string; root?: string }>;

/** Git's own word of what amend and rebase made of which commit. Throws USAGE where hooks are files of the work tree (husky). */
export async function openRewriteHook({ git, commonDir, root }: HookPlace) {
  const file = join(await hooksFolder(git, commonDir, root), 'post-rewrite');
  const before = `${file}${BEFORE}`;
  const isOurs = (): boolean => readIfThere(file).includes(MARK);
  return {
    file,
    isInstalled: isOurs(),
    /** Whether a hook of the user's is there, which will go on being run. */
    isChained: isOurs() ? existsSync(before) : existsSync(file),
    /** Twice is once. Throws what the file system throws. */
    install: (): void => {
      mkdirSync(dirname(file), { recursive: true });
      mkdirSync(join(commonDir, 'cs-memory'), { recursive: true, mode: 0o700 });
      if (!isOurs() && existsSync(file)) renameSync(file, before);
      writeFileSync(file, SCRIPT);
      chmodSync(file, 0o755);
    },
    /** Leaves the folder byte for byte as it was before. */
    remove: (): void => {
      if (!isOurs()) return;
      rmSync(file);
      if (existsSync(before)) renameSync(before, file);
      rmSync(rewrittenFile(commonDir), { force: true });
    },
  };
}

/** The folder that the user's own git takes hooks from: ours is always told to take none, so its word is left out. */
async function hooksFolder(git: GitOptions, commonDir: string, root: string | undefined): Promise<string> {
  const args = ['config', '--show-scope', '--type=path', '--get-all', 'core.hooksPath'];
  const lines = (await runGit(args, git)).stdout.split('\n').filter(Boolean);
  const last = lines.findLast((line) => !line.startsWith('command\t'));
  const named = last?.slice(last.indexOf('\t') + 1);
  if (named === undefined) return join(commonDir, 'hooks');
  const folder = resolve(root ?? commonDir, named);
  const isOutside = relative(root ?? commonDir, folder).startsWith('..');
  if (root === undefined || isOutside || folder.startsWith(join(commonDir, '/'))) return folder;
  throw new CsError('USAGE', `the hooks of this repository are files in its work tree (${named})`, {
    hint: `add to its post-rewrite: cat >> "$(git rev-parse --git-common-dir)/cs-memory/rewritten"`,
  });
}

const KEY = 'notes.rewriteRef';
const OURS = `${NOTES_PREFIX}*`;
const COVERING = ['refs/notes/*', OURS];

/** Git's own copying of notes at amend and rebase, as a setting of one repository: `notes.rewriteRef`. Throws GIT_FAILED, GIT_MISSING. */
export async function openRewriteRef(git: GitOptions) {
  const values = async (...scope: readonly string[]): Promise<readonly string[]> =>
    (await runGit(['config', ...scope, '--get-all', KEY], git)).stdout.split('\n').filter(Boolean);
  return {
    /** Whether git copies our notes, by whosever setting. */
    isOn: (await values()).some((value) => COVERING.includes(value)),
    isOurs: (await values('--local')).includes(OURS),
    add: async (): Promise<void> =>
      void (await runGitOrThrow(['config', '--local', '--add', KEY, OURS], git)),
    /** Takes only ours away. */
    remove: async (): Promise<void> =>
      void (await runGitOrThrow(['config', '--local', '--unset-all', KEY, '^refs/notes/cs/\\*$'], git)),
  };
}
