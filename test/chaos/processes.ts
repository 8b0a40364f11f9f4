import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, IDENTITY } from '../helpers/repo.ts';
import { type Attack, rounds } from './attack.ts';
import { makeWorld } from './world.ts';

const MAX_DELAY_MS = 500;
const WRITERS = 64;
const CLONES = 4;

/** Hooks and commands are killed with all that they started, at any moment. */
export const kills: Attack = {
  name: 'SIGKILL to whole process groups',
  run: async (random, isOver) => {
    const world = makeWorld();
    const said: string[] = [];
    const outcome = await rounds(isOver, async (number) => {
      const text = `the port of service ${number} is ${10_000 + number} because of the proxy`;
      const killAfterMs = random.below(MAX_DELAY_MS);
      const kind = random.below(4);
      if (kind === 0) await world.hook('Stop', { stop_hook_active: false }, { killAfterMs });
      else if (kind === 1) await world.hook('SessionStart', { source: 'startup' }, { killAfterMs });
      else if (kind === 2) {
        const ran = await world.cli(['remember', text], { killAfterMs });
        if (ran.code === 0) said.push(text);
      } else if ((await world.remember(text, { killAfterMs })).isSaid) said.push(text);
      return [];
    });
    const lost = await world.lost(said);
    world.remove();
    return { tried: outcome.tried, lost };
  },
};

/** Sixty-four at once write into one repository. */
export const writers: Attack = {
  name: `${WRITERS} writers at once`,
  run: (_random, isOver) =>
    rounds(isOver, async () => {
      const world = makeWorld();
      const texts = Array.from({ length: WRITERS }, (_, at) => `writer ${at} uses lane ${at} on the bus`);
      const ran = await Promise.all(texts.map((text) => world.cli(['remember', text])));
      const lost = await world.lost(texts.filter((_, at) => ran[at]?.code === 0));
      const silent = ran
        .filter(({ code, out }) => code !== 0 && out === '')
        .map(() => 'failed without a word');
      world.remove();
      return [...lost, ...silent];
    }),
};

/** Four clones remember and sync with one remote at the same time. */
export const clones: Attack = {
  name: `${CLONES} clones racing to one remote`,
  run: (random, isOver) =>
    rounds(isOver, async () => {
      const world = makeWorld();
      const remote = join(world.folder, 'remote.git');
      git(world.folder, ['clone', '--quiet', '--bare', world.repository, remote]);
      const paths = Array.from({ length: CLONES }, (_, at) => join(world.folder, `clone${at}`));
      for (const [at, path] of paths.entries()) {
        git(world.folder, ['clone', '--quiet', remote, path]);
        git(path, ['config', 'user.name', IDENTITY.name]);
        git(path, ['config', 'user.email', `dev${at}@example.org`]);
        await world.cli(['trust', 'add', '--remote', 'origin'], { cwd: path });
      }
      const said: string[] = [];
      const work = paths.map(async (cwd, at) => {
        for (let step = 0; step < 3; step += 1) {
          const text = `clone ${at} found cause ${step} in module ${random.below(1_000_000)}`;
          if ((await world.cli(['remember', text], { cwd })).code === 0) said.push(text);
          await world.cli(['sync', '--yes'], { cwd });
        }
      });
      await Promise.all(work);
      for (const cwd of [...paths, ...paths]) await world.cli(['sync', '--yes'], { cwd });
      const missing = await Promise.all(paths.map((path) => world.lost(said, path)));
      world.remove();
      return missing.flat();
    }),
};

const FIXTURES = join(import.meta.dirname, '../fixtures/payloads');
const EVENTS = [
  'SessionStart',
  'UserPromptSubmit',
  'PostToolUse-Bash',
  'PostToolUseFailure-Bash',
  'Stop',
  'SessionEnd',
];

/** Payloads with bytes changed, fields gone, of another type or very long: each in a process of its own. */
export const payloads: Attack = {
  name: 'mutated payloads, a process each',
  run: async (random, isOver) => {
    const world = makeWorld();
    const outcome = await rounds(isOver, async () => {
      const name = random.pick(EVENTS) ?? 'Stop';
      const whole = {
        ...JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8')),
        cwd: world.repository,
      };
      const raw = mutated(whole, random.below);
      const { code, out, hung } = await world.hook(name.split('-')[0] ?? '', whole, { raw });
      if (hung) return [`${name} hung`];
      return code === 0 && isPlain(out) ? [] : [`${name}: exit ${code}, ${out.slice(0, 80)}`];
    });
    world.remove();
    return outcome;
  },
};

/** Nothing, or JSON, or the plain words of a start. */
function isPlain(out: string): boolean {
  if (out === '' || !out.startsWith('{')) return !/\bat .*\.(?:c|m)?js:\d+/.test(out);
  try {
    return typeof JSON.parse(out) === 'object';
  } catch {
    return false;
  }
}

function mutated(payload: Record<string, unknown>, below: (limit: number) => number): Buffer {
  const fields = { ...payload };
  const keys = Object.keys(fields);
  const key = keys[below(keys.length)] ?? '';
  const others = [
    null,
    0,
    [],
    {},
    '',
    'x'.repeat(100_000),
    '\u0000\ud800',
    '../../etc/passwd',
    true,
    undefined,
  ];
  // The last of them leaves the field out.
  if (below(4) > 0) fields[key] = others[below(others.length)];
  const bytes = Buffer.from(`${JSON.stringify(fields)}\n`);
  for (let flips = below(4); flips > 0; flips -= 1) bytes[below(bytes.length - 1)] = below(256);
  return below(8) === 0 ? bytes.subarray(0, below(bytes.length)) : bytes;
}
