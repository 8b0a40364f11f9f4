// What a model that distils is asked, and what comes of its answers: npm run bench:model -- <folder> [--repo <owner/name>]… [--requests <folder>] [--replies <folder>] [--kept <file>]
// --requests: each session's request is written there, as <session>.txt. --replies: what a model answered, as <session>.json: grounded as the product does it, and held against the references.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createFilterPipeline } from '../../filters/pipeline.ts';
import { type Digest, digestOf, digestText } from '../../src/capture/digest.ts';
import { borneOut, MOST_MEMORIES, requestOf } from '../../src/capture/distil-request.ts';
import { filteredEvents } from '../../src/capture/distil-session.ts';
import { namesIgnored } from '../../src/capture/shell.ts';
import { priceOf, replyIn } from '../../src/extras/distiller/claude.ts';
import { CHARS_PER_TOKEN } from '../../src/recall/recall-text.ts';
import { LOADERS } from '../../test/helpers/repo.ts';
import { type Reference, readReferences, readTranscripts } from './sessions.ts';

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
const tokensIn = (text: string): number => Math.round(text.length / CHARS_PER_TOKEN);

const says = (must: readonly string[], text: string): boolean =>
  must.length > 0 && must.every((pattern) => new RegExp(pattern, 'i').test(text));

/** Hits among all, for each weight. */
const counted = () => new Map<number, [hits: number, all: number]>();
function count(counts: ReturnType<typeof counted>, weight: number, isHit: boolean): void {
  const [hits, all] = counts.get(weight) ?? [0, 0];
  counts.set(weight, [hits + (isHit ? 1 : 0), all + 1]);
}
const share = (counts: ReturnType<typeof counted>, ...weights: readonly number[]): string => {
  const sum = (at: 0 | 1): number => weights.reduce((total, one) => total + (counts.get(one)?.[at] ?? 0), 0);
  return `${sum(0)}/${sum(1)} = ${(sum(0) / Math.max(1, sum(1))).toFixed(2)}`;
};
const spread = (numbers: readonly number[]): string => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return `median ${sorted[sorted.length >> 1] ?? 0}, most ${sorted.at(-1) ?? 0}`;
};

const filters = createFilterPipeline(LOADERS);
const sessions = readTranscripts(folder);
const tokens = { digest: [] as number[], request: [] as number[], reply: [] as number[] };
const [stand, found] = [counted(), counted()];
const kept: object[] = [];
let trapped = 0;
const dropped: string[] = [];

for (const { session, memories, traps = [] } of readReferences(folder, values.repo)) {
  const lines = (sessions.get(session) ?? []).map((line) => JSON.stringify(line));
  const digest = digestOf(filteredEvents(lines, filters), {
    isIgnored: (text) => namesIgnored(text, filters),
  });
  const { system, text } = requestOf(digest, []);
  tokens.digest.push(tokensIn(digestText(digest)));
  tokens.request.push(tokensIn(system + text));
  for (const { weight, must } of memories) count(stand, weight, says(must, digestText(digest)));
  if (values.requests !== undefined) {
    mkdirSync(values.requests, { recursive: true });
    writeFileSync(join(values.requests, `${session}.txt`), `${system}\n\n${text}\n`);
  }
  const file = join(values.replies ?? '', `${session}.json`);
  if (values.replies !== undefined && existsSync(file)) hold({ session, memories, traps }, digest, file);
}

/** Grounds a reply, and counts what of the references it has. */
function hold(
  { session, memories, traps = [] }: Omit<Reference, 'repo'>,
  digest: Digest,
  file: string,
): void {
  const answer = readFileSync(file, 'utf8');
  tokens.reply.push(tokensIn(answer));
  const reply = replyIn(answer);
  if (reply === undefined) dropped.push(`${session.slice(0, 8)} the whole reply: malformed`);
  const good = (reply?.memories.slice(0, MOST_MEMORIES) ?? []).flatMap((memory) => {
    const told = borneOut(memory, { digest, known: [], overturned: reply?.overturned ?? [] });
    if (!('dropped' in told)) return [{ ...told, kind: memory.kind }];
    dropped.push(`${session.slice(0, 8)} ${told.dropped} | ${memory.summary}`);
    return [];
  });
  for (const { weight, must } of memories)
    count(
      found,
      weight,
      good.some(({ summary, body }) => says(must, `${summary}\n${body}`)),
    );
  for (const { summary, body, kind } of good) {
    const ref = memories.some(({ must }) => says(must, `${summary}\n${body}`));
    const trap = !ref && traps.some(({ must }) => says(must, summary));
    if (trap) trapped += 1;
    kept.push({ session, kind, summary, body, ref, trap });
  }
}

console.log(`sessions: ${tokens.request.length}`);
for (const [what, numbers] of Object.entries(tokens))
  if (numbers.length > 0) console.log(`tokens of a ${what}: ${spread(numbers)}`);
console.log(`references of weight 2 and 3 whose words stand in the digest: ${share(stand, 2, 3)}`);
for (const model of ['haiku', 'sonnet']) {
  const outputTokens = tokens.reply.length > 0 ? tokens.reply : [1_000];
  const usd = tokens.request.map((inputTokens, at) =>
    Number(priceOf(model, inputTokens, outputTokens[at] ?? 1_000).toFixed(4)),
  );
  console.log(`US dollars at the price of ${model}: ${spread(usd)}`);
}
if (tokens.reply.length > 0) {
  for (const weight of [3, 2, 1]) console.log(`weight ${weight}: ${share(found, weight)}`);
  console.log(`weight 2 and 3: ${share(found, 2, 3)}`);
  console.log(
    `kept ${kept.length}, of which ${trapped} look like traps; dropped ${dropped.length}${dropped.map((one) => `\n  ${one}`).join('')}`,
  );
}
if (values.kept !== undefined)
  writeFileSync(values.kept, kept.map((one) => `${JSON.stringify(one)}\n`).join(''));
