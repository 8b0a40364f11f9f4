import { isAbsolute, relative } from 'node:path';
import { statementIn } from '../../src/capture/statement.ts';
import {
  type Candidate,
  candidateOf,
  complexityOf,
  type SalienceContext,
} from '../../src/session/complexity.ts';
import { MODES, modeOf, salienceOf } from '../../src/session/salience.ts';
import { readPayloads, replayTools } from '../capture/replay.ts';
import { answerMemory, type MadeMemory } from './made-memories.ts';

/** What a recorded session has learned at its end, and where it stands. */
export interface RealSession {
  readonly session: string;
  readonly memories: readonly Candidate[];
  readonly context: SalienceContext;
  /** What happened in it, in order. */
  readonly events: readonly Timed[];
  /** What capture thought an answer worth, by the id of its memory. */
  readonly significance: ReadonlyMap<string, number>;
}

export type Payload = ReturnType<typeof readPayloads>[number];

/** The recorded payloads have no times; replay.ts sends one each ten seconds from here. */
const BEGIN_MS = Date.UTC(2026, 0, 1);
const STEP_MS = 10_000;
const RECENT = 5;
const FILES = 10;
const PLACE = '/repository';

/**
 * The sessions of a file of payloads, each with the memories that its tool results, answers and prompts leave behind as they are
 * captured today, and its state at its end: the first prompt as the goal, the last five prompts and answers, the last ten
 * files it changed.
 */
export async function readSessions(file: string): Promise<readonly RealSession[]> {
  const [replayed] = await replayTools(file, 1);
  const payloads = readPayloads(file, PLACE);
  const timed = payloads.map((payload, index) => ({ payload, atMs: BEGIN_MS + (index + 1) * STEP_MS }));
  const sessions = [...new Set(payloads.map(({ session_id }) => session_id))];
  return sessions.map((session) => {
    const events = timed.filter(({ payload }) => payload.session_id === session);
    const tools = (replayed?.memories ?? []).filter((memory) => memory.session === session);
    const made = events.flatMap(said);
    const memories = onceEach([...tools, ...made.map(({ memory }) => memory)]);
    const significance = new Map(made.map((one) => [one.memory.id, one.significance]));
    return { session, memories, significance, events, context: contextOf(events) };
  });
}

/** A hook payload, and when it came. */
export interface Timed {
  readonly payload: Payload;
  readonly atMs: number;
}

/** The memory of a prompt or of an answer. */
function said({ payload, atMs }: Timed): readonly MadeMemory[] {
  const { session_id: session } = payload;
  if (payload.hook_event_name === 'UserPromptSubmit') return stated(textOf(payload, 'prompt'), session, atMs);
  if (payload.hook_event_name !== 'Stop') return [];
  const answer = textOf(payload, 'last_assistant_message');
  const made = answerMemory(answer, session, atMs);
  return made?.captured ? [made] : [];
}

function stated(prompt: string, session: string, atMs: number): readonly MadeMemory[] {
  const statement = statementIn(prompt);
  if (statement === undefined) return [];
  const { summary, text, type } = statement;
  const memory = candidateOf({
    ns: type === 'decision' ? 'decisions' : 'learnings',
    kind: type === 'remember' ? 'note' : type,
    summary,
    body: text,
    evidence: 'user-stated',
    tags: [],
    files: [],
    at: new Date(atMs).toISOString(),
    session,
  });
  return [{ memory, significance: 1, captured: true }];
}

const onceEach = (memories: readonly Candidate[]): readonly Candidate[] => [
  ...new Map(memories.map((memory) => [memory.id, memory])).values(),
];

export const textOf = (payload: Payload, key: string): string => {
  const value = payload[key];
  return typeof value === 'string' ? value : '';
};

/** Where a session stands after these events. */
export function contextOf(events: readonly Timed[]): SalienceContext {
  const payloads = events.map(({ payload }) => payload);
  const prompts = payloads.map((one) => textOf(one, 'prompt')).filter((text) => text !== '');
  const answers = payloads.map((one) => textOf(one, 'last_assistant_message')).filter((text) => text !== '');
  const changed = payloads
    .filter(({ hook_event_name: event, tool_name: tool }) => event === 'PostToolUse' && isEdit(tool))
    .flatMap(({ tool_input: input }) => pathIn(input));
  return {
    nowMs: (events.at(-1)?.atMs ?? BEGIN_MS) + STEP_MS,
    goals: prompts.slice(0, 1),
    files: [...new Set(changed.reverse())].slice(0, FILES),
    recent: [...prompts.slice(-RECENT), ...answers.slice(-RECENT)],
  };
}

const isEdit = (tool: unknown): boolean => tool === 'Edit' || tool === 'Write' || tool === 'MultiEdit';

function pathIn(input: unknown): readonly string[] {
  const path = (input as { readonly file_path?: unknown } | undefined)?.file_path;
  if (typeof path !== 'string') return [];
  // Some were recorded on Windows.
  const inside = isAbsolute(path) ? relative(PLACE, path) : path.replaceAll('\\', '/');
  return inside.startsWith('..') ? [] : [inside];
}

const mean = (values: readonly number[]): string =>
  values.length === 0 ? '–' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2);

/** The modes that recorded sessions fall into, and how far their scores reach. */
export function sessionsTable(
  sessions: readonly Pick<RealSession, 'memories' | 'context'>[],
): readonly (readonly string[])[] {
  const looked = sessions
    .filter(({ memories }) => memories.length > 0)
    .map(({ memories, context }) => {
      const complexity = complexityOf(memories);
      const scores = salienceOf(memories, context).map(({ score }) => score);
      return { count: memories.length, complexity, ...modeOf(complexity), scores };
    });
  const rows = [...MODES.map(({ mode }) => mode), 'unknown (standard)'].map((name) => {
    const own = looked.filter(({ complexity, mode }) =>
      complexity === undefined ? name.startsWith('unknown') : name === mode,
    );
    const told = own.flatMap(({ complexity }) => complexity ?? []);
    const isNone = ({ threshold, scores }: (typeof own)[number]): boolean =>
      scores.every((score) => score < threshold);
    return [
      name,
      `${own.length}`,
      mean(own.map(({ count }) => count)),
      mean(told.map(({ integration }) => integration)),
      mean(told.map(({ reflection }) => reflection)),
      mean(told.map(({ differentiation }) => differentiation)),
      mean(own.map(({ scores }) => scores[0] ?? 0)),
      `${own.filter(isNone).length}`,
    ];
  });
  return [
    ['mode', 'sessions', 'memories', 'I', 'R', 'D', 'best score', 'none reaches the threshold'],
    ...rows,
  ];
}
