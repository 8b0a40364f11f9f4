// The commands that scripts run at every prompt and before every step, without the rest of the CLI: a small file of its own in
// dist, at-once.cjs, which takes what speaks to git from the hooks' file beside it. A brief reads the index's files alone: no git but
// one status, no commander, no filters.
import { parseArgs } from 'node:util';
import { defined } from '../../core/basics.ts';
import { writeLog } from '../../files/log.ts';
import { editBrief } from '../../recall/edit-brief.ts';
import type { ContextRequest } from '../../recall/inject-context.ts';
import { type Tellable, writeRecall } from '../../recall/recall-text.ts';
import { lookUp, openExact } from '../hooks/exact.ts';
import type { Outcome } from '../hooks/stdio.ts';
import type { Exact } from '../wire/exact.ts';
import type { Place } from '../wire/home.ts';
import { currentSession } from '../wire/home.ts';
import { changedFiles, renamedTo } from '../wire/look.ts';
import { readGiven, targetOf } from './variables.ts';

interface InjectOptions {
  readonly query?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly budget?: number | undefined;
  readonly json?: true | undefined;
  readonly file?: readonly string[] | undefined;
  readonly command?: string | undefined;
}

const text = { type: 'string' } as const;
const CONTEXT = { query: text, 'session-id': text, budget: text, json: { type: 'boolean' } } as const;
const FLAGS = {
  context: CONTEXT,
  brief: { ...CONTEXT, command: text, file: { type: 'string', multiple: true } },
} as const;
/** In tokens: less is no room for a sentence with its label, and what the client shows of a hook's output (recall-text.ts) has no more. */
export const BUDGETS = { context: [100, 2_700], brief: [50, 2_000] } as const;

/** A command's options as commander would read them; undefined for what it has to judge: another word, a value that is missing or empty, no budget. Pure. */
export function readPlainOptions(name: keyof typeof FLAGS, words: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...words], options: FLAGS[name] });
    const { 'session-id': sessionId, budget: given, ...rest } = values;
    if (Object.values(values).flat().includes('')) return undefined;
    const [least, most] = BUDGETS[name];
    const budget = Number(given ?? least);
    if (!(Number.isInteger(budget) && budget >= least && budget <= most)) return undefined;
    return { ...rest, ...defined({ sessionId, budget: given && budget }) } as InjectOptions;
  } catch {
    return undefined;
  }
}

declare const require: ((file: './services.cjs') => typeof import('../hooks/services.ts')) &
  ((file: './user-prompt-submit.cjs') => typeof import('../hooks/user-prompt-submit.ts'));

/** Runs the command, prints, and gives true. False where commander has to judge the words, or anything is odd: nothing was printed. Never throws. */
export async function runAtOnce(name: keyof typeof FLAGS, words: readonly string[]): Promise<boolean> {
  try {
    const options = readPlainOptions(name, words);
    if (options === undefined) return false;
    const told = await inject(name, options, { cwd: process.cwd(), env: process.env });
    process.stdout.on('error', (error: NodeJS.ErrnoException) =>
      process.exit(error.code === 'EPIPE' ? 0 : 1),
    );
    if (told !== '') process.stdout.write(told);
    return true;
  } catch {
    return false;
  }
}

/** What `inject brief` or `inject context` prints; what is told, and what variables are missing, is noted. Throws CONFIG_INVALID, and what recall throws. */
export async function inject(name: keyof typeof FLAGS, options: InjectOptions, place: Place) {
  const told: Outcome = await (name === 'brief' ? injectBrief : injectContext)(options, place);
  const { context: text, memories: ids = [] } = told;
  const figure = name === 'brief' ? 'briefed' : 'recalled';
  if (ids.length > 0) writeLog(place.env, { event: `inject ${name}`, [figure]: ids.length });
  if (options.json) return `${JSON.stringify({ text, memories: ids })}\n`;
  return text === undefined ? '' : `${text}\n`;
}

/** What was asked for by flags and the environment; the session that nobody named is the newest open one here. */
async function injectContext({ query: asked, sessionId, budget }: InjectOptions, place: Place) {
  const given = readGiven('inject context', sessionId, { query: [asked, 'USER_PROMPT', 'CLAUDE_CONTEXT'] });
  const { query, session: named } = given;
  const session = named || currentSession(place);
  if (query.trim() === '') return contextFor({ query, session, budget }, place);
  const tokens = budget === undefined ? {} : { CS_MEMORY_PROMPT_RECALL_TOKENS: String(budget) };
  const asking = { cwd: place.cwd, session, env: { ...place.env, ...tokens } };
  const { tellPrompt } = require('./user-prompt-submit.cjs');
  return tellPrompt(query, asking);
}

async function contextFor(request: ContextRequest, place: Place): Promise<Outcome> {
  const told = await require('./services.cjs').injectContext(request, place);
  return told === undefined ? {} : { context: told.text, memories: told.shown.map((it) => it.memory.id) };
}

const BRIEF_TOKENS = 200;
/** So many files are asked about; more are no piece of work that a few lines could be about. */
const MAX_FILES = 20;

/** Whom to tell what about: a call without file and command by its description; nothing named: git status, and the newest open session, if any. */
async function injectBrief(options: InjectOptions, place: Place): Promise<Outcome> {
  const { file = [], command, query: words, sessionId, budget } = options;
  const isNamed = file.length > 0 || command !== undefined || words !== undefined;
  const given = readGiven('inject brief', sessionId, {
    name: [isNamed ? '' : undefined, 'TOOL_NAME'],
    input: [isNamed ? '' : undefined, 'TOOL_INPUT'],
  });
  const { path, command: toRun = command } = isNamed ? {} : targetOf(given);
  const files = path === undefined ? file : [path];
  const isUnnamed = !isNamed && files.length === 0 && toRun === undefined;
  const query = words ?? (isUnnamed ? place.env['TOOL_DESCRIPTION'] || undefined : undefined);
  const session = given.session || currentSession(place);
  if (query !== undefined) return contextFor({ session, query, budget: budget ?? BRIEF_TOKENS }, place);
  const isOn = ({ editBrief }: Exact['config']): boolean => editBrief.enabled;
  const exact = await openExact({ ...place, session }, isOn, true, (context) =>
    require('./services.cjs').bringUpToDate(context),
  );
  return lookUp('briefed', exact, (it) => makeBrief(it, { file: files, command: toRun, budget }, place));
}

/** What was settled about files or a command; undefined for none, and where the index is still behind. */
async function makeBrief(exact: Exact, { file: files = [], command, budget }: InjectOptions, place: Place) {
  if (!exact.isReady) return undefined;
  const isNamed = files.length > 0 || command !== undefined;
  const paths = isNamed ? files : await changedFiles(place.cwd, place.env);
  // What no sweep has seen yet git knows; asking it of all that a work tree has changed would take long.
  const before = (path: string) => (isNamed ? renamedTo(path, place) : {});
  const found = await findAll(exact, paths.slice(0, MAX_FILES), command, before);
  const title = isNamed ? 'Before this step.' : 'About the files changed here.';
  const maxTokens = budget ?? Math.min(BRIEF_TOKENS, exact.config.editBrief.tokens);
  return writeRecall(title, found, { nowMs: Date.now(), maxTokens, isBrief: true });
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
