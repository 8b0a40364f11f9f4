import type { Command } from 'commander';
import { CsError } from '../../domain/errors.ts';
import { oneLine } from '../../domain/excerpt.ts';
import { printable } from '../../domain/printable.ts';
import { addressOf, knownBy } from '../../domain/trust.ts';
import { wireSync } from '../../wire/sync.ts';
import { print, printJson } from '../io.ts';
import { setting, withWired } from '../setting.ts';

interface Json {
  readonly json?: true;
}

interface Trusted extends Json {
  readonly remote?: string;
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

async function change(author: string | undefined, verb: 'add' | 'remove', options: Trusted): Promise<void> {
  const { json, remote } = options;
  if ((author === undefined) === (remote === undefined))
    throw new CsError('USAGE', `trust ${verb} takes an author or --remote, one of the two`, {
      hint: `cs-memory trust ${verb} --remote origin`,
    });
  if (author === undefined) return changeRemote(remote ?? '', verb === 'add', options);
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

/** Whom to believe of those who push to a remote; known for its addresses as they are now. */
async function changeRemote(name: string, trusted: boolean, { json }: Json): Promise<void> {
  await withWired(async (wired) => {
    const { sync, close } = wireSync(wired, { cwd: setting().cwd, env: process.env });
    try {
      const remote = await sync.find(name);
      const changed = await sync.trust(remote, trusted);
      if (json) return printJson({ remote: remote.name, trusted, changed });
      print(
        trusted
          ? `whoever may push to '${printable(remote.name)}' is trusted: what comes from there is told to sessions unasked`
          : `of what comes from '${printable(remote.name)}' only what is signed by a key that git trusts is told unasked`,
      );
    } finally {
      close();
    }
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
      'Sessions are told unasked what this clone wrote, what came from a remote of which you trust whoever may push there, and what is signed by a key that git trusts. All else is found when you ask, and says so.',
    )
    .addHelpText(
      'after',
      "\nExample:\n  cs-memory trust\n  cs-memory trust add --remote origin\n  cs-memory trust add 'Ada <ada@example.org>'\n  cs-memory trust add @example.org\n  cs-memory trust remove ada@example.org",
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
    .command('add [author]')
    .summary('trust whoever may push to a remote, or an author of what was imported')
    .description(
      'With --remote sessions are told unasked what came from that remote, from now on: whoever may push there is believed. An author, by the e-mail address (@example.org is everybody with an address there), counts for what this clone took in itself, by an import; a name in a note that came from elsewhere is believed only by the remote it came from, or by a signature that git trusts.',
    )
    .option('--remote <name>', 'trust everybody who may push to this remote')
    .option('--json', 'print {"author", "trusted", "changed"}')
    .action((author: string | undefined, options: Trusted) => change(author, 'add', options));
  trust
    .command('remove [author]')
    .summary('trust an author, or a remote, no more')
    .description(
      'What this author wrote, or what came from that remote unsigned, is found when you ask, and no more told unasked. Who is trusted by a whole host stays trusted; that is told.',
    )
    .option('--remote <name>', 'trust those who may push to this remote no more')
    .option('--json', 'print {"author", "trusted", "changed"}')
    .action((author: string | undefined, options: Trusted) => change(author, 'remove', options));
  for (const command of trust.commands)
    command.exitOverride().showHelpAfterError(`(cs-memory trust ${command.name()} --help tells more)`);
}
