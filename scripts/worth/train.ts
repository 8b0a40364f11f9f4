// Fits what says how much a block is worth, and writes it: npm run train:worth -- --clones <folder of clones, owner/name> <folder of whole sessions>…
// Of what was graded (grades.json: 0 nothing, 1 some use, 2 worth it, F false by the end of its session) the text is not kept here: it is other people's.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readTranscripts } from '../../bench/worth/sessions.ts';
import type { Candidate } from '../../src/capture/blocks.ts';
import { sumOf } from '../../src/capture/features.ts';
import { gather, NOTHING_GATHERED } from '../../src/capture/gather.ts';
import { type TranscriptEvent, transcriptEvents } from '../../src/capture/transcript.ts';
import { SIGNS } from '../../src/capture/worth.ts';
import { adam } from '../adam.ts';
import grades from './grades.json' with { type: 'json' };
import { type Row, rowOf, WRITTEN, writtenRows } from './rows.ts';

/** What is fitted: the signs weigh otherwise in a commit than in what was said, the words weigh the same. */
interface Fitted {
  readonly bias: readonly [commit: number, said: number];
  readonly signs: readonly [commit: readonly number[], said: readonly number[]];
  readonly words: ReadonlyMap<string, number>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { clones: { type: 'string', default: '' }, 'dry-run': { type: 'boolean' } },
});
/** Half the square of all weights costs so much. */
const RIDGE = 1.4;
/** A rare word is learned as fast as its idf is high, times so much. */
const RATE_OF_WORDS = 0.4;
/** What fewer blocks have may be the name of something of one project. */
const LEAST_BLOCKS = 16;
/** Hundredths; what weighs less changes nothing that is seen. */
const LEAST_WEIGHT = 20;
/** Each is there for a reason. */
const COST_OF_WRITTEN = 0.5;
const FOLDS = 8;
const STEPS = 300;

const blocksIn = (events: readonly TranscriptEvent[]): readonly Candidate[] =>
  gather(events, NOTHING_GATHERED, '').candidates;

function commitRows(): readonly Row[] {
  return Object.entries(grades.commits).flatMap(([repo, commits]) =>
    [...commits.matchAll(/(\w+) (\d+)/g)].flatMap(([, commit = '', each = '']) => {
      const arguments_ = ['-C', join(values.clones, repo), 'show', '-s', '--format=%B', commit];
      const shown = spawnSync('git', arguments_, { encoding: 'utf8' });
      if (shown.status !== 0) return [];
      const command = `git commit -F - <<'END_OF_MESSAGE'\n${shown.stdout}\nEND_OF_MESSAGE`;
      const blocks = blocksIn([
        { type: 'call', id: '', tool: 'Bash', input: { command } },
        { type: 'result', id: '', failed: false },
      ]);
      // Where a message is cut otherwise than when it was graded, nobody knows which grade is whose.
      return blocks.length === each.length
        ? blocks.map((block, at) => rowOf(repo, each[at] === '2', block))
        : [];
    }),
  );
}

function saidRows(): readonly Row[] {
  const gradeOf = new Map(
    Object.entries(grades.said).flatMap(([grade, hashes]) =>
      hashes.split(' ').map((hash): [string, string] => [hash, grade]),
    ),
  );
  return positionals.flatMap((folder) =>
    [...readTranscripts(folder)].flatMap(([session, lines]) => {
      const folderOf = lines.find(({ cwd }) => cwd !== undefined)?.cwd ?? session;
      return blocksIn(lines.flatMap((line) => transcriptEvents(JSON.stringify(line)))).flatMap((block) => {
        const hash = createHash('sha256').update(block.text).digest('hex').slice(0, 12);
        const grade = gradeOf.get(hash);
        if (grade === undefined || (block.source !== 'last' && block.source !== 'answer')) return [];
        gradeOf.delete(hash);
        return [rowOf(folderOf, grade === '2', block)];
      });
    }),
  );
}

/** Ridge logistic regression. */
function fitted(rows: readonly Row[]): Fitted {
  const counts = new Map<string, number>();
  for (const { features } of rows)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= LEAST_BLOCKS);
  // In the order of the weights: both biases, the signs of commits, those of what was said, the words.
  const first = 2 + 2 * SIGNS.length;
  const placeOf = new Map(known.map(([feature], at) => [feature, first + at]));
  const rates = known.map(([, count]) => RATE_OF_WORDS * (1 + Math.log((1 + rows.length) / (1 + count))));
  const placed = rows.map(({ isCommit, signs, features, isWorth, cost }) => {
    const from = 2 + (isCommit ? 0 : SIGNS.length);
    const places = features.flatMap((feature) => placeOf.get(feature) ?? []);
    const root = Math.sqrt(features.length || 1);
    return {
      isWorth,
      cost,
      at: Int32Array.of(isCommit ? 0 : 1, ...signs.map((_, sign) => from + sign), ...places),
      by: Float64Array.of(1, ...signs, ...places.map((place) => (rates[place - first] ?? 0) / root)),
    };
  });
  const weights = adam(first + known.length, { steps: STEPS, rate: 0.05 }, (now) => {
    const slope = now.map((weight, place) => (place < 2 ? 0 : RIDGE * weight));
    for (const { at, by, isWorth, cost } of placed) {
      let odds = 0;
      for (let i = 0; i < at.length; i += 1) odds += (now[at[i] as number] as number) * (by[i] as number);
      const off = cost * (1 / (1 + Math.exp(-odds)) - Number(isWorth));
      for (let i = 0; i < at.length; i += 1) {
        const place = at[i] as number;
        slope[place] = (slope[place] as number) + off * (by[i] as number);
      }
    }
    return slope;
  });
  const hundredth = (weight = 0): number => Math.round(100 * weight);
  const told = [...weights];
  return {
    bias: [hundredth(told[0]), hundredth(told[1])],
    signs: [
      told.slice(2, 2 + SIGNS.length).map(hundredth),
      told.slice(2 + SIGNS.length, first).map(hundredth),
    ],
    words: new Map(
      known
        .map(([feature], at): [string, number] => [
          feature,
          hundredth((told[first + at] ?? 0) * (rates[at] ?? 0)),
        ])
        .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

function oddsOf({ bias, signs, words }: Fitted, row: Row): number {
  const which = row.isCommit ? 0 : 1;
  const shown = row.signs.reduce((sum, value, at) => sum + value * (signs[which][at] ?? 0), 0);
  return (bias[which] + shown + sumOf(row.features, words)) / 100;
}

/** Prints how well each kind of block is told when what its repository taught is left out. */
function tellLeftOut(rows: readonly Row[]): void {
  const groups = [...new Set(rows.map(({ group }) => group))].filter((group) => group !== WRITTEN);
  const foldOf = new Map(groups.map((group, at) => [group, at % FOLDS]));
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitted(rows.filter(({ group }) => foldOf.get(group) !== fold));
    return rows
      .filter(({ group }) => foldOf.get(group) === fold)
      .map((row) => ({ ...row, odds: oddsOf(model, row) }));
  }).flat();
  for (const isCommit of [true, false]) {
    const kind = scored.filter((row) => row.isCommit === isCommit).sort((a, b) => b.odds - a.odds);
    const all = kind.filter(({ isWorth }) => isWorth).length;
    const ranks = kind.reduce((sum, { isWorth }, at) => sum + (isWorth ? kind.length - at : 0), 0);
    const area = (ranks - (all * (all + 1)) / 2) / (all * (kind.length - all));
    let [right, precisions] = [0, 0];
    for (const [at, { isWorth }] of kind.entries())
      if (isWorth) {
        right += 1;
        precisions += right / (at + 1);
      }
    const name = isCommit ? 'commits' : 'said';
    console.log(
      `${name}: ${kind.length} blocks, ${all} worth it; left out: area ${area.toFixed(3)}, average precision ${(precisions / all).toFixed(3)}`,
    );
    for (const least of [-1, -0.5, 0, 0.5, 1]) {
      const kept = kind.filter(({ odds }) => odds >= least);
      const good = kept.filter(({ isWorth }) => isWorth).length;
      console.log(
        `  odds of ${least} and more: ${kept.length} kept, precision ${(good / kept.length).toFixed(2)}, recall ${(good / all).toFixed(2)}`,
      );
    }
  }
}

const real = [commitRows(), saidRows()];
if (real.some(({ length }) => length === 0))
  throw new Error('none of the graded blocks are in these folders');
const rows = [
  ...real.flat(),
  ...writtenRows('examples.jsonl', COST_OF_WRITTEN),
  ...writtenRows('elsewhere.jsonl', 1),
];
tellLeftOut(rows);
const model = fitted(rows);
const aside = writtenRows('aside.jsonl', 1);
for (const isCommit of [true, false]) {
  const kind = aside.filter((row) => row.isCommit === isCommit);
  const kept = kind.filter((row) => oddsOf(model, row) >= 0);
  const [right, all] = [kept, kind].map((some) => some.filter(({ isWorth }) => isWorth).length) as [
    number,
    number,
  ];
  console.log(
    `of another writer's ${isCommit ? 'commits' : 'closing words'}: precision ${(right / kept.length).toFixed(2)}, recall ${(right / all).toFixed(2)}`,
  );
}
if (values['dry-run'] !== true) {
  const { bias, signs, words } = model;
  const told = {
    commit: { bias: bias[0], signs: signs[0] },
    said: { bias: bias[1], signs: signs[1] },
    words: [...words].map(([feature, weight]) => `${feature} ${weight}`).join('\n'),
  };
  const file = join(import.meta.dirname, '../../src/capture/worth-weights.json');
  writeFileSync(file, `${JSON.stringify(told, null, 2)}\n`);
  console.log(`${rows.length} blocks, ${words.size} words`);
}
