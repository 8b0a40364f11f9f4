import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  afterCompactions,
  handoffProblems,
  notedHandoffProblems,
  summariserInstructions,
  summariserProblems,
} from '../handoff-checks.ts';
import { requestsOf, sessionIdOf } from '../results.ts';
import { FAILING_COMMAND, FAILURE_TEXT } from '../sessions.ts';
import {
  ANNOUNCED,
  COMPACTED_SESSION,
  FIRST_TASK,
  GUIDED_SESSION,
  SECOND_PROMPT,
  SECOND_TASK,
  THIRD_PROMPT,
} from '../sessions-handoff.ts';
import { type Bench, checkHooks, checkRequests, play } from '../worlds.ts';

const OPEN_FAILURE = `\`${FAILING_COMMAND}\` has not passed since it failed: ${FAILURE_TEXT}`;
/** What is under way when the user asks for a compaction. */
const AT_FIRST = [
  `[in progress] ${FIRST_TASK}`,
  `[pending] ${SECOND_TASK}`,
  `Go on with: ${FIRST_TASK}`,
  `Said to be open: ${ANNOUNCED}`,
  OPEN_FAILURE,
  'app.js: modified',
];
/** And with a prompt behind it: what failed before that is passed by. */
const AFTER_A_PROMPT = AT_FIRST.filter((text) => text !== OPEN_FAILURE && !text.startsWith('Said'));
/** When the client compacts by itself, in the middle of the next turn: what failed before the prompt is passed by. */
const IN_A_TURN = [
  `[in progress] ${SECOND_TASK}`,
  `1 marked as completed, last: ${FIRST_TASK}`,
  `Go on with: ${SECOND_TASK}`,
  `Not answered yet: ${SECOND_PROMPT}`,
  'app.js: modified',
];
/** And before the turn after that. */
const BEFORE_A_TURN = [
  `[in progress] ${SECOND_TASK}`,
  `Not answered yet: ${THIRD_PROMPT}`,
  'notes.md: not tracked',
];

/** What is under way is told after each kind of compaction, and nothing else is. */
export function checkCompaction(bench: Bench): void {
  const { check } = bench;
  const [without, world] = [bench.world('compaction-without'), bench.world('compaction')];
  play(bench, without, 'compacted', COMPACTED_SESSION);
  const out = play(bench, world, 'compacted', COMPACTED_SESSION, {
    marketplaces: bench.marketplaces,
    path: bench.recording,
  });
  const [manual, inTurn, beforeTurn, ...more] = afterCompactions(out);
  check('/compact: the next request carries the handoff', handoffProblems(manual, AT_FIRST));
  const stale = [`[in progress] ${FIRST_TASK}`];
  check(
    'compaction in a turn: the next request carries the handoff',
    handoffProblems(inTurn, IN_A_TURN, stale),
  );
  check(
    'compaction before a turn: the next request carries the handoff',
    handoffProblems(beforeTurn, BEFORE_A_TURN, [...stale, `Not answered yet: ${SECOND_PROMPT}`]),
  );
  check(
    'compaction: there were three',
    more.map(() => 'one more'),
  );
  check(
    'compaction: the notes hold one handoff',
    // Made anew when the session ended: then the last prompt was answered.
    notedHandoffProblems(
      world.repository,
      sessionIdOf(out),
      BEFORE_A_TURN.filter((text) => !text.startsWith('Not answered')),
    ),
  );
  check("compaction: nothing of ours is in the summariser's instructions", summariserProblems(out));
  checkHooks(bench, 'compaction', out, world.home);
  checkRequests(bench, 'compaction', 'compacted', { without, with: world });
}

/** Where the user wants it, the summariser is told what must survive; the model is not. */
export function checkGuide(bench: Bench): void {
  const { check, marketplaces } = bench;
  const world = bench.world('guide');
  const settings = join(world.home, '.config/cs-memory');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'config.json'), '{"handoff": {"guideSummary": true}}');
  const out = play(bench, world, 'guided', GUIDED_SESSION, { marketplaces });
  const guide = 'The summary must keep these facts';
  const [instructions = ''] = summariserInstructions(out);
  const says = [guide, `Go on with: ${FIRST_TASK}`, 'app.js: modified'];
  check(
    'handoff.guideSummary: the summariser is told what must survive',
    says.filter((text) => !instructions.includes(text)).map((text) => `it is not told "${text}"`),
  );
  const told = requestsOf(out).filter(
    ({ kind, body }) => kind === 'main' && JSON.stringify(body).includes(guide),
  );
  check(
    'handoff.guideSummary: the model is not',
    told.map(({ body }) => JSON.stringify(body.messages)),
  );
  const [next] = afterCompactions(out);
  check('handoff.guideSummary: the next request carries the handoff', handoffProblems(next, AFTER_A_PROMPT));
}
