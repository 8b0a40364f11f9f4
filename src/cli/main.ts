import { Command, CommanderError } from 'commander';
import { version } from '../../package.json';
import { addAssess } from './commands/assess.ts';
import { addBlame } from './commands/blame.ts';
import { addConsolidate } from './commands/consolidate.ts';
import { addDetect } from './commands/detect.ts';
import { addDoctor } from './commands/doctor.ts';
import { addEval } from './commands/eval.ts';
import { addExport } from './commands/export.ts';
import { addFilter } from './commands/filter.ts';
import { addFlush } from './commands/flush.ts';
import { addForget } from './commands/forget.ts';
import { addGoals } from './commands/goals.ts';
import { addImport } from './commands/import.ts';
import { addList } from './commands/list.ts';
import { addLog } from './commands/log.ts';
import { addPurge } from './commands/purge.ts';
import { addReanchor } from './commands/reanchor.ts';
import { addRecall } from './commands/recall.ts';
import { addReindex } from './commands/reindex.ts';
import { addRemember } from './commands/remember.ts';
import { addRestore } from './commands/restore.ts';
import { addReview } from './commands/review.ts';
import { addSetup } from './commands/setup.ts';
import { addShow } from './commands/show.ts';
import { addStatus } from './commands/status.ts';
import { addSync } from './commands/sync.ts';
import { addTrust } from './commands/trust.ts';
import { addUseful, addUseless } from './commands/useful.ts';
import { reportError } from './report-error.ts';

const program = new Command('cs-memory')
  .description('Memory for coding agents, kept in the git notes of your repository.')
  .version(version)
  .showHelpAfterError('(cs-memory --help tells more)')
  .exitOverride()
  .addHelpText('after', '\nExit codes: 0 done (nothing found included), 1 it failed, 2 wrong usage.');

for (const add of [
  addRemember,
  addRecall,
  addList,
  addShow,
  addLog,
  addBlame,
  addGoals,
  addUseful,
  addUseless,
  addReview,
  addForget,
  addRestore,
  addPurge,
  addFlush,
  addReanchor,
  addConsolidate,
  addReindex,
  addAssess,
  addSync,
  addTrust,
  addStatus,
  addDoctor,
  addSetup,
  addEval,
  addExport,
  addImport,
  addFilter,
  addDetect,
]) {
  add(program);
}
// A subcommand that was made before exitOverride has none of its own.
for (const command of program.commands)
  command.exitOverride().showHelpAfterError(`(cs-memory ${command.name()} --help tells more)`);

// `cs-memory list | head` closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await program.parseAsync();
} catch (error) {
  // Commander has said its words already; its code is 0 for --help and --version.
  process.exitCode = error instanceof CommanderError ? (error.exitCode === 0 ? 0 : 2) : reportError(error);
}
