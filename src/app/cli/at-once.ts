// The commands that scripts run at every prompt and before every step, without the rest of the CLI: a small file of its own in
// dist, at-once.cjs, which takes what speaks to git from the hooks' file beside it.
import { parseArgs } from 'node:util';
import { defined } from '../../core/basics.ts';
import type { ContextRequest } from '../../recall/inject-context.ts';
import type { RecallText } from '../../recall/recall-text.ts';
import type { AskedGit } from '../wire/exact.ts';
import type { Place } from '../wire/home.ts';
import {
  BRIEF_BUDGET,
  type BriefOptions,
  type InjectServices,
  injectBrief,
  injectContext,
} from './commands/brief.ts';
import { CONTEXT_BUDGET, type ContextOptions } from './variables.ts';

const text = { type: 'string' } as const;
const CONTEXT = { query: text, 'session-id': text, budget: text, json: { type: 'boolean' } } as const;
const FLAGS = {
  context: CONTEXT,
  brief: { ...CONTEXT, command: text, file: { type: 'string', multiple: true } },
} as const;
const BUDGETS = { context: CONTEXT_BUDGET, brief: BRIEF_BUDGET } as const;

/** A command's options as commander would read them; undefined for what it has to judge: another word, a value that is missing or empty, no budget. Pure. */
export function readPlainOptions(
  name: keyof typeof FLAGS,
  words: readonly string[],
): (BriefOptions & ContextOptions) | undefined {
  try {
    const { values } = parseArgs({ args: [...words], options: FLAGS[name] });
    const { 'session-id': sessionId, budget: given, ...rest } = values;
    if (Object.values(values).flat().includes('')) return undefined;
    const [least, most] = BUDGETS[name];
    const budget = Number(given ?? least);
    if (!(Number.isInteger(budget) && budget >= least && budget <= most)) return undefined;
    return { ...rest, ...defined({ sessionId, budget: given && budget }) } as BriefOptions & ContextOptions;
  } catch {
    return undefined;
  }
}

/** What of src/app/hooks/services.ts is used; imports go down only, so it is named here. */
interface Services {
  bringUpToDate(place: Place & { readonly session: string }): Promise<AskedGit | undefined>;
  injectContext(request: ContextRequest, place: Place): Promise<RecallText | undefined>;
}

declare const require: ((file: './services.cjs') => Services) &
  ((file: './user-prompt-submit.cjs') => typeof import('../hooks/user-prompt-submit.ts'));

/** Runs the command, prints, and gives true. False where commander has to judge the words, or anything is odd: nothing was printed. Never throws. */
export async function runAtOnce(name: keyof typeof FLAGS, words: readonly string[]): Promise<boolean> {
  try {
    const place = { cwd: process.cwd(), env: process.env };
    const options = readPlainOptions(name, words);
    if (options === undefined) return false;
    const services: InjectServices = {
      injectContext: (request) => require('./services.cjs').injectContext(request, place),
      tellPrompt: (...asked) => require('./user-prompt-submit.cjs').tellPrompt(...asked),
      // Where git is asked, and that takes too long, nothing is told.
      askGit: (session) => require('./services.cjs').bringUpToDate({ ...place, session }),
    };
    const text = await (name === 'brief' ? injectBrief : injectContext)(options, place, services);
    process.stdout.on('error', (error: NodeJS.ErrnoException) =>
      process.exit(error.code === 'EPIPE' ? 0 : 1),
    );
    if (text !== '') process.stdout.write(text);
    return true;
  } catch {
    return false;
  }
}
