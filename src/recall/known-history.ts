import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../core/basics.ts';
import type { MemoryIndex, Repository } from '../core/ports.ts';
import { readJsonFile, writeAtOnce, writeJsonFile } from '../files/write.ts';
import { type GitOptions, runGit } from '../git/process.ts';
import { firstPlace } from './index/layout.ts';
import type { FileAt, Renamed } from './ports.ts';

/** Beside the words index, and disposable like it. */
export const HISTORY_FILE = 'history-v1.bin';
/** The name of HEAD, at most 64 digits, then the others' first eight bytes, sorted. Two commits of a million that share those: 3 in 100 million. */
const HEAD_BYTES = 64;
const NAME_BYTES = 8;
const NAME_DIGITS = 2 * NAME_BYTES;
/** A history of a million commits is walked in ten seconds. */
const WALK_TIMEOUT_MS = 5 * 60_000;

const nameOf = (commit: string): bigint => Buffer.from(commit.slice(0, NAME_DIGITS), 'hex').readBigUInt64LE();

/** What is known of commits: whether a former HEAD had them in its history. So has any HEAD above it. Undefined where nothing whole was written. A walk takes half a second for 100,000; this reads 800 KB. */
export function readKnownHistory(directory: string) {
  const bytes = attempt(() => readFileSync(join(directory, HISTORY_FILE))); // undefined: not there yet
  if (bytes === undefined || bytes.length <= HEAD_BYTES || bytes.length % NAME_BYTES > 0) return undefined;
  const names = new BigUint64Array(new Uint8Array(bytes.subarray(HEAD_BYTES)).buffer);
  return {
    head: bytes.toString('latin1', 0, HEAD_BYTES).trim(),
    names,
    has: (commit: string): boolean => {
      const name = nameOf(commit);
      return names[firstPlace(0, names.length, (at) => (names[at] as bigint) < name)] === name;
    },
  };
}

/** Writes down the history of HEAD as it is now, walking only what is new. Leaves what there is where git does not answer or nothing can be written. Never throws. */
export async function keepHistory(directory: string, options: GitOptions): Promise<void> {
  const git = { ...options, timeoutMs: WALK_TIMEOUT_MS };
  const before = readKnownHistory(directory);
  try {
    const isOn =
      before !== undefined &&
      (await runGit(['merge-base', '--is-ancestor', before.head, 'HEAD'], git)).exitCode === 0;
    const from = isOn ? [`^${before.head}`] : [];
    const { stdout, exitCode } = await runGit(['rev-list', 'HEAD', ...from, '--'], git);
    if (exitCode !== 0 || stdout === '') return;
    const digits = stdout.indexOf('\n');
    const added = Math.floor(stdout.length / (digits + 1));
    const known = isOn ? before.names : new BigUint64Array();
    const names = new BigUint64Array(known.length + added);
    names.set(known);
    for (let at = 0; at < added; at += 1)
      names[known.length + at] = nameOf(stdout.substr(at * (digits + 1), NAME_DIGITS));
    const bytes = new Uint8Array(names.sort().buffer);
    const head = Buffer.from(stdout.slice(0, digits).padEnd(HEAD_BYTES));
    writeAtOnce(join(directory, HISTORY_FILE), Buffer.concat([head, bytes]), { isPrivate: true });
  } catch {
    // the next question walks the history itself
  }
}

/** Old path → new path, of files that memories are anchored in. */
export type Renames = Readonly<Record<string, string>>;

const FILE = 'renames-v1.json';
/** Of a million memories those that weigh most: all at once would take gigabytes. */
const MAX_MEMORIES = 5_000;
/** So many of the newest are looked for; each commit that memories are on is one more diff. */
const MAX_GONE = 200;
const DEADLINE_MS = 30_000;

/** What the last sweep over the history found, for hooks that have no time to ask git: a file that may be removed at any time. Never throws. */
export function readRenames(directory: string): Renames {
  const known = Object.entries(readJsonFile(join(directory, FILE)) ?? {});
  return Object.fromEntries(known.filter(([, path]) => typeof path === 'string'));
}

interface RenameSources {
  readonly index: Pick<MemoryIndex, 'resting'>;
  readonly repository: Pick<Repository, 'head' | 'blobs'>;
  readonly code: {
    renamedSince(questions: readonly FileAt[], deadlineMs: number): Promise<readonly (Renamed | undefined)[]>;
  };
  readonly directory: string;
}

/** Notes where anchored files that HEAD does not have went: one git process, and none where all are there. Throws what git throws. */
export async function noteRenames({ index, repository, code, directory }: RenameSources): Promise<void> {
  const { commit } = await repository.head();
  if (commit === undefined) return;
  const live = await index.resting(Date.now(), 0, MAX_MEMORIES, { fromMs: 0 });
  const files = new Map<string, FileAt>();
  for (const { anchor, files: named } of live.toSorted((a, b) => (a.at < b.at ? -1 : 1)))
    for (const { path, blob } of named)
      if (blob !== undefined) files.set(path, { commit: anchor, path, blob });
  const here = await repository.blobs(commit, [...files.keys()]);
  const gone = [...files.values()].filter(({ path }) => !here.has(path)).slice(-MAX_GONE);
  const found = gone.length === 0 ? [] : await code.renamedSince(gone, DEADLINE_MS);
  const known = gone.flatMap(({ path }, at) => (found[at] === undefined ? [] : [[path, found[at].path]]));
  attempt(() => writeJsonFile(join(directory, FILE), Object.fromEntries(known)));
}
