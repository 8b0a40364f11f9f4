// What the measured programs share.
import { LOADERS } from '../../../src/app/hooks/lazy/loaders.ts';
import { type Wired, wire } from '../../../src/app/wire/services.ts';
import type { WireOptions } from '../../../src/app/wire/spool.ts';
import { msOf } from '../../measure.ts';
import type { Measured } from '../programs.ts';

/** Does the work, which gives a number of memories, and prints what it cost. */
export async function measure(work: () => Promise<number>): Promise<void> {
  let memories = 0;
  const ms = await msOf(async () => {
    memories = await work();
  });
  const measured: Measured = { ms, memories, peakMb: process.resourceUsage().maxRSS / 1024 };
  console.log(JSON.stringify(measured));
}

/** The same with everything wired for a repository; the wiring is not measured. */
export async function measureIn(
  repository: string,
  work: (wired: Wired) => Promise<number>,
  more: Partial<WireOptions> = {},
): Promise<void> {
  const wired = await wire({ cwd: repository, env: process.env, loaders: LOADERS, ...more });
  await measure(() => work(wired));
  wired.close();
}
