import { type FilterPipeline, filterOrThrow } from '../../filters/pipeline.ts';
import type { StoryStore } from '../capture/model/ports.ts';
import { attempt, defined } from '../core/basics.ts';
import type { Memory } from '../core/memory.ts';
import { count } from '../core/text.ts';
import { inTime } from '../core/time.ts';
import { hearTalk, type TalkPorts, type ToldIn } from './handoff-talk.ts';
import type {
  AskCommand,
  AskSalient,
  AskWorkState,
  CommandReport,
  HandoffParts,
  HandoffTask,
  SalientMemories,
  WorkState,
} from './model/handoff/types.ts';

/** Where a handoff comes from. Each may fail or be late by itself. */
export interface HandoffSources extends TalkPorts {
  readonly session: string;
  readonly stories: Pick<StoryStore, 'read'>;
  readonly tasks: (session: string) => Promise<readonly HandoffTask[]>;
  /** Open blockers that the user may be told of, the newest first. */
  readonly blockers: () => Promise<readonly Memory[]>;
  /** Absent outside of a work tree. */
  readonly askWorkState: AskWorkState | undefined;
  readonly askCommand: AskCommand | undefined;
  readonly patience: Readonly<Record<'command' | 'status' | 'blockers' | 'salient' | 'all', number>>;
  readonly askSalient: AskSalient;
  /** Where below the root of the work tree the session works; '' for the root. */
  readonly folder: string;
}

type Gathered = Omit<HandoffParts, 'session' | 'at' | 'occasion' | 'role'>;

const TASKS_MS = 500;
/** Beyond its own time-out, for what it takes to end it. */
const MARGIN_MS = 200;

const MAX_BLOCKERS = 5;

/** Programs first, beside each other and us, then what is looked at here. What fails or is late is named in `missing`. Never throws. */
export async function gatherParts(ports: HandoffSources, told: ToldIn, missing: string[]): Promise<Gathered> {
  const { patience, session } = ports;
  const ask = asker(missing, performance.now() + patience.all);
  const clean = (text: string): string => filterOrThrow(ports.filters, text);
  const { askWorkState, askCommand } = ports;
  const [state = NO_STATE, command] = await Promise.all([
    askWorkState && ask('git', patience.status + MARGIN_MS, () => askWorkState(patience.status), NO_STATE),
    askCommand &&
      ask<CommandReport | undefined>(
        'handoff.command',
        patience.command + MARGIN_MS,
        async () => {
          const { lines, ...problem } = await askCommand(patience.command);
          const text = clean(lines.join('\n'));
          return { lines: text === '' ? [] : text.split('\n'), ...problem };
        },
        undefined,
      ),
  ]);
  const story = ports.stories.read(session);
  const tasks = await ask('the list of tasks', TASKS_MS, () => ports.tasks(session), []);
  const blockers = await ask('the open blockers', patience.blockers, ports.blockers, []);
  const heard = hearTalk(ports, told, story.isAnswered, missing);
  const { isCutOff, rawEditedSince, list, ...talk } = heard;
  // A turn may end while a subagent works, or in the middle of a step.
  const isAnswered = story.isAnswered && !isCutOff && !talk.running.some(({ kind }) => kind === 'agent');
  const { answers, failures } = talk;
  const unpushed = state.upstream?.ahead ?? 0;
  const at = { session, files: story.files, recent: [...story.asked, ...[...answers].reverse()] };
  const salient = await ask<SalientMemories | undefined>(
    'what is worth keeping in mind',
    patience.salient,
    () => ports.askSalient(at),
    undefined,
  );
  if (command?.problem !== undefined) missing.push(`handoff.command ${command.problem}`);
  return {
    asked: story.asked,
    isAnswered,
    ...talk,
    tasks: tasks.map((task) => ({ ...task, ...list.get(task.subject) })),
    blockers: blockers
      .map(({ summary }) => summary)
      .filter((summary) => !failures.some(({ command }) => summary.startsWith(`\`${command}\` failed`)))
      .slice(0, MAX_BLOCKERS),
    edited: story.files,
    editedSince: amongFiles(story.files, rawEditedSince),
    changed: state.files.filter(({ path }) => isTold(path, ports, clean)),
    place: [...placeOf(state, ports.folder, clean)],
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

/** The files of a session that some calls name: the longest path fits, since `src/index.ts` ends with `index.ts`, too. Pure. */
export function amongFiles(files: readonly string[], raw: readonly string[]): readonly string[] {
  const named = raw.map((path) => {
    const full = path.replaceAll('\\', '/');
    const fitting = files.filter((file) => full === file || full.endsWith(`/${file}`));
    return fitting.sort((a, b) => b.length - a.length)[0];
  });
  return files.filter((file) => named.includes(file));
}

const NO_STATE: WorkState = { files: [], commits: [] };
const LATE = Symbol('late');

/** Asks one source: what it throws, and what comes after its deadline or the last of all, is as if it knew nothing, and is said. */
function asker(missing: string[], endMs: number) {
  return async <T>(name: string, deadlineMs: number, run: () => Promise<T>, otherwise: T): Promise<T> => {
    const leftMs = Math.min(deadlineMs, endMs - performance.now());
    const answer = leftMs <= 0 ? Promise.resolve(LATE) : new Promise<T>((resolve) => resolve(run()));
    const value = await inTime<T | typeof LATE>(answer, leftMs, LATE);
    if (value !== LATE) return value;
    missing.push(`${name} gave no answer`);
    return otherwise;
  };
}

/** A name that every project has gives nothing away, and what was said is not understood without it. */
const EVERYBODYS = /(?:^|\/)\.(?:envrc|npmrc|yarnrc|env)(?:\.[a-z]+)*$/;

/** Whether a file is not even named: nothing is learned about it. */
export const isUnnamed = (path: string, filters: Pick<FilterPipeline, 'ignoresPath'>): boolean =>
  filters.ignoresPath(path) && !EVERYBODYS.test(path);

/** A path with something secret in it, and one that nothing is learned about, is no file in work. */
const isTold = (path: string, { filters }: HandoffSources, clean: (text: string) => string): boolean =>
  attempt(() => !isUnnamed(path, filters) && clean(path) === path, false);

function* placeOf(
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
