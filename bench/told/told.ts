import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupBy } from '../../src/core/basics.ts';
import { CHARS_PER_TOKEN } from '../../src/recall/recall-text.ts';
import { removeOnceQuiet } from '../measure.ts';
import { type Line, replay } from '../worth/replay.ts';
import { readReferences, readTranscripts } from '../worth/sessions.ts';

const startOf = (lines: readonly Line[]): string =>
  lines.map(({ timestamp = '' }) => timestamp).find((at) => at !== '') ?? '';
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

interface Told {
  readonly repo: string;
  readonly session: string;
  readonly event: string;
  readonly text: string;
}

interface ToldFiles {
  readonly folder: string;
  readonly repos: readonly string[] | undefined;
  /** Each line told is written there for a reader: the figures say how much is told, not whether it was worth it. */
  readonly out: string | undefined;
}

/** Plays the sessions of each project one after the other, and prints how much they are told. */
export function measureTold(root: string, { folder, repos, out }: ToldFiles): void {
  const sessions = readTranscripts(folder);
  const projects = groupBy(readReferences(folder, repos), ({ repo }) => repo);

  const told: Told[] = [];
  for (const [repo, references] of projects) {
    const place = mkdtempSync(join(tmpdir(), 'told-'));
    const inOrder = references
      .map(({ session: id }) => ({ id, lines: sessions.get(id) ?? [] }))
      .sort((a, b) => (startOf(a.lines) < startOf(b.lines) ? -1 : 1));
    for (const { id, lines } of inOrder) {
      let isStarted = false;
      replay(root, place, id, lines, (event, text) => {
        const name = event !== 'SessionStart' ? event : isStarted ? 'SessionStart, again' : event;
        if (event === 'SessionStart') isStarted = true;
        told.push({ repo, session: id, event: name, text });
      });
    }
    removeOnceQuiet(place);
  }

  if (out !== undefined) writeFileSync(out, told.map((one) => `${JSON.stringify(one)}\n`).join(''));
  const count = [...projects.values()].flat().length;
  for (const event of new Set(told.map((one) => one.event))) {
    const texts = told.filter((one) => one.event === event).map(({ text }) => text);
    const tokens = texts.map((text) => Math.round(text.length / CHARS_PER_TOKEN));
    const lines = texts.map((text) => text.match(/^- \*\*\[/gm)?.length ?? 0);
    console.log(
      `${event.padEnd(22)} told ${String(texts.length).padStart(3)} times in ${count} sessions; tokens: median ${median(tokens)}, most ${Math.max(...tokens)}; memories: median ${median(lines)}, most ${Math.max(...lines)}`,
    );
  }
}

/** The records of a file with one JSON object a line. */
export function readLines<T>(file: string): readonly T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
