import type { CommanderError } from 'commander';
import { ERROR_TABLE, UNEXPECTED } from '../domain/error-table.ts';
import { CsError, errorMessage } from '../domain/errors.ts';
import { printable } from '../domain/printable.ts';
import { systemErrorInWords } from '../domain/system-error.ts';
import { errorColors as colors } from './text/colors.ts';

/**
 * Tells a person, or with `--json` a program, what went wrong, on stderr. Gives the exit code: 2 for words that
 * are off, 1 for what failed. Paths and what git says may come from elsewhere: a person's terminal gets nothing that it obeys.
 */
export function reportError(thrown: unknown): 1 | 2 {
  const error = systemErrorInWords(thrown);
  const code = error instanceof CsError ? error.code : UNEXPECTED;
  const { mend, exit } = ERROR_TABLE[code];
  const hint = (error instanceof CsError ? error.hint : undefined) ?? mend;
  const cause = error instanceof CsError && error.cause !== undefined ? errorMessage(error.cause) : undefined;
  if (wantsJson()) {
    const told = { code, message: errorMessage(error), cause, hint };
    process.stderr.write(`${JSON.stringify({ error: told })}\n`);
  } else {
    process.stderr.write(`${colors.red('error')}: ${printable(errorMessage(error))}\n`);
    if (cause !== undefined) process.stderr.write(`  ${printable(cause).split('\n').join('\n  ')}\n`);
    if (hint !== undefined) process.stderr.write(`  ${colors.dim(printable(hint))}\n`);
  }
  return exit;
}

const wantsJson = (): boolean => process.argv.includes('--json');

/** Commander's own words about what is off: for people only, a program is told by `reportUsage`. */
export function writeUsage(text: string): void {
  if (!wantsJson()) process.stderr.write(text);
}

/** Ends what commander did not run: its code is 0 for --help and --version; else it has said its words, or says them as JSON now. Gives the exit code. */
export function reportUsage({ code, exitCode, message }: CommanderError): 0 | 2 {
  if (exitCode === 0) return 0;
  if (!wantsJson()) return 2;
  const said = code === 'commander.help' ? 'a command is missing' : message.replace(/^error: /, '');
  reportError(new CsError('USAGE', said, { hint: 'see --help' }));
  return 2;
}
