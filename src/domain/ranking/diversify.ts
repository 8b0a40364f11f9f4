/** A result, and those that say nearly the same and were folded into it, best first. */
export interface Diverse<Item> {
  readonly item: Item;
  readonly alike: readonly Item[];
}

export interface DiversifyOptions<Item> {
  readonly limit: number;
  /** More than 0, falling in the order of `ranked`. */
  readonly score: (item: Item) => number;
  /** What it says: tokenize(summary and body) of domain/words. */
  readonly terms: (item: Item) => readonly string[];
  /** Whether two that share most of their words are one lesson: './a' and './b' are not found for two reasons. */
  readonly isSame: (known: Item, item: Item) => boolean;
}

/** Two texts that share so much of their words (Jaccard) may say the same. */
const SAME = 0.8;
/**
 * A result loses at most so much of its score to one before it that says the same: enough to part near-ties. More costs
 * what is wanted: at .1 recall@10 of cosqa falls by .009, at .5 by .023 (LoCoMo and eslint lose .001 and .005).
 */
const REPETITION = 0.05;

interface Entry<Item> {
  readonly item: Item;
  readonly terms: ReadonlySet<string>;
  readonly score: number;
  readonly alike: Item[];
  /** How much of it one that was chosen already says. */
  repeated: number;
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const term of small) if (large.has(term)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/**
 * The best `limit` of ranked results. One that says nearly the same as a better one is folded into that; each next is
 * the best by its score less what those chosen say already (maximal marginal relevance, Carbonell and Goldstein, 1998).
 * The first of `ranked` is always the first. Looks at no more than four times the limit. Pure.
 */
export function diversify<Item>(
  ranked: readonly Item[],
  { limit, score, terms, isSame }: DiversifyOptions<Item>,
): readonly Diverse<Item>[] {
  const entries = fold(
    ranked.slice(0, 4 * limit).map((item): Entry<Item> => {
      return { item, terms: new Set(terms(item)), score: score(item), alike: [], repeated: 0 };
    }),
    isSame,
  );
  const chosen: Entry<Item>[] = [];
  while (chosen.length < limit && entries.length > 0) {
    const next = take(entries);
    chosen.push(next);
    for (const entry of entries) entry.repeated = Math.max(entry.repeated, overlap(entry.terms, next.terms));
  }
  return chosen.map(({ item, alike }) => ({ item, alike }));
}

function fold<Item>(
  entries: readonly Entry<Item>[],
  isSame: DiversifyOptions<Item>['isSame'],
): Entry<Item>[] {
  const kept: Entry<Item>[] = [];
  for (const entry of entries) {
    const better = kept.find(
      (known) => overlap(known.terms, entry.terms) >= SAME && isSame(known.item, entry.item),
    );
    if (better === undefined) kept.push(entry);
    else better.alike.push(entry.item);
  }
  return kept;
}

const worth = ({ score, repeated }: Entry<unknown>): number => score * (1 - REPETITION * repeated);

/** Takes out the best that is left; of equal ones the earlier. */
function take<Item>(entries: Entry<Item>[]): Entry<Item> {
  let best = 0;
  entries.forEach((entry, place) => {
    if (worth(entry) > worth(entries[best] as Entry<Item>)) best = place;
  });
  return entries.splice(best, 1)[0] as Entry<Item>;
}
