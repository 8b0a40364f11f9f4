import { constants } from 'node:os';
import { CommanderError } from 'commander';
import { checkHelp, useTodaysNames } from './old-names.ts';
import { createProgram, reportError, reportUsage } from './program.ts';

/** What is still under way when a command is done (a database that does not answer, a git that nobody waits for) gets so long: nobody feels it. */
const GRACE_MS = 50;

/** Ends the process once what was printed is out, whatever still holds it: an index on a network that does not answer would for long. */
function endSoon(): void {
  setTimeout(() => (process.stdout.writableLength > 0 ? endSoon() : process.exit()), GRACE_MS).unref();
}

useTodaysNames(process.argv);
const { program, tellEnd } = createProgram();

// `cs-memory list | head` closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

// Whoever is told to end says in the log that it did; what was printed so far is there, and what was taken in hand waits in its queue.
for (const name of ['SIGHUP', 'SIGTERM'] as const)
  process.once(name, () => {
    const exit = 128 + constants.signals[name];
    tellEnd(undefined, { name, exit });
    process.exit(exit);
  });

async function runCommand(): Promise<void> {
  try {
    checkHelp(program, process.argv.slice(2));
    await program.parseAsync();
    tellEnd();
  } catch (error) {
    process.exitCode = error instanceof CommanderError ? reportUsage(error) : reportError(error);
    tellEnd(error);
  }
  endSoon();
}

void runCommand(); // not awaited here: only a module may, and this is built as none
