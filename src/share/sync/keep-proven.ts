import { addAll, addTo } from '../../core/lazy.ts';
import { isVouched, type Origin } from '../../core/memory.ts';
import { headOf } from '../../core/note-documents.ts';
import { decodeLine, type NoteLine } from '../../core/note-line.ts';
import type { MemoryIndex, NoteAddition, NoteStore, NotesRef, ProvenanceLedger } from '../../core/ports.ts';
import type { AddedLine } from '../model/remote.ts';
import type { NotesHistory } from '../store/notes-history.ts';

export interface KeepProvenPorts {
  readonly history: Pick<NotesHistory, 'added'>;
  readonly notes: Pick<NoteStore, 'refs' | 'add'>;
  readonly index: Pick<MemoryIndex, 'known'>;
  readonly provenance: ProvenanceLedger;
}

export interface Kept {
  /** Lines that were gone, and are back. */
  readonly returned: number;
  /** Lines that say so of proven memories, and have no force. */
  readonly withoutForce: number;
}

const TAKES_OUT: readonly NoteLine['type'][] = ['forgotten', 'purged', 'supersedes', 'useless'];

/**
 * Whoever may push can leave lines out of a note, or mark a memory as purged, so that a merge drops it. What this clone wrote, or somebody
 * vouches for, is put back, unless somebody who is vouched for has purged it. `before`: the refs as they were before the sync. Throws
 * what the store throws.
 */
export async function keepProven(
  { history, notes, index, provenance }: KeepProvenPorts,
  before: readonly NotesRef[],
): Promise<Kept> {
  const additions: NoteAddition[] = [];
  const claims: NoteLine[] = [];
  for (const { namespace, oid } of await notes.refs()) {
    const from = before.find((ref) => ref.namespace === namespace)?.oid;
    if (from === undefined || from === oid) continue;
    const [lost, come] = await Promise.all([history.added(oid, from), history.added(from, oid)]);
    const said = come.map((added) => ({ ...added, ...withOrigin(added, provenance) }));
    const purged = new Set(said.filter(isVouched).flatMap(({ raw }) => purgedIn(raw)));
    const back = lost.filter((added) => isOurs(added, provenance, purged));
    addAll(additions, additionsOf(namespace, back));
    for (const { raw } of said.filter((it) => !isVouched(it))) {
      const line = decodeLine(raw);
      if (typeof line === 'object' && TAKES_OUT.includes(line.type)) claims.push(line);
    }
  }
  if (additions.length > 0) await notes.add(additions);
  const known = await index.known([...new Set(claims.map(({ id }) => id))]);
  const withoutForce = claims.filter(({ id }) => isProven(known.get(id))).length;
  return { returned: additions.reduce((sum, { lines }) => sum + lines.length, 0), withoutForce };
}

const isProven = (memory: { readonly origin?: Origin } | undefined): boolean =>
  memory !== undefined && isVouched(memory);

function withOrigin(added: AddedLine, { originOf }: ProvenanceLedger): { readonly origin?: Origin } {
  const origin = originOf(added.raw);
  return origin === undefined ? {} : { origin };
}

/** Of a version that is not read here, too: what was purged must not come back. */
function purgedIn(raw: string): readonly string[] {
  const head = headOf(raw);
  return head?.type === 'purged' ? [head.id] : [];
}

function isOurs(added: AddedLine, provenance: ProvenanceLedger, purged: ReadonlySet<string>): boolean {
  const head = headOf(added.raw);
  if (head !== undefined && (head.type === 'part' || purged.has(head.id))) return false;
  return isVouched(withOrigin(added, provenance));
}

function additionsOf(namespace: string, lines: readonly AddedLine[]): readonly NoteAddition[] {
  const byAnchor = new Map<string, string[]>();
  for (const { anchor, raw } of lines) if (anchor !== undefined) addTo(byAnchor, anchor, [raw]);
  return [...byAnchor].map(([anchor, raws]) => ({ namespace, anchor, lines: raws, copied: new Set(raws) }));
}
