import { Command, CommanderError } from 'commander';
import { version } from '../../../package.json';
import {
  type CsError,
  ERROR_TABLE,
  type ErrorMeaning,
  errorCode,
  errorMessage,
  exitOf,
  systemErrorInWords,
  UNEXPECTED,
} from '../../core/errors.ts';
import { printable } from '../../core/text.ts';
import { sayOnly, writeLog } from '../../files/log.ts';
import { tellEverything } from '../wire/config.ts';
import type { Add } from './command.ts';
import { addCompletions } from './commands/completions.ts';
import { addConfig } from './commands/config.ts';
import { addDebug } from './commands/debug.ts';
import { addDoctor } from './commands/doctor.ts';
import { addExport } from './commands/export.ts';
import { addImport } from './commands/import.ts';
import { addList, addShow } from './commands/list.ts';
import { addBlame, addLog } from './commands/log.ts';
import { addRate, addRecall } from './commands/recall.ts';
import { addForget, addPurge, addRemember } from './commands/remember.ts';
import { addReview } from './commands/review.ts';
import { addCapture, addInject } from './commands/scripts.ts';
import { addSession } from './commands/session-list.ts';
import { addSetup } from './commands/setup.ts';
import { addUninstall } from './commands/setup-hooks.ts';
import { addStatus } from './commands/status.ts';
import { addSync } from './commands/sync.ts';
import { addTrust } from './commands/trust.ts';
import { addMaintain } from './commands/upkeep.ts';
import { addView } from './commands/view.ts';
import { errorColors as colors, usage } from './io.ts';
import { addManual, HELP_STYLE } from './manual.ts';
import { nameMeantCommands } from './old-names.ts';

/**
 * Tells a person, or with `--json` a program, on stderr what went wrong. Gives the exit code: 2 for words that are off, else 1.
 * Paths and what git says may come from elsewhere: a person's terminal gets nothing that it obeys.
 */
export function reportError(thrown: unknown): 1 | 2 {
  const error = systemErrorInWords(thrown);
  const own: Partial<CsError> = errorCode(error) === undefined ? {} : (error as CsError); // another bundle's is of no class of ours
  const { code = UNEXPECTED } = own;
  const { mend }: ErrorMeaning = ERROR_TABLE[code];
  const { hint = mend } = own;
  const message = errorMessage(error);
  const cause = own.cause === undefined ? undefined : errorMessage(own.cause);
  const say = (line: string): boolean => process.stderr.write(`${line}\n`);
  if (wantsJson()) say(JSON.stringify({ error: { code, message, cause, hint } }));
  else {
    say(`${colors.red('error')}: ${printable(message)}`);
    if (cause !== undefined) say(`  ${printable(cause).split('\n').join('\n  ')}`);
    if (hint !== undefined) say(`  ${colors.dim(printable(hint))}`);
  }
  return exitOf(code);
}

const wantsJson = (): boolean => process.argv.includes('--json');

/** Ends what commander did not run: its code is 0 for --help and --version; else it has said its words, or says them as JSON now. Gives the exit code. */
export function reportUsage({ code, exitCode, message }: CommanderError): 0 | 2 {
  if (exitCode === 0) return 0;
  if (!wantsJson()) return 2;
  const said = code === 'commander.help' ? 'a command is missing' : message.replace(/^error: /, '');
  reportError(usage(said, 'see --help'));
  return 2;
}

const commandsOf = (program: Command): readonly Command[] =>
  program.commands.flatMap((command) => [command, ...commandsOf(command)]);

type TellEnd = (error?: unknown, signal?: { readonly name: NodeJS.Signals; readonly exit: number }) => void;

/** Gives every command `--verbose`, and gives what logs how one ended: failures, not wrong usage. Call when all commands are there. */
function addVerbose(program: Command, env: NodeJS.ProcessEnv = process.env): TellEnd {
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
    const code = errorCode(systemErrorInWords(error)) ?? UNEXPECTED;
    const told = { ...record, exit: exitOf(code), error: code };
    if (code === 'USAGE') sayOnly(told);
    else writeLog(env, told);
  };
}

const nameOf = (command: Command): string =>
  command.parent?.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name();

/** The groups of the overview, in its order; what is in none stands with `help`. */
const COMMANDS: Readonly<Record<string, readonly Add[]>> = {
  'Remember and recall:': [addRemember, addRecall, addList, addShow, addLog, addBlame, addView],
  'Correct and remove:': [addRate, addReview, addForget, addPurge],
  'Share and move:': [addSync, addTrust, addExport, addImport],
  'Inspect and set up:': [addStatus, addDoctor, addConfig, addSetup, addUninstall, addCompletions],
  'Sessions and scripts:': [addSession, addInject, addCapture],
  'Maintain and debug:': [addMaintain, addDebug],
};

/** All commands with their help, before any word is read; `tellEnd` logs how the one that ran ended. */
export function createProgram(): { readonly program: Command; readonly tellEnd: TellEnd } {
  const program = new Command('cs-memory')
    .description('Memory for coding agents, kept in the git notes of your repository.')
    .version(version)
    .showHelpAfterError('(see cs-memory --help)')
    .configureHelp(HELP_STYLE)
    .addHelpCommand(
      new Command('help')
        .argument('[command...]')
        .description('show the help of a command')
        .helpGroup('Help:'),
    )
    .exitOverride()
    // Its own words about what is off are for people only: a program is told by `reportUsage`.
    .configureOutput({ writeErr: (text) => void (wantsJson() || process.stderr.write(text)) });

  for (const [group, adds] of Object.entries(COMMANDS))
    for (const add of adds) {
      add(program);
      program.commands.at(-1)?.helpGroup(group);
    }
  // A subcommand that was made before exitOverride has none of its own.
  for (const command of commandsOf(program))
    command.exitOverride().showHelpAfterError(`(see cs-memory ${nameOf(command)} --help)`);
  const tellEnd = addVerbose(program);
  addManual(program);
  nameMeantCommands(program);
  return { program, tellEnd };
}
