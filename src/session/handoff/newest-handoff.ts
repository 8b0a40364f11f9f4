import { onceAsked } from '../../core/basics.ts';
import { isMarker } from '../../core/memory.ts';
import { DAY_MS } from '../../core/time.ts';
import {
  currentBranch,
  isTreeName,
  locateRepository,
  type RepositoryPlace,
  relativeTo,
  treeRoot,
} from '../../git/locate.ts';
import { type NotedPlace, roleOf, type SessionPlace, treeOf } from '../context.ts';
import { endOf, latestFirst, overAt, type SessionState } from '../ports.ts';
import { MAX_FILES } from '../work.ts';
import { asNow, goesOn, isBrief, namesAll, namesChanges, onlyAsks, withTold } from './as-now.ts';
import { workStateOf } from './handoff-sources.ts';
import { LEAD, workIn } from './sections.ts';
import type { ChangedFile, StoredHandoff } from './types.ts';

/** The place of a session that is told of another's work: what many of its steps look at is looked at once. */
export const recoveringAt = (at: NotedPlace) => ({
  ...at,
  role: roleOf(at),
  tree: treeOf(at),
  changedHere: onceAsked(() => changedNow(at)),
});
export type Recovering = ReturnType<typeof recoveringAt>;

/** A start waits so long for git. */
const STATUS_MS = 1_500;

/** What is in no commit now; undefined where git cannot tell all of it. Never throws. */
async function changedNow(at: SessionPlace): Promise<readonly ChangedFile[] | undefined> {
  const state = await workStateOf(at, STATUS_MS)?.catch(() => undefined);
  return state === undefined || state.files.length >= MAX_FILES ? undefined : state.files;
}

/**
 * Where else than here a session worked: the root of its work tree, or which it is. Undefined for one that is gone, and where nobody knows: a
 * state of a former version has a path.
 */
export function elsewhere({ tree, home }: Recovering, state: Pick<SessionState, 'tree'>): string | undefined {
  const { tree: other } = state;
  if (other === undefined || tree === undefined || other === tree || !isTreeName(other)) return undefined;
  return treeRoot(home.place.commonDir, other) ?? (other === '' ? 'the main one' : undefined);
}

/** The place in the work tree that a session was in; without a root where that is not to be found. */
export function placeOf(at: Recovering, session: string): Recovering {
  const cwd = elsewhere(at, at.states.read(session) ?? {});
  if (cwd === undefined) return at;
  const { root: _unknown, ...rest } = at.home.place;
  const there = locateRepository(cwd, at.env);
  const place: RepositoryPlace = there?.root === cwd ? there : rest;
  const relativePath = (path: string): string | undefined => relativeTo(place.root, cwd, path);
  return { ...at, cwd, home: { ...at.home, place }, branch: currentBranch(place.gitDir), relativePath };
}

export interface Recovered {
  readonly handoff: StoredHandoff;
  readonly session: string;
  /** It ended in order: the new session may be about something else, and is told in one line where to find it. */
  readonly isPointer?: true;
  /** Of a session before the last one, which left nothing open. */
  readonly isBeforeLast?: true;
  /** The work tree that it was in, where that is not the one of who is told. */
  readonly tree?: string | undefined;
  /** The branch of who is told. */
  readonly branchNow?: string | undefined;
}

type Told = Pick<Recovered, 'handoff' | 'session'>;

/** As long as a handoff lives in the notes. */
const KNOWN_MS = 14 * DAY_MS;
/** And so many behind those in which no work was done, beside those that only asked where things stand. */
const MAX_IDLE = 10;
const MAX_ASKING = 50;
/** Over a weekend: older work is not what a word or two go on with. */
export const OPEN_MS = 3 * DAY_MS;

export const others = ({ states }: Pick<SessionPlace, 'states'>, session: string): readonly SessionState[] =>
  states.recent().filter(({ session_id: other }) => other !== session);

export const saysSomething = (handoff: StoredHandoff | undefined): handoff is StoredHandoff =>
  handoff !== undefined && handoff.text !== '' && !isMarker(handoff.text);

/** Sessions of the same role that are over, however they ended, the newest first: by their end, since a handoff that is told is written again. Those of this work tree before all others. */
export const overOf = (at: Recovering, session: string): readonly SessionState[] => {
  const isKnown = (state: SessionState): boolean =>
    state.role === at.role && Date.parse(overAt(state) ?? '') > at.clock() - KNOWN_MS;
  const over = others(at, session).filter(isKnown).sort(latestFirst);
  const away = new Set(over.filter((state) => elsewhere(at, state) !== undefined));
  return [...over.filter((state) => !away.has(state)), ...away];
};

/** What the last sessions that asked for anything new left, the newest first. */
function toldBefore(at: Recovering, session: string) {
  const told: Recovered[] = [];
  for (const state of overOf(at, session).slice(0, MAX_IDLE + MAX_ASKING)) {
    const handoff = at.handoffs.read(state.session_id);
    if (!saysSomething(handoff) || onlyAsks(handoff.text)) continue;
    told.push({ session: state.session_id, tree: elsewhere(at, state), handoff });
    if (told.length === MAX_IDLE) break;
  }
  return told;
}

/** The newest handoff of work with a name; without one what was left last that nothing has gone on with since, else what is uncommitted, else the newest. */
export async function newestHandoff(at: Recovering, session: string, name?: string) {
  const told = toldBefore(at, session);
  const [newest]: readonly Recovered[] = told;
  const named = name === undefined ? told : told.filter(({ handoff: { text } }) => namesAll(text, name));
  const goneOnWith = new Set<string>(); // handoffs, and files: what asked for them in other words did it, too
  const chosen = (found = name === undefined ? newest : undefined): Recovered | undefined =>
    found === newest || found === undefined ? found : { ...found, isBeforeLast: true };
  let worked: Recovered | undefined;
  for (const found of named) {
    const { id, text, at: madeAt } = found.handoff;
    const { files } = at.stories.read(found.session);
    const stood = workIn((await heldAgainstGit(at, found)).text);
    const isFresh = name !== undefined || Date.parse(madeAt) > at.clock() - OPEN_MS;
    const isOwn = ![id, ...files].some((it) => goneOnWith.has(it)) && (!worked || files.length > 0);
    if (stood === 'left' && isFresh && isOwn) return chosen(found);
    if (stood === 'none' && !goneOnWith.has(id)) continue;
    for (const it of [...files, goesOn(text) && formerOf(at, found)?.handoff.id]) goneOnWith.add(it || '');
    worked ??= isFresh && (stood !== 'done' || name !== undefined) ? found : newest;
  }
  return chosen(worked);
}

/** The last session but these that worked since some time, where it left nothing known to be open; undefined where it did, or there is none. */
export function doneSince(
  { states, handoffs }: Pick<SessionPlace, 'states' | 'handoffs'>,
  at: string,
  but: readonly (string | undefined)[],
): StoredHandoff | undefined {
  const isSince = (state: SessionState): boolean =>
    !but.includes(state.session_id) && (overAt(state) ?? '') > at;
  const since = states.recent().filter(isSince).sort(latestFirst);
  const told = since.flatMap(({ session_id: id }) => handoffs.read(id) ?? []);
  const worked = told.find(({ text }) => workIn(text) !== 'none');
  return worked && workIn(worked.text) === 'done' ? worked : undefined;
}

/** A handoff with what that one says whose work its session went on with, and that one's with another's. */
export function carriedOn(at: Recovering, { handoff, session }: Told, most = MOST_BEFORE): StoredHandoff {
  const former = most === 0 ? undefined : formerOf(at, { handoff, session });
  if (former === undefined) return handoff;
  return { ...handoff, text: withTold(handoff.text, carriedOn(at, former, most - 1).text) };
}

/** The handoff that a session was told as a whole; else, where its few words say little, the last before it that left something, or asked it, and names a file that it edited. */
function formerOf(at: Recovering, { handoff, session }: Told) {
  const { told_handoffs, role, tree, started_at: began = '' } = at.states.read(session) ?? {};
  const told = told_handoffs?.at(-1);
  const { files } = at.stories.read(session);
  const isFormer = ({ id, text }: StoredHandoff): boolean => {
    if (told !== undefined) return id === told && id !== handoff.id;
    const isWaiting = workIn(text) === 'left' || text.includes(`\n- ${LEAD.askedTheUser}`);
    // `docs/README.md` is not README.md.
    const named = new Set(text.split(/[\s`:,()]+|[.!?]+(?=\s|$)/));
    return isWaiting && files.some((file) => named.has(file));
  };
  if (told === undefined && !isBrief(handoff.text)) return undefined;
  const isBefore = (state: SessionState): boolean => {
    const agoMs = Date.parse(began) - Date.parse(endOf(state));
    return state.role === role && state.tree === tree && agoMs >= 0 && agoMs < OPEN_MS;
  };
  const all = [...others(at, session)].sort(latestFirst);
  for (const { session_id: by } of told === undefined ? all.filter(isBefore).slice(0, MAX_IDLE) : all) {
    const found = at.handoffs.read(by);
    if (saysSomething(found) && isFormer(found)) return { session: by, handoff: found };
  }
  return undefined;
}

/** Of more sessions that went on with one thing the first is not asked for any more. */
const MOST_BEFORE = 5;

/** What was uncommitted then may have been committed since, or reverted. */
export async function heldAgainstGit(at: Recovering, { handoff, session }: Told): Promise<StoredHandoff> {
  if (!namesChanges(handoff.text)) return handoff;
  const place = placeOf(at, session);
  const changed = await (place === at ? at.changedHere() : changedNow(place));
  return changed === undefined ? handoff : { ...handoff, text: asNow(handoff.text, changed) };
}
