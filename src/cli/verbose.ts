import { type Command, CommanderError } from 'commander';
import { errorCode } from '../domain/errors.ts';
import { systemErrorInWords } from '../domain/system-error.ts';
import { writeLog } from '../wire/hot.ts';
import { sayOnly, tellEverything } from '../wire/verbose.ts';

/** All commands, those below others too. */
const commandsOf = (program: Command): readonly Command[] =>
  program.commands.flatMap((command) => [command, ...commandsOf(command)]);

/** How a command ended: what was thrown, if anything was, or the signal that ended it. */
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

/** `trust add`: with those above it, but for the program. */
const nameOf = (command: Command): string =>
  command.parent?.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name();
