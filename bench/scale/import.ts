// What an import of many memories costs: `npm run bench:scale -- --import 100000`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../measure.ts';

const FILES = 997;

const recordOf = (number: number): object => ({
  summary: `step ${number} of the nightly build fails when module${number % FILES}.ts is built`,
  body: `E${1000 + number}: the cache of worker ${number % 31} has another version. Clear it, set BUILD_${number % 97} and run the step again; it was seen on the nightly machine with the settings of a new checkout.`,
  kind: 'error',
  evidence: 'tool-observed',
  tags: ['build', `worker${number % 31}`],
  files: [`src/module${number % FILES}.ts`],
  session: `session-${number % 400}`,
  key: `k-${number}`,
  at: new Date(1_700_000_000_000 + number * 1000).toISOString(),
});

/** `0m1.50s` as seconds. */
const secondsOf = (time = ''): number => {
  const [, minutes = '0', seconds = '0'] = /^(\d+)m([\d.]+)s$/.exec(time) ?? [];
  return 60 * Number(minutes) + Number(seconds);
};

/** Prints the largest resident set of the process that it is loaded into, in KB. */
const PROBE =
  "process.on('exit',()=>require('node:fs').writeSync(2,'\\npeak '+process.resourceUsage().maxRSS+'\\n'))";

/** Imports so many made-up memories into a new repository. The seconds are of all processes, git's too, as the shell counts them; the memory is node's. */
export function measureImport(
  folder: string,
  memories: number,
  program: string,
  env: NodeJS.ProcessEnv,
): { readonly cpuSeconds: number; readonly peakMb: number } {
  mkdirSync(join(folder, 'src'), { recursive: true });
  git(folder, ['init', '--quiet', '.'], env);
  git(folder, ['config', 'user.name', 'Bench'], env);
  git(folder, ['config', 'user.email', 'bench@example.com'], env);
  for (let file = 0; file < FILES; file += 1)
    writeFileSync(join(folder, `src/module${file}.ts`), `${file}\n`);
  git(folder, ['add', '--all'], env);
  git(folder, ['commit', '--quiet', '--message', 'modules'], env);
  const [records, probe] = [join(folder, 'memories.jsonl'), join(folder, 'probe.cjs')];
  const descriptor = openSync(records, 'w');
  for (let number = 0; number < memories; number += 1)
    writeSync(descriptor, `${JSON.stringify(recordOf(number))}\n`);
  writeFileSync(probe, PROBE);
  const script = '"$@" > /dev/null || exit; times';
  const args = ['-c', script, 'sh', process.execPath, '--require', probe, program, 'import', records];
  const { status, stdout, stderr } = spawnSync('sh', args, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`import ended with ${status}: ${stderr}`);
  const times = (stdout.split('\n')[1] ?? '').split(' ');
  return {
    cpuSeconds: secondsOf(times[0]) + secondsOf(times[1]),
    peakMb: Number(/\npeak (\d+)/.exec(stderr)?.[1]) / 1024,
  };
}
