import { onceAsked } from '../core/basics.ts';
import { HANDOFFS, isEpisode, isLive, type Memory, type Scope, type ScopedMemory } from '../core/memory.ts';
import type { QueryTerm, SearchHit, VectorIndex } from '../core/ports.ts';
import { errorSignature } from '../core/signature.ts';
import { inTime } from '../core/time.ts';
import { sayOnly } from '../files/log.ts';
import { type Hit, saidByWords } from './blend.ts';
import type { CodeCommits } from './commits.ts';
import { spreadActivation } from './links.ts';
import type { MemoryStores } from './memory-stores.ts';
import type { Embedder } from './ports.ts';
import type { FileAtHand, Question } from './trigger.ts';

/** What finds memories by what they mean: an embedder, and the vectors of each store that has some. */
export interface Semantics {
  readonly embedder: Embedder;
  /** What its cosines were found to be worth here (blend.ts); absent where nobody looked. */
  readonly weight?: number;
  readonly vectors: readonly { readonly scope: Scope; readonly index: VectorIndex }[];
}

/** What finds memories for a question. */
export interface ArmSources {
  readonly stores: MemoryStores;
  /** Where the lines of a file come from, and what it was called; absent where there is no repository. */
  readonly commits?: Pick<CodeCommits, 'blame' | 'touching'>;
  /** Absent where nobody set it up, or while it cannot be used. */
  readonly semantics?: () => Promise<Semantics | undefined>;
  /** Groups of memories that were shown to one session. */
  readonly together?: () => readonly (readonly string[])[];
}

/** How far the arms look. */
interface Reach {
  /** How many hits an arm gives at most. */
  readonly pool: number;
  readonly nowMs: number;
  readonly deadlineMs: number;
}

type Found = readonly Pick<Hit, 'memory' | 'scope' | 'scores'>[];

/** The best by words pass activation on; more of them only blur it. */
const MAX_SEEDS = 5;
const MAX_LINK_WORDS = 30;
const SAME_LINES = 1;
const SAME_FILE = 0.8;
const SAME_FOLDER = 0.3;

/** Asks all arms at once, without those that fail or are late; words throw. `embedder`, `weight`: of the cosines, where there are some. */
export async function gather(
  sources: ArmSources,
  question: Question,
  reach: Reach,
): Promise<Readonly<{ hits: readonly Hit[]; embedder?: string; weight?: number | undefined }>> {
  const endMs = performance.now() + reach.deadlineMs;
  const leftMs = (): number => endMs - performance.now();
  const semantics = inTime(byMeaning(sources, question, reach), leftMs(), undefined);
  const atHand =
    (question.files ?? []).length === 0 ? [] : inTime(byFiles(sources, question, reach), leftMs(), []);
  const words = await byWords(sources, question, reach);
  const linked = await inTime(byLinks(sources, question, reach, words), leftMs(), []);
  const byId = new Map<string, Hit>();
  const add = (found: Found): void => {
    for (const { memory, scope, scores } of found) {
      const known = byId.get(memory.id) ?? { memory, scope, score: 0, shares: {}, scores: {} };
      byId.set(memory.id, { ...known, scores: { ...known.scores, ...scores } });
    }
  };
  for (const found of [words, await atHand, linked]) add(found);
  const meaning = await semantics;
  if (meaning === undefined) return { hits: [...byId.values()] };
  add(meaning.found);
  add(await inTime(meaning.of([...byId.values()]), leftMs(), []));
  return { hits: [...byId.values()], embedder: meaning.embedder, weight: meaning.weight };
}

/** Below this part of what they can say a question's words are not the memories' own: 1 % of CoSQA and ESLint, two thirds of people's. Of 540 questions .2 gives 375 the right one first, .15 369, .25 373. */
const ENOUGH = 0.2;

/** Searches by a question's own words, and where these say little by words near to them too. `question`: '' where nobody asks. */
export async function searchNear<Found extends Pick<SearchHit, 'covers'>>(
  search: (near?: readonly QueryTerm[]) => Promise<readonly Found[]>,
  question: string,
): Promise<{ readonly hits: readonly Found[]; readonly isNear: boolean }> {
  const hits = await search();
  if (question.trim() === '' || (hits[0]?.covers ?? 0) >= ENOUGH) return { hits, isNear: false };
  const near = await (await import('./near-words.ts')).nearTo(question);
  return near.length === 0 ? { hits, isNear: false } : { hits: await search(near), isNear: true };
}

/** Words, and among what they find the error that the query is. */
async function byWords(
  { stores }: ArmSources,
  { text: query, isUnasked = false, odds, fitsItself = false }: Question,
  { pool, nowMs }: Reach,
): Promise<Found> {
  if (query.trim() === '') return [];
  const signature = onceAsked(() => errorSignature(query)); // most memories have none to compare
  const search = async (near?: readonly QueryTerm[]) => {
    const found = await stores.search(query, { limit: pool, nowMs, ...(near === undefined ? {} : { near }) });
    // A handoff repeats the question itself, when it was asked before: its words are no sign that others have them.
    return fitsItself ? found.filter(({ memory }) => memory.ns !== HANDOFFS) : found;
  };
  const isAsked = !isUnasked || odds !== undefined;
  const { hits } = await searchNear(search, isAsked ? query : '');
  return hits.map((hit) =>
    hit.memory.signature !== undefined && hit.memory.signature === signature()
      ? { ...hit, scores: { ...hit.scores, signature: 1 } }
      : hit,
  );
}

async function byMeaning(sources: ArmSources, { text: query }: Question, { pool, nowMs, deadlineMs }: Reach) {
  const semantics = query.trim() === '' ? undefined : await sources.semantics?.();
  if (semantics === undefined || semantics.vectors.length === 0) return undefined;
  const { embedder, vectors, weight } = semantics;
  const startMs = performance.now();
  const [vector] = await embedder.embed([query], 'query', AbortSignal.timeout(Math.max(1, deadlineMs)));
  sayOnly({ event: 'embed', ms: Math.round(performance.now() - startMs) });
  if (vector === undefined) return undefined;
  const answers = await Promise.all(
    vectors.map(async ({ scope, index }) => {
      const near = await index.nearest(vector, { limit: pool, nowMs });
      return near.map(({ memory, score }) => ({ memory, scope, scores: { vectors: score } }));
    }),
  );
  /** The cosines of what only other arms found. */
  const of = async (hits: readonly Hit[]): Promise<Found> => {
    const open = hits.filter(({ scores }) => scores.vectors === undefined);
    const idsOf = (scope: Scope) => open.filter((it) => it.scope === scope).map(({ memory }) => memory.id);
    const known = await Promise.all(
      vectors.map(({ scope, index }) => index.similarities(vector, idsOf(scope))),
    );
    const cosines = new Map(known.flatMap((answer) => [...answer]));
    return open.flatMap((hit) => {
      const cosine = cosines.get(hit.memory.id);
      return cosine === undefined ? [] : [{ ...hit, scores: { vectors: cosine } }];
    });
  };
  return { embedder: embedder.id, weight, found: answers.flat(), of };
}

/** Memories about the files at hand: on the commits that their lines come from, naming them, or in their folder. */
async function byFiles(
  { stores, commits }: ArmSources,
  { files = [] }: Question,
  { pool, nowMs, deadlineMs }: Reach,
): Promise<Found> {
  const formerly = async ({ path }: FileAtHand): Promise<Iterable<string>> =>
    commits === undefined
      ? []
      : ((await inTime(commits.touching(path), deadlineMs / 2, undefined))?.names ?? []);
  const former = Promise.all(files.map(formerly));
  const blame = async ({ path, lines }: FileAtHand) =>
    lines === undefined ? [] : ((await commits?.blame(path, lines).catch(() => [])) ?? []);
  const blamed = (await Promise.all(files.map(blame))).flat();
  const onLines = new Set(blamed.flatMap(({ commit }) => commit ?? []));
  const called = (await former).flatMap((more) => [...more]);
  const names = new Set([...[...files, ...blamed].map(({ path }) => path), ...called]);
  const folders = new Set([...names].map(folderOf).filter((folder) => folder !== ''));
  const scoreOf = (memory: Memory): number => {
    const { anchors, files: named } = memory;
    if (named.some(({ path }) => names.has(path)))
      return anchors.some((anchor) => onLines.has(anchor)) ? SAME_LINES : SAME_FILE;
    // Work on other files says nothing of this one, though one commit has both.
    if (isEpisode(memory) && named.length > 0) return 0;
    if (anchors.some((anchor) => onLines.has(anchor))) return SAME_FILE;
    return named.some(({ path }) => folders.has(folderOf(path))) ? SAME_FOLDER : 0;
  };
  return (await stores.all())
    .filter(({ memory, scope }) => scope !== 'user' && isLive(memory, nowMs))
    .map((hit) => ({ ...hit, scores: { files: scoreOf(hit.memory) } }))
    .filter(({ scores }) => scores.files > 0)
    .sort((a, b) => b.scores.files - a.scores.files || (a.memory.lastSeenAt < b.memory.lastSeenAt ? 1 : -1))
    .slice(0, pool);
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** What shares files, tags, commits or sessions with the best; what words missed is looked for by these names, not by a look at all. */
async function byLinks(
  sources: ArmSources,
  { isQuick = false }: Question,
  { nowMs, pool }: Reach,
  words: Found,
): Promise<Found> {
  const best = words.slice(0, MAX_SEEDS);
  const top = best[0] === undefined ? 0 : saidByWords(best[0].scores);
  if (top <= 0) return [];
  const names = best.flatMap(({ memory }) => [...memory.files.map(({ path }) => path), ...memory.tags]);
  const query = [...new Set(names)].slice(0, MAX_LINK_WORDS).join(' ');
  const more = query === '' || isQuick ? [] : await sources.stores.search(query, { limit: pool, nowMs });
  const all = new Map([...more, ...words].map((hit) => [hit.memory.id, hit as ScopedMemory]));
  const seeds = new Map(best.map(({ memory, scores }) => [memory.id, saidByWords(scores) / top]));
  const found = new Set(words.map(({ memory }) => memory.id));
  const memories = [...all.values()].map(({ memory }) => memory);
  const sharesName = ({ files, tags }: Memory): boolean =>
    [...files.map(({ path }) => path), ...tags].some((name) => names.includes(name));
  const reached = spreadActivation(seeds, memories, sources.together?.() ?? []);
  return [...all.values()].flatMap(({ memory, scope }) => {
    const links = reached.get(memory.id);
    // What was once worked on beside a lesson, or only stands on its commit, says nothing of what is asked.
    const isBeside = !found.has(memory.id) && (isEpisode(memory) || !sharesName(memory));
    return links === undefined || isBeside ? [] : [{ memory, scope, scores: { links } }];
  });
}
