// What a session hands on is wired apart: asked for before a compaction, and when a session starts without its context.
import type { StoryStore } from '../../capture/model/ports.ts';
import { noteAnswer, queueStory } from '../../capture/story.ts';
import { onceAsked, whenAsked } from '../../core/basics.ts';
import { HANDOFFS, isToldUnasked, type Memory, trustOf } from '../../core/memory.ts';
import type { Clock, MemoryIndex } from '../../core/ports.ts';
import { shortLine } from '../../core/text.ts';
import { isTreeName, treeName, treeRoot } from '../../git/locate.ts';
import type { MemoryStores } from '../../recall/memory-stores.ts';
import { gatherGoals } from '../../session/goals.ts';
import { createHandoff, type MakeHandoff } from '../../session/handoff.ts';
import type { AskSalient, HandoffTask } from '../../session/model/handoff/types.ts';
import type { CaptureAccumulator, SessionState } from '../../session/model/ports.ts';
import { type Candidate, candidateOf } from '../../session/model/salience/complexity.ts';
import { salientAmong } from '../../session/model/salience/salience.ts';
import { createLastHandoff, createRecover } from '../../session/recover.ts';
import { tasksOf as listOf, openGoals } from '../../session/sessions.ts';
import { createTranscriptReader } from '../../session/store/session-files.ts';
import { clientOf } from '../../session/store/session-state.ts';
import { createAskCommand, createAskWorkState, MAX_FILES } from '../../session/store/work.ts';
import { storyOf } from '../../session/turn.ts';
import { branchOf, findHome, type Home, relativeTo, whereBegun } from './home.ts';
import type { Trusting } from './recall.ts';
import { beganAt, keptOf, type Spooling, spoolAt } from './spool.ts';

export interface HandoffKnowledge {
  readonly index: Pick<MemoryIndex, 'liveIn' | 'ofSession'>;
  readonly find: MemoryStores['find'];
  readonly trust: Trusting['settings'];
}

type Kept = ReturnType<typeof beganAt>;

/** Milliseconds: so that what is late leaves the rest its time, and a busy machine is no fault yet. */
const BEFORE_COMPACTION = { status: 2_500, blockers: 2_500, salient: 2_500, all: 6_500 };
/** A session that ends has a second and a half for everything. */
const AT_END = { command: 0, status: 400, blockers: 200, salient: 300, all: 700 };
const AT_START = { command: 2_000, status: 1_500, blockers: 1_000, salient: 1_500, all: 3_500 };
const MAX_ROLE_CHARS = 60;

/** A start has 8 s for all, a compaction 9 s for this and a flush, an end 1.5 s. */
type When = 'start' | 'compaction' | 'end';

/** The services of a handoff, on top of what `wireSpool` gave. Makes nothing before it is asked. */
export function wireHandoff(at: Spooling, knowledge: HandoffKnowledge) {
  const { env, clock } = at;
  const began = whereBegun(at);
  const place = spoolAt(began, at);
  const role = roleOf(at);
  const makeHandoff = (session: string, when: When): MakeHandoff =>
    makerOf(at, knowledge, { ...place, home: homeOf(session), role }, session, when);
  const named = began.isUserStore ? undefined : treeName(began.place);
  // What a filter would take out of a name is not kept: then nobody knows where it was.
  const tree = named !== undefined && filteredOr(named, at) === named ? named : undefined;
  /** Where else a session worked, as long as that work tree is there. A state of a former version has a path, and is taken for one of here. */
  const elsewhere = ({ tree: other }: Pick<SessionState, 'tree'>): string | undefined => {
    if (other === undefined || named === undefined || other === named || !isTreeName(other)) return undefined;
    return treeRoot(began.place.commonDir, other) ?? (other === '' ? 'the main one' : undefined);
  };
  /** Where a session worked; without a root where that is not to be found. */
  const homeOf = (session: string): Home => {
    const other = elsewhere(place.states.read(session) ?? {});
    if (other === undefined) return began;
    const there = findHome(other, env);
    if (there.place.root === other) return there;
    const { root: _unknown, ...rest } = began.place;
    return { ...began, place: rest };
  };
  const changedHere = onceAsked(() => changedNowIn(began, env));
  const handedOn = onceAsked(() => ({
    ...{ states: place.states, role, clock, ...keptOf(began) },
    readTranscript: createTranscriptReader(),
    makeHandoff: (session: string) => makeHandoff(session, 'start'),
    changedNow: (session: string) => {
      const home = homeOf(session);
      return home === began ? changedHere() : changedNowIn(home, env);
    },
    elsewhere,
    isForgotten: async (id: string) => (await knowledge.find(id)).some(({ memory }) => memory.forgotten),
    branchNow: () => branchOf(began),
    client: clientOf(env),
  }));
  return {
    makeHandoff,
    recover: whenAsked(() => createRecover(handedOn())),
    lastHandoff: whenAsked(() => createLastHandoff(handedOn())),
    /** AGENT_ROLE, filtered, where it is set. */
    role,
    /** The work tree that it begins in, by git's own name. */
    tree,
  };
}

/** Asked only where a handoff says of a file that it is changed. */
async function changedNowIn(home: Home, env: NodeJS.ProcessEnv) {
  const files = (await workStateOf(home, env)?.(AT_START.status).catch(() => undefined))?.files;
  return files === undefined || files.length >= MAX_FILES ? undefined : files;
}

/** Absent outside of a work tree. */
const workStateOf = ({ place: { root }, isUserStore }: Home, env: NodeJS.ProcessEnv) =>
  root === undefined || isUserStore ? undefined : createAskWorkState({ cwd: root, env });

const roleOf = (at: Spooling): string | undefined =>
  shortLine(filteredOr(at.env['AGENT_ROLE'] ?? '', at), MAX_ROLE_CHARS) || undefined;

/** The text as filters leave it; '' where one breaks. */
function filteredOr(text: string, { filters }: Pick<Spooling, 'filters'>): string {
  const filtered = text === '' ? ({ ok: true, text } as const) : filters.filter(text);
  return filtered.ok ? filtered.text : '';
}

function makerOf(
  at: Spooling,
  knowledge: HandoffKnowledge,
  began: Pick<Spooling, 'home' | 'states' | 'accumulator'> & { readonly role: string | undefined },
  session: string,
  when: When,
): MakeHandoff {
  const { cwd, env, clock, config, filters } = at;
  const { command, commandTimeoutMs } = config.handoff;
  const { home, states } = began;
  const { root, gitDir } = home.place;
  const { role } = states.read(session) ?? began;
  const { stories, handoffs } = keptOf(home);
  const goals = beganAt(at);
  const story = storyOf(goals, session);
  const accumulator = began.accumulator(session);
  const asksCommand = command !== undefined && when !== 'end';
  return createHandoff({
    ...{ session, stories, handoffs, filters, accumulator, role, clock },
    tellStory: async (transcript) => {
      if (!config.progress.enabled) return noteAnswer(story, '', transcript);
      const told = queueStory(story, transcript);
      gatherGoals(goals, session, { ended: true });
      return told;
    },
    readTranscript: createTranscriptReader(),
    isNoted: !config.capture.review,
    tasks: async () => tasksOf(session, goals, stories),
    // A flush at the session's end decides on those that go on, too: as of partial ones.
    endedAgents: () => {
      const agents = states.read(session)?.agents?.filter(({ status }) => status !== 'partial');
      return new Set(agents?.map(({ id }) => id));
    },
    blockers: () => blockersOf(knowledge, clock()),
    askWorkState: workStateOf(home, env),
    askCommand: asksCommand ? createAskCommand({ cwd: root ?? gitDir, env, command }) : undefined,
    patience: patienceOf(when, commandTimeoutMs),
    askSalient: wireSalient(knowledge.index, accumulator, goals, {
      branch: branchOf(home),
      cwd: relativeTo(root, cwd, cwd),
      clock,
    }),
    folder: relativeTo(root, root ?? cwd, cwd) ?? '',
  });
}

function patienceOf(when: When, commandTimeoutMs: number) {
  if (when === 'end') return AT_END;
  if (when === 'compaction') return { ...BEFORE_COMPACTION, command: commandTimeoutMs };
  return { ...AT_START, command: Math.min(commandTimeoutMs, AT_START.command) };
}

/** The session's own list, without those of its subagents; where goals are switched off, as its story has it. */
function tasksOf(session: string, goals: Kept, stories: StoryStore): readonly HandoffTask[] {
  const listed = listOf(goals, session).filter(({ agent }) => agent === undefined);
  if (listed.length > 0) return listed.map(({ subject, state }) => ({ subject, state }));
  return stories.read(session).tasks.map(({ text, status }) => ({ subject: text, state: status }));
}

async function blockersOf({ index, trust }: HandoffKnowledge, nowMs: number): Promise<readonly Memory[]> {
  const open = await index.liveIn('blockers', nowMs);
  const settings = await trust(open.some(({ author }) => author !== undefined));
  return open
    .filter((memory) => isToldUnasked(trustOf({ memory, scope: 'repository' }, settings)))
    .sort((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : -1));
}

/** The newest goal counts most. */
const newestFirst = (goals: Kept, session: string): readonly string[] =>
  openGoals(goals, session)
    .map(({ title }) => title)
    .reverse();

/** What tells where a session stood is what the handoff itself tells. */
const STATES: ReadonlySet<string> = new Set([HANDOFFS, 'progress']);

function wireSalient(
  index: HandoffKnowledge['index'],
  accumulator: Pick<CaptureAccumulator, 'queued'>,
  goals: Kept,
  { clock, ...where }: Record<'branch' | 'cwd', string | undefined> & { readonly clock: Clock },
): AskSalient {
  return async ({ session, files, recent }) => {
    const nowMs = clock();
    const noted: readonly Candidate[] = await index.ofSession(session, nowMs);
    const ids = new Set(noted.map(({ id }) => id));
    const queued = accumulator
      .queued()
      .map(candidateOf)
      .filter(({ id }) => !ids.has(id));
    const memories = [...noted, ...queued].filter(({ ns }) => !STATES.has(ns));
    const place = { goals: newestFirst(goals, session), session, files, recent, ...where, nowMs };
    const { kept, ...chosen } = salientAmong(memories, place);
    const told = kept.map(({ memory: { id, summary }, score }) => ({ id, score, summary }));
    return { ...chosen, of: memories.length, memories: told };
  };
}
