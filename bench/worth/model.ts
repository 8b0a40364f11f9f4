// What a model that distils is asked, and what comes of its answers: npm run bench:model -- <folder> [--repo <owner/name>]… [--requests <folder>] [--replies <folder>] [--kept <file>]
// --requests: each session's request is written there, a file each. --replies: what a model answered, in files of the same names: grounded as the product does it, and held against the references.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createFilterPipeline } from '../../filters/pipeline.ts';
import { filteredEvents, namesIgnored } from '../../src/capture/gather-stretch.ts';
import { digestOf } from '../../src/capture/model/distil/digest.ts';
import { borneOut, MOST_MEMORIES, requestOf } from '../../src/capture/model/distil/request.ts';
import { replyIn } from '../../src/extras/distiller/reply.ts';
import { LOADERS } from '../../test/helpers/repo.ts';
import { readReferences, readTranscripts } from './sessions.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repo: { type: 'string', multiple: true },
    requests: { type: 'string' },
    replies: { type: 'string' },
    kept: { type: 'string' },
  },
});
const [folder = ''] = positionals;
/** As the recall text is budgeted (src/recall/model/recall-text.ts). */
const CHARS_PER_TOKEN = 3.5;

const filters = createFilterPipeline(LOADERS);
const sessions = readTranscripts(folder);
const tokens: number[] = [];
const found = new Map<number, [number, number]>();
const kept: object[] = [];
let dropped = 0;

for (const { session, memories, traps = [] } of readReferences(folder, values.repo)) {
  const lines = (sessions.get(session) ?? []).map((line) => JSON.stringify(line));
  const digest = digestOf(filteredEvents(lines, filters), {
    isIgnored: (text) => namesIgnored(text, filters),
  });
  const request = requestOf(digest, []);
  tokens.push(Math.round((request.system.length + request.text.length) / CHARS_PER_TOKEN));
  if (values.requests !== undefined) {
    mkdirSync(values.requests, { recursive: true });
    writeFileSync(join(values.requests, `${session}.txt`), `${request.system}\n\n${request.text}\n`);
  }
  const file = join(values.replies ?? '', `${session}.txt`);
  if (values.replies === undefined || !existsSync(file)) continue;
  const reply = replyIn(readFileSync(file, 'utf8'));
  const good = (reply?.memories ?? []).slice(0, MOST_MEMORIES).flatMap((memory) => {
    const told = borneOut(memory, { digest, known: [] });
    return told === undefined ? [] : [{ ...told, kind: memory.kind }];
  });
  dropped += (reply?.memories.length ?? 0) - good.length;
  const says = (must: readonly string[], text: string): boolean =>
    must.length > 0 && must.every((pattern) => new RegExp(pattern, 'i').test(text));
  for (const { weight, must } of memories) {
    const [hits, all] = found.get(weight) ?? [0, 0];
    const isFound = good.some(({ summary, body }) => says(must, `${summary}\n${body}`));
    found.set(weight, [hits + (isFound ? 1 : 0), all + 1]);
  }
  for (const { summary, body, kind } of good)
    kept.push({ session, kind, summary, body, trap: traps.some(({ must }) => says(must, summary)) });
}

tokens.sort((a, b) => a - b);
console.log(
  `requests: ${tokens.length}; tokens: median ${tokens[tokens.length >> 1] ?? 0}, most ${tokens.at(-1) ?? 0}`,
);
if (values.replies !== undefined) {
  for (const [weight, [hits, all]] of [...found].sort(([a], [b]) => b - a))
    console.log(`weight ${weight}: ${hits}/${all} = ${(hits / all).toFixed(2)}`);
  const [hits, all] = [2, 3].reduce(
    ([a, b], weight) => [a + (found.get(weight)?.[0] ?? 0), b + (found.get(weight)?.[1] ?? 0)],
    [0, 0],
  );
  console.log(
    `weight 2 and 3: ${hits}/${all} = ${(hits / Math.max(1, all)).toFixed(2)}; kept ${kept.length}, dropped as not borne out ${dropped}`,
  );
}
if (values.kept !== undefined)
  writeFileSync(values.kept, kept.map((one) => `${JSON.stringify(one)}\n`).join(''));
