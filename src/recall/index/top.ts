/**
 * The best so far, best first, of equal ones the first document. In order, so that one that comes in is a look and two copies: a heap's
 * swaps are so many small functions that V8 compiles them anew in each process.
 */
export function createTop(limit: number) {
  const documents = new Uint32Array(limit + 1);
  const scores = new Float64Array(limit + 1);
  let count = 0;
  return {
    /** What a later document has to have more of than this. */
    least: (): number => (count < limit ? 0 : (scores[limit - 1] as number)),
    add: (document: number, score: number): void => {
      let low = 0;
      let high = count;
      while (low < high) {
        const middle = (low + high) >>> 1;
        const known = scores[middle] as number;
        if (known > score || (known === score && (documents[middle] as number) < document)) low = middle + 1;
        else high = middle;
      }
      documents.copyWithin(low + 1, low, count);
      scores.copyWithin(low + 1, low, count);
      documents[low] = document;
      scores[low] = score;
      count = Math.min(limit, count + 1);
    },
    all: (): Map<number, number> =>
      new Map(Array.from({ length: count }, (_, at) => [documents[at] as number, scores[at] as number])),
  };
}
