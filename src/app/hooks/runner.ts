import { INSIDE_VARIABLE } from '../../core/basics.ts';
import {
  failureRecord,
  keepCompiledCode,
  type LogRecord,
  noteFired,
  sessionInLog,
  writeLog,
} from '../../files/log.ts';
import { isSwitchedOff } from '../config/config.ts';
import { isServedByAnother } from '../wire/home.ts';
import {
  checkPayload,
  type Handler,
  type Outcome,
  type Payload,
  readStdin,
  SILENT,
  writeStdout,
} from './stdio.ts';

/** A call that did nothing and took so long is worth a line all the same. */
const SLOW_MS = 500;

function mustNotRun(plan: EventPlan | undefined, env: NodeJS.ProcessEnv): boolean {
  const own = plan?.switchVariable;
  const isOff = isSwitchedOff(env, 'CS_MEMORY_ENABLED') || (own !== undefined && isSwitchedOff(env, own));
  return env[INSIDE_VARIABLE] === '1' || isOff;
}

/** What goes to stdout. Anything else on it would be shown to the model at some events, so nothing else is written. */
function render(event: string, { context, notice, plain }: Outcome): string {
  if (context === undefined && notice === undefined) return plain ?? '';
  const told = { hookEventName: event, additionalContext: context };
  return JSON.stringify({
    systemMessage: notice,
    hookSpecificOutput: context === undefined ? undefined : told,
  });
}

/** For the log: whom something was said to, and how much. */
function said(outcome: Outcome): LogRecord {
  const to = (['context', 'plain', 'notice'] as const).find((name) => outcome[name] !== undefined);
  return to === undefined ? {} : { said: to, chars: outcome[to]?.length };
}

/** Runs an event's handler. Alone touches stdin, stdout, exit code, log and the guard against re-entry. Always ends with 0, within the deadline, with nothing on stdout but the outcome. */
export async function runHook(event: string): Promise<void> {
  const env = process.env;
  const startedMs = performance.now();
  const plan = Object.hasOwn(EVENTS, event) ? EVENTS[event] : undefined;
  const tookMs = (): number => Math.round(performance.now() - startedMs);
  let called: Payload | undefined;
  const log = (record: LogRecord): void => {
    const ms = tookMs();
    const session = called && sessionInLog(called.session_id);
    writeLog(env, { event: plan === undefined ? 'other' : event, ms, session, ...record });
  };
  const end = (output: string): void => {
    if (output === '') process.exit(0);
    writeStdout(output, () => process.exit(0));
  };

  if (mustNotRun(plan, env)) return end('');
  if (plan === undefined) {
    log({ failure: 'UNKNOWN_EVENT' });
    return end('');
  }
  noteFired(env, event);
  if (!isSwitchedOff(env, 'CS_COMPILE_CACHE_ENABLED')) keepCompiledCode(env);
  // In a settings file, where a script of `setup` is named, the hook has a time-out of its own that is hardly longer.
  const deadlineMs = process.argv[3] === undefined ? deadlineOf(plan, env) : plan.deadlineMs;
  const deadline = setTimeout(() => {
    log({ failure: 'DEADLINE', deadline_ms: deadlineMs });
    end('');
  }, deadlineMs);
  process.once('SIGTERM', () => {
    log({ failure: 'SIGTERM' });
    end('');
  });
  let outcome: Outcome;
  try {
    const stdin = await readStdin(plan.stdinMs ?? STDIN_MS);
    const payload = 'problem' in stdin ? stdin.problem : checkPayload(stdin.value, plan.mayLackSession);
    if (typeof payload !== 'string') called = payload;
    outcome = typeof payload === 'string' ? badPayload(payload) : await handle(plan, env, payload);
  } catch (error) {
    outcome = { ...(await failed(error, plan, env, called)), record: failureRecord(error) };
  }
  clearTimeout(deadline);
  const output = render(event, outcome);
  if (outcome.record !== undefined || tookMs() >= SLOW_MS) log({ ...outcome.record, ...said(outcome) });
  end(output);
}

/** What the user has to know of a failure: what should have been kept is not. All else is in the log. Never throws. */
async function failed(
  error: unknown,
  { keeps }: EventPlan,
  env: NodeJS.ProcessEnv,
  payload: Payload | undefined,
): Promise<Outcome> {
  if (keeps !== true || payload === undefined) return SILENT;
  const context = { env, cwd: payload.cwd, session: payload.session_id };
  return import('./notices.ts').then(({ unkeptNotice }) => unkeptNotice(error, context)).catch(() => SILENT);
}

const badPayload = (message: string): Outcome => ({ record: { failure: 'BAD_PAYLOAD', message } });

async function handle(plan: EventPlan, env: NodeJS.ProcessEnv, payload: Payload): Promise<Outcome> {
  const { cwd, prompt_id: prompt, agent_id: agent } = payload;
  // Whose event it is that names no session is hardly ever asked for, so it is loaded then.
  const session = payload.session_id || (await import('./services.ts')).currentSession({ cwd, env });
  if (session === '') return badPayload('no session is open here');
  // By the plugin and by scripts of `setup`, say: one of them captures.
  if (isServedByAnother({ env, script: process.argv[3], session, prompt })) return SILENT;
  const of = typeof agent === 'string' && agent !== '' ? { agent } : {};
  const handler = await plan.load(); // late: some load all that speaks to git
  // Some clients do not say which session they run, but that is the one whose hook it is.
  const live = env['CLAUDE_CODE_SESSION_ID'] || session;
  return handler(payload, { env: { ...env, CLAUDE_CODE_SESSION_ID: live }, cwd, session, ...of });
}

interface EventPlan {
  readonly load: () => Promise<Handler>;
  /** The hook ends by itself after so long; hooks.json declares a longer time-out, after which the client kills. */
  readonly deadlineMs: number;
  /** How long stdin may pause: STDIN_MS where absent. */
  readonly stdinMs?: number;
  readonly switchVariable?: string;
  /** It is served without a session's id, too: for the newest open session here. */
  readonly mayLackSession?: true;
  /** What it is there to keep is lost where it fails, so the user is told; the client shows that of this event. */
  readonly keeps?: true;
  /** The client's own variable by which the user gives the hooks of this event longer, and how much of that is used at most. */
  readonly given?: { readonly variable: string; readonly longestMs: number };
}

export const STDIN_MS = 2_000;

// Each is loaded when it is its turn.
const toolUse = (name: 'postToolUse' | 'postToolUseFailure' | 'postToolBatch') => async () =>
  (await import('./post-tool-use.ts'))[name];
const service = (name: 'sessionStart' | 'stop' | 'subagentStop' | 'preCompact' | 'sessionEnd') => async () =>
  (await import('./services.ts'))[name];

const CAPTURES = { deadlineMs: 4_000, keeps: true } as const;
const ON_CAPTURE = { switchVariable: 'CS_TOOL_CAPTURE_ENABLED' };
const ON_FLUSH = { switchVariable: 'CS_FLUSH_ENABLED' };

/** Every event in hooks.json. Those that do two things have no switch of their own, but one for each. SessionEnd gets 1.5 s for all plugins together; SubagentStop and PreCompact 5 and 10 s. */
export const EVENTS: Readonly<Record<string, EventPlan>> = {
  SessionStart: { load: service('sessionStart'), deadlineMs: 8_000 },
  UserPromptSubmit: {
    load: async () => (await import('./user-prompt-submit.ts')).userPromptSubmit,
    ...CAPTURES,
  },
  PreToolUse: {
    load: async () => (await import('./pre-tool-use.ts')).preToolUse,
    deadlineMs: 1_500,
    stdinMs: 1_000,
    switchVariable: 'CS_EDIT_BRIEF_ENABLED',
  },
  PostToolUse: { load: toolUse('postToolUse'), ...CAPTURES, ...ON_CAPTURE },
  PostToolUseFailure: { load: toolUse('postToolUseFailure'), ...CAPTURES },
  PostToolBatch: { load: toolUse('postToolBatch'), ...CAPTURES, ...ON_CAPTURE },
  Stop: { load: service('stop'), deadlineMs: 12_000, ...ON_FLUSH },
  SubagentStop: { load: service('subagentStop'), mayLackSession: true, deadlineMs: 4_500, ...ON_FLUSH },
  PreCompact: { load: service('preCompact'), mayLackSession: true, deadlineMs: 9_000, ...ON_FLUSH },
  SessionEnd: {
    load: service('sessionEnd'),
    deadlineMs: 1_300,
    stdinMs: 800,
    ...ON_FLUSH,
    given: { variable: 'CLAUDE_CODE_SESSIONEND_HOOKS_TIMEOUT_MS', longestMs: 9_500 },
  },
};

/** The hook ends so long before the client would kill it. */
const MARGIN_MS = 200;

/** When a hook ends by itself, milliseconds: its event's deadline, or later where the user has the client wait longer. */
export function deadlineOf({ deadlineMs, given }: EventPlan, env: NodeJS.ProcessEnv): number {
  if (given === undefined) return deadlineMs;
  const endsMs = Math.min(Number(env[given.variable]) - MARGIN_MS, given.longestMs);
  return endsMs > deadlineMs ? endsMs : deadlineMs;
}
