import { filterOrThrow } from '../../filters/pipeline.ts';
import { addAll, defined, inParts } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import { memoryId } from '../core/learning.ts';
import { isLive, isToldUnasked, type Memory, type TrustSettings, trustOf } from '../core/memory.ts';
import { encodeLine, encodeMemoryLine, NOTE_VERSION } from '../core/note-line.ts';
import { laterThan, pause } from '../core/time.ts';
import { forgetAll } from './change.ts';
import { type Cluster, clustering, digestOf, isDigest } from './clusters.ts';
import { purgeTimes } from './remember.ts';
import type { MemoryStore } from './store.ts';

export type Consolidated = Readonly<{ id: string; cluster: Cluster }>;

interface PlanRequest {
  readonly ns?: string | undefined;
  readonly only?: (memory: Memory) => boolean;
  readonly signal?: AbortSignal;
}

/** So many clusters in one write: a person sees it move, and what is stopped half-way has done half. */
const CHUNK = 25;

/** What would be put together, of what the user trusts. Others get a word in meanwhile; throws what `signal` is aborted with. */
export async function planConsolidation(
  { index, scope, clock }: Pick<MemoryStore, 'index' | 'scope' | 'clock'>,
  trust: TrustSettings,
  { ns, only = () => true, signal }: PlanRequest = {},
): Promise<readonly Cluster[]> {
  const nowMs = clock();
  const live = (await index.all()).filter((memory) => isLive(memory, nowMs));
  const ours = live.filter((memory) => isToldUnasked(trustOf({ memory, scope }, trust)));
  const meant = ours.filter((memory) => (ns === undefined || memory.ns === ns) && only(memory));
  return clustering(meant, nowMs, async () => {
    await pause(0);
    signal?.throwIfAborted();
  });
}

/** Writes one memory for each cluster, which takes the place of its members. Doing it twice changes nothing. Throws REF_CONTENDED, and as the store. */
export async function consolidate(
  store: MemoryStore,
  clusters: readonly Cluster[],
  onProgress?: (done: number) => void,
  signal?: AbortSignal,
): Promise<readonly Consolidated[]> {
  const done: Consolidated[] = [];
  const author = await store.repository.author();
  // A digest with the id of one that was erased has to be newer, or it would take its members with it.
  const namespaces = new Set(clusters.map(({ ns }) => ns));
  const purges = await purgeTimes(store.notes, (namespace) => namespaces.has(namespace));
  for (const chunk of inParts(clusters, CHUNK)) {
    if (signal?.aborted === true) break;
    const made = chunk.map((cluster) => linesOf(cluster, author, purges, store));
    await write(store, made);
    addAll(done, made);
    onProgress?.(done.length);
  }
  await store.index.save();
  return done;
}

/** Gives the members their places again: of the digest whose id begins so, or of all. Gives the digests. */
export async function undoConsolidation(
  store: MemoryStore,
  idPrefix?: string,
  onProgress?: (done: number, of: number) => void,
): Promise<readonly Memory[]> {
  const { index, clock } = store;
  const live = async (): Promise<readonly Memory[]> => {
    const found = idPrefix === undefined ? await index.all() : await index.find(idPrefix);
    return found.filter((memory) => isDigest(memory) && isLive(memory, clock()));
  };
  const undone: Memory[] = [];
  let digests = await live();
  if (idPrefix !== undefined && digests.length !== 1) {
    const found = digests.length === 0 ? 'no merged memory' : `${digests.length} merged memories`;
    const hint =
      '`cs-memory maintain consolidate` prints their ids; `cs-memory maintain consolidate --undo` undoes all';
    throw new CsError('NOT_FOUND', `'${idPrefix}' matches ${found}`, { hint });
  }
  // A digest may have been put together with others: that has its place again then, and goes next.
  while (digests.length > 0) {
    const [before, of] = [undone.length, undone.length + digests.length];
    await forgetAll(store, digests, 'forgotten', (done) => onProgress?.(before + done, of));
    addAll(undone, digests);
    digests = idPrefix === undefined ? await live() : [];
  }
  return undone;
}

async function write(store: MemoryStore, made: readonly ReturnType<typeof linesOf>[]) {
  const { notes, index } = store;
  const ids = made.flatMap(({ id, cluster }) => [id, ...cluster.members.map((member) => member.id)]);
  const known = await index.known(ids);
  // One that was undone before has its lines already, and takes the places again.
  const again = made.filter(({ id }) => known.get(id)?.forgotten === true);
  const former = again.flatMap(({ id }) => known.get(id) ?? []);
  await forgetAll(store, former, 'restored');
  const additions = made
    .filter((it) => !again.includes(it))
    .flatMap(({ id, meeting, successions }) => [
      meeting,
      ...successions.flatMap(([member, line]) => (known.get(member)?.supersededBy === id ? [] : [line])),
    ]);
  await notes.add(additions);
}

function linesOf(
  cluster: Cluster,
  author: string | undefined,
  purges: ReadonlyMap<string, string>,
  { filters, clock }: MemoryStore,
) {
  const clean = (text: string): string => filterOrThrow(filters, text);
  const digest = digestOf(cluster);
  const id = memoryId(digest);
  const v = NOTE_VERSION;
  const [best] = cluster.members as readonly [Memory, ...Memory[]];
  const erased = purges.get(id);
  const since = (at: string): string => (erased === undefined ? at : laterThan(erased, Date.parse(at)));
  const { body, signature } = digest;
  const memory = encodeMemoryLine({
    ...digest,
    ...defined({ author, body: body && clean(body), signature: signature && clean(signature) }),
    ...{ v, id, at: since(digest.at), type: 'memory', summary: clean(digest.summary) },
    tags: digest.tags.map(clean),
    files: digest.files.map((file) => ({ ...file, path: clean(file.path) })),
  }).text;
  const namespace = digest.ns;
  return {
    id,
    cluster,
    meeting: { namespace, anchor: best.anchor, lines: [memory, ...meetings(id, cluster.members, since)] },
    successions: cluster.members.map((member) => {
      const at = laterThan(member.supersededAt, clock());
      const line = encodeLine({ v, id: member.id, at, type: 'supersedes', author, by: id });
      return [member.id, { namespace, anchor: member.anchor, lines: [line] }] as const;
    }),
  };
}

/** Each session that met a member has met the digest; so often was it useful. */
function meetings(id: string, members: readonly Memory[], since: (at: string) => string): readonly string[] {
  const v = NOTE_VERSION;
  const line = (at: string, type: 'seen' | 'useful' | 'useless', session: string): string =>
    encodeLine({ v, id, at: since(at), type, session });
  const lines = members.flatMap(
    ({ id: from, session, seenIn, usefulCount, uselessCount, lastSeenAt: at }) => [
      ...[session ?? [], ...seenIn].flat().map((met) => line(at, 'seen', met)),
      ...Array.from({ length: usefulCount }, (_, count) => line(at, 'useful', `${from} ${count + 1}`)),
      ...Array.from({ length: uselessCount }, (_, count) => line(at, 'useless', `${from} ${count + 1}`)),
    ],
  );
  return [...new Set(lines)];
}
