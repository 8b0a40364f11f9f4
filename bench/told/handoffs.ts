// What a fresh session is told that is asked to go on, for a reader to judge: npm run bench:told -- <folder> --handoffs DIR
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transcriptEvents } from '../../src/capture/transcript.ts';
import { removeOnceQuiet } from '../measure.ts';
import { openClient } from '../worth/client.ts';
import { type Line, replay } from '../worth/replay.ts';
import { readReferences, readTranscripts } from '../worth/sessions.ts';

const MAX_HANDOFFS = 20;
/** Of a session's end; what a handoff has to tell lies mostly in there. */
const END_EVENTS = 40;
const MAX_CHARS = 3_000;

export interface HandoffFiles {
  readonly folder: string;
  readonly repos: readonly string[] | undefined;
  /** `<n>.md` is what was told, `<n>.truth.md` how the session ended. */
  readonly handoffs: string;
}

/** The last prompts, answers and calls, as the transcript has them. */
function endOf(lines: readonly Line[]): string {
  const events = lines.flatMap((line) => transcriptEvents(JSON.stringify(line)));
  const told = events.flatMap((event) => {
    if (event.type === 'prompt') return [`PROMPT: ${event.text}`];
    if (event.type === 'said') return [`ANSWER: ${event.text}`];
    if (event.type === 'call') return [`CALL: ${event.tool} ${JSON.stringify(event.input).slice(0, 300)}`];
    return event.type === 'refused' ? [`TURNED DOWN: ${event.text}`] : [];
  });
  const prompts = told.filter((line) => line.startsWith('PROMPT: '));
  const whole = [...prompts, '', '## The end', ...told.slice(-END_EVENTS)];
  return whole.map((line) => line.slice(0, MAX_CHARS)).join('\n');
}

/** Writes the handoffs of the longest sessions, each in a repository of its own, and how those ended. */
export function writeHandoffs(root: string, { folder, repos, handoffs }: HandoffFiles): void {
  const transcripts = readTranscripts(folder);
  const sessions = readReferences(folder, repos)
    .map(({ session, repo }) => ({ session, repo, lines: transcripts.get(session) ?? [] }))
    .sort((a, b) => b.lines.length - a.lines.length)
    .slice(0, MAX_HANDOFFS);
  mkdirSync(handoffs, { recursive: true });
  const places = sessions.map(({ session, repo, lines }, index) => {
    const place = mkdtempSync(join(tmpdir(), 'told-handoffs-'));
    replay(root, place, session, lines);
    let told = '';
    const fresh = openClient(root, place, 'fresh', (_event, text) => {
      told += `${text}\n\n`;
    });
    fresh.raise('SessionStart', { source: 'startup' }, 'startup');
    fresh.raise('UserPromptSubmit', { prompt: 'continue where we left off' });
    const state = ['status --short', 'log --oneline -8'].map((args) => fresh.git(...args.split(' ')));
    const truth = `Session ${session} of ${repo}\n\n${endOf(lines)}\n\n## Git\n${state.join('\n')}`;
    writeFileSync(join(handoffs, `${index + 1}.md`), told);
    writeFileSync(join(handoffs, `${index + 1}.truth.md`), truth);
    return place;
  });
  // At the end: what a start sets going behind it may still write into the last.
  for (const place of places) removeOnceQuiet(place);
  console.log(`${sessions.length} handoffs written`);
}
