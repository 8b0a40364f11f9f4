import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { memoryId } from '../../src/domain/memory-id.ts';
import { encodeLine, type MemoryLine } from '../../src/domain/note-line.ts';

const NOTES_REF = 'refs/notes/cs/learnings';
const WHEN = '1700000000 +0000';
const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;

/** A memory of about 400 characters, the same for the same number. */
function memoryLine(n: number): string {
  const content = {
    ns: 'learnings',
    kind: 'error',
    summary: `step ${n} of the nightly build fails when module${n % 997}.ts is built`,
    body: `E${1000 + n}: the cache of worker ${n % 31} has another version. Clear it, set BUILD_${n % 97} and run the step again; it was seen on the nightly machine with the settings of a new checkout.`,
    evidence: 'tool-observed',
    tags: ['build', `worker${n % 31}`],
  } satisfies Partial<MemoryLine>;
  return encodeLine({
    ...content,
    v: 1,
    id: memoryId(content),
    at: new Date(1_700_000_000_000 + n * 1000).toISOString(),
    type: 'memory',
    files: [{ path: `src/module${n % 997}.ts` }],
    session: `session-${n % 400}`,
    author: 'Bench <bench@example.com>',
  });
}

/** Where a made-up store begins to count its memories, and how many it has. */
export interface StoreSize {
  readonly memories: number;
  readonly commits: number;
  readonly from?: number;
}

/**
 * Makes a repository of `commits` commits with `memories` memories spread over them, by one `git fast-import`: its own
 * `N` command puts the notes, so the store is laid out as git would.
 */
export function makeStore(
  folder: string,
  { memories, commits, from = 0 }: StoreSize,
  env: NodeJS.ProcessEnv,
): string {
  mkdirSync(folder, { recursive: true });
  git(folder, ['init', '--quiet', '--initial-branch=main', '.'], env);
  git(folder, ['config', 'user.name', 'Bench'], env);
  git(folder, ['config', 'user.email', 'bench@example.com'], env);
  const parts: string[] = [];
  for (let n = 1; n <= commits; n += 1) {
    parts.push(
      `commit refs/heads/main\nmark :${n}\ncommitter B <b@example.com> ${WHEN}\n${data(`commit ${n}`)}\n`,
    );
  }
  parts.push(`commit ${NOTES_REF}\ncommitter B <b@example.com> ${WHEN}\n${data('notes')}`);
  const share = Math.ceil(memories / commits);
  for (let n = 0; n < commits && n * share < memories; n += 1) {
    const count = Math.min(share, memories - n * share);
    const lines = Array.from({ length: count }, (_, index) => memoryLine(from + n * share + index)).sort();
    parts.push(`N inline :${n + 1}\n${data(`${lines.join('\n')}\n`)}`);
  }
  git(folder, ['fast-import', '--quiet'], env, parts.join(''));
  return folder;
}

/** The folder of one store among several of a run. */
export const storeFolder = (root: string, name: string): string => join(root, name);

export function git(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv, input = ''): string {
  return execFileSync('git', args, { cwd, env, input, encoding: 'utf8', maxBuffer: 2 ** 31 - 1 });
}
