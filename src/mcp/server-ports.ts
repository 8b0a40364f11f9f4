import type { Wired } from '../wire.ts';
import type { Calls } from './calls.ts';

/** What the server is given. */
export interface ServerPorts {
  /** Runs something with everything wired for the repository that the client works in. */
  readonly withWired: <T>(run: (wired: Wired) => Promise<T>) => Promise<T>;
  readonly calls: Calls;
}
