import { parseNote } from '../../domain/note.ts';
import type { NoteStore } from '../../ports.ts';

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
