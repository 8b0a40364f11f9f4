import { join } from 'node:path';
import { mayStateSomething } from '../../src/capture/prompt-hints.ts';
import { statementIn } from '../../src/capture/statement.ts';
import { agreement, type Half, halfOfSession, linesOf, share, textOf } from './labelled.ts';

/** A prompt, and whether it says something the next session should know. */
export interface LabelledPrompt {
  readonly text: string;
  readonly carriesMemory: boolean;
  readonly type: string;
  /** Drawn at random: only these give rates. */
  readonly random: boolean;
  readonly half: Half;
}

/** The labelled prompts below a folder of measuring data; `split` names the set (`dev`). */
export function readPrompts(folder: string, split: string): readonly LabelledPrompt[] {
  return linesOf(join(folder, `messages/prompts.${split}.jsonl`)).map((line) => ({
    text: textOf(line, 'prompt'),
    carriesMemory: line['carries_memory'] === true,
    type: textOf(line, 'type'),
    random: line['picked'] === 'random',
    half: halfOfSession(textOf(line, 'session')),
  }));
}

/** The baseline: what such plugins look for. */
const CLASSIC =
  /\b(?:remember (?:that|to|this)|don't forget|always|never|from now on|we decided|i prefer|let's (?:use|go with))\b/i;

const JUDGES: readonly (readonly [name: string, says: (text: string) => boolean])[] = [
  ['the usual phrases', (text) => CLASSIC.test(text)],
  ['the look before', mayStateSomething],
  ['cs-memory', (text) => statementIn(text) !== undefined],
];

/** Precision and recall of "carries a memory", a row a judge and set. */
export function promptsTable(prompts: readonly LabelledPrompt[]): readonly (readonly string[])[] {
  const sets: readonly (readonly [string, readonly LabelledPrompt[]])[] = [
    ['tuned', prompts.filter(({ half }) => half === 'tuned')],
    ['held', prompts.filter(({ half }) => half === 'held')],
    ['all', prompts],
    ['all, random only', prompts.filter(({ random }) => random)],
  ];
  const rows = JUDGES.flatMap(([judge, says]) =>
    sets.map(([name, set]) => {
      const { precision, recall } = agreement(set.map((one) => [says(one.text), one.carriesMemory] as const));
      return [
        `${judge}: ${name}`,
        `${set.length}`,
        precision,
        recall,
        judge === 'cs-memory' ? typesRight(set) : '',
      ];
    }),
  );
  return [['prompts', 'of', 'precision', 'recall', 'type right'], ...rows];
}

function typesRight(set: readonly LabelledPrompt[]): string {
  const found = set.flatMap((one) => {
    const type = statementIn(one.text)?.type;
    return one.carriesMemory && type !== undefined ? [sameType(type, one.type)] : [];
  });
  return share(found.filter(Boolean).length, found.length);
}

/** The labels know no conventions: they count as preferences there. */
const sameType = (said: string, label: string): boolean =>
  said === label || (said === 'convention' && label === 'preference');

/** What goes wrong in the half that may be looked at, never in the other. */
export function promptMistakes(prompts: readonly LabelledPrompt[]): readonly LabelledPrompt[] {
  return prompts.filter(
    ({ text, carriesMemory, half }) =>
      half === 'tuned' && (statementIn(text) !== undefined) !== carriesMemory,
  );
}
