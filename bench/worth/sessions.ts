// Recorded whole sessions: a folder with transcripts.dev.jsonl.gz and references.dev.jsonl.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Line } from './replay.ts';

/** What a careful reader noted of a session. */
export interface Reference {
  readonly session: string;
  readonly repo: string;
  readonly memories: readonly {
    readonly id?: string;
    readonly kind?: string;
    readonly summary: string;
    readonly weight: number;
    readonly source?: readonly string[];
    readonly must: readonly string[];
  }[];
  readonly traps?: readonly { readonly claim: string; readonly must: readonly string[] }[];
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** The references of a folder; of some repositories (`owner/name`) alone, where any are named. */
export function readReferences(folder: string, repos: readonly string[] | undefined): readonly Reference[] {
  return linesOf(readFileSync(join(folder, 'references.dev.jsonl'), 'utf8'))
    .map((line) => JSON.parse(line) as Reference)
    .filter(({ repo }) => repos === undefined || repos.includes(repo));
}

/** The lines of each session's transcript, by its id. */
export function readTranscripts(folder: string): ReadonlyMap<string, readonly Line[]> {
  const sessions = new Map<string, Line[]>();
  const text = gunzipSync(readFileSync(join(folder, 'transcripts.dev.jsonl.gz'))).toString('utf8');
  for (const entry of linesOf(text)) {
    const { session, line } = JSON.parse(entry) as { session: string; line: Line };
    const lines = sessions.get(session);
    if (lines === undefined) sessions.set(session, [line]);
    else lines.push(line);
  }
  return sessions;
}
