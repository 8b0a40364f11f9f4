import type { ToldUse } from './told-use.ts';

/** How often a memory was told, and what came of it. */
export interface ToldCount {
  /** The sessions that were told it since it was last of use, the newest last. */
  readonly idle: readonly string[];
  /** In how many sessions it was told, and in how many it was used. */
  readonly told: number;
  readonly used: number;
  /** The last session that it was of use to: when that is resumed and ends again, it counts as before. */
  readonly last?: { readonly session: string; readonly use: ToldUse };
}

export const NEVER_TOLD: ToldCount = { idle: [], told: 0, used: 0 };

/** Told in so many sessions one after the other without any use, a memory is not told unasked any more. */
export const WORN_OUT = 5;

/** More is the greater use. */
export const WORTH: Readonly<Record<ToldUse, number>> = { unused: 1, touched: 2, used: 3 };

/** The count with one more session. A session that was counted changes it only where more came of the memory since. Pure. */
export function withTold(count: ToldCount, session: string, use: ToldUse): ToldCount {
  const known = useIn(count, session);
  if (known !== undefined && WORTH[use] <= WORTH[known]) return count;
  const totals = {
    told: count.told + (known === undefined ? 1 : 0),
    used: count.used + (use === 'used' ? 1 : 0),
  };
  if (use !== 'unused') return { idle: [], ...totals, last: { session, use } };
  return { ...count, ...totals, idle: [...count.idle, session].slice(-WORN_OUT) };
}

/** What is known to have come of the memory in a session: of those of use only the last is. */
export function useIn({ idle, last }: ToldCount, session: string): ToldUse | undefined {
  if (last?.session === session) return last.use;
  return idle.includes(session) ? 'unused' : undefined;
}

export const isWornOut = ({ idle }: ToldCount): boolean => idle.length >= WORN_OUT;
