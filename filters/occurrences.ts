import type { StageFinding } from './engine.ts';

/** Values to be found, as a trie with the links of Aho and Corasick (1975). A node is a number, the root 0. */
interface Trie {
  readonly edges: Map<number, number>;
  /** The node of the longest end of this one's text that also begins a value. */
  readonly fallbacks: number[];
  /** How long the value is that ends here, 0 where none does, and what it is called. */
  readonly lengths: number[];
  readonly kinds: string[];
  /** This node or the first of its fallbacks where a value ends; the root where none does. */
  readonly ends: number[];
}

const edge = (node: number, code: number): number => node * 0x10000 + code;

/**
 * Looks for values, which are mapped to the kind of their findings: everywhere one stands that `accepts` takes; of several that end at one
 * place, the longest. One walk over the text, whatever the number of values and however much they are alike. Time and memory grow
 * with their characters.
 */
export function createOccurrences(values: ReadonlyMap<string, string>) {
  const trie: Trie = { edges: new Map(), fallbacks: [0], lengths: [0], kinds: [''], ends: [] };
  let open = Array.from(values, ([value, kind]) => ({ value, kind, node: 0 }));
  // by depth, so that whatever a node may fall back to is there before it
  for (let depth = 0; open.length > 0; depth += 1) {
    for (const one of open) {
      one.node = childOf(trie, one.node, one.value.charCodeAt(depth));
      if (one.value.length === depth + 1) {
        trie.lengths[one.node] = depth + 1;
        trie.kinds[one.node] = one.kind;
      }
    }
    open = open.filter(({ value }) => value.length > depth + 1);
  }
  trie.lengths.forEach((length, node) => {
    trie.ends[node] = length > 0 ? node : (trie.ends[trie.fallbacks[node] as number] ?? 0);
  });
  return (text: string, accepts: Accepts) => walk(trie, text, accepts);
}

function childOf(trie: Trie, node: number, code: number): number {
  const known = trie.edges.get(edge(node, code));
  if (known !== undefined) return known;
  const child = trie.lengths.push(0) - 1;
  trie.fallbacks[child] = node === 0 ? 0 : step(trie, trie.fallbacks[node] as number, code);
  trie.edges.set(edge(node, code), child);
  return child;
}

/** Where a walk that stands at a node is after one more character. */
function step({ edges, fallbacks }: Trie, from: number, code: number): number {
  for (let node = from; ; node = fallbacks[node] as number) {
    const next = edges.get(edge(node, code));
    if (next !== undefined) return next;
    if (node === 0) return 0;
  }
}

type Accepts = (start: number, end: number) => boolean;

function walk(trie: Trie, text: string, accepts: Accepts): StageFinding[] {
  const { fallbacks, lengths, kinds, ends } = trie;
  const findings: StageFinding[] = [];
  let node = 0;
  for (let end = 1; end <= text.length; end += 1) {
    node = step(trie, node, text.charCodeAt(end - 1));
    for (let at = ends[node] as number; at !== 0; at = ends[fallbacks[at] as number] as number) {
      const length = lengths[at] as number;
      if (!accepts(end - length, end)) continue;
      findings.push({ kind: kinds[at] as string, start: end - length, end });
      break;
    }
  }
  return findings;
}
