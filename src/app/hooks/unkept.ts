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
  return isLost
    ? { notice: troubleNotice('something of this session could not be kept', error, context.env) }
    : SILENT;
}

/** A command as the user can give it: a plugin has slash commands, setup's scripts a program. Only its hooks are told the plugin's folder. */
export function ownCommand(
  { CLAUDE_PLUGIN_ROOT: plugin }: NodeJS.ProcessEnv,
  { slash, cli }: { readonly slash: string; readonly cli: string },
): string {
  return plugin ? `/cs:${slash}` : `cs-memory ${cli}`;
}
