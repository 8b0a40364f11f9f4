import { CsError, errorMessage } from '../domain/errors.ts';
import { errorColors as colors } from './colors.ts';

/**
 * Tells a person, or with `--json` a program, what went wrong, on stderr. Gives the exit code: 2 for words that
 * are off, 1 for what failed.
 */
export function reportError(error: unknown): 1 | 2 {
  const code = error instanceof CsError ? error.code : 'UNEXPECTED';
  const hint = error instanceof CsError ? error.hint : undefined;
  const cause = error instanceof CsError && error.cause !== undefined ? errorMessage(error.cause) : undefined;
  if (process.argv.includes('--json')) {
    const told = { code, message: errorMessage(error), cause, hint };
    process.stderr.write(`${JSON.stringify({ error: told })}\n`);
  } else {
    process.stderr.write(`${colors.red('error')}: ${errorMessage(error)}\n`);
    if (cause !== undefined) process.stderr.write(`  ${cause.split('\n').join('\n  ')}\n`);
    if (hint !== undefined) process.stderr.write(`  ${colors.dim(hint)}\n`);
  }
  return code === 'USAGE' ? 2 : 1;
}
