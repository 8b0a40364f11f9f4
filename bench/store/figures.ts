import { inTurn, median, type Pair } from '../measure.ts';
import type { Programs } from './programs.ts';

/** What every row is measured with. */
export interface Bench {
  /** A folder of the row's own. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly programs: Programs;
  readonly isQuick: boolean;
  /** How often what is repeated is repeated. */
  readonly rounds: number;
}

/** One line of the table. */
export interface Figure {
  readonly name: string;
  readonly ours: number;
  readonly base: number;
  /** What the baseline is. */
  readonly beside: string;
  readonly unit: '' | 'ms' | 's' | 'MB' | 'bytes';
  /** Ours over the baseline; absent where that says nothing. */
  readonly ratio?: number;
  /** What the figure should be, in words, and whether it is. */
  readonly aim?: string;
  readonly holds?: boolean;
}

/** A figure of times measured in turn: the medians, and the median of the rounds' ratios. */
export function timesFigure(name: string, beside: string, { ours, base }: Pair, most?: number): Figure {
  const ratio = median(ours.map((ms, round) => ms / (base[round] ?? Number.NaN)));
  const aim = most === undefined ? {} : { aim: `≤ ${most} ×`, holds: ratio <= most };
  return { name, beside, unit: 'ms', ours: median(ours), base: median(base), ratio, ...aim };
}

/** Measures both in turn, and makes a figure of it. */
export async function timesInTurn(
  name: string,
  beside: string,
  rounds: number,
  ours: (round: number) => number,
  base: (round: number) => number,
  most?: number,
): Promise<Figure> {
  return timesFigure(name, beside, await inTurn(rounds, ours, base), most);
}

const shown = (value: number, unit: Figure['unit']): string => {
  if (Number.isNaN(value)) return '–';
  const digits = unit === 'ms' || unit === 's' || unit === 'MB' ? 1 : 0;
  return `${value.toFixed(digits)} ${unit}`.trim();
};

const HEAD = ['', 'ours', 'baseline', '×', 'beside', 'aim', ''];

/** The table for people. */
export function tableOf(figures: readonly Figure[]): readonly (readonly string[])[] {
  const body = figures.map(({ name, ours, base, beside, unit, ratio, aim = '', holds }) => [
    name,
    shown(ours, unit),
    shown(base, unit),
    ratio === undefined ? '' : ratio.toFixed(2),
    beside,
    aim,
    holds === undefined ? '' : holds ? 'holds' : 'MISSED',
  ]);
  return [HEAD, ...body];
}
