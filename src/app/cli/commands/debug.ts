import { readFileSync } from 'node:fs';
import { type Finding, isRedaction } from '../../../../filters/engine.ts';
import { type FilterPipeline, type FilterResult, filterOrThrow } from '../../../../filters/pipeline.ts';
import { isWatchedTool } from '../../../capture/model/detection/detector.ts';
import { explainScore, type ScoreExplanation } from '../../../capture/model/detection/score.ts';
import { toolCallsOf } from '../../../capture/model/tool-call.ts';
import { CsError } from '../../../core/errors.ts';
import type { ToolCall, ToolLearning } from '../../../core/learning.ts';
import { count, printable } from '../../../core/text.ts';
import type { Spooling } from '../../wire/spool.ts';
import { command } from '../command.ts';
import { type Flags, print, printJson, readAllStdin, readJsonLines } from '../io.ts';
import { spooling } from '../setting.ts';
import { filterSummary, filterView } from './filter-view.ts';

type FilterCommandOptions = Flags<'diff' | 'jsonl' | 'check' | 'quiet'>;

/** One text to filter. `id` is what the caller knows it by; `text` is absent for a file that is no text. */
interface Input {
  readonly id: unknown;
  readonly text?: string;
  readonly unreadable?: true;
}

/** Git's own measure: a NUL among the first 8,000 bytes. */
const BINARY_LOOK_BYTES = 8_000;

/** The text of a file, by its byte-order mark where it has one (PowerShell writes UTF-16); undefined: it is binary. */
function textOf(content: Buffer): string | undefined {
  const mark = content.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff')
    return new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(content);
  return content.subarray(0, BINARY_LOOK_BYTES).includes(0) ? undefined : content.toString('utf8');
}

function readFile(file: string): Input {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch {
    return { id: file, unreadable: true };
  }
  const text = textOf(content);
  return text === undefined ? { id: file } : { id: file, text };
}

async function* inputs(files: readonly string[], jsonl: boolean): AsyncGenerator<Input> {
  for (const file of files) yield readFile(file);
  if (files.length > 0) return;
  if (!jsonl) {
    if (process.stdin.isTTY) process.stderr.write('reading from the terminal; press Ctrl-D to finish\n');
    yield { id: '(stdin)', text: await readAllStdin() };
    return;
  }
  for await (const { number, value } of readJsonLines()) {
    const { id, text } = value;
    if (typeof text !== 'string')
      throw new CsError('USAGE', `line ${number}: expected {"id", "text"}, with a string as text`);
    yield { id, text };
  }
}

type Report = (input: Input & { readonly text: string }, result: FilterResult) => void;

const asJson: Report = ({ id }, result) => {
  if (!result.ok) {
    const { stage, reason } = result;
    return printJson({ id, text: null, stopped: { stage, reason } });
  }
  const findings = result.findings.map(({ stage, kind, start, end }) => ({ stage, kind, start, end }));
  printJson({ id, text: result.text, findings });
};

const asView: Report = ({ id, text: source }, result) => {
  if (!result.ok) {
    process.stderr.write(`${id}: stopped, because the filter stage ${result.stage} failed\n`);
    return;
  }
  const { text, findings } = result;
  for (const line of filterView({ name: String(id), source, text, findings })) print(line);
};

const inSilence: Report = () => {};

async function filterAll(filters: FilterPipeline, from: AsyncIterable<Input>, report: Report) {
  const findings: Finding[] = [];
  let stopped = 0;
  let unreadable = 0;
  for await (const { id, text, unreadable: isLost } of from) {
    if (text === undefined) {
      process.stderr.write(isLost ? `${id}: could not be read\n` : `${id}: skipped, not a text file\n`);
      if (isLost) unreadable += 1;
      continue;
    }
    const result = filters.filter(text);
    report({ id, text }, result);
    if (result.ok) for (const finding of result.findings) findings.push(finding);
    else stopped += 1;
  }
  return { findings, stopped, unreadable };
}

function checkUsage(files: readonly string[], { diff, jsonl, check, quiet }: FilterCommandOptions): void {
  if (jsonl && diff) throw new CsError('USAGE', '--jsonl cannot be combined with --diff');
  if (quiet && !check)
    throw new CsError('USAGE', '--quiet needs --check, because the exit code is its only result');
  if (files.length > 1 && !diff && !jsonl && !check && !process.stdout.isTTY) {
    throw new CsError('USAGE', 'the texts of several files would run together', {
      hint: 'use --diff, --jsonl or --check',
    });
  }
}

async function runFilter(files: readonly string[], options: FilterCommandOptions): Promise<void> {
  checkUsage(files, options);
  const { diff, jsonl = false, check, quiet } = options;
  const { filters, wholeLineFilters } = await spooling();
  const isView = diff || check || process.stdout.isTTY;
  if (!isView && !jsonl) {
    for await (const { id, text, unreadable } of inputs(files, false)) {
      if (text === undefined)
        throw new CsError('IO_FAILED', `'${id}' ${unreadable ? 'could not be read' : 'is not a text file'}`, {
          hint: 'to filter a text, pass it on stdin: echo … | cs-memory debug filter',
        });
      process.stdout.write(filterOrThrow(filters, text));
    }
    return;
  }
  const report = quiet ? inSilence : jsonl ? asJson : asView;
  const looking = jsonl && !check ? filters : wholeLineFilters();
  const { findings, stopped, unreadable } = await filterAll(looking, inputs(files, jsonl), report);
  if (!quiet && !jsonl) print(filterSummary(findings));
  if (stopped > 0) {
    const texts = `${count(stopped, 'text')} ${stopped === 1 ? 'was' : 'were'}`;
    throw new CsError('FILTER_BROKEN', `${texts} stopped, because a filter stage failed`);
  }
  if (unreadable > 0) throw new CsError('IO_FAILED', `${count(unreadable, 'file')} could not be read`);
  if (check && findings.some(isRedaction)) process.exitCode = 1;
}

export const addFilter = command('filter [files...]', {
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
  run: runFilter,
});

interface Options {
  readonly jsonl?: boolean;
  readonly explain?: boolean;
}

interface Verdict extends ScoreExplanation {
  readonly found?: ToolLearning;
  readonly whyNot?: string;
}

export const addDetect = command('detect', {
  summary: 'show what would be captured from hook payloads',
  about:
    'Reads hook payloads from stdin, one JSON object per line, and shows what would be captured from each, or that it would be skipped. Keeps nothing.',
  options: {
    '--jsonl': 'print JSON lines: {score, category, severity, summary}, or {score, learning: null}',
    '--explain':
      'also show the signals that add up to the score, why each counts, and why nothing was captured',
  },
  example: 'cs-memory debug detect --explain < payloads.jsonl',
  run: async (options) => {
    const spool = await spooling();
    for await (const { value } of readJsonLines()) {
      const verdict = await verdictOn(toolCallsOf(value), spool);
      if (options.jsonl === true) printJson(verdictJson(verdict, options, spool));
      else print(verdictText(verdict, options, spool));
    }
  },
});

async function verdictOn(calls: readonly ToolCall[], { extract, config }: Spooling): Promise<Verdict> {
  const extracted = await Promise.all(calls.map(extract));
  const scored = extracted.map(({ call }) => ({ call, ...explained(call) }));
  const found = extracted.find((one) => one.found !== undefined)?.found;
  const [first, ...others] = scored;
  if (first === undefined) return { score: 0, signals: [], whyNot: 'not a finished tool call' };
  const best = others.reduce((most, one) => (one.score > most.score ? one : most), first);
  const { score, signals, call } = best;
  if (found !== undefined) return { score: found.score, signals, found };
  return { score, signals, whyNot: whyNot(call, best, config.postToolCapture) };
}

function whyNot(
  { tool }: ToolCall,
  { score, signals }: ScoreExplanation,
  { tools, captureThreshold }: Spooling['config']['postToolCapture'],
): string {
  if (signals.length === 0) return 'nothing noteworthy';
  if (!isWatchedTool(tools, tool)) return `${tool} is not among postToolCapture.tools`;
  if (score < captureThreshold) return `below the threshold of ${captureThreshold}`;
  return 'it names an ignored file (capture.ignore)';
}

function verdictJson({ score, signals, found, whyNot: why }: Verdict, { explain }: Options, spool: Spooling) {
  const more = explain === true ? { signals, ...(why === undefined ? {} : { why_not: why }) } : {};
  if (found === undefined) return { score, learning: null, ...more };
  const { category, severity } = found;
  return { score, category, severity, summary: filterOrThrow(spool.filters, found.summary), ...more };
}

function verdictText({ score, signals, found, whyNot: why }: Verdict, { explain }: Options, spool: Spooling) {
  const said =
    found === undefined
      ? `skipped: ${why}`
      : `${found.category}, ${found.severity}: ${filterOrThrow(spool.filters, found.summary)}`;
  const reasons = signals.map(({ name, weight, why: reason }) => {
    const sign = weight < 0 ? '-' : '+';
    return `      ${sign}${Math.abs(weight).toFixed(2)}  ${name}: ${reason}`;
  });
  return printable([`${score.toFixed(2)}  ${said}`, ...(explain === true ? reasons : [])].join('\n'));
}

const explained = ({ tool, response, input: { command } }: ToolCall): ScoreExplanation =>
  explainScore(tool, response, typeof command === 'string' ? command : '');
