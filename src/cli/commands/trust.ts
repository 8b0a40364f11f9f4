import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import { oneLine } from '../../domain/excerpt.ts';
import { printable } from '../../domain/printable.ts';
import { addressOf, knownBy } from '../../domain/trust.ts';
import { print, printJson } from '../io.ts';
import { withWired } from '../setting.ts';

interface Json {
  readonly json?: true;
}

/** An author that can be known again: an address, with or without a name, or everybody of a host. Throws USAGE. */
function checked(author: string): string {
  const text = oneLine(printable(author), 300);
  if (/^[^\s@<>#]*@[^\s@<>#]+$/.test(addressOf(text))) return text;
  throw new CsError('USAGE', `'${text}' has no e-mail address, and authors are known by theirs`, {
    hint: "as in 'Ada <ada@example.org>', ada@example.org, or @example.org for everybody there",
  });
}

async function list({ json }: Json, { args: [slip] }: Command): Promise<void> {
  if (slip !== undefined)
    throw new CsError('USAGE', `trust knows no '${oneLine(printable(slip), 100)}'`, {
      hint: slip.includes('@')
        ? `cs-memory trust add '${oneLine(printable(slip), 300)}'`
        : 'it knows list, add and remove',
    });
  await withWired(async ({ trusting }) => {
    const { self: all, trusted } = await trusting.settings(true);
    const self = all.filter((author, at) => knownBy(addressOf(author), all.slice(0, at)) === undefined);
    if (json) return printJson({ self, trusted });
    for (const author of self) print(`self     ${printable(author)}`);
    for (const author of trusted) print(`trusted  ${printable(author)}`);
  });
}

async function change(author: string, verb: 'add' | 'remove', { json }: Json): Promise<void> {
  const text = checked(author);
  await withWired(async ({ trusting }) => {
    const changed = trusting.authors[verb](text);
    const trusted = verb === 'add';
    const by = verb === 'remove' ? knownBy(addressOf(text), trusting.authors.read()) : undefined;
    if (json) return printJson({ author: text, trusted: trusted || by !== undefined, changed });
    print(
      by === undefined
        ? `${text} ${outcome(trusted, changed)}`
        : `${text} is trusted all the same: ${printable(by)} is`,
    );
  });
}

function outcome(trusted: boolean, changed: boolean): string {
  if (!changed) return trusted ? 'was trusted already' : 'was not trusted';
  return trusted ? 'is trusted: what they wrote is told to sessions unasked' : 'is not trusted any more';
}

/** `cs-memory trust`: whose memories are told unasked. */
export function addTrust(program: Command): void {
  const trust = program
    .command('trust')
    .summary('whose memories are told unasked')
    .description(
      'Sessions are told unasked what you wrote, and what those you trust wrote. What others wrote is found when you ask, and says so.',
    )
    .addHelpText(
      'after',
      "\nExample:\n  cs-memory trust\n  cs-memory trust add 'Ada <ada@example.org>'\n  cs-memory trust add @example.org\n  cs-memory trust remove ada@example.org",
    );
  trust
    .command('list', { isDefault: true })
    .summary('who you are to git, and whom you trust')
    .description(
      'Lists the addresses that are yours (by git, and by trust.self) and the authors you trust, of all repositories.',
    )
    .allowExcessArguments()
    .option('--json', 'print {"self": […], "trusted": […]}')
    .action(list);
  trust
    .command('add <author>')
    .summary('trust an author, by the e-mail address')
    .description(
      'From now on sessions are told unasked what this author wrote, in all repositories. @example.org is everybody with an address there.',
    )
    .option('--json', 'print {"author", "trusted", "changed"}')
    .action((author: string, options: Json) => change(author, 'add', options));
  trust
    .command('remove <author>')
    .summary('trust an author no more')
    .description(
      'What this author wrote is found when you ask, and no more told unasked. Who is trusted by a whole host stays trusted; that is told.',
    )
    .option('--json', 'print {"author", "trusted", "changed"}')
    .action((author: string, options: Json) => change(author, 'remove', options));
  for (const command of trust.commands)
    command.exitOverride().showHelpAfterError(`(cs-memory trust ${command.name()} --help tells more)`);
}
