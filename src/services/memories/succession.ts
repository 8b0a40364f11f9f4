import { laterThan } from '../../domain/age.ts';
import type { Memory } from '../../domain/memory.ts';
import { encodeLine, NOTE_VERSION } from '../../domain/note-line.ts';
import type { KeyedMemories } from '../../ports/recall.ts';
import type { NoteAddition } from '../../ports.ts';

/** A memory, and the one that takes its place from now on; none: it has its place again. */
export interface Succession {
  readonly memory: Memory;
  readonly by?: string;
}

type Look = Pick<KeyedMemories, 'onceSupersededBy'>;

/**
 * What becomes of the memories whose place some others took, when those go: they have it again, or what took the place of
 * those has it. Of the same namespace only: a blocker that a lesson closed is not open because the lesson goes. `goesToo`: what goes with
 * one that goes, and gets nothing back.
 */
export async function givenBack(
  keyed: Look,
  gone: readonly Memory[],
  goesToo: (memory: Memory, one: Memory) => boolean = () => false,
): Promise<readonly Succession[]> {
  const going = new Map(gone.map((memory) => [memory.id, memory]));
  const found: Succession[] = [];
  for (const one of gone) {
    const { id, ns } = one;
    const by = heirOf(id, going);
    for (const memory of await keyed.onceSupersededBy(id)) {
      if (memory.ns !== ns || memory.supersededBy !== id || going.has(memory.id)) continue;
      if (goesToo(memory, one)) continue;
      found.push({ memory, ...(by === undefined || by === memory.id ? {} : { by }) });
    }
  }
  return found;
}

/** What took a memory's place, and does not go itself. */
function heirOf(id: string, going: ReadonlyMap<string, Memory>): string | undefined {
  let by = going.get(id)?.supersededBy;
  for (let step = 0; step < going.size && by !== undefined && going.has(by); step += 1)
    by = going.get(by)?.supersededBy;
  return by !== undefined && going.has(by) ? undefined : by;
}

/** The memories that `givenBack` found when this one was forgotten, and that are as that left them. */
export async function takenBack(
  keyed: Look,
  { id, ns, changedAt, supersededBy }: Memory,
): Promise<readonly Succession[]> {
  const once = await keyed.onceSupersededBy(id);
  const isSince = ({ supersededAt }: Memory): boolean =>
    supersededAt !== undefined && changedAt !== undefined && supersededAt >= changedAt;
  return once
    .filter((memory) => memory.ns === ns && memory.supersededBy === supersededBy && isSince(memory))
    .map((memory) => ({ memory, by: id }));
}

/** The lines that say so, at `at` or just after what was said last. */
export function successionLines(
  successions: readonly Succession[],
  at: string,
  author?: string,
): readonly NoteAddition[] {
  return successions.map(({ memory: { id, ns, anchor, supersededAt }, by }) => {
    const who = author === undefined ? {} : { author };
    const line = {
      v: NOTE_VERSION,
      id,
      at: laterThan(supersededAt, Date.parse(at)),
      type: 'supersedes' as const,
      ...who,
    };
    return {
      namespace: ns,
      anchor,
      lines: [encodeLine(by === undefined ? line : { ...line, by })],
    };
  });
}
