import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { git } from '../measure.ts';
import { memoryLine, NOTES_REF } from '../store/made-store.ts';

const PER_COMMIT = 10;
/** Each commit is a minute later than the one before: git finds its way through a history by their times. */
const timeOf = (commit: number): string => `${1_700_000_000 + 60 * commit} +0000`;
const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
const commitOf = (ref: string, at: number, text: string, mark = ''): string =>
  `commit ${ref}\n${mark}committer B <b@example.com> ${timeOf(at)}\n${data(text)}`;

/** A store of so many made-up memories, ten on a commit, as `git fast-import` reads it. */
function* storeStream(memories: number): Generator<string> {
  const commits = Math.ceil(memories / PER_COMMIT);
  for (let mark = 1; mark <= commits; mark += 1)
    yield `${commitOf('refs/heads/main', mark, `commit ${mark}`, `mark :${mark}\n`)}\n`;
  yield commitOf(NOTES_REF, commits + 1, 'notes');
  for (let commit = 0; commit < commits; commit += 1) {
    const first = commit * PER_COMMIT;
    const count = Math.min(PER_COMMIT, memories - first);
    const lines = Array.from({ length: count }, (_, at) => memoryLine(first + at)).sort();
    yield `N inline :${commit + 1}\n${data(`${lines.join('\n')}\n`)}`;
  }
  yield '\n';
}

/** Makes a repository with a store of any size, by one `git fast-import` that is fed as it reads. Gives the milliseconds that took. */
export async function makeBigStore(
  folder: string,
  memories: number,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  git(folder, ['init', '--quiet', '--initial-branch=main', '.'], env);
  git(folder, ['config', 'user.name', 'Bench'], env);
  git(folder, ['config', 'user.email', 'bench@example.com'], env);
  const startedMs = performance.now();
  const child = spawn('git', ['fast-import', '--quiet'], {
    cwd: folder,
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  let held = '';
  for (const part of storeStream(memories)) {
    held += part;
    if (held.length < 1_000_000) continue;
    if (!child.stdin.write(held)) await once(child.stdin, 'drain');
    held = '';
  }
  child.stdin.end(held);
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`git fast-import ended with ${code}`);
  return performance.now() - startedMs;
}
