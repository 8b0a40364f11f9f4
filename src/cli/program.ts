import { Command } from 'commander';
import { version } from '../../package.json';
import { addBlame } from './commands/blame.ts';
import { addCompletions } from './commands/completions.ts';
import { addConfig } from './commands/config.ts';
import { addDoctor } from './commands/doctor.ts';
import { addExport } from './commands/export.ts';
import { addForget } from './commands/forget.ts';
import { addCapture, addDebug, addInject, addMaintain, addSession } from './commands/groups.ts';
import { addImport } from './commands/import.ts';
import { addList } from './commands/list.ts';
import { addLog } from './commands/log.ts';
import { addPurge } from './commands/purge.ts';
import { addRate } from './commands/rate.ts';
import { addRecall } from './commands/recall.ts';
import { addRemember } from './commands/remember.ts';
import { addReview } from './commands/review.ts';
import { addSetup } from './commands/setup.ts';
import { addShow } from './commands/show.ts';
import { addStatus } from './commands/status.ts';
import { addSync } from './commands/sync.ts';
import { addTrust } from './commands/trust.ts';
import { addUninstall } from './commands/uninstall.ts';
import { addView } from './commands/view.ts';
import { addManual, HELP_STYLE } from './manual.ts';
import { writeUsage } from './report-error.ts';
import { nameMeantCommands } from './slips.ts';
import { addVerbose, type TellEnd } from './verbose.ts';

const COMMANDS = [
  addRemember,
  addRecall,
  addList,
  addShow,
  addLog,
  addBlame,
  addView,
  addRate,
  addReview,
  addForget,
  addPurge,
  addSync,
  addTrust,
  addExport,
  addImport,
  addStatus,
  addDoctor,
  addConfig,
  addSetup,
  addUninstall,
  addCompletions,
  addSession,
  addInject,
  addCapture,
  addMaintain,
  addDebug,
];

/** All commands with their help, before any word is read; `tellEnd` logs how the one that ran ended. */
export function createProgram(): { readonly program: Command; readonly tellEnd: TellEnd } {
  const program = new Command('cs-memory')
    .description('Memory for coding agents, kept in the git notes of your repository.')
    .version(version)
    .showHelpAfterError('(see cs-memory --help)')
    .configureHelp(HELP_STYLE)
    .addHelpCommand(
      new Command('help').argument('[command]').description('show the help of a command').helpGroup('Help:'),
    )
    .exitOverride()
    .configureOutput({ writeErr: writeUsage })
    .addHelpText(
      'after',
      '\nExit codes: 0 success, even if nothing was found; 1 failure; 2 wrong usage. See docs/reference/errors.md.\nSettings: cs-memory config; docs/reference/settings.md lists them all, with the environment variables.',
    );

  for (const add of COMMANDS) add(program);
  // A subcommand that was made before exitOverride has none of its own.
  for (const command of program.commands)
    command.exitOverride().showHelpAfterError(`(see cs-memory ${command.name()} --help)`);
  const tellEnd = addVerbose(program);
  addManual(program);
  nameMeantCommands(program);
  return { program, tellEnd };
}
