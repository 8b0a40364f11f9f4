import { normalize } from 'node:path/posix';
import type { Filtered, FilterPipeline } from '../../../filters/pipeline.ts';
import { laterThan } from '../../domain/age.ts';
import { CsError } from '../../domain/errors.ts';
import type { MemoryDraft } from '../../domain/learning.ts';
import type { Evidence } from '../../domain/memory.ts';
import { defaultKind, isNamespace } from '../../domain/namespace.ts';
import type { MemoryIndex } from '../../ports/recall.ts';
import type { Clock, NoteStore } from '../../ports.ts';
import { filterOrThrow } from '../secrets/filter-text.ts';
import type { Anchored, AnchorResult } from './anchor.ts';
import { purgeTimes } from './purge-times.ts';

export interface RememberPorts {
  readonly anchor: (drafts: readonly MemoryDraft<Filtered>[]) => Promise<AnchorResult>;
  readonly filters: FilterPipeline;
  readonly index: MemoryIndex;
  readonly notes: Pick<NoteStore, 'refs' | 'each'>;
  readonly clock: Clock;
  readonly branch: string | undefined;
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
}

/**
 * Writes memories at once, all in one commit per ref, in the order given. Throws USAGE for a namespace git would
 * refuse, an empty summary or a time that is none, NO_COMMIT where there is no commit to attach them to.
 */
export function createRemember(
  ports: RememberPorts,
): (requests: readonly RememberRequest[]) => Promise<readonly Anchored[]> {
  return async (requests) => {
    if (requests.length === 0) return [];
    const result = await ports.anchor(requests.map((request) => toDraft(request, ports)));
    if (result.state === 'unborn') {
      throw new CsError('NO_COMMIT', 'this branch has no commit yet to attach a memory to', {
        hint: 'make the first commit, then try again',
      });
    }
    await ports.index.save();
    await afterPurges(ports, requests, result.entries);
    return result.entries;
  };
}

/**
 * A purge ends all that is not later, and one that was made while the clock ran ahead ends what is said today. Who says it again in so
 * many words wants it kept: it is written as later than that purge.
 */
async function afterPurges(
  ports: RememberPorts,
  requests: readonly RememberRequest[],
  entries: readonly Anchored[],
): Promise<void> {
  const known = await ports.index.known(entries.map(({ id }) => id));
  const gone = entries.flatMap(({ id }, at) => (known.has(id) ? [] : [{ id, request: requests[at] }]));
  if (gone.length === 0) return;
  const ends = await purgeTimes(ports.notes);
  const again = gone.flatMap(({ id, request }) => {
    const end = ends.get(id);
    return request === undefined || end === undefined
      ? []
      : [{ ...request, at: laterThan(end, ports.clock()) }];
  });
  if (again.length === 0) return;
  await ports.anchor(again.map((request) => toDraft(request, ports)));
  await ports.index.save();
}

/** A request as it will be kept, filtered. Throws USAGE for what cannot be kept, FILTER_BROKEN where a filter failed. */
export function toDraft(
  request: RememberRequest,
  ports: Pick<RememberPorts, 'filters' | 'clock' | 'branch'>,
): MemoryDraft<Filtered> {
  const clean = (text: string): Filtered => filterOrThrow(ports.filters, text);
  const ns = request.namespace ?? 'learnings';
  if (!isNamespace(ns)) throw new CsError('USAGE', `'${ns}' cannot be a namespace: git refuses it in a ref`);
  if (request.summary.trim() === '')
    throw new CsError('USAGE', 'a memory needs a summary, and this one is empty');
  return {
    ns: unchanged('namespace', ns, clean),
    kind: clean(request.kind ?? defaultKind(ns)),
    summary: clean(request.summary.trim()),
    evidence: request.evidence ?? 'user-stated',
    tags: (request.tags ?? []).map(clean),
    files: (request.files ?? []).map((path) => clean(normalize(clean(path).replaceAll('\\', '/')))),
    at: timeOf(request.at, ports.clock),
    ...(request.body === undefined || request.body.trim() === '' ? {} : { body: clean(request.body) }),
    ...(request.key === undefined ? {} : { key: unchanged('key', request.key, clean) }),
    ...(request.session === undefined ? {} : { session: clean(request.session) }),
    ...(ports.branch === undefined ? {} : { branch: clean(ports.branch) }),
  };
}

/** A name that the filters would change cannot be kept as it is, and under another the caller would not find it. */
function unchanged(what: string, name: string, clean: (text: string) => Filtered): Filtered {
  const filtered = clean(name);
  if (filtered === name) return filtered;
  throw new CsError(
    'USAGE',
    `the ${what} contains something that is never kept; the filters turn it into '${filtered}'`,
  );
}

/** A time as notes have it. Throws USAGE for what is none. */
export function timeOf(at: string | undefined, clock: Clock): string {
  const ms = at === undefined ? clock() : Date.parse(at);
  if (!Number.isFinite(ms))
    throw new CsError('USAGE', `'${at}' is not a time; expected ISO 8601, such as 2026-01-31T12:00:00Z`);
  return new Date(ms).toISOString();
}
