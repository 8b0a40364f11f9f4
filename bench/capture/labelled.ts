import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** Which half: signals and weights were made while looking at `tuned`; `held` shows whether they carry over. */
export type Half = 'tuned' | 'held';

/** By session, so that two messages of one conversation are never on both sides. */
export function halfOfSession(session: string): Half {
  const digest = createHash('sha256').update(session).digest();
  return ((digest[0] ?? 0) & 1) === 0 ? 'tuned' : 'held';
}

/** The lines of a JSON Lines file; none where there is no such file. */
export function linesOf(file: string): readonly Record<string, unknown>[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

export const textOf = (line: Record<string, unknown>, key: string): string => {
  const value = line[key];
  return typeof value === 'string' ? value : '';
};

/** How a yes or no agrees with the label. */
export interface Agreement {
  readonly precision: string;
  readonly recall: string;
}

/** Precision and recall with their counts, for tables: `.87  27/31`. */
export function agreement(pairs: readonly (readonly [said: boolean, label: boolean])[]): Agreement {
  const hits = pairs.filter(([said, label]) => said && label).length;
  return {
    precision: share(hits, pairs.filter(([said]) => said).length),
    recall: share(hits, pairs.filter(([, label]) => label).length),
  };
}

export const share = (some: number, all: number): string =>
  all === 0 ? '–' : `${(some / all).toFixed(2)}  ${some}/${all}`;

/** Spearman's rank correlation: Pearson's of the ranks, equal values sharing their mean rank. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const [mx, my] = [mean(x), mean(y)];
  const cov = mean(x.map((value, i) => (value - mx) * ((y[i] ?? 0) - my)));
  return cov / Math.sqrt(mean(x.map((v) => (v - mx) ** 2)) * mean(y.map((v) => (v - my) ** 2)));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}
