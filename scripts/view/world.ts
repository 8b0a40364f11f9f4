import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeScratch } from '../../bench/measure.ts';

const CLI = resolve(import.meta.dirname, '../../plugins/cs/dist/cs-memory.mjs');

/** A place with memories. */
export interface World {
  readonly repository: string;
  readonly env: NodeJS.ProcessEnv;
  remove(): void;
}

/** A store that is there already: a folder with a repository and a home, as the benchmarks make them. */
export const worldAt = (folder: string): World => ({
  repository: join(folder, 'repository'),
  env: { PATH: process.env['PATH'], HOME: join(folder, 'home'), CS_REANCHOR_ENABLED: 'false' },
  remove: () => {},
});

/** A repository with a few hundred memories of all kinds, over files some of which changed since. */
export function makeWorld(): World {
  const { folder, env, remove } = makeScratch();
  const world = { repository: join(folder, 'shop'), env, remove };
  mkdirSync(join(world.repository, 'src'), { recursive: true });
  const git = (...args: string[]) => run('git', args, world);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada Lovelace');
  git('config', 'user.email', 'ada@example.org');
  for (const part of PARTS) writeFileSync(join(world.repository, `src/${part}.ts`), sourceOf(part));
  git('add', '.');
  git('commit', '--quiet', '-m', 'the shop');
  run(process.execPath, [CLI, 'import', '--jsonl'], world, records().join('\n'));
  for (const [ns, kind, words, file] of SAID)
    run(
      process.execPath,
      [CLI, 'remember', '--ns', ns, '--kind', kind, '--file', file, ...words.split(' ')],
      world,
    );
  writeFileSync(join(world.repository, 'src/cart.ts'), sourceOf('cart').replace('UTC', 'the local zone'));
  git('rm', '--quiet', 'src/search.ts');
  git('commit', '--quiet', '-am', 'the cart shows local times');
  run(process.execPath, [CLI, 'debug', 'eval'], world);
  return world;
}

const PARTS = ['cart', 'login', 'search', 'payment', 'mail', 'report'];

const sourceOf = (part: string): string =>
  Array.from({ length: 30 }, (_, line) => `// ${part} ${line}: times are in UTC`).join('\n');

const SAID: readonly (readonly [string, string, string, string])[] = [
  [
    'decisions',
    'decision',
    'Times in the cart are stored in UTC, because two teams share the tables',
    'src/cart.ts',
  ],
  [
    'blockers',
    'blocker',
    'The payment sandbox refuses our certificate until the bank renews it',
    'src/payment.ts',
  ],
  ['learnings', 'open', 'npm test fails in src/mail.ts: connect ECONNREFUSED 127.0.0.1:1025', 'src/mail.ts'],
  ['patterns', 'pattern', 'Search results are cached per tenant, never per user', 'src/search.ts'],
];

/** Some over a year, so that there is a timeline. */
function records(): readonly string[] {
  const DAY_MS = 86_400_000;
  return Array.from({ length: 400 }, (_, n) =>
    JSON.stringify({
      summary: `The ${PARTS[n % 6]} step ${n} needs variable ${String.fromCharCode(65 + (n % 26))}_${n} to be set before the build`,
      body: `Without it the ${PARTS[n % 6]} build ends with E${1000 + n}.\nSet it in the settings of the machine.`,
      tags: [String(PARTS[n % 6])],
      files: [`src/${PARTS[n % 6]}.ts`, ...(n % 5 === 0 ? [`src/${PARTS[(n + 1) % 6]}.ts`] : [])],
      at: new Date(Date.now() - ((n * 7919) % 300) * DAY_MS).toISOString(),
      key: `k${n}`,
    }),
  );
}

export function run(
  program: string,
  args: readonly string[],
  { repository, env }: World,
  input = '',
): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: repository,
    env,
    input,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** `cs-memory view` of the world, running. */
export async function startView({ repository, env }: World): Promise<{ readonly url: string; stop(): void }> {
  const child = spawn(process.execPath, [CLI, 'view'], {
    cwd: repository,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((done, fail) => {
    child.stdout.once('data', (text: Buffer) => done(text.toString().split('\n')[0] ?? ''));
    child.once('exit', (code) => fail(new Error(`cs-memory view ended with ${code}`)));
  });
  return { url, stop: () => child.kill('SIGINT') };
}
