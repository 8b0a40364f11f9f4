import { once } from 'node:events';
import { type GitOptions, type GitProcess, gitFailure, runGitOrThrow, startGit } from '../process.ts';
import { moveRefs, type RefMove } from '../refs.ts';
import { createExportFilter, type Rewrite } from './export-stream.ts';

/** Where the new history stands until the refs are moved. Not a place that git keeps reflogs of. */
const ASIDE = 'refs/cs-memory/purged/';
const NOTES = 'refs/notes/';

/**
 * Rewrites the whole history of some notes refs, note by note, and moves the refs in one transaction. Gives the refs
 * that moved, or 'contended' where somebody wrote in between: then nothing has moved. Throws GIT_FAILED.
 */
export async function rewriteHistory(
  git: GitOptions,
  refs: readonly string[],
  rewrite: Rewrite,
): Promise<readonly RefMove[] | 'contended'> {
  if (refs.length === 0) return [];
  const before = await oidsBelow(git, NOTES);
  await dropAside(git);
  try {
    await pipeThrough(git, refs, rewrite);
    const rewritten = await oidsBelow(git, ASIDE);
    const moves = refs.flatMap((ref): RefMove[] => {
      const from = before.get(ref);
      const to = rewritten.get(`${ASIDE}${ref.slice(NOTES.length)}`);
      return from === undefined || to === undefined || from === to ? [] : [{ ref, from, to }];
    });
    if (moves.length === 0) return [];
    return (await moveRefs(git, moves, 'cs-memory: purge')) ? moves : 'contended';
  } finally {
    await dropAside(git);
  }
}

async function oidsBelow(git: GitOptions, prefix: string): Promise<ReadonlyMap<string, string>> {
  const stdout = await runGitOrThrow(['for-each-ref', '--format=%(refname) %(objectname)', prefix], git);
  const lines = stdout.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

async function dropAside(git: GitOptions): Promise<void> {
  const left = await oidsBelow(git, ASIDE);
  if (left.size === 0) return;
  const commands = [...left].map(([ref, oid]) => `delete ${ref} ${oid}\n`);
  await runGitOrThrow(['update-ref', '--no-deref', '--stdin'], git, commands.join(''));
}

/** `git fast-export | our filter | git fast-import`. */
async function pipeThrough(git: GitOptions, refs: readonly string[], rewrite: Rewrite): Promise<void> {
  const exportArgs = [
    'fast-export',
    '--reencode=no',
    `--refspec=${NOTES}*:${ASIDE}*`,
    '--end-of-options',
    ...refs,
  ];
  const importArgs = ['fast-import', '--quiet', '--force'];
  const source = startGit(exportArgs, git);
  const target = startGit(importArgs, git);
  const ended = Promise.all([endOf(source, exportArgs), endOf(target, importArgs)]);
  ended.catch(() => {}); // told below; it may come while the stream is still being read
  source.stdin.end();
  target.stdout.resume();
  target.stdin.on('error', () => {}); // its exit code tells why
  const filter = createExportFilter(rewrite);
  for await (const chunk of source.stdout) {
    for (const part of filter(chunk as Buffer)) {
      if (!target.stdin.write(part) && target.exitCode === null)
        await Promise.race([once(target.stdin, 'drain'), ended]);
    }
  }
  target.stdin.end();
  await ended;
}

function endOf(child: GitProcess, args: readonly string[]): Promise<void> {
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString('utf8');
  });
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(gitFailure(args, error.message, stderr)));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(gitFailure(args, `exit code ${code ?? -1}`, stderr)),
    );
  });
}
