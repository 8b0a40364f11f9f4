import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { wire, wireSpool } from '../../wire.ts';
import { readGiven, SESSION_VARIABLES, variablesHelp } from '../hook-variables.ts';
import { print, printJson } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { setting } from '../setting.ts';

interface SessionStartOptions {
  readonly sessionId?: string;
  readonly json?: true;
}

/** `cs-memory session start`: the id of a session that runs. */
export function addSessionStart(session: Command): void {
  session
    .command('start')
    .summary('start a session and print its id')
    .description(
      'Starts a session and prints its id, generating one if none is given. What crashed sessions left behind is written first. A running session is left as it is; one that has ended is continued.',
    )
    .option('--session-id <id>', 'the id (default: a new one)')
    .option('--json', 'print {"session_id", "created", "left_overs": {"written", "failed"}}')
    .addHelpText(
      'after',
      `${variablesHelp(...SESSION_VARIABLES)}\n\nExample:\n  export CLAUDE_SESSION_ID=$(cs-memory session start)`,
    )
    .action(async ({ sessionId, json }: SessionStartOptions) => {
      const given = readGiven('session start', { id: [sessionId, ...SESSION_VARIABLES] });
      const id = given.id === '' ? randomUUID() : given.id;
      const begun = await showingProgress('starting', () => begin(id));
      if (json) printJson({ session_id: id, ...begun });
      else print(id);
    });
}

interface Begun {
  readonly created: boolean;
  readonly left_overs: { readonly written: number; readonly failed: number };
}

const NOTHING_LEFT = { written: 0, failed: 0 };

/** Records the session with who the user is, so that what it asks later need not ask git. */
async function begin(session: string): Promise<Begun> {
  const options = { ...setting(), session };
  const spooling = await wireSpool(options);
  const state = spooling.states.read(session);
  const runs = state !== undefined && state.ended_at === undefined && state.died_at === undefined;
  if (!spooling.config.enabled || (runs && state.self !== undefined))
    return { created: false, left_overs: NOTHING_LEFT };
  const wired = await wire(options, spooling);
  const { leftOvers, unrecorded } = await wired
    .startSession({
      session,
      keepsContext: true,
      limit: 0,
      tokens: 0,
      flushes: spooling.config.flush.enabled,
    })
    .finally(wired.close);
  if (unrecorded !== undefined) throw unrecorded;
  return { created: !runs, left_overs: leftOvers };
}
