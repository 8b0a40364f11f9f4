import type { Command } from 'commander';
import { createLearningDetector } from '../../domain/detection/detector.ts';
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
    .addHelpText('after', '\nExample:\n  cs-memory detect --jsonl < payloads.jsonl')
    .action(async () => {
      const { config, filters, extract } = await spooling();
      const { captureThreshold: threshold, tools } = config.postToolCapture;
      const { calculateScore } = createLearningDetector({ threshold, tools });
      for await (const { value } of readJsonLines()) {
        const extracted = await Promise.all(toolCallsOf(value).map(extract));
        const scores = extracted.map(({ call: { tool, response } }) => calculateScore(tool, response));
        const score = Math.max(0, ...scores);
        const best = extracted.find(({ found }) => found !== undefined)?.found;
        if (best === undefined) printJson({ score, learning: null });
        else {
          const { category, severity, summary } = best;
          printJson({ score: best.score, category, severity, summary: filterOrThrow(filters, summary) });
        }
      }
    });
}
