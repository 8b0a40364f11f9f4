import type { Command } from 'commander';
import { addSessionEnd } from './session-end.ts';
import { addSessionList } from './session-list.ts';
import { addSessionShow } from './session-show.ts';
import { addSessionStart } from './session-start.ts';

/** `cs-memory session`: sessions begun, ended and looked at by hand. */
export function addSession(program: Command): void {
  const session = program
    .command('session')
    .summary('start, end, list and show sessions')
    .description(
      'Starts and ends sessions for scripts and clients without hooks, and tells what is known of each. Several may run at once: each is told apart by --session-id, CLAUDE_SESSION_ID or CLAUDE_CODE_SESSION_ID, in this order.',
    )
    .addHelpText(
      'after',
      '\nExample:\n  cs-memory session list\n  export CLAUDE_SESSION_ID=$(cs-memory session start)\n  cs-memory session end',
    );
  for (const add of [addSessionStart, addSessionEnd, addSessionList, addSessionShow]) add(session);
  for (const command of session.commands)
    command.exitOverride().showHelpAfterError(`(cs-memory session ${command.name()} --help tells more)`);
}
