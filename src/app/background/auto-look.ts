import type { JobStates } from '../../core/background.ts';
import type { Clock } from '../../core/ports.ts';
import type { Unfetched } from '../../share/model/ports.ts';
import type { Sync } from '../../share/sync/sync.ts';
import { noRemote } from './auto-sync.ts';
import { endJob } from './background.ts';

export interface AutoLookPorts {
  readonly sync: Pick<Sync, 'find' | 'preview'>;
  readonly keep: (found: Unfetched) => void;
  readonly jobs: JobStates;
  readonly clock: Clock;
  readonly logFailure: (error: unknown) => void;
}

export type AutoLookResult = 'asked' | 'no-remote' | 'failed';

/**
 * Asks the remote that a plain `cs-memory sync` would take what it has, and keeps the number for the next start of a session. Writes no note and
 * pushes nothing. Never throws; what fails is logged.
 */
export function createAutoLook(ports: AutoLookPorts): () => Promise<AutoLookResult> {
  return async () => {
    const result = await lookOnce(ports);
    endJob(ports, 'look', result);
    return result;
  };
}

async function lookOnce({ sync, keep, logFailure }: AutoLookPorts): Promise<AutoLookResult> {
  try {
    const remote = await sync.find().catch((error: unknown) => noRemote(error));
    if (remote === undefined) return 'no-remote';
    const { namespaces } = await sync.preview(remote);
    const there = namespaces.filter(({ received }) => received.memories > 0);
    const memories = there.reduce((sum, { received }) => sum + received.memories, 0);
    if (memories > 0) keep({ remote: remote.name, namespaces: there.map(({ ns }) => ns), memories });
    return 'asked';
  } catch (error) {
    logFailure(error);
    return 'failed';
  }
}
