import type { Command } from 'commander';
import { explain } from '../../../capture/model/distil/distil.ts';
import { type Evidence, HANDOFFS, isLive, type Memory, newestFirst, trustOf } from '../../../core/memory.ts';
import { printable, shortLine } from '../../../core/text.ts';
import { ageText } from '../../../core/time.ts';
import type { PendingMemory, PendingState } from '../../../memories/pending.ts';
import { NEVER_TOLD } from '../../../recall/model/told.ts';
import type { Wired } from '../../wire/services.ts';
import { storiesOf } from '../../wire/spool.ts';
import { colors, command, type Flags, print, printJson, sayIfNothing, wholeNumber } from '../io.ts';
import { withWired } from '../setting.ts';
import { HYDRATIONS, type Hydration } from './recall.ts';
import { explanationPage } from './session-work.ts';
import { commitLinks, contentsPage, knownNow, memoryJson, memoryLine, memoryPage } from './show-memory.ts';

const STATE: Readonly<Record<PendingState, string>> = {
  waiting: 'waiting',
  open: 'open failure',
  held: 'held for review',
};

function pendingLine({ id, ns, kind, summary, pending, session, at }: PendingMemory, nowMs: number): string {
  const label = `${ns}/${kind}, ${STATE[pending]}, session ${shortLine(session, 40)}, ${ageText(at, nowMs)}`;
  return `${colors.yellow(id)}  ${shortLine(printable(summary), 160)} ${colors.dim(`(${shortLine(printable(label), 160)})`)}`;
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

type ListOptions = Flags<'all' | 'pending' | 'json'> & { readonly ns?: string; readonly limit?: number };

/** `cs-memory list`: all memories, the newest first. */
export function addList(program: Command): void {
  command(program, 'list', {
    summary: 'list all memories, newest first',
    about:
      'Lists the memories of this repository and your own, most recently seen first. Handoffs are listed only with --ns handoffs or --all.',
    options: {
      '--ns <namespace>': 'only this namespace',
      '--limit <n>': ['maximum number of memories (default: all)', wholeNumber(1, 1_000_000)],
      '--all': 'include forgotten, superseded and expired memories',
      '--pending': 'list what is still queued and not in a note yet; `forget` and `purge` accept these ids',
      '--json': 'print {"memories": [{"id", "ns", "kind", "summary", …}]}; with --pending {"pending": […]}',
    },
    example: 'cs-memory list --ns decisions --limit 5',
  }).action(async (options: ListOptions) => {
    const nowMs = Date.now();
    if (options.pending) return listPending(options, nowMs);
    const { all, settings } = await withWired(async ({ stores, trusting }) => {
      const found = await stores.all();
      return { all: found, settings: await trusting.settings(found.length > 0) };
    });
    const memories = all
      .filter(({ memory }) => options.all || isLive(memory, nowMs))
      .filter(({ memory: { ns } }) => isAskedFor(ns, options))
      .sort(newestFirst)
      .slice(0, options.limit);
    if (options.json)
      printJson({
        memories: memories.map((it) =>
          memoryJson(it.memory, { scope: it.scope, trust: trustOf(it, settings) }),
        ),
      });
    else {
      for (const it of memories) print(memoryLine(it.memory, nowMs, it.scope, trustOf(it, settings)));
      sayIfNothing(memories.length);
    }
  });
}

/** A handoff is a page for the next session, no memory that somebody looks for in a list. */
const isAskedFor = (listed: string, { ns, all }: ListOptions): boolean =>
  ns === undefined ? listed !== HANDOFFS || all === true : listed === ns;

async function listPending({ ns, limit, json }: ListOptions, nowMs: number): Promise<void> {
  const all = await withWired(({ pending }) => pending.list());
  const waiting = all.filter((memory) => ns === undefined || memory.ns === ns).slice(0, limit);
  if (json) return printJson({ pending: waiting.map(pendingJson) });
  for (const memory of waiting) print(pendingLine(memory, nowMs));
  sayIfNothing(waiting.length);
}

/** `cs-memory show`: all of one memory. */
export function addShow(program: Command): void {
  command(program, 'show <id>', {
    summary: 'show everything about a memory',
    about: 'Shows everything that is known about a memory. A prefix of its id is enough if it is unique.',
    options: {
      '--hydrate <what>': [
        'how much to show; `files` adds its files as they were at its commit',
        HYDRATIONS,
        'full',
      ],
      '--why': 'show what it was made from: sentences, or what failed and what helped; and what was dropped',
      '--json': 'print {"memory": {"id", "ns", "kind", "summary", …}}',
    },
    example: 'cs-memory show 3f2a',
  }).action(async (id: string, { hydrate, why, json }: { hydrate: Hydration; why?: true; json?: true }) => {
    await withWired(async (wired) => {
      const found = await wired.recall.byId(id);
      if (why) return tellWhy(found.memory, wired, json);
      const contents = hydrate === 'files' ? await wired.hydrate(found.memory) : undefined;
      const { memory } = found;
      const { body: _body, ...brief } = memory;
      const shown = hydrate === 'summary' ? brief : memory;
      if (json)
        return printJson({
          memory: {
            ...memoryJson(shown, { ...knownNow(found), contents }),
            told: toldJson(wired, memory.id),
          },
        });
      print(
        hydrate === 'summary'
          ? memoryLine(memory, Date.now(), found.scope)
          : memoryPage(found, Date.now(), {
              link: await commitLinks(wired, { isPaged: false }),
              told: wired.toldCounts.read().get(memory.id),
            }),
      );
      if (contents !== undefined && contents.length > 0) print(contentsPage(contents));
    });
  });
}

function toldJson({ toldCounts }: Pick<Wired, 'toldCounts'>, id: string): object {
  const { told, used } = toldCounts.read().get(id) ?? NEVER_TOLD;
  return { sessions: told, used };
}

function tellWhy(
  { session, summary, id, evidence, body = '' }: Memory,
  { home, config }: Pick<Wired, 'home' | 'config'>,
  json?: true,
): void {
  const gathered = session === undefined ? undefined : storiesOf(home).read(session).gathered;
  const { candidates = [], ...progress } = gathered ?? {};
  const { memories, dropped } = explain(candidates, config.answers.threshold, progress);
  const from = memories.find((one) => one.summary === summary)?.from ?? [];
  const call = evidence === 'test-verified' || evidence === 'tool-observed' ? callIn(body) : {};
  if (json) printJson({ id, session, evidence, ...call, from, dropped });
  else if (from.length > 0)
    print(explanationPage({ memories: [{ summary, worth: from[0]?.worth ?? 0, from }], dropped }));
  else {
    const how = session === undefined ? 'no session produced it' : `${HOW[evidence]}, session ${session}`;
    print(`${evidence}: ${how}`);
    for (const [what, text] of Object.entries(call)) print(`  ${what.padEnd(7)} ${printable(text)}`);
  }
}

const HOW: Readonly<Record<Evidence, string>> = {
  'user-stated': 'somebody said it to be remembered',
  'test-verified': 'a command failed, and passed after the fix',
  'tool-observed': 'a tool reported it',
  'model-inferred': 'made from what is no longer kept here',
};

const CALL_PARTS = { While: 'failed', Seen: 'with', Cause: 'cause', Fix: 'fix' } as const;

/** What failed, by which words, and what helped, as the body of a memory that calls made has it. */
const callIn = (body: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...body.matchAll(/^(While|Seen|Cause|Fix): (.+)$/gm)].map(([, part, text = '']) => [
      CALL_PARTS[part as keyof typeof CALL_PARTS],
      text,
    ]),
  );
