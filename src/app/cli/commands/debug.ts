import { readFileSync } from 'node:fs';
import { type Finding, isRedaction } from '../../../../filters/engine.ts';
import { type FilterPipeline, type FilterResult, filterOrThrow } from '../../../../filters/pipeline.ts';
import { extract } from '../../../capture/capture.ts';
import { isWatchedTool } from '../../../capture/detector.ts';
import { explainScore } from '../../../capture/score.ts';
import { statementIn } from '../../../capture/statement.ts';
import { toolCallsOf } from '../../../capture/tool-call.ts';
import { attempt, textOf } from '../../../core/basics.ts';
import { CsError } from '../../../core/errors.ts';
import type { ToolCall, ToolLearning } from '../../../core/learning.ts';
import { count, printable } from '../../../core/text.ts';
import { besideQuestion } from '../../../recall/trigger.ts';
import type { Spooling } from '../../wire/spool.ts';
import { command, group } from '../command.ts';
import { pick, print, printJson, readAllStdin, readJsonLines, refuseIf, spooling, usage } from '../io.ts';
import { addEval } from './eval.ts';
import { filterSummary, filterView } from './filter-view.ts';

/** One text to filter, by what the caller knows it by; `text` is absent for a file that is none. */
type Input = Readonly<{ id: unknown; text?: string | undefined; isLost?: true }>;

const READ_HINT =
  'make sure that each path is that of a file, and that you may read it; to filter a text, pass it on stdin: echo … | cs-memory debug filter';

/** Git's own measure: a NUL among the first 8,000 bytes. */
const BINARY_LOOK_BYTES = 8_000;

/** The text of a file, by its byte-order mark where it has one (PowerShell writes UTF-16); undefined: it is binary. */
function textIn(content: Buffer): string | undefined {
  const mark = content.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff')
    return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(content);
  return content.subarray(0, BINARY_LOOK_BYTES).includes(0) ? undefined : content.toString('utf8');
}

async function* inputs(files: readonly string[], jsonl: boolean): AsyncGenerator<Input> {
  for (const id of files) {
    const content = attempt(() => readFileSync(id));
    yield content === undefined ? { id, isLost: true } : { id, text: textIn(content) };
  }
  if (files.length > 0) return;
  if (!jsonl) {
    if (process.stdin.isTTY) process.stderr.write('reading from the terminal; press Ctrl-D to finish\n');
    yield { id: '(stdin)', text: await readAllStdin() };
    return;
  }
  for await (const { number, value } of readJsonLines()) {
    const { id, text } = value;
    if (typeof text !== 'string')
      throw usage(`line ${number}: expected {"id", "text"}, with a string as text`);
    yield { id, text };
  }
}

type Report = (id: unknown, source: string, result: FilterResult) => void;

const asJson: Report = (id, _source, result) => {
  if (!result.ok) return printJson({ id, text: null, stopped: pick(result, 'stage', 'reason') });
  const findings = result.findings.map((finding) => pick(finding, 'stage', 'kind', 'start', 'end'));
  printJson({ id, text: result.text, findings });
};

const asView: Report = (id, source, result) => {
  if (result.ok) for (const line of filterView({ name: String(id), source, ...result })) print(line);
  else process.stderr.write(`${id}: stopped, because the filter stage ${result.stage} failed\n`);
};

const asText: Report = (id, source, result) => {
  if (result.ok) process.stdout.write(result.text);
  else asView(id, source, result);
};

/** Tells of each text, and at the end of all. Throws FILTER_BROKEN and IO_FAILED where some were not filtered. */
async function filterAll(filters: FilterPipeline, from: AsyncIterable<Input>, report: Report | undefined) {
  const findings: Finding[] = [];
  let stopped = 0;
  let unreadable = 0;
  for await (const { id, text, isLost } of from) {
    if (isLost || (text === undefined && report === asText)) unreadable += 1;
    if (text === undefined)
      process.stderr.write(isLost ? `${id}: could not be read\n` : `${id}: skipped, not a text file\n`);
    if (text === undefined) continue;
    const result = filters.filter(text);
    report?.(id, text, result);
    if (result.ok) for (const finding of result.findings) findings.push(finding);
    else stopped += 1;
  }
  if (report === asView && (findings.length > 0 || unreadable === 0)) print(filterSummary(findings));
  const were = `${count(stopped, 'text')} ${stopped === 1 ? 'was' : 'were'}`;
  if (stopped > 0) throw new CsError('FILTER_BROKEN', `${were} stopped, because a filter stage failed`);
  if (unreadable > 0)
    throw new CsError('IO_FAILED', `${count(unreadable, 'file')} could not be read`, { hint: READ_HINT });
  return findings;
}

const addFilter = command('filter [files...]', {
  summary: 'show what the secret filter removes from a text',
  about:
    'Reads files, or text from stdin, and prints the text as it would be kept. On a terminal it instead shows what was removed: place, kind, length and the surrounding lines. If a stage fails, the text is stopped (exit code 1) and never passed on.',
  options: {
    '--diff': 'show what was removed even if the output is not a terminal',
    '--jsonl':
      'read {id, text} lines, or files; print {id, text, findings: [{stage, kind, start, end}]} (offsets in UTF-16 code units of the input)',
    '--check': 'exit with code 1 if something is redacted (cleaned characters and paths do not count)',
    '--quiet': 'with --check: print nothing',
  },
  example:
    'some-command 2>&1 | cs-memory debug filter\n  git diff --cached -z --name-only --relative --diff-filter=d | xargs -0r cs-memory debug filter --check',
  run: async (files, { diff, jsonl = false, check, quiet }) => {
    const isView = diff || check || process.stdout.isTTY;
    const isMixed = files.length > 1 && !isView && !jsonl;
    refuseIf(jsonl && diff, '--jsonl cannot be combined with --diff');
    refuseIf(quiet && !check, '--quiet needs --check, because the exit code is its only result');
    refuseIf(isMixed, 'the texts of several files would run together', 'use --diff, --jsonl or --check');
    const { filters, wholeLineFilters } = await spooling();
    const shown = isView ? asView : asText;
    const report = quiet ? undefined : jsonl ? asJson : shown;
    const looking = !check && (jsonl || !isView) ? filters : wholeLineFilters();
    const findings = await filterAll(looking, inputs(files, jsonl), report);
    if (check && findings.some(isRedaction)) process.exitCode = 1;
  },
});

interface Verdict extends ReturnType<typeof explainScore> {
  readonly found?: ToolLearning;
  readonly whyNot?: string;
}

const addDetect = command('detect', {
  summary: 'show what would be captured from hook payloads',
  about:
    'Reads hook payloads from stdin, one JSON object per line, and shows what would be captured from each tool call and prompt, or that it would be skipped. Keeps nothing. Answers are read with their session: `cs-memory session distil --dry-run`.',
  options: {
    '--jsonl':
      'print JSON lines: {score, category, severity, summary}, or {score, learning: null}; of a prompt {statement, summary}',
    '--explain':
      'also show the signals that add up to the score, why each counts, and why nothing was captured',
  },
  example: 'cs-memory debug detect --explain < payloads.jsonl',
  run: async ({ jsonl, explain = false }) => {
    const spool = await spooling();
    for await (const { value } of readJsonLines()) {
      const { hook_event_name: event, prompt } = value;
      if (event === 'UserPromptSubmit' && typeof prompt === 'string') {
        tellStatement(prompt, jsonl, spool);
        continue;
      }
      const verdict = await verdictOn(toolCallsOf(value), spool);
      if (jsonl) printJson(verdictJson(verdict, explain, spool));
      else print(verdictText(verdict, explain, spool));
    }
  },
});

/** What a prompt states by itself. What it says besides is weighed with its session. */
function tellStatement(prompt: string, jsonl: boolean | undefined, { filters, config }: Spooling): void {
  const stated = statementIn(besideQuestion(prompt, config.promptRecall.triggers));
  const summary = stated && filterOrThrow(filters, stated.summary);
  if (jsonl) printJson({ statement: stated?.type ?? null, summary });
  else
    print(
      stated === undefined ? 'skipped: states nothing that lasts' : printable(`${stated.type}: ${summary}`),
    );
}

async function verdictOn(calls: readonly ToolCall[], spool: Spooling): Promise<Verdict> {
  const extracted = await Promise.all(calls.map((call) => extract(spool, call)));
  const scored = extracted.map(({ call }) => {
    const { tool, response, input } = call;
    return { call, ...explainScore(tool, response, textOf(input['command'])) };
  });
  const found = extracted.find((one) => one.found !== undefined)?.found;
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  if (best === undefined) return { score: 0, signals: [], whyNot: 'not a finished tool call' };
  const { score, signals, call } = best;
  if (found !== undefined) return { score: found.score, signals, found };
  return { score, signals, whyNot: whyNot(call, best, spool.config.postToolCapture) };
}

function whyNot(
  { tool }: ToolCall,
  { score, signals }: ReturnType<typeof explainScore>,
  { tools, captureThreshold }: Spooling['config']['postToolCapture'],
): string {
  if (signals.length === 0) return 'nothing noteworthy';
  if (!isWatchedTool(tools, tool)) return `${tool} is not among postToolCapture.tools`;
  if (score < captureThreshold) return `below the threshold of ${captureThreshold}`;
  return 'it names an ignored file (capture.ignore)';
}

function verdictJson({ score, signals, found, whyNot: why }: Verdict, isExplained: boolean, spool: Spooling) {
  const more = isExplained ? { signals, why_not: why } : {};
  if (found === undefined) return { score, learning: null, ...more };
  const { category, severity } = found;
  return { score, category, severity, summary: filterOrThrow(spool.filters, found.summary), ...more };
}

function verdictText({ score, signals, found, whyNot: why }: Verdict, isExplained: boolean, spool: Spooling) {
  const said =
    found === undefined
      ? `skipped: ${why}`
      : `${found.category}, ${found.severity}: ${filterOrThrow(spool.filters, found.summary)}`;
  const reasons = signals.map(
    ({ name, weight, why: reason }) =>
      `      ${weight < 0 ? '-' : '+'}${Math.abs(weight).toFixed(2)}  ${name}: ${reason}`,
  );
  return printable([`${score.toFixed(2)}  ${said}`, ...(isExplained ? reasons : [])].join('\n'));
}

export const addDebug = group(
  'debug',
  {
    summary: 'try out detection, the secret filter and recall',
    about:
      'Shows what would be captured from a tool call, what the secret filter removes from a text, and how well recall finds the memories of this repository. Changes nothing.',
    example: 'some-command 2>&1 | cs-memory debug filter\n  cs-memory debug eval',
  },
  [addDetect, addFilter, addEval],
);
