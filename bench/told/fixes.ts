// Whether the fix of a failure is offered when it comes again elsewhere: npm run bench:told -- --errors FILE [--failures FILE] [--half <name>] [--list]
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOnceQuiet } from '../measure.ts';
import { openClient } from '../worth/client.ts';
import { readLines } from './told.ts';

/** A failure that was solved, and the same trouble elsewhere. */
interface SolvedPair {
  readonly id: string;
  readonly half?: string;
  readonly first: Failure;
  /** A command, with what it printed, or an edit: after it the first command passes. */
  readonly fix: { readonly command?: string; readonly output?: string } & Edit;
  readonly second: Failure;
}

interface Failure {
  readonly command: string;
  readonly output: string;
}

interface Edit {
  readonly file?: string;
  readonly old?: string;
  readonly new?: string;
}

/** Another failure, of which nothing is known. */
interface OtherFailure {
  readonly half?: string;
  readonly tool: string;
  readonly input: object;
  readonly error: string;
}

export interface FixFiles {
  readonly errors: string;
  readonly failures: string | undefined;
  readonly half: string | undefined;
  readonly isListed: boolean;
}

/** The call that `session` makes next, and what it is told. */
function createSession(root: string, folder: string, session: string) {
  let told = '';
  let calls = 0;
  const client = openClient(root, folder, session, (event, text) => {
    if (event === 'PostToolUseFailure') told += text;
  });
  const call = (event: string, tool: string, input: object, result: object): string => {
    told = '';
    calls += 1;
    client.raise(
      event,
      { tool_name: tool, tool_input: input, tool_use_id: `${session}-${calls}`, ...result },
      tool,
    );
    return told;
  };
  return {
    ...client,
    fail: (tool: string, input: object, error: string) => call('PostToolUseFailure', tool, input, { error }),
    pass: (command: string, stdout = 'done') =>
      call('PostToolUse', 'Bash', { command }, { tool_response: { stdout, stderr: '', interrupted: false } }),
    edit: ({ file = '', old: before = '', new: after = '' }: Edit) =>
      call(
        'PostToolUse',
        'Edit',
        { file_path: join(client.repository, file), old_string: before, new_string: after },
        { tool_response: { filePath: join(client.repository, file) } },
      ),
  };
}

/** A session in which the first failure comes, and is solved. */
function solve(root: string, folder: string, { id, first, fix }: SolvedPair): void {
  const session = createSession(root, folder, `first-${id}`);
  session.raise('SessionStart', { source: 'startup' }, 'startup');
  session.raise('UserPromptSubmit', { prompt: `run ${first.command}` });
  session.fail('Bash', { command: first.command }, first.output);
  if (fix.command === undefined) session.edit(fix);
  else session.pass(fix.command, fix.output);
  if (fix.command?.includes(first.command) !== true) session.pass(first.command);
  session.raise('Stop', { stop_hook_active: false, last_assistant_message: 'It passes now.' });
  session.raise('SessionEnd', { reason: 'other' }, 'other');
}

/** A word of the fix that nothing but the fix has: what it ran, or what it put into a file. */
function tellsOf({ fix, first }: SolvedPair, told: string): boolean {
  const said = fix.command ?? (fix.new ?? '').replace(fix.old ?? '', '');
  const words = said.match(/[\w@./=-]{3,}/g) ?? [];
  const own = words.filter((word) => !first.command.includes(word));
  if (own.length === 0) return told.includes(`\`${said}\``); // what it left out is what helped
  const seen = own.filter((word) => told.includes(word)).length;
  return seen > 0 && seen >= own.length / 2;
}

/** Prints how many fixes are offered to the second failures, and to how many others one is. */
export function measureFixes(root: string, { errors, failures, half, isListed }: FixFiles): void {
  const isAsked = (one: { readonly half?: string }): boolean => half === undefined || one.half === half;
  const pairs = readLines<SolvedPair>(errors);
  const folder = mkdtempSync(join(tmpdir(), 'told-fixes-'));
  for (const pair of pairs) solve(root, folder, pair);

  const asked = pairs.filter(isAsked);
  let offered = 0;
  let shown = 0;
  asked.forEach((pair) => {
    const told = createSession(root, folder, `second-${pair.id}`).fail(
      'Bash',
      { command: pair.second.command },
      pair.second.output,
    );
    const isRight = tellsOf(pair, told);
    if (told !== '') shown += 1;
    if (isRight) offered += 1;
    if (isListed)
      console.log(
        `${isRight ? 'offered' : told === '' ? 'silent ' : 'other  '} ${pair.id}${isRight ? '' : `\n${told}`}`,
      );
  });
  console.log(`fixes offered: ${offered} of ${asked.length}; something told: ${shown}`);

  const others = failures === undefined ? [] : readLines<OtherFailure>(failures).filter(isAsked);
  const wrong = others.filter(({ tool, input, error }, index) => {
    const told = createSession(root, folder, `other-${index}`).fail(tool, input, error);
    if (isListed && told !== '') console.log(`wrong   ${error.slice(0, 300)}\n${told}`);
    return told !== '';
  });
  console.log(`offers among ${others.length} other failures: ${wrong.length}`);
  removeOnceQuiet(folder);
}
