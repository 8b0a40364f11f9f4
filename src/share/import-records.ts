import { type Filtered, filterOrThrow } from '../../filters/pipeline.ts';
import { addTo, defined } from '../core/basics.ts';
import { CsError } from '../core/errors.ts';
import { type MemoryDraft, memoryId } from '../core/learning.ts';
import type { FileRef, Scope, Severity } from '../core/memory.ts';
import {
  EVENT_TYPES,
  type EventLine,
  type EventType,
  encodeLine,
  type MemoryLine,
  NOTE_VERSION,
} from '../core/note-line.ts';
import { hasUserStore, isObjectName } from '../git/locate.ts';
import { filterAuthor } from '../memories/anchor.ts';
import { draftOf, type RememberRequest, timeOf, type Writable } from '../memories/remember.ts';
import type { MemoryStore } from '../memories/store.ts';
import type { Needs } from '../session/accumulator.ts';

/** What happened to a memory later, as an export tells it. */
export type ImportEvent = Omit<EventLine, 'v' | 'id' | 'type'> & { readonly type: string };

/** A memory to import: what somebody wants remembered, and what an export knows besides. Raw text. */
export interface ImportRecord
  extends Omit<RememberRequest, 'files'>,
    Partial<Pick<MemoryLine, 'id' | 'severity' | 'signature' | 'agent' | 'author' | 'branch' | 'expires'>> {
  readonly scope?: Scope;
  readonly files?: readonly (string | FileRef)[];
  /** The commits that it was first met on, in full, and the one that it is on. */
  readonly anchors?: readonly string[];
  readonly anchor?: string;
  /** Makes the record an export's: its facts are added to those that are here, as a merge would. */
  readonly events?: readonly ImportEvent[];
}

export type PreparedRecord = ReturnType<typeof prepareRecord>;

const fileRefOf = (file: string | FileRef = ''): FileRef =>
  typeof file === 'string' ? { path: file } : file;
const isExport = ({ events }: ImportRecord): boolean => events !== undefined;

type Draft = Writable<MemoryDraft<Filtered>> & { severity?: Severity; author?: Filtered };

/** Filters and checks a record, in place (copies take seconds), so that it needs only a commit. Throws USAGE, FILTER_BROKEN. */
export function prepareRecord(record: ImportRecord, ports: Needs<'filters' | 'clock' | 'branch'>, place = 0) {
  const clean = (text: string): Filtered => filterOrThrow(ports.filters, text);
  const { files: named = [] } = record;
  const isUsers = record.scope === 'user' || isExport(record);
  const files = named.map((file) => fileRefOf(file).path);
  const draft: Draft = draftOf(record, files, ports, isUsers ? undefined : ports.branch);
  const paths = draft.files;
  if (record.severity !== undefined) draft.severity = record.severity;
  for (const field of ['signature', 'agent', 'branch'] as const)
    if (record[field] !== undefined) draft[field] = clean(record[field]);
  if (record.author !== undefined) draft.author = filterAuthor(ports.filters, record.author);
  if (record.expires !== undefined) draft.expires = timeOf(record.expires, ports.clock);
  const line = draft as unknown as Writable<MemoryLine>;
  line.v = NOTE_VERSION;
  line.type = 'memory';
  line.id = idOf(record, memoryId(line), line);
  line.files = paths.map((path, index): FileRef => {
    const { blob = '' } = fileRefOf(named[index]);
    return isObjectName(blob) ? { path, blob } : { path };
  });
  return {
    place,
    scope: record.scope ?? 'repository',
    /** Files without a blob where the record gave none: `looksUp` names their paths. */
    line,
    looksUp: paths.filter((_, index) => typeof named[index] === 'string'),
    /** Commits to attach it to: those that are here of the first list that has any. */
    choices: [record.anchors ?? [], record.anchor ?? []].map((names) => [names].flat().map(commitName)),
    /** Lines of events but for `by`, which may name another record of the batch; undefined for a plain record. */
    events: record.events?.map((event) => cleanEvent(event, ports)),
    givenId: record.id,
    /** When it happened is in the record: then a purge here may have been later. */
    isDated: record.at !== undefined,
  };
}

function commitName(name: string): string {
  if (isObjectName(name)) return name;
  throw new CsError('USAGE', `'${name}' is not a commit; expected its full id`);
}

/** The content's own id; but a text that was cut to the size of a line keeps that of the whole one, which an export gives (note-format.md, 3). */
function idOf(record: ImportRecord, own: string, { summary, body }: { summary: string; body?: string }) {
  const isCut = (body ?? summary).endsWith('\n…');
  const isUnchanged = summary === record.summary.trim() && body === record.body;
  const isId = record.id !== undefined && /^[0-9a-f]{16}$/.test(record.id);
  return isExport(record) && isId && isCut && isUnchanged ? (record.id ?? own) : own;
}

function cleanEvent(event: ImportEvent, { filters, clock }: Needs<'filters' | 'clock'>): ImportEvent {
  const { type, at, session, author, by, anchor } = event;
  if (type === 'memory' && anchor === undefined)
    throw new CsError('USAGE', 'an event on a commit of its own needs that commit as `anchor`');
  if (type === 'purged' || !['memory', ...EVENT_TYPES].includes(type))
    throw new CsError('USAGE', `'${type}' is not an event that can be imported`);
  return {
    type,
    at: timeOf(at, clock),
    ...defined({
      session: session && filterOrThrow(filters, session),
      author: author && filterAuthor(filters, author),
      by: by && filterOrThrow(filters, by),
      anchor: anchor === undefined ? undefined : commitName(anchor),
    }),
  };
}

/** The line of an event of memory `id`. `ids`: the ids that records of the batch gave, and those they got. */
export function eventLine(event: ImportEvent, id: string, ids: ReadonlyMap<string, string>): string {
  const by = ids.get(event.by ?? '') ?? event.by;
  return encodeLine({ ...event, by, type: event.type as EventType, v: NOTE_VERSION, id });
}

/** A meeting with a memory that is here already, or whose commit is not: one more session met it. */
export const seenLine = ({ at, session, author }: ImportEvent, id: string): string =>
  encodeLine({ v: NOTE_VERSION, id, at, type: 'seen', session, author });

/** Path → blob, undefined for a file that is not there. */
export type Blobs = Map<string, string | undefined>;

export async function placesOf(
  store: MemoryStore,
  records: readonly PreparedRecord[],
  blobsHere: (head: string) => Blobs,
  isTrial = false,
) {
  const { scope, repository, prepare, commits, home } = store;
  await prepare?.(isTrial);
  const isAbsent = scope === 'user' && !hasUserStore(home.place); // there is nothing to ask git about
  const head = isAbsent ? 'its first commit' : (await repository.head()).commit;
  if (head === undefined)
    throw new CsError('NO_COMMIT', 'this branch has no commit yet to attach a memory to', {
      hint: 'make the first commit, then try again',
    });
  const named = records.flatMap(({ choices, events = [] }) => [
    ...choices.flat(),
    ...events.flatMap(({ anchor }) => anchor ?? []),
  ]);
  const here = scope === 'user' ? new Map<string, unknown>() : await commits.titles(named);
  const of = ({ choices }: PreparedRecord): readonly [string, ...string[]] => {
    const present = choices.map((commits) => commits.filter((commit) => here.has(commit)));
    const [first = head, ...others] = new Set(present.find(({ length }) => length > 0));
    return [first, ...others];
  };
  const wanted = new Map<string, string[]>();
  for (const record of isAbsent ? [] : records) addTo(wanted, of(record)[0], record.looksUp);
  const blobs = new Map<string, Blobs>();
  for (const [anchor, paths] of wanted) {
    const known: Blobs = anchor === head ? blobsHere(head) : new Map();
    const fresh = [...new Set(paths)].filter((path) => !known.has(path));
    if (fresh.length > 0) {
      const committed = await repository.blobs(anchor, fresh);
      const changed = anchor === head ? await repository.uncommitted(head, fresh, committed) : [];
      const found = new Map([...committed, ...changed]);
      for (const path of fresh) known.set(path, found.get(path));
    }
    blobs.set(anchor, known);
  }
  return {
    ...{ of, isAbsent },
    isHere: (commit: string): boolean => here.has(commit),
    blobs: (commit: string): Blobs => blobs.get(commit) ?? new Map(),
  };
}

/** The record's line, filled in with what only the place knows: the blobs of its files, and who says it here and now. */
export function completed(
  { line, looksUp, events }: PreparedRecord,
  blobs: ReadonlyMap<string, string | undefined>,
  author: string | undefined,
): MemoryLine {
  if (looksUp.length > 0)
    line.files = line.files.map((file) => {
      const blob = looksUp.includes(file.path as Filtered) ? blobs.get(file.path) : undefined;
      return blob === undefined ? file : { path: file.path, blob };
    });
  if (events === undefined && line.author === undefined && author !== undefined) line.author = author;
  return line;
}
