import { complexityOf } from '../../src/session/model/salience/complexity.ts';
import { MODES, modeOf, salienceOf } from '../../src/session/model/salience/salience.ts';
import type { RealSession } from './sessions.ts';

const mean = (values: readonly number[]): string =>
  values.length === 0 ? '–' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2);

/** The modes that recorded sessions fall into, and how far their scores reach. */
export function sessionsTable(
  sessions: readonly Pick<RealSession, 'memories' | 'context'>[],
): readonly (readonly string[])[] {
  const looked = sessions
    .filter(({ memories }) => memories.length > 0)
    .map(({ memories, context }) => {
      const complexity = complexityOf(memories);
      const scores = salienceOf(memories, context).map(({ score }) => score);
      return { count: memories.length, complexity, ...modeOf(complexity), scores };
    });
  const rows = [...MODES.map(({ mode }) => mode), 'unknown (standard)'].map((name) => {
    const own = looked.filter(({ complexity, mode }) =>
      complexity === undefined ? name.startsWith('unknown') : name === mode,
    );
    const told = own.flatMap(({ complexity }) => complexity ?? []);
    const isNone = ({ threshold, scores }: (typeof own)[number]): boolean =>
      scores.every((score) => score < threshold);
    return [
      name,
      `${own.length}`,
      mean(own.map(({ count }) => count)),
      mean(told.map(({ integration }) => integration)),
      mean(told.map(({ reflection }) => reflection)),
      mean(told.map(({ differentiation }) => differentiation)),
      mean(own.map(({ scores }) => scores[0] ?? 0)),
      `${own.filter(isNone).length}`,
    ];
  });
  return [
    ['mode', 'sessions', 'memories', 'I', 'R', 'D', 'best score', 'none reaches the threshold'],
    ...rows,
  ];
}
