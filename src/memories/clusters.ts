import { addTo, groupBy } from '../core/basics.ts';
import { EVIDENCE, type Memory, type MemoryContent } from '../core/memory.ts';
import { createLikeness, tellingWords } from '../core/near-duplicate.ts';
import { DAY_MS, halfLifeDays } from '../core/time.ts';
import { type Cluster, isDigest } from './digest.ts';

/** What a session leaves behind and hands on, and what is open, is never put together with another. */
const APART: ReadonlySet<string> = new Set(['progress', 'handoffs', 'blockers']);
/** What somebody decided, or stated, is nobody's lesser note. */
const NEVER_WEAK: ReadonlySet<string> = new Set(['decisions']);
const MIN_WEAK = 3;
/** So many fit into one note that people still read. */
const MAX_WEAK = 12;
/** So many ids leave room for words; the rest join the digest the next time. */
const MAX_SAME = 200;
/** Two that tell the same share one of their rarest words. */
const WORDS = 4;
/** Of so many, the most telling first. */
const MAX_WORDS = 16;
/** A word that more share tells nothing; of the rarest of all the first leaders are looked at. */
const MAX_BUCKET = 100;
/** After so many memories whoever steps may do something else: 0.1 s at most (5,000 with few words among them, 10 s on two busy cores). */
const STEP = 100;

/**
 * Clusters, near-duplicates first: each is like the strongest, so that no chain joins strangers. Then weak ones by file: never useful, met
 * once, older than their half-life, no known error. Pure; in steps, since 5,000 memories take seconds.
 */
export function* clustering(memories: readonly Memory[], nowMs: number): Generator<void, readonly Cluster[]> {
  const sorted = memories.filter(({ ns }) => !APART.has(ns)).sort(strongestFirst);
  const same = yield* sameClusters(sorted);
  const taken = new Set(same.flatMap(({ members }) => members));
  return [...same, ...weakClusters(sorted.filter((memory) => !taken.has(memory) && isWeak(memory, nowMs)))];
}

function strongestFirst(a: Memory, b: Memory): number {
  return (
    EVIDENCE.indexOf(a.evidence) - EVIDENCE.indexOf(b.evidence) ||
    b.usefulCount - b.uselessCount - (a.usefulCount - a.uselessCount) ||
    b.seenIn.length - a.seenIn.length ||
    (b.body?.length ?? 0) - (a.body?.length ?? 0) ||
    (a.id < b.id ? -1 : 1)
  );
}

function* sameClusters(sorted: readonly Memory[]): Generator<void, Cluster[]> {
  const likeness = createLikeness();
  const isAlike = (one: MemoryContent, two: MemoryContent): boolean =>
    likeness(one, two) !== 'other' || likeness(two, one) !== 'other';
  const rarest = yield* rarestWords(sorted);
  const leaders = new Map<string, Memory[]>();
  const followers = new Map<Memory, Memory[]>();
  for (const [at, memory] of sorted.entries()) {
    if (at % STEP === STEP - 1) yield;
    const buckets = rarest(memory);
    const near = new Set(buckets.flatMap((bucket) => (leaders.get(bucket) ?? []).slice(0, MAX_BUCKET)));
    const leader = [...near].find((other) => isAlike(comparable(memory), comparable(other)));
    if (leader !== undefined) {
      addTo(followers, leader, [memory]);
      continue;
    }
    for (const bucket of buckets) addTo(leaders, bucket, [memory]);
  }
  return [...followers].map(([leader, others]): Cluster => {
    return { why: 'same', ns: leader.ns, members: [leader, ...others.slice(0, MAX_SAME - 1)] };
  });
}

/** A digest has a key, by which it is told from what was imported; compared are its words. */
function comparable(memory: Memory): MemoryContent {
  if (!isDigest(memory)) return memory;
  const { key: _key, ...content } = memory;
  return content;
}

/** By what a memory is found again: its signature, or those of its words that the fewest others have, but some. */
function* rarestWords(memories: readonly Memory[]): Generator<void, (memory: Memory) => readonly string[]> {
  const words = new Map<Memory, readonly string[]>();
  for (const memory of memories) {
    const { ns, signature, summary } = memory;
    const telling = (): string[] => tellingWords(summary, MAX_WORDS).map((word) => `${ns} ${word}`);
    words.set(memory, signature === undefined ? telling() : [`${ns} signature ${signature}`]);
    if (words.size % STEP === 0) yield;
  }
  const holders = new Map<string, number>();
  for (const word of [...words.values()].flat()) holders.set(word, (holders.get(word) ?? 0) + 1);
  const count = (word: string): number => holders.get(word) ?? 0;
  return (memory) =>
    (words.get(memory) ?? [])
      .filter((word) => count(word) > 1)
      .sort((a, b) => count(a) - count(b))
      .slice(0, WORDS)
      .filter((word, place) => place === 0 || count(word) <= MAX_BUCKET);
}

function isWeak(memory: Memory, nowMs: number): boolean {
  const { ns, kind, evidence, signature, key, usefulCount, seenIn, lastSeenAt } = memory;
  if (NEVER_WEAK.has(ns) || evidence === 'user-stated' || evidence === 'test-verified') return false;
  if (signature !== undefined || key !== undefined || usefulCount > 0 || seenIn.length > 0) return false;
  return nowMs - Date.parse(lastSeenAt) > halfLifeDays(ns, kind) * DAY_MS;
}

function weakClusters(weak: readonly Memory[]): Cluster[] {
  const placed = weak.filter(({ files }) => files.length > 0);
  const byFile = groupBy(placed, ({ ns, files: [first] }) => `${ns}\n${first?.path}`);
  return [...byFile].flatMap(([place, all]) => {
    const [ns = '', path = ''] = place.split('\n');
    const chunks = Array.from({ length: Math.ceil(all.length / MAX_WEAK) }, (_chunk, at) =>
      all.slice(at * MAX_WEAK, (at + 1) * MAX_WEAK),
    );
    return chunks
      .filter(({ length }) => length >= MIN_WEAK)
      .map((members): Cluster => ({ why: 'weak', ns, path, members }));
  });
}
