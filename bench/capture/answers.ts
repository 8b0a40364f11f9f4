import { join } from 'node:path';
import { answerType, assessText, WORTH_STORING } from '../../src/capture/assess.ts';
import { daysToLive } from '../../src/capture/compose.ts';
import { namesSomething, sentencesOf } from '../../src/capture/prose.ts';
import { agreement, type Half, halfOfSession, linesOf, share, spearman, textOf } from './labelled.ts';

/** The last message of a turn, with what its reader made of it. */
export interface LabelledAnswer {
  readonly answer: string;
  readonly prompt: string;
  readonly significance: number;
  readonly type: string;
  readonly worthStoring: boolean;
  readonly borderline: boolean;
  readonly half: Half;
  readonly session: string;
}

/** The labelled answers below a folder of measuring data; `split` names the set (`dev`). */
export function readAnswers(folder: string, split: string): readonly LabelledAnswer[] {
  return linesOf(join(folder, `messages/answers.${split}.jsonl`)).map((line) => ({
    answer: textOf(line, 'final_message'),
    prompt: textOf(line, 'prompt'),
    significance: Number(line['significance']),
    type: textOf(line, 'type'),
    worthStoring: line['worth_storing'] === true,
    borderline: line['borderline'] === true,
    half: halfOfSession(textOf(line, 'session')),
    session: textOf(line, 'session'),
  }));
}

interface Judge {
  readonly name: string;
  readonly significance: (one: LabelledAnswer) => number;
  readonly worth: (one: LabelledAnswer) => boolean;
}

const assessed = ({ answer, prompt }: LabelledAnswer) => {
  const { worth: significance, summary } = assessText(answer);
  const worthStoring = significance >= WORTH_STORING;
  return { significance, worthStoring, summary, type: answerType(sentencesOf(answer), prompt, worthStoring) };
};

const JUDGES: readonly Judge[] = [
  {
    name: 'length ≥ 600',
    significance: ({ answer }) => answer.length,
    worth: ({ answer }) => answer.length >= 600,
  },
  {
    name: 'cs-memory',
    significance: (one) => assessed(one).significance,
    worth: (one) => assessed(one).worthStoring,
  },
];

/** Precision and recall of "worth storing" and the rank correlation of significance, a row a judge and set. */
export function answersTable(answers: readonly LabelledAnswer[]): readonly (readonly string[])[] {
  const sets: readonly (readonly [string, readonly LabelledAnswer[]])[] = [
    ['tuned', answers.filter(({ half }) => half === 'tuned')],
    ['held', answers.filter(({ half }) => half === 'held')],
    ['held, not borderline', answers.filter(({ half, borderline }) => half === 'held' && !borderline)],
    ['all', answers],
  ];
  const rows = JUDGES.flatMap((judge) =>
    sets.map(([name, set]) => {
      const { precision, recall } = agreement(
        set.map((one) => [judge.worth(one), one.worthStoring] as const),
      );
      const rank = spearman(
        set.map(judge.significance),
        set.map(({ significance }) => significance),
      );
      return [`${judge.name}: ${name}`, `${set.length}`, precision, recall, rank.toFixed(2)];
    }),
  );
  return [['answers', 'of', 'precision', 'recall', 'Spearman'], ...rows];
}

/** What the summaries, types and lives of the answers look like. Names count where the answer's text names something. */
export function summariesTable(answers: readonly LabelledAnswer[]): readonly (readonly string[])[] {
  const judged = answers.map((one) => ({ one, said: assessed(one) }));
  const both = judged.filter(({ one, said }) => one.worthStoring && said.worthStoring);
  const naming = judged.filter(({ one }) => sentencesOf(one.answer).some(({ text }) => namesSomething(text)));
  const isWhole = (summary: string): boolean =>
    /^[^\s,;:.a-z]|^[a-z][\w./-]*[^\sa-z]/.test(summary) && /[.!?…][)"'`’”]*$/.test(summary);
  const count = (days: number): number =>
    judged.filter(({ said }) => said.worthStoring && daysToLive(said.significance) === days).length;
  return [
    ['summaries', ''],
    [
      'at most 300 characters',
      share(judged.filter(({ said }) => [...said.summary].length <= 300).length, judged.length),
    ],
    [
      'begin and end as a sentence',
      share(judged.filter(({ said }) => isWhole(said.summary)).length, judged.length),
    ],
    [
      'name something, where the answer does',
      share(naming.filter(({ said }) => namesSomething(said.summary)).length, naming.length),
    ],
    [
      'type right, where worth storing',
      share(both.filter(({ one, said }) => one.type === said.type).length, both.length),
    ],
    ['kept 90 days / 30 days', `${count(90)} / ${count(30)}`],
  ];
}

/** What goes wrong in the half that may be looked at, never in the other. */
export function answerMistakes(answers: readonly LabelledAnswer[]): readonly LabelledAnswer[] {
  return answers.filter((one) => one.half === 'tuned' && assessed(one).worthStoring !== one.worthStoring);
}
