/** The first place from `low` to before `high` of which `isBelow` does not hold; `high` where it holds of all. It holds of none behind that. */
export function firstPlace(from: number, until: number, isBelow: (place: number) => boolean): number {
  let [low, high] = [from, until];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The same of all places before `count`, looked for from a guess outwards: of what is spread evenly, as hashes are, the right one is no further
 * from where it should be than the root of how many there are.
 */
export function placeNear(guess: number, count: number, isBelow: (place: number) => boolean): number {
  let [from, until] = [guess, guess];
  for (let step = 1; from > 0 && !isBelow(from - 1); step *= 2) from = Math.max(0, from - step);
  for (let step = 1; until < count && isBelow(until); step *= 2) until = Math.min(count, until + step);
  return firstPlace(from, until, isBelow);
}
