import type { Command } from 'commander';
import { nearestName } from '../config/config-jsonc.ts';

/** Group → commands that once stood for themselves. */
const MOVED = {
  session: 'goals flush distil',
  maintain: 'reindex reanchor consolidate gc',
  debug: 'detect filter eval',
};
const OLD_NAMES = new Map<string, readonly string[]>([
  ...Object.entries(MOVED).flatMap(([group, names]) =>
    names.split(' ').map((name) => [name, [group, name]] as const),
  ),
  ...['inject-context', 'inject-brief', 'capture-memory', 'capture-response'].map(
    (name) => [name, name.split('-')] as const,
  ),
  ['useful', ['rate']],
  ['useless', ['rate']],
  ['restore', ['forget', '--undo']],
]);

/** Today's words for a line that begins with an old name: earlier scripts and git hooks go on working; `log -5` counts as git's does. `note`: for who still uses it. Pure. */
export function todaysWords(given: readonly string[]): {
  readonly words: readonly string[];
  readonly note?: string;
} {
  const isHelp = given[0] === 'help';
  const [name = '', ...rest] = isHelp ? given.slice(1) : given;
  const now = OLD_NAMES.get(name);
  if (now === undefined)
    return { words: name === 'log' ? given.map((word) => word.replace(/^-(?=\d+$)/, '-n')) : given };
  const isRating = now[0] === 'rate';
  const told = isRating ? `rate <id> ${name}` : now.join(' ');
  const note = `cs-memory: \`${name}\` is now \`cs-memory ${told}\``;
  if (isHelp) return { words: [...now.filter((word) => !word.startsWith('-')), '--help'], note };
  return { words: [...now, ...rest, ...(isRating ? [name] : [])], note };
}

/** Rewrites the words of this process, with the note on stderr for people: with --json that is for errors, and a job in the background says nothing. Doing it twice changes nothing. */
export function useTodaysNames(argv: string[]): void {
  const { words, note } = todaysWords(argv.slice(2));
  if (note !== undefined && !words.includes('--auto') && !words.includes('--json'))
    process.stderr.write(`${note}\n`);
  argv.splice(2, argv.length, ...words);
}

/** Command → what people may call it. */
const MEANT = {
  forget: 'delete del remove rm',
  'forget --undo': 'unforget undo',
  purge: 'erase',
  recall: 'search find query ask',
  remember: 'add save note learn',
  list: 'ls',
  show: 'cat get',
  status: 'info',
  doctor: 'check',
  config: 'settings',
  setup: 'init install',
  sync: 'push pull fetch',
};

/** Ends with wrong usage, and the command that was probably meant, for a word that is none. Call when all commands are there. */
export function nameMeantCommands(program: Command): void {
  program.on('command:*', ([word = '']: readonly string[]) => refuse(program, word));
}

function refuse(above: Command, word: string): never {
  const names = above.commands.map((command) => command.name());
  const [said] = Object.entries(MEANT).find(([, words]) => words.split(' ').includes(word)) ?? [];
  const meant = (above.parent ? undefined : said) ?? nearestName(word, names);
  const hint = meant === undefined ? '' : `\n(Did you mean ${meant}?)`;
  return above.error(`error: unknown command '${word}'${hint}`, { code: 'commander.unknownCommand' });
}

/** `help maintain gc`: commander looks at the first word alone, and does not say that there is no such command. */
export function checkHelp(program: Command, [first, ...words]: readonly string[]): void {
  if (first !== 'help') return;
  let at = program;
  for (const word of words) {
    if (word.startsWith('-') || at.commands.length === 0 || (at === program && word === 'help')) return;
    at = at.commands.find((command) => command.name() === word) ?? refuse(at, word);
  }
  if (at !== program) at.help();
}
