// Attacks the built plugin as real processes, for ten minutes at most, and prints what was tried and what was lost.
// Usage: npm run test:chaos [-- --minutes 10 --seed 1 --only <part of a name>]. Exit 1 where anything was lost.
import { parseArgs } from 'node:util';
import { createRandom } from '../helpers/random.ts';
import type { Attack } from './attack.ts';
import { files, fullDisk, locks } from './disk.ts';
import { clock, hostileNotes } from './notes.ts';
import { clones, kills, payloads, writers } from './processes.ts';

const ATTACKS: readonly Attack[] = [
  kills,
  fullDisk,
  locks,
  files,
  clock,
  hostileNotes,
  payloads,
  writers,
  clones,
];
/** How many of what was lost are named. */
const MAX_NAMED = 5;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const chosen = ATTACKS.filter(({ name }) => name.includes(values.only));
const eachMs = (Number(values.minutes) * 60_000) / Math.max(1, chosen.length);

let failed = 0;
for (const [at, { name, run }] of chosen.entries()) {
  const endsAt = Date.now() + eachMs;
  const { tried, lost, skipped } = await run(
    createRandom(Number(values.seed) + at),
    () => Date.now() >= endsAt,
  );
  console.log(`${name}: ${skipped ?? `${tried} tried, ${lost.length} lost`}`);
  for (const fault of lost.slice(0, MAX_NAMED)) console.log(`  ${fault}`);
  failed += lost.length;
}
console.log(failed === 0 ? 'nothing was lost' : `${failed} lost`);
process.exitCode = failed === 0 ? 0 : 1;
