import type { ProvenanceLedger } from '../../ports/provenance.ts';
import type { NoteStore } from '../../ports.ts';

/**
 * The notes with a ledger of what was written here: whatever is added is noted before it is written. `mayBeForeign`: something may
 * have come from elsewhere, so that who reads the notes is told where each line came from.
 */
export function withProvenance(notes: NoteStore, ledger: ProvenanceLedger, mayBeForeign: boolean): NoteStore {
  const ready = async (): Promise<void> => {
    if (mayBeForeign) await ledger.ready();
  };
  return {
    ...notes,
    ...(mayBeForeign ? { originOf: ledger.originOf } : {}),
    each: async (...args) => {
      await ready();
      return notes.each(...args);
    },
    read: async (ref) => {
      await ready();
      return notes.read(ref);
    },
    changed: async (...args) => {
      await ready();
      return notes.changed(...args);
    },
    add: async (additions) => {
      await ledger.ready();
      ledger.wrote(
        additions.flatMap(({ lines, copied }) =>
          lines.filter((line) => copied === undefined || !copied.has(line)),
        ),
      );
      return notes.add(additions);
    },
  };
}
