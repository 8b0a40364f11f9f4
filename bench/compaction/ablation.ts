import { complexityOf } from '../../src/domain/salience/complexity.ts';
import { keptOf, modeOf } from '../../src/domain/salience/modes.ts';
import { salienceOf } from '../../src/domain/salience/salience.ts';
import { ALL_SCORERS } from '../../src/domain/salience/scorers.ts';
import type { Candidate, SalienceContext, ScorerName } from '../../src/domain/salience/types.ts';
import { kendallTau } from './kendall.ts';

/** Memories in a context, as at a compaction. */
export interface Moment {
  readonly memories: readonly Candidate[];
  readonly context: SalienceContext;
}

interface Chosen {
  readonly order: readonly string[];
  readonly kept: ReadonlySet<string>;
  readonly scores: ReadonlyMap<string, number>;
}

function chosen({ memories, context }: Moment, without?: ScorerName): Chosen {
  const scorers = ALL_SCORERS.filter(({ name }) => name !== without);
  const { scored } = salienceOf(memories, context, scorers);
  const kept = keptOf(scored, modeOf(complexityOf(memories)));
  return {
    order: scored.map(({ memory }) => memory.id),
    kept: new Set(kept.map(({ memory }) => memory.id)),
    scores: new Map(scored.map(({ memory, score }) => [memory.id, score])),
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** What leaving one scorer out changes. */
function changeOf(all: Chosen, without: Chosen): { tau: number; score: number; members: number } {
  const moved = [...all.scores].map(([id, score]) => Math.abs(score - (without.scores.get(id) ?? 0)));
  const gone = [...all.kept].filter((id) => !without.kept.has(id)).length;
  const come = [...without.kept].filter((id) => !all.kept.has(id)).length;
  return { tau: kendallTau(all.order, without.order), score: mean(moved), members: Math.max(gone, come) };
}

/** A row a scorer: in how many moments leaving it out moves the order, how far, and who is kept then. */
export function ablationTable(title: string, moments: readonly Moment[]): readonly (readonly string[])[] {
  const all = moments.map((moment) => chosen(moment));
  const kept = all.reduce((sum, { kept: ids }) => sum + ids.size, 0);
  const rows = ALL_SCORERS.map(({ name, weight }) => {
    const changes = moments.map((moment, index) => changeOf(all[index] as Chosen, chosen(moment, name)));
    const members = changes.reduce((sum, change) => sum + change.members, 0);
    return [
      name,
      weight.toFixed(2),
      `${changes.filter(({ tau }) => tau < 1).length}/${moments.length}`,
      mean(changes.map(({ tau }) => tau)).toFixed(3),
      mean(changes.map(({ score }) => score)).toFixed(3),
      `${members}/${kept}`,
    ];
  });
  return [
    [`left out: ${title}`, 'weight', 'order moved', 'Kendall tau', 'a score by', 'kept others'],
    ...rows,
  ];
}
