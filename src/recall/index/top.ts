/** The best so far, the least of them first to go; of equal ones the later document. */
export function createTop(limit: number) {
  const documents = new Uint32Array(limit + 1);
  const scores = new Float64Array(limit + 1);
  let count = 0;
  const isLess = (a: number, b: number): boolean =>
    scores[a] === scores[b]
      ? (documents[a] as number) > (documents[b] as number)
      : (scores[a] as number) < (scores[b] as number);
  const swap = (a: number, b: number): void => {
    const [document, score] = [documents[a] as number, scores[a] as number];
    documents[a] = documents[b] as number;
    scores[a] = scores[b] as number;
    documents[b] = document;
    scores[b] = score;
  };
  const sink = (): void => {
    for (let at = 0; ; ) {
      let least = at;
      if (2 * at + 1 < count && isLess(2 * at + 1, least)) least = 2 * at + 1;
      if (2 * at + 2 < count && isLess(2 * at + 2, least)) least = 2 * at + 2;
      if (least === at) return;
      swap(at, least);
      at = least;
    }
  };
  return {
    /** What a later document has to have more of than this. */
    least: (): number => (count < limit ? 0 : (scores[0] as number)),
    add: (document: number, score: number): void => {
      documents[count] = document;
      scores[count] = score;
      for (let at = count; at > 0; ) {
        const above = (at - 1) >>> 1;
        if (!isLess(at, above)) break;
        swap(at, above);
        at = above;
      }
      count += 1;
      if (count <= limit) return;
      count = limit;
      swap(0, limit);
      sink();
    },
    all: (): Map<number, number> =>
      new Map(Array.from({ length: count }, (_, at) => [documents[at] as number, scores[at] as number])),
  };
}
