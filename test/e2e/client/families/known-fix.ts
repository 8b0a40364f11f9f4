import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownFixProblems } from '../checks.ts';
import { FIX_FOUND_SESSION, FIX_NEEDED_SESSION } from '../sessions.ts';
import { type Bench, checkHooks, play } from '../worlds.ts';

/** What a former session found is told right after the failure. */
export function checkKnownFix(bench: Bench): void {
  const world = bench.world('known-fix');
  play(bench, world, 'fix-found', FIX_FOUND_SESSION, { marketplaces: bench.marketplaces });
  // Else the start of the session would have told it already.
  const settings = join(world.home, '.config/cs-memory');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'config.json'), '{"sessionMemory": {"enabled": false}}');
  const out = play(bench, world, 'fix-needed', FIX_NEEDED_SESSION);
  bench.check(
    'a fix that a former session found is in the request right after the failure',
    knownFixProblems(out),
  );
  checkHooks(bench, 'known fix', out, world.home);
}
