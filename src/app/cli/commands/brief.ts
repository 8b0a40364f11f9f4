// What inject-brief does with the index's files alone: no git but one status, no commander, no filters.

import { defined } from '../../../core/basics.ts';
import { writeLog } from '../../../files/log.ts';
import { editBrief } from '../../../recall/edit-brief.ts';
import type { ContextRequest } from '../../../recall/inject-context.ts';
import { type RecallText, type Tellable, writeRecall } from '../../../recall/recall-text.ts';
import { noteShown } from '../../../recall/shown-ledger.ts';
import type { tellPrompt } from '../../hooks/user-prompt-submit.ts';
import { type AskedGit, type Exact, wireExact } from '../../wire/exact.ts';
import type { Place } from '../../wire/home.ts';
import { changedFiles, renamedTo } from '../../wire/look.ts';
import { currentSession } from '../../wire/session.ts';
import {
  type ContextOptions,
  readContextRequest,
  readVariables,
  SESSION_VARIABLES,
  targetOf,
  warnOfMissing,
} from '../variables.ts';

export interface BriefOptions extends ContextOptions {
  readonly file?: readonly string[] | undefined;
  readonly command?: string | undefined;
}

type Brief = Readonly<{ text?: string; ids: readonly string[] }>;

const BRIEF_TOKENS = 200;
export const BRIEF_BUDGET = [50, 2_000] as const;
/** So many files are asked about; more are no piece of work that a few lines could be about. */
const MAX_FILES = 20;
const NOTHING: Brief = { ids: [] };

/** Whom to tell what about: a call without file and command by its description; nothing named: git status, and the newest open session, if any. */
function readBriefRequest(
  { file = [], command, query: words, budget, sessionId }: BriefOptions,
  { cwd, env }: Place,
) {
  const isNamed = file.length > 0 || command !== undefined || words !== undefined;
  const { values, missing } = readVariables(
    {
      session: [sessionId, ...SESSION_VARIABLES],
      name: [isNamed ? '' : undefined, 'TOOL_NAME'],
      input: [isNamed ? '' : undefined, 'TOOL_INPUT'],
      description: [isNamed ? '' : undefined, 'TOOL_DESCRIPTION'],
    },
    env,
  );
  const { path, command: toRun = command } = isNamed ? {} : targetOf(values);
  const files = path === undefined ? file : [path];
  const isUnnamed = files.length === 0 && toRun === undefined;
  const query = words ?? (isUnnamed && values.description !== '' ? values.description : undefined);
  const session = values.session || currentSession({ cwd, env });
  const request = defined({ session, files, command: toRun, query, budget });
  return { request, missing: missing.filter((name) => name !== 'TOOL_DESCRIPTION') };
}

/**
 * What was settled about files or a command; what is told is noted as shown. Undefined where git has to be asked first who the user
 * is, or the index is behind: then `asked` is what it said. Throws CONFIG_INVALID.
 */
async function makeBrief(
  request: ReturnType<typeof readBriefRequest>['request'],
  { cwd, env }: Place,
  asked?: AskedGit,
): Promise<Brief | undefined> {
  const exact = await wireExact(defined({ cwd, env, session: request.session, asked }));
  try {
    const { enabled, editBrief: settings } = exact.config;
    if (!enabled || !settings.enabled) return NOTHING;
    if (!exact.isReady) return asked === undefined && exact.mayBecomeReady() ? undefined : NOTHING;
    const { files, command } = request;
    const isNamed = files.length > 0 || command !== undefined;
    const paths = isNamed ? files : await changedFiles(cwd, env);
    // What no sweep has seen yet git knows; asking it of all that a work tree has changed would take long.
    const before = (path: string) => (isNamed ? renamedTo(path, { cwd, env }) : {});
    const found = await findAll(exact, paths.slice(0, MAX_FILES), command, before);
    const title = isNamed ? 'Before this step.' : 'About the files changed here.';
    const maxTokens = request.budget ?? Math.min(BRIEF_TOKENS, settings.tokens);
    const brief = writeRecall(title, found, { nowMs: Date.now(), maxTokens, isBrief: true });
    if (brief === undefined) return NOTHING;
    const ids = brief.shown.map(({ memory }) => memory.id);
    noteShown(exact.states, exact.reader, ids, { atMs: Date.now() });
    return { text: brief.text, ids };
  } finally {
    exact.close();
  }
}

/** Of each file the best first, then the next of each, so that no file takes all the room. */
async function findAll(
  exact: Exact,
  paths: readonly string[],
  command: string | undefined,
  renamed: (path: string) => ReturnType<typeof renamedTo> | Parameters<Exact['follow']>[0],
): Promise<readonly Tellable[]> {
  const lists: (readonly Tellable[])[] = command === undefined ? [] : [await editBrief(exact, { command })];
  for (const path of paths) {
    const found = await editBrief(exact, { path });
    if (found.length === 0) exact.follow(await renamed(path));
    lists.push(found.length === 0 ? await editBrief(exact, { path }) : found);
  }
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...new Map(inTurn.map((it) => [it.memory.id, it])).values()];
}

/** What needs more than the index's files. */
export interface InjectServices {
  injectContext(request: ContextRequest): Promise<RecallText | undefined>;
  /** What the hook tells of a prompt. */
  tellPrompt: typeof tellPrompt;
  /** Has git say who the user is, and the index brought up to date. Undefined where that takes too long. */
  askGit(session: string): Promise<AskedGit | undefined>;
}

/** What `inject brief` prints; what is told, and what variables are missing, is noted. */
export async function injectBrief(
  options: BriefOptions,
  place: Place,
  { injectContext, askGit }: InjectServices,
): Promise<string> {
  const { request, missing } = readBriefRequest(options, place);
  const { query, session, budget = BRIEF_TOKENS } = request;
  const find = async (): Promise<Brief | undefined> => {
    if (query !== undefined) return briefOf(await injectContext({ session, query, budget }));
    const brief = await makeBrief(request, place);
    if (brief !== undefined) return brief;
    const asked = await askGit(session);
    return asked && makeBrief(request, place, asked);
  };
  return noted('inject brief', missing, place, (await find()) ?? NOTHING, options.json);
}

/** What `inject context` prints; what is told, and what variables are missing, is noted. */
export async function injectContext(
  options: ContextOptions,
  place: Place,
  services: InjectServices,
): Promise<string> {
  const { request, missing } = readContextRequest(options, place);
  const { query, session, budget } = request;
  if (query.trim() === '')
    return noted(
      'inject context',
      missing,
      place,
      briefOf(await services.injectContext(request)),
      options.json,
    );
  const tokens = budget === undefined ? {} : { CS_MEMORY_PROMPT_RECALL_TOKENS: String(budget) };
  const asking = { cwd: place.cwd, session, env: { ...place.env, ...tokens } };
  const { context: text, memories: ids = [] } = await services.tellPrompt(query, asking);
  return noted('inject context', missing, place, { ids, ...defined({ text }) }, options.json);
}

const briefOf = (told: RecallText | undefined): Brief =>
  told === undefined ? NOTHING : { text: told.text, ids: told.shown.map(({ memory }) => memory.id) };

function noted(
  command: 'inject brief' | 'inject context',
  missing: readonly string[],
  { env }: Place,
  { text, ids }: Brief,
  json: true | undefined,
): string {
  warnOfMissing(command, missing, env);
  const figure = command === 'inject brief' ? 'briefed' : 'recalled';
  if (ids.length > 0) writeLog(env, { event: command, [figure]: ids.length });
  if (json) return `${JSON.stringify({ text, memories: ids })}\n`;
  return text === undefined ? '' : `${text}\n`;
}
