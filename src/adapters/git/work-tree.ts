import { lstatSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname as folderOf, join, relative } from 'node:path';
import { blobName } from './blob-name.ts';
import { createConversionCheck } from './conversions.ts';
import { runGit } from './process.ts';

export interface WorkTreeOptions {
  /** The root of the work tree. */
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly commonDir: string;
}

/** A larger file is taken for what the commit has: 8 MiB are hashed in 20 ms, and a Stop has twelve seconds for all. */
const MAX_BYTES = 8 * 1024 * 1024;

const CARRIAGE_RETURN = 13;

/**
 * The content of a file as git sees it: of a link, where it points. Undefined for what is no file, is too large, or is
 * not in the work tree but behind a link that leads out of it.
 */
function contentOf(root: string, name: string): Buffer | undefined {
  const path = join(root, name);
  try {
    if (relative(realpathSync(root), realpathSync(folderOf(path))).startsWith('..')) return undefined;
    const stat = lstatSync(path);
    if (stat.isSymbolicLink()) return Buffer.from(readlinkSync(path));
    return stat.isFile() && stat.size <= MAX_BYTES ? readFileSync(path) : undefined;
  } catch {
    return undefined; // gone, or not ours to read: the commit's content stands
  }
}

const withoutCarriageReturns = (content: Buffer): Buffer =>
  Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');

/** `git hash-object` for some paths, filters and all; nothing where it fails. It takes them from the root. */
async function askGit(
  { root, env }: WorkTreeOptions,
  paths: readonly string[],
): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const args = ['hash-object', '--stdin-paths'];
  const answer = await runGit(args, { cwd: root, env }, paths.map((path) => `${path}\n`).join(''));
  const names = answer.stdout.trim().split('\n');
  return new Map(names.length === paths.length ? names.map((name, index) => [paths[index] ?? '', name]) : []);
}

/**
 * The blobs that git would make of files in the work tree, of those whose content is not the one that a commit has
 * (`committed`: path → blob). Hashed here, since a process more at every flush would be a third more; git is asked
 * only where line ends or a filter may make a difference.
 */
export async function uncommittedBlobs(
  options: WorkTreeOptions,
  paths: readonly string[],
  committed: ReadonlyMap<string, string>,
  oidHexDigits: number,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const doubtful: string[] = [];
  const mayBeConverted = createConversionCheck(options);
  for (const path of paths) {
    const content = contentOf(options.root, path);
    if (content === undefined) continue;
    const name = blobName(content, oidHexDigits);
    const before = committed.get(path);
    if (name === before) continue;
    const hasReturns = content.includes(CARRIAGE_RETURN);
    if (hasReturns && before === blobName(withoutCarriageReturns(content), oidHexDigits)) continue;
    const canBeAsked = !/^"|[\n\r]/.test(path);
    if (canBeAsked && (hasReturns || mayBeConverted(path))) doubtful.push(path);
    else found.set(path, name);
  }
  for (const [path, name] of await askGit(options, doubtful)) {
    if (name !== committed.get(path)) found.set(path, name);
  }
  return found;
}
