import { readFileSync } from 'node:fs';
import {
  BaseSequencer,
  ForksPoolWorker,
  type PoolOptions,
  type PoolRunnerInitializer,
  type TestSpecification,
} from 'vitest/node';

/** Whoever starts a process has Linux copy its page tables: 1.5 ms where it holds 160 MB, 5 ms where it holds 900. Gits are started by small shells, and a fresh worker takes 2 s. */
const MAX_MB = 700;
const PAGE_BYTES = 4096;

/** What a process holds, where the system tells. */
function residentMb(pid: number): number {
  try {
    const [, pages = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number);
    return (pages * PAGE_BYTES) / 2 ** 20;
  } catch {
    return 0;
  }
}

class SmallWorker extends ForksPoolWorker {
  override name = 'small';

  canReuse(): boolean {
    return residentMb(this['fork'].pid ?? 0) < MAX_MB;
  }
}

/** Processes that run files of tests one after the other until they have grown; then a fresh one goes on. */
export const smallWorkers: PoolRunnerInitializer = {
  name: 'small',
  createPoolWorker: (options: PoolOptions) => new SmallWorker(options),
};

/** Loops over megabytes take twice as long in a worker that has run much else: V8 no longer optimises what many files have used. */
const LOOPS = /\/unit\/filters\/linear\.test\.ts$/;

/** The order of vitest, but what must have a fresh worker comes first. */
export class LoopsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const all = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification): boolean => LOOPS.test(moduleId);
    return [...all.filter(isFirst), ...all.filter((file) => !isFirst(file))];
  }
}
