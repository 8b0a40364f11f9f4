import { familiesOfOpen } from '../../domain/pairing/open.ts';
import type { KeyedMemories } from '../../ports/recall.ts';
import type { CaptureAccumulator } from '../../ports/session.ts';
import type { Clock } from '../../ports.ts';

export interface WatchOpenPorts {
  readonly keyed: Pick<KeyedMemories, 'openFailures'>;
  readonly accumulator: (session: string) => CaptureAccumulator;
  readonly clock: Clock;
}

/** Tells a session's hooks which commands would end a failure that is open in the repository. Throws what the index throws. */
export function createWatchOpen(ports: WatchOpenPorts): (session: string) => Promise<void> {
  return async (session) => {
    const open = await ports.keyed.openFailures(ports.clock());
    ports.accumulator(session).watch(open.flatMap(familiesOfOpen));
  };
}
