import { randomUUID } from 'node:crypto';
import { type FlushTotal, type FlushWhen, flushedInAll, flushQueues } from '../../../capture/flush.ts';
import { type Kept, queueGiven } from '../../../capture/note-statement.ts';
import { queueStory } from '../../../capture/story.ts';
import { CsError } from '../../../core/errors.ts';
import { count } from '../../../core/text.ts';
import { gatherGoals } from '../../../session/goals.ts';
import { findSession, storyOf } from '../../../session/sessions.ts';
import { startSession } from '../../../session/start-session.ts';
import { autoFlush } from '../../wire/jobs.ts';
import { wire } from '../../wire/services.ts';
import { beganAt, type Spooling, wireSpool, workplaces } from '../../wire/spool.ts';
import { command } from '../command.ts';
import { pick, runQuietly, setting, spooling, withWired } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { readGiven, variablesHelp } from '../variables.ts';

export const SEE = { hint: 'see `cs-memory session list`' };

/** What somebody is told of a session that nobody knows; '': of the newest, where there is none. */
export const noSession = (prefix: string): CsError =>
  prefix === ''
    ? new CsError('NOT_FOUND', 'there is no session in this repository yet')
    : new CsError('NOT_FOUND', `no session in this repository has an id beginning with '${prefix}'`, SEE);

export const addSessionStart = command('start', {
  summary: 'start a session and print its id',
  about:
    'Starts a session and prints its id, generating one if none is given. What crashed sessions left behind is written first. A running session is left as it is; one that has ended is continued.',
  options: {
    '--session-id <id>': 'the id (default: a new one)',
    '--json': 'print {"session_id", "created", "left_overs": {"written", "failed"}}',
  },
  help: `${variablesHelp()}\n\nExample:\n  export CLAUDE_SESSION_ID=$(cs-memory session start)`,
  run: async ({ sessionId }) => {
    const id = readGiven('session start', sessionId).session || randomUUID();
    const begun = await showingProgress('starting', () => begin(id));
    return { json: { session_id: id, ...begun }, text: id };
  },
});

const spoolFor = (session: string): Promise<Spooling> => wireSpool({ ...setting(), session });

/** Records the session with who the user is, so that what it asks later need not ask git. */
async function begin(session: string) {
  const spooling = await spoolFor(session);
  const state = spooling.states.read(session);
  const runs = state !== undefined && state.ended_at === undefined && state.died_at === undefined;
  if (!spooling.config.enabled || (runs && state.self !== undefined))
    return { created: false, left_overs: { written: 0, failed: 0 } };
  const wired = await wire(spooling);
  const flushes = spooling.config.flush.enabled;
  const how = { session, keepsContext: true, limit: 0, tokens: 0, flushes };
  const { leftOvers, unrecorded } = await startSession(wired, how).finally(wired.close);
  if (unrecorded !== undefined) throw unrecorded;
  return { created: !runs, left_overs: leftOvers };
}

// What the end of a turn and of a session do, for those who run their sessions by commands and not by hooks.

/** What became of a text that was handed over; `off` where the settings keep nothing of answers. */
export type Given = Kept | 'off';

export const WHY_NOT: Readonly<Record<Exclude<Given, 'queued'>, string>> = {
  waiting: 'it is already queued',
  empty: 'the text is empty or contains only secrets',
  ignored: 'it mentions an ignored file (capture.ignore)',
  off: 'learning from answers is switched off (answers.enabled)',
};

/** Says on stderr how many had to go since the last flush, the least recently met first. */
export function tellDropped(dropped: number): void {
  if (dropped > 0)
    process.stderr.write(
      `the queue is full (capture.maxQueued): dropped ${count(dropped, 'older learning')}\n`,
    );
}

export const NOTHING = { written: 0, seen: 0, unborn: 0 };

/** Queues a text. `waiting`: learnings of the session; 0 where answers are not kept. Throws CONFIG_INVALID, FILTER_BROKEN, IO_FAILED. */
export async function keepGiven(session: string, text: string): Promise<{ given: Given; waiting: number }> {
  const isEmpty = text.trim() === '';
  const spooling = await spoolFor(session);
  const { enabled, answers, progress } = spooling.config;
  if (!enabled || !answers.enabled) return { given: isEmpty ? 'empty' : 'off', waiting: 0 };
  if (isEmpty) return { given: 'empty', waiting: spooling.accumulator(session).count() };
  const { kept: given, dropped } = queueGiven(spooling, session, text);
  tellDropped(dropped);
  if (progress.enabled) gatherGoals(beganAt(spooling), session, { ended: false });
  if (given === 'queued') spooling.states.update(session, {}); // as the hooks do
  return { given, waiting: spooling.accumulator(session).count() };
}

/** Writes what the session has queued, wherever it worked. `ended`: it is over. Throws what the flush throws. */
export async function flushSession(session: string, when: FlushWhen = {}): Promise<typeof NOTHING> {
  const { env, ...here } = setting();
  const flushed: FlushTotal[] = [];
  for (const cwd of workplaces({ cwd: here.cwd, env, session })) {
    const spooling = await wireSpool({ ...here, env, cwd, session });
    if (!spooling.config.enabled || !spooling.config.flush.enabled) continue;
    const wired = await wire(spooling);
    flushed.push(await flushQueues(wired, [session], when).finally(wired.close));
  }
  return pick(flushedInAll(flushed), 'written', 'seen', 'unborn');
}

export const addSessionEnd = command('end', {
  summary: 'write what a session learned and mark it as ended',
  about:
    'Ends a session: queues its summary, filtered, and the state of its work, writes everything that is waiting into the notes, and marks the session as ended. Ending it again changes nothing. Without an id there is nothing to end, which is not an error.',
  options: {
    '--session-id <id>': 'the session, by its id or a prefix of it',
    '--summary <text>': 'what the session achieved',
    '--json': 'print {"session_id", "ended", "written", "seen", "unborn"}',
  },
  help: `${variablesHelp('SESSION_SUMMARY')}\n\nExample:\n  cs-memory session end --session-id 5e551017`,
  run: async ({ sessionId, summary: told, json }) => {
    const asked = readGiven('session end', sessionId, { summary: [told, 'SESSION_SUMMARY'] });
    const { session: given, summary } = asked;
    const known = given === '' ? undefined : findSession(beganAt(await spooling()), given);
    if (known === undefined) {
      // A script's last step is no place to fail because its first one was left out.
      const which = given === '' ? 'no session given' : noSession(given).message;
      if (given !== '' || !json) process.stderr.write(`${which}: nothing was ended\n`);
      return { json: { ended: false, ...NOTHING }, text: [] };
    }
    const { id, state, standing, waiting } = known;
    const isOver = standing === 'ended' && waiting === 0;
    const total = isOver ? NOTHING : await showingProgress('ending', () => end(id, summary));
    const ended = `${id} has ended: ${total.written} written, ${total.seen} seen again`;
    return {
      json: { session_id: id, ended: state !== undefined, ...total },
      text: isOver ? `${id} had already ended` : ended,
    };
  },
});

async function end(session: string, summary: string) {
  const { given: kept } = summary === '' ? { given: 'queued' as const } : await keepGiven(session, summary);
  if (kept !== 'queued') process.stderr.write(`the summary is not kept: ${WHY_NOT[kept]}\n`);
  const spooling = await spoolFor(session);
  if (spooling.config.enabled && spooling.config.progress.enabled) {
    const began = beganAt(spooling);
    queueStory(storyOf(began, session), '');
    gatherGoals(began, session, { ended: true });
  }
  return flushSession(session, { ended: true });
}

export const addFlush = command('flush', {
  summary: 'write what is waiting into the notes now',
  about:
    'Writes the learnings that sessions have queued in this repository into the notes of HEAD without waiting for a session to stop.',
  options: {
    '--session <id>': 'only this session',
    '--auto': 'run as a background job: write what crashed sessions left, print nothing',
    '--json': 'print {"written", "seen", "unborn", "broken", "stopped", "retries", "failed", "why"}',
  },
  example: 'cs-memory session flush',
  run: async ({ auto, session }) => {
    if (auto) return runQuietly('flush', (wired) => autoFlush(wired));
    const total = await showingProgress('writing', () =>
      withWired((wired) => flushQueues(wired, session === undefined ? undefined : [session])),
    );
    const { written, seen, unborn, failed, why } = total;
    const waits = 'the learnings are waiting for the first commit in this repository';
    return {
      json: total,
      text: [
        unborn > 0 ? waits : `${written} written, ${seen} seen again`,
        failed > 0 && `${count(failed, 'queue')} could not be written yet: ${why}`,
      ],
    };
  },
});
