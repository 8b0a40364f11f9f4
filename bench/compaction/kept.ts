import { complexityOf } from '../../src/session/complexity.ts';
import { keptOf, MODES, modeOf, SCORERS, salienceOf } from '../../src/session/salience.ts';
import type { LabelledMemory, Pool } from './pools.ts';

/** Scorers that ask where the session stands; what a reader thinks a memory worth does not depend on it. */
const OF_THE_MOMENT: ReadonlySet<string> = new Set(['temporal', 'teleological', 'contextual', 'lexical']);
const OF_THE_CONTENT = SCORERS.filter(({ name }) => !OF_THE_MOMENT.has(name));

type Order = (pool: Pool) => readonly LabelledMemory[];

const bySalience =
  (scorers = SCORERS): Order =>
  ({ memories, context }) => {
    const known = new Map(memories.map((one) => [one.memory.id, one]));
    const candidates = memories.map(({ memory }) => memory);
    return salienceOf(candidates, context, scorers).flatMap(({ memory }) => known.get(memory.id) ?? []);
  };

const by =
  (value: (one: LabelledMemory) => number): Order =>
  ({ memories }) =>
    [...memories].sort((a, b) => value(b) - value(a) || (a.memory.at < b.memory.at ? 1 : -1));

const ORDERS: readonly (readonly [string, Order])[] = [
  ['thirteen scorers', bySalience()],
  ['the nine of the content', bySalience(OF_THE_CONTENT)],
  ['recency alone', by(({ memory }) => Date.parse(memory.at))],
  ['significance alone', by(({ significance }) => significance)],
  ['as they may be at best', by(({ isLabelled }) => Number(isLabelled))],
];

/** How many a mode keeps of a pool. */
function keptCount({ memories, context }: Pool, mode: string): number {
  const candidates = memories.map(({ memory }) => memory);
  const limits = MODES.find((one) => one.mode === mode) ?? modeOf(complexityOf(candidates));
  return keptOf(salienceOf(candidates, context), limits).length;
}

/** The share of labelled memories that each order keeps, when it keeps as many as the thirteen scorers do in that mode. */
export function keptTable(title: string, pools: readonly Pool[]): readonly (readonly string[])[] {
  const modes = [...MODES.map(({ mode }) => mode), 'own'];
  const labelled = pools.reduce((sum, { memories }) => sum + labelledIn(memories), 0);
  const counts = new Map(modes.map((mode) => [mode, pools.map((pool) => keptCount(pool, mode))]));
  const rows = ORDERS.map(([name, order]) => {
    const orders = pools.map(order);
    const cells = modes.map((mode) => {
      const found = orders.map((one, index) => labelledIn(one.slice(0, counts.get(mode)?.[index])));
      return (found.reduce((sum, count) => sum + count, 0) / labelled).toFixed(3);
    });
    return [name, ...cells, chanceOfOrder(orders).toFixed(3)];
  });
  const sizes = modes.map((mode) => {
    const all = pools.reduce((sum, { memories }) => sum + memories.length, 0);
    const kept = (counts.get(mode) ?? []).reduce((sum, count) => sum + count, 0);
    return `${kept}/${all}`;
  });
  return [
    [
      `labelled memories kept: ${title}`,
      ...modes.map((mode) => (mode === 'own' ? 'by its own C' : mode)),
      'AUC',
    ],
    ['of all', ...sizes, ''],
    ...rows,
  ];
}

const labelledIn = (memories: readonly LabelledMemory[]): number =>
  memories.filter(({ isLabelled }) => isLabelled).length;

/** How often a labelled memory of a pool comes before one that is not (the area under the ROC curve). */
function chanceOfOrder(orders: readonly (readonly LabelledMemory[])[]): number {
  let before = 0;
  let pairs = 0;
  for (const order of orders) {
    order.forEach(({ isLabelled }, place) => {
      if (isLabelled) before += order.slice(place + 1).filter((other) => !other.isLabelled).length;
    });
    pairs += labelledIn(order) * (order.length - labelledIn(order));
  }
  return pairs === 0 ? 0 : before / pairs;
}
