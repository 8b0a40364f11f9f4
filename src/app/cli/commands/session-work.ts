import type { Explanation, ShownCandidate } from '../../../capture/distil.ts';
import type { ModelDistilled } from '../../../capture/distil-by-model.ts';
import { statementIn } from '../../../capture/statement.ts';
import { plain } from '../../../capture/statement-rules.ts';
import { firstOf, printable, shortLine } from '../../../core/text.ts';
import { ageText } from '../../../core/time.ts';
import { onlyOpen } from '../../../session/goal-book.ts';
import { GOAL_WORDS, type Goal } from '../../../session/goals-folded.ts';
import { allGoals, findSession, listSessions, standingGoals, tasksOf } from '../../../session/sessions.ts';
import { modelTrouble } from '../../doctor/check.ts';
import { autoDistil, distilNow, estimate, explainSession } from '../../wire/distil.ts';
import type { Wired } from '../../wire/services.ts';
import { beganAt } from '../../wire/spool.ts';
import { command, wholeNumber } from '../command.ts';
import { colors, type Flags, print, printJson, refuseIf, runQuietly, spooling, withWired } from '../io.ts';
import { showingProgress } from '../progress.ts';
import { flushSession, noSession } from './session-start.ts';

const STATE_WIDTH = 8;

/** One goal in one line: state, title, how long it has been so, and whose session it is; a step stands under its goal. */
export function goalLine(goal: Goal, nowMs: number): string {
  const isStep = goal.parent !== undefined;
  const agent = goal.agent && `subagent ${goal.agent.slice(0, 8)}`;
  const from = [ageText(goal.since, nowMs), !isStep && goal.session.slice(0, 8), agent];
  const label = from.filter(Boolean).join(', ');
  const title = shortLine(printable(goal.title), 120);
  return `${colors.yellow(GOAL_WORDS[goal.state].padEnd(STATE_WIDTH))}  ${isStep ? '  ' : ''}${title} ${colors.dim(`(${printable(label)})`)}`;
}

export const addGoals = command('goals', {
  summary: 'list the goals of sessions and their state',
  about:
    'Lists the goals of sessions: what was asked for in prompts, the tasks that were created for it, and the state of each. Goals from other clones are read from the notes. Changes nothing.',
  options: {
    '--session <id>': 'only this session, by its id or a prefix of it',
    '--all': 'include goals that were reached or abandoned',
    '--json': 'print {"goals": [{"id", "title", "state", "since", …}], "tasks": […]}',
  },
  example: 'cs-memory session goals --session 5e551017',
  run: async ({ session: prefix, all }) => {
    const [began, memories] = await withWired(
      async (wired) => [beganAt(wired), await wired.index.all()] as const,
    );
    const goals = allGoals(began, memories);
    const session = prefix === undefined ? undefined : sessionOf(goals, prefix);
    const open = session === undefined ? standingGoals(began, memories) : onlyOpen(goals);
    const shown = (all ? goals : open).filter((goal) => session === undefined || goal.session === session);
    return {
      json: { goals: shown, tasks: session && tasksOf(began, session) },
      text: shown.map((goal) => goalLine(goal, Date.now())),
      isList: true,
    };
  },
});

function sessionOf(goals: readonly Goal[], prefix: string): string {
  const ids = [...new Set(goals.map(({ session }) => session))].filter((id) => id.startsWith(prefix));
  const isVague = ids.length > 1 && !ids.includes(prefix);
  refuseIf(isVague, `'${prefix}' matches ${ids.length} sessions`, 'type more of the id');
  return ids.includes(prefix) ? prefix : (ids[0] ?? prefix);
}

const SAID: Readonly<Record<ShownCandidate['source'], string>> = {
  prompt: 'you said',
  refused: 'you said while turning a call down',
  choice: 'you chose',
  answer: 'said in between',
  last: 'said at the end of a turn',
  commit: 'a commit says',
};

const WHY: Readonly<Record<Explanation['dropped'][number]['why'], string>> = {
  'little-worth': 'worth too little',
  overturned: 'overturned later in the session',
  unsettled: 'the session went on editing afterwards and did not repeat it',
  unclear: 'it makes no sense on its own',
  'too-many': 'a session becomes at most six memories',
  unkept: 'stated, but in no memory: part of a question, still in the queue, or forgotten since',
};

const MOST_DROPPED = 12;
const MAX_CHARS = 200;

export function explanationPage({ memories, kept, dropped }: Explanation): string {
  const none = `nothing${kept.length > 0 ? ' else' : ''} that was said in it is worth a memory (what helped after a failure is kept by itself)`;
  const left = dropped.map((one) => `${one.worth.toFixed(2)}  ${WHY[one.why]}: ${candidateLine(one)}`);
  return [
    memories.length > 0 ? 'kept:' : none,
    ...memories.flatMap(({ summary, worth, from }) => [
      `${worth.toFixed(2)}  ${printable(summary)}`,
      ...from.map((one) => `      ${candidateLine(one)}`),
    ]),
    ...kept.map((one) => `kept already, as it was said: ${candidateLine(one)}`),
    ...(left.length === 0 ? [] : ['', 'dropped:']),
    ...firstOf(left, MOST_DROPPED, (more) => `… and ${more} more`),
  ].join('\n');
}

/** Tells whether a memory says what the user stated; as the whole prompt had it, that may be more. */
export async function toldIn({ index, user }: Pick<Wired, 'index' | 'user'>) {
  const all = [...(await index.all()), ...(await user.index.all())];
  const told = all
    .filter(({ evidence, forgotten }) => evidence === 'user-stated' && !forgotten)
    .map(({ summary, body = '' }) => ` ${plain(`${summary} ${body}`)} `);
  return (text: string): boolean => {
    const said = plain(statementIn(text)?.summary ?? text);
    return told.some((words) => words.includes(` ${said} `));
  };
}

function candidateLine({ source, turn, text }: ShownCandidate): string {
  return `turn ${turn}, ${SAID[source]}: ${shortLine(printable(text), MAX_CHARS)}`;
}

function modelText(model: ModelDistilled | 'busy'): string {
  if (model === 'busy') return 'a model is being asked by another process on this machine: try again later';
  if (model.outcome === 'nothing') return 'the session has nothing that a model could be asked about';
  if (model.outcome !== 'distilled')
    return `the model gave no answer: ${modelTrouble({ last: model })?.join('; ')}. What the rules found stands`;
  const { written, seen, replaced, dropped } = model;
  return `by the model: ${written} written, ${seen} seen again, ${replaced} replaced, ${dropped} dropped because they name what stands nowhere in the session`;
}

type DistilOptions = Flags<'auto' | 'dryRun' | 'json'> & {
  readonly session: string | undefined;
  readonly last: number | undefined;
  readonly model: 'claude' | 'anthropic' | undefined;
};

export const addDistil = command('distil', {
  summary: 'turn what a session said into memories',
  about:
    'Reads everything that a session gathered and writes up to six memories of it into the notes. Sessions are distilled automatically when they end; doing it again changes nothing. With --model, or distil.model in your settings, a model is asked once per session, and its findings replace those of the rules. With --dry-run nothing is written and no model is asked: it shows what the rules would make of the session, why the rest was dropped, and what asking a model would send and cost.',
  options: {
    '--session <id>': 'the session, by its id or a prefix of it (default: the newest)',
    '--last <n>': ['the n newest sessions that have ended', wholeNumber(1, 50)],
    '--model <by>': [
      'the model to ask: claude (your own login) or anthropic (ANTHROPIC_API_KEY)',
      ['claude', 'anthropic'],
    ],
    '--auto': 'run as a background job: ask the configured model about waiting sessions, print nothing',
    '--dry-run': 'show what would be written and sent; write nothing and ask no model',
    '--json':
      'print {"session_id", "written", "seen"} or, with --dry-run, {"session_id", "memories", "dropped"}, for each session with --last, and {"model"} with what a model made of it or would be sent',
  },
  example:
    'cs-memory session distil --session 5e551017 --dry-run\n  cs-memory session distil --last 3 --model claude',
  run: async (options) => {
    if (options.auto) return runQuietly('distil', autoDistil);
    for (const id of await named(options)) await (options.dryRun ? showDry : distilOne)(id, options);
  },
});

async function named({ session: given = '', last }: DistilOptions): Promise<readonly string[]> {
  const began = beganAt(await spooling());
  if (last !== undefined) {
    const ended = listSessions(began).filter(({ standing }) => standing !== 'open');
    return ended.slice(0, last).map(({ id }) => id);
  }
  const known = given === '' ? listSessions(began)[0] : findSession(began, given);
  if (known === undefined) throw noSession(given);
  return [known.id];
}

async function showDry(id: string, { model: asked, json }: DistilOptions): Promise<void> {
  const spooled = await spooling();
  const by = asked ?? spooled.config.distil.model;
  const most = by === 'none' ? undefined : await withWired((wired) => estimate(wired, id, by));
  const explanation = explainSession(spooled, id, await withWired(toldIn));
  const model = most && { input_tokens: most.inputTokens, output_tokens: most.outputTokens, usd: most.usd };
  if (json) return printJson({ session_id: id, ...explanation, model });
  const asks =
    most &&
    `${by} would be asked once: about ${most.inputTokens} tokens of the session, without secrets, at most $${most.usd.toFixed(3)}; nothing was sent`;
  print(explanationPage(explanation));
  if (by !== 'none') print(`\n${asks ?? modelText({ outcome: 'nothing' })}`);
}

async function distilOne(id: string, { model: asked, json }: DistilOptions): Promise<void> {
  const { written, seen } = await showingProgress('distilling', () => flushSession(id, { whole: true }));
  const by = asked ?? (await spooling()).config.distil.model;
  const ask = (model: typeof by & ('claude' | 'anthropic')) =>
    withWired((wired) => distilNow(wired, id, model));
  const model = by === 'none' ? undefined : await showingProgress(`asking ${by}`, () => ask(by));
  const isWell = model !== 'busy' && (model === undefined || /^(?:distilled|nothing)$/.test(model.outcome));
  if (!isWell) process.exitCode = 1;
  if (json) return printJson({ session_id: id, written, seen, model });
  print(`${id} is distilled: ${written} written, ${seen} seen again`);
  if (model !== undefined) print(modelText(model));
}
