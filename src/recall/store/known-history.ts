import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GitOptions, runGit } from '../../git/process.ts';

/** Beside the words index, and disposable like it. */
export const HISTORY_FILE = 'history-v1.bin';
/** The name of HEAD, at most 64 digits, then the others' first eight bytes, sorted. Two commits of a million that share those: 3 in 100 million. */
const HEAD_BYTES = 64;
const NAME_BYTES = 8;
const NAME_DIGITS = 2 * NAME_BYTES;
/** A history of a million commits is walked in ten seconds. */
const WALK_TIMEOUT_MS = 5 * 60_000;

/** The commits that a former HEAD had in its history: those of any HEAD above it, too. */
export interface KnownHistory {
  readonly head: string;
  has(commit: string): boolean;
}

interface Kept extends KnownHistory {
  readonly names: BigUint64Array;
}

const nameOf = (commit: string): bigint => Buffer.from(commit.slice(0, NAME_DIGITS), 'hex').readBigUInt64LE();

function keptIn(directory: string): Kept | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(directory, HISTORY_FILE));
  } catch {
    return undefined; // not there yet
  }
  if (bytes.length <= HEAD_BYTES || bytes.length % NAME_BYTES !== 0) return undefined;
  const names = new BigUint64Array(new Uint8Array(bytes.subarray(HEAD_BYTES)).buffer);
  const head = bytes.toString('latin1', 0, HEAD_BYTES).trim();
  return { head, names, has: (commit) => holds(names, nameOf(commit)) };
}

function holds(names: BigUint64Array, name: bigint): boolean {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle] as bigint) < name) low = middle + 1;
    else high = middle;
  }
  return names[low] === name;
}

/** What is known of the history; undefined where nothing was written, or not whole. A question then walks it: half a second for 100,000 commits. */
export const readKnownHistory = (directory: string): KnownHistory | undefined => keptIn(directory);

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
