import { CommanderError } from 'commander';
import { endSoon } from './end-soon.ts';
import { createProgram } from './program.ts';
import { reportError, reportUsage } from './report-error.ts';
import { checkHelp } from './slips.ts';

const { program, tellEnd } = createProgram();

// `cs-memory list | head` closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  checkHelp(program, process.argv.slice(2));
  await program.parseAsync();
  tellEnd();
} catch (error) {
  process.exitCode = error instanceof CommanderError ? reportUsage(error) : reportError(error);
  tellEnd(error);
}
endSoon();
