import type { Command } from 'commander';
import type { KnownSession } from '../../services/sessions.ts';
import { wireSessions } from '../../wire/sessions.ts';
import { print, printJson } from '../io.ts';
import { wholeNumber } from '../options.ts';
import { setting, spooling } from '../setting.ts';
import { sessionLine } from '../text/session-text.ts';

interface SessionListOptions {
  readonly limit: number;
  readonly open?: true;
  readonly json?: true;
}

const listedJson = ({ id, standing, state, waiting }: KnownSession): object => ({
  session_id: id,
  state: standing,
  started_at: state?.started_at,
  ended_at: state?.ended_at,
  waiting,
  last_flush: state?.last_flush,
  shown: state?.shown.length ?? 0,
  agents: state?.agents?.length ?? 0,
});

/** `cs-memory session list`: the sessions of this repository. */
export function addSessionList(session: Command): void {
  session
    .command('list')
    .summary('list the sessions of this repository, newest first')
    .description(
      'Lists the sessions of this repository that are known here, newest first: whether each is open, has ended or died, and what is waiting. Changes nothing.',
    )
    .option('--limit <n>', 'maximum number of results', wholeNumber(1, 10_000), 20)
    .option('--open', 'only open sessions')
    .option('--json', 'print {"sessions": [{"session_id", "state", "started_at", "waiting", …}]}')
    .addHelpText('after', '\nExample:\n  cs-memory session list --open')
    .action(async ({ limit, open, json }: SessionListOptions) => {
      const all = wireSessions(setting(), await spooling()).list();
      const wanted = open ? all.filter(({ standing }) => standing === 'open') : all;
      const sessions = wanted.slice(0, limit);
      if (json) return printJson({ sessions: sessions.map(listedJson) });
      for (const one of sessions) print(sessionLine(one, Date.now()));
      if (wanted.length > limit) print(`and ${wanted.length - limit} older ones (--limit)`);
    });
}
