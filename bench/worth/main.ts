// How much of what a careful reader would note of whole sessions is kept, and how much else: npm run bench:worth -- <folder> [--repo <owner/name>]… [--list]
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { removeOnceQuiet } from '../measure.ts';
import { type Kept, replay } from './replay.ts';
import { readReferences, readTranscripts } from './sessions.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { repo: { type: 'string', multiple: true }, list: { type: 'boolean', default: false } },
});
const [folder = ''] = positionals;
const ROOT = resolve(import.meta.dirname, '../..');
const references = readReferences(folder, values.repo);
const sessions = readTranscripts(folder);

const says = (must: readonly string[], text: string): boolean =>
  must.length > 0 && must.every((pattern) => new RegExp(pattern, 'i').test(text));
const textOf = ({ summary, body }: Kept): string => `${summary}\n${body}`;

/** name → found, of how many. */
const rows = new Map<string, [number, number]>();
const count = (name: string, isFound: boolean): void => {
  const [found, all] = rows.get(name) ?? [0, 0];
  rows.set(name, [found + (isFound ? 1 : 0), all + 1]);
};
const perSession: number[] = [];

for (const { session, memories, traps = [] } of references) {
  const place = mkdtempSync(join(tmpdir(), 'worth-'));
  const kept = replay(ROOT, place, session, sessions.get(session) ?? []);
  removeOnceQuiet(place);
  perSession.push(kept.length);
  for (const { summary, weight, source = [], must } of memories) {
    const isFound = kept.some((memory) => says(must, textOf(memory)));
    count(`weight ${weight}`, isFound);
    if (weight >= 2) count('weight 2 and 3', isFound);
    for (const one of source) count(`from ${one}`, isFound);
    if (values.list)
      console.log(`${session.slice(0, 8)} ${isFound ? 'found ' : 'missed'} ${weight} ${summary}`);
  }
  for (const memory of kept) {
    const isWanted = memories.some(({ must }) => says(must, textOf(memory)));
    count('memories that match what a reader noted', isWanted);
    if (values.list && !isWanted)
      console.log(`${session.slice(0, 8)} other  [${memory.kind}] ${memory.summary}`);
  }
  for (const { must } of traps)
    count(
      'traps kept',
      kept.some(({ summary }) => says(must, summary)),
    );
}

perSession.sort((a, b) => a - b);
const median = perSession[Math.floor(perSession.length / 2)] ?? 0;
console.log(
  `${references.length} sessions; memories a session: median ${median}, most ${perSession.at(-1) ?? 0}`,
);
for (const [name, [found, all]] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${name.padEnd(42)} ${(found / all).toFixed(2)}  ${found}/${all}`);
