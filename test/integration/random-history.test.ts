import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Memory } from '../../src/core/memory.ts';
import type { Followed } from '../../src/share/reanchor/plan.ts';
import { createPlay, type Made, type Play } from '../helpers/play.ts';
import { createSteps } from '../helpers/play-steps.ts';
import { memories } from '../helpers/reanchor.ts';
import { fsckComplaints, git, linesByGit, useFolders } from '../helpers/repo.ts';

const folder = useFolders();
const STEPS = Number(process.env['RANDOM_STEPS'] ?? 60);
/** Any repository, to play in clones of it; the play makes a small one otherwise. */
const ORIGINAL = process.env['RANDOM_REPOSITORY'];
/** A folder for the clones of a play that failed. */
const KEPT = process.env['RANDOM_KEEP'];
const SEED = Number(process.env['RANDOM_SEED'] ?? Math.floor(Math.random() * 1e9));

/** What the commits of a clone's branches bring on top of `base`: line → commits, and commit → paths. */
function broughtIn(clone: string, base: string) {
  const byLine = new Map<string, Set<string>>();
  const paths = new Map<string, Set<string>>();
  const reached = new Set([base]);
  const branches = ['--branches', '--remotes', '--tags', 'HEAD', `^${base}`];
  const args = ['log', ...branches, '-p', '-U0', '--diff-merges=first-parent'];
  let commit = '';
  for (const line of git(clone, [...args, '--no-renames', '--format=%x00%H']).split('\n')) {
    if (line.startsWith('\0')) {
      commit = line.slice(1);
      reached.add(commit);
    } else if (line.startsWith('+++ b/') || line.startsWith('--- a/')) {
      paths.set(commit, (paths.get(commit) ?? new Set()).add(line.slice(6)));
    } else if (line.startsWith('+')) {
      byLine.set(line.slice(1), (byLine.get(line.slice(1)) ?? new Set()).add(commit));
    }
  }
  return { clone, byLine, paths, reached };
}

/** What git prints of a commit; undefined where it is not in the clone. */
function ask(clone: string, args: readonly string[]): string | undefined {
  try {
    return git(clone, args);
  } catch {
    return undefined;
  }
}

/** Whether a commit changes a path, also one that no branch is on. */
const touches = (clone: string, commit: string, path: string): boolean =>
  ask(clone, ['diff-tree', '--root', '-r', '--name-only', '--no-commit-id', commit, '--', path])?.trim() ===
  path;

/** What is wrong with one memory in one clone. `elsewhere`: the commits of the other's branches. */
function complaints(
  { clone, byLine, paths, reached }: ReturnType<typeof broughtIn>,
  made: Made,
  memory: Memory | undefined,
  elsewhere: ReadonlySet<string>,
  followed: readonly Followed[],
): string[] {
  if (memory === undefined) return [`${made.id} is lost`];
  const where = `${made.id} (${made.token}, ${made.path}) in ${clone}`;
  const found = memory.anchors.filter((anchor) => reached.has(anchor));
  const carriers = byLine.get(made.token) ?? new Set();
  const wrong: string[] = [];
  const isHere = (anchor: string): boolean => ask(clone, ['cat-file', '-e', anchor]) !== undefined;
  // A commit that only the other clone has is unknown here, not gone: what the other finds is all there is to know.
  const isOthers = memory.anchors.some((anchor) => elsewhere.has(anchor) && !isHere(anchor));
  if (carriers.size > 0 && found.length === 0 && !isOthers)
    wrong.push(`${where} is on no branch; its line came by ${[...carriers].join(' ')}`);
  if (carriers.size > 0 && !found.includes(memory.anchor) && isHere(memory.anchor))
    wrong.push(`${where} is attached to a commit that is gone`);
  const isMisplaced = (anchor: string): boolean =>
    !paths.get(anchor)?.has(made.path) &&
    followed.some(
      ({ id, to, why, from }) =>
        id === made.id && to === anchor && why === 'content' && touches(clone, from, made.path),
    );
  for (const anchor of made.wasCommitted ? found : [])
    if (isMisplaced(anchor)) wrong.push(`${where} is on ${anchor}, which does not touch its file`);
  if (memory.seenIn.length > 0) wrong.push(`${where} was met again by nobody`);
  return wrong;
}

const TREE = 'refs/notes/cs/learnings^{tree}';
const treeOf = (clone: string): string => git(clone, ['rev-parse', TREE]);
const sorted = (ids: Iterable<string>): string[] => [...ids].sort();

/** Each sweeps and tells the other, until nobody has news. Then a further sweep changes nothing. */
async function settle(play: Play, clones: readonly [string, string]): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (const clone of clones) {
      await play.sweep(clone);
      await play.exchange(clone);
    }
  }
  const trees = clones.map(treeOf);
  for (const clone of clones) await play.sweep(clone);
  expect(clones.map(treeOf)).toEqual(trees);
  expect(trees[0]).toBe(trees[1]);
}

/** What every clone must hold at the end. `old`: what fsck complained of before the play. */
async function checkAll(
  play: Play,
  clones: readonly [string, string],
  base: string,
  old: ReadonlySet<string>,
): Promise<void> {
  // Whose word a memory is differs from clone to clone; where the two vouch for each other, all else does not.
  const [ours = [], theirs] = await Promise.all(
    clones.map(async (clone) => (await memories(clone)).map(({ origin: _origin, ...memory }) => memory)),
  );
  expect(theirs).toEqual(ours);
  expect(sorted(ours.map(({ id }) => id))).toEqual(sorted(play.made.map(({ id }) => id)));
  const forgotten = ours.filter((memory) => memory.forgotten).map(({ id }) => id);
  expect(sorted(forgotten)).toEqual(sorted(play.forgotten));
  const byId = new Map(ours.map((memory) => [memory.id, memory]));
  const [mine, others] = [broughtIn(clones[0], base), broughtIn(clones[1], base)];
  for (const [here, there] of [[mine, others] as const, [others, mine] as const]) {
    const check = (made: Made) => complaints(here, made, byId.get(made.id), there.reached, play.followed);
    expect(play.made.flatMap(check)).toEqual([]);
    expect(fsckComplaints(here.clone).filter((complaint) => !old.has(complaint))).toEqual([]);
    const lines = linesByGit(here.clone).filter(({ type }) => type === 'memory');
    expect(new Set(lines.map((line) => JSON.stringify(line))).size).toBe(play.made.length);
  }
}

async function playOut(play: Play): Promise<void> {
  const { clones, base } = play.begin();
  const old = new Set(fsckComplaints(clones[0]));
  const step = createSteps(play);
  try {
    for (let number = 0; number < STEPS; number += 1) await step(clones[play.random.below(2)] ?? clones[0]);
    await settle(play, clones);
    await checkAll(play, clones, base, old);
  } catch (error) {
    console.error(play.log.join('\n'));
    if (KEPT !== undefined)
      for (const clone of clones) cpSync(clone, join(KEPT, basename(clone)), { recursive: true });
    throw error;
  }
}

describe('whatever people do to history', () => {
  const title = `loses no memory and doubles none (RANDOM_SEED=${SEED} RANDOM_STEPS=${STEPS})`;
  it(title, () => playOut(createPlay(folder, SEED, ORIGINAL)), 60_000 + STEPS * 1_000);
});
