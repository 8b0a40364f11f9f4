import type { Command } from 'commander';
import { isLive, newestFirst, trustOf } from '../../../core/memory.ts';
import { oneLine, printable } from '../../../core/text.ts';
import { ageText } from '../../../core/time.ts';
import type { PendingMemory, PendingState } from '../../../memories/pending.ts';
import { colors, print, printJson, wholeNumber } from '../io.ts';
import { withWired } from '../setting.ts';
import { memoryJson, memoryLine } from './show-memory.ts';

const STATE: Readonly<Record<PendingState, string>> = {
  waiting: 'waiting',
  open: 'open failure',
  held: 'held for review',
};

/** What waits in a queue in one line: id, sentence, kind, state, session and age. */
function pendingLine({ id, ns, kind, summary, pending, session, at }: PendingMemory, nowMs: number): string {
  const label = `${ns}/${kind}, ${STATE[pending]}, session ${oneLine(session, 40)}, ${ageText(at, nowMs)}`;
  return `${colors.yellow(id)}  ${oneLine(printable(summary), 160)} ${colors.dim(`(${oneLine(printable(label), 160)})`)}`;
}

function pendingJson(memory: PendingMemory): object {
  const {
    id,
    pending: state,
    at,
    session,
    agent,
    ns,
    kind,
    summary,
    body,
    evidence,
    severity,
    tags,
    files,
  } = memory;
  const said = { ns, kind, summary, body, evidence, severity, tags, files: files.map(({ path }) => path) };
  return { id, state, at, session, agent, ...said };
}

interface ListOptions {
  readonly ns?: string;
  readonly limit?: number;
  readonly all?: true;
  readonly pending?: true;
  readonly json?: true;
}

/** `cs-memory list`: all memories, the newest first. */
export function addList(program: Command): void {
  program
    .command('list')
    .summary('list all memories, newest first')
    .description('Lists the memories of this repository and your own, most recently seen first.')
    .option('--ns <namespace>', 'only this namespace')
    .option('--limit <n>', 'maximum number of memories (default: all)', wholeNumber(1, 1_000_000))
    .option('--all', 'include forgotten, superseded and expired memories')
    .option(
      '--pending',
      'list what is still queued and not in a note yet; `forget` and `purge` accept these ids',
    )
    .option(
      '--json',
      'print {"memories": [{"id", "ns", "kind", "summary", …}]}; with --pending {"pending": […]}',
    )
    .addHelpText('after', '\nExample:\n  cs-memory list --ns decisions --limit 5')
    .action(async (options: ListOptions) => {
      const nowMs = Date.now();
      if (options.pending) return listPending(options, nowMs);
      const { all, settings } = await withWired(async ({ stores, trusting }) => {
        const found = await stores.all();
        return { all: found, settings: await trusting.settings(found.length > 0) };
      });
      const memories = all
        .filter(({ memory }) => options.all || isLive(memory, nowMs))
        .filter(({ memory: { ns } }) => options.ns === undefined || ns === options.ns)
        .sort(newestFirst)
        .slice(0, options.limit);
      if (options.json)
        printJson({
          memories: memories.map((it) =>
            memoryJson(it.memory, { scope: it.scope, trust: trustOf(it, settings) }),
          ),
        });
      else for (const it of memories) print(memoryLine(it.memory, nowMs, it.scope, trustOf(it, settings)));
    });
}

async function listPending({ ns, limit, json }: ListOptions, nowMs: number): Promise<void> {
  const all = await withWired(({ pending }) => pending.list());
  const waiting = all.filter((memory) => ns === undefined || memory.ns === ns).slice(0, limit);
  if (json) printJson({ pending: waiting.map(pendingJson) });
  else for (const memory of waiting) print(pendingLine(memory, nowMs));
}
