import { groupBy } from '../../../core/basics.ts';
import {
  type Evidence,
  isEpisode,
  isListed,
  isLive,
  type Memory,
  NAMESPACES,
  newestFirst,
  type ScopedMemory,
  type Trust,
  trustOf,
} from '../../../core/memory.ts';
import { printable, shortLine } from '../../../core/text.ts';
import { ageText } from '../../../core/time.ts';
import { listPending, type PendingMemory, type PendingState } from '../../../memories/pending.ts';
import { NEVER_TOLD } from '../../../recall/told.ts';
import { nearestName } from '../../config/config-jsonc.ts';
import { explainSession } from '../../wire/distil.ts';
import type { Wired } from '../../wire/services.ts';
import { type Answer, command, wholeNumber } from '../command.ts';
import { colors, idLine, pick, withWired } from '../io.ts';
import { HYDRATIONS, shownOf } from './recall.ts';
import { explanationPage, toldIn } from './session-work.ts';
import { commitLinks, contentsPage, knownNow, memoryJson, memoryLine, memoryPage } from './show-memory.ts';

const STATE: Readonly<Record<PendingState, string>> = {
  waiting: 'waiting',
  open: 'open failure',
  held: 'held for review',
};

function pendingLine({ id, ns, kind, summary, pending, session, at }: PendingMemory, nowMs: number): string {
  const label = `${ns}/${kind}, ${STATE[pending]}, session ${shortLine(session, 40)}, ${ageText(at, nowMs)}`;
  return idLine(id, summary, 160, shortLine(label, 160));
}

const pendingJson = (memory: PendingMemory): object => ({
  ...pick(memory, 'id', 'at', 'session', 'agent', 'ns', 'kind', 'summary', 'body'),
  ...pick(memory, 'evidence', 'severity', 'tags'),
  state: memory.pending,
  files: memory.files.map(({ path }) => path),
});

type Listed = ScopedMemory & { readonly trust: Trust };

/** Memories that say the same sentence, of several sessions or people, are one line: the newest. */
function linesOf(memories: readonly Listed[]): readonly string[] {
  const same = groupBy(memories, ({ memory, scope }) => `${scope} ${memory.ns} ${memory.summary}`);
  return [...same.values()].flatMap(([first, ...others]) => {
    const more = others.length > 0 ? colors.dim(` and ${others.length} more that say the same`) : '';
    return first === undefined ? [] : memoryLine(first) + more;
  });
}

export const addList = command('list', {
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
  run: async ({ pending, ns, all: isAll, limit }) => {
    const nowMs = Date.now();
    if (pending) {
      const queued = await withWired(({ own }) => listPending(own));
      const waiting = queued.filter((memory) => ns === undefined || memory.ns === ns).slice(0, limit);
      const text = waiting.map((memory) => pendingLine(memory, nowMs));
      return { json: { pending: waiting.map(pendingJson) }, text, isList: true };
    }
    const [all, settings] = await withWired(async ({ stores, trusting }) => {
      const found = await stores.all();
      return [found, await trusting.settings(found.length > 0)] as const;
    });
    const memories = all
      .filter(({ memory }) => (isAll || isLive(memory, nowMs)) && isListed(memory.ns, ns, isAll === true))
      .sort(newestFirst)
      .slice(0, limit)
      .map((it) => ({ ...it, trust: trustOf(it, settings) }));
    const known = [...new Set([...NAMESPACES, ...all.map(({ memory }) => memory.ns)])];
    const meant = ns === undefined || known.includes(ns) ? undefined : nearestName(ns, known);
    return {
      ifNothing: meant && `; did you mean --ns ${meant}?`,
      json: () => ({ memories: memories.map((it) => memoryJson(it.memory, pick(it, 'scope', 'trust'))) }),
      text: () => linesOf(memories),
      isList: true,
    };
  },
});

export const addShow = command('show <id>', {
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
  run: (id, { hydrate, why }) =>
    withWired(async (wired) => {
      const found = await wired.recall.byId(id);
      const { memory } = found;
      if (why) return whyOf(memory, wired);
      const contents = hydrate === 'files' ? await wired.hydrate(memory) : undefined;
      const counts = wired.toldCounts.read().get(memory.id);
      const { told, used } = counts ?? NEVER_TOLD;
      const more = { ...knownNow(found), contents };
      const brief = memoryLine({ memory, scope: found.scope });
      const page = hydrate === 'summary' ? brief : memoryPage(found, await commitLinks(wired, false), counts);
      return {
        json: { memory: { ...memoryJson(shownOf(memory, hydrate), more), told: { sessions: told, used } } },
        text: [page, contents?.length ? contentsPage(contents) : undefined],
      };
    }),
});

async function whyOf(memory: Memory, wired: Wired): Promise<Answer> {
  const { session, summary, id, evidence, body = '' } = memory;
  const { memories, kept, dropped } = explainSession(wired, session, await toldIn(wired));
  const from = memories.find((one) => one.summary === summary)?.from ?? [];
  const call = evidence === 'user-stated' ? {} : callIn(body);
  const made = isEpisode(memory) ? 'told from the course of its session' : howMade(evidence, call);
  const how = session === undefined ? 'no session produced it' : `${made}, session ${session}`;
  const parts = Object.entries(call).map(([what, text]) => `  ${what.padEnd(7)} ${printable(text)}`);
  const text =
    from.length > 0
      ? explanationPage({ memories: [{ summary, worth: from[0]?.worth ?? 0, from }], kept, dropped })
      : [printable(summary), `  ${evidence}: ${how}`, ...parts];
  return { json: { id, session, evidence, ...call, from, dropped }, text };
}

const HOW: Readonly<Record<Evidence, string>> = {
  'user-stated': 'somebody said it to be remembered',
  'test-verified': 'a command failed, and passed after the fix',
  'tool-observed': 'a tool reported it',
  'model-inferred': 'concluded in its session, or handed over; no sentence behind it is kept here',
};

function howMade(evidence: Evidence, { failed, fix }: ReturnType<typeof callIn>): string {
  if (evidence !== 'model-inferred' || failed === undefined) return HOW[evidence];
  return `a command failed${fix === undefined ? '' : ', and something else worked'}`;
}

const CALL_PARTS = new Map(
  Object.entries({ While: 'failed', Seen: 'with', Cause: 'cause', Fix: 'fix', Why: 'why' }),
);

function callIn(body: string): Readonly<Record<string, string>> {
  const parts = [...body.matchAll(/^(While|Seen|Cause|Fix|Why): (.+)$/gm)];
  return Object.fromEntries(parts.map(([, part = '', text = '']) => [CALL_PARTS.get(part), text]));
}
