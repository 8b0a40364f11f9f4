import type { RecallText } from '../../recall/model/recall-text.ts';
import type { ContextRequest } from '../../recall/unasked/inject-context.ts';
import type { AskedGit } from '../wire/exact.ts';
import {
  BRIEF_BUDGET,
  type BriefOptions,
  type InjectServices,
  injectBrief,
  injectContext,
} from './commands/brief.ts';
import { CONTEXT_BUDGET, type ContextOptions } from './variables.ts';

/** The flags of a command that take a value, by the field that it becomes; `many`: it may be given again. */
type PlainFlags = Readonly<Record<string, { readonly field: string; readonly many?: true }>>;

/**
 * Reads a command's options where they are written plainly (`--flag value`, `--flag=value`, `--json`); undefined for what commander
 * has to judge: another option, `--help`, an argument, a flag that is given twice, a value that is missing, empty or begins with a dash. Pure.
 */
export function readPlainOptions(
  words: readonly string[],
  flags: PlainFlags,
): Readonly<Record<string, unknown>> | undefined {
  const options: Record<string, unknown> = {};
  for (let at = 0; at < words.length; at += 1) {
    const [, flag = '', joined] = /^(--[a-z-]+)(?:=(.*))?$/s.exec(words[at] ?? '') ?? [];
    if (flag === '--json' && joined === undefined) {
      options['json'] = true;
      continue;
    }
    const known = Object.hasOwn(flags, flag) ? flags[flag] : undefined;
    if (joined === undefined) at += 1;
    const value = joined ?? words[at] ?? '';
    if (known === undefined || value === '' || value.startsWith('-')) return undefined;
    const before = options[known.field];
    if (before !== undefined && known.many !== true) return undefined;
    options[known.field] = known.many ? [...((before as string[] | undefined) ?? []), value] : value;
  }
  return options;
}

// The commands that scripts run at every prompt and before every step, without the rest of the CLI: a small file of its own in
// dist, at-once.cjs, which takes what speaks to git from the hooks' file beside it.

interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** What of src/app/hooks/lazy/services.ts is used; imports go down only, so it is named here. */
interface Services {
  bringUpToDate(place: Place & { readonly session: string }): Promise<AskedGit | undefined>;
  injectContext(request: ContextRequest, place: Place): Promise<RecallText | undefined>;
}

declare const require: (file: './services.cjs') => Services;

const BRIEF_FLAGS = {
  '--file': { field: 'file', many: true },
  '--command': { field: 'command' },
  '--query': { field: 'query' },
  '--budget': { field: 'budget' },
  '--session-id': { field: 'sessionId' },
} as const;
const CONTEXT_FLAGS = {
  '--query': { field: 'query' },
  '--session-id': { field: 'sessionId' },
  '--budget': { field: 'budget' },
} as const;

/**
 * Runs the command, prints, and gives true. False where the words are for commander to judge, or anything is not as expected: then nothing
 * was printed, and the whole CLI does it, or tells what is wrong. Never throws.
 */
export async function runAtOnce(name: 'brief' | 'context', words: readonly string[]): Promise<boolean> {
  try {
    const place = { cwd: process.cwd(), env: process.env };
    const [flags, budget] = name === 'brief' ? [BRIEF_FLAGS, BRIEF_BUDGET] : [CONTEXT_FLAGS, CONTEXT_BUDGET];
    const options = withBudget(readPlainOptions(words, flags), budget);
    if (options === undefined) return false;
    print(await (name === 'brief' ? injectBrief : injectContext)(options, place, servicesAt(place)));
    return true;
  } catch {
    return false;
  }
}

/** Where git is asked, and that takes too long, nothing is told. */
const servicesAt = (place: Place): InjectServices => ({
  injectContext: (request) => require('./services.cjs').injectContext(request, place),
  askGit: (session) => require('./services.cjs').bringUpToDate({ ...place, session }),
});

/** With the budget as a number; undefined where it is none that commander would take. */
function withBudget(
  words: Readonly<Record<string, unknown>> | undefined,
  [least, most]: readonly [number, number],
): (BriefOptions & ContextOptions) | undefined {
  if (words?.['budget'] === undefined) return words as BriefOptions & ContextOptions;
  const budget = Number(words['budget']);
  const isOne = Number.isInteger(budget) && budget >= least && budget <= most;
  return isOne ? { ...words, budget } : undefined;
}

/** Whoever reads it may have gone: that is no failure, as in main.ts. */
function print(text: string): void {
  if (text === '') return;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  process.stdout.write(text);
}
