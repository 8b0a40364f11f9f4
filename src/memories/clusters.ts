import { createHash } from 'node:crypto';
import { addTo, defined, groupBy, inParts, reachedFrom } from '../core/basics.ts';
import { MAX_SUMMARY_CHARS } from '../core/learning.ts';
import { EVIDENCE, HANDOFFS, isEpisode, type Memory, type MemoryContent } from '../core/memory.ts';
import { areTwins, createLikeness, tellingWords } from '../core/near-duplicate.ts';
import { quoting } from '../core/quoting.ts';
import { cutExcerpt, joined, shortLine } from '../core/text.ts';
import { DAY_MS, halfLifeDays } from '../core/time.ts';

/** Memories of which one can tell all. */
export interface Cluster {
  /** `same`: they tell one lesson; `weak`: lesser notes on one file that nobody has needed since. */
  readonly why: 'same' | 'weak';
  readonly ns: string;
  readonly path?: string;
  readonly members: readonly Memory[];
}

/** The key of a digest begins so: by it, and by its members' ids, two clones that put the same together make the same memory. */
const KEY = 'consolidated ';

/** What stands before the ids at the end of a digest's body. */
const IDS = 'Consolidated from: ';

/** Whether a memory was put together from others, and stands for them. */
export const isDigest = ({ key }: Pick<MemoryContent, 'key'>): boolean => key?.startsWith(KEY) === true;

/** The ids of the memories that a digest was put together from, as its body names them; none of any other memory. Pure. */
function idsToldBy({ key, body = '' }: Pick<MemoryContent, 'key' | 'body'>): readonly string[] {
  const at = isDigest(defined({ key })) ? body.lastIndexOf(IDS) : -1;
  const words = at < 0 ? [] : body.slice(at + IDS.length).split(/\s+/);
  return words.filter((word) => /^[0-9a-f]{16}$/.test(word));
}

/** As much of each member's own words as its summary. */
const MAX_TOLD_CHARS = 300;
/** A line of a note holds 16 KiB, and cuts a longer body at its end, where the ids are: so much of it are the words before them, as JSON. */
const MAX_WORDS_BYTES = 6 * 1024;
const MAX_NAMED = 40;

/**
 * One memory for a cluster, unfiltered: the strongest with the others' words below, or a list of weak notes; all ids, 40 files and tags,
 * a shared signature, the strongest (of weak notes weakest) evidence, the last expiry. Pure.
 */
export function digestOf({ why, path, members }: Cluster) {
  const [best, ...others] = members as readonly [Memory, ...Memory[]];
  const signatures = new Set(members.map(({ signature }) => signature));
  const ids = members.map(({ id }) => id);
  const list = (told: readonly Memory[]): string =>
    told.map(({ id, summary }) => `- ${summary.slice(0, MAX_TOLD_CHARS)} (${id})`).join('\n');
  const told = others.filter(({ summary }) => summary !== best.summary);
  const body =
    why === 'weak'
      ? [list(members)]
      : [best.body ?? '', ...(told.length === 0 ? [] : [`Told also as:\n${list(told)}`])];
  const lesser = `${members.length} lesser notes on \`${path}\`: ${best.summary}`;
  const { severity, signature } = best;
  const ends = members.map(({ expires }) => expires);
  const expires = ends.includes(undefined) ? undefined : ends.sort().at(-1);
  return {
    ns: best.ns,
    kind: why === 'weak' ? 'digest' : best.kind,
    summary: why === 'weak' ? shortLine(lesser, MAX_SUMMARY_CHARS) : best.summary,
    body: joined([wordsOf(body), `${IDS}${ids.join(' ')}`], '\n\n'),
    evidence: evidenceOf(why, members),
    tags: [...new Set(members.flatMap(({ tags }) => tags))].sort().slice(0, MAX_NAMED),
    // The strongest's files first; of one that several name, as the strongest of them saw it.
    files: members
      .flatMap(({ files }) => files)
      .filter(({ path }, at, all) => all.findIndex((file) => file.path === path) === at)
      .slice(0, MAX_NAMED),
    at: members.map(({ at }) => at).sort()[0] ?? best.at,
    key: `${KEY}${createHash('sha256').update(ids.toSorted().join(' ')).digest('hex').slice(0, 16)}`,
    ...defined({ expires, severity, signature: signatures.size > 1 ? undefined : signature }),
  };
}

function wordsOf(parts: readonly string[]): string {
  const text = joined(parts, '\n\n');
  let told = text;
  for (let bytes = MAX_WORDS_BYTES; Buffer.byteLength(JSON.stringify(told)) > MAX_WORDS_BYTES; bytes *= 0.8)
    told = cutExcerpt(text, Math.floor(bytes));
  return told;
}

function evidenceOf(why: Cluster['why'], members: readonly Memory[]): MemoryContent['evidence'] {
  const ranks = members.map(({ evidence }) => EVIDENCE.indexOf(evidence));
  const rank = why === 'weak' ? Math.max(...ranks) : Math.min(...ranks);
  return EVIDENCE[rank] ?? 'model-inferred';
}

/** Handoffs of the sessions that met some memories, and notes of work that quote one: who erases these means their words. Pure. */
export function episodesOf(memories: readonly Memory[], all: readonly Memory[]): readonly Memory[] {
  const quotes = quoting(memories);
  const met = new Set(memories.flatMap(({ session, seenIn }) => [session ?? '', ...seenIn]));
  const isOfOne = ({ ns, session = '' }: Memory) => ns === HANDOFFS && session !== '' && met.has(session);
  return all.filter((it) => isOfOne(it) || (isEpisode(it) && quotes(`${it.summary}\n${it.body ?? ''}`)));
}

/** What tells the same as the named ones: what a digest was made from, what gave its place, and every digest made of these. Pure. */
export function toldWith(ids: readonly string[], all: readonly Memory[]): readonly Memory[] {
  const byId = new Map(all.map((memory) => [memory.id, memory]));
  const digests = all.filter(isDigest);
  const membersOf = (digest: Memory): readonly string[] => [
    ...idsToldBy(digest),
    ...all.filter(({ supersededBy }) => supersededBy === digest.id).map(({ id }) => id),
  ];
  const isTwin = areTwins();
  const told = reachedFrom(ids, (id) => {
    const memory = byId.get(id);
    if (memory === undefined) return [];
    if (isDigest(memory)) return membersOf(memory);
    return all.filter((it) => it.supersededBy === id && isTwin(it, memory)).map((it) => it.id);
  });
  const makers = new Map(digests.map((digest) => [digest.id, new Set(membersOf(digest))]));
  const everything = reachedFrom(told, (id) =>
    [...makers].filter(([, members]) => members.has(id)).map(([digest]) => digest),
  );
  return [...everything].filter((id) => !ids.includes(id)).flatMap((id) => byId.get(id) ?? []);
}

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
/** So many memories a step: 0.1 s at most (5,000 with few words among them, 10 s on two busy cores). */
const STEP = 100;

/** Near-duplicates first, each like the strongest, so that no chain joins strangers; then weak ones by file. Between its `step`s others get a word in: 5,000 memories take seconds. */
export async function clustering(
  memories: readonly Memory[],
  nowMs: number,
  step: () => Promise<void>,
): Promise<readonly Cluster[]> {
  const sorted = memories.filter(({ ns }) => !APART.has(ns)).sort(strongestFirst);
  const same = await sameClusters(sorted, step);
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

async function sameClusters(sorted: readonly Memory[], step: () => Promise<void>): Promise<Cluster[]> {
  const likeness = createLikeness();
  const isAlike = (one: MemoryContent, two: MemoryContent): boolean =>
    likeness(one, two) !== 'other' || likeness(two, one) !== 'other';
  const rarest = await rarestWords(sorted, step);
  const leaders = new Map<string, Memory[]>();
  const followers = new Map<Memory, Memory[]>();
  for (const [at, memory] of sorted.entries()) {
    if (at % STEP === STEP - 1) await step();
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
async function rarestWords(memories: readonly Memory[], step: () => Promise<void>) {
  const words = new Map<Memory, readonly string[]>();
  for (const memory of memories) {
    const { ns, signature, summary } = memory;
    const telling = (): string[] => tellingWords(summary, MAX_WORDS).map((word) => `${ns} ${word}`);
    words.set(memory, signature === undefined ? telling() : [`${ns} signature ${signature}`]);
    if (words.size % STEP === 0) await step();
  }
  const holders = new Map<string, number>();
  for (const word of [...words.values()].flat()) holders.set(word, (holders.get(word) ?? 0) + 1);
  const count = (word: string): number => holders.get(word) ?? 0;
  return (memory: Memory): readonly string[] =>
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
    return [...inParts(all, MAX_WEAK)]
      .filter(({ length }) => length >= MIN_WEAK)
      .map((members): Cluster => ({ why: 'weak', ns, path, members }));
  });
}
