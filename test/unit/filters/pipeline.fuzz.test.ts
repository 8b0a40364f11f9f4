import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from './pieces.ts';
import { createPipeline } from './support.ts';

/** CI takes 100,000; a developer's run is content with fewer. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1500);

const pipeline = createPipeline({ homeDirectory: '/data/people/jdoe', userName: 'jdoe' });

it(`${RUNS} texts are filtered, and come back as they are when filtered again`, { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = pipeline.filter(text);
      const twice = once.ok ? pipeline.filter(once.text) : once;
      // `expect` itself takes longer than filtering
      if (!once.ok || !twice.ok || once.text !== twice.text) expect.fail(JSON.stringify({ once, twice }));
    }),
    { numRuns: RUNS },
  );
});
