import { CommanderError } from 'commander';
import { endSoon } from './end-soon.ts';
import { useTodaysNames } from './old-names.ts';
import { createProgram } from './program.ts';
import { reportError, reportUsage } from './report-error.ts';
import { checkHelp } from './slips.ts';

useTodaysNames(process.argv);
const { program, tellEnd } = createProgram();

// `cs-memory list | head` closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

// Whoever is told to end says in the log that it did; what was printed so far is there, and what was taken in hand waits in its queue.
for (const [name, number] of [
  ['SIGHUP', 1],
  ['SIGTERM', 15],
] as const)
  process.once(name, () => {
    const exit = 128 + number;
    tellEnd(undefined, { name, exit });
    process.exit(exit);
  });

try {
  checkHelp(program, process.argv.slice(2));
  await program.parseAsync();
  tellEnd();
} catch (error) {
  process.exitCode = error instanceof CommanderError ? reportUsage(error) : reportError(error);
  tellEnd(error);
}
endSoon();
