import { Command } from 'commander';
import { version } from '../../package.json';
import { addBlame } from './commands/blame.ts';
import { addCaptureMemory } from './commands/capture-memory.ts';
import { addCaptureResponse } from './commands/capture-response.ts';
import { addCompletions } from './commands/completions.ts';
import { addConfig } from './commands/config.ts';
import { addConsolidate } from './commands/consolidate.ts';
import { addDetect } from './commands/detect.ts';
import { addDistil } from './commands/distil.ts';
import { addDoctor } from './commands/doctor.ts';
import { addEval } from './commands/eval.ts';
import { addExport } from './commands/export.ts';
import { addFilter } from './commands/filter.ts';
import { addFlush } from './commands/flush.ts';
import { addForget } from './commands/forget.ts';
import { addGc } from './commands/gc.ts';
import { addGoals } from './commands/goals.ts';
import { addImport } from './commands/import.ts';
import { addInjectBrief } from './commands/inject-brief.ts';
import { addInjectContext } from './commands/inject-context.ts';
import { addList } from './commands/list.ts';
import { addLog } from './commands/log.ts';
import { addPurge } from './commands/purge.ts';
import { addReanchor } from './commands/reanchor.ts';
import { addRecall } from './commands/recall.ts';
import { addReindex } from './commands/reindex.ts';
import { addRemember } from './commands/remember.ts';
import { addRestore } from './commands/restore.ts';
import { addReview } from './commands/review.ts';
import { addSession } from './commands/session.ts';
import { addSetup } from './commands/setup.ts';
import { addShow } from './commands/show.ts';
import { addStatus } from './commands/status.ts';
import { addSync } from './commands/sync.ts';
import { addTrust } from './commands/trust.ts';
import { addUninstall } from './commands/uninstall.ts';
import { addUseful, addUseless } from './commands/useful.ts';
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
  addGoals,
  addSession,
  addInjectContext,
  addInjectBrief,
  addCaptureMemory,
  addCaptureResponse,
  addUseful,
  addUseless,
  addReview,
  addForget,
  addRestore,
  addPurge,
  addFlush,
  addDistil,
  addReanchor,
  addConsolidate,
  addReindex,
  addGc,
  addSync,
  addTrust,
  addStatus,
  addDoctor,
  addConfig,
  addSetup,
  addUninstall,
  addCompletions,
  addEval,
  addExport,
  addImport,
  addFilter,
  addDetect,
];

/** All commands with their help, before any word is read; `tellEnd` logs how the one that ran ended. */
export function createProgram(): { readonly program: Command; readonly tellEnd: TellEnd } {
  const program = new Command('cs-memory')
    .description('Memory for coding agents, kept in the git notes of your repository.')
    .version(version)
    .showHelpAfterError('(cs-memory --help tells more)')
    .configureHelp(HELP_STYLE)
    .addHelpCommand(
      new Command('help').argument('[command]').description('the help of a command').helpGroup('Help:'),
    )
    .exitOverride()
    .configureOutput({ writeErr: writeUsage })
    .addHelpText(
      'after',
      '\nExit codes: 0 done (nothing found included), 1 it failed, 2 wrong usage. docs/errors.md has more.\nSettings: cs-memory config; docs/configuration.md has them all, and the environment that is read.',
    );

  for (const add of COMMANDS) add(program);
  // A subcommand that was made before exitOverride has none of its own.
  for (const command of program.commands)
    command.exitOverride().showHelpAfterError(`(cs-memory ${command.name()} --help tells more)`);
  const tellEnd = addVerbose(program);
  addManual(program);
  nameMeantCommands(program);
  return { program, tellEnd };
}
