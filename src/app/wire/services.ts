import { createClosing, createDistilSession } from '../../capture/distil-session.ts';
import { createFlush, createWatchOpen } from '../../capture/flush.ts';
import { createFlushQueues, createSettleMemories } from '../../capture/flush-queues.ts';
import { createFlushLeftOvers } from '../../capture/left-overs.ts';
import { transcriptEvents } from '../../capture/model/narrative/transcript.ts';
import { hold } from '../../capture/note-statement.ts';
import { createOvercome } from '../../capture/store/overcome.ts';
import { readRest } from '../../capture/story.ts';
import { createFixFeedback, createUseFeedback } from '../../capture/use-feedback.ts';
import { builtLate, onceAsked, whenAsked } from '../../core/basics.ts';
import { createJobStates } from '../../files/background.ts';
import {
  createForgetEverywhere,
  createMarkEverywhere,
  createPurgeEverywhere,
} from '../../memories/change.ts';
import { createPending } from '../../memories/pending.ts';
import { createScanNotes } from '../../memories/secrets.ts';
import { createHydrate } from '../../recall/order.ts';
import { createToldCounts } from '../../recall/store/told-counts.ts';
import { createStartSession } from '../../session/start-session.ts';
import { createTranscriptReader } from '../../session/store/session-files.ts';
import { statusOf } from '../doctor/overview.ts';
import { createReindex } from '../doctor/upkeep.ts';
import { wireHandoff, wireMergeAgents } from './handoff.ts';
import { branchOf, statesOf, whereBegun } from './home.ts';
import { indexedStores, wireRecall } from './recall.ts';
import { pruneSessions, storiesToDistil } from './session.ts';
import { heldQueue, isFileIn, keptOf, type Spooling, spoolAt, type WireOptions, wireSpool } from './spool.ts';
import { bothStores, flushesEndAt, type Store, wireStore } from './store.ts';

/** Everything: what `wireSpool` gives, and the services that read and write notes. */
export type Wired = Awaited<ReturnType<typeof wire>>;

/** Config → adapters → services. What `wireSpool` gave already is taken as it is, so that settings are read once. Throws what those throw. */
export async function wire(options: WireOptions | Spooling) {
  const at = 'filters' in options ? options : await wireSpool(options);
  const { home, config, states, accumulator, clock } = at;
  const { close, isIndexLeftBehind, ...both } = bothStores(at, (of) =>
    of === home
      ? wireStore(at)
      : wireStore({ ...at, ...spoolAt(of, at), home: of }, config.userScope.enabled),
  );
  const { own, user, hasUser } = both;
  const { notes, index, repository, remember } = own;
  const everyStore = () => (hasUser() ? [own, user] : [own]);
  const recalling = onceAsked(() => wireRecall(at, both));
  const stores = builtLate(() => recalling().stores);
  const trusting = builtLate(() => recalling().trusting);
  const recall = builtLate(() => recalling().recall);
  const vectors = config.embedder.kind === 'none' ? undefined : builtLate(() => recalling().vectors);
  const mark = whenAsked(() => createMarkEverywhere(stores, everyStore));
  const toldCounts = builtLate(() => createToldCounts(home.directory));
  const flushing = wireFlushing(at, { ...both, mark, toldCounts });
  const queues = { states, accumulator, held: heldQueue(home) };
  const pending = builtLate(() => createPending({ ...queues, index, flushesEnd: flushesEndAt(home) }));
  const handoff = builtLate(() => wireHandoff(at, { index, trust: trusting.settings, find: stores.find }));
  return {
    ...at,
    ...{ notes, index, repository, stores, recall, trusting, mark, pending, remember, toldCounts, handoff },
    /** The store of this place, and the user's own: the same outside of a repository. */
    ...{ own, user },
    ...flushing,
    startSession: whenAsked(() =>
      createStartSession({
        ...{ states, repository, stores, recall, clock },
        identities: trusting.identities,
        flushLeftOvers: flushing.flushLeftOvers,
        watchOpen: whenAsked(() => createWatchOpen({ index, accumulator, clock })),
        prune: () => pruneSessions(at),
        idle: () => toldCounts.idle(),
        recover: handoff.recover,
        role: handoff.role,
        tree: handoff.tree,
      }),
    ),
    /** Absent where no embedder is set up. */
    vectors,
    reindex: whenAsked(() =>
      createReindex(async () => {
        await own.keepHistory(); // later questions know it
        return indexedStores(recalling().vectorStores(), vectors);
      }, clock),
    ),
    isIndexLeftBehind,
    hydrate: whenAsked(() => createHydrate({ code: own.code, filters: at.filters })),
    status: () =>
      statusOf({ ...queues, stores, scope: own.scope, jobs: createJobStates(home.directory), clock }),
    scanNotes: whenAsked(() => createScanNotes({ notes, archive: own.archive(), filters: at.filters })),
    forget: whenAsked(() => createForgetEverywhere(stores, everyStore)),
    purge: builtLate(() => createPurgeEverywhere(recalling().storesWith(true), everyStore, pending)), // what is to be gone is gone from all of them
    close,
  };
}

interface Flushed {
  readonly own: Store;
  readonly user: Store;
  readonly hasUser: () => boolean;
  readonly mark: ReturnType<typeof createMarkEverywhere>;
  readonly toldCounts: ReturnType<typeof createToldCounts>;
}

function wireFlushing(at: Spooling, stores: Flushed) {
  const { home, states, accumulator, clock } = at;
  const { author } = stores.own.repository;
  const flushQueues = whenAsked(() => {
    const began = statesOf(whereBegun(at), at);
    const [flush, useFeedback] = [flushOf(at, stores), whenAsked(() => useFeedbackOf(at, stores))];
    return createFlushQueues({ flush, accumulator, states, began, clock, author, useFeedback });
  });
  const { stories } = keptOf(home);
  const gathers = at.config.answers.enabled;
  const flushLeftOvers = whenAsked(() =>
    createFlushLeftOvers({
      ...{ states, accumulator, stories: storiesToDistil(stories, gathers), flushQueues, clock },
      readRest: (session) => {
        const readTranscript = createTranscriptReader();
        readRest({ ...at, session, readTranscript });
      },
    }),
  );
  return { flushQueues, flushLeftOvers };
}

function flushOf(at: Spooling, { own, mark }: Flushed) {
  const { home, filters, states, config, clock } = at;
  const { index, repository, anchor } = own;
  const held = heldQueue(home);
  const { stories } = keptOf(home);
  const toldFixes = (session: string) => states.read(session)?.told_fixes ?? [];
  const { enabled, threshold } = config.answers;
  const said = { stories, filters, clock, branch: branchOf(home), threshold, isFile: isFileIn(home) };
  return createFlush({
    ...{ filters, index, clock },
    anchor: config.capture.review
      ? (drafts, besides = async () => []) => hold({ own, held }, drafts, besides)
      : anchor,
    distil: enabled ? createDistilSession(said) : undefined,
    closing: enabled ? createClosing(stories) : undefined,
    saveIndex: at.indexBound === undefined ? () => index.save() : undefined,
    settleMemories: createSettleMemories({ index, repository, clock }),
    // Mostly none was told, and then nothing of it is built.
    fixFeedback: async (it) =>
      toldFixes(it.session).length > 0 ? createFixFeedback({ states, mark })(it) : 0,
    toldFixes,
    overcome: builtLate(() => createOvercome(home.directory)),
    mergeAgents: whenAsked(() => wireMergeAgents(at, { index, held })),
    captureThreshold: config.postToolCapture.captureThreshold,
    ...(config.subagents.merge === 'manual' ? { heldOfAgents: held } : {}),
  });
}

function useFeedbackOf(
  { home, states, config }: Spooling,
  { own, user, hasUser, mark, toldCounts }: Flushed,
) {
  const { stories } = keptOf(home);
  return createUseFeedback({
    states,
    heardIn: (session) => {
      const file = stories.read(session).mark?.file;
      if (file === undefined) return { events: [], isWhole: false };
      const { lines, mark: end, bytesRead } = createTranscriptReader()(file, undefined);
      const events = lines.flatMap((line) => transcriptEvents(line));
      return { events, isWhole: bytesRead >= end.offset };
    },
    known: async (ids) => {
      const asksUser = config.userScope.enabled && hasUser();
      const users = asksUser ? await user.index.known(ids).catch(() => []) : [];
      return new Map([...users, ...(await own.index.known(ids))]);
    },
    counts: toldCounts,
    mark,
  });
}
