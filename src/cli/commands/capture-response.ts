import type { Command } from 'commander';
import { NO_SESSION } from '../../services/memories/keep.ts';
import { readGiven, SESSION_VARIABLES, variablesHelp } from '../hook-variables.ts';
import { print, printJson } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { type AnswerNoted, flushSession, noteAnswer } from '../turn-end.ts';

interface CaptureResponseOptions {
  readonly content?: string;
  readonly sessionId?: string;
  readonly flush: boolean;
  readonly json?: true;
}

const SAID: Readonly<Record<AnswerNoted, string>> = {
  queued: 'the answer teaches something',
  pending: 'a model will be asked about the answer',
  nothing: 'the answer teaches nothing',
  off: 'answers are not looked at (answers.enabled)',
};

/** `cs-memory capture-response`: a turn is over. */
export function addCaptureResponse(program: Command): void {
  program
    .command('capture-response')
    .summary('a turn is over: queue what its answer teaches, and write what waits')
    .description(
      'Does what happens when an answer is complete: what the answer teaches is queued, filtered, and all that the session has queued is written into the notes. The same answer twice adds nothing.',
    )
    .option('--content <text>', 'the answer')
    .option('--session-id <id>', 'the session that it belongs to')
    .option('--no-flush', 'leave what waits in the queue')
    .option('--json', 'print {"answer", "written", "seen", "unborn"}')
    .addHelpText(
      'after',
      `${variablesHelp(...SESSION_VARIABLES, 'RESPONSE_SUMMARY')}\n\nExample:\n  cs-memory capture-response --content "The build failed since the lock file was stale; npm ci mends it."`,
    )
    .action(async ({ content, sessionId, flush, json }: CaptureResponseOptions) => {
      const given = readGiven('capture-response', {
        session: [sessionId, ...SESSION_VARIABLES],
        answer: [content, 'RESPONSE_SUMMARY'],
      });
      const session = given.session || NO_SESSION;
      const answer = await noteAnswer(session, given.answer);
      const total = flush
        ? await showingProgress('writing', () => flushSession(session))
        : { written: 0, seen: 0, unborn: 0 };
      if (json) return printJson({ answer, ...total });
      print(`${SAID[answer]}; ${total.written} written, ${total.seen} met again`);
    });
}
