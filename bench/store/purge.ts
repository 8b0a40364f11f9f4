import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readAll } from '../../test/helpers/traces.ts';
import { gitMs } from '../measure.ts';
import { type Bench, type Figure, timesInTurn } from './figures.ts';
import { madeId, makeStore, wordsOf } from './made-store.ts';

const COMMITS = 10_000;

/**
 * Takes one memory out of a store whose history is a thousand flushes, index built, beside the `git gc --prune=now` that
 * somebody who rewrote the notes by hand would have to run at the least. Afterwards nothing in the repository (files, file
 * names, objects of any kind, packed or loose) may hold the text.
 */
export async function purgeRow(bench: Bench): Promise<readonly Figure[]> {
  const count = bench.isQuick ? 10_000 : 100_000;
  const doomed = Math.floor(count / 2);
  const { env, programs } = bench;
  const plan = { commits: COMMITS, notes: [{ count, flushes: count / 100 }] };
  const store = makeStore(join(bench.folder, 'store'), plan, env);
  programs.run('index', [store], store, env);
  const copy = (name: string): string => {
    const folder = join(bench.folder, name);
    rmSync(folder, { recursive: true, force: true });
    cpSync(store, folder, { recursive: true });
    return folder;
  };
  const figure = await timesInTurn(
    `purge of one memory of ${count}: time`,
    'git gc --prune=now',
    Math.min(bench.rounds, 3),
    () => {
      const folder = copy('ours');
      const { ms, memories } = programs.run('purge', [folder, madeId(doomed)], folder, env);
      if (memories !== 1) throw new Error('the memory was not found');
      return ms;
    },
    () => gitMs(copy('git'), ['gc', '--quiet', '--prune=now'], env),
  );
  const ours = join(bench.folder, 'ours');
  const left = readAll(ours).filter(({ text }) => text.includes(wordsOf(doomed))).length;
  const before = readAll(store).filter(({ text }) => text.includes(wordsOf(doomed))).length;
  const { memories } = programs.run('read-fold', [ours], ours, env);
  const beside = 'before the purge';
  return [
    figure,
    {
      name: 'places that hold the text',
      ours: left,
      base: before,
      beside,
      unit: '',
      aim: '0',
      holds: left === 0 && before > 0,
    },
    {
      name: 'memories',
      ours: memories,
      base: count,
      beside,
      unit: '',
      aim: `${count - 1}`,
      holds: memories === count - 1,
    },
  ];
}
