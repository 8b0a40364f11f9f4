import { filterOrThrow } from '../../filters/pipeline.ts';
import type { WritingPlace } from '../capture/context.ts';
import { watchOpen } from '../capture/drafts.ts';
import { flushLeftOvers } from '../capture/left-overs.ts';
import { attempt, defined } from '../core/basics.ts';
import { unlessFails } from '../core/errors.ts';
import { inTime } from '../core/time.ts';
import type { MemoryStores } from '../recall/memory-stores.ts';
import type { Recall } from '../recall/recall.ts';
import { type Tellable, writeRecall } from '../recall/recall-text.ts';
import { withTellings } from '../recall/shown-ledger.ts';
import type { Needs } from './accumulator.ts';
import { type NotedPlace, roleOf, treeOf } from './context.ts';
import { others, type Recovered } from './handoff/newest-handoff.ts';
import { recover } from './handoff/recover.ts';
import { pointerText, writeRecovery } from './handoff/recovery-text.ts';
import type { StoredHandoff } from './handoff/types.ts';
import { latestFirst, overAt, type SessionState } from './ports.ts';
import { pruneSessions } from './sessions.ts';

/** What a start asks and writes, where the session works now. */
export interface StartPlace extends WritingPlace, Needs<'repository'> {
  readonly began: NotedPlace;
  readonly stores: Pick<MemoryStores, 'save'>;
  readonly recall: Recall;
  /** Every name and address that git knows the user by. */
  readonly trusting: WritingPlace['trusting'] & { readonly identities: () => Promise<readonly string[]> };
  /** In how many sessions memories were told in vain. */
  readonly toldCounts: WritingPlace['toldCounts'] & { readonly idle: () => ReadonlyMap<string, number> };
}

export interface SessionStartRequest {
  readonly session: string;
  /** Whether the model's context still holds what the session was shown before (the client's `resume`). */
  readonly keepsContext: boolean;
  readonly limit: number;
  readonly tokens: number;
  /** `summary`: without what stands below a memory's sentence. Absent: with as much of it as there is room for. */
  readonly hydrationLevel?: 'summary' | 'full';
  readonly flushes: boolean;
  /** How the client says that the session starts; absent: nothing is to be recovered. */
  readonly source?: string;
  readonly transcript?: string;
}

export type SessionStart = Awaited<ReturnType<typeof startSession>>;

/** Of the 8 s of a start: a handoff may have taken five, and the flush before it three. */
const BESIDE_HANDOFF_MS = 2_000;

/** What the one session before this one learned is told at once; it costs as much as three starts. More of them are written behind the session. */
const MAX_DEAD_AT_START = 1;

/** Of one session that crashed and was resumed so often the oldest may be told again. */
const MAX_TOLD_HANDOFFS = 8;

const TITLE = 'What was learned in this repository so far.';

/** Begins a session, also anew: flushes what was left, chooses what to tell, records who and what was shown; tells it whatever fails. */
export async function startSession(at: StartPlace, request: SessionStartRequest) {
  const { states, began } = at;
  const { session, keepsContext, limit, source, transcript = '' } = request;
  const [author = '', self] = await Promise.all([at.repository.author(), at.trusting.identities()]);
  const shown = keepsContext ? (states.read(session)?.shown ?? []) : [];
  // First: what is made now is written by the flush.
  const recovered = source === undefined ? undefined : await recover(began, { session, source, transcript });
  const leftOvers: Awaited<ReturnType<typeof flushLeftOvers>> = request.flushes
    ? await flushLeftOvers(at, session, { most: MAX_DEAD_AT_START })
    : { written: 0, failed: 0, left: 0 };
  pruneSessions(began);
  const found = limit > 0 ? recovered : undefined;
  const told = await toldAtStart(at, request, found, shown);
  // What came by a fetch, or by hand, is indexed here once, and not again at every prompt that asks.
  await unlessBehind(at.stores.save(), undefined);
  const memories = (told?.shown ?? []).map(({ memory }) => memory);
  const ids = memories.map(({ id }) => id);
  const handoff = handedOn(found);
  const handed = handoff === undefined ? [] : [handoff.id];
  const starts = others(at, session).map(({ started_at }) => started_at);
  const since = starts.sort().at(-1); // when the session before this one began
  const news = since && { since, count: memories.filter((memory) => memory.at >= since).length };
  let unrecorded: unknown; // why the session could not be: a read-only repository, a full disk
  try {
    states.begin(
      session,
      ({
        told_handoffs = [],
        ran,
        distilled: _distilled,
        model_done: _done,
        model_part: _part,
        ...state
      }) => ({
        ...state,
        ...(keepsContext ? defined({ ran }) : {}),
        ...(source === 'startup' || source === 'clear' ? { own_transcript: true } : {}),
        shown: [...new Set([...shown, ...handed, ...ids])],
        told: withTellings(state.told, ids, { atMs: at.clock() }),
        told_handoffs: [...(keepsContext ? told_handoffs : []), ...handed].slice(-MAX_TOLD_HANDOFFS),
        author,
        self,
        ...defined({ role: roleOf(began), tree: keptTree(began) }),
      }),
    );
    if (request.flushes) await unlessBehind(watchOpen(at, session), undefined);
  } catch (error) {
    unrecorded = error;
  }
  return {
    ...{ recalled: ids.length, isHandedOn: handoff !== undefined, leftOvers, unrecorded },
    ...defined({ text: told?.text, news: news || undefined, salient: handoff?.salient }),
  };
}

/** What a filter would take out of the name of a work tree is not kept: then nobody knows where the session was. */
function keptTree(at: NotedPlace): string | undefined {
  const name = treeOf(at);
  return name && attempt(() => filterOrThrow(at.filters, name)) !== name ? undefined : name;
}

const handedOn = (found: Recovered | undefined): StoredHandoff | undefined =>
  found?.isPointer === true ? undefined : found?.handoff;

async function toldAtStart(
  at: StartPlace,
  request: SessionStartRequest,
  found: Recovered | undefined,
  shown: readonly string[],
) {
  const handoff = handedOn(found);
  const asked = memoriesFor(at, request, handoff, shown);
  // A handoff waits for no memory, and is told whatever fails.
  const memories = await (handoff === undefined ? asked : inTime(asked, BESIDE_HANDOFF_MS, []));
  const { session, tokens: maxTokens, hydrationLevel } = request;
  const room = { nowMs: at.clock(), maxTokens, isBrief: hydrationLevel === 'summary' };
  if (found === undefined) return writeRecall(TITLE, memories, room);
  if (found.isPointer === true) {
    const { commit } = await at.repository.head();
    const lead = pointerText({ ...found.handoff, isBeforeLast: found.isBeforeLast }, { ...room, commit });
    const which = found.isBeforeLast === true ? 'an earlier' : 'the last';
    const title = memories.length === 0 ? `Where ${which} session stopped.` : TITLE;
    return writeRecall(title, memories, { ...room, ...defined({ lead }) });
  }
  const isOwn = found.session === session;
  // The client has just summed its own session up.
  const isBesideSummary = isOwn && found.handoff.occasion === 'compaction';
  const told = { ...found.handoff, branchNow: found.branchNow, isOwn, isBesideSummary };
  const isBeside = ({ memory: { ns, session: of } }: Tellable) => ns !== 'progress' || of !== found.session;
  return writeRecovery(told, TITLE, memories.filter(isBeside), room);
}

/** What was worth keeping in mind first, then what any session should know. */
async function memoriesFor(
  at: StartPlace,
  { session, limit }: SessionStartRequest,
  handoff: StoredHandoff | undefined,
  shown: readonly string[],
): Promise<readonly Tellable[]> {
  const salient = (handoff?.salient?.memories ?? []).map(({ id }) => id).filter((id) => !shown.includes(id));
  const first = await unlessBehind(at.recall.byIds(salient.slice(0, limit)), []);
  const known = new Set([...shown, ...first.map(({ memory }) => memory.id)]);
  // What fails in another session that still runs is its own business.
  const isUnderWay = (state: SessionState): boolean =>
    state.client_pid !== undefined && overAt(state) === undefined && !at.states.isDead(state.session_id);
  const over = others(at, session).filter((other) => !isUnderWay(other));
  const [last] = over.sort(latestFirst);
  const how = { idle: at.toldCounts.idle(), standOn: [session, ...(last ? [last.session_id] : [])] };
  const room = limit - first.length;
  return room <= 0 ? first : [...first, ...(await unlessBehind(at.recall.forSession(room, known, how), []))];
}

/** Where the index lacks more than may be caught up on now, the session begins without it. */
const unlessBehind = <T>(asked: Promise<T>, otherwise: T) => unlessFails('INDEX_BEHIND', asked, otherwise);
