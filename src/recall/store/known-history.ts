import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../core/basics.ts';
import type { MemoryIndex, Repository } from '../../core/ports.ts';
import { readJsonFile, writeJsonFile } from '../../files/write.ts';
import { type GitOptions, runGit } from '../../git/process.ts';
import { placeNear } from '../index/layout.ts';
import { type ByteSource, fileSource } from '../index/pages.ts';
import type { CodeNow, FileAt } from '../model/ports.ts';

/** Beside the words index, and disposable like it. */
export const HISTORY_FILE = 'history-v1.bin';
/** The name of HEAD, at most 64 digits, then the others' first eight bytes, sorted. Two commits of a million that share those: 3 in 100 million. */
const HEAD_BYTES = 64;
const NAME_BYTES = 8;
const NAME_DIGITS = 2 * NAME_BYTES;
/** A history of a million commits is walked in ten seconds. */
const WALK_TIMEOUT_MS = 5 * 60_000;

/** What is known of some commits: whether a former HEAD had them in its history. So has any HEAD above it. */
export type KnownHistory = { readonly head: string; has(commit: string): boolean };

type Kept = Readonly<{ head: string; names: BigUint64Array }>;

const nameOf = (commit: string): bigint => Buffer.from(commit.slice(0, NAME_DIGITS), 'hex').readBigUInt64LE();
const isWhole = (bytes: number): boolean => bytes > HEAD_BYTES && bytes % NAME_BYTES === 0;
const headIn = (bytes: Buffer): string => bytes.toString('latin1', 0, HEAD_BYTES).trim();

function keptIn(directory: string): Kept | undefined {
  const bytes = attempt(() => readFileSync(join(directory, HISTORY_FILE))); // undefined: not there yet
  if (bytes === undefined || !isWhole(bytes.length)) return undefined;
  return {
    head: headIn(bytes),
    names: new BigUint64Array(new Uint8Array(bytes.subarray(HEAD_BYTES)).buffer),
  };
}

/** So many names are read at once: one of 100,000 is no further than that from where it should be if they lay evenly. */
const NAMES_AT_ONCE = 512;

/** What is known of commits; undefined where nothing whole was written. A walk takes half a second for 100,000; this reads a few KB for each. */
export function readKnownHistory(directory: string, commits: readonly string[]): KnownHistory | undefined {
  return attempt(() => {
    const source = fileSource(join(directory, HISTORY_FILE));
    try {
      if (!isWhole(source.bytes)) return undefined;
      const head = headIn(Buffer.from(source.read(0, HEAD_BYTES)));
      const isThere = lookUpIn(source);
      const known = new Set(commits.filter((commit) => isThere(nameOf(commit))));
      return { head, has: (commit) => known.has(commit) };
    } finally {
      source.close();
    }
  });
}

function lookUpIn(source: ByteSource): (name: bigint) => boolean {
  const count = (source.bytes - HEAD_BYTES) / NAME_BYTES;
  const pieces = new Map<number, BigUint64Array>();
  const nameAt = (place: number): bigint => {
    const piece = Math.floor(place / NAMES_AT_ONCE);
    const from = piece * NAMES_AT_ONCE;
    const names =
      pieces.get(piece) ??
      namesOf(
        source.read(HEAD_BYTES + from * NAME_BYTES, Math.min(NAMES_AT_ONCE, count - from) * NAME_BYTES),
      );
    pieces.set(piece, names);
    return names[place - from] as bigint;
  };
  return (name) => {
    const guess = Math.floor((Number(name) / 2 ** 64) * (count - 1));
    const place = placeNear(guess, count, (at) => nameAt(at) < name);
    return place < count && nameAt(place) === name;
  };
}

const namesOf = ({ buffer, byteOffset, length }: Uint8Array): BigUint64Array =>
  new BigUint64Array(buffer, byteOffset, length / NAME_BYTES);

/** Writes down the history of HEAD as it is now, walking only what is new. Leaves what there is where git does not answer or nothing can be written. Never throws. */
export async function keepHistory(directory: string, options: GitOptions): Promise<void> {
  const git = { ...options, timeoutMs: WALK_TIMEOUT_MS };
  const before = keptIn(directory);
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
    write(directory, stdout.slice(0, digits), names.sort());
  } catch {
    // the next question walks the history itself
  }
}

function write(directory: string, head: string, names: BigUint64Array): void {
  const file = join(directory, HISTORY_FILE);
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  try {
    const bytes = Buffer.from(names.buffer, names.byteOffset, names.byteLength);
    writeFileSync(unfinished, Buffer.concat([Buffer.from(head.padEnd(HEAD_BYTES)), bytes]), { mode: 0o600 });
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
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

interface RenamesPorts {
  readonly index: Pick<MemoryIndex, 'resting'>;
  readonly repository: Pick<Repository, 'head' | 'blobs'>;
  readonly code: Pick<CodeNow, 'renamedSince'>;
  readonly directory: string;
}

/** Notes where anchored files that HEAD does not have went: one git process, and none where all are there. Throws what git throws. */
export async function noteRenames({ index, repository, code, directory }: RenamesPorts): Promise<void> {
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
