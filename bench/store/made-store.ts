import { mkdirSync } from 'node:fs';
import { memoryId } from '../../src/core/learning.ts';
import { encodeLine, type MemoryLine } from '../../src/core/note-line.ts';
import { git } from '../measure.ts';

export const NOTES_REF = 'refs/notes/cs/learnings';
const WHEN = '1700000000 +0000';
const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;

const contentOf = (n: number) =>
  ({
    ns: 'learnings',
    kind: 'error',
    summary: `step ${n} of the nightly build fails when module${n % 997}.ts is built`,
    body: `E${1000 + n}: the cache of worker ${n % 31} has another version. Clear it, set BUILD_${n % 97} and run the step again; it was seen on the nightly machine with the settings of a new checkout.`,
    evidence: 'tool-observed',
    tags: ['build', `worker${n % 31}`],
  }) satisfies Partial<MemoryLine>;

/** The id of the made-up memory with a number. */
export const madeId = (n: number): string => memoryId(contentOf(n));

/** Words that stand in the made-up memory with a number, and in no other. */
export const wordsOf = (n: number): string => contentOf(n).summary;

/** A memory of about 500 bytes as a line of a note, the same for the same number. */
export function memoryLine(n: number): string {
  return encodeLine({
    ...contentOf(n),
    v: 1,
    id: madeId(n),
    at: new Date(1_700_000_000_000 + n * 1000).toISOString(),
    type: 'memory',
    files: [{ path: `src/module${n % 997}.ts` }],
    session: `session-${n % 400}`,
    author: 'Bench <bench@example.com>',
  });
}

/** Memories that are put into one notes ref, spread evenly over all commits of the repository. */
export interface NotesPart {
  readonly ref?: string;
  /** The ref that this one goes on from, with all its notes; a part before this one has made it. */
  readonly onto?: string;
  /** The number of the first memory. */
  readonly first?: number;
  readonly count: number;
  /** In how many notes commits, as sessions would have flushed them. */
  readonly flushes?: number;
}

/** What a made-up repository holds. */
export interface StorePlan {
  readonly commits: number;
  readonly notes: readonly NotesPart[];
}

/**
 * Makes a repository with commits and memories on them by one `git fast-import`: its own `N` command puts the notes, so
 * the store is laid out as git would. Gives the folder.
 */
export function makeStore(folder: string, plan: StorePlan, env: NodeJS.ProcessEnv): string {
  mkdirSync(folder, { recursive: true });
  git(folder, ['init', '--quiet', '--initial-branch=main', '.'], env);
  git(folder, ['config', 'user.name', 'Bench'], env);
  git(folder, ['config', 'user.email', 'bench@example.com'], env);
  const parts: string[] = [];
  for (let n = 1; n <= plan.commits; n += 1)
    parts.push(`${commitHead('refs/heads/main', `commit ${n}`, `mark :${n}\n`)}\n`);
  const notes = new Map<string, Map<number, string[]>>();
  for (const part of plan.notes) parts.push(...flushesOf(part, plan.commits, notes));
  git(folder, ['fast-import', '--quiet'], env, parts.join(''));
  return folder;
}

function commitHead(ref: string, message: string, mark = ''): string {
  return `commit ${ref}\n${mark}committer B <b@example.com> ${WHEN}\n${data(message)}`;
}

/** The notes commits of one part. `notes`: the lines of each ref's notes so far, by the mark of their commit. */
function flushesOf(
  { ref = NOTES_REF, onto, first = 0, count, flushes = 1 }: NotesPart,
  commits: number,
  notes: Map<string, Map<number, string[]>>,
): string[] {
  const lines = new Map([...(notes.get(onto ?? ref) ?? [])].map(([mark, held]) => [mark, [...held]]));
  notes.set(ref, lines);
  const parts = onto === undefined ? [] : [`reset ${ref}\nfrom ${onto}\n\n`];
  for (let flush = 0; flush < flushes; flush += 1) {
    const touched = new Set<number>();
    const [from, to] = [flush, flush + 1].map((it) => Math.floor((it * count) / flushes));
    for (let n = from ?? 0; n < (to ?? 0); n += 1) {
      const mark = 1 + Math.floor((n * commits) / count);
      lines.set(mark, [...(lines.get(mark) ?? []), memoryLine(first + n)]);
      touched.add(mark);
    }
    parts.push(commitHead(ref, 'notes'));
    for (const mark of touched)
      parts.push(`N inline :${mark}\n${data(`${(lines.get(mark) ?? []).sort().join('\n')}\n`)}`);
    parts.push('\n');
  }
  return parts;
}
