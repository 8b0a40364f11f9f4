import { join } from 'node:path';
import { makeScratch, run, type Scratch } from './measure.ts';

/** A repository with made-up memories, in a temp folder. */
export interface ScratchStore extends Scratch {
  readonly repository: string;
}

const TOOLS = ['npm', 'pnpm', 'cargo', 'go', 'pytest', 'docker', 'terraform', 'gradle', 'make', 'kubectl'];
const PARTS = [
  'payment',
  'session',
  'parser',
  'scheduler',
  'cache',
  'router',
  'billing',
  'search',
  'upload',
  'report',
];
const TROUBLES = [
  'timed out',
  'was refused',
  'is missing',
  'has the wrong version',
  'is locked',
  'cannot be resolved',
];
const REMEDIES = [
  'set the variable',
  'pin the version',
  'start the service first',
  'clear the cache',
  'use the other flag',
];

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** A made-up memory of about 400 characters, the same for the same number; every one is different. */
function record(n: number): string {
  const [tool, part] = [pick(TOOLS, n), pick(PARTS, Math.floor(n / 10))];
  const [trouble, remedy] = [pick(TROUBLES, Math.floor(n / 100)), pick(REMEDIES, Math.floor(n / 600))];
  const code = `E${1000 + n}`;
  const body = `${code}: the ${part} step of ${tool} ${trouble} when src/${part}/module${n % 500}.ts is built.\nTo get past it, ${remedy} ${part.toUpperCase()}_${n % 97} and run it again. It was seen on the ${pick(['first', 'second', 'nightly'], n)} build of the ${part} service, with the default settings of a new machine.`;
  return JSON.stringify({
    summary: `${tool} ${part}: ${code} ${trouble}`,
    body,
    tags: [tool, part],
    files: [`src/${part}/module${n % 500}.ts`],
    key: `k${n}`,
  });
}

/** Makes a store of `count` memories over `commits` commits, through the CLI that users run. */
export function makeScratchStore(cli: string, count: number, commits: number): ScratchStore {
  const scratch = makeScratch();
  const { folder, env } = scratch;
  const repository = join(folder, 'repository');
  run('git', ['init', '--quiet', repository], folder, env);
  const identity = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com'];
  const share = Math.ceil(count / commits);
  for (let commit = 0; commit < commits; commit += 1) {
    run(
      'git',
      [...identity, 'commit', '--quiet', '--allow-empty', '-m', `commit ${commit}`],
      repository,
      env,
    );
    const numbers = Array.from(
      { length: Math.min(share, count - commit * share) },
      (_, index) => commit * share + index,
    );
    run(process.execPath, [cli, 'import', '--jsonl'], repository, env, numbers.map(record).join('\n'));
  }
  return { ...scratch, repository };
}
