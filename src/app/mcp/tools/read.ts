import * as z from 'zod';
import { inert } from '../../../core/inert.ts';
import { expiresMs, HANDOFFS, isListed, isLive, newestFirst } from '../../../core/memory.ts';
import { shortLine } from '../../../core/text.ts';
import { untilText } from '../../../core/time.ts';
import { isFromOtherTimes } from '../../../recall/date-words.ts';
import { unnamedIn } from '../../../recall/order.ts';
import { type Tellable, type Told, writeRecall } from '../../../recall/recall-text.ts';
import type { HydratedFile } from '../../../recall/recall-truth.ts';
import { failureText } from '../../doctor/activity.ts';
import { loggedFailures, statusNow } from '../../wire/overview.ts';
import { fenced, MEMORY_ID, memoryLine, off, texts, tool, whole, words } from '../answers.ts';

const INPUT = z.strictObject({
  query: words(
    1,
    10_000,
    'What you want to know, in words: an error message, a name, a question. Time expressions ("last week", "in May") narrow the search.',
  ),
  limit: whole(1, 50, 5, 'Maximum number of memories.'),
  files: texts(50, 'Paths of files at hand: memories about them match too.'),
  tokens: whole(100, 2_700, 1_200, 'Approximate maximum length of the answer in tokens.'),
});

export const recall = tool({
  name: 'recall',
  title: 'Recall',
  description:
    'Finds what earlier sessions in this repository learned: errors and what fixed them, decisions and their reasons, conventions, where work stopped. Ask before you debug an error that may have occurred before, before you reopen a decision, and when the user refers to earlier work. Returns short entries with ids; `explain_memory` shows everything about one.',
  input: INPUT,
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ query, limit, files = [], tokens }, { wired, signal }) => {
    const inside = files.flatMap((file) => wired.relativePath(file) ?? []);
    const question = { text: query, files: inside.map((path) => ({ path })) };
    const found = await wired.recall.ask(question, limit);
    signal.throwIfAborted();
    await wired.stores.save();
    const nowMs = Date.now();
    const title = isFromOtherTimes(query, found, nowMs)
      ? 'Nothing that fits is from that time. What fits from other times.'
      : inside.length === 0 && (await unnamedIn(query, found)) !== undefined
        ? 'Nothing names what this question is about. What is near it.'
        : 'What fits this question.';
    const told = writeRecall(title, found.map(inOneLine), { nowMs, maxTokens: tokens });
    return told?.text ?? 'No memory fits.';
  },
});

/** A handoff is a page: whoever wants all of it asks for it by its id. */
function inOneLine(told: Told): Told {
  const { body: _body, ...memory } = told.memory;
  return memory.ns === HANDOFFS ? { ...told, memory } : told;
}

export const listMemories = tool({
  name: 'list_memories',
  title: 'List memories',
  description:
    'Lists the memories of this repository and of the user, newest first, one line each with its id; handoffs only by their namespace or with `all`. To find something, use `recall`.',
  input: z.strictObject({
    namespace: z
      .string()
      .optional()
      .describe('Only this one: learnings, decisions, blockers, progress, patterns, handoffs.'),
    limit: whole(1, 100, 20, 'Maximum number of memories, newest first.'),
    offset: z.number().int().min(0).default(0).describe('How many to skip.'),
    all: off('True to include handoffs and forgotten, superseded and expired memories.'),
  }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ namespace, limit, offset, all }, { wired: { stores } }) => {
    const nowMs = Date.now();
    const known = (await stores.all()).filter(({ memory }) => all || isLive(memory, nowMs));
    const found = known.filter(({ memory: { ns } }) => isListed(ns, namespace, all)).sort(newestFirst);
    // Where a namespace was asked for that is empty, or no such name: those that are not.
    const others = [...new Set(known.map(({ memory }) => memory.ns))].sort().join(', ');
    if (found.length === 0) return `There are none.${others && ` There are some in ${others}.`}`;
    const page = found.slice(offset, offset + limit);
    const left = found.length - offset - page.length;
    const next = left > 0 ? ` ${left} more from offset ${offset + page.length}.` : '';
    return fenced(`${page.length} of ${found.length} memories, newest first.${next}`, page.map(memoryLine));
  },
});

export const explainMemory = tool({
  name: 'explain_memory',
  title: 'Explain a memory',
  description:
    'Shows everything about one memory: its whole text, its evidence, who wrote it and when, its commit, whether the code it refers to is still the same, and what replaced it.',
  input: z.strictObject({
    id: MEMORY_ID,
    contents: off('True to include its files as they were when it was made.'),
  }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ id, contents }, { wired: { recall, hydrate }, signal }) => {
    const recalled = await recall.byId(id);
    signal.throwIfAborted();
    return explanation(recalled, contents ? await hydrate(recalled.memory) : [], Date.now());
  },
});

export const memoryStatus = tool({
  name: 'memory_status',
  title: 'Memory status',
  description:
    'Shows which repository this is about, how many memories there are in each namespace, what is waiting to be written or reviewed, whether the hooks are switched off here, and what failed in the last seven days.',
  input: z.strictObject({}),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async (_args, { wired }) => {
    const { namespaces, user, waiting, held, background } = await statusNow(wired);
    const { isUserStore, place } = wired.home;
    const where = isUserStore
      ? "no repository here: these are the user's own memories"
      : `repository: ${place.root ?? place.gitDir}`;
    const rows = namespaces.map(
      ({ ns, live, all }) => `${ns}: ${live}${all > live ? ` (and ${all - live} no longer recalled)` : ''}`,
    );
    const nowMs = Date.now();
    const failed = Object.entries(background).filter(([, last]) => last?.outcome === 'failed');
    return [
      where,
      ...(wired.config.enabled ? [] : [SWITCHED_OFF]),
      ...(rows.length === 0 ? ['no memories yet'] : rows),
      `the user's own: ${user.live}`,
      `waiting for the next flush: ${waiting.count}`,
      `waiting for a review: ${held}`,
      ...failed.map(([job, last]) => `failed: ${job}, ${last.started_at}; \`cs-memory doctor\` shows why`),
      ...loggedFailures(process.env, nowMs)
        .slice(0, MAX_FAILURES)
        .map((failure) => `failed, in the log: ${failureText(failure, nowMs)}`),
    ].join('\n');
  },
});

const SWITCHED_OFF = 'the hooks are switched off here: nothing is kept or recalled by itself';
const MAX_FAILURES = 5;

const MAX_FILE_CHARS = 6_000;

/** All of one memory, in two fences: what recall tells of it, and where it comes from. */
export function explanation(
  recalled: Tellable,
  files: readonly Pick<HydratedFile, 'path' | 'text'>[],
  nowMs: number,
): string {
  const { memory, fileStates = [] } = recalled;
  const { usefulCount, uselessCount, seenIn, supersededBy, forgotten, session, agent, tags } = memory;
  const rows: readonly (readonly [string, string | false | undefined])[] = [
    ['met', memory.at],
    ['by session', session],
    ['by subagent', agent],
    ['seen again in sessions', seenIn.length > 0 && `${seenIn.length}, last ${memory.lastSeenAt}`],
    ['useful', usefulCount > 0 && `${usefulCount} times`],
    ['useless', uselessCount > 0 && `${uselessCount} times`],
    ['files', fileStates.map(({ path, state }) => `${path} (${state})`).join(', ')],
    ['tags', tags.join(', ')],
    ['error signature', memory.signature],
    ['expires', untilText(expiresMs(memory), nowMs)],
    ['state', forgotten ? 'forgotten' : supersededBy && `superseded by ${supersededBy}`],
  ];
  const lines = rows.flatMap(([name, value]) =>
    value ? [`- ${name}: ${inert(shortLine(value, 400))}`] : [],
  );
  const told = writeRecall('This memory.', [recalled], { nowMs })?.text ?? '';
  return [told, fenced('Where it comes from and its current state.', lines), ...filesText(files)].join(
    '\n\n',
  );
}

function filesText(files: readonly Pick<HydratedFile, 'path' | 'text'>[]): string[] {
  if (files.length === 0) return [];
  let room = MAX_FILE_CHARS;
  const lines = files.flatMap(({ path, text }) => {
    const head = `--- ${inert(shortLine(path, 200))}`;
    if (text === undefined) return [`${head}: cannot be shown`];
    const told = inert(text.slice(0, room));
    room -= told.length;
    return told === '' ? [`${head}: left out for lack of space`] : [head, told];
  });
  return [fenced('Its files as they were when it was made.', lines)];
}
