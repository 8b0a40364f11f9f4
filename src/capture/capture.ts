import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import { defined, textOf } from '../core/basics.ts';
import {
  type AgentName,
  type Fault,
  type Learning,
  learningBody,
  MAX_SUMMARY_CHARS,
  type Step,
  type ToolCall,
  type ToolLearning,
} from '../core/learning.ts';
import { cutAtWord, shortLine } from '../core/text.ts';
import type { CaptureAccumulator } from '../session/accumulator.ts';
import { isSettings } from './attributed.ts';
import type { CapturePlace } from './context.ts';
import { type Judgement, judgeCall, learningTags } from './detector.ts';
import { pathWords } from './shell.ts';
import { filteredCall, lineIn, MAX_INPUT_CHARS, pathsOf, triedIn } from './tool-call.ts';

/** A tool call → filters → detector, and no further where one of its files is ignored; `call`: filtered. Throws FILTER_BROKEN. */
export async function extract(
  { filters, config, gitIgnored }: Pick<CapturePlace, 'filters' | 'config' | 'gitIgnored'>,
  raw: ToolCall,
): Promise<Judgement & { readonly call: ToolCall; readonly isIgnored?: true }> {
  const { captureThreshold: threshold, tools } = config.postToolCapture;
  const call = filteredCall(raw, filters);
  const { found, failure, ...judged } = judgeCall(call, { threshold, tools });
  const told = found ?? failure?.learning;
  if (told === undefined) return { call, ...judged };
  // The paths a call names, as they are: a filtered one (`~/…`) is found nowhere. Those of an output are filtered.
  const named = pathsOf(raw);
  const files = named.length > 0 ? named : told.files;
  const words = pathWords(textOf(raw.input['command']).slice(0, MAX_INPUT_CHARS));
  const isIgnored =
    [...files, ...words].some((file) => filters.ignoresPath(file)) ||
    (gitIgnored !== undefined && files.length > 0 && (await gitIgnored(files)).size > 0);
  if (isIgnored) return { call, hasPassed: false, score: judged.score, isIgnored };
  return {
    ...{ call, ...judged },
    ...defined({
      found: found && { ...found, files },
      failure: failure && { ...failure, learning: { ...failure.learning, files } },
    }),
  };
}

/** Tool calls → extract → filters → the session's queue. While a failure is open, what may end it is noted too. Throws FILTER_BROKEN and IO_FAILED; what was queued before stays. */
export async function capture(
  at: CapturePlace,
  session: string,
  calls: readonly ToolCall[],
  agent?: AgentName,
) {
  const queue = at.accumulator(session);
  const done: Awaited<ReturnType<typeof captureOne>>[] = [];
  for (const call of calls) done.push(await captureOne(at, queue, call, agent));
  const last = done.findLast(({ queued }) => queued !== undefined)?.queued;
  if (last !== undefined) at.states.update(session, {}); // who runs it is known from then on
  // Of several calls the log tells the one that mattered most.
  const scored = done.map(({ judged }) => judged).filter(({ score }) => score > 0);
  return {
    added: done.filter(({ queued }) => queued?.added).length,
    noted: done.filter(({ isNoted }) => isNoted).length,
    /** How many wait in all; 0 where none of the calls had one. */
    waiting: last?.count ?? 0,
    /** How many of the queue had to go because it is full, in all. */
    dropped: last?.dropped ?? 0,
    ...defined({ judged: scored.sort((a, b) => b.score - a.score)[0] }),
  };
}

async function captureOne(at: CapturePlace, queue: CaptureAccumulator, call: ToolCall, agent?: AgentName) {
  const { call: seen, found, failure, hasPassed, score, isIgnored } = await extract(at, call);
  const told = found ?? failure?.learning;
  // Filtered once: the hook that does this has 1.5 node starts for everything.
  const learning = told && toLearning(told, queue.session, agent, at);
  const failed = failure && learning && { fault: failure.fault, learning };
  const step = failed || hasPassed ? stepOf(call, seen, failed, queue, at) : undefined;
  if (step !== undefined) queue.note(step);
  const queued = found && learning && queue.add(learning);
  // `met`: the session knows it. `open`: below the threshold, kept for what may help against it. `below`, `ignored`: nothing is kept.
  const unqueued = isIgnored ? 'ignored' : failure === undefined ? 'below' : 'open';
  const kept = queued?.added ? 'queued' : 'met';
  const decision = queued === undefined ? unqueued : kept;
  return { judged: { score, decision }, isNoted: step !== undefined, queued };
}

/** The call as pairing needs it; undefined for one that neither failed nor may end what is open. `seen`: with its texts filtered. */
function stepOf(
  call: ToolCall,
  seen: ToolCall,
  failure: { readonly learning: Learning<Filtered>; readonly fault: Fault } | undefined,
  queue: CaptureAccumulator,
  { filters, clock, relativePath }: CapturePlace,
): Step<Filtered> | undefined {
  const atMs = clock();
  const times = { atMs, fromMs: atMs - (call.durationMs ?? 0) };
  const { tool } = call;
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  const command = (): Filtered => clean(cutAtWord(triedIn(seen), 1_000));
  if (failure !== undefined) return { type: 'failed', tool, command: command(), ...failure, ...times };
  if (queue.watched().length === 0) return undefined;
  const [path] = pathsOf(call);
  if (path === undefined) {
    const done = command();
    // Of a call that shows nothing nobody can say that it is the failed one again, but of a server's tool, which does one thing.
    const isKnownByName = tool.startsWith('mcp__');
    return done === '{}' && !isKnownByName ? undefined : { type: 'passed', tool, command: done, ...times };
  }
  const inside = relativePath(path);
  if (inside === undefined || filters.ignoresPath(path)) return undefined;
  const put = isSettings(inside) ? lineIn(call, filters) : undefined;
  return { type: 'edited', path: clean(inside), ...(put === undefined ? {} : { put }), ...times };
}

/** The learning in the words that may be kept: every text filtered, paths only where they are the repository's. */
function toLearning(
  found: ToolLearning,
  session: string,
  agent: AgentName | undefined,
  { filters, clock, branch, relativePath }: CapturePlace,
): Learning<Filtered> {
  const clean = (text: string): Filtered => filterOrThrow(filters, text);
  const parts = {
    ...found,
    context: clean(found.context),
    observation: clean(found.observation),
    excerpt: clean(found.excerpt),
  };
  // Made relative, `scheme://user:password@host` is a path like any other, so it is asked about first.
  const kept = found.files.filter((path) => !clean(path).includes('[REDACTED:'));
  const files = kept.map(relativePath).filter((path): path is string => path !== undefined);
  return {
    ns: 'learnings',
    // A failure that nothing has helped against yet is no workaround, though one is all that can be hoped for.
    kind: found.category === 'workaround' && found.signature !== undefined ? 'error' : found.category,
    summary: clean(shortLine(clean(found.summary), MAX_SUMMARY_CHARS)),
    // Cut and put together from filtered parts, and filtered once more: only the pipeline vouches for a text.
    body: clean(learningBody(parts)),
    evidence: 'tool-observed',
    severity: found.severity,
    tags: learningTags(parts).map(clean),
    files: [...new Set(files)].map(clean),
    at: new Date(clock()).toISOString(),
    session: clean(session),
    score: found.score,
    ...(found.signature === undefined ? {} : { signature: clean(found.signature) }),
    ...(branch === undefined ? {} : { branch: clean(branch) }),
    ...(agent && { agent: clean(agent.type), agentId: clean(agent.id) }),
  };
}
