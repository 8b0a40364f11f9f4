import { decodeLine } from '../../domain/note-line.ts';
import type { MemoryIndex } from '../../ports/recall.ts';
import type { NotesHistory, NotesRemote, Remote } from '../../ports/sync.ts';
import type { Station } from './stations.ts';

/** What a push would show, and to whom: what somebody should see before the first one. */
export interface Visible {
  readonly remote: string;
  readonly urls: readonly string[];
  readonly audience: Awaited<ReturnType<NotesRemote['audience']>>;
  /**
   * How many memories of each namespace would be new there, as far as is known without asking; also those that are
   * not recalled any more: their texts go along.
   */
  readonly namespaces: readonly {
    readonly ns: string;
    readonly memories: number;
    readonly notLive: number;
  }[];
  /** Names and addresses of those who wrote them. */
  readonly authors: readonly string[];
}

export interface VisiblePorts {
  readonly index: MemoryIndex;
  readonly history: NotesHistory;
  readonly remote: NotesRemote;
}

export async function visibleTo(
  ports: VisiblePorts,
  remote: Remote,
  stations: readonly Station[],
): Promise<Visible> {
  const authors = new Set<string>();
  const namespaces: Visible['namespaces'][number][] = [];
  for (const { ns, local, synced } of stations) {
    if (local === undefined || local === synced) continue;
    const memories = await ports.index.known(await newIds(ports.history, synced, local));
    let notLive = 0;
    for (const { author, forgotten, supersededBy } of memories.values()) {
      if (author !== undefined) authors.add(author);
      if (forgotten || supersededBy !== undefined) notLive += 1;
    }
    namespaces.push({ ns, memories: memories.size, notLive });
  }
  const { name, urls } = remote;
  const audience = await ports.remote.audience(remote);
  return { remote: name, urls, audience, namespaces, authors: [...authors].sort() };
}

/** The memories that are not in what the remote had at the last sync. */
async function newIds(
  history: NotesHistory,
  synced: string | undefined,
  local: string,
): Promise<readonly string[]> {
  const from = synced !== undefined && (await history.has(synced)) ? synced : undefined;
  const lines = (await history.added(from, local)).map(({ raw }) => decodeLine(raw));
  const ids = lines.flatMap((line) => (typeof line === 'object' && line.type === 'memory' ? [line.id] : []));
  return [...new Set(ids)];
}
