import type { Command } from 'commander';
import { wireSessions } from '../../wire/sessions.ts';
import { readGiven, SESSION_VARIABLES, variablesHelp } from '../hook-variables.ts';
import { print, printJson } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { setting, spooling } from '../setting.ts';
import { flushSession, keepGiven, tellStory, WHY_NOT } from '../turn-end.ts';

interface SessionEndOptions {
  readonly sessionId?: string;
  readonly summary?: string;
  readonly json?: true;
}

/** `cs-memory session end`: what a session learned goes into the notes, and it is over. */
export function addSessionEnd(session: Command): void {
  session
    .command('end')
    .summary('write what a session learned and mark it as ended')
    .description(
      'Ends a session: queues its summary, filtered, and the state of its work, writes everything that is waiting into the notes, and marks the session as ended. Ending it again changes nothing. Without an id there is nothing to end, which is not an error.',
    )
    .option('--session-id <id>', 'the session, by its id or a prefix of it')
    .option('--summary <text>', 'what the session achieved')
    .option('--json', 'print {"session_id", "ended", "written", "seen", "unborn"}')
    .addHelpText(
      'after',
      `${variablesHelp(...SESSION_VARIABLES, 'SESSION_SUMMARY')}\n\nExample:\n  cs-memory session end --session-id 5e551017`,
    )
    .action(async ({ sessionId, summary: told, json }: SessionEndOptions) => {
      const { id: given, summary } = readGiven('session end', {
        id: [sessionId, ...SESSION_VARIABLES],
        summary: [told, 'SESSION_SUMMARY'],
      });
      if (given === '') {
        if (json) return printJson({ ended: false, written: 0, seen: 0, unborn: 0 });
        process.stderr.write('no session given: nothing was ended\n');
        return;
      }
      const sessions = wireSessions(setting(), await spooling());
      const known = sessions.find(given);
      if (known === undefined) {
        // A script's last step is no place to fail because its first one was left out.
        process.stderr.write(
          `no session in this repository has an id beginning with '${given}': nothing was ended\n`,
        );
        if (json) printJson({ ended: false, written: 0, seen: 0, unborn: 0 });
        return;
      }
      const { id, state, standing, waiting } = known;
      const isOver = standing === 'ended' && waiting === 0;
      const total = isOver
        ? { written: 0, seen: 0, unborn: 0 }
        : await showingProgress('ending', () => end(id, summary));
      if (json) return printJson({ session_id: id, ended: state !== undefined, ...total });
      print(
        isOver
          ? `${id} had already ended`
          : `${id} has ended: ${total.written} written, ${total.seen} seen again`,
      );
    });
}

async function end(session: string, summary: string) {
  const kept = summary === '' ? 'queued' : await keepGiven(session, summary);
  if (kept !== 'queued') process.stderr.write(`the summary is not kept: ${WHY_NOT[kept]}\n`);
  await tellStory(session);
  return flushSession(session, { ended: true });
}
