// What the worth of candidates is learned from: whole sessions (transcripts and what a careful reader noted of them), and grades by reading.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Candidate } from '../../src/domain/distil/candidate.ts';
import { gather, NOTHING_GATHERED } from '../../src/domain/distil/gather.ts';
import { transcriptEvents } from '../../src/domain/narrative/transcript-line.ts';

/** The candidates of one recorded session. */
export interface RecordedSession {
  readonly session: string;
  readonly repo: string;
  readonly candidates: readonly Candidate[];
}

interface Line {
  readonly isSidechain?: boolean;
  readonly message?: { readonly content?: unknown };
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** The sessions below a folder of measuring data (`transcripts.dev.jsonl.gz`, `references.dev.jsonl`). */
export function readSessions(folder: string): readonly RecordedSession[] {
  const repos = new Map(
    linesOf(readFileSync(join(folder, 'references.dev.jsonl'), 'utf8')).map((line) => {
      const { session, repo } = JSON.parse(line) as { session: string; repo: string };
      return [session, repo];
    }),
  );
  const lines = new Map<string, Line[]>();
  const packed = readFileSync(join(folder, 'transcripts.dev.jsonl.gz'));
  for (const text of linesOf(gunzipSync(packed).toString('utf8'))) {
    const { session, line } = JSON.parse(text) as { session: string; line: Line };
    lines.set(session, [...(lines.get(session) ?? []), line]);
  }
  return [...lines].map(([session, all]) => ({
    session,
    repo: repos.get(session) ?? '',
    candidates: candidatesOf(all),
  }));
}

function candidatesOf(lines: readonly Line[]): readonly Candidate[] {
  const events = lines.flatMap((line) => transcriptEvents(JSON.stringify(line)));
  return gather(events, NOTHING_GATHERED, '').candidates;
}

/** Last messages of turns by themselves, each as a session of its own: `messages/answers.dev.jsonl` beside the folder. */
export function readAnswers(folder: string): readonly RecordedSession[] {
  const text = readFileSync(join(folder, '../messages/answers.dev.jsonl'), 'utf8');
  return linesOf(text).map((line) => {
    const { uuid, repo, final_message: answer } = JSON.parse(line) as Record<string, string>;
    const said = gather([{ type: 'said', text: answer ?? '' }], NOTHING_GATHERED, '').candidates;
    const candidates = said.map((candidate): Candidate => ({ ...candidate, source: 'last' }));
    return { session: uuid ?? '', repo: (repo ?? '').replace('+', '/'), candidates };
  });
}

/** Names a block of a session without saying it: what was graded is other people's text. */
export function gradeKey(session: string, text: string): string {
  return createHash('sha256')
    .update(`${session}\0${text.slice(0, 60)}`)
    .digest('hex')
    .slice(0, 12);
}
