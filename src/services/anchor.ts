import type { Filtered } from '../../filters/pipeline.ts';
import { laterThan } from '../domain/age.ts';
import type { MemoryDraft } from '../domain/learning.ts';
import { encodeMemoryLine } from '../domain/limits.ts';
import type { FileRef, Memory } from '../domain/memory.ts';
import { memoryId } from '../domain/memory-id.ts';
import { encodeLine, type MemoryLine, NOTE_VERSION } from '../domain/note-line.ts';
import type { NoteAddition, NoteStore, NotesRef, Repository } from '../ports.ts';
import type { MemoryIndex } from '../ports-recall.ts';

export interface AnchorPorts {
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
  readonly repository: Repository;
  /** Makes the place that is written to, where it does not exist yet. */
  readonly prepare: () => Promise<void>;
}

/** What became of one draft: a new memory, one more meeting with a known one, a forgotten one back, or nothing new. */
export interface Anchored {
  readonly id: string;
  readonly became: 'memory' | 'seen' | 'known' | 'restored';
  /** The memory was longer than a line of a note may be. */
  readonly cut: boolean;
}

export type AnchorResult =
  | {
      readonly state: 'written';
      readonly anchor: string;
      readonly entries: readonly Anchored[];
      readonly refs: readonly NotesRef[];
      readonly retries: number;
    }
  /** There is no commit yet that a memory could be attached to. */
  | { readonly state: 'unborn' };

type Draft = MemoryDraft<Filtered>;

/** Drafts → lines → notes on HEAD. One lesson is one memory: a known one gets a `seen` line, once a session. */
export function createAnchor(ports: AnchorPorts): (drafts: readonly Draft[]) => Promise<AnchorResult> {
  return async (drafts) => {
    await ports.prepare();
    const { commit } = await ports.repository.head();
    if (commit === undefined) return { state: 'unborn' };
    const known = new Map(await ports.index.known(drafts.map(memoryId)));
    const author = await ports.repository.author();
    const paths = [...new Set(drafts.flatMap(({ files }) => files))];
    const committed = await ports.repository.blobs(commit, paths);
    const blobs = new Map([...committed, ...(await ports.repository.uncommitted(commit, paths, committed))]);

    const entries: Anchored[] = [];
    const lines = new Map<string, string[]>();
    for (const draft of drafts) {
      const line = memoryLine(draft, author, blobs);
      const { became, text, cut } = lineFor(line, known.get(line.id));
      entries.push({ id: line.id, became, cut });
      if (text !== undefined) lines.set(draft.ns, [...(lines.get(draft.ns) ?? []), text]);
      if (became === 'memory' || became === 'seen')
        known.set(line.id, metAgain(known.get(line.id), line, commit));
    }
    const additions = [...lines].map(
      ([namespace, added]): NoteAddition => ({ namespace, anchor: commit, lines: added }),
    );
    const { refs, retries } = await ports.notes.add(additions);
    return { state: 'written', anchor: commit, entries, refs, retries };
  };
}

function memoryLine(
  draft: Draft,
  author: string | undefined,
  blobs: ReadonlyMap<string, string>,
): MemoryLine {
  const { files, score: _score, ...content } = draft as Draft & { score?: number };
  const withBlob = (path: string): FileRef => {
    const blob = blobs.get(path);
    return blob === undefined ? { path } : { path, blob };
  };
  return {
    ...content,
    v: NOTE_VERSION,
    id: memoryId(draft),
    type: 'memory',
    files: files.map(withBlob),
    ...(author === undefined ? {} : { author }),
  };
}

/** The line that a draft adds to what is known of its memory. */
export function lineFor(
  line: MemoryLine,
  known: Memory | undefined,
): { became: Anchored['became']; text?: string; cut: boolean } {
  if (known === undefined) return { became: 'memory', ...encodeMemoryLine(line) };
  if (known.forgotten && line.session === undefined) return { became: 'restored', ...restored(line, known) };
  const isMet =
    line.session === undefined || known.session === line.session || known.seenIn.includes(line.session);
  if (isMet) return { became: 'known', cut: false };
  const { v, id, at, session, author } = line;
  const seen = {
    v,
    id,
    at,
    type: 'seen' as const,
    ...(session ? { session } : {}),
    ...(author ? { author } : {}),
  };
  return { became: 'seen', text: encodeLine(seen), cut: false };
}

/** Who says it again in so many words wants it back. What a session merely met again stays forgotten. */
function restored({ v, id, at: nowAt, author }: MemoryLine, known: Memory): { text: string; cut: boolean } {
  const at = laterThan(known.changedAt, Date.parse(nowAt));
  return { text: encodeLine({ v, id, at, type: 'restored', ...(author ? { author } : {}) }), cut: false };
}

/** The memory as it will be, as far as the next draft of the same batch needs to know it. */
export function metAgain(known: Memory | undefined, line: MemoryLine, anchor: string): Memory {
  if (known !== undefined) return { ...known, seenIn: [...known.seenIn, line.session ?? line.at] };
  const { v: _v, type: _type, ...content } = line;
  return {
    ...content,
    anchor,
    anchors: [anchor],
    seenIn: [],
    lastSeenAt: line.at,
    usefulCount: 0,
    uselessCount: 0,
    forgotten: false,
  };
}
