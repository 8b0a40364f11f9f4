import type { Command } from 'commander';
import { type Unfetched, unfetchedText } from '../../domain/unfetched.ts';
import { NOTHING_MORE } from '../../services/doctor/check-remote.ts';
import { askRemote } from '../../wire/ask-remote.ts';
import { wireOverview } from '../../wire/overview.ts';
import { unfetched } from '../../wire/unfetched.ts';
import type { Wired } from '../../wire.ts';
import { isInteractive, print, printJson } from '../io.ts';
import { setting, withWired } from '../setting.ts';
import { type Screen, statusLines } from '../text/status-text.ts';

/** What a terminal has as a rule, and what a pipe is given. */
const COLUMNS = 80;
const ROWS = 24;

/** Whether the language settings name another set of signs than UTF-8. Where they name none most terminals show it all the same. */
function signs({ LC_ALL, LC_CTYPE, LANG, TERM }: NodeJS.ProcessEnv): Screen['signs'] {
  const locale = LC_ALL || LC_CTYPE || LANG || '';
  return TERM === 'dumb' || (locale !== '' && !/utf-?8/i.test(locale)) ? 'plain' : 'blocks';
}

function screen({ columns = COLUMNS, rows = ROWS, isTTY }: NodeJS.WriteStream): Screen {
  const isTerminal = isTTY === true && columns > 0;
  return {
    columns: isTerminal ? columns : Number.POSITIVE_INFINITY, // whoever reads a pipe wants whole lines
    rows: (isTerminal ? Math.max(rows, ROWS) : ROWS) - 1,
    signs: signs(process.env),
  };
}

interface StatusOptions {
  readonly remote?: true;
  readonly json?: true;
}

/** A remote is asked only where the user says so. */
async function showStatus(wired: Wired, { remote, json }: StatusOptions): Promise<void> {
  const overview = await wireOverview(setting(), wired)();
  const there = remote
    ? await askRemote(setting(), wired, isInteractive())
    : await unfetched(setting(), wired);
  const store = wired.home.place.commonDir;
  const log = wired.logDirectory;
  if (json) {
    const { sessions, waiting, ...more } = overview;
    const known = sessions.map(({ session, state, waiting: count }) => ({
      session_id: session,
      ...state,
      waiting: count,
    }));
    return printJson({
      store,
      enabled: wired.config.enabled,
      ...more,
      unfetched: there,
      memory_queue: waiting,
      sessions: known,
      log,
    });
  }
  const place = {
    store,
    isUserStore: wired.home.isUserStore,
    isOn: wired.config.enabled,
    log,
    nowMs: Date.now(),
    ...remoteText(there, remote === true),
  };
  for (const line of statusLines(overview, place, screen(process.stdout))) print(line);
}

function remoteText(there: Unfetched | undefined, isAsked: boolean): { readonly remote?: string } {
  if (there !== undefined) return { remote: unfetchedText(there) };
  return isAsked ? { remote: NOTHING_MORE } : {};
}

/** `cs-memory status`: what is in the notes, and what waits. */
export function addStatus(program: Command): void {
  program
    .command('status')
    .summary('show what is in the notes and what is waiting')
    .description(
      'Shows on one screen how many memories there are and how they grew, how often they were recalled and found useful, what is waiting for the next stop or for a review, open goals, the last handoff, background jobs, failures and the newest sessions. Changes nothing.',
    )
    .option('--remote', 'ask the remote whether it has memories that were never fetched')
    .option(
      '--json',
      'print {"store", "enabled", "namespaces", "user", "kinds", "recalled", "useful", "memory_queue", "held", "goals", "agents", "handoff", "unfetched", "background", "distil", "failures", "sessions", "log"}',
    )
    .addHelpText('after', '\nExample:\n  cs-memory status')
    .action((options: StatusOptions) => withWired((wired) => showStatus(wired, options)));
}
