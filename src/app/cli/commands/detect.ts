import type { Command } from 'commander';
import { filterOrThrow } from '../../../../filters/pipeline.ts';
import { isWatchedTool } from '../../../capture/model/detection/detector.ts';
import { explainScore, type ScoreExplanation } from '../../../capture/model/detection/score.ts';
import { toolCallsOf } from '../../../capture/model/tool-call.ts';
import type { ToolCall, ToolLearning } from '../../../core/learning.ts';
import { printable } from '../../../core/text.ts';
import type { Spooling } from '../../wire/spool.ts';
import { command, print, printJson, readJsonLines } from '../io.ts';
import { spooling } from '../setting.ts';

interface Options {
  readonly jsonl?: boolean;
  readonly explain?: boolean;
}

interface Verdict extends ScoreExplanation {
  readonly found?: ToolLearning;
  readonly whyNot?: string;
}

/** `cs-memory debug detect`: what a hook payload teaches, and why. */
export function addDetect(group: Command): void {
  command(group, 'detect', {
    summary: 'show what would be captured from hook payloads',
    about:
      'Reads hook payloads from stdin, one JSON object per line, and shows what would be captured from each, or that it would be skipped. Keeps nothing.',
    options: {
      '--jsonl': 'print JSON lines: {score, category, severity, summary}, or {score, learning: null}',
      '--explain':
        'also show the signals that add up to the score, why each counts, and why nothing was captured',
    },
    example: 'cs-memory debug detect --explain < payloads.jsonl',
  }).action(async (options: Options) => {
    const spool = await spooling();
    for await (const { value } of readJsonLines()) {
      const verdict = await verdictOn(toolCallsOf(value), spool);
      if (options.jsonl === true) printJson(verdictJson(verdict, options, spool));
      else print(verdictText(verdict, options, spool));
    }
  });
}

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
