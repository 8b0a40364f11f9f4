import { beforeAll, describe, expect, it } from 'vitest';
import { bundleScript, runScript } from '../helpers/child.ts';
import { fsckComplaints, linesByGit, notesByGit, useFolders } from '../helpers/repo.ts';
import { makeShared, notesOid, placeIn } from '../helpers/sync.ts';

const folder = useFolders();

/** Remembers and syncs, `rounds` times, in a process of its own. */
const WORKER = `
  import { wire } from './src/app/wire/services.ts';
  import { wireSync } from './src/app/wire/share.ts';
  const [path, name, rounds] = process.argv.slice(2);
  const loaders = { loadSecretlint: () => () => [], loadMinimatch: () => { throw new Error('not asked for'); } };
  async function work() {
    for (let round = 0; round < Number(rounds); round += 1) {
      const wired = await wire({ cwd: path, env: process.env, loaders });
      const { sync, close } = wireSync(wired, { cwd: path, env: process.env });
      await wired.remember([{ summary: name + ' in round ' + round }, { summary: 'met by all in round ' + round }]);
      await wired.remember([{ namespace: 'decisions', summary: name + ' decided in round ' + round }]);
      const remote = await sync.find();
      sync.agree(remote);
      const report = await sync.run(remote);
      for (const { problem } of report.namespaces) if (problem) throw new Error(JSON.stringify(problem));
      close();
      wired.close();
    }
  }
  void work();
`;

let worker: string;
beforeAll(async () => {
  worker = await bundleScript(folder(), WORKER);
});

describe.each([
  [2, 3],
  [3, 2],
  [8, 1],
])('%d clones that remember and sync at the same time, %d times each', (count, rounds) => {
  it('end equal, byte for byte, and have lost nothing', async () => {
    const shared = makeShared(folder());
    const names = Array.from({ length: count }, (_, number) => `clone${number}`);
    const paths = names.map(shared.clone);
    await Promise.all(
      names.map((name, index) => runScript(worker, paths[index] ?? '', name, String(rounds))),
    );

    for (const path of paths) await (await placeIn(path)).share();
    for (const namespace of ['learnings', 'decisions']) {
      const commits = [shared.remote, ...paths].map((path) => notesOid(path, namespace));
      expect(new Set(commits).size).toBe(1);
    }
    const all = Array.from({ length: rounds }, (_, round) => round);
    const said = new Set(linesByGit(shared.remote).map(({ summary }) => summary));
    const wanted = all.flatMap((round) => [
      `met by all in round ${round}`,
      ...names.map((name) => `${name} in round ${round}`),
    ]);
    expect([...said].sort()).toEqual(wanted.sort());
    expect(linesByGit(shared.remote, 'decisions')).toHaveLength(count * rounds);
    const first = await (await placeIn(paths[0] ?? '')).wired.index.all();
    expect(first).toHaveLength(rounds * (2 * count + 1));
    expect(notesByGit(paths[0] ?? '')).toEqual(notesByGit(shared.remote));
    for (const path of [shared.remote, ...paths]) expect(fsckComplaints(path)).toEqual([]);
  });
});
