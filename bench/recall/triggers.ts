import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { recallTrigger } from '../../src/recall/trigger.ts';
import { printTable } from '../whole-process.ts';

/** Which half: wordings are written while looking at `tuned`; `held` shows whether they carry over. */
type TriggerHalf = 'tuned' | 'held';

/** One prompt, and whether its writer asks about the past; undefined where nobody has labelled it. */
interface LabelledPrompt {
  readonly text: string;
  readonly asks: boolean | undefined;
  readonly source: TriggerSource;
  readonly half: TriggerHalf;
}

/**
 * `requests`: prompts that were looked for because they ask about the past. `ordinary`: prompts drawn at random or
 * read on purpose, less those that ask. `replay`: whole sessions; not labelled, so every hit is to be read.
 */
type TriggerSource = 'requests' | 'ordinary' | 'replay';

/** How often something fired in one half of one source. */
interface TriggerRate {
  readonly fired: number;
  readonly of: number;
}

interface TriggerRow {
  readonly name: string;
  readonly rates: Readonly<Record<TriggerSource, Readonly<Record<TriggerHalf, TriggerRate>>>>;
}

/** The trigger phrases that such plugins start with; `previous(ly)?` is the one that fires on everything. */
const CLASSIC =
  /\b(?:why did we|what was the decision|remind me|continue (?:from|where)|last time|previous(?:ly)?|the blocker|what happened with)\b/i;

const TRIGGERS: readonly (readonly [name: string, fires: (prompt: string) => boolean])[] = [
  ['the classic eight patterns', (prompt) => CLASSIC.test(prompt)],
  ['cs-memory', (prompt) => recallTrigger(prompt, []) !== undefined],
];

const SOURCES: readonly TriggerSource[] = ['requests', 'ordinary', 'replay'];
const HALVES: readonly TriggerHalf[] = ['tuned', 'held'];

/** By the text alone, so that a prompt is in the same half wherever it comes from. */
function halfOfPrompt(text: string): TriggerHalf {
  const digest = createHash('sha256').update(text.trim()).digest();
  return ((digest[0] ?? 0) & 1) === 0 ? 'tuned' : 'held';
}

function linesOf(file: string): readonly Record<string, unknown>[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

const promptOf = ({ prompt }: Record<string, unknown>): string => (typeof prompt === 'string' ? prompt : '');

/**
 * The prompts below a folder of measuring data: `messages/recall-requests.*.jsonl`, `messages/prompts.*.jsonl` and
 * `replay/sessions.*.jsonl.gz`, where `split` names the set (`dev`). What is not there counts nothing; a request that
 * stands among the prompts too counts once, as a request.
 */
function readTriggerPrompts(folder: string, split = 'dev'): readonly LabelledPrompt[] {
  const labelled = (text: string, asks: boolean | undefined, source: TriggerSource): LabelledPrompt => ({
    text,
    asks,
    source,
    half: halfOfPrompt(text),
  });
  const requests = linesOf(join(folder, `messages/recall-requests.${split}.jsonl`)).map(promptOf);
  const known = new Set(requests);
  const others = linesOf(join(folder, `messages/prompts.${split}.jsonl`)).filter(
    (line) => !known.has(promptOf(line)),
  );
  const replayed = linesOf(join(folder, `replay/sessions.${split}.jsonl.gz`))
    .filter((line) => line['hook_event_name'] === 'UserPromptSubmit')
    .map(promptOf)
    .filter((text) => !known.has(text));
  const asks = others.filter((line) => line['is_recall_request'] === true).map(promptOf);
  return [
    ...[...requests, ...asks].map((text) => labelled(text, true, 'requests')),
    ...others
      .filter((line) => line['is_recall_request'] !== true)
      .map((line) => labelled(promptOf(line), false, 'ordinary')),
    ...replayed.map((text) => labelled(text, undefined, 'replay')),
  ];
}

/** How often each trigger fires, by source and half. */
function triggerRates(prompts: readonly LabelledPrompt[]): readonly TriggerRow[] {
  return TRIGGERS.map(([name, fires]) => {
    const rate = (source: TriggerSource, half: TriggerHalf): TriggerRate => {
      const own = prompts.filter((prompt) => prompt.source === source && prompt.half === half);
      return { fired: own.filter(({ text }) => fires(text)).length, of: own.length };
    };
    const both = (source: TriggerSource) => ({ tuned: rate(source, 'tuned'), held: rate(source, 'held') });
    return {
      name,
      rates: { requests: both('requests'), ordinary: both('ordinary'), replay: both('replay') },
    };
  });
}

const share = ({ fired, of }: TriggerRate): string =>
  of === 0 ? '' : `${fired} / ${of}  ${((100 * fired) / of).toFixed(1)} %`;

/** A table for people: a row a trigger, a column a source and half. */
function triggerTable(rows: readonly TriggerRow[]): readonly (readonly string[])[] {
  const columns = SOURCES.flatMap((source) => HALVES.map((half) => [source, half] as const));
  return [
    ['fires on', ...columns.map(([source, half]) => `${source}, ${half}`)],
    ...rows.map(({ name, rates }) => [name, ...columns.map(([source, half]) => share(rates[source][half]))]),
  ];
}

/**
 * What goes wrong in the half that wordings may be tuned on, never in the other: requests that are missed, and
 * everything else that fires.
 */
function triggerMistakes(prompts: readonly LabelledPrompt[]): readonly LabelledPrompt[] {
  return prompts.filter(
    ({ text, asks, half }) => half === 'tuned' && (recallTrigger(text, []) !== undefined) !== (asks === true),
  );
}

// How many questions about the past the trigger phrases catch, and on what else they fire.
// Usage: npm run bench:triggers -- <folder of measuring data> [--split dev] [--mistakes]

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
