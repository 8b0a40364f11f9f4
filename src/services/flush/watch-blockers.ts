import { familiesOfBlocker } from '../../domain/pairing/blocker.ts';
import type { KeyedMemories } from '../../ports/recall.ts';
import type { CaptureAccumulator } from '../../ports/session.ts';
import type { Clock } from '../../ports.ts';
import { openBlockers } from './settle-memories.ts';

export interface WatchBlockersPorts {
  readonly keyed: KeyedMemories;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly clock: Clock;
}

/** Tells a session's hooks which commands would close a blocker that is open in the repository. Throws what the index throws. */
export function createWatchBlockers(ports: WatchBlockersPorts): (session: string) => Promise<void> {
  return async (session) => {
    const open = await openBlockers(ports.keyed, ports.clock());
    ports.accumulator(session).watch(open.flatMap(familiesOfBlocker));
  };
}
