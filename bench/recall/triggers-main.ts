// How many questions about the past the trigger phrases catch, and on what else they fire.
// Usage: npm run bench:triggers -- <folder of measuring data> [--split dev] [--mistakes]
import { parseArgs } from 'node:util';
import { printTable } from '../whole-process.ts';
import { readTriggerPrompts, triggerMistakes, triggerRates, triggerTable } from './triggers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { split: { type: 'string', default: 'dev' }, mistakes: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('expected the folder of measuring data');
const prompts = readTriggerPrompts(folder, values.split);
if (prompts.length === 0)
  throw new Error(`expected messages/ or replay/ with ${values.split} files below ${folder}`);
printTable(triggerTable(triggerRates(prompts)));
if (values.mistakes)
  for (const { text, source } of triggerMistakes(prompts))
    console.log(JSON.stringify({ source, text: text.slice(0, 500) }));
