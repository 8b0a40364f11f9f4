import { type Command, CommanderError } from 'commander';
import {
  CsError,
  ERROR_TABLE,
  errorCode,
  errorMessage,
  systemErrorInWords,
  UNEXPECTED,
} from '../../core/errors.ts';
import { printable } from '../../core/text.ts';
import { sayOnly, writeLog } from '../../files/log.ts';
import { tellEverything } from '../wire/config.ts';
import { errorColors as colors } from './io.ts';

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

const commandsOf = (program: Command): readonly Command[] =>
  program.commands.flatMap((command) => [command, ...commandsOf(command)]);

export type TellEnd = (
  error?: unknown,
  signal?: { readonly name: NodeJS.Signals; readonly exit: number },
) => void;

/**
 * Gives every command `--verbose`: on stderr what is logged, as it is logged, and each git that is run. What it gives
 * tells that the command has ended, which is logged where it failed; wrong usage is not. Call when all commands are there.
 */
export function addVerbose(program: Command, env: NodeJS.ProcessEnv = process.env): TellEnd {
  for (const command of commandsOf(program))
    command.option(
      '--verbose',
      'write log entries and every git command that is run to stderr, as JSON lines',
    );
  let name: string | undefined;
  program.hook('preAction', (_program, command) => {
    name = nameOf(command);
    if (command.optsWithGlobals()['verbose'] === true)
      tellEverything((line) => process.stderr.write(`${line}\n`));
  });
  return (error, signal) => {
    if (name === undefined || error instanceof CommanderError) return;
    const record = { event: 'cli', command: name, ms: Math.round(performance.now()) };
    if (signal !== undefined) return writeLog(env, { ...record, exit: signal.exit, error: signal.name });
    if (error === undefined) return sayOnly({ ...record, exit: Number(process.exitCode ?? 0) });
    const code = errorCode(systemErrorInWords(error)) ?? 'UNEXPECTED';
    const told = { ...record, exit: code === 'USAGE' ? 2 : 1, error: code };
    if (code === 'USAGE') sayOnly(told);
    else writeLog(env, told);
  };
}

const nameOf = (command: Command): string =>
  command.parent?.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name();
