import type { StageFinding } from './engine.ts';

/** Values to be found, as a trie with the links of Aho and Corasick (1975). A node is a number, the root 0. */
interface Trie {
  readonly edges: ReadonlyMap<number, number>;
  /** The node of the longest end of this one's text that also begins a value. */
  readonly fallbacks: number[];
  /** How long the value is that ends here, 0 where none does. */
  readonly lengths: number[];
  /** This node or the first of its fallbacks where a value ends; the root where none does. */
  readonly ends: number[];
  readonly kinds: string[];
}

const edge = (node: number, code: number): number => node * 0x10000 + code;

export interface Occurrences {
  /**
   * Everywhere a value stands that `accepts` takes; of several that end at one place, the longest. One walk over
   * the text, whatever the number of values and however much they are alike.
   */
  find(text: string, accepts: (start: number, end: number) => boolean): readonly StageFinding[];
}

/** `values` maps what is looked for to the kind of its findings. Time and memory grow with their characters. */
export function createOccurrences(values: ReadonlyMap<string, string>): Occurrences {
  const trie = trieOf(values);
  return { find: (text, accepts) => walk(trie, text, accepts) };
}

function trieOf(values: ReadonlyMap<string, string>): Trie {
  const edges = new Map<number, number>();
  const lengths = [0];
  const kinds = [''];
  const parents = [0];
  const levels: number[][] = [];
  for (const [value, kind] of values) {
    let node = 0;
    for (let index = 0; index < value.length; index += 1) {
      const key = edge(node, value.charCodeAt(index));
      let next = edges.get(key);
      if (next === undefined) {
        next = lengths.push(0) - 1;
        kinds.push('');
        parents.push(key);
        edges.set(key, next);
        levels[index] ??= [];
        levels[index]?.push(next);
      }
      node = next;
    }
    lengths[node] = value.length;
    kinds[node] = kind;
  }
  const nodes = levels.flat();
  const fallbacks = fallbacksOf(edges, parents, nodes);
  const ends = lengths.map(() => 0);
  for (const node of nodes)
    ends[node] = lengths[node] === 0 ? (ends[fallbacks[node] as number] as number) : node;
  return { edges, lengths, kinds, fallbacks, ends };
}

/** Nodes come by depth, so that the fallback of a parent is known before its children ask for it. */
function fallbacksOf(
  edges: ReadonlyMap<number, number>,
  parents: readonly number[],
  nodes: readonly number[],
): number[] {
  const fallbacks = new Array<number>(parents.length).fill(0);
  for (const node of nodes) {
    const key = parents[node] as number;
    const code = key % 0x10000;
    const parent = (key - code) / 0x10000;
    if (parent !== 0) fallbacks[node] = step(edges, fallbacks, fallbacks[parent] as number, code);
  }
  return fallbacks;
}

/** Where a walk that stands at `node` is after one more character. */
function step(
  edges: ReadonlyMap<number, number>,
  fallbacks: readonly number[],
  from: number,
  code: number,
): number {
  let node = from;
  for (;;) {
    const next = edges.get(edge(node, code));
    if (next !== undefined) return next;
    if (node === 0) return 0;
    node = fallbacks[node] as number;
  }
}

function walk(
  { edges, fallbacks, lengths, kinds, ends }: Trie,
  text: string,
  accepts: (start: number, end: number) => boolean,
): readonly StageFinding[] {
  const findings: StageFinding[] = [];
  let node = 0;
  for (let end = 1; end <= text.length; end += 1) {
    node = step(edges, fallbacks, node, text.charCodeAt(end - 1));
    for (let at = ends[node] as number; at !== 0; at = ends[fallbacks[at] as number] as number) {
      const length = lengths[at] as number;
      if (!accepts(end - length, end)) continue;
      findings.push({ kind: kinds[at] as string, start: end - length, end });
      break;
    }
  }
  return findings;
}
