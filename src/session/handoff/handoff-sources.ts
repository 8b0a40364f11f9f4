import { type FilterPipeline, filterOrThrow } from '../../../filters/pipeline.ts';
import { attempt, defined } from '../../core/basics.ts';
import { HANDOFFS, isToldUnasked, isUnsure, type Memory, trustOf } from '../../core/memory.ts';
import { count } from '../../core/text.ts';
import { inTime } from '../../core/time.ts';
import { type Candidate, candidateOf, type ParentContext } from '../complexity.ts';
import type { NotedPlace, SessionPlace } from '../context.ts';
import { aimsIn } from '../goal-book.ts';
import { salientAmong } from '../salience.ts';
import { ownTasksOf } from '../sessions.ts';
import { askCommand, askWorkState } from '../work.ts';
import { hearTalk, type ToldIn } from './handoff-talk.ts';
import type { CommandReport, HandoffParts, WorkState } from './types.ts';

type Gathered = Omit<HandoffParts, 'session' | 'at' | 'occasion' | 'role'>;

/** When a handoff is made: a start has 8 s for all, a compaction 9 s for this and a flush, an end 1.5 s. */
export type HandoffWhen = 'start' | 'compaction' | 'end';

/** So that what is late leaves the rest its time, and a busy machine is no fault yet. */
const ALL_MS: Readonly<Record<HandoffWhen, number>> = { start: 3_500, compaction: 6_500, end: 700 };
/** What is asked first, beside each other, has so much of that. */
const FIRST_SHARE = 0.8;
/** Beyond its own time-out, for what it takes to end it. */
const MARGIN_MS = 200;

const MAX_BLOCKERS = 5;

/** Programs first, beside each other and us, then what is looked at here. What fails or is late is named in `missing`. Never throws. */
export async function gatherParts(
  at: NotedPlace,
  session: string,
  when: HandoffWhen,
  told: ToldIn,
  missing: string[],
): Promise<Gathered> {
  const endMs = performance.now() + ALL_MS[when];
  const firstMs = ALL_MS[when] * FIRST_SHARE;
  const ask = asker(missing);
  const clean = (text: string): string => filterOrThrow(at.filters, text);
  const [state = NO_STATE, command, blockers = []] = await Promise.all([
    ask('git', firstMs + MARGIN_MS, async () => workStateOf(at, firstMs)),
    commandReport(at, firstMs, ask),
    ask('the open blockers', firstMs, () => blockersOf(at)),
  ]);
  const story = at.stories.read(session);
  const { isCutOff, rawEditedSince, list, ...talk } = hearTalk(at, session, told, story.isAnswered, missing);
  const editedSince = rawEditedSince.map(at.relativePath);
  // A turn may end while a subagent works, or in the middle of a step.
  const isAnswered = story.isAnswered && !isCutOff && !talk.running.some(({ kind }) => kind === 'agent');
  const { answers, failures } = talk;
  // Where goals are switched off, as the transcript has it.
  const known = ownTasksOf(at, session);
  const tasks =
    known.length > 0 ? known : [...list].map(([subject, { state }]) => ({ subject, state })).reverse();
  const unpushed = state.upstream?.ahead ?? 0;
  const recent = [...story.asked, ...[...answers].reverse()];
  const salient = await ask('what is worth keeping in mind', endMs - performance.now(), () =>
    salientOf(at, session, { files: story.files, recent }),
  );
  if (command?.problem !== undefined) missing.push(`handoff.command ${command.problem}`);
  return {
    asked: story.asked,
    isAnswered,
    ...talk,
    tasks: tasks.map(({ subject, state }) => ({ subject, state, ...list.get(subject) })),
    blockers: blockers
      .map(({ summary }) => summary)
      .filter((summary) => !failures.some(({ command }) => summary.startsWith(`\`${command}\` failed`)))
      .slice(0, MAX_BLOCKERS),
    edited: story.files,
    editedSince: story.files.filter((file) => editedSince.includes(file)),
    changed: state.files.filter(({ path }) => isTold(path, at, clean)),
    place: [...placeLines(state, at.relativePath(at.here.cwd) ?? '', clean)],
    ...defined({
      command,
      salient,
      branch: state.branch,
      unpushed:
        unpushed === 0
          ? undefined
          : cleanOr(`${count(unpushed, 'commit')} to ${state.upstream?.name}`, clean),
    }),
    missing,
  };
}

/** Undefined outside of a work tree. Throws GIT_FAILED. */
export function workStateOf({ home: { place, isUserStore }, env }: SessionPlace, timeoutMs: number) {
  const { root } = place;
  return root === undefined || isUserStore ? undefined : askWorkState({ cwd: root, env }, timeoutMs);
}

async function commandReport(
  { config, home: { place }, env, filters }: SessionPlace,
  mostMs: number,
  ask: ReturnType<typeof asker>,
): Promise<CommandReport | undefined> {
  const { command, commandTimeoutMs } = config.handoff;
  const timeoutMs = Math.min(commandTimeoutMs, mostMs);
  if (command === undefined) return undefined;
  return ask('handoff.command', timeoutMs + MARGIN_MS, async () => {
    const cwd = place.root ?? place.gitDir;
    const { lines, ...problem } = await askCommand(command, { cwd, env }, timeoutMs);
    const text = filterOrThrow(filters, lines.join('\n'));
    return { lines: text === '' ? [] : text.split('\n'), ...problem };
  });
}

/** Open blockers that the user may be told of, the newest first. */
async function blockersOf({ index, trusting, clock }: NotedPlace): Promise<readonly Memory[]> {
  const open = await index.liveIn('blockers', clock());
  const settings = await trusting.settings(open.some(({ author }) => author !== undefined));
  return open
    .filter((memory) => isToldUnasked(trustOf({ memory, scope: 'repository' }, settings)))
    .sort((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : -1));
}

/** What tells where a session stood is what the handoff itself tells. */
const STATES: ReadonlySet<string> = new Set([HANDOFFS, 'progress']);

/** The memories of a session that are worth keeping in mind, by what it is at. `recent`: the last prompts and answers, oldest first. */
async function salientOf(at: NotedPlace, session: string, is: Pick<ParentContext, 'files' | 'recent'>) {
  const nowMs = at.clock();
  const noted = (await at.index.ofSession(session, nowMs)).filter((memory) => !isUnsure(memory));
  const ids = new Set(noted.map(({ id }) => id));
  const queued = at.accumulator(session).queued().map(candidateOf);
  const all: readonly Candidate[] = [...noted, ...queued.filter(({ id }) => !ids.has(id))];
  const memories = all.filter(({ ns }) => !STATES.has(ns));
  const goals = aimsIn(at.goals.read(session), session);
  const { kept, ...chosen } = salientAmong(memories, { ...is, goals, nowMs });
  const told = kept.map(({ memory: { id, summary }, score }) => ({ id, score, summary }));
  return { ...chosen, of: memories.length, memories: told };
}

const NO_STATE: WorkState = { files: [], commits: [] };
const LATE = Symbol('late');

/** Asks one source: what it throws, and what comes after its deadline, is as if it knew nothing, and is said. */
function asker(missing: string[]) {
  return async <T>(name: string, leftMs: number, run: () => Promise<T>): Promise<T | undefined> => {
    const answer = leftMs <= 0 ? Promise.resolve(LATE) : new Promise<T>((resolve) => resolve(run()));
    const value = await inTime<T | typeof LATE>(answer, leftMs, LATE);
    if (value !== LATE) return value;
    missing.push(`${name} gave no answer`);
    return undefined;
  };
}

/** A name that every project has gives nothing away, and what was said is not understood without it. */
const EVERYBODYS = /(?:^|\/)\.(?:envrc|npmrc|yarnrc|env)(?:\.[a-z]+)*$/;

/** Whether a file is not even named: nothing is learned about it. */
export const isUnnamed = (path: string, filters: Pick<FilterPipeline, 'ignoresPath'>): boolean =>
  filters.ignoresPath(path) && !EVERYBODYS.test(path);

/** A path with something secret in it, and one that nothing is learned about, is no file in work. */
const isTold = (path: string, { filters }: SessionPlace, clean: (text: string) => string): boolean =>
  attempt(() => !isUnnamed(path, filters) && clean(path) === path, false);

/** `folder`: the one below the root that is worked in now; '' at the root. */
function* placeLines(
  { branch, commit, upstream, commits }: WorkState,
  folder: string,
  clean: (text: string) => string,
): Generator<string> {
  if (branch !== undefined || commit !== undefined) {
    const at = commit === undefined ? 'without a commit yet' : `at ${commit.slice(0, 10)}`;
    const where = branch === undefined ? `detached HEAD ${at}` : `branch ${branch} ${at}`;
    const alone = branch === undefined ? '' : ', without an upstream';
    const beside = upstream && `, ${upstream.ahead} ahead of and ${upstream.behind} behind ${upstream.name}`;
    yield cleanOr(where + (beside ?? alone), clean);
  }
  for (const told of commits) yield cleanOr(`commit ${told}`, clean);
  if (folder !== '') yield `working in ${folder}`;
}

const cleanOr = (text: string, clean: (text: string) => string): string =>
  attempt(() => clean(text), 'a name that a filter stopped');
