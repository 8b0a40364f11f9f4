import { basename, dirname, join } from 'node:path';
import { transcriptEvents } from '../capture/model/narrative/transcript.ts';
import type { ReadTranscript, StoryStore } from '../capture/model/ports.ts';
import { attempt } from '../core/basics.ts';
import { DAY_MS, IDLE_MS, inTime } from '../core/time.ts';
import type { MakeHandoff } from './handoff.ts';
import { tellsOfTaskEnd } from './model/handoff/running.ts';
import type { HandoffOccasion, StoredHandoff } from './model/handoff/types.ts';
import type { SessionState } from './model/ports.ts';
import {
  carriedOn,
  heldAgainstGit,
  type NewestPorts,
  newestHandoff,
  OPEN_MS,
  others,
  overOf,
  type Recovered,
  saysSomething,
} from './newest-handoff.ts';

export interface RecoverPorts extends NewestPorts {
  readonly stories: Pick<StoryStore, 'read'>;
  readonly readTranscript: ReadTranscript;
  readonly makeHandoff: (session: string) => MakeHandoff;
  readonly isForgotten: (id: string) => Promise<boolean>;
  /** The process of the client, and when it started, where it says which. */
  /** The branch of this work tree; undefined when detached. */
  readonly branchNow: () => string | undefined;
  readonly client: { readonly pid: number; readonly started: string | undefined } | undefined;
}

export interface RecoverRequest {
  readonly session: string;
  /** How the client says that the session starts: `startup`, `resume`, `clear`, `compact`, … */
  readonly source: string;
  /** The session's transcript; '' where none is known. */
  readonly transcript: string;
}

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
export function createRecover(
  ports: RecoverPorts,
): (request: RecoverRequest) => Promise<Recovered | undefined> {
  return async (request) => {
    const found = await find(ports, request).catch(() => undefined); // a session starts all the same
    return toldOnce(ports, found, request.session);
  };
}

async function find(ports: RecoverPorts, request: RecoverRequest): Promise<Recovered | undefined> {
  const { session, source, transcript } = request;
  noteDead(ports, session); // in any case: a flush of what they left hides that they died
  if (source === 'compact') return handoffOf(ports, session, transcript, 'compaction');
  if (source === 'resume')
    return hasCrashed(ports, session) ? handoffOf(ports, session, transcript, 'crash') : undefined;
  if (source === 'clear') {
    // The sessions that this client ran before: `/clear` gives a session a new name. Of one that does not say who it is, what ended this moment.
    const { pid, started } = ports.client ?? {};
    const own = others(ports, session).filter(
      (other) =>
        other.client_pid === pid &&
        other.client_started === started &&
        (pid !== undefined || Date.parse(other.ended_at ?? '') > ports.clock() - SAME_MOMENT_MS),
    );
    return firstOf(ports, request, lately(ports, own, FRESH_MS), 'clear');
  }
  if (source !== 'startup') return undefined;
  // Fresh dead sessions that nobody was told of, the newest first.
  const sinceMs = ports.clock() - FRESH_MS;
  const left = others(ports, session)
    .filter((state) => state.handed_on !== true && Date.parse(state.died_at ?? '') > sinceMs)
    .filter((state) => ports.elsewhere(state) === undefined) // it waits for somebody who goes on there
    .sort((a, b) => Date.parse(b.died_at ?? '') - Date.parse(a.died_at ?? ''));
  const isOurs = ({ role }: SessionState): boolean => role === ports.role;
  const own = await firstOf(ports, request, left.filter(isOurs), 'crash');
  if (own !== undefined) return own;
  const last = await newestHandoff(ports, session, OPEN_MS);
  // One that died was told as a whole.
  if (last !== undefined && !last.tree && ports.states.read(last.session)?.died_at === undefined)
    return { ...last, isPointer: true };
  const isUntold = ({ session_id: id }: SessionState): boolean => !ports.handoffs.read(id)?.toldTo.length;
  const foreign = left.filter((state) => !isOurs(state) && isUntold(state));
  return firstOf(ports, request, foreign, 'crash');
}

/** The newest handoff of a session that is over, of the same role, noted as told; of one that died it is made now. Never throws. */
export function createLastHandoff(ports: RecoverPorts): (session: string) => Promise<Recovered | undefined> {
  const made = async (session: string): Promise<Recovered | undefined> => {
    const [{ session_id: id = '', died_at = undefined, handed_on = false } = {}] = overOf(ports, session);
    if (died_at !== undefined && !handed_on) await handoffOf(ports, id, transcriptOf(ports, id, ''), 'crash');
    return newestHandoff(ports, session);
  };
  return async (session) => toldOnce(ports, await made(session).catch(() => undefined), session);
}

/** What is to be told, unless the user has forgotten it; it is noted as told, but for a mere pointer to it. Never throws. */
async function toldOnce(ports: RecoverPorts, found: Recovered | undefined, to: string) {
  const id = found?.handoff.id ?? '';
  // The index may have to be brought up to date for it: then it counts as not forgotten.
  if (found === undefined || (await inTime(ports.isForgotten(id), FORGOTTEN_MS, false))) return undefined;
  if (found.isPointer !== true) {
    const toldTo = [...new Set([...found.handoff.toldTo, to])].slice(-MAX_TOLD);
    whereWritable(() => ports.handoffs.write(found.session, { ...found.handoff, toldTo }));
  }
  const handoff = carriedOn(ports, { ...found, handoff: await heldAgainstGit(ports, found) });
  return { ...found, branchNow: ports.branchNow(), handoff };
}

/** Other sessions of a kind of which something was touched so lately, the newest first. */
function lately({ states, clock }: RecoverPorts, sessions: readonly SessionState[], withinMs: number) {
  const touched = sessions.map((state) => ({ state, ms: states.touchedMs(state.session_id) }));
  const late = touched.filter(({ ms }) => ms > clock() - withinMs).sort((a, b) => b.ms - a.ms);
  return late.map(({ state }) => state);
}

async function firstOf(
  ports: RecoverPorts,
  { transcript }: RecoverRequest,
  candidates: readonly SessionState[],
  occasion: HandoffOccasion,
): Promise<Recovered | undefined> {
  for (const { session_id: session, role } of candidates.slice(0, MAX_CANDIDATES)) {
    const found = await handoffOf(ports, session, transcriptOf(ports, session, transcript), occasion);
    // One of another role waits for its own agent all the same.
    if (role === ports.role)
      whereWritable(() => ports.states.update(session, (state) => ({ ...state, handed_on: true })));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The handoff that there is, where nothing has happened since; else one that is made now. */
async function handoffOf(
  ports: RecoverPorts,
  session: string,
  transcript: string,
  occasion: HandoffOccasion,
): Promise<Recovered | undefined> {
  const stored = ports.handoffs.read(session);
  const known = saysSomething(stored) ? stored : undefined;
  if (stored !== undefined && hasHeardAll(ports, stored, transcript)) {
    if (known === undefined) return undefined;
    return { session, handoff: { ...known, occasion: known.occasion === 'end' ? occasion : known.occasion } };
  }
  const made = await ports.makeHandoff(session)({ transcript, occasion, isKeptEmpty: false });
  const handoff = made.handoff ?? known;
  return handoff === undefined ? undefined : { session, handoff };
}

/** Whether nothing that tells of the work has come to the transcript since; also where it cannot be read any more. */
function hasHeardAll({ readTranscript }: RecoverPorts, { heard }: StoredHandoff, transcript: string) {
  if (heard === undefined || transcript === '') return transcript === '';
  const { lines } = readTranscript(transcript, heard);
  return lines.every((line) => transcriptEvents(line).length === 0 && !tellsOfTaskEnd(line));
}

/** Sessions whose client is gone without a word get a note of it. */
function noteDead(ports: RecoverPorts, session: string): void {
  const { states, clock } = ports;
  for (const { session_id: dead, ended_at, died_at } of others(ports, session)) {
    if (ended_at !== undefined || died_at !== undefined || !states.isDead(dead, clock(), IDLE_MS)) continue;
    const last = new Date(states.touchedMs(dead)).toISOString();
    whereWritable(() => states.update(dead, (state) => ({ ...state, died_at: last })));
  }
}

/** Whether the session's own client went without a word; not where it is this very client. */
function hasCrashed({ states, client, clock }: RecoverPorts, session: string): boolean {
  const state = states.read(session);
  if (state === undefined || (client !== undefined && state.client_pid === client.pid)) return false;
  if (state.died_at !== undefined) return true;
  return state.ended_at === undefined && states.isDead(session, clock(), IDLE_MS);
}

/** Where a session's transcript was last; else beside that of the session that asks. */
function transcriptOf({ stories }: RecoverPorts, session: string, transcript: string): string {
  const known = stories.read(session).mark?.file;
  if (known !== undefined) return known;
  return transcript === '' ? '' : join(dirname(transcript), `${basename(session)}.jsonl`);
}

const MAX_TOLD = 20;

/** In a read-only place, or on a full disk, a session is told all the same; and maybe another too. */
const whereWritable = (write: () => unknown): void => void attempt(write);
