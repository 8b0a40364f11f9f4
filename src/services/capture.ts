import type { Filtered, FilterPipeline } from '../../filters/pipeline.ts';
import { CsError } from '../domain/errors.ts';
import type { Learning, ToolCall, ToolLearning } from '../domain/learning.ts';
import { learningBody, learningTags, summaryLine } from '../domain/learning-draft.ts';
import type { CaptureAccumulator, Clock } from '../ports.ts';

export interface CapturePorts {
  readonly extractLearning: (call: ToolCall) => ToolLearning | undefined;
  readonly filters: FilterPipeline;
  readonly accumulator: CaptureAccumulator;
  readonly clock: Clock;
  /** Makes a path relative to the root of the work tree; undefined for one outside of it. */
  readonly relativePath: (path: string) => string | undefined;
  readonly branch: string | undefined;
}

export interface CaptureResult {
  /** Learnings queued now. */
  readonly added: number;
  /** How many wait in all. */
  readonly waiting: number;
  /** How many had to go because the queue is full. */
  readonly dropped: number;
  /** What was being done when the last of them was met, filtered. */
  readonly lastCommand?: string;
}

/** Filters one text or throws FILTER_BROKEN: what a broken filter let by would be written. */
export function filterOrThrow(filters: FilterPipeline, text: string): Filtered {
  const result = filters.filter(text);
  if (result.ok) return result.text;
  throw new CsError('FILTER_BROKEN', `the filter stage ${result.stage} failed, so the text was not kept`, {
    hint: 'run `cs-memory doctor`',
    cause: new Error(result.reason),
  });
}

/** Tool calls → filters → detector → filters → accumulator. Throws FILTER_BROKEN and IO_FAILED; then nothing was queued. */
export function createCapture(
  ports: CapturePorts,
): (calls: readonly ToolCall[], agent?: string) => CaptureResult {
  const { accumulator, filters } = ports;
  return (calls, agent) => {
    let result: CaptureResult = { added: 0, waiting: 0, dropped: 0 };
    for (const call of calls) {
      const found = ports.extractLearning(filteredCall(call, filters));
      if (found === undefined || found.files.some((file) => filters.ignoresPath(file))) continue;
      const learning = toLearning(found, agent, ports);
      const { added, count, dropped } = accumulator.add(learning);
      const lastCommand = call.tool === 'Bash' ? filterOrThrow(filters, found.context) : result.lastCommand;
      result = {
        added: result.added + (added ? 1 : 0),
        waiting: count,
        dropped,
        ...(lastCommand === undefined ? {} : { lastCommand }),
      };
    }
    return result;
  };
}

/**
 * The call with its texts filtered whole: the detector picks lines and cuts, and a line from the middle of a key
 * block, or half of a command, shows no filter what it is.
 */
export function filteredCall(call: ToolCall, filters: FilterPipeline): ToolCall {
  const { response, input } = call;
  const command = input['command'];
  return {
    ...call,
    response: { ...response, text: filterOrThrow(filters, response.text) },
    ...(typeof command === 'string' ? { input: { ...input, command: filterOrThrow(filters, command) } } : {}),
  };
}

/** The learning in the words that may be kept: every text filtered, paths only where they are the repository's. */
function toLearning(found: ToolLearning, agent: string | undefined, ports: CapturePorts): Learning<Filtered> {
  const clean = (text: string): Filtered => filterOrThrow(ports.filters, text);
  const parts = {
    ...found,
    context: clean(found.context),
    observation: clean(found.observation),
    excerpt: clean(found.excerpt),
  };
  const files = found.files.map(ports.relativePath).filter((path): path is string => path !== undefined);
  return {
    ns: 'learnings',
    kind: found.category,
    summary: clean(summaryLine(clean(found.summary))),
    // Cut and put together from filtered parts, and filtered once more: only the pipeline vouches for a text.
    body: clean(learningBody(parts)),
    evidence: 'tool-observed',
    severity: found.severity,
    tags: learningTags(parts).map(clean),
    files: [...new Set(files)].map(clean),
    at: new Date(ports.clock()).toISOString(),
    session: clean(ports.accumulator.session),
    score: found.score,
    ...(found.signature === undefined ? {} : { signature: clean(found.signature) }),
    ...(agent === undefined || agent === '' ? {} : { agent: clean(agent) }),
    ...(ports.branch === undefined ? {} : { branch: clean(ports.branch) }),
  };
}
