// Fits the weights of src/domain/answers/{signals,plain-words}.ts, and says how well such a fit does on sessions it has not seen.
// Usage: node_modules/.bin/tsx bench/capture/fit-answers.ts <folder of measuring data>

import { PLAIN_WORDS, plainWordsIn } from '../../src/domain/answers/plain-words.ts';
import {
  ANSWER_SIGNALS,
  FEW_WORDS_SIGNAL,
  ONLY_LOOKED_SIGNAL,
  PLAIN_WORDS_SIGNAL,
} from '../../src/domain/answers/signals.ts';
import { sentencesOf } from '../../src/domain/prose/sentences.ts';
import { readAnswers } from './answers.ts';
import { agreement, spearman } from './labelled.ts';
import { type AnswerToFit, ownAnswers } from './own-answers.ts';
import { type LinearModel, predicted, ridge } from './ridge.ts';

/** Answers of replayed sessions count less: their labels are ours. */
const OWN_LABEL_WEIGHT = 0.7;
const SHRINK = { signals: 2, words: 10 };
/** A regression that is shrunk says neither 0 nor 1. */
const STRETCH = 1.35;
/** What is said from here on is worth storing; the base is moved so that it becomes .5. Precision first (docs/capture.md). */
const EDGE = 0.5;
const FOLDS = 10;

interface Case extends AnswerToFit {
  readonly weight: number;
  readonly signals: readonly number[];
  readonly words: readonly number[];
}

/** Those whose weights are set apart: one is a regression of its own, one stands in both, one is set by hand. */
const APART = [PLAIN_WORDS_SIGNAL, ONLY_LOOKED_SIGNAL, FEW_WORDS_SIGNAL];
const inSignals = ANSWER_SIGNALS.filter((one) => !APART.includes(one));

function caseOf(one: AnswerToFit, weight: number): Case {
  const parts = { ...one, sentences: sentencesOf(one.answer) };
  const looked = ONLY_LOOKED_SIGNAL.valueOf(parts);
  const signals = [...inSignals.map((signal) => signal.valueOf(parts)), looked];
  return { ...one, weight, signals, words: [...plainWordsIn(parts.sentences), looked] };
}

/** The mean of two regressions: of the signals, which were made looking at this half, and of the plain words, which were not. */
interface Fit {
  readonly signals: LinearModel;
  readonly words: LinearModel;
}

function fitted(cases: readonly Case[]): Fit {
  const rows = (part: 'signals' | 'words') =>
    cases.map((one) => ({ values: one[part], target: one.significance, weight: one.weight }));
  return { signals: ridge(rows('signals'), SHRINK.signals), words: ridge(rows('words'), SHRINK.words) };
}

const significanceOf = ({ signals, words }: Fit, one: Case): number =>
  (predicted(signals, one.signals) + predicted(words, one.words)) / 2;

/** What is said of each case by a fit to the others' sessions. */
function unseen(cases: readonly Case[]): Map<Case, number> {
  const sessions = [...new Set(cases.map(({ session }) => session))].sort();
  const said = new Map<Case, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isOut = ({ session }: Case): boolean => sessions.indexOf(session) % FOLDS === fold;
    const model = fitted(cases.filter((one) => !isOut(one)));
    for (const one of cases.filter(isOut)) said.set(one, significanceOf(model, one));
  }
  return said;
}

function tellUnseen(name: string, set: readonly Case[], said: ReadonlyMap<Case, number>): void {
  const values = set.map((one) => said.get(one) ?? 0);
  const rank = spearman(
    values,
    set.map(({ significance }) => significance),
  );
  console.log(`${name}: ${set.length}, Spearman ${rank.toFixed(2)}`);
  for (const edge of [0.47, 0.48, 0.49, 0.5, 0.51, 0.52]) {
    const { precision, recall } = agreement(
      set.map((one, i) => [(values[i] ?? 0) >= edge, one.worthStoring] as const),
    );
    console.log(`  from ${edge.toFixed(2)} on: precision ${precision}, recall ${recall}`);
  }
}

function tellWeights({ signals, words }: Fit): void {
  const half = (value: number | undefined): number => (STRETCH * (value ?? 0)) / 2;
  console.log(`base ${(half(signals.base + words.base) + 0.5 - STRETCH * EDGE).toFixed(3)}`);
  const looked = half((signals.weights.at(-1) ?? 0) + (words.weights.at(-1) ?? 0));
  console.log(`${ONLY_LOOKED_SIGNAL.name} ${looked.toFixed(3)}`);
  for (const [i, { name }] of inSignals.entries())
    console.log(`${name} ${half(signals.weights[i]).toFixed(3)}`);
  const table = PLAIN_WORDS.map(([word], i) => `${word} ${Math.round(1_000 * half(words.weights[i]))}`);
  console.log(table.join(', '));
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('expected the folder of measuring data');
const tuned = readAnswers(folder, 'dev').filter(({ half }) => half === 'tuned');
const ours = tuned.map((one) => caseOf(one, 1));
const cases = [...ours, ...ownAnswers(folder, 'dev').map((one) => caseOf(one, OWN_LABEL_WEIGHT))];
const said = unseen(cases);
tellUnseen('tuned half', ours, said);
tellUnseen('with the answers of replayed sessions', cases, said);
tellWeights(fitted(cases));
