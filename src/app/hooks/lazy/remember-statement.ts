import type { RememberedStatement } from '../../../capture/note-statement.ts';
import { QUICK_BOUND } from '../../../core/background.ts';
import { errorCode, errorMessage, systemErrorInWords } from '../../../core/errors.ts';
import { inert } from '../../../core/text.ts';
import { failureRecord } from '../../../files/log.ts';
import { wireBackground } from '../../wire/background.ts';
import { wire } from '../../wire/services.ts';
import { wireSpool } from '../../wire/spool.ts';
import { wireRememberStatement } from '../../wire/turn.ts';
import { type HookContext, type Outcome, SILENT } from '../outcome.ts';
import { LOADERS, PROGRAM } from './loaders.ts';
import { ownCommand } from './own-command.ts';
import { troubleNotice } from './unkept.ts';

/** Other writers may hold this up for so long; then it waits in the queue. The event's own deadline is 4 s. */
const MAX_WAIT_MS = 1_500;

/** Writes what the user wants remembered into the notes, and tells the user, not the model; also that it could not be kept, each time. */
export async function rememberStatement(prompt: string, context: HookContext): Promise<Outcome> {
  return kept(prompt, context).catch((error: unknown) => {
    if (errorCode(error) === 'CONFIG_INVALID') throw error; // told when the session starts
    return {
      type: 'notice',
      text: troubleNotice('this was not remembered', error, context.env),
      record: { stated: 0, ...failureRecord(error) },
    };
  });
}

async function kept(prompt: string, { cwd, env, session }: HookContext): Promise<Outcome> {
  const options = { cwd, env, loaders: LOADERS, session, maxWaitMs: MAX_WAIT_MS, indexBound: QUICK_BOUND };
  const spooling = await wireSpool(options);
  if (!spooling.config.enabled || !spooling.config.statements.enabled) return SILENT;
  const wired = await wire(options, spooling);
  const remembered = await wireRememberStatement(options, wired)(prompt).finally(wired.close);
  wireBackground({ cwd, env, program: PROGRAM }, wired).words();
  if (remembered === undefined) return SILENT;
  if (remembered.state === 'waits') spooling.noteWorkplace(session);
  const why = remembered.state === 'waits' ? failureRecord(remembered.why) : {};
  const stated = remembered.state === 'bare' ? 0 : 1;
  return { type: 'notice', text: noticeOf(remembered, env), record: { stated, ...why } };
}

/** What is to come by itself has no reason to be told; of all else nobody knows whether the end of this turn finds it mended. */
function untilWhen(why: unknown, env: NodeJS.ProcessEnv): string {
  const code = errorCode(why);
  if (code === 'NO_COMMIT') return 'is kept with your first commit';
  if (code === 'INDEX_BEHIND') return 'is kept at the end of this turn';
  const more = ownCommand(env, { slash: 'status', cli: 'doctor' });
  return `waits in the queue because ${inert(errorMessage(systemErrorInWords(why)))}; see \`${more}\``;
}

function noticeOf(remembered: RememberedStatement, env: NodeJS.ProcessEnv): string {
  const said = `“${inert(remembered.summary)}”`;
  if (remembered.state === 'bare')
    return `cs-memory: nothing was remembered, because ${said} does not say what. Say it in a sentence: “remember that …”.`;
  if (remembered.state === 'waits') return `cs-memory: ${said} ${untilWhen(remembered.why, env)}.`;
  const id = remembered.id.slice(0, 8);
  if (remembered.state === 'known') return `cs-memory: already knew ${said} (${id}).`;
  const where = remembered.scope === 'user' ? 'remembered for all your projects' : 'remembered';
  const back = ownCommand(env, { slash: `forget ${id}`, cli: `forget ${id}` });
  return `cs-memory: ${where}: ${said} (${id}; \`${back}\` undoes this).`;
}
