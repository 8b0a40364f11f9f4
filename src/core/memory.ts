import { DAY_MS } from './time.ts';

// Apart, since an index loads it.
/** The kind of a failure that nothing has helped against yet. */
export const OPEN = 'open';

/** Who vouches for a line (undefined: this clone wrote it): a trusted `remote`, a key that git trusts (`signed …`), or nobody (`claimed`). */
export type Origin = 'claimed' | 'remote' | `signed ${string}`;

/** Gives who vouches for a line, by its text as it stands in the note. */
export type OriginOf = (raw: string) => Origin | undefined;

/** Whether somebody whom the user has reason to believe stands behind it. */
export const isVouched = ({ origin }: { readonly origin?: Origin }): boolean => origin !== 'claimed';

/** What proves a memory, strongest first. */
export const EVIDENCE = ['user-stated', 'test-verified', 'tool-observed', 'model-inferred'] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** sev-0: it failed and nobody was told; sev-1: nothing went on until it was solved; sev-2: there was a way round. */
export const SEVERITIES = ['sev-0', 'sev-1', 'sev-2'] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface FileRef {
  /** Relative to the root of the work tree, with forward slashes. */
  readonly path: string;
  /** The object name of the content it speaks of, as git would store it; absent where there was no such file. */
  readonly blob?: string;
}

/** What a memory says, before it is anchored. `Text` is `Filtered` wherever something is about to be written. */
export interface MemoryContent<Text extends string = string> {
  readonly ns: string;
  readonly kind: string;
  readonly summary: Text;
  readonly body?: Text;
  readonly evidence: Evidence;
  readonly severity?: Severity;
  readonly tags: readonly Text[];
  /** What an error is recognised by when it strikes again. */
  readonly signature?: Text;
  /** The caller's own name for an imported memory. */
  readonly key?: Text;
}

export interface FirstMeeting<Text extends string = string> extends MemoryContent<Text> {
  readonly id: string;
  /** ISO 8601, UTC, with milliseconds. */
  readonly at: string;
  readonly files: readonly FileRef[];
  readonly session?: string;
  readonly agent?: string;
  readonly author?: string;
  readonly branch?: string;
  readonly expires?: string;
}

export interface Memory extends FirstMeeting {
  readonly anchor: string;
  /** All commits that it is on: `anchor`, then the others by name. Some may be gone, or not here. */
  readonly anchors: readonly string[];
  /** When it was attached to another commit last. */
  readonly anchoredAt?: string;
  /** Later sessions that met the same lesson, in the order of their names. */
  readonly seenIn: readonly string[];
  readonly lastSeenAt: string;
  readonly usefulCount: number;
  readonly uselessCount: number;
  readonly forgotten: boolean;
  /** When it was forgotten or restored last. */
  readonly changedAt?: string;
  readonly supersededBy?: string;
  /** When another memory took its place last, or it got it back. */
  readonly supersededAt?: string;
  /** Who vouches for it; absent: this clone wrote it. */
  readonly origin?: Origin;
}

/** A memory that was doubtful when it was made lives so long at most, and is told only when somebody asks (design §6). */
const UNSURE_MS = 7 * DAY_MS;

/** Whether whoever made a memory was not sure of it: found by a question, never told otherwise. An open failure is sure, and short-lived. */
export function isUnsure({ at, expires, evidence, kind }: Memory): boolean {
  if (expires === undefined || evidence !== 'model-inferred' || kind === 'progress') return false;
  return Date.parse(expires) - Date.parse(at) <= UNSURE_MS;
}

/** Whether a memory tells of work done or under way, not of what was learned. */
export const isEpisode = ({ ns, kind }: Pick<Memory, 'ns' | 'kind'>): boolean =>
  ns === 'progress' || ns === 'handoffs' || kind === 'goal';

/** Whether a memory may be recalled at `nowMs`: not forgotten, not superseded, not expired. */
export const isLive = (memory: Memory, nowMs: number): boolean => liveUntilMs(memory) > nowMs;

/** An open failure that a second session met is there longer than the week it was given. */
const MET_AGAIN_MS = 30 * DAY_MS;

/** When a memory expires, in ms since 1970, from the last meeting on. NaN, never greater than a time, where that is no date. */
export function expiresMs({ at, expires, kind, seenIn, lastSeenAt }: Memory): number {
  if (expires === undefined) return Number.POSITIVE_INFINITY;
  const firstMs = Date.parse(expires);
  if (seenIn.length === 0) return firstMs;
  const lifeMs = kind === OPEN ? MET_AGAIN_MS : firstMs - Date.parse(at);
  return Math.max(firstMs, Date.parse(lastSeenAt) + lifeMs);
}

/** Until when a memory is live; 0 for one that is forgotten or superseded. */
export const liveUntilMs = (memory: Memory): number =>
  memory.forgotten || memory.supersededBy !== undefined ? 0 : expiresMs(memory);

/** What a memory is at `nowMs`, in a word. */
export function stateOf(memory: Memory, nowMs: number): 'live' | 'forgotten' | 'superseded' | 'expired' {
  if (memory.forgotten) return 'forgotten';
  if (memory.supersededBy !== undefined) return 'superseded';
  return isLive(memory, nowMs) ? 'live' : 'expired';
}

export const NOTES_PREFIX = 'refs/notes/cs/';
/** Their folder: a ref of that name is in the way of all of them. */
export const NOTES_FOLDER = 'refs/notes/cs';
/** Where what was fetched is kept: `refs/notes/cs-remote/<remote>/<namespace>`. */
export const TRACKING_PREFIX = 'refs/notes/cs-remote/';

/** The kinds of memory that come with the product; any other name that git accepts in a ref is one too. */
export const NAMESPACES = ['learnings', 'decisions', 'blockers', 'progress', 'patterns', 'handoffs'] as const;

/** What sessions of one place hand on: told by recovery alone, and never shared. */
export const HANDOFFS = 'handoffs';

/** Whether a list has the memories of a namespace: a handoff is a page for the next session, there only where it, or all, is asked for. */
export const isListed = (ns: string, asked: string | undefined, isAll: boolean): boolean =>
  asked === undefined ? ns !== HANDOFFS || isAll : ns === asked;

/** The kind of what is remembered without one, by its namespace: `decisions` → `decision`; a note where that says nothing. */
export const defaultKind = (namespace: string): string =>
  namespace !== 'learnings' && NAMESPACES.some((own) => own === namespace)
    ? namespace.replace(/(?<!s)s$/, '')
    : 'note';

/** What git refuses anywhere in a ref name (git-check-ref-format(1), rules 3 to 10). */
const FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$/;

/** Whether git takes a name as that of a ref, or of what stands below one; what else is in a folder of refs it passes over. */
export const isRefPath = (name: string): boolean =>
  !FORBIDDEN.test(name) &&
  name.split('/').every((part) => !/^\.|^$|\.lock$/.test(part)) &&
  !name.endsWith('.');

/** Whether git takes `refs/notes/cs/<name>`, and no namespace of the hooks is above it: a pushed `learnings/x` would shut out `learnings`. */
export function isNamespace(name: string): boolean {
  if (name === '' || name.length > 200 || FORBIDDEN.test(name) || isBelowOwn(name)) return false;
  return name.split('/').every((part) => part !== '' && !/^[.-]|\.$|\.lock$/.test(part));
}

/** Whether a name is in the way of a namespace that hooks write to. */
export const isBelowOwn = (name: string): boolean => NAMESPACES.some((own) => name.startsWith(`${own}/`));

/** Whether a ref is where one of those would have to go: below it, or in the place of the folder of all of ours. */
export const isInTheWay = (ref: string): boolean =>
  ref === NOTES_FOLDER || isBelowOwn(namespaceOf(ref) ?? '');

/** Where a ref goes that holds no notes and is in the way of some: nothing that somebody pushed is lost, and nothing of it is read. */
export const ODD_PREFIX = 'refs/notes/cs-odd/';

export const notesRef = (namespace: string): string => NOTES_PREFIX + namespace;

/** The namespace of a notes ref; undefined for a ref that is not ours. */
export const namespaceOf = (ref: string): string | undefined =>
  ref.startsWith(NOTES_PREFIX) ? ref.slice(NOTES_PREFIX.length) : undefined;

export const SCOPES = ['repository', 'user'] as const;
/** Whose a memory is. `user`: the user's own, recalled in every project and shared with none. */
export type Scope = (typeof SCOPES)[number];

export type ScopedMemory = Readonly<{ memory: Memory; scope: Scope }>;

/** Orders what was met last first; of what was written in one go the ids decide, so that pages do not overlap. */
export const newestFirst = (
  { memory: a }: Pick<ScopedMemory, 'memory'>,
  { memory: b }: Pick<ScopedMemory, 'memory'>,
): number => (a.lastSeenAt === b.lastSeenAt ? (a.id < b.id ? -1 : 1) : a.lastSeenAt < b.lastSeenAt ? 1 : -1);

/** Whose word a memory is. Only `self` and `trusted` are told unasked; `other` is found by who looks for it, labelled. */
export type Trust = 'self' | 'trusted' | 'other';

/** Whom the user knows. Nothing of it comes from a repository's settings: they come with a clone. */
export interface TrustSettings {
  /** Who the user is: `Name <address>` or a mere address. */
  readonly self: readonly string[];
  /** Whom the user trusts: the same, or `@host` for everybody with an address there. */
  readonly trusted: readonly string[];
}

/** The address of an author, in lower case: what stands in the last `<…>`, else the whole. '' for nothing at all. */
export function addressOf(author: string): string {
  const address = /<([^<>]*)>\s*$/.exec(author)?.[1] ?? author;
  return address.trim().toLowerCase();
}

/** The first of `authors` by which an address is known: its own, or `@host` for everybody there. */
export function knownBy(address: string, authors: readonly string[]): string | undefined {
  return authors.find((author) => {
    const known = addressOf(author);
    return known !== '' && (known === address || (known.startsWith('@') && address.endsWith(known)));
  });
}

/** Whose word a memory is: the user's in the own store; else its voucher's (Origin); of this clone's lines the author's address tells, not the name. */
export function trustOf({ memory, scope }: ScopedMemory, settings: TrustSettings): Trust {
  if (scope === 'user') return 'self';
  const { origin } = memory;
  if (origin === 'claimed') return 'other';
  if (origin === 'remote') return 'trusted';
  const signer = origin?.slice('signed '.length);
  if (signer !== undefined)
    return knownBy(addressOf(signer), settings.self) === undefined ? 'trusted' : 'self';
  const address = addressOf(memory.author ?? '');
  if (address === '' || knownBy(address, settings.self) !== undefined) return 'self';
  return knownBy(address, settings.trusted) === undefined ? 'other' : 'trusted';
}

/** Whether a memory may be told to somebody who did not ask for it. */
export const isToldUnasked = (trust: Trust): boolean => trust !== 'other';

/** What a handoff says that has only the time and the place. */
export const NOTHING_LEARNED =
  'Nothing could be learned of its work: look at the files and at the transcript.';

/** Whether a handoff's text is a mere marker: kept, and told to nobody who did not look for it. Pure. */
export const isMarker = (text: string): boolean => text.split('\n').includes(NOTHING_LEARNED);
