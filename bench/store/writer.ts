// One of many writers: flushes `rounds` times into one ref, one memory each time, and prints how many are in the notes.
import { minimatch } from 'minimatch';
import { scan } from '../../filters/stages/provider-tokens/secretlint.ts';
import { wire } from '../../src/wire.ts';

const [repository = '', writer = '', rounds = '1'] = process.argv.slice(2);
const wired = await wire({
  cwd: repository,
  env: process.env,
  loaders: { loadSecretlint: () => scan, loadMinimatch: () => minimatch },
  maxWaitMs: 120_000,
});
let written = 0;
for (let round = 0; round < Number(rounds); round += 1) {
  const [entry] = await wired.remember([{ summary: `writer ${writer} learned ${round}` }]);
  if (entry?.became === 'memory') written += 1;
}
wired.close();
console.log(written);
