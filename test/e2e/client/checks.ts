import { RECALL_FENCE } from '../../../src/recall/recall-text.ts';
import {
  hookResponsesOf,
  leftoversOf,
  loggedFailuresOf,
  nodeCallsOf,
  pluginFailuresOf,
  requestsOf,
  stderrOf,
  textOf,
} from './results.ts';
import { git } from './scratch.ts';
import { FAILING_COMMAND, FAILURE_TEXT, FIXED_COMMAND, RAISED_EVENTS } from './sessions.ts';

// Each check gives its problems, one a string; none means passed.

const NOTES = 'refs/notes/cs/';
const MAY_TELL =
  /^(?:SessionStart|UserPromptSubmit|PreToolUse|PostToolUse|PostToolUseFailure|PostToolBatch)$/;

/** A line of a note, as the specification of the format has it. */
export interface Line {
  readonly id: string;
  /** ISO 8601, UTC: in the order of their spelling. */
  readonly at: string;
  readonly type: string;
  readonly kind?: string;
  readonly by?: string;
  readonly summary?: string;
  readonly body?: string;
  readonly session?: string;
  readonly evidence?: string;
}

/** All lines of the notes of `ref`, with the object each is attached to. */
export function noteLines(repository: string, ref: string): { object: string; line: Line }[] {
  if (git(repository, 'for-each-ref', ref) === '') return [];
  const listed = git(repository, 'notes', `--ref=${ref}`, 'list').split('\n').filter(Boolean);
  return listed.flatMap((entry) => {
    const [, object = ''] = entry.split(' ');
    const note = git(repository, 'notes', `--ref=${ref}`, 'show', object).split('\n');
    return note.filter(Boolean).map((line) => ({ object, line: JSON.parse(line) as Line }));
  });
}

const ownRefs = (repository: string): string[] =>
  git(repository, 'for-each-ref', '--format=%(refname)', NOTES)
    .split('\n')
    .filter((ref) => ref !== '' && !ref.endsWith('/handoffs'));

/** The memories of all namespaces but that of handoffs, which every end of a session leaves; the live and the others. */
export function memoriesOf(repository: string): Line[] {
  const lines = ownRefs(repository).flatMap((ref) => noteLines(repository, ref).map(({ line }) => line));
  return lines.filter(({ type }) => type === 'memory');
}

/** The memories are those with one of these summaries, each once. */
export function summaryProblems(repository: string, summaries: readonly string[]): string[] {
  const found = memoriesOf(repository).map(({ summary = '' }) => summary);
  const others = found.filter((text) => !summaries.includes(text));
  return [
    ...summaries.flatMap((summary) => {
      const count = found.filter((text) => text === summary).length;
      return count === 1 ? [] : [`${count} memories say "${summary}"`];
    }),
    ...others.map((text) => `nobody had it remembered: ${JSON.stringify(text)}`),
  ];
}

const speaksOfFailure = ({ summary = '', body = '' }: Line): boolean =>
  `${summary}\n${body}`.includes(FAILING_COMMAND);

/** refs/notes/cs/learnings holds one line: the memory of what got past the failing command, on HEAD, from this session. */
export function learningProblems(repository: string, session: string): string[] {
  const lines = noteLines(repository, `${NOTES}learnings`);
  const [first] = lines;
  if (lines.length !== 1 || first === undefined)
    return [`expected 1 line, got ${lines.length}: ${JSON.stringify(lines)}`];
  const { object, line } = first;
  const text = `${line.summary}\n${line.body}`;
  const problems: string[] = [];
  if (object !== git(repository, 'rev-parse', 'HEAD')) problems.push(`it is on ${object}, not on HEAD`);
  if (line.type !== 'memory') problems.push(`it is a line of type ${line.type}`);
  for (const words of [FIXED_COMMAND, FAILURE_TEXT])
    if (!text.includes(words)) problems.push(`it does not say "${words}": ${JSON.stringify(line)}`);
  if (line.session !== session) problems.push(`its session is ${line.session}, not ${session}`);
  if (line.evidence !== 'test-verified') problems.push(`its evidence is ${line.evidence}`);
  return problems;
}

/** No note of any namespace but that of handoffs holds a memory of anything but the failing command. */
export function junkProblems(repository: string): string[] {
  const refs = ownRefs(repository);
  return refs.flatMap((ref) => {
    const memories = noteLines(repository, ref).filter(({ line }) => line.type === 'memory');
    const junk = memories.filter(({ line }) => !speaksOfFailure(line));
    return junk.map(({ line }) => `${ref}: ${JSON.stringify(line).slice(0, 300)}`);
  });
}

/** The fences of ours in a text, with what stands in them. */
export const fences = (text: string): string[] =>
  text.match(new RegExp(`<${RECALL_FENCE}>[\\s\\S]*?</${RECALL_FENCE}>`, 'g')) ?? [];

/** The memory with its id is in a fence of the first request of the session in `out`. */
export function recallProblems(out: string, id: string): string[] {
  const [first] = requestsOf(out);
  const messages = (first?.body.messages ?? []).map(({ content }) => textOf(content));
  const found = fences(messages.join('\n'));
  if (found.length === 0) return [`no <${RECALL_FENCE}> in the first request`];
  const whole = found.join('\n');
  return [id, FIXED_COMMAND]
    .filter((words) => !whole.includes(words))
    .map((words) => `the fence lacks "${words}"`);
}

/** The request right after the failing command, and none before it, has a fence that says what helped when it failed before. */
export function knownFixProblems(out: string): string[] {
  const told = requestsOf(out).map(({ body }) => fences(JSON.stringify(body.messages ?? [])).join());
  if (told[0]?.includes('ENGINE=22')) return ['it was told before the command failed'];
  return told[1]?.includes('ENGINE=22')
    ? []
    : ['the request after the failure does not say ENGINE=22 in a fence'];
}

/** No hook call failed: not by its exit code or stderr, the client's log, the client's stderr, the plugin's own log. */
export function hookErrorProblems(out: string, home: string): string[] {
  const failed = hookResponsesOf(out).filter(
    ({ outcome, exit_code, stderr }) => outcome !== 'success' || exit_code !== 0 || stderr !== '',
  );
  const crashed = nodeCallsOf(out).filter(({ exitCode, stderr }) => exitCode !== 0 || stderr !== '');
  const stderr = stderrOf(out);
  return [
    ...failed.map((call) => `${call.hook_name}: ${call.outcome} ${call.exit_code} ${call.stderr}`),
    ...crashed.map((call) => `node for ${call.event}: exit ${call.exitCode} ${call.stderr}`),
    ...loggedFailuresOf(out),
    ...(stderr === '' ? [] : [`stderr: ${stderr}`]),
    ...pluginFailuresOf(home).map((line) => `the plugin's log: ${line}`),
  ];
}

function isContext(event: string, stdout: string): boolean {
  if (!MAY_TELL.test(event)) return false;
  const { hookSpecificOutput: specific, systemMessage = '', ...rest } = JSON.parse(stdout);
  const text: string = specific?.additionalContext ?? '';
  const whole = fences(text).length === 1 && fences(text)[0] === text.trim();
  // A start says in one line to the user what it told the model.
  if (systemMessage !== '' && (event !== 'SessionStart' || !/^cs-memory: [^\n]{1,120}$/.test(systemMessage)))
    return false;
  return Object.keys(rest).length === 0 && specific?.hookEventName === event && whole;
}

/** Every hook printed nothing, or one fenced context, at a start with its one line for the user, where its event may tell the model something. */
export function stdoutProblems(out: string): string[] {
  const loud = hookResponsesOf(out).filter(({ stdout }) => stdout !== '');
  const wrong = loud.filter(({ hook_event, stdout }) => {
    try {
      return !isContext(hook_event, stdout);
    } catch {
      return true;
    }
  });
  const dumb = nodeCallsOf(out).filter(({ event, stdoutBytes }) => stdoutBytes > 0 && !MAY_TELL.test(event));
  return [
    ...wrong.map(({ hook_name, stdout }) => `${hook_name} printed ${JSON.stringify(stdout.slice(0, 300))}`),
    ...dumb.map(({ event, stdoutBytes }) => `${event} printed ${stdoutBytes} bytes`),
  ];
}

/** With nothing remembered yet, no hook before the compaction printed anything. */
export function earlyContextProblems(out: string): string[] {
  const responses = hookResponsesOf(out);
  const compaction = responses.findIndex(({ hook_name }) => hook_name === 'SessionStart:compact');
  if (compaction < 0) return ['no SessionStart after the compaction'];
  const early = responses.slice(0, compaction).filter(({ stdout }) => stdout !== '');
  return early.map(({ hook_name, stdout }) => `${hook_name} printed ${stdout.slice(0, 200).trim()}`);
}

/** Each event of hooks.json that the first session raises ran its hook, to the end. */
export function eventProblems(out: string, events: readonly string[]): string[] {
  const ended = new Set(nodeCallsOf(out).map(({ event }) => event));
  const raised = events.filter((event) => RAISED_EVENTS.has(event));
  if (raised.length === 0) return ['hooks.json names no event that these sessions raise'];
  return raised.filter((event) => !ended.has(event)).map((event) => `no hook of ${event} ran to its end`);
}

/** The words of an output that is a message for the user and nothing else; any other output as it is. */
function noticeOf(stdout: string): string {
  try {
    const { systemMessage, ...rest } = JSON.parse(stdout);
    if (typeof systemMessage === 'string' && Object.keys(rest).length === 0) return `says: ${systemMessage}`;
  } catch {
    // Not JSON.
  }
  return `printed: ${stdout}`;
}

/** Where node is missing or too old: one message for the user, at the start, and no hook that failed. */
export function noNodeProblems(out: string): string[] {
  const told = hookResponsesOf(out).filter(({ stdout }) => stdout !== '');
  const texts = told.map(({ hook_name, stdout }) => `${hook_name} ${noticeOf(stdout)}`);
  const failed = hookResponsesOf(out).filter(({ outcome }) => outcome !== 'success');
  const stderr = stderrOf(out);
  const once = texts.length === 1 && /^SessionStart:startup says: .*Node\.js 20/.test(texts[0] ?? '');
  return [
    ...(once ? [] : [`expected one message at the start, got ${JSON.stringify(texts)}`]),
    ...failed.map((call) => `${call.hook_name}: ${call.outcome} ${call.stderr}`),
    ...loggedFailuresOf(out),
    ...(stderr === '' ? [] : [`stderr: ${stderr}`]),
  ];
}

/** No process of the session's hooks outlived it for longer than it was waited for. */
export const leftoverProblems = (out: string): string[] => leftoversOf(out);
