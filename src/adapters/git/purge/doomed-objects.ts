import type { TellProgress } from '../../../ports/progress.ts';
import type { ObjectReader } from '../object-reader.ts';
import { type GitOptions, runGit } from '../process.ts';
import { parseTree } from '../tree.ts';

type UnreachableType = 'blob' | 'tree' | 'commit';

/** No note of ours is near this long, also after merges; longer blobs are not read. */
const MAX_NOTE_BLOB_BYTES = 16 * 1024 * 1024;

/**
 * The objects that must go: unreachable blobs that hold one of the texts (`holds`), and every unreachable tree and commit
 * above them, since git counts a tree without its blob as damage. All else that no ref reaches stays: somebody may
 * want to find it again.
 */
export async function doomedObjects(
  git: GitOptions,
  reader: ObjectReader,
  holds: (note: Buffer) => boolean,
  tell?: TellProgress,
): Promise<ReadonlySet<string>> {
  const unreachable = await listUnreachable(git);
  const doomed = new Set<string>();
  for (const [at, oid] of unreachable.blob.entries()) {
    tell?.('looking at unreachable objects', at + 1, unreachable.blob.length);
    const blob = await reader.get(oid);
    if (blob !== undefined && blob.content.length <= MAX_NOTE_BLOB_BYTES && holds(blob.content))
      doomed.add(oid);
  }
  if (doomed.size > 0) await addContainers(reader, unreachable, doomed);
  return doomed;
}

/** Fsck counts as reached what a ref, a reflog or an index reaches. Its exit code tells of damage, not of success. */
async function listUnreachable(
  git: GitOptions,
): Promise<Readonly<Record<UnreachableType, readonly string[]>>> {
  const args = ['fsck', '--unreachable', '--connectivity-only', '--no-progress', '--no-dangling'];
  const { stdout } = await runGit(args, { ...git, timeoutMs: FSCK_TIMEOUT_MS });
  const found: Record<UnreachableType, string[]> = { blob: [], tree: [], commit: [] };
  for (const [, type, oid] of stdout.matchAll(/^unreachable (blob|tree|commit) ([0-9a-f]+)$/gm))
    found[type as UnreachableType].push(oid as string);
  return found;
}

const FSCK_TIMEOUT_MS = 30 * 60_000;

/** Walks up from the blobs: which unreachable trees hold them, which commits those, and which commits follow. */
async function addContainers(
  reader: ObjectReader,
  unreachable: Readonly<Record<UnreachableType, readonly string[]>>,
  doomed: Set<string>,
): Promise<void> {
  const containers = new Map<string, string[]>();
  const note = (part: string, whole: string): void => {
    const wholes = containers.get(part);
    if (wholes === undefined) containers.set(part, [whole]);
    else wholes.push(whole);
  };
  for (const tree of unreachable.tree) {
    const object = await reader.get(tree);
    if (object !== undefined) for (const { oid } of parseTree(object.content, tree.length)) note(oid, tree);
  }
  for (const commit of unreachable.commit) {
    const header = (await reader.get(commit))?.content.toString('latin1').split('\n\n')[0] ?? '';
    for (const [, part] of header.matchAll(/^(?:tree|parent) ([0-9a-f]+)$/gm)) note(part as string, commit);
  }
  const waiting = [...doomed];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const whole of containers.get(part) ?? []) {
      if (doomed.has(whole)) continue;
      doomed.add(whole);
      waiting.push(whole);
    }
  }
}
