// Fits the weights that say what a block is worth, and prints them: npm run train:worth -- --clones <folder of clones, owner/name> <folder of whole sessions>…
// Of what was graded (grades.json: 0 nothing, 1 some use, 2 worth it) the text is not kept here: it is other people's.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readTranscripts } from '../../bench/worth/sessions.ts';
import { gather, NOTHING_GATHERED } from '../../src/capture/model/distil/gather.ts';
import { SIGNS, shownSigns } from '../../src/capture/model/distil/worth.ts';
import { transcriptEvents } from '../../src/capture/model/narrative/transcript.ts';
import { adam } from '../adam.ts';
import grades from './grades.json' with { type: 'json' };

/** One graded block, its signs behind a one. */
interface Row {
  readonly group: string;
  readonly signs: readonly number[];
  readonly grade: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { clones: { type: 'string', default: '' } },
});
/** How close weights are held to nothing; half the square of all is what a block costs. */
const RIDGE = { commit: 1, said: 3 };
/** A block of some use is nearly worth it: whether it is left out matters less. */
const COST_OF_SOME_USE = 0.8;
const FOLDS = 10;

const rowOf = (group: string, grade: number, block: Parameters<typeof shownSigns>[0]): Row => ({
  group,
  grade,
  signs: [1, ...shownSigns(block)],
});

function commitRows(): readonly Row[] {
  return Object.entries(grades.commits).flatMap(([repo, commits]) =>
    Object.entries<string>(commits).flatMap(([commit, each]) => {
      const folder = join(values.clones, repo);
      const shown = spawnSync('git', ['-C', folder, 'show', '-s', '--format=%B', commit], {
        encoding: 'utf8',
      });
      if (shown.status !== 0) return [];
      const command = `git commit -F - <<'END_OF_MESSAGE'\n${shown.stdout}\nEND_OF_MESSAGE`;
      const { candidates } = gather(
        [
          { type: 'call', id: '', tool: 'Bash', input: { command } },
          { type: 'result', id: '', failed: false },
        ],
        NOTHING_GATHERED,
        '',
      );
      return [...each].flatMap((grade, at) => {
        const block = candidates[at];
        return block === undefined ? [] : [rowOf(repo, Number(grade), block)];
      });
    }),
  );
}

function answerRows(): readonly Row[] {
  const gradeOf = new Map(
    Object.entries(grades.answers).flatMap(([grade, hashes]) =>
      hashes.split(' ').map((hash): [string, number] => [hash, Number(grade)]),
    ),
  );
  const sessions = positionals.flatMap((folder) => [...readTranscripts(folder)]);
  return sessions.flatMap(([session, lines]) => {
    const { candidates } = gather(
      lines.flatMap((line) => transcriptEvents(JSON.stringify(line))),
      NOTHING_GATHERED,
      '',
    );
    return candidates.flatMap((block) => {
      const grade = gradeOf.get(createHash('sha256').update(block.text).digest('hex').slice(0, 12));
      return grade === undefined || block.source !== 'last' ? [] : [rowOf(session, grade, block)];
    });
  });
}

const dot = (weights: ArrayLike<number>, signs: readonly number[]): number =>
  signs.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/** Ridge logistic regression; the first weight, of the one, is free. */
const fitted = (rows: readonly Row[], ridge: number): Float64Array =>
  adam(SIGNS.length + 1, { steps: 3000, rate: 0.05 }, (weights) => {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : ridge * weight));
    for (const { signs, grade } of rows) {
      const cost = grade === 1 ? COST_OF_SOME_USE : 1;
      const off = cost * (1 / (1 + Math.exp(-dot(weights, signs))) - Number(grade === 2));
      for (const [at, value] of signs.entries()) slope[at] = (slope[at] ?? 0) + off * value;
    }
    return slope;
  });

/** How often a block that is worth it stands before one that is not, each weighed without its own repository or session. */
function leftOut(rows: readonly Row[], ridge: number): number {
  const groups = [...new Set(rows.map(({ group }) => group))];
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const aside = new Set(groups.filter((_, at) => at % FOLDS === fold));
    const weights = fitted(
      rows.filter(({ group }) => !aside.has(group)),
      ridge,
    );
    return rows
      .filter(({ group }) => aside.has(group))
      .map(({ signs, grade }) => ({ value: dot(weights, signs), isGood: grade === 2 }));
  }).flat();
  scored.sort((a, b) => a.value - b.value);
  const good = scored.filter(({ isGood }) => isGood).length;
  const ranks = scored.reduce((sum, { isGood }, at) => sum + (isGood ? at + 1 : 0), 0);
  return (ranks - (good * (good + 1)) / 2) / (good * (scored.length - good));
}

for (const [name, rows] of [
  ['commit', commitRows()],
  ['said', answerRows()],
] as const) {
  if (rows.length === 0) continue;
  const weights = fitted(rows, RIDGE[name]);
  console.log(
    `${name}: ${rows.length} blocks, area under the curve left out ${leftOut(rows, RIDGE[name]).toFixed(3)}`,
  );
  for (const [at, sign] of ['(bias)', ...SIGNS.map((one) => one.name)].entries())
    console.log(`  ${(weights[at] ?? 0).toFixed(2).padStart(6)}  ${sign}`);
}
