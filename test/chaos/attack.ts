import type { Random } from '../helpers/random.ts';

/** What came of an attack. `lost`: what the user was told is kept and is not, or what went wrong without a word. */
export interface Outcome {
  readonly tried: number;
  readonly lost: readonly string[];
  /** Why it was not tried, where it was not. */
  readonly skipped?: string;
}

export interface Attack {
  readonly name: string;
  /** Goes on until `isOver`, and is done with at least one round. */
  run(random: Random, isOver: () => boolean): Promise<Outcome>;
}

/** Rounds of an attack, each in its turn, until the time is over. */
export async function rounds(
  isOver: () => boolean,
  round: (number: number) => Promise<readonly string[]>,
): Promise<Outcome> {
  const lost: string[] = [];
  let tried = 0;
  do {
    lost.push(...(await round(tried)));
    tried += 1;
  } while (!isOver());
  return { tried, lost };
}
