import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../core/basics.ts';
import { NOTES_PREFIX, TRACKING_PREFIX } from '../../core/memory.ts';
import type { TellProgress } from '../../core/ports.ts';
import type { ObjectReader } from '../../git/objects.ts';
import { type GitOptions, listRefs, runGit, runGitOrThrow } from '../../git/process.ts';
import type { GitStore } from '../../git/repository.ts';
import { type RefMove, retryWrite, type Tried, takeTurn } from '../../git/write.ts';
import { doomedObjects, placesThatHold } from './left-refs.ts';
import { dropFromPacks, rewriteHistory } from './rewrite-history.ts';

/** Any bytes as text, one character a byte: what is no UTF-8 comes out again as it went in. */
const asBytes = 'latin1';

/** A note without the lines of some memories, but for `purged` ones, which keep other clones from bringing it back. Undefined: nothing goes; empty: nothing else is left. */
function withoutMemories(note: Buffer, ids: ReadonlySet<string>): Buffer | undefined {
  const text = note.toString(asBytes);
  if (![...ids].some((id) => text.includes(id))) return undefined;
  const lines = text.split('\n');
  const left = lines.filter((line) => !speaksOf(line, ids));
  if (left.length === lines.length) return undefined;
  const rest = left.join('\n');
  return Buffer.from(/[^\t\n\v\f\r ]/.test(rest) ? rest : '', asBytes);
}

/** Whether a line is one of these memories' own. One that does not parse counts where it holds the id. */
function speaksOf(line: string, ids: ReadonlySet<string>): boolean {
  const named = [...ids].filter((id) => line.includes(id));
  const read = (): boolean => {
    const { id, type } = JSON.parse(line) as { id?: unknown; type?: unknown };
    return named.includes(String(id)) && type !== 'purged';
  };
  return named.length > 0 && attempt(read, true);
}

/** Who moves the refs meanwhile is no writer of ours: they wait for their turn. */
const MAX_WAIT_MS = 30 * 60_000;
/** Other writers have theirs for well under a second each. */
const MAX_TURN_MS = 20_000;
/** Reading and writing the history of 100,000 memories takes minutes on a slow disk. */
const LONG_MS = 30 * 60_000;

export type Erased = Awaited<ReturnType<typeof eraseNotes>>;

/** Rewrites our and fetched notes refs without some memories in one transaction, empties reflogs, removes objects. Throws REF_CONTENDED; then nothing was changed. */
export async function eraseNotes(
  { git: given, reader, home }: Pick<GitStore, 'git' | 'reader' | 'home'>,
  ids: readonly string[],
  tell?: TellProgress,
) {
  const git = { ...given, timeoutMs: LONG_MS };
  const { commonDir } = home.place;
  // Who writes at the same time has read the old notes, makes objects of them, and wins the refs more often than not.
  const endTurn = await takeTurn(join(commonDir, 'cs-memory'), MAX_TURN_MS);
  try {
    return await erase({ git, reader, objects: join(commonDir, 'objects') }, new Set(ids), tell);
  } finally {
    endTurn();
  }
}

type Place = Readonly<{ git: GitOptions; reader: ObjectReader; objects: string }>;

async function erase({ git, reader, objects }: Place, ids: ReadonlySet<string>, tell?: TellProgress) {
  const all = (await listRefs(git, [NOTES_PREFIX, TRACKING_PREFIX])).map(({ ref }) => ref);
  tell?.('rewriting the history of the notes');
  let moves: readonly RefMove[] = [];
  const rewrite = async (): Promise<Tried> => {
    const tried = await rewriteHistory(git, all, (note) => withoutMemories(note, ids));
    moves = tried.moves;
    return tried;
  };
  await retryWrite(rewrite, { maxWaitMs: MAX_WAIT_MS, startedAt: performance.now() });
  // A reflog keeps the old history reachable. Only the notes refs' own are emptied.
  for (const ref of all)
    if ((await runGit(['reflog', 'exists', ref], git)).exitCode === 0)
      await runGitOrThrow(['reflog', 'expire', '--expire=all', '--expire-unreachable=all', ref], git);
  const holds = (note: Buffer): boolean => withoutMemories(note, ids) !== undefined;
  const doomed = await doomedObjects(git, reader, holds, tell);
  tell?.('removing objects');
  reader.close(); // it holds the packs open that are replaced now
  await dropObjects(git, objects, doomed);
  const found = await Promise.all([...doomed].map((oid) => reader.get(oid)));
  // An object store that this one borrows from, where it holds one of them.
  const alternates = (): string => readFileSync(join(objects, 'info', 'alternates'), 'utf8').trim();
  const isLent = found.some((object) => object !== undefined);
  const lenders = isLent ? attempt(alternates, 'the object store').split('\n') : [];
  // The notes refs whose history was rewritten; where the text still is: what the user made, or a store that this one borrows from.
  const leftIn: readonly string[] = [...lenders, ...(await placesThatHold(git, reader, holds))];
  return { refs: moves.map(({ ref }) => ref), objects: doomed.size, leftIn };
}

async function dropObjects(git: GitOptions, objects: string, doomed: ReadonlySet<string>): Promise<void> {
  if (doomed.size === 0) return;
  const files = [...doomed].map((oid) => join(objects, oid.slice(0, 2), oid.slice(2)));
  await dropFromPacks(git, objects, doomed);
  for (const file of files) rmSync(file, { force: true });
  const graphs = ['commit-graph', 'commit-graphs']
    .map((name) => join(objects, 'info', name))
    .filter(existsSync);
  for (const graph of graphs) rmSync(graph, { recursive: true, force: true });
  if (graphs.length > 0) await runGit(['commit-graph', 'write', '--reachable'], git);
}
