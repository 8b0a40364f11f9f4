import { laterThan } from '../../domain/age.ts';
import type { Memory } from '../../domain/memory.ts';
import { parseNote } from '../../domain/note.ts';
import { encodeLine, NOTE_VERSION } from '../../domain/note-line.ts';
import type { MemoryIndex } from '../../ports/recall.ts';
import type { Clock, NoteStore, Repository } from '../../ports.ts';
import { findMemory } from '../recall/find-memory.ts';

export interface MarkPorts {
  readonly notes: NoteStore;
  readonly index: MemoryIndex;
  readonly repository: Repository;
  readonly clock: Clock;
}

export type Mark = 'useful' | 'useless';

export interface MarkOptions {
  /** The session that found it so. Without one it is the user who says it. */
  readonly session?: string;
  /** When that was proved, the same however often it is told: then nobody has to look whether it was told before. */
  readonly at?: string;
}

export interface Marked {
  /** As it is now. */
  readonly memory: Memory;
  /** False: the same session, or the same author, had said so already. */
  readonly changed: boolean;
}

/**
 * Says of a memory that it helped, or did not, when it was recalled: once for each session, once for each author where no session
 * says it. Whoever says both has said nothing on balance. Throws NOT_FOUND, and what git throws.
 */
export function createMark(
  ports: MarkPorts,
): (idPrefix: string, mark: Mark, options?: MarkOptions) => Promise<Marked> {
  const { notes, index, repository, clock } = ports;
  return async (idPrefix, mark, { session, at } = {}) => {
    const memory = await findMemory(index, idPrefix);
    const author = await repository.author();
    const who = {
      ...(session === undefined ? {} : { session }),
      ...(author === undefined ? {} : { author }),
    };
    if (at === undefined && (await isMarked(notes, memory, mark, who))) return { memory, changed: false };
    const line = encodeLine({
      v: NOTE_VERSION,
      id: memory.id,
      at: laterThan(memory.at, at === undefined ? clock() : Date.parse(at)),
      type: mark,
      ...who,
    });
    await notes.add([{ namespace: memory.ns, anchor: memory.anchor, lines: [line] }]);
    await index.save();
    const now = (await index.known([memory.id])).get(memory.id) ?? memory;
    return { memory: now, changed: true };
  };
}

/** Whether the same session has said so, or, where none says it, the same author outside of any. */
async function isMarked(
  notes: NoteStore,
  memory: Memory,
  mark: Mark,
  who: { readonly session?: string; readonly author?: string },
): Promise<boolean> {
  if (memory[mark === 'useful' ? 'usefulCount' : 'uselessCount'] === 0) return false;
  const refs = (await notes.refs()).filter(({ namespace }) => namespace === memory.ns);
  const all = (await Promise.all(refs.map(notes.read))).flat();
  return all
    .filter(({ text }) => text.includes(memory.id))
    .flatMap((note) => parseNote(note).lines)
    .some(
      ({ line }) =>
        line.id === memory.id &&
        line.type === mark &&
        line.session === who.session &&
        (who.session !== undefined || line.author === who.author),
    );
}
