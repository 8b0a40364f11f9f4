import type { Command } from 'commander';
import { NO_SESSION } from '../../services/memories/keep.ts';
import { currentSession } from '../../wire/current-session.ts';
import { readGiven, SESSION_VARIABLES, variablesHelp } from '../hook-variables.ts';
import { print, printJson } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { setting } from '../setting.ts';
import { flushSession, keepGiven, WHY_NOT } from '../turn-end.ts';

interface CaptureResponseOptions {
  readonly content?: string;
  readonly sessionId?: string;
  readonly flush: boolean;
  readonly json?: true;
}

/** `cs-memory capture response`: a turn is over. */
export function addCaptureResponse(group: Command): void {
  group
    .command('response')
    .summary('keep the answer of a finished turn and write the queue')
    .description(
      'Filters and keeps the answer of a finished turn, then writes everything that the session has queued into the notes. If the answer is not kept, the reason is printed. Passing the same answer twice adds nothing.',
    )
    .option('--content <text>', 'the answer')
    .option('--session-id <id>', 'the session it belongs to')
    .option('--no-flush', 'do not write the queue')
    .option('--json', 'print {"answer", "written", "seen", "unborn"}')
    .addHelpText(
      'after',
      `${variablesHelp(...SESSION_VARIABLES, 'RESPONSE_SUMMARY')}\n\nExample:\n  cs-memory capture response --content "The build failed because the lock file was stale; npm ci fixes it."`,
    )
    .action(async ({ content, sessionId, flush, json }: CaptureResponseOptions) => {
      const given = readGiven('capture response', {
        session: [sessionId, ...SESSION_VARIABLES],
        answer: [content, 'RESPONSE_SUMMARY'],
      });
      const session = given.session || currentSession(setting()) || NO_SESSION;
      const answer = await keepGiven(session, given.answer);
      const total = flush
        ? await showingProgress('writing', () => flushSession(session))
        : { written: 0, seen: 0, unborn: 0 };
      if (json) return printJson({ answer, ...total });
      const said = answer === 'queued' ? 'the answer is kept' : `the answer is not kept: ${WHY_NOT[answer]}`;
      print(`${said}; ${total.written} written, ${total.seen} seen again`);
    });
}
