import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GitOptions, runGit, runGitOrThrow } from '../process.ts';

/** The files beside a pack that are made from it; `.promisor` and `.keep` say something about it and move on. */
const DERIVED = ['.pack', '.idx', '.rev', '.bitmap', '.mtimes'];
const STATEMENTS = ['.promisor', '.keep'];

/**
 * The names of the objects in a pack, by its index, version 2 (gitformat-pack(5)): magic, version, 256 counts, then all
 * names in order.
 */
export function namesInIndex(index: Buffer, oidHexDigits: number): readonly string[] {
  if (index.readUInt32BE(0) !== 0xff744f63 || index.readUInt32BE(4) !== 2)
    throw new RangeError('no pack index, version 2');
  const oidBytes = oidHexDigits / 2;
  const start = 8 + 256 * 4;
  const count = index.readUInt32BE(start - 4);
  return Array.from({ length: count }, (_, at) =>
    index.toString('hex', start + at * oidBytes, start + (at + 1) * oidBytes),
  );
}

/**
 * Takes objects out of every pack of an object directory: a pack that holds one is written again without it, and all
 * else in it stays, also what no ref reaches. Throws GIT_FAILED, and then the old pack is still there.
 */
export async function dropFromPacks(
  git: GitOptions,
  objectsDir: string,
  gone: ReadonlySet<string>,
  oidHexDigits: number,
): Promise<void> {
  const folder = join(objectsDir, 'pack');
  if (!existsSync(folder)) return;
  let changed = false;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.idx'))) {
    const names = namesInIndex(readFileSync(join(folder, file)), oidHexDigits);
    const kept = names.filter((name) => !gone.has(name));
    if (kept.length === names.length) continue;
    await replacePack(git, join(folder, file.slice(0, -'.idx'.length)), join(folder, 'pack'), kept);
    changed = true;
  }
  if (changed) await renewMultiPackIndex(git, folder);
}

async function replacePack(
  git: GitOptions,
  old: string,
  base: string,
  kept: readonly string[],
): Promise<void> {
  const statements = STATEMENTS.filter((ending) => existsSync(old + ending));
  if (kept.length > 0) {
    const args = ['pack-objects', '--quiet', '--delta-base-offset', base];
    const name = (await runGitOrThrow(args, git, `${kept.join('\n')}\n`)).trim();
    for (const ending of statements) writeFileSync(`${base}-${name}${ending}`, readFileSync(old + ending));
  }
  for (const ending of [...DERIVED, ...statements]) rmSync(old + ending, { force: true });
}

/** It names packs that are gone; git does without it, and is asked for a new one only where there was one. */
async function renewMultiPackIndex(git: GitOptions, folder: string): Promise<void> {
  const old = readdirSync(folder).filter((name) => name.startsWith('multi-pack-index'));
  for (const name of old) rmSync(join(folder, name), { recursive: true, force: true });
  if (old.length > 0) await runGit(['multi-pack-index', 'write'], git);
}
