// What the worth of candidates is learned from: whole sessions, and grades by reading.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Candidate } from '../../src/capture/model/distil/blocks.ts';
import { type GatherState, gather, NOTHING_GATHERED } from '../../src/capture/model/distil/gather.ts';
import { transcriptEvents } from '../../src/capture/model/narrative/transcript.ts';

/** The candidates of one recorded session. */
export interface RecordedSession {
  readonly session: string;
  readonly repo: string;
  readonly candidates: readonly Candidate[];
  readonly state: GatherState;
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/**
 * The sessions of a folder of measuring data: `transcripts.dev.jsonl.gz` or `sessions.jsonl.gz`, a transcript's line in each of its own, with its `session`, and with
 * its `repo` unless `references.dev.jsonl` names that.
 */
export function readSessions(folder: string): readonly RecordedSession[] {
  const repos = new Map(referencesIn(folder).map(({ session, repo }) => [session, repo]));
  const sessions = new Map<string, string[]>();
  const file = ['transcripts.dev.jsonl.gz', 'sessions.jsonl.gz'].find((name) =>
    existsSync(join(folder, name)),
  );
  for (const text of linesOf(gunzipSync(readFileSync(join(folder, file ?? ''))).toString('utf8'))) {
    const { session, repo, line } = JSON.parse(text) as { session: string; repo?: string; line: unknown };
    if (repo !== undefined) repos.set(session, repo);
    const lines = sessions.get(session) ?? [];
    lines.push(JSON.stringify(line));
    sessions.set(session, lines);
  }
  return [...sessions].map(([session, lines]) => {
    const events = lines
      .flatMap((line) => transcriptEvents(line))
      .map((event) => (event.type === 'result' ? { ...event, output: '' } : event)); // subagents' reports were not graded
    return { session, repo: repos.get(session) ?? '', ...gather(events, NOTHING_GATHERED, '') };
  });
}

function referencesIn(folder: string): readonly { session: string; repo: string }[] {
  const file = join(folder, 'references.dev.jsonl');
  return existsSync(file)
    ? linesOf(readFileSync(file, 'utf8')).map((line) => JSON.parse(line) as { session: string; repo: string })
    : [];
}

const GRADES = new URL('grades.json', import.meta.url);
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * The grades of a session's candidates: by the hash of the session the hashes of its blocks, each with its grade. Both hide what was graded: it is other people's text.
 * A block that is not named in a session that is was read and is worth nothing, unless the session's entry ends with `…`: then it was not read.
 */
export function readGrades(): (session: string, text: string) => number | undefined {
  const all = JSON.parse(readFileSync(GRADES, 'utf8')) as Record<string, string>;
  const sessions = new Map<string, { grades: ReadonlyMap<string, number>; isWhole: boolean }>();
  for (const [session, entry] of Object.entries(all)) {
    const pairs = entry.split(' ').flatMap((pair): [string, number][] => {
      const [block = '', grade] = pair.split(':');
      return grade === undefined ? [] : [[block, Number(grade)]];
    });
    sessions.set(session, { grades: new Map(pairs), isWhole: !entry.endsWith('…') });
  }
  return (session, text) => {
    const entry = sessions.get(hashOf(session));
    return entry?.grades.get(blockHash(session, text)) ?? (entry?.isWhole === true ? 0 : undefined);
  };
}

/** Names a block of a session without saying it. */
const blockHash = (session: string, text: string): string => hashOf(`${session}\0${text.slice(0, 60)}`);
