// The adapters that every hook call may load: a few hundred lines, no package. All others are wired in wire.ts,
// which costs a tenth of a node start to load and so is loaded only by calls that have something to do.
import { join } from 'node:path';
import { readWatch } from '../adapters/accumulator/watch-file.ts';
import { findHome } from './home.ts';

export { failureRecord, type LogRecord, writeLog } from '../adapters/log/log.ts';

/** The command families that something open in this session waits for; mostly none. One look at a file where there is none. */
export function watchedFamilies(cwd: string, env: NodeJS.ProcessEnv, session: string): readonly string[] {
  return readWatch(join(findHome(cwd, env).directory, 'sessions'), session);
}
