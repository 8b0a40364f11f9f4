import type { ProvenanceLedger } from '../../core/ports.ts';
import type { Remote } from '../model/remote.ts';
import type { NotesHistory } from '../store/notes-history.ts';
import type { SyncStates } from '../store/sync-states.ts';

interface NoteOriginsPorts {
  readonly history: Pick<NotesHistory, 'added' | 'has' | 'signed'>;
  readonly states: Pick<SyncStates, 'nameOf'>;
  readonly provenance: ProvenanceLedger;
}

/** A namespace of which something is taken in: what the remote has now, and what was taken in last. */
interface Taken {
  readonly theirs: string;
  readonly synced: string | undefined;
}

/**
 * Notes which lines come from a remote, and who signed the commits that bring them, before any of it is in our notes: a line of
 * which nothing is noted is nobody's word. Lines of our own that come back stay our own.
 */
export async function noteOrigins(
  { history, states, provenance }: NoteOriginsPorts,
  remote: Remote,
  taken: readonly Taken[],
): Promise<void> {
  if (taken.length === 0) return;
  await provenance.ready();
  for (const { theirs, synced: last } of taken) {
    // What was taken in last may have been purged since.
    const synced = last !== undefined && (await history.has(last)) ? last : undefined;
    const lines = await history.added(synced, theirs);
    const foreign = lines.map(({ raw }) => raw).filter((raw) => provenance.originOf(raw) !== undefined);
    provenance.took(foreign, states.nameOf(remote));
    const isForeign = new Set(foreign);
    for (const { signer, raws } of await history.signed(synced, theirs))
      provenance.signed(
        raws.filter((raw) => isForeign.has(raw)),
        signer,
      );
  }
}
