import type { Command } from 'commander';
import { createLearningDetector } from '../../domain/detection/detector.ts';
import { toolCallsOf } from '../../domain/tool-call.ts';
import { filteredCall } from '../../services/capture.ts';
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
      const { config, filters } = await spooling();
      const { captureThreshold: threshold, tools } = config.postToolCapture;
      const { calculateScore, extractLearning } = createLearningDetector({ threshold, tools });
      for await (const { value } of readJsonLines()) {
        const calls = toolCallsOf(value).map((call) => filteredCall(call, filters));
        const score = Math.max(0, ...calls.map(({ tool, response }) => calculateScore(tool, response)));
        const best = calls.map(extractLearning).find((learning) => learning !== undefined);
        if (best === undefined) printJson({ score, learning: null });
        else {
          const { category, severity, summary } = best;
          printJson({ score: best.score, category, severity, summary: filterOrThrow(filters, summary) });
        }
      }
    });
}
