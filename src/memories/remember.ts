import { normalize } from 'node:path/posix';
import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import { CsError, errorCode, errorMessage } from '../core/errors.ts';
import { type MemoryDraft, memoryId } from '../core/learning.ts';
import {
  defaultKind,
  type Evidence,
  isEpisode,
  isLive,
  isNamespace,
  isVouched,
  NAMESPACES,
} from '../core/memory.ts';
import { parseNote } from '../core/note.ts';
import type { Clock, NoteStore } from '../core/ports.ts';
import { laterThan } from '../core/time.ts';
import type { Needs } from '../session/accumulator.ts';
import { type Anchored, anchorDrafts } from './anchor.ts';
import type { MemoryStore } from './store.ts';

/** When the memories that were erased were erased last, by id, as ISO 8601. Looks at the namespaces for which `isWanted`. Throws GIT_FAILED. */
export async function purgeTimes(
  notes: Pick<NoteStore, 'refs' | 'each'>,
  isWanted: (namespace: string) => boolean = () => true,
): Promise<ReadonlyMap<string, string>> {
  const times = new Map<string, string>();
  for (const ref of await notes.refs()) {
    if (!isWanted(ref.namespace)) continue;
    await notes.each(ref, undefined, (note) => {
      if (!note.text.includes('"purged"')) return; // most notes
      for (const { line } of parseNote(note).lines)
        if (line.type === 'purged' && line.at > (times.get(line.id) ?? '')) times.set(line.id, line.at);
    });
  }
  return times;
}

/** What somebody wants remembered, in their own words: raw text. */
export interface RememberRequest {
  readonly namespace?: string;
  readonly kind?: string;
  readonly summary: string;
  readonly body?: string;
  readonly tags?: readonly string[];
  readonly files?: readonly string[];
  /** ISO 8601; now where absent. */
  readonly at?: string;
  readonly key?: string;
  readonly session?: string;
  readonly evidence?: Evidence;
  readonly supersedes?: readonly string[];
}

/** Writes memories at once, one commit a ref. Throws USAGE for a namespace, summary or time that cannot be, or a mere secret; NO_COMMIT. */
export async function remember(store: MemoryStore, requests: readonly RememberRequest[]) {
  if (requests.length === 0) return [];
  const { index, clock } = store;
  const write = async (all: readonly RememberRequest[]) => {
    const asked = all.map((request) => toDraft(request, store));
    const result = await anchorDrafts(store, await onceFiled(store, asked));
    if (result.state === 'written') await index.save();
    return result;
  };
  const result = await write(requests);
  if (result.state === 'unborn')
    throw new CsError('NO_COMMIT', 'this branch has no commit yet to attach a memory to', {
      hint: 'make the first commit, then try again',
    });
  const known = await index.known(result.entries.map(({ id }) => id));
  const gone = result.entries.flatMap(({ id }, at) => (known.has(id) ? [] : [{ id, request: requests[at] }]));
  if (gone.length === 0) return result.entries;
  // A purge that was made while the clock ran ahead ends what is said today: who says it again wants it kept, as later than that.
  const ends = await purgeTimes(store.notes);
  const again = gone.flatMap(({ id, request }) => {
    const end = ends.get(id);
    return request && end ? [{ ...request, at: laterThan(end, clock()) }] : [];
  });
  if (again.length > 0) await write(again);
  return result.entries;
}

/** The same words are one memory: said as a note they are what stands elsewhere, and filed elsewhere they take its place. */
async function onceFiled({ index, clock }: MemoryStore, drafts: readonly MemoryDraft<Filtered>[]) {
  const elsewhere = (draft: MemoryDraft<Filtered>): readonly string[] =>
    NAMESPACES.flatMap((ns) => (ns === draft.ns ? [] : memoryId({ ...draft, ns, kind: defaultKind(ns) })));
  const known = await index.known(drafts.flatMap(elsewhere));
  return drafts.map((draft) => {
    const found = elsewhere(draft).flatMap((id) => known.get(id) ?? []);
    const twin = found.find((one) => !isEpisode(one) && isVouched(one) && isLive(one, clock()));
    if (twin && draft.ns === 'learnings') return { ...draft, ns: twin.ns, kind: twin.kind };
    return twin ? { ...draft, supersedes: [...(draft.supersedes ?? []), twin.id] } : draft;
  });
}

type DraftPorts = Needs<'filters' | 'clock' | 'branch'>;

const SECRET = '(?:(?:\\W+(?:and|und|et|y|e)(?=\\W))?\\W*\\[REDACTED:[^\\]]*\\])+';
/** Who logs in, before the password. */
const LOGIN = '(?:\\W*[\\w.@-]+(?: ?/ ?|:(?!/)))?';
const AROUND =
  '(?:please|por favor|bitte|remember|that|this|here|it|and|use|for|(?:the )?next|later|time|the future|sessions?|me|now|to)';
const NOUN =
  '(?:keys?|credentials?|login|pass(?:code|phrase|word|wort)?|kennwort|schlüssel|pin|pwd|secrets?|tokens?|contraseña|clave|senha|mot de passe|clé|密码|密碼|パスワード)';
/** A secret is named in a few words: what is before it says of which thing it is, or is that thing ("deploys need the token …" says more). */
const ONLY_SECRET = new RegExp(
  `^(?:${AROUND}\\W+)*(?:(?:[^\\s:=]+ ){1,7}(?:is|are|ist|lautet|est|es|é|è|は|是)${LOGIN}|(?:export )?[^\\s:=]+ ?=|[^\\s:=]+(?: [^\\s:=]+){0,4} ?:|(?:(?:the|our|my|your|das|die|der|den|le|la|el|o|a) )?(?:(?!need|use)\\S+ ){0,2}${NOUN})?${SECRET}(?:\\W+${AROUND})*\\W*$`,
  'i',
);

const CLAUSES = /[,;]? (?:and|und|et|y|e) |[,;] /i;

/** Whether nothing is left of a text but that there was a secret: whoever reads it later learns nothing. `text`: filtered. */
export function isOnlySecret(text: string): boolean {
  const sentences = text.split(/(?<=[.!?。])\s+|\n+/).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const isOnly = (part: string): boolean => ONLY_SECRET.test(part);
  return sentences.length > 0 && sentences.every((one) => isOnly(one) || one.split(CLAUSES).every(isOnly));
}

/** A request as it will be kept, filtered. Throws USAGE for what cannot be kept, FILTER_BROKEN where a filter failed. */
export function toDraft(request: RememberRequest, ports: DraftPorts): MemoryDraft<Filtered> {
  const draft = draftOf(request, request.files ?? [], ports, ports.branch);
  const message = 'a memory needs more than a secret, which is never kept, and this one has no more';
  if (isOnlySecret(`${draft.summary} ${draft.body ?? ''}`)) throw new CsError('USAGE', message);
  return draft;
}

/** The same of other files and another branch. */
export function draftOf(
  request: Omit<RememberRequest, 'files'>,
  files: readonly string[],
  ports: Omit<DraftPorts, 'branch'>,
  branch: string | undefined,
): Writable<MemoryDraft<Filtered>> {
  const clean = (text: string): Filtered => filterOrThrow(ports.filters, text);
  const { namespace: ns = 'learnings', body, key, session } = request;
  if (!isNamespace(ns))
    throw new CsError('USAGE', `'${ns}' cannot be a namespace`, {
      hint: 'use letters, digits, - and _, in levels with / if you like; none begins with - or ., and none is below one that hooks write to',
    });
  const summary = request.summary.trim();
  if (summary === '') throw new CsError('USAGE', 'a memory needs a summary, and this one is empty');
  const draft: Writable<MemoryDraft<Filtered>> = {
    ns: unchanged('namespace', ns, clean),
    kind: clean(request.kind ?? defaultKind(ns)),
    summary: clean(summary),
    evidence: request.evidence ?? 'user-stated',
    tags: (request.tags ?? []).map(clean),
    files: files.map((path) => clean(normalize(clean(path).replaceAll('\\', '/')))),
    at: timeOf(request.at, ports.clock),
  };
  if (body?.trim()) draft.body = clean(body);
  if (key !== undefined) draft.key = unchanged('key', key, clean);
  if (session !== undefined) draft.session = clean(session);
  if (branch !== undefined) draft.branch = clean(branch);
  if (request.supersedes?.length) draft.supersedes = request.supersedes;
  return draft;
}

export type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

/** A name that the filters would change cannot be kept as it is, and under another the caller would not find it. */
function unchanged(what: string, name: string, clean: (text: string) => Filtered): Filtered {
  const filtered = clean(name);
  if (filtered === name) return filtered;
  const why = `contains something that is never kept; the filters turn it into '${filtered}'`;
  throw new CsError('USAGE', `the ${what} ${why}`);
}

/** A time as notes have it. Throws USAGE for what is none. */
export function timeOf(at: string | undefined, clock: Clock): string {
  const ms = at === undefined ? clock() : Date.parse(at);
  if (!Number.isFinite(ms))
    throw new CsError('USAGE', `'${at}' is not a time; expected ISO 8601, such as 2026-01-31T12:00:00Z`);
  return new Date(ms).toISOString();
}

/** What nobody's session has queued waits under this name; any flush of all sessions writes it. */
export const NO_SESSION = 'no-session';

/** What became of a request; `queued`: the notes were held by others (`why` says by whom), and the next flush writes it. */
export type Kept =
  | Anchored
  | (Omit<Anchored, 'became'> & { readonly became: 'queued'; readonly why: string });

/** What became of it, in words that a place may follow. */
export function becameInWords(kept: Kept): string {
  if (kept.became !== 'queued') return BECAME[kept.became];
  return `kept in the queue because ${kept.why}; \`cs-memory session flush\` or a later session writes it`;
}

const BECAME: Readonly<Record<Anchored['became'], string>> = {
  memory: 'remembered in',
  seen: 'seen again in',
  known: 'already known; nothing was added to',
  restored: 'was forgotten or expiring, and is back for good in',
};

/** As `remember`, but where the notes are held for too long they wait in the queue. Throws as `remember` but REF_CONTENDED, and IO_FAILED. */
export async function keep(store: MemoryStore, requests: readonly RememberRequest[]) {
  try {
    return await remember(store, requests);
  } catch (error) {
    if (errorCode(error) !== 'REF_CONTENDED') throw error;
    return requests.map((request): Kept => {
      const session: Filtered = filterOrThrow(store.filters, request.session ?? NO_SESSION);
      const draft = { ...toDraft(request, store), session };
      store.accumulator(NO_SESSION).add(draft);
      return { id: memoryId(draft), became: 'queued', why: errorMessage(error), cut: false };
    });
  }
}

/** What making a memory of the user's own comes to where settings keep those out of a repository. Throws USAGE. */
export async function refuseUserScope(): Promise<never> {
  throw new CsError('USAGE', 'your own memories are switched off here, so none can be added', {
    hint: 'see userScope.enabled in the settings; outside a repository your own store works as usual',
  });
}
