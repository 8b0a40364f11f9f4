import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { git, gitMs } from '../measure.ts';
import { type Bench, type Figure, timesInTurn } from './figures.ts';
import { makeStore, NOTES_REF } from './made-store.ts';

const THEIRS = 'refs/notes/theirs';
const COMMITS = 10_000;

/**
 * Merges two stores that have half of their memories in common and half of their own, on the same commits, beside
 * `git notes merge -s cat_sort_uniq` of the same two. Both must end with the same notes, byte for byte, and with all memories.
 */
export async function mergeRow(bench: Bench): Promise<readonly Figure[]> {
  const half = bench.isQuick ? 2500 : 25_000;
  const { env } = bench;
  const store = makeStore(
    join(bench.folder, 'store'),
    {
      commits: Math.min(COMMITS, 2 * half),
      notes: [
        { count: half, flushes: 10 },
        { ref: THEIRS, onto: NOTES_REF, first: half, count: half, flushes: 10 },
        { first: 2 * half, count: half, flushes: 10 },
      ],
    },
    env,
  );
  const copy = (name: string): string => {
    const folder = join(bench.folder, name);
    rmSync(folder, { recursive: true, force: true });
    cpSync(store, folder, { recursive: true });
    return folder;
  };
  const figure = await timesInTurn(
    `merge of two diverged stores of ${2 * half}: time`,
    'git notes merge -s cat_sort_uniq',
    bench.rounds,
    () => {
      const folder = copy('ours');
      return bench.programs.run('merge', [folder, NOTES_REF, THEIRS], folder, env).ms;
    },
    () => {
      const folder = copy('git');
      const args = ['notes', `--ref=${NOTES_REF}`, 'merge', '--quiet', '-s', 'cat_sort_uniq', THEIRS];
      return gitMs(folder, args, env);
    },
  );
  const [ours, theirs] = ['ours', 'git'].map((name) => join(bench.folder, name)) as [string, string];
  const differing = differences(notesOf(ours, env), notesOf(theirs, env));
  const counts = [ours, theirs].map(
    (folder) => bench.programs.run('read-fold', [folder], folder, env).memories,
  );
  const [count = 0, base = 0] = counts;
  const beside = 'git notes merge -s cat_sort_uniq';
  return [
    figure,
    {
      name: 'memories in the result',
      ours: count,
      base,
      beside,
      unit: '',
      aim: `${3 * half}`,
      holds: count === 3 * half,
    },
    {
      name: 'notes that differ from git’s',
      ours: differing,
      base: 0,
      beside,
      unit: '',
      aim: '0',
      holds: differing === 0,
    },
  ];
}

/** Annotated object → blob, as git lists them. */
function notesOf(repository: string, env: NodeJS.ProcessEnv): ReadonlyMap<string, string> {
  const listed = git(repository, ['notes', `--ref=${NOTES_REF}`, 'list'], env)
    .trim()
    .split('\n');
  return new Map(listed.map((line) => line.split(' ').reverse() as [string, string]));
}

function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): number {
  const objects = new Set([...one.keys(), ...other.keys()]);
  return [...objects].filter((object) => one.get(object) !== other.get(object)).length;
}
