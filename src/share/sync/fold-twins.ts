import { addAll } from '../../core/lazy.ts';
import { isLive, isToldUnasked, type Memory, type TrustSettings, trustOf } from '../../core/memory.ts';
import { createLikeness, type Likeness, tellingWords } from '../../core/near-duplicate.ts';
import { parseNote } from '../../core/note.ts';
import { encodeLine, NOTE_VERSION } from '../../core/note-line.ts';
import type { NoteAddition, NotesRef } from '../../core/ports.ts';
import { laterThan } from '../../core/time.ts';
import type { Needs } from '../../session/model/ports.ts';

interface FoldTwinsPorts extends Needs<'notes' | 'index' | 'clock'> {
  readonly trust: (hasAuthors: boolean) => Promise<TrustSettings>;
}

/** A sync brings tens; of a first one that brings a whole store, the two stores were one before, as a rule. */
const MAX_LOOKED_AT = 500;
/** As a flush asks (known-lessons.ts): what tells the same shares its rarest words. */
const CANDIDATES = 6;
const QUERY_WORDS = 4;

/**
 * Two clones may meet a lesson before either has seen the other, in other words. What a sync brought is compared with what
 * is here: the later of two that tell the same gives its place to the earlier one, which gets a `seen` line. Only what sessions met, and
 * only what the user or somebody trusted wrote. Each clone comes to the same lines, whoever is first. Gives how many gave their
 * place. Throws what the store throws.
 */
export async function foldTwins(
  { notes, index, clock, trust }: FoldTwinsPorts,
  before: readonly NotesRef[],
): Promise<number> {
  const ids = (await broughtIn({ notes }, before)).slice(0, MAX_LOOKED_AT);
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

async function broughtIn({ notes }: Needs<'notes'>, before: readonly NotesRef[]): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const ref of await notes.refs()) {
    const from = before.find(({ namespace }) => namespace === ref.namespace)?.oid;
    if (from === ref.oid) continue;
    const changed =
      from === undefined ? await notes.read(ref) : await notes.changed(ref.namespace, from, ref.oid);
    for (const note of changed)
      for (const { line } of parseNote(note).lines) if (line.type === 'memory') ids.add(line.id);
  }
  return [...ids];
}

type Pair = Readonly<Record<'earlier' | 'later', Memory>>;

/** Which of two stays: the one that tells more; of two that tell the same the one met first. */
function twinsOf(
  one: Memory,
  two: Memory,
  likeness: (draft: Memory, known: Memory) => Likeness,
): Pair | undefined {
  const [onto, back] = [likeness(one, two), likeness(two, one)];
  if (onto === 'better') return { earlier: one, later: two };
  if (back === 'better') return { earlier: two, later: one };
  if (onto === 'same' && back === 'same') {
    const isFirst = one.at === two.at ? one.id < two.id : one.at < two.at;
    return isFirst ? { earlier: one, later: two } : { earlier: two, later: one };
  }
  if (onto === 'same') return { earlier: two, later: one };
  return back === 'same' ? { earlier: one, later: two } : undefined;
}

/** Nothing in them but what both clones know: so both write the same lines, and a merge keeps one of each. */
function linesOf({ earlier, later }: Pair): readonly NoteAddition[] {
  const { session = '', lastSeenAt: met } = later;
  const v = NOTE_VERSION;
  const at = laterThan(later.supersededAt, Math.max(Date.parse(met), Date.parse(earlier.lastSeenAt)));
  const isNew = earlier.session !== session && !earlier.seenIn.includes(session);
  const seen = encodeLine({ v, id: earlier.id, at: met, type: 'seen', session });
  const place = (namespace: string, anchor: string, line: string): NoteAddition => ({
    namespace,
    anchor,
    lines: [line],
  });
  return [
    ...(isNew ? [place(earlier.ns, earlier.anchor, seen)] : []),
    place(later.ns, later.anchor, encodeLine({ v, id: later.id, at, type: 'supersedes', by: earlier.id })),
  ];
}
