import { createDistilSession } from '../../capture/distil-session.ts';
import { createFlush, createWatchOpen } from '../../capture/flush.ts';
import { createFlushQueues, createSettleMemories } from '../../capture/flush-queues.ts';
import { createFlushLeftOvers } from '../../capture/left-overs.ts';
import { closingWords } from '../../capture/model/distil/gather.ts';
import { transcriptEvents } from '../../capture/model/narrative/transcript.ts';
import { createHold } from '../../capture/note-statement.ts';
import { readRest } from '../../capture/story.ts';
import { createFixFeedback, createUseFeedback } from '../../capture/use-feedback.ts';
import { builtLate, onceAsked, whenAsked } from '../../core/basics.ts';
import { createJobStates } from '../../files/background.ts';
import { currentBranch } from '../../git/locate.ts';
import { withoutRepository } from '../../git/repository.ts';
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
import { whereBegun } from './home.ts';
import { indexedStores, wireRecall } from './recall.ts';
import { pruneSessions, storiesToDistil } from './session.ts';
import {
  heldQueue,
  isFileIn,
  type Spooling,
  spoolAt,
  storiesOf,
  userSpooling,
  type WireOptions,
  wireSpool,
} from './spool.ts';
import { bothStores, flushesEndAt, wireStore } from './store.ts';

/** Everything: what `wireSpool` gives, and the services that read and write notes. */
export type Wired = Awaited<ReturnType<typeof wire>>;

/** Config → adapters → services. `known`: what `wireSpool` gave already, so that settings are read once. Throws what those throw. */
export async function wire(options: WireOptions, known?: Spooling) {
  const spooling = known ?? (await wireSpool(options));
  const { home, states, accumulator } = spooling;
  const clock = options.clock ?? Date.now;
  const { close, isIndexLeftBehind, ...both } = wireStores(options, spooling);
  const { own, user, everyStore } = both;
  const { notes, index, repository, remember } = own;
  const recalling = onceAsked(() => wireRecall(options, spooling, both));
  const stores = builtLate(() => recalling().stores);
  const trusting = builtLate(() => recalling().trusting);
  const recall = builtLate(() => recalling().recall);
  const embeds = spooling.config.embedder.kind !== 'none';
  const vectors = embeds ? builtLate(() => recalling().vectors) : undefined;
  const mark = whenAsked(() => createMarkEverywhere(stores, everyStore));
  const toldCounts = builtLate(() => createToldCounts(home.directory));
  const flushing = wireFlushing(options, spooling, { ...both, mark, toldCounts });
  const pending = builtLate(() => {
    const held = heldQueue(home);
    return createPending({ states, accumulator, held, index, flushesEnd: flushesEndAt(home) });
  });
  const handoff = builtLate(() =>
    wireHandoff(options, spooling, { index, trust: trusting.settings, find: stores.find }),
  );
  return {
    ...spooling,
    ...{ notes, index, repository, stores, recall, trusting, mark, pending, remember, toldCounts, handoff },
    /** The store of this place, and the user's own: the same outside of a repository. */
    own,
    user,
    ...flushing,
    ...wireUpkeep(options, spooling, { ...both, recalling, vectors }),
    startSession: whenAsked(() =>
      createStartSession({
        states,
        repository,
        identities: trusting.identities,
        stores,
        recall,
        flushLeftOvers: flushing.flushLeftOvers,
        watchOpen: whenAsked(() => createWatchOpen({ index, accumulator, clock })),
        prune: () => pruneSessions(options, spooling),
        idle: () => toldCounts.idle(),
        recover: handoff.recover,
        role: handoff.role,
        tree: handoff.tree,
        clock,
      }),
    ),
    /** Absent where no embedder is set up. */
    vectors,
    isIndexLeftBehind,
    forget: whenAsked(() => createForgetEverywhere(stores, everyStore)),
    purge: builtLate(() => createPurgeEverywhere(recalling().storesWith(true), everyStore, pending)), // what is to be gone is gone from all of them
    close,
  };
}

interface Kept extends Pick<ReturnType<typeof wireStores>, 'own'> {
  readonly recalling: () => ReturnType<typeof wireRecall>;
  readonly vectors: ReturnType<typeof wireRecall>['vectors'] | undefined;
}

function wireUpkeep(options: WireOptions, spooling: Spooling, { own, recalling, vectors }: Kept) {
  const { home, filters, states, accumulator } = spooling;
  const clock = options.clock ?? Date.now;
  const { notes, archive, keepHistory, scope } = own;
  return {
    reindex: whenAsked(() => {
      const stores = async () => {
        await keepHistory(); // later questions know it
        return indexedStores(recalling().vectorStores(), vectors);
      };
      return createReindex(stores, clock);
    }),
    hydrate: whenAsked(() => createHydrate({ code: own.code, filters })),
    status: () => {
      const [held, jobs] = [heldQueue(home), createJobStates(home.directory)];
      return statusOf({ stores: recalling().stores, scope, states, accumulator, held, jobs, clock });
    },
    scanNotes: whenAsked(() => createScanNotes({ notes, archive: archive(), filters })),
  };
}

function wireStores(options: WireOptions, spooling: Spooling) {
  const { home, config } = spooling;
  const usersEnv = () => withoutRepository(options.env);
  const elsewhere = userSpooling(spooling, options);
  const own = wireStore(options, spooling, home.isUserStore ? usersEnv() : options.env);
  const both = bothStores(home.isUserStore, elsewhere.home.place, own, () =>
    wireStore(options, elsewhere, usersEnv(), config.userScope.enabled),
  );
  return { ...both, everyStore: () => (both.hasUser() ? [own, both.user] : [own]) };
}

interface Flushed extends Pick<ReturnType<typeof wireStores>, 'own' | 'user' | 'hasUser'> {
  readonly mark: ReturnType<typeof createMarkEverywhere>;
  readonly toldCounts: ReturnType<typeof createToldCounts>;
}

function wireFlushing(options: WireOptions, spooling: Spooling, stores: Flushed) {
  const { home, filters, states, accumulator, relativePath } = spooling;
  const clock = options.clock ?? Date.now;
  const flush = whenAsked(() => flushOf(options, spooling, stores));
  const { author } = stores.own.repository;
  const { states: began } = spoolAt(whereBegun(options), spooling, options);
  const useFeedback = whenAsked(() => useFeedbackOf(spooling, stores));
  const flushQueues = whenAsked(() =>
    createFlushQueues({ flush, accumulator, states, began, clock, author, useFeedback }),
  );
  const stories = storiesOf(home);
  const gathers = spooling.config.answers.enabled;
  const flushLeftOvers = whenAsked(() =>
    createFlushLeftOvers({
      ...{ states, accumulator, stories: storiesToDistil(stories, gathers), flushQueues, clock },
      readRest: (session) => {
        const readTranscript = createTranscriptReader();
        readRest({ session, stories, states, readTranscript, filters, clock, relativePath, gathers });
      },
    }),
  );
  return { flushQueues, flushLeftOvers };
}

function flushOf(options: WireOptions, spooling: Spooling, { own, mark }: Flushed) {
  const { home, filters, states, config } = spooling;
  const { index, repository, anchor } = own;
  const clock = options.clock ?? Date.now;
  const held = heldQueue(home);
  const judgeFixes = whenAsked(() => createFixFeedback({ states, mark }));
  const branch = home.isUserStore ? undefined : currentBranch(home.place.gitDir);
  const stories = storiesOf(home);
  const { enabled, threshold } = config.answers;
  const said = { stories, filters, clock, branch, threshold, isFile: isFileIn(home) };
  return createFlush({
    filters,
    anchor: config.capture.review ? createHold({ anchor, index, held }) : anchor,
    distil: enabled ? createDistilSession(said) : undefined,
    closing: enabled ? (session) => closingWords(stories.read(session)) : undefined,
    index,
    clock,
    saveIndex: options.indexBound === undefined ? () => index.save() : undefined,
    settleMemories: createSettleMemories({ index, repository, clock }),
    fixFeedback: async (it) => (states.read(it.session)?.told_fixes?.length ? judgeFixes(it) : 0),
    mergeAgents: whenAsked(() => wireMergeAgents(options, spooling, { index, held })),
    captureThreshold: config.postToolCapture.captureThreshold,
    ...(config.subagents.merge === 'manual' ? { heldOfAgents: held } : {}),
  });
}

function useFeedbackOf(
  { home, states, config }: Spooling,
  { own, user, hasUser, mark, toldCounts }: Flushed,
) {
  const stories = storiesOf(home);
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
