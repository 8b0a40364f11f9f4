import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Random } from '../helpers/random.ts';
import { type Attack, rounds } from './attack.ts';
import { makeWorld, says, type World } from './world.ts';

const DISK_BYTES = 24 * 1024 * 1024;
const MAX_FREE_BYTES = 96 * 1024;

/** A small disk of its own is filled to a few pages before each write. */
export const fullDisk: Attack = {
  name: 'a disk that is full at any write',
  run: async (random, isOver) => {
    const mount = mkdtempSync(join(tmpdir(), 'cs-memory-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', mount], { stdio: 'pipe' });
    } catch {
      rmSync(mount, { recursive: true, force: true });
      return { tried: 0, lost: [], skipped: 'no tmpfs may be mounted here' };
    }
    const world = makeWorld(mount);
    const said: string[] = [];
    const filler = join(mount, 'filler');
    const outcome = await rounds(isOver, async (number) => {
      const text = `disk ${number} holds the archive of year ${1_000 + number}`;
      const { bavail, bsize } = statfsSync(mount);
      const room = Math.max(0, bavail * bsize - random.below(MAX_FREE_BYTES));
      writeFileSync(filler, Buffer.alloc(room));
      const { isSaid, out } = await world.remember(text);
      rmSync(filler, { force: true });
      if (isSaid && /: remembered:/.test(out)) said.push(text);
      return out === '' ? [`"${text}" was neither kept nor said to be lost`] : [];
    });
    const lost = await world.lost(said);
    execFileSync('umount', ['-l', mount]);
    rmSync(mount, { recursive: true, force: true });
    return { tried: outcome.tried, lost: [...outcome.lost, ...lost] };
  },
};

const YEAR_MS = 365 * 24 * 3_600_000;

/** Locks that nobody holds, old ones and ones of the future, of git's and of ours. */
export const locks: Attack = {
  name: 'locks that nobody holds',
  run: (random, isOver) =>
    rounds(isOver, async (number) => {
      const world = makeWorld();
      await world.remember('the first one is there before');
      const at = [
        'refs/notes/cs/learnings.lock',
        'packed-refs.lock',
        ...filesOf(world).map((file) => `${file}.lock`),
      ];
      const lock = join(world.repository, '.git', random.pick(at) ?? '');
      mkdirSync(dirname(lock), { recursive: true });
      writeFileSync(lock, '');
      const when = new Date(Date.now() + (random.chance(0.5) ? -1 : 1) * random.below(YEAR_MS));
      utimesSync(lock, when, when);
      const text = `lock ${number} is on the gate of the warehouse`;
      const ran = await world.remember(text);
      rmSync(lock, { force: true });
      const lost = ran.isSaid ? await world.lost([text]) : [];
      world.remove();
      return [
        ...lost.map((it) => `${lock}: ${it} (${ran.out.slice(0, 200)})`),
        ...(ran.isSaid ? [] : [`nothing was said beside ${lock}: ${ran.out.slice(0, 80)}`]),
      ];
    }),
};

/** Each file that we write is cut off, emptied or filled with something else. */
export const files: Attack = {
  name: 'files of ours, cut off or overwritten',
  run: (random, isOver) =>
    rounds(isOver, async (number) => {
      const world = makeWorld();
      const before = `the cache of build ${number} lies in folder ${number}`;
      await world.remember(before);
      await world.hook('SessionStart', { source: 'startup' });
      const file = join(world.repository, '.git', random.pick(filesOf(world)) ?? '');
      damage(file, random);
      const after = `the queue of build ${number} has ${number} lanes`;
      const start = await world.hook('SessionStart', { source: 'startup' });
      const { isSaid } = await world.remember(after);
      const lost = await world.lost([before, ...(isSaid ? [after] : [])]);
      const found = await world.cli(['recall', 'cache of build']);
      world.remove();
      return [
        ...lost.map((text) => `${file}: ${text}`),
        ...(start.code === 0 && !start.hung ? [] : [`the start fails beside ${file}`]),
        ...(says(found.out, before) ? [] : [`recall does not find it beside ${file}`]),
      ];
    }),
};

const filesOf = ({ repository }: World): readonly string[] =>
  readdirSync(join(repository, '.git/cs-memory'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('cs-memory', path))
    .filter((path) => statSync(join(repository, '.git', path)).isFile());

function damage(file: string, random: Random): void {
  const bytes = readFileSync(file);
  const kind = random.below(4);
  if (kind === 0) truncateSync(file, random.below(bytes.length + 1));
  else if (kind === 1) writeFileSync(file, '');
  else if (kind === 2)
    writeFileSync(file, Buffer.from(bytes.map((byte) => (random.chance(0.01) ? byte ^ 0xff : byte))));
  else writeFileSync(file, Buffer.alloc(bytes.length || 1, 0x7b));
}
