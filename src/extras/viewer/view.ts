import type { Wired } from '../../app/wire/services.ts';
import { inParts } from '../../core/basics.ts';
import { goalOfSummary } from '../../session/goals-folded.ts';
import { privateNamespaces } from '../../share/sync/stations.ts';
import { type Figures, figuresOf, type One, type OpenWork, openWork, overviewOf, search } from './api.ts';
import { allRows, keepViewed, oneOf, type Row } from './rows.ts';
import { type Assets, filePage, serve } from './server.ts';

export interface ViewOptions {
  readonly open: () => Promise<Wired>;
  readonly assets: Assets;
}

/** Serves the page of a place. The caller closes it. Throws what wiring throws. */
export async function openView({ open, assets }: ViewOptions) {
  const viewed = keepViewed(open);
  await viewed.wired();
  /** The first key waits for no code, index or git process that starts: a search that finds something did before. */
  const warmUp = async (): Promise<void> => {
    const [newest] = await viewed.rows();
    if (newest !== undefined) await search(await viewed.wired(), new URLSearchParams({ q: newest.summary }));
  };
  // Reading all notes holds up every request, at 10,000 memories for a quarter of a second: not before the page is painted.
  const served = await serve(viewed, assets, () => void warmUp().catch(() => {})); // the page is told what failed when it asks
  return {
    ...served,
    close: async () => {
      await served.close();
      viewed.letGo();
    },
  };
}

/** The page as one file to send, read-only, with at most so many memories. Throws what reading notes throws. */
export async function writeView({ open, assets }: ViewOptions, limit: number): Promise<string> {
  const wired = await open();
  try {
    return filePage(assets, await takeSnapshot(wired, await allRows(wired), limit));
  } finally {
    wired.close();
  }
}

const CHUNK = 200;

/** Everything that a file to send has; its page asks itself. */
export type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>;

/** For a file to send: the newest live memories that sync would share, and nothing of the user or the machine (own memories, contents of files, cost, log, whom the user trusts). */
export async function takeSnapshot(wired: Wired, rows: readonly Row[], limit: number) {
  const isPrivate = privateNamespaces(wired.config.sync.private);
  const isShared = ({ scope, ns, state }: Row): boolean =>
    state === 'live' && scope === 'repository' && !isPrivate(ns);
  const shared = rows.filter(isShared).slice(0, limit);
  return {
    madeAt: new Date(wired.clock()).toISOString(),
    overview: overviewOf(wired, shared, false),
    memories: await onesOf(shared, wired),
    open: ofNotes(await openWork(wired, shared), shared),
    figures: ofRepository(await figuresOf(wired)),
  };
}

async function onesOf(rows: readonly Row[], wired: Wired): Promise<readonly One[]> {
  const settings = await wired.trusting.settings(rows.length > 0);
  const counts = wired.toldCounts.read();
  const ones: One[] = [];
  for (const some of inParts(rows, CHUNK)) {
    const ids = some.map(({ id }) => id);
    const standing = new Map((await wired.recall.byIds(ids)).map((it) => [it.memory.id, it]));
    // What a person is not told unasked is in the file all the same, without a look at how it stands.
    for (const hit of await wired.stores.known(ids)) {
      const recalled = standing.get(hit.memory.id) ?? { ...hit, freshness: 'unknown' as const };
      ones.push(oneOf(recalled, settings, wired.clock(), counts.get(hit.memory.id)));
    }
  }
  const order = new Map(rows.map(({ id }, place) => [id, place]));
  return ones.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

/** Only what stands in notes that are shared: goals as their memories tell them, nothing that waits for a review. */
const ofNotes = (open: OpenWork, rows: readonly Row[]) => ({
  ...open,
  held: [],
  goals: rows
    .filter(({ ns, kind }) => ns === 'progress' && kind === 'goal')
    .map(({ summary, seen }) => ({
      ...{ title: summary, state: 'active', ...goalOfSummary(summary) },
      ...{ since: seen, session: '', isStep: false },
    }))
    .filter(({ state }) => state !== 'completed' && state !== 'abandoned'),
});

const ofRepository = ({ kinds, told, marks, quality, storage }: Figures): Figures => ({
  ...{ kinds, told, marks, quality, storage: storage.slice(0, 2) },
  toldDays: [],
  cost: [],
  faults: [],
  trusted: { self: [], authors: [], remotes: [] },
});
