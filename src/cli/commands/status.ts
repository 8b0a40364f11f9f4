import type { Command } from 'commander';
import { wireOverview } from '../../wire/overview.ts';
import type { Wired } from '../../wire.ts';
import { print, printJson } from '../io.ts';
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

async function showStatus(wired: Wired, { json }: { readonly json?: true }): Promise<void> {
  const overview = await wireOverview(setting(), wired)();
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
  };
  for (const line of statusLines(overview, place, screen(process.stdout))) print(line);
}

/** `cs-memory status`: what is in the notes, and what waits. */
export function addStatus(program: Command): void {
  program
    .command('status')
    .summary('what is in the notes, and what waits')
    .description(
      'Shows on one screen how many memories there are and how they grew, how often they were recalled and found useful, what waits for the next stop or for a review, which goals are open, when work was handed on last, what ran in the background, what failed, and the newest sessions. Changes nothing.',
    )
    .option(
      '--json',
      'print {"store", "enabled", "namespaces", "user", "kinds", "recalled", "useful", "memory_queue", "held", "goals", "agents", "handoff", "background", "distil", "failures", "sessions", "log"}',
    )
    .addHelpText('after', '\nExample:\n  cs-memory status')
    .action((options: { readonly json?: true }) => withWired((wired) => showStatus(wired, options)));
}
