import type { Command } from 'commander';
import { ageText } from '../../domain/age.ts';
import type { SessionStatus, Status } from '../../services/status.ts';
import { colors } from '../colors.ts';
import { print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';

function sessionLine({ session, state, summary }: SessionStatus, nowMs: number): string {
  const started = state === undefined ? 'start unknown' : `started ${ageText(state.started_at, nowMs)}`;
  const ended = state?.ended_at === undefined ? '' : `, ended ${ageText(state.ended_at, nowMs)}`;
  const flush = state?.last_flush;
  const last = flush
    ? `; last flush ${ageText(flush.at, nowMs)}: ${flush.written} written, ${flush.seen} met again`
    : '';
  return `  ${session.slice(0, 8)}  ${started}${ended}: ${summary}${last}`;
}

/** When each job ran last, and how it ended; undefined where none ever did. */
function backgroundText(jobs: Status['background'], nowMs: number): string | undefined {
  const told = Object.entries(jobs).flatMap(([job, state]) =>
    state === undefined
      ? []
      : [`${job} ${ageText(state.started_at, nowMs)}: ${state.outcome ?? 'no end yet'}`],
  );
  return told.length === 0 ? undefined : told.join('; ');
}

/** `cs-memory status`: what is in the notes, and what waits. */
export function addStatus(program: Command): void {
  program
    .command('status')
    .summary('what is in the notes, and what waits')
    .description(
      'Shows how many memories each namespace has and which sessions have learnings that wait for their next stop. Changes nothing.',
    )
    .option(
      '--json',
      'print {"store", "namespaces", "user", "memory_queue", "held", "background", "sessions", "log"}',
    )
    .addHelpText('after', '\nExample:\n  cs-memory status')
    .action(async (options: { json?: true }) => {
      await withWired(async (wired) => {
        const { namespaces, user, sessions, waiting, held, background } = await wired.status();
        const store = wired.home.place.commonDir;
        if (options.json) {
          const known = sessions.map(({ session, state, waiting: count }) => ({
            session_id: session,
            ...state,
            waiting: count,
          }));
          return printJson({
            store,
            namespaces,
            user,
            memory_queue: waiting,
            held,
            background,
            sessions: known,
            log: wired.logDirectory,
          });
        }
        print(
          `${colors.dim('store')}     ${store}${wired.home.isUserStore ? ' (per-user: no repository here)' : ''}`,
        );
        print(
          `${colors.dim('memories')}  ${namespaces.map(({ ns, live }) => `${ns} ${live}`).join(', ') || 'none yet'}`,
        );
        if (user.live > 0) print(`${colors.dim('your own')}  ${user.live}, recalled in every project`);
        print(
          `${colors.dim('waiting')}   ${waiting.count === 0 ? 'nothing' : `${waiting.count} ${waiting.count === 1 ? 'learning' : 'learnings'}`}`,
        );
        if (held > 0) print(`${colors.dim('to review')} ${held}, see \`cs-memory review\``);
        const lastRuns = backgroundText(background, Date.now());
        if (lastRuns !== undefined) print(`${colors.dim('by itself')} ${lastRuns}`);
        print(`${colors.dim('log')}       ${wired.logDirectory}`);
        if (sessions.length > 0) print(`${colors.dim('sessions')}`);
        for (const session of sessions.slice(0, 10)) print(sessionLine(session, Date.now()));
        if (sessions.length > 10) print(`  and ${sessions.length - 10} older ones`);
      });
    });
}
