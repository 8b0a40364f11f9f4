// What a command with --verbose tells on stderr: what is logged, and on top of that what only a terminal is told.
import { watchGit } from '../adapters/git/process.ts';
import { listenToLog, sayOnly } from '../adapters/log/log.ts';

/** From now on `tell` is given, as a line of JSON, what this process logs, and each git that it runs to its end. */
export function tellEverything(tell: (line: string) => void): void {
  listenToLog(tell);
  watchGit((command, ms, exit) => sayOnly({ event: 'git', command, ms: Math.round(ms), exit }));
}

export { sayOnly };
