import { addAll, addTo } from '../../core/basics.ts';
import { isLive, isToldUnasked, isVouched, type Memory, trustOf } from '../../core/memory.ts';
import { createLikeness, tellingWords } from '../../core/near-duplicate.ts';
import { parseNote } from '../../core/note.ts';
import { decodeLine, encodeLine, NOTE_VERSION, type NoteLine } from '../../core/note-line.ts';
import type { NoteAddition, NotesRef } from '../../core/ports.ts';
import { laterThan } from '../../core/time.ts';
import { headOf } from '../../git/note-documents.ts';
import { notesSince } from '../history.ts';
import { addedLines } from '../notes-history.ts';
import type { AddedLine } from '../remote.ts';
import type { Syncing } from './stations.ts';

const TAKES_OUT: readonly NoteLine['type'][] = ['forgotten', 'purged', 'supersedes', 'useless'];

/** Puts back what a sync took out of what this clone wrote or somebody vouches for, unless somebody vouched for has purged it. `before`: the refs before. Throws what the store throws. */
export async function keepProven({ reader, notes, index, provenance }: Syncing, before: readonly NotesRef[]) {
  const additions: NoteAddition[] = [];
  const claims: NoteLine[] = [];
  for (const { namespace, oid } of await notes.refs()) {
    const from = before.find((ref) => ref.namespace === namespace)?.oid;
    if (from === undefined || from === oid) continue;
    const [lost, come] = await Promise.all([addedLines(reader, oid, from), addedLines(reader, from, oid)]);
    const isProven = ({ raw }: AddedLine): boolean => provenance.originOf(raw) !== 'claimed';
    // Of a version that is not read here, too: what was purged must not come back.
    const heads = come.filter(isProven).map(({ raw }) => headOf(raw));
    const purged = new Set(heads.flatMap((head) => (head?.type === 'purged' ? [head.id] : [])));
    const back = new Map<string, string[]>();
    for (const { anchor, raw } of lost.filter(isProven)) {
      const { id = '', type } = headOf(raw) ?? {};
      if (type !== 'part' && !purged.has(id) && anchor !== undefined) addTo(back, anchor, [raw]);
    }
    for (const [anchor, lines] of back) additions.push({ namespace, anchor, lines, copied: new Set(lines) });
    for (const { raw } of come.filter((line) => !isProven(line))) {
      const line = decodeLine(raw);
      if (typeof line === 'object' && TAKES_OUT.includes(line.type)) claims.push(line);
    }
  }
  if (additions.length > 0) await notes.add(additions);
  const known = await index.known([...new Set(claims.map(({ id }) => id))]);
  const isProvenMemory = (memory: Memory | undefined): boolean => memory !== undefined && isVouched(memory);
  const withoutForce = claims.filter(({ id }) => isProvenMemory(known.get(id))).length;
  return { returned: additions.reduce((sum, { lines }) => sum + lines.length, 0), withoutForce };
}

/** A sync brings tens; of a first one that brings a whole store, the two stores were one before, as a rule. */
const MAX_LOOKED_AT = 500;
/** As a flush asks (known-lessons.ts): what tells the same shares its rarest words. */
const CANDIDATES = 6;
const QUERY_WORDS = 4;

/** Of two lessons that sessions met in other words the later gives its place to the earlier, which gets a `seen` line; each clone makes the same lines. Gives how many. Throws what the store throws. */
export async function foldTwins(
  { notes, index, clock, trust }: Syncing,
  before: readonly NotesRef[],
): Promise<number> {
  const from = (ns: string) => before.find(({ namespace }) => namespace === ns)?.oid;
  const changed = await notesSince(notes, from, await notes.refs());
  const met = new Set<string>();
  for (const note of changed) // one by one: of a first sync that is all that there is
    for (const { line } of parseNote(note).lines) if (line.type === 'memory') met.add(line.id);
  const ids = [...met].slice(0, MAX_LOOKED_AT);
  if (ids.length === 0) return 0;
  const settings = await trust(true);
  const mayFold = (memory: Memory): boolean =>
    memory.session !== undefined &&
    memory.key === undefined &&
    isLive(memory, clock()) &&
    isToldUnasked(trustOf({ memory, scope: 'repository' }, settings));
  const likeness = createLikeness();
  const folded = new Map<string, Memory>();
  const additions: NoteAddition[] = [];
  for (const memory of [...(await index.known(ids)).values()].filter(mayFold)) {
    if (folded.has(memory.id)) continue;
    const query = tellingWords(memory.signature ?? memory.summary, QUERY_WORDS).join(' ');
    const hits = await index.search(query, { limit: CANDIDATES, nowMs: clock() });
    for (const { memory: other } of hits) {
      if (other.id === memory.id || folded.has(other.id) || !mayFold(other)) continue;
      const pair = twinsOf(memory, other, likeness);
      if (pair === undefined) continue;
      folded.set(pair.later.id, pair.later);
      addAll(additions, linesOf(pair));
      if (pair.later === memory) break;
    }
  }
  if (additions.length > 0) await notes.add(additions);
  return folded.size;
}

type Pair = Readonly<Record<'earlier' | 'later', Memory>>;

/** Which of two stays: the one that tells more; of two that tell the same the one met first. */
function twinsOf(one: Memory, two: Memory, likeness: ReturnType<typeof createLikeness>): Pair | undefined {
  const [onto, back] = [likeness(one, two), likeness(two, one)];
  const isFirst = one.at === two.at ? one.id < two.id : one.at < two.at;
  if (onto === 'other' && back === 'other') return undefined;
  const isOneKept = onto === 'better' || (back !== 'better' && (onto === back ? isFirst : back === 'same'));
  return isOneKept ? { earlier: one, later: two } : { earlier: two, later: one };
}

/** Nothing in them but what both clones know: so both write the same lines, and a merge keeps one of each. */
function linesOf({ earlier, later }: Pair): readonly NoteAddition[] {
  const { session = '', lastSeenAt: met } = later;
  const v = NOTE_VERSION;
  const at = laterThan(later.supersededAt, Math.max(Date.parse(met), Date.parse(earlier.lastSeenAt)));
  const isNew = earlier.session !== session && !earlier.seenIn.includes(session);
  const seen = encodeLine({ v, id: earlier.id, at: met, type: 'seen', session });
  const place = ({ ns: namespace, anchor }: Memory, line: string) => ({ namespace, anchor, lines: [line] });
  const taken = encodeLine({ v, id: later.id, at, type: 'supersedes', by: earlier.id });
  return [...(isNew ? [place(earlier, seen)] : []), place(later, taken)];
}
