import { createHash } from 'node:crypto';
import { defined, reachedFrom } from '../core/basics.ts';
import { MAX_SUMMARY_CHARS } from '../core/learning.ts';
import { EVIDENCE, HANDOFFS, isEpisode, type Memory, type MemoryContent } from '../core/memory.ts';
import { areTwins } from '../core/near-duplicate.ts';
import { quoting } from '../core/quoting.ts';
import { cutExcerpt, shortLine } from '../core/text.ts';

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
    body: [wordsOf(body), `${IDS}${ids.join(' ')}`].filter((part) => part !== '').join('\n\n'),
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
  const text = parts.filter((part) => part !== '').join('\n\n');
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
