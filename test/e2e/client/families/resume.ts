import { leftoverProblems } from '../checks.ts';
import { handoffProblems, learnedOnceProblems, notedHandoffProblems, toldIn } from '../handoff-checks.ts';
import { requestsOf, sessionIdOf, stderrOf } from '../results.ts';
import { git } from '../scratch.ts';
import { FAILING_COMMAND, FAILURE_TEXT } from '../sessions.ts';
import {
  AGENTS_FAILING_COMMAND,
  ANNOUNCED,
  FIRST_TASK,
  KILLED_SESSION,
  NEW_SESSION,
  RESUMED_AGAIN,
  RESUMED_SESSION,
} from '../sessions-handoff.ts';
import { type Bench, checkHooks, play, type World } from '../worlds.ts';

const UNDER_WAY = [
  `[in progress] ${FIRST_TASK}`,
  `Go on with: ${FIRST_TASK}`,
  `Not answered yet: ${KILLED_SESSION.prompts[0]}`,
  `Said to be open: ${ANNOUNCED}`,
  `\`${FAILING_COMMAND}\` has not passed since it failed: ${FAILURE_TEXT}`,
  'app.js: modified',
];

/** What a session of which the client was killed leaves, when it is resumed. */
export function checkResume(bench: Bench): void {
  const { check } = bench;
  const world = bench.world('resume');
  const killed = play(bench, world, 'killed', KILLED_SESSION, { marketplaces: bench.marketplaces });
  const session = sessionIdOf(killed);
  check('SIGKILL: nothing is in the notes yet', refsOf(world));
  const resume = { clientArgs: ['--resume', session] };
  const out = play(bench, world, 'resumed', RESUMED_SESSION, { ...resume, path: bench.recording });
  const [first, cleared] = requestsOf(out).filter(({ kind }) => kind === 'main');
  const cutOff = 'Where this work stood when the session was cut off.';
  check(
    'resume after SIGKILL: the first request carries the handoff',
    handoffProblems(first, [cutOff, ...UNDER_WAY]),
  );
  check(
    'resume after SIGKILL: the notes hold what was in the queue, once',
    learnedOnceProblems(world.repository, [AGENTS_FAILING_COMMAND]),
  );
  const before = 'before its context was cleared.';
  check(
    '/clear: the next request carries the handoff',
    handoffProblems(cleared, [before, ...UNDER_WAY.slice(0, 2)]),
  );
  check(
    'resume: the notes hold one handoff',
    notedHandoffProblems(world.repository, session, UNDER_WAY.slice(0, 2)),
  );
  checkHooks(bench, 'resume', out, world.home);
  // Where the client, short of time, cancelled the hook of the end (said above), the session counts as cut off, as it should.
  if (stderrOf(out) !== '') return;
  const again = play(bench, world, 'again', RESUMED_AGAIN, resume);
  // The client tells the old contexts again.
  check(
    'resume after an orderly end: no other handoff is told',
    handoffProblems(requestsOf(again)[0], [cutOff]),
  );
}

/** A session of which the client was killed, and which nobody resumes, is told of to the next one, and to that alone. */
export function checkCrash(bench: Bench): void {
  const { check, marketplaces, recording } = bench;
  const world = bench.world('crash');
  const killed = play(bench, world, 'killed', KILLED_SESSION, { marketplaces });
  check('SIGKILL: neither a hook nor the MCP server is left', leftoverProblems(killed));
  const out = play(bench, world, 'next', NEW_SESSION, { path: recording });
  const later = play(bench, world, 'later', NEW_SESSION);
  const ended = 'Where the work stood in a session that ended without a word.';
  check(
    'a new session after SIGKILL: the first request carries the handoff',
    handoffProblems(requestsOf(out)[0], [ended, ...UNDER_WAY]),
  );
  checkHooks(bench, 'a new session after SIGKILL', out, world.home);
  const told = requestsOf(later).map(toldIn).join();
  check('the session after that is not told it again', told.includes(ended) ? [told] : []);
}

const refsOf = ({ repository }: World): string[] =>
  git(repository, 'for-each-ref', 'refs/notes').split('\n').filter(Boolean);
