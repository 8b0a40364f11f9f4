import { defineConfig } from 'vitest/config';
import { LoopsFirst, smallWorkers } from './test/helpers/small-workers.ts';

export default defineConfig({
  test: {
    // What a worker has loaded serves all its files: nothing in the sources outlives a call but what it read, by the folder it is of.
    isolate: false,
    pool: smallWorkers,
    // Other threads that collect beside the first take more of the processors in all.
    execArgv: ['--single-threaded-gc', '--min-semi-space-size=16'],
    sequence: { sequencer: LoopsFirst },
    include: ['test/{unit/**/*,contracts/**/*,e2e/**/*,integration/**/*,layers}.test.ts'],
    // A test drives real git and real bundles in temp folders; on a busy two-core machine one may wait for a core.
    // Tests wait for the processes they start, so a worker for each core is not too many (the default is one less).
    maxWorkers: '100%',
    // These are for what hangs: the longest tests take 10 s on two idle cores, and ten times as long on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', './test/helpers/closing-line.ts'],
    // Git and node answer differently with a developer's own settings: every test starts without them.
    globalSetup: ['test/helpers/once-a-run.ts'],
    setupFiles: ['test/helpers/clean-environment.ts'],
  },
});
