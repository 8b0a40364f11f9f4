import type { Command } from 'commander';
import { explainScore, type ScoreExplanation } from '../../domain/detection/score.ts';
import type { ToolCall } from '../../domain/learning.ts';
import { toolCallsOf } from '../../domain/tool-call.ts';
import { filterOrThrow } from '../../services/filter-text.ts';
import { printJson, readJsonLines } from '../io.ts';
import { spooling } from '../setting.ts';

/** `cs-memory detect --jsonl`: what a hook payload teaches. */
export function addDetect(program: Command): void {
  program
    .command('detect')
    .summary('what hook payloads teach')
    .description(
      'Reads hook payloads from stdin, one JSON object a line, and prints {score, category, severity, summary} for what would be captured, {score, learning: null} for the rest. Keeps nothing.',
    )
    .requiredOption('--jsonl', 'read JSON lines')
    .option('--explain', 'also print the signals that the score is the sum of, and why each counts')
    .addHelpText('after', '\nExample:\n  cs-memory detect --jsonl < payloads.jsonl')
    .action(async (options: { readonly explain?: boolean }) => {
      const { filters, extract } = await spooling();
      for await (const { value } of readJsonLines()) {
        const extracted = await Promise.all(toolCallsOf(value).map(extract));
        const { score, signals } = highest(extracted.map(({ call }) => explained(call)));
        const best = extracted.find(({ found }) => found !== undefined)?.found;
        const why = options.explain === true ? { signals } : {};
        if (best === undefined) printJson({ score, learning: null, ...why });
        else {
          const { category, severity, summary } = best;
          printJson({
            score: best.score,
            category,
            severity,
            summary: filterOrThrow(filters, summary),
            ...why,
          });
        }
      }
    });
}

const explained = ({ tool, response, input: { command } }: ToolCall): ScoreExplanation =>
  explainScore(tool, response, typeof command === 'string' ? command : '');

const highest = (found: readonly ScoreExplanation[]): ScoreExplanation =>
  found.reduce((best, one) => (one.score > best.score ? one : best), { score: 0, signals: [] });
