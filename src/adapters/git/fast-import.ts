import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type GitOptions, gitFailure, runGit } from './process.ts';

const ARGS = ['fast-import', '--quiet', '--done'];

/**
 * Runs a stream through `git fast-import` and gives the names it printed. Throws GIT_FAILED; then what git leaves behind on
 * a full disk is gone (half a pack that nobody would look at for weeks, and a crash report for each try).
 */
export async function fastImport(git: GitOptions, commonDir: string, stream: Buffer): Promise<string[]> {
  const { exitCode, stdout, stderr } = await runGit(ARGS, git, stream);
  if (exitCode === 0) return stdout.trim().split('\n');
  removeLeftOvers(commonDir, stderr);
  throw gitFailure(ARGS, `exit code ${exitCode}`, stderr);
}

/** Only what git itself named: others may be writing. Its crash report is in the git directory of the work tree. */
function removeLeftOvers(commonDir: string, stderr: string): void {
  const [report] = /\bfast_import_crash_\d+\b/.exec(stderr) ?? [];
  const packs = stderr.match(/\btmp_(?:pack|idx)_\w{6}\b/g) ?? [];
  const gitDirs = report === undefined ? [] : [commonDir, ...worktreeDirs(commonDir)];
  const files = [
    ...gitDirs.map((gitDir) => join(gitDir, report ?? '')),
    ...packs.map((pack) => join(commonDir, 'objects', 'pack', pack)),
  ];
  for (const file of files) removeIfThere(file);
}

function worktreeDirs(commonDir: string): string[] {
  const folder = join(commonDir, 'worktrees');
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return []; // no linked work trees
  }
}

function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // a read-only repository keeps what it has
  }
}
