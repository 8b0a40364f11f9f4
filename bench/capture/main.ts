// What is captured of what people and answers say, against labels made by reading.
// Usage: npm run bench:capture -- <folder of measuring data> [--split dev] [--mistakes]
import { parseArgs } from 'node:util';
import { printTable } from '../whole-process.ts';
import { answerMistakes, answersTable, readAnswers, summariesTable } from './answers.ts';
import { promptMistakes, promptsTable, readPrompts } from './prompts.ts';
import { replayTable } from './replay.ts';
import { judge, readToolResults, strataTable, toolResultMistakes, toolResultsTable } from './tool-results.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { split: { type: 'string', default: 'dev' }, mistakes: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('expected the folder of measuring data');
const answers = readAnswers(folder, values.split);
const prompts = readPrompts(folder, values.split);
const results = readToolResults(folder, values.split).map(judge);
if (answers.length + prompts.length + results.length === 0)
  throw new Error(`expected messages/ or tool-results/ with ${values.split} files below ${folder}`);
const replayed = await replayTable(folder, values.split);
for (const table of [
  toolResultsTable(results),
  strataTable(results),
  replayed,
  answersTable(answers),
  summariesTable(answers),
  promptsTable(prompts),
]) {
  printTable(table);
  console.log('');
}
if (values.mistakes) {
  for (const { one, paired } of toolResultMistakes(results))
    console.log(JSON.stringify({ input: one.input.slice(0, 200), text: one.text.slice(0, 300), paired }));
  for (const { answer, worthStoring } of answerMistakes(answers))
    console.log(JSON.stringify({ answer: answer.slice(0, 500), worthStoring }));
  for (const { text, carriesMemory } of promptMistakes(prompts))
    console.log(JSON.stringify({ prompt: text.slice(0, 500), carriesMemory }));
}
