import { join } from 'node:path';
import { createDistilSession } from '../../capture/distil-session.ts';
import { createFlush, createWatchOpen } from '../../capture/flush.ts';
import { createFlushQueues, createSettleMemories } from '../../capture/flush-queues.ts';
import { createFlushLeftOvers } from '../../capture/left-overs.ts';
import { closingWords, hasUndistilled, NEW_GATHERING } from '../../capture/model/distil/gather.ts';
import { transcriptEvents } from '../../capture/model/narrative/transcript.ts';
import { createHold } from '../../capture/note-statement.ts';
import { readRest } from '../../capture/story.ts';
import { createFixFeedback, createUseFeedback, type Feedback } from '../../capture/use-feedback.ts';
import { builtLate, onceAsked, whenAsked } from '../../core/basics.ts';
import { DAY_MS } from '../../core/time.ts';
import { createJobStates, pruneLog } from '../../files/background.ts';
import { logDirectory } from '../../files/log.ts';
import { isDueToday } from '../../files/write.ts';
import { currentBranch, hasUserStore } from '../../git/locate.ts';
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
import type { SessionState } from '../../session/model/ports.ts';
import { createStartSession } from '../../session/start-session.ts';
import { createTranscriptReader } from '../../session/store/session-files.ts';
import { createStatus } from '../doctor/overview.ts';
import { createReindex } from '../doctor/upkeep.ts';
import { wireHandoff, wireMergeAgents } from './handoff.ts';
import { whereBegun } from './home.ts';
import { indexedStores, wireRecall } from './recall.ts';
import { storiesToDistil } from './session.ts';
import {
  goalsOf,
  heldQueue,
  isFileIn,
  type Spooling,
  spoolAt,
  storiesOf,
  userSpooling,
  type WireOptions,
  wireSpool,
} from './spool.ts';
import { flushesEndAt, type Store, wireStore } from './store.ts';

/** States of sessions that ended so long ago go; a session resumed later than this starts a new ledger. */
const STATE_MAX_AGE_MS = 30 * DAY_MS;
/** Of more sessions than these what is kept of those that are over goes: every start looks at all of them. */
const KEPT_SESSIONS = 200;

/** Everything: what `wireSpool` gives, and the services that read and write notes. */
export type Wired = Awaited<ReturnType<typeof wire>>;

/**
 * Config → adapters → services. `known`: what `wireSpool` gave for the same options, where the caller has asked it
 * already, so that settings are read once. Throws what those throw.
 */
export async function wire(options: WireOptions, known?: Spooling) {
  const spooling = known ?? (await wireSpool(options));
  const { home, filters, states, accumulator } = spooling;
  const { isUserStore } = home;
  const knowsUser = spooling.config.userScope.enabled;
  const clock = options.clock ?? Date.now;
  const env = isUserStore ? withoutRepository(options.env) : options.env;
  const { archive, close: closeOwn, ...own } = wireStore(options, spooling, env);
  const { notes, index, keyed, repository, anchor, remember } = own;
  const elsewhere = userSpooling(spooling, options);
  let built: { close(): void; leftBehind(): boolean } | undefined;
  const user: Store = isUserStore
    ? own
    : builtLate(() => {
        const store = wireStore(options, elsewhere, withoutRepository(options.env), knowsUser);
        built = store;
        return store;
      });
  const hasUser = (): boolean => !isUserStore && hasUserStore(elsewhere.home.place);
  const recalling = onceAsked(() => wireRecall(options, spooling, { own, user, hasUser }));
  const stores = builtLate(() => recalling().stores);
  const trusting = builtLate(() => recalling().trusting);
  const recall = builtLate(() => recalling().recall);
  const embeds = spooling.config.embedder.kind !== 'none';
  const vectors = embeds ? builtLate(() => recalling().vectors) : undefined;
  const everyStore = (): readonly Store[] => (hasUser() ? [own, user] : [own]);
  const mark = whenAsked(() => createMarkEverywhere(stores, everyStore));
  const { author } = repository;

  const settleMemories = whenAsked(() => createSettleMemories({ index, keyed, notes, repository, clock }));
  const judgeFixes = whenAsked(() => createFixFeedback({ states, mark }));
  const fixFeedback = async (it: Feedback): Promise<number> =>
    states.read(it.session)?.told_fixes?.length ? judgeFixes(it) : 0;
  const held = heldQueue(home);
  const pending = builtLate(() =>
    createPending({ states, accumulator, held, index, flushesEnd: flushesEndAt(home) }),
  );
  const hold = spooling.config.capture.review ? whenAsked(() => createHold({ anchor, index, held })) : anchor;
  const { captureThreshold } = spooling.config.postToolCapture;
  const mergeAgents = whenAsked(() => wireMergeAgents(options, spooling, { index, held }));
  const learned = { settleMemories, fixFeedback, mergeAgents, captureThreshold };
  const holdsAgents = spooling.config.subagents.merge === 'manual' ? { heldOfAgents: held } : {};
  const stories = storiesOf(home);
  const { threshold } = spooling.config.answers;
  const distils = spooling.config.answers.enabled;
  const branch = isUserStore ? undefined : currentBranch(home.place.gitDir);
  const said = { stories, filters, clock, branch, threshold, isFile: isFileIn(home) };
  const distil = distils ? createDistilSession(said) : undefined;
  const closing = distils
    ? (session: string) => closingWords(stories.read(session).gathered ?? NEW_GATHERING)
    : undefined;
  const flush = whenAsked(() =>
    createFlush({
      ...{ anchor: hold, filters, distil, closing },
      openFailures: () => keyed.openFailures(clock()),
      saveIndex: () => index.save(),
      ...learned,
      ...holdsAgents,
    }),
  );
  const { states: began } = spoolAt(whereBegun(options), spooling, options);
  const toldCounts = builtLate(() => createToldCounts(home.directory));
  const useFeedback = whenAsked(() =>
    createUseFeedback({
      states,
      heardIn: (session) => {
        const file = stories.read(session).mark?.file;
        if (file === undefined) return { events: [], isWhole: false };
        const { lines, mark: end, bytesRead } = createTranscriptReader()(file, undefined);
        return {
          events: lines.flatMap((line) => transcriptEvents(line)),
          isWhole: bytesRead >= end.offset,
        };
      },
      known: async (ids) => {
        const users = knowsUser && hasUser() ? await user.index.known(ids).catch(() => []) : [];
        return new Map([...users, ...(await index.known(ids))]);
      },
      counts: toldCounts,
      mark,
    }),
  );
  const flushQueues = whenAsked(() =>
    createFlushQueues({ flush, accumulator, states, began, clock, author, useFeedback }),
  );
  const flushLeftOvers = whenAsked(() =>
    createFlushLeftOvers({
      ...{ states, accumulator, stories: storiesToDistil(stories, distils), flushQueues, clock },
      readRest: (session) => {
        const { relativePath } = spooling;
        readRest({
          session,
          stories,
          states,
          readTranscript: createTranscriptReader(),
          filters,
          clock,
          relativePath,
          gathers: distils,
        });
      },
    }),
  );
  const handoff = builtLate(() =>
    wireHandoff(options, spooling, { keyed, trust: trusting.settings, find: stores.find }),
  );
  const isOver = ({ session_id: session, ...state }: SessionState): boolean => {
    if (state.ended_at === undefined && state.died_at === undefined) return false;
    if (spooling.config.distil.model !== 'none' && state.model_done !== true) return false;
    const isDistilled = state.distilled === true || !hasUndistilled(stories.read(session).gathered, true);
    return isDistilled && accumulator(session).isEmpty();
  };
  const prune = (): void => {
    for (const session of states.keepNewest(KEPT_SESSIONS, isOver)) goalsOf(home).drop(session);
    if (!isDueToday(join(home.directory, 'pruned'), clock())) return;
    states.prune(clock(), STATE_MAX_AGE_MS);
    goalsOf(home).prune(clock(), STATE_MAX_AGE_MS);
    pruneLog(env, clock());
  };
  return {
    ...spooling,
    notes,
    index,
    repository,
    stores,
    /** The store of this place, and the user's own: the same outside of a repository. */
    own,
    user,
    flushQueues,
    flushLeftOvers,
    handoff,
    startSession: whenAsked(() =>
      createStartSession({
        states,
        repository,
        identities: trusting.identities,
        stores,
        recall,
        flushLeftOvers,
        watchOpen: whenAsked(() => createWatchOpen({ keyed, accumulator, clock })),
        prune,
        idle: () => toldCounts.idle(),
        recover: handoff.recover,
        role: handoff.role,
        clock,
      }),
    ),
    recall,
    trusting,
    /** Absent where no embedder is set up. */
    vectors,
    /** Whether `indexBound` has kept an index from being brought up to date: then `reindex --auto` is to do it. */
    isIndexLeftBehind: () => own.leftBehind() || built?.leftBehind() === true,
    reindex: whenAsked(() =>
      createReindex({
        clock,
        stores: () => indexedStores(recalling().vectorStores(), vectors),
        keepHistory: own.keepHistory,
      }),
    ),
    hydrate: whenAsked(() => createHydrate({ code: own.code, filters })),
    remember,
    forget: whenAsked(() => createForgetEverywhere(stores, everyStore)),
    mark,
    purge: builtLate(() => createPurgeEverywhere(recalling().storesWith(true), everyStore, pending)), // what is to be gone is gone from all of them
    pending,
    status: whenAsked(() => {
      const jobs = createJobStates(home.directory);
      return createStatus({ stores, scope: own.scope, states, accumulator, held, jobs, clock });
    }),
    scanNotes: whenAsked(() => createScanNotes({ notes, archive: archive(), filters })),
    logDirectory: logDirectory(env),
    toldCounts,
    /** Ends the git process that reads objects. */
    close: () => {
      closeOwn();
      built?.close();
    },
  };
}
