// Whether what is known of an error is offered when it comes again in other words: npm run bench:told -- <folder> --fixes FILE [--failures FILE] [--half <name>] [--list]
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeCall } from '../../src/capture/detector.ts';
import { removeOnceQuiet, run } from '../measure.ts';
import { openClient } from '../worth/client.ts';
import { readReferences } from '../worth/sessions.ts';
import { readLines } from './told.ts';

interface Failure {
  readonly id: string;
  readonly half?: string;
  readonly command: string;
  readonly output: string;
}

/** A lesson as somebody wrote it, the failure that it was learned from, and one that it helps against. */
interface Pair {
  readonly id: string;
  readonly half?: string;
  readonly memory: { readonly summary: string; readonly content: string };
  readonly first: Failure;
  readonly again: Failure;
}

export interface KnownFiles {
  /** Sessions of which the readers' memories stand in the same store. */
  readonly folder: string;
  readonly fixes: string;
  readonly failures: string | undefined;
  readonly half: string | undefined;
  readonly isListed: boolean;
}

const TOOL = 'Bash';

/** What the product would know the first failure by; undefined where it keeps none. */
function signatureOf({ command, output }: Failure): string | undefined {
  const response = { outcome: 'failure', text: output, interrupted: false } as const;
  const call = { tool: TOOL, input: { command }, response };
  return judgeCall(call, { threshold: 0.6, tools: [TOOL] }).failure?.learning.signature;
}

/** `noted`: as a session that met and solved the first failure leaves it; `told`: as somebody hands it over, its words alone. */
function recordOf({ memory: { summary, content }, first }: Pair, way: 'noted' | 'told'): string {
  const record = { summary, body: content };
  if (way === 'told') return JSON.stringify(record);
  const signature = signatureOf(first);
  return JSON.stringify({ ...record, kind: 'fix', evidence: 'tool-observed', signature });
}

const summariesIn = (told: string): readonly string[] =>
  [...told.matchAll(/^- \*\*\[[^\]]*\]\*\* (.*)$/gm)].map(([, summary = '']) => summary);
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
const isOf = (memory: Pair['memory'], told: string): boolean =>
  plain(told).startsWith(plain(memory.summary).slice(0, 60));

/** Prints how often the right memory is offered, and how often any is to failures of which nothing is known. */
export function measureKnown(root: string, { folder, fixes, failures, half, isListed }: KnownFiles): void {
  const isAsked = (one: { readonly half?: string }): boolean => half === undefined || one.half === half;
  const pairs = readLines<Pair>(fixes);
  const others = failures === undefined ? [] : readLines<Failure>(failures).filter(isAsked);
  const beside = readReferences(folder, undefined)
    .flatMap(({ memories }) => memories)
    .map(({ summary }) => JSON.stringify({ summary }));
  for (const way of ['noted', 'told'] as const) {
    const place = mkdtempSync(join(tmpdir(), 'told-known-'));
    const { repository, env } = openClient(root, place, 'import');
    const cli = join(root, 'plugins/cs/dist/cs-memory.mjs');
    const lines = [...pairs.map((pair) => recordOf(pair, way)), ...beside];
    run(process.execPath, [cli, 'import', '--jsonl'], repository, env, lines.join('\n'));
    const toldTo = (session: string, { command, output }: Failure): readonly string[] => {
      let told = '';
      openClient(root, place, session, (_event, text) => {
        told += text;
      }).raise(
        'PostToolUseFailure',
        { tool_name: TOOL, tool_input: { command }, tool_use_id: session, error: output },
        TOOL,
      );
      return summariesIn(told);
    };
    const asked = pairs.filter(isAsked);
    const ranks = asked.map(({ id, memory, again }) => {
      const told = toldTo(`again-${id}`, again);
      const rank = told.findIndex((one) => isOf(memory, one));
      if (isListed && rank < 0) console.log(`missed ${id}: ${told.join(' | ').slice(0, 300)}`);
      return rank;
    });
    const wrong = others.filter((failure) => {
      const told = toldTo(`other-${failure.id}`, failure);
      if (isListed && told.length > 0)
        console.log(`wrong ${failure.id}: ${failure.output.slice(0, 200)}\n  ${told.join('\n  ')}`);
      return told.length > 0;
    });
    const unsigned = pairs.filter(({ first }) => signatureOf(first) === undefined).length;
    console.log(
      `${way}: offered ${ranks.filter((rank) => rank >= 0).length} of ${asked.length}, first ${ranks.filter((rank) => rank === 0).length}; offers among ${others.length} other failures: ${wrong.length}${way === 'noted' ? `; ${unsigned} of ${pairs.length} without a signature` : ''}`,
    );
    removeOnceQuiet(place);
  }
}
