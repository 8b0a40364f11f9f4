import type { Filtered, FilterPipeline } from '../../filters/pipeline.ts';
import type { Learning, ToolCall, ToolLearning } from '../domain/learning.ts';
import { learningBody, learningTags, summaryLine } from '../domain/learning-draft.ts';
import type { CaptureAccumulator, Clock } from '../ports.ts';
import { filterOrThrow } from './filter-text.ts';

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
  /** How many of the queue had to go because it is full, in all. */
  readonly dropped: number;
  /** What was being done when the last of them was met, filtered. */
  readonly lastCommand?: string;
}

/** Tool calls → filters → detector → filters → accumulator. Throws FILTER_BROKEN and IO_FAILED; what was queued before stays queued. */
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

/** The client itself cuts a command's output at 30,000 characters; what is longer is cut here, since filters take time. */
const MAX_OUTPUT_CHARS = 64 * 1024;
const MAX_COMMAND_CHARS = 16 * 1024;

/** What a filter knows by its first line only: the rest of such a block, cut off from it, would look harmless. */
const BLOCK = /<(?:cs-memory-recall|system-reminder|private)\b|PRIVATE KEY|PuTTY-User-Key-File/i;

/** The beginning and the end of a very long output, in whole lines; the beginning alone where a block may be cut. */
function boundedOutput(text: string): string {
  if (text.length <= MAX_OUTPUT_CHARS) return text;
  const head = text.slice(0, text.lastIndexOf('\n', MAX_OUTPUT_CHARS / 2) + 1 || MAX_OUTPUT_CHARS / 2);
  if (BLOCK.test(text)) return head;
  const tail = text.slice(-MAX_OUTPUT_CHARS / 2);
  return head + tail.slice(tail.indexOf('\n') + 1);
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
    response: { ...response, text: filterOrThrow(filters, boundedOutput(response.text)) },
    ...(typeof command === 'string'
      ? { input: { ...input, command: filterOrThrow(filters, command.slice(0, MAX_COMMAND_CHARS)) } }
      : {}),
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
