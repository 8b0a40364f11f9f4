const BLOCKS = '▁▂▃▄▅▆▇█';
/** The same for a terminal that shows no other signs. */
const PLAIN = '_.-=+*%#';
const NOTHING = ' ';

/**
 * One sign for each value, the highest for the greatest, a blank for 0: what is small and there can be told from what is
 * not. Values are counts, 0 or more.
 */
export function sparkline(values: readonly number[], signs: 'blocks' | 'plain' = 'blocks'): string {
  const steps = signs === 'blocks' ? BLOCKS : PLAIN;
  const most = Math.max(1, ...values);
  const signOf = (value: number): string =>
    value <= 0 ? NOTHING : (steps[Math.ceil((value / most) * steps.length) - 1] ?? NOTHING);
  return values.map(signOf).join('');
}
