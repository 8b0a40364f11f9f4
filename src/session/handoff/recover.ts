import { basename, dirname, join } from 'node:path';
import { isBlank } from '../../capture/story-state.ts';
import { transcriptEvents } from '../../capture/transcript.ts';
import { attempt } from '../../core/basics.ts';
import { DAY_MS, inTime } from '../../core/time.ts';
import type { NotedPlace } from '../context.ts';
import { readPrompt } from '../goal-request.ts';
import type { SessionState } from '../ports.ts';
import { readTranscript } from '../session-files.ts';
import { clientOf } from '../session-state.ts';
import { makeHandoff } from './handoff.ts';
import {
  carriedOn,
  elsewhere,
  heldAgainstGit,
  newestHandoff,
  OPEN_MS,
  others,
  overOf,
  placeOf,
  type Recovered,
  type Recovering,
  recoveringAt,
  saysSomething,
} from './newest-handoff.ts';
import { tellsOfTaskEnd } from './running.ts';
import type { HandoffOccasion, StoredHandoff } from './types.ts';

/** `source`: how the client says that the session starts (`startup`, `resume`, `clear`, `compact`, …); `transcript`: its file, '' where none is known. */
type RecoverRequest = Readonly<Record<'session' | 'source' | 'transcript', string>>;

/** How long a dead session's handoff is of use to a new one: over night. Older ones are found by asking, and by resuming. */
export const FRESH_MS = DAY_MS;
/** So many sessions are looked at for one that says something. */
const MAX_CANDIDATES = 3;
const FORGOTTEN_MS = 500;
/** `/clear` ends a session and starts the next at once. */
const SAME_MOMENT_MS = 15_000;

/**
 * What a session without its context is told: its own handoff after a compaction or crash, the former one's after `/clear`, a dead one's
 * once when new. Made now from the transcript where none knows all: manual compactions and kills raise nothing. Never throws.
 */
export async function recover(place: NotedPlace, request: RecoverRequest): Promise<Recovered | undefined> {
  const at = recoveringAt(place);
  const found = await find(at, request).catch(() => undefined); // a session starts all the same
  return toldOnce(at, found, request.session);
}

async function find(
  at: Recovering,
  { session, source, transcript }: RecoverRequest,
): Promise<Recovered | undefined> {
  noteDead(at, session); // in any case: a flush of what they left hides that they died
  if (source === 'compact') return handoffOf(at, session, transcript, 'compaction');
  if (source === 'resume')
    return hasCrashed(at, session) ? handoffOf(at, session, transcript, 'crash') : undefined;
  if (source === 'clear') {
    // The sessions that this client ran before: `/clear` gives a session a new name. Of one that does not say who it is, what ended this moment.
    const { pid, started } = clientOf(at.env) ?? {};
    const isOwn = ({ client_pid, client_started, ended_at = '' }: SessionState): boolean =>
      client_pid === pid &&
      client_started === started &&
      (pid !== undefined || Date.parse(ended_at) > at.clock() - SAME_MOMENT_MS);
    const own = others(at, session).filter(isOwn);
    const touched = own.map((state) => ({ state, ms: at.states.touchedMs(state.session_id) }));
    const late = touched.filter(({ ms }) => ms > at.clock() - FRESH_MS).sort((a, b) => b.ms - a.ms);
    const candidates = late.map(({ state }) => state);
    return firstOf(at, transcript, candidates, 'clear');
  }
  if (source !== 'startup') return undefined;
  // Fresh dead sessions that nobody was told of, the newest first.
  const sinceMs = at.clock() - FRESH_MS;
  const left = others(at, session)
    .filter((state) => state.handed_on !== true && Date.parse(state.died_at ?? '') > sinceMs)
    .filter((state) => elsewhere(at, state) === undefined) // it waits for somebody who goes on there
    .sort((a, b) => Date.parse(b.died_at ?? '') - Date.parse(a.died_at ?? ''));
  const isOurs = ({ role }: SessionState): boolean => role === at.role;
  const own = await firstOf(at, transcript, left.filter(isOurs), 'crash');
  if (own !== undefined) return own;
  const last = await newestHandoff(at, session);
  // One that died was told as a whole.
  const isNew = Date.parse(last?.handoff.at ?? '') > at.clock() - OPEN_MS;
  const isOver = last && isNew && !last.tree && at.states.read(last.session)?.died_at === undefined;
  if (isOver && !isLeftAside(at, last.handoff)) return { ...last, isPointer: true };
  const isUntold = ({ session_id: id }: SessionState): boolean => !at.handoffs.read(id)?.toldTo.length;
  const foreign = left.filter((state) => !isOurs(state) && isUntold(state));
  return firstOf(at, transcript, foreign, 'crash');
}

/** The newest handoff of a session that is over, of the same role, or of work with a name, noted as told; of one that died it is made now. Never throws. */
export async function lastHandoff(place: NotedPlace, session: string, name?: string) {
  const at = recoveringAt(place);
  const made = async (): Promise<Recovered | undefined> => {
    const [{ session_id: id = '', died_at = undefined, handed_on = false } = {}] = overOf(at, session);
    if (died_at !== undefined && !handed_on) await handoffOf(at, id, transcriptOf(at, id, ''), 'crash');
    return newestHandoff(at, session, name);
  };
  return toldOnce(at, await made().catch(() => undefined), session);
}

/** What is to be told, unless the user has forgotten it; it is noted as told, but for a mere pointer to it. Never throws. */
async function toldOnce(at: Recovering, found: Recovered | undefined, to: string) {
  if (found === undefined) return undefined;
  // The index may have to be brought up to date for it: then it counts as not forgotten.
  if (await inTime(isForgotten(at, found.handoff.id), FORGOTTEN_MS, false)) return undefined;
  const named = found.isPointer === true ? 'pointedTo' : 'toldTo';
  const told = [...new Set([...(found.handoff[named] ?? []), to])].slice(-MAX_TOLD);
  whereWritable(() => at.handoffs.write(found.session, { ...found.handoff, [named]: told }));
  const handoff = carriedOn(at, { ...found, handoff: await heldAgainstGit(at, found) });
  return { ...found, branchNow: at.branch, handoff };
}

/** Two sessions that were told of the work and did some of their own, or three that asked something, show that it is left where it is. */
const MOST_ASIDE = 3;
function isLeftAside({ stories }: Recovering, { pointedTo = [], toldTo }: StoredHandoff): boolean {
  const others = pointedTo.filter((id) => !toldTo.includes(id)).map((id) => stories.read(id));
  const isRequest = (asked: string): boolean => readPrompt(asked).kind === 'request';
  const worked = others.filter(({ asked, files }) => files.length > 0 || asked.some(isRequest));
  return others.filter((story) => !isBlank(story)).length + worked.length >= MOST_ASIDE;
}

const isForgotten = async ({ stores }: Recovering, id: string): Promise<boolean> =>
  (await stores.find(id)).some(({ memory }) => memory.forgotten);

async function firstOf(
  at: Recovering,
  transcript: string,
  candidates: readonly SessionState[],
  occasion: HandoffOccasion,
): Promise<Recovered | undefined> {
  for (const { session_id: session, role } of candidates.slice(0, MAX_CANDIDATES)) {
    const found = await handoffOf(at, session, transcriptOf(at, session, transcript), occasion);
    // One of another role waits for its own agent all the same.
    if (role === at.role) whereWritable(() => at.states.update(session, { handed_on: true }));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The handoff that there is, where nothing has happened since; else one that is made now. */
async function handoffOf(at: Recovering, session: string, transcript: string, occasion: HandoffOccasion) {
  const stored = at.handoffs.read(session);
  const known = saysSomething(stored) ? stored : undefined;
  if (stored !== undefined && hasHeardAll(stored, transcript)) {
    if (known === undefined) return undefined;
    return { session, handoff: { ...known, occasion: known.occasion === 'end' ? occasion : known.occasion } };
  }
  const request = { session, transcript, when: 'start', occasion } as const;
  const made = await makeHandoff(placeOf(at, session), request);
  const handoff = made.handoff ?? known;
  return handoff === undefined ? undefined : { session, handoff };
}

/** Whether nothing that tells of the work has come to the transcript since; also where it cannot be read any more. */
function hasHeardAll({ heard }: StoredHandoff, transcript: string): boolean {
  if (heard === undefined || transcript === '') return transcript === '';
  const { lines } = readTranscript(transcript, heard);
  return lines.every((line) => transcriptEvents(line).length === 0 && !tellsOfTaskEnd(line));
}

/** Sessions whose client is gone without a word get a note of it. */
function noteDead(at: Recovering, session: string): void {
  const { states } = at;
  for (const { session_id: dead, ended_at, died_at } of others(at, session)) {
    if (ended_at !== undefined || died_at !== undefined || !states.isDead(dead)) continue;
    const last = new Date(states.touchedMs(dead)).toISOString();
    whereWritable(() => states.update(dead, { died_at: last }));
  }
}

/** Whether the session's own client went without a word; not where it is this very client. */
function hasCrashed({ states, env }: Recovering, session: string): boolean {
  const state = states.read(session);
  const { pid = 0 } = clientOf(env) ?? {};
  if (state === undefined || state.client_pid === pid) return false;
  if (state.died_at !== undefined) return true;
  return state.ended_at === undefined && states.isDead(session);
}

/** Where a session's transcript was last; else beside that of the session that asks. */
function transcriptOf({ stories }: Recovering, session: string, transcript: string): string {
  const known = stories.read(session).mark?.file;
  if (known !== undefined) return known;
  return transcript === '' ? '' : join(dirname(transcript), `${basename(session)}.jsonl`);
}

const MAX_TOLD = 20;

/** In a read-only place, or on a full disk, a session is told all the same; and maybe another too. */
const whereWritable = (write: () => unknown): void => void attempt(write);
