// What the user is told, and the model is not: a file of its own in dist, for a failure.
import type { RememberedStatement, ToldMemory } from '../../capture/remember-statement.ts';
import { errorCode, errorMessage, systemErrorInWords } from '../../core/errors.ts';
import { inert } from '../../core/inert.ts';
import { isFirstOfSession } from '../wire/home.ts';
import { type HookContext, type Outcome, SILENT } from './stdio.ts';

/** What an error comes to, for the user: `what` happened, why, and where more is told. */
export const troubleNotice = (what: string, error: unknown, env: NodeJS.ProcessEnv): string =>
  `cs-memory: ${what}: ${inert(errorMessage(systemErrorInWords(error)))}. See \`${howItStands(env)}\`.`;

/** What tells of all that is wrong. */
export const howItStands = (env: NodeJS.ProcessEnv): string =>
  ownCommand(env, { slash: 'status', cli: 'doctor' });

const UNKEPT = 'unkept';

/** What the user is told where not even the session can be recorded: at each start, and then by nothing else of it. */
export function unrecordedNotice(error: unknown, context: HookContext): string {
  isFirstOfSession(context, UNKEPT);
  return troubleNotice('nothing of this session can be kept', error, context.env);
}

/** Tells the user, once a session, that something could not be kept (disk full, read-only). Nothing for other errors, or if unnotable. */
export function unkeptNotice(error: unknown, context: HookContext): Outcome {
  const isLost = errorCode(systemErrorInWords(error)) === 'IO_FAILED' && isFirstOfSession(context, UNKEPT);
  if (!isLost) return SILENT;
  return { notice: troubleNotice('something of this session could not be kept', error, context.env) };
}

/** A command as the user can give it: a plugin has slash commands, setup's scripts a program. Only its hooks are told the plugin's folder. */
export function ownCommand(
  { CLAUDE_PLUGIN_ROOT: plugin }: NodeJS.ProcessEnv,
  { slash, cli }: { readonly slash: string; readonly cli: string },
): string {
  return plugin ? `/cs:${slash}` : `cs-memory ${cli}`;
}

type Env = NodeJS.ProcessEnv;
type Remembered = RememberedStatement & { readonly state: 'remembered' };
type Unclear = Extract<RememberedStatement, { state: 'unclear' }>;

const quoted = (text: string): string => `“${inert(text)}”`;
const short = (id: string): string => id.slice(0, 8);
const named = ({ summary, id }: ToldMemory): string => `${quoted(summary)} (${short(id)})`;
const forgetting = (id: string, env: Env): string => {
  const command = `forget ${id}`;
  return `\`${ownCommand(env, { slash: command, cli: command })}\``;
};

/** What became of what a prompt states, in a line or several. What was remembered for one place is told together. */
export function noticeOf(all: readonly RememberedStatement[], env: Env): string {
  const isNew = (one: RememberedStatement): one is Remembered => one.state === 'remembered';
  const places = (['repository', 'user'] as const).map((scope) =>
    all.filter(isNew).filter((one) => one.scope === scope),
  );
  const lines = [
    ...places.flatMap((many) => (many.length === 0 ? [] : [rememberedLine(many, env)])),
    ...all.filter((one) => !isNew(one)).map((one) => lineOf(one, env)),
    ...all.flatMap((one) => correctionLines(one, env)),
  ];
  return lines.map((line) => `cs-memory: ${line}`).join('\n');
}

function rememberedLine(many: readonly Remembered[], env: Env): string {
  const [first, ...others] = many;
  const where = first?.scope === 'user' ? 'remembered for all your projects' : 'remembered';
  if (first !== undefined && others.length === 0)
    return `${where}: ${quoted(first.summary)} (${short(first.id)}; ${forgetting(short(first.id), env)} undoes this).`;
  return `${where}, ${many.length} memories: ${many.map(named).join(', ')}; ${forgetting('<id>', env)} undoes one.`;
}

function lineOf(one: RememberedStatement, env: Env): string {
  if (one.state === 'forgotten') {
    const undo = `forget --undo ${short(one.memory.id)}`;
    return `forgotten: ${named(one.memory)}; \`cs-memory ${undo}\` brings it back.`;
  }
  const said = quoted(one.summary);
  if (one.state === 'unclear' && one.why !== undefined)
    return `${said} was not forgotten, because ${reason(one.why, env)}.`;
  if (one.state === 'unclear') return `nothing was forgotten, because ${unclear(one, said, env)}.`;
  if (one.state === 'waits') return `${said} ${untilWhen(one.why, env)}.`;
  if (one.state === 'bare' && said.includes('[REDACTED:'))
    return `nothing was remembered, because ${said} says nothing but a secret, which is never kept.`;
  if (one.state === 'bare')
    return `nothing was remembered, because ${said} does not say what. Say it in a sentence: “remember that …”.`;
  return `already knew ${said} (${short(one.id)}).`;
}

function unclear({ unsure, near }: Unclear, said: string, env: Env): string {
  const [first, ...others] = unsure;
  if (first === undefined && near !== undefined)
    return `no memory of your own words says just ${said}; the nearest is ${named(near)}, and ${forgetting(short(near.id), env)} forgets it`;
  if (first === undefined)
    return `no memory of your own words says ${said}; ${forgetting('<id>', env)} forgets one`;
  if (others.length === 0)
    return `one memory says more than that: ${named(first)}; ${forgetting(short(first.id), env)} forgets it`;
  const like = [first, ...others].slice(0, 3).map(named).join(', ');
  return `${others.length + 1} memories say that or more: ${like}; ${forgetting('<id>', env)} forgets one`;
}

function correctionLines(one: RememberedStatement, env: Env): readonly string[] {
  if (!('unsure' in one) || one.state === 'unclear') return [];
  const like = one.unsure.slice(0, 3).map(named).join(', ');
  const [replaced, still] = one.state === 'forgotten' ? [[], 'so'] : [one.replaced, 'otherwise'];
  return [
    ...replaced.map((memory) => `that takes the place of ${named(memory)}.`),
    ...(like === '' ? [] : [`this may still say ${still}: ${like}; ${forgetting('<id>', env)} forgets one.`]),
  ];
}

/** What is to come by itself has no reason to be told; of all else nobody knows whether the end of this turn finds it mended. */
function untilWhen(why: unknown, env: Env): string {
  const code = errorCode(why);
  if (code === 'NO_COMMIT') return 'is kept with your first commit';
  if (code === 'INDEX_BEHIND') return 'is kept at the end of this turn';
  return `waits in the queue because ${reason(why, env)}`;
}

const reason = (why: unknown, env: Env): string =>
  `${inert(errorMessage(systemErrorInWords(why)))}; see \`${howItStands(env)}\``;
